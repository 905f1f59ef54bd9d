// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/screenshot.h"
#include "tests/app/kube/schedulerincluster.h"
#include "tests/app/kube/storytest.h"
#include "tests/support/plantedsecrets.h"
#include "tests/support/replay/replayserver.h"
#include "tests/support/testprogram.h"
#include "ui/connections/connectiondialog.h"
#include "ui/connections/connectionspage.h"

#include <QApplication>
#include <QDirIterator>
#include <QLineEdit>

namespace tst_nosecrets {
using namespace quotadeck;
using namespace quotadeck::testing;

namespace {
QByteArray s_log; ///< everything that Qt and the program log

void keepLog(QtMsgType, const QMessageLogContext&, const QString& text)
{
    s_log += text.toUtf8() + '\n';
}

QStringList filesBelow(const QString& folder)
{
    QStringList files;
    for (QDirIterator found(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
         found.hasNext();)
        files << found.next();
    return files;
}
} // namespace

/// A day at the window with credentials of every kind. Whatever it writes, runs and shows contains none of them.
class TestNoSecrets : public StoryTest
{
    Q_OBJECT
private:
    std::unique_ptr<SchedulerInCluster> m_scheduler;
    std::unique_ptr<ReplayServer> m_recorded;
    std::unique_ptr<QTemporaryDir> m_homes; ///< of the program: settings, history, versions, recovery
    QtMessageHandler m_handler = nullptr;

    /// Runs whatever keeps something for later.
    void useTheWindow(const char* recording)
    {
        QTRY_COMPARE(m_workspace->status().state, SourceState::Live);
        Q_EMIT window().recordToRequested(m_homes->filePath(QLatin1String(recording)));
        Q_EMIT window().refreshRequested();
        QTRY_VERIFY(QFileInfo(m_homes->filePath(QLatin1String(recording))).size() > 0);
        Q_EMIT window().recordToRequested({});
        window().showPage(QStringLiteral("limits"));
        QSignalSpy opened(&m_workspace->session(), &models::ConfigSession::opened);
        Q_EMIT window().openRequested(m_file);
        QTRY_COMPARE(opened.count(), 1);
        QVERIFY(app::saveScreenshot(window(), {1280, 800}, m_homes->filePath(QStringLiteral("window.png"))));
    }

private Q_SLOTS:
    void init()
    {
        s_log.clear();
        m_handler = qInstallMessageHandler(keepLog);
        m_cluster = std::make_unique<KubeCluster>(); // with a folder that is not one of these
        m_homes = std::make_unique<QTemporaryDir>();
        for (const char* home : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "TMPDIR"}) {
            QDir(m_homes->path()).mkdir(QString::fromLatin1(home));
            qputenv(home, m_homes->filePath(QString::fromLatin1(home)).toUtf8());
        }
        prepare();
        m_shared = std::make_unique<app::Shared>(m_homes->filePath(QStringLiteral("settings.json")));
        m_recorded = std::make_unique<ReplayServer>();
        QVERIFY(m_recorded->load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a")));
    }

    void cleanup()
    {
        closeWindow();
        qInstallMessageHandler(m_handler);
        m_shared.reset(); // writes the settings
        for (const char* home : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "TMPDIR"})
            qunsetenv(home);
        QVERIFY(filesBelow(m_homes->path()).size() > 3); // or there was nothing to find anything in
        QCOMPARE(plantedSecretsIn({m_homes->path()}), QStringList());
        QVERIFY(!s_log.contains("planted"));
        m_scheduler.reset();
        m_cluster.reset();
    }

    void aSavedConnectionByAddress()
    {
        using namespace quotadeck::connect;
        Profile profile{.name = "Berlin",
                        .reach = AddressReach{.url = m_recorded->url().toStdString(),
                                              .signIn = SignIn::Basic,
                                              .userName = "alice"}};
        profile.id = m_shared->connections.save(profile).toStdString();
        const Secrets secrets{.password = planted::kPassword,
                              .headers = {{"Cookie", planted::kCookie}, {"X-Secret", planted::kHeader}}};
        m_shared->secrets.write(profile.id, secrets, this, [](const Result<void>&) {});
        m_workspace = std::make_unique<app::Workspace>(m_shared.get(), app::Workspace::Memory::Keep,
                                                       QString::fromStdString(profile.id));
        m_workspace->start({});
        window().show();
        useTheWindow("address.qdrec");
        QVERIFY(std::ranges::all_of(m_recorded->requests(), [](const ReceivedRequest& request) {
            return request.headers.value("cookie") == planted::kCookie
                && request.headers.contains("authorization"); // they did get to the scheduler
        }));

        // The dialog, which has them in its fields, shows dots.
        window().showPage(QStringLiteral("connections"));
        Q_EMIT window().findChild<ui::ConnectionsPage*>()->editRequested(QString::fromStdString(profile.id));
        auto* dialog = window().findChild<ui::ConnectionDialog*>();
        QTRY_COMPARE(dialog->secrets().password, std::string(planted::kPassword));
        const auto fields = dialog->findChildren<QLineEdit*>();
        QVERIFY(!fields.isEmpty());
        for (const auto* field : fields)
            QVERIFY(!field->displayText().contains(QLatin1String("planted")));
        dialog->reject();
    }

    void aTokenThatIsTyped()
    {
        m_workspace = std::make_unique<app::Workspace>(m_shared.get(), app::Workspace::Memory::Keep);
        m_workspace->start({});
        window().show();
        Q_EMIT window().connectRequested(QUrl(m_recorded->url()), QLatin1String(planted::kToken));
        useTheWindow("token.qdrec");
        QCOMPARE(m_recorded->requests().front().headers.value("authorization"),
                 QByteArray("Bearer ") + planted::kToken);
    }

    /// The kubeconfig has them, and is the user's. The plugin gets none of them.
    void aContextWithAPluginAndAClientKey()
    {
        m_scheduler = std::make_unique<SchedulerInCluster>(*m_cluster);
        m_scheduler->recordedPort = m_recorded->port();
        m_cluster->server.api.settings.tokens.insert(
            planted::kToken, {QStringLiteral("carol"), {}, {QStringLiteral("system:masters")}});
        const auto plugin = m_cluster->write(
            QStringLiteral("plugin"),
            "#!/bin/sh\nprintenv > " + m_homes->filePath(QStringLiteral("plugin-environment")).toUtf8()
                + "\nprintf '{\"apiVersion\":\"client.authentication.k8s.io/v1\",\"kind\":\"ExecCredential\","
                  "\"status\":{\"token\":\"%s\"}}' "
                + planted::kToken + "\n");
        QFile::setPermissions(QString::fromStdString(plugin), QFile::ReadOwner | QFile::ExeOwner);
        const auto context
            = m_cluster->context("exec:\n      apiVersion: client.authentication.k8s.io/v1\n      command: "
                                 + QByteArray::fromStdString(plugin) + "\n      interactiveMode: Never");
        m_workspace = std::make_unique<app::Workspace>(m_shared.get(), app::Workspace::Memory::Keep);
        cli::WindowOptions options;
        options.source = cli::RestSource{{.cluster = kube::SchedulerChoice{context, {}, {}}}};
        m_workspace->start(options);
        window().show();
        useTheWindow("context.qdrec");
        QVERIFY(QFileInfo::exists(m_homes->filePath(QStringLiteral("plugin-environment"))));
        QCOMPARE(plantedSecretsInProcesses(), QStringList());
    }
};

QUOTADECK_TEST(TestNoSecrets, QApplication)
} // namespace tst_nosecrets

#include "tst_nosecrets.moc"
