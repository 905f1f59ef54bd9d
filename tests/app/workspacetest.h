// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/workspace.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <memory>

namespace quotadeck::test {
using app::Workspace;

template <typename View>
inline View* viewOf(QWidget& parent, const char* accessibleName)
{
    for (auto* view : parent.findChildren<View*>()) {
        if (view->accessibleName() == QLatin1String(accessibleName))
            return view;
    }
    return nullptr;
}

/// A test of a window with settings and a sample configuration of its own.
class WorkspaceTest : public QObject
{
protected:
    /// Before each test.
    void prepare()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        // The usage history is in it: not in that of whoever runs this, nor in that of another test, whose server may
        // have had the same address.
        QStandardPaths::setTestModeEnabled(true);
        qputenv("HOME", QFile::encodeName(m_dir->path()));
        startAgain();
        m_file = m_dir->filePath(QStringLiteral("queues.yaml"));
        QVERIFY(QFile::copy(QStringLiteral(QUOTADECK_RESOURCES "/samples/queues.yaml"), m_file));
        QVERIFY(QFile::setPermissions(m_file, QFile::ReadOwner | QFile::WriteOwner));
    }

    /// As the program does, with what it kept; no window may be open.
    void startAgain()
    {
        m_shared.reset();
        m_shared = std::make_unique<app::Shared>(m_dir->filePath(QStringLiteral("workspace.json")),
                                                 m_dir->filePath(QStringLiteral("data")));
    }

    /// Opens the sample in the window of @p workspace.
    void openSample(Workspace& workspace)
    {
        QSignalSpy opened(&workspace.session(), &models::ConfigSession::opened);
        cli::WindowOptions options;
        options.openFile = m_file.toStdString();
        workspace.start(options);
        workspace.window().show();
        QTRY_COMPARE(opened.count(), 1);
        QCOMPARE(workspace.window().currentPageId(), QStringLiteral("limits"));
        QVERIFY(workspace.session().revision()->verdict.accepted);
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<app::Shared> m_shared;
    QString m_file;
};
} // namespace quotadeck::test
