// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace.h"
#include "tests/app/kube/schedulerincluster.h"
#include "tests/app/workspacetest.h"
#include "tests/support/replay/replayserver.h"
#include "tests/support/testprogram.h"
#include "ui/document/applydialog.h"
#include "ui/window/contextdialog.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QMenuBar>
#include <QTreeWidget>

#include <algorithm>

namespace tst_clusterstory {
using namespace quotadeck;
using namespace quotadeck::testing;

namespace {
constexpr int kWait = 30'000; ///< ms, the longest that anything may take

const QByteArray kBefore = R"(# tended by the platform team
partitions:
  - name: default
    queues:
      - name: root
        submitacl: '*'
        queues:
          - name: sales
            resources:
              max: {memory: 20G, vcore: 10} # agreed in May
          - name: research
            resources:
              max: {memory: 40G, vcore: 20}
)";

QJsonObject data(const QByteArray& queues)
{
    return {{QStringLiteral("queues.yaml"), QString::fromUtf8(queues)}};
}

/// Writes a picture of @p widget where QUOTADECK_SCENES says, for looking at.
void picture(QWidget& widget, const char* name)
{
    const QString folder = qEnvironmentVariable("QUOTADECK_SCENES");
    if (!folder.isEmpty())
        widget.grab().save(QDir(folder).filePath(QStringLiteral("cluster-%1.png").arg(QLatin1String(name))));
}
} // namespace

class TestClusterStory : public test::WorkspaceTest
{
    Q_OBJECT
private:
    std::unique_ptr<KubeCluster> m_cluster;
    std::unique_ptr<SchedulerInCluster> m_scheduler;
    std::unique_ptr<ReplayServer> m_recorded;
    std::unique_ptr<app::Workspace> m_workspace;

    [[nodiscard]] ui::MainWindow& window() { return m_workspace->window(); }
    [[nodiscard]] models::ConfigSession& session() { return m_workspace->session(); }

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
    [[nodiscard]] ui::ApplyDialog* applyDialog() { return window().findChild<ui::ApplyDialog*>(); }
    /// The detail of a step, from 0.
    static QString detail(ui::ApplyDialog& dialog, const QString& title)
    {
        const auto labels = dialog.findChildren<QLabel*>();
        for (qsizetype i = 0; i + 1 < labels.size(); ++i) {
            if (labels[i]->text() == title)
                return labels[i + 1]->text();
        }
        return {};
    }
    [[nodiscard]] static bool says(const QWidget& dialog, const QString& part)
    {
        return std::ranges::any_of(dialog.findChildren<QLabel*>(),
                                   [&part](const QLabel* label) { return label->text().contains(part); });
    }
    void replace(const QByteArray& old, const QByteArray& with)
    {
        QSignalSpy changed(&session(), &models::ConfigSession::revisionChanged);
        session().replaceText(QByteArray::fromStdString(*session().text()).replace(old, with).toStdString());
        QTRY_VERIFY_WITH_TIMEOUT(changed.count() > 0 && !session().isBusy(), kWait);
    }
    [[nodiscard]] static bool isReady(ui::ApplyDialog& dialog)
    {
        return button(dialog, QStringLiteral("Apply"))->isEnabled();
    }

    void connectToContext()
    {
        trigger(QStringLiteral("Connect to Kubernetes…"));
        auto* dialog = window().findChild<ui::ContextDialog*>();
        QVERIFY(dialog);
        QTRY_COMPARE_WITH_TIMEOUT(dialog->context(), QStringLiteral("test"), kWait);
        picture(*dialog, "context");
        QSignalSpy shown(m_workspace.get(), &app::Workspace::firstDataShown);
        button(*dialog, QStringLiteral("Connect"))->click();
        QTRY_COMPARE_WITH_TIMEOUT(shown.count(), 1, kWait);
    }

    void openCopy()
    {
        window().showPage(QStringLiteral("limits"));
        trigger(QStringLiteral("Edit Cluster Configuration…"));
        QTRY_VERIFY_WITH_TIMEOUT(window().findChild<QFileDialog*>(), kWait);
        auto* files = window().findChild<QFileDialog*>();
        QSignalSpy opened(&session(), &models::ConfigSession::opened);
        files->setDirectory(m_dir->path()); // and not to the folder of whoever runs this
        files->selectFile(QStringLiteral("copy.yaml"));
        QMetaObject::invokeMethod(files, "accept");
        QTRY_COMPARE_WITH_TIMEOUT(opened.count(), 1, kWait);
        QCOMPARE(QByteArray::fromStdString(*session().text()), kBefore);
        QCOMPARE(QFileInfo(session().path()).absolutePath(), QFileInfo(m_dir->path()).absoluteFilePath());
    }

private Q_SLOTS:
    void init()
    {
        prepare();
        m_cluster = std::make_unique<KubeCluster>();
        m_scheduler = std::make_unique<SchedulerInCluster>(*m_cluster);
        m_recorded = std::make_unique<ReplayServer>();
        QVERIFY(m_recorded->load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a")));
        m_scheduler->recordedPort = m_recorded->port();
        putConfigMap(m_cluster->server.api, QLatin1String(kNamespace), QStringLiteral("yunikorn-configs"),
                     data(kBefore));
        qputenv("KUBECONFIG", QByteArray::fromStdString(m_cluster->context().files.front()));
        m_workspace = std::make_unique<app::Workspace>(m_shared.get(), app::Workspace::Memory::Keep);
        m_workspace->start({});
        window().resize(1280, 800);
        window().show();
    }

    void cleanup()
    {
        m_workspace.reset();
        qunsetenv("KUBECONFIG");
    }

    void picksAContextAndSeesTheCluster()
    {
        connectToContext();
        QCOMPARE(window().currentPageId(), QStringLiteral("queues"));
        QCOMPARE(QString::fromStdString(m_workspace->status().name), QStringLiteral("context test"));
        picture(window(), "queues");
    }

    void comesBackToTheContext()
    {
        connectToContext();
        m_workspace.reset();
        m_workspace = std::make_unique<app::Workspace>(m_shared.get(), app::Workspace::Memory::Keep);
        QSignalSpy shown(m_workspace.get(), &app::Workspace::firstDataShown);
        m_workspace->start({});
        QTRY_COMPARE_WITH_TIMEOUT(shown.count(), 1, kWait);
        QCOMPARE(QString::fromStdString(m_workspace->status().name), QStringLiteral("context test"));
    }

    void editsAppliesAndRollsBack()
    {
        connectToContext();
        openCopy();
        replace("vcore: 10", "vcore: 8");
        // The webhook refuses at first.
        m_cluster->server.api.settings.webhook = [](const QJsonObject&) {
            return KubeDenial{QStringLiteral("queue root.sales uses 9 vcore"), 400};
        };
        trigger(QStringLiteral("Apply to Cluster…"));
        QTRY_VERIFY_WITH_TIMEOUT(says(*applyDialog(), QStringLiteral("queue root.sales uses 9 vcore")),
                                 kWait);
        picture(*applyDialog(), "refused");
        QVERIFY(!isReady(*applyDialog()));
        QCOMPARE(m_scheduler->stored(), kBefore);
        applyDialog()->close();
        QTRY_VERIFY_WITH_TIMEOUT(!applyDialog(), kWait);
        // Then it accepts a mended one.
        m_cluster->server.api.settings.webhook = nullptr;
        replace("vcore: 8", "vcore: 9");
        trigger(QStringLiteral("Apply to Cluster…"));
        QTRY_VERIFY_WITH_TIMEOUT(isReady(*applyDialog()), kWait);
        picture(*applyDialog(), "ready");
        QCOMPARE(m_scheduler->stored(), kBefore); // nothing is written before the button is pressed
        button(*applyDialog(), QStringLiteral("Apply"))->click();
        QTRY_VERIFY_WITH_TIMEOUT(
            says(*applyDialog(), QStringLiteral("The scheduler uses the configuration.")), kWait);
        picture(*applyDialog(), "active");
        const QByteArray after = QByteArray(kBefore).replace("vcore: 10", "vcore: 9");
        QCOMPARE(m_scheduler->stored(), after);
        // And back.
        button(*applyDialog(), QStringLiteral("Roll Back"))->click();
        QTRY_VERIFY_WITH_TIMEOUT(isReady(*applyDialog()), kWait);
        button(*applyDialog(), QStringLiteral("Apply"))->click();
        QTRY_COMPARE_WITH_TIMEOUT(m_scheduler->stored(), kBefore, kWait);
    }

    void mergesWhatAnotherWriterChanged_data()
    {
        QTest::addColumn<QByteArray>("old");
        QTest::addColumn<QByteArray>("theirs");
        QTest::addColumn<bool>("isConflict");
        QTest::newRow("another place") << QByteArray("vcore: 20") << QByteArray("vcore: 24") << false;
        QTest::newRow("the same place") << QByteArray("vcore: 10") << QByteArray("vcore: 12") << true;
    }

    void mergesWhatAnotherWriterChanged()
    {
        QFETCH(QByteArray, old);
        QFETCH(QByteArray, theirs);
        QFETCH(bool, isConflict);
        connectToContext();
        openCopy();
        replace("vcore: 10", "vcore: 8");
        const QByteArray changed = QByteArray(kBefore).replace(old, theirs);
        putConfigMap(m_cluster->server.api, QLatin1String(kNamespace), QStringLiteral("yunikorn-configs"),
                     data(changed));
        trigger(QStringLiteral("Apply to Cluster…"));
        QTRY_VERIFY_WITH_TIMEOUT(
            says(*applyDialog(), QStringLiteral("Somebody else has changed the configuration")), kWait);
        picture(*applyDialog(), "conflict");
        QCOMPARE(m_scheduler->stored(), changed);
        QSignalSpy merged(&session(), &models::ConfigSession::merged);
        QSignalSpy conflicts(&session(), &models::ConfigSession::mergeConflicts);
        button(*applyDialog(), QStringLiteral("Merge Their Changes"))->click();
        QTRY_VERIFY_WITH_TIMEOUT(!applyDialog(), kWait);
        QTRY_COMPARE_WITH_TIMEOUT(isConflict ? conflicts.count() : merged.count(), 1, kWait);
        if (isConflict) {
            picture(*QApplication::activeModalWidget(), "merge");
            QVERIFY(session().text()->find("vcore: 8") != std::string::npos); // ours is still there
            return;
        }
        QCOMPARE(QByteArray::fromStdString(*session().text()),
                 QByteArray(changed).replace("vcore: 10", "vcore: 8"));
        trigger(QStringLiteral("Apply to Cluster…"));
        QTRY_VERIFY_WITH_TIMEOUT(isReady(*applyDialog()), kWait);
        button(*applyDialog(), QStringLiteral("Apply"))->click();
        QTRY_COMPARE_WITH_TIMEOUT(m_scheduler->stored(), QByteArray(changed).replace("vcore: 10", "vcore: 8"),
                                  kWait);
    }

    void keepsTheDataWhenTheServerIsGone()
    {
        connectToContext();
        m_cluster->server.goDown();
        Q_EMIT window().refreshRequested();
        QTRY_VERIFY_WITH_TIMEOUT(m_workspace->status().error.has_value(), kWait);
        QVERIFY(m_workspace->shownTime());
        picture(window(), "gone");
        m_cluster->server.comeBack();
        QTRY_VERIFY_WITH_TIMEOUT(!m_workspace->status().error, kWait);
    }

    void saysWhatTheKubeconfigLacks()
    {
        qputenv("KUBECONFIG", m_dir->filePath(QStringLiteral("none")).toUtf8());
        trigger(QStringLiteral("Connect to Kubernetes…"));
        auto* dialog = window().findChild<ui::ContextDialog*>();
        QTRY_VERIFY_WITH_TIMEOUT(says(*dialog, QStringLiteral("The kubeconfig cannot be read.")), kWait);
        picture(*dialog, "no-kubeconfig");
        QVERIFY(!button(*dialog, QStringLiteral("Connect"))->isEnabled());
    }
};

QUOTADECK_TEST(TestClusterStory, QApplication)
} // namespace tst_clusterstory

#include "tst_clusterstory.moc"
