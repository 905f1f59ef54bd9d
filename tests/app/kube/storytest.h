// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/workspace.h"
#include "tests/app/kube/kubecluster.h"
#include "tests/app/workspacetest.h"
#include "ui/connections/contextdialog.h"
#include "ui/document/applydialog.h"

#include <QAbstractButton>
#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>

#include <algorithm>
#include <memory>

namespace quotadeck::testing {
/// A window beside a cluster in Kubernetes, driven as a user does it.
class StoryTest : public test::WorkspaceTest
{
protected:
    std::unique_ptr<KubeCluster> m_cluster;
    std::unique_ptr<app::Workspace> m_workspace;

    [[nodiscard]] ui::MainWindow& window() { return m_workspace->window(); }

    /// Opens the window with the kubeconfig of the cluster.
    void openWindow()
    {
        qputenv("KUBECONFIG", QByteArray::fromStdString(m_cluster->context().files.front()));
        m_workspace = std::make_unique<app::Workspace>(m_shared.get(), app::Workspace::Memory::Keep);
        m_workspace->start({});
        window().resize(1280, 800);
        window().show();
    }
    void closeWindow()
    {
        m_workspace.reset();
        qunsetenv("KUBECONFIG");
    }

    static QAbstractButton* button(QWidget& parent, const QString& text)
    {
        const auto all = parent.findChildren<QAbstractButton*>();
        const auto found = std::ranges::find_if(all, [&text](const QAbstractButton* candidate) {
            return QString(candidate->text()).remove(QLatin1Char('&')) == text;
        });
        return found == all.end() ? nullptr : *found;
    }
    void trigger(const QString& action)
    {
        const auto actions = window().findChildren<QAction*>();
        const auto found = std::ranges::find_if(actions, [&action](const QAction* candidate) {
            return candidate->isEnabled()
                && QString(candidate->text()).remove(QLatin1Char('&')) == action; // two pages have some
        });
        QVERIFY2(found != actions.end(), qPrintable(action));
        (*found)->trigger();
    }
    [[nodiscard]] static bool says(const QWidget& widget, const QString& part)
    {
        return std::ranges::any_of(widget.findChildren<QLabel*>(),
                                   [&part](const QLabel* label) { return label->text().contains(part); });
    }

    [[nodiscard]] ui::ApplyDialog* applyDialog() { return window().findChild<ui::ApplyDialog*>(); }
    [[nodiscard]] static bool isReady(ui::ApplyDialog& dialog)
    {
        return button(dialog, QStringLiteral("Apply"))->isEnabled();
    }
    void closeApplyDialog()
    {
        QTRY_VERIFY(!applyDialog()->isWriting()); // till then it stays
        applyDialog()->close();
        QTRY_VERIFY(!applyDialog());
    }

    /// Chooses the only context there is.
    void chooseContext()
    {
        trigger(QStringLiteral("Connect to Kubernetes…"));
        auto* dialog = window().findChild<ui::ContextDialog*>();
        QVERIFY(dialog);
        QTRY_COMPARE(dialog->context(), QStringLiteral("test"));
        picture(*dialog, "context");
        button(*dialog, QStringLiteral("Connect"))->click();
    }
    /// Saves to a file of that name in the folder of the test.
    void acceptFileDialog(const QString& name)
    {
        QTRY_VERIFY(window().findChild<QFileDialog*>());
        auto* files = window().findChild<QFileDialog*>();
        files->setDirectory(m_dir->path()); // and not to the folder of whoever runs this
        files->findChild<QLineEdit*>()->setText(name); // selectFile() leaves a name that has the focus
        QMetaObject::invokeMethod(files, "accept");
    }

    /// Writes a picture of @p widget where QUOTADECK_SCENES says, for looking at.
    static void picture(QWidget& widget, const char* name)
    {
        const QString folder = qEnvironmentVariable("QUOTADECK_SCENES");
        QCoreApplication::processEvents(); // so that layouts are settled
        if (!folder.isEmpty())
            widget.grab().save(
                QDir(folder).filePath(QStringLiteral("cluster-%1.png").arg(QLatin1String(name))));
    }
};
} // namespace quotadeck::testing
