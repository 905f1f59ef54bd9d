// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/feed/recordingfile.h"
#include "app/support/logcapture.h"
#include "app/support/logfile.h"
#include "app/support/supportbundle.h"
#include "core/file/filereader.h"
#include "core/file/filewriter.h"
#include "tests/app/workspacetest.h"
#include "tests/support/filebytes.h"
#include "tests/support/plantedsecrets.h"
#include "tests/support/replay/replayserver.h"
#include "ui/help/logwindow.h"
#include "ui/help/supportdialog.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QDirIterator>
#include <QLoggingCategory>
#include <QProcess>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <sstream>
#include <thread>

namespace tst_supportbundle {
using namespace quotadeck;
using namespace quotadeck::testing;
using app::SupportSources;
using models::LogLevel;
using models::SupportChoice;
using test::Workspace;

namespace {
constexpr auto kScenario = QUOTADECK_RESOURCES "/scenarios/busy-cluster.yaml";

SnapshotPtr snapshotOf(const char* user)
{
    auto snapshot = std::make_shared<ClusterSnapshot>();
    snapshot->time = SystemTime(std::chrono::hours(1));
    PartitionSnapshot partition;
    partition.info.name = "default";
    UserUsage usage;
    usage.name = UserName(user);
    UsageNode node;
    node.path = QueuePath("root.tenants");
    usage.nodes.push_back(node);
    partition.users = std::vector<UserUsage>{usage};
    snapshot->partitions.push_back(partition);
    return snapshot;
}

models::LogEntry entry(std::uint64_t number, const QString& text)
{
    return {number, std::chrono::milliseconds(0), LogLevel::Warning, QStringLiteral("source"), text};
}

/// Settings as they are kept, with a secret wherever one could be typed or left.
QVariantMap plantedSettings()
{
    const QString url = QStringLiteral("http://ann:%1@yk.example:9080/base?token=%2")
                            .arg(QLatin1String(planted::kPassword), QLatin1String(planted::kToken));
    const QVariantMap profile{{QStringLiteral("id"), QStringLiteral("0f3c1b1e-0000-4000-8000-000000000001")},
                              {QStringLiteral("name"), QStringLiteral("Berlin")},
                              {QStringLiteral("token"), QLatin1String(planted::kToken)}, // of no version
                              {QStringLiteral("address"),
                               QVariantMap{{QStringLiteral("url"), url},
                                           {QStringLiteral("signIn"), QStringLiteral("basic")},
                                           {QStringLiteral("user"), QStringLiteral("carol")},
                                           {QStringLiteral("keyFile"), QStringLiteral("/home/ann/key.pem")},
                                           {QStringLiteral("serverName"), QStringLiteral("YK.example")},
                                           {QStringLiteral("proxy"), QStringLiteral("address")},
                                           {QStringLiteral("proxyUrl"), url}}},
                              {QStringLiteral("prometheus"), QVariantMap{{QStringLiteral("url"), url}}}};
    return {{QStringLiteral("connections"), QVariantList{profile}},
            {QStringLiteral("source/recentServers"), QStringList{url}},
            {QStringLiteral("source/target"), url},
            {QStringLiteral("source/quotaServer"), url},
            {QStringLiteral("preferences/proxyAddress"), url},
            {QStringLiteral("preferences/language"), QLatin1String(planted::kPassword)},
            {QStringLiteral("preferences/warningPercent"), 70},
            {QStringLiteral("connection/x/source/kind"), QLatin1String(planted::kHeader)},
            {QStringLiteral("connection/%1/theme").arg(QLatin1String(planted::kToken)), 1},
            {QStringLiteral("savedViews"),
             QVariantMap{{QStringLiteral("queues"), QLatin1String(planted::kCookie)}}},
            {QStringLiteral("unknown"), QLatin1String(planted::kHeader)},
            {QStringLiteral("window/state"), QByteArray(planted::kToken)}};
}

} // namespace

class TestSupportBundle final : public test::WorkspaceTest
{
    Q_OBJECT
private Q_SLOTS:
    void init() { prepare(); }

    void theSystemsTarReadsIt()
    {
        unpack(bundleOf({.log = {entry(1, QStringLiteral("hello"))}, .snapshot = snapshotOf("alice")}, {}));
        QCOMPARE(names(),
                 QStringList({"README.txt", "log.txt", "settings.json", "snapshot/partition-1.json",
                              "versions.txt"}));
        QCOMPARE(member("log.txt"), QByteArray("1970-01-01T00:00:00.000Z warning source: hello\n"));
        QVERIFY(member("versions.txt").contains(qVersion()));
        for (const QString& name : names())
            QVERIFY2(name == QStringLiteral("README.txt")
                         || member("README.txt").contains('\n' + name.toUtf8() + ": "),
                     qUtf8Printable(name));
    }

    void secretsOfSettingsConnectionsAndAddressesAreNotInIt_data()
    {
        QTest::addColumn<bool>("replacesNames");
        QTest::newRow("names replaced") << true;
        QTest::newRow("names kept") << false;
    }

    void secretsOfSettingsConnectionsAndAddressesAreNotInIt()
    {
        QFETCH(bool, replacesNames);
        SupportSources sources{.settings = plantedSettings(), .snapshot = snapshotOf("alice")};
        sources.log = {entry(1,
                             QStringLiteral("http://ann:%1@yk.example/ failed, Authorization: Bearer %2")
                                 .arg(QLatin1String(planted::kPassword), QLatin1String(planted::kToken))),
                       entry(2, QStringLiteral("Cookie: ") + QLatin1String(planted::kCookie))};
        unpack(bundleOf(sources, {.hasTexts = true, .replacesNames = replacesNames}));

        QCOMPARE(plantedSecretsIn({m_folder->path()}), QStringList());
        const QByteArray settings = member("settings.json");
        QVERIFY(settings.contains("\"preferences/warningPercent\": 70"));
        QVERIFY(settings.contains("\"signIn\": \"basic\"")); // the connection is there
        QCOMPARE(settings.contains("Berlin"), !replacesNames);
        QCOMPARE(settings.contains("yk.example:9080/base"), !replacesNames);
    }

    void namesAreReplacedTheSameEverywhere()
    {
        SupportSources sources{
            .settings = plantedSettings(), .source = "Berlin", .snapshot = snapshotOf("alice")};
        sources.log
            = {entry(1, QStringLiteral("alice in root.tenants of Berlin: http://yk.example:9080/x refused")),
               entry(2, QStringLiteral("carol read /home/ann/key.pem"))};
        unpack(bundleOf(sources, {}));

        QCOMPARE(member("log.txt").split('\n').at(0).mid(41),
                 QByteArray("user-1 in root.queue-1 of connection-1: http://host-1:9080/… refused"));
        QCOMPARE(member("log.txt").split('\n').at(1).mid(41), QByteArray("user-2 read file-1"));
        QVERIFY(member("snapshot/partition-1.json").contains("user-1"));
        QVERIFY(member("snapshot/partition-1.json").contains("root.queue-1"));
        for (const char* word : {"connection-1", "http://host-1:9080/…", "user-2", "file-1"})
            QVERIFY2(member("settings.json").contains(word), word);
        QVERIFY(!member("settings.json").contains("host-2")); // hosts have no case
        for (const QString& name : names()) {
            for (const char* word : {"alice", "tenants", "Berlin", "yk.example", "carol", "/home/ann"})
                QVERIFY2(!member(name).contains(word), qUtf8Printable(name + u' ' + QLatin1String(word)));
        }
    }

    void aHostOfTheLogIsReplacedBeforeItsFirstUrl()
    {
        SupportSources sources;
        sources.log = {entry(1, QStringLiteral("Host api.prod.corp not found")),
                       entry(2, QStringLiteral("cannot reach https://api.prod.corp:6443: refused"))};
        unpack(bundleOf(sources, {}));
        const QList<QByteArray> lines = member("log.txt").split('\n');
        QCOMPARE(lines.at(0).mid(41), QByteArray("Host host-1 not found"));
        QCOMPARE(lines.at(1).mid(41), QByteArray("cannot reach https://host-1:6443: refused"));
    }

    /// A name in the log may be of any of these kinds.
    void aNameOfSeveralKindsGetsAllOfItsWordsInTheLog()
    {
        SupportSources sources{.snapshot = snapshotOf("tenants")};
        sources.log = {entry(1, QStringLiteral("tenants waits"))};
        unpack(bundleOf(sources, {}));
        QVERIFY(member("log.txt").endsWith("user-1|queue-1 waits\n"));
        QVERIFY(member("README.txt").contains("the same name of the same kind"));
    }

    /// Though it is not in the bundle, its names are known.
    void namesOfASnapshotThatIsLeftOutAreReplaced()
    {
        SupportSources sources{.snapshot = snapshotOf("alice")};
        sources.log = {entry(1, QStringLiteral("alice waits"))};
        unpack(bundleOf(sources, {.hasSettings = false, .hasSnapshot = false}));
        QCOMPARE(names(), QStringList({"README.txt", "log.txt", "versions.txt"}));
        QVERIFY(member("log.txt").endsWith("user-1 waits\n"));
    }

    void textsAreInItOnlyWhenChosenAndWithTheirNames()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        openSample(workspace);
        SupportSources sources;
        sources.files = {{m_file.toStdString(), workspace.session().currentRevision()}};
        unpack(bundleOf(sources, {.hasTexts = true, .replacesNames = false}));
        QCOMPARE(member("files/1.yaml"), test::bytesOf(m_file));
        unpack(bundleOf(sources, {.hasTexts = true}));
        QVERIFY(!names().contains(QStringLiteral("files/1.yaml")));
        QVERIFY(member("problems.txt").startsWith("file-1: accepted"));
    }

    void theCommandWritesAnArchive()
    {
        const QString path = m_dir->filePath(QStringLiteral("support.tar.gz"));
        const auto [exitCode, out, err] = run({.outFile = path.toStdString()});
        QCOMPARE(err, std::string());
        QCOMPARE(exitCode, int(cli::ExitDone));
        QVERIFY(out.starts_with(path.toStdString() + ": "));
        unpack(test::bytesOf(path).toStdString());
        QCOMPARE(names(), QStringList({"README.txt", "settings.json", "versions.txt"}));
        QVERIFY(member("README.txt").contains("There is no log"));
    }

    /// The session has not ended when the command runs, as one that crashed never does.
    void theCommandHasTheLogOfASessionThatNeverEnded()
    {
        models::ProgramLog log;
        const app::LogFile file(&log, app::LogFile::pathIn(dataFolder()));
        log.add(LogLevel::Error, QStringLiteral("source"),
                QStringLiteral("refused by https://yk.example:9080/?token=%1\nof Grün")
                    .arg(QLatin1String(planted::kToken)));
        log.flush();
        QCOMPARE(plantedSecretsIn({dataFolder()}), QStringList());
        const QFileInfo stored(QString::fromStdString(app::LogFile::pathIn(dataFolder())));
        QCOMPARE(int(stored.permissions() & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteOther)), 0);

        const QString path = m_dir->filePath(QStringLiteral("support.tar.gz"));
        const auto written = run({.outFile = path.toStdString()});
        QCOMPARE(written.exitCode, int(cli::ExitDone));
        QCOMPARE(written.err,
                 "quotadeck: " + path.toStdString()
                     + ": names that neither the settings nor the recording contain are not replaced in "
                       "log.txt: look into it before you pass the archive on\n");
        unpack(test::bytesOf(path).toStdString());
        QCOMPARE(names(), QStringList({"README.txt", "log.txt", "settings.json", "versions.txt"}));
        const QByteArray text = member("log.txt");
        QVERIFY2(text.contains(" error source: refused by https://host-"), text.constData());
        QVERIFY2(text.endsWith("\n    of Gr\xc3\xbcn\n"), text.constData());
        QVERIFY(member("README.txt").contains("log of the last sessions, times in UTC; 1 entry\n"));
        QVERIFY(!member("README.txt").contains("There is no log"));

        const auto kept = run({.outFile = path.toStdString(), .keepsNames = true, .overwrites = true});
        QCOMPARE(kept.exitCode, int(cli::ExitDone));
        QCOMPARE(kept.err, std::string());
        unpack(test::bytesOf(path).toStdString());
        QVERIFY(member("log.txt").contains("refused by https://yk.example"));

        const auto without = run({.outFile = path.toStdString(), .overwrites = true, .leavesLogOut = true});
        QCOMPARE(without.exitCode, int(cli::ExitDone));
        QCOMPARE(without.err, std::string());
        unpack(test::bytesOf(path).toStdString());
        QVERIFY(!names().contains(QStringLiteral("log.txt")));
    }

    /// Whether the log's thread has written the entries of this session or not.
    void aWindowHasTheLogOfEarlierSessionsToo()
    {
        const std::string path = app::LogFile::pathIn(dataFolder());
        {
            models::ProgramLog before([] { return std::chrono::milliseconds(1'000); });
            const app::LogFile file(&before, path); // its end writes the rest
            before.add(LogLevel::Warning, QStringLiteral("source"), QStringLiteral("alice was here"));
            before.add(LogLevel::Warning, QStringLiteral("source"), QStringLiteral("then it crashed"));
        }
        SupportSources sources{.snapshot = snapshotOf("alice")};
        sources.log = {entry(1, QStringLiteral("alice is back")), entry(2, QStringLiteral("newest"))};
        sources.log.at(0).time = std::chrono::milliseconds(2'000);
        sources.log.at(1).time = std::chrono::milliseconds(3'000);
        QVERIFY(file::appendToLog(path, models::logLines({sources.log.at(0)}).toStdString(),
                                  app::LogFile::kMostBytes));
        app::addStoredLog(sources, dataFolder());
        unpack(bundleOf(sources, {}));
        QCOMPARE(member("log.txt"),
                 QByteArray("1970-01-01T00:00:01.000Z warning source: user-1 was here\n"
                            "1970-01-01T00:00:01.000Z warning source: then it crashed\n"
                            "1970-01-01T00:00:02.000Z warning source: user-1 is back\n"
                            "1970-01-01T00:00:03.000Z warning source: newest\n"));
        QVERIFY(member("README.txt").contains("log of the last sessions, times in UTC; 4 entries\n"));
    }

    void aStoredLogThatCannotBeReadIsReportedBesideThatOfTheSession()
    {
        QVERIFY(QDir().mkpath(QString::fromStdString(app::LogFile::pathIn(dataFolder())))); // a folder
        SupportSources sources;
        sources.log = {entry(1, QStringLiteral("hello"))};
        app::addStoredLog(sources, dataFolder());
        unpack(bundleOf(sources, {}));
        QVERIFY(member("log.txt").endsWith(" warning source: hello\n"));
        QVERIFY(member("README.txt").contains("log of this session, times in UTC; 1 entry\n"));
        QVERIFY(member("README.txt").contains("The log of earlier sessions is missing: is a folder"));
    }

    void theLogOfTheSessionBeforeIsKept()
    {
        const std::string path = app::LogFile::pathIn(dataFolder());
        for (const char* text : {"first", "second"}) {
            models::ProgramLog log;
            const app::LogFile file(&log, path); // its end writes the rest
            log.add(LogLevel::Warning, QStringLiteral("program"), QLatin1String(text));
        }
        const auto entries = models::logEntries(
            QString::fromStdString(file::readLog(path, app::LogFile::kMostBytes).value()));
        QCOMPARE(entries.size(), std::size_t(2));
        QCOMPARE(entries.front().text, QStringLiteral("first"));
        QCOMPARE(entries.back().text, QStringLiteral("second"));
    }

    void theLogFileIsBounded()
    {
        constexpr std::size_t kMost = 50'000;
        const std::string path = app::LogFile::pathIn(dataFolder());
        models::ProgramLog log;
        {
            const app::LogFile file(&log, path, kMost);
            for (int count = 0; count < 1'000; ++count) {
                log.add(LogLevel::Debug, QStringLiteral("program"),
                        QString(1'000, u'x') + QString::number(count));
                if (count % 10 == 0)
                    log.flush();
            }
        }
        for (const std::string& each : {path, file::olderLogPath(path)}) {
            const auto size = QFileInfo(QString::fromStdString(each)).size();
            QVERIFY2(size > 0 && size <= qint64(kMost), qPrintable(QString::number(size)));
        }
        QCOMPARE(QDir(dataFolder() + QStringLiteral("/log")).entryList(QDir::Files).size(), 2);
        QVERIFY(file::readLog(path, kMost).value().ends_with("x999\n"));
    }

    void aLogThatCannotBeWrittenIsSaidOnce()
    {
        models::ProgramLog log;
        {
            const app::LogFile file(&log, "/dev/full");
            for (int count = 0; count < 3; ++count) {
                log.add(LogLevel::Information, QStringLiteral("program"), QStringLiteral("goes on"));
                QTRY_COMPARE(entriesOf(log, "log"), 1); // the thread that writes adds it
            }
        }
        QCOMPARE(entriesOf(log, "log"), 1);
        QCOMPARE(entriesOf(log, "program"), 3);
        const auto entries = log.entries();
        const auto said = std::ranges::find(entries, QStringLiteral("log"), &models::LogEntry::category);
        QVERIFY(said->level == LogLevel::Warning);
        QVERIFY2(said->text.startsWith(QStringLiteral("The log file cannot be written: /dev/full: ")),
                 qUtf8Printable(said->text));
    }

    void aLogGoesOnWhenItsFolderWasRemoved()
    {
        const std::string path = app::LogFile::pathIn(dataFolder());
        models::ProgramLog log;
        const app::LogFile file(&log, path);
        const auto add = [&log](const char* text) {
            log.add(LogLevel::Warning, QStringLiteral("program"), QLatin1String(text));
            log.flush();
        };
        add("first");
        QVERIFY(QDir(dataFolder() + QStringLiteral("/log")).removeRecursively());
        add("second");
        add("third");
        const QString written
            = QString::fromStdString(file::readLog(path, app::LogFile::kMostBytes).value_or(std::string()));
        QVERIFY2(written.contains(QStringLiteral("third")), qUtf8Printable(written));
        QVERIFY2(written.contains(QStringLiteral("because the file could not be written: 1\n")),
                 qUtf8Printable(written));
        QCOMPARE(written.count(QStringLiteral("the file could not be written: ")), 1);
        QVERIFY(!written.contains(QStringLiteral("second")));
    }

    void theCommandTakesTheLastSampleOfARecording()
    {
        const QString recording = m_dir->filePath(QStringLiteral("day.qdrec"));
        auto writer = feed::RecordingWriter::create(recording, {SourceKind::Rest, "yk"});
        QVERIFY(writer);
        QVERIFY((*writer)->write(snapshotOf("alice")));
        QVERIFY((*writer)->finish());
        const QString path = m_dir->filePath(QStringLiteral("support.tar.gz"));
        const auto outcome = run(
            {.outFile = path.toStdString(), .recordingFile = recording.toStdString(), .keepsNames = true});
        QCOMPARE(outcome.exitCode, int(cli::ExitDone));
        unpack(test::bytesOf(path).toStdString());
        QVERIFY(member("snapshot/partition-1.json").contains("alice"));
        const auto missing
            = run({.outFile = path.toStdString(), .recordingFile = "/nonexistent.qdrec", .overwrites = true});
        QCOMPARE(missing.exitCode, int(cli::ExitInput));
        QVERIFY2(missing.err.find("/nonexistent.qdrec: cannot be opened") != std::string::npos,
                 missing.err.c_str());
        const auto wrong
            = run({.outFile = path.toStdString(), .recordingFile = m_file.toStdString(), .overwrites = true});
        QCOMPARE(wrong.exitCode, int(cli::ExitInput));
        QCOMPARE(wrong.err,
                 "quotadeck: " + m_file.toStdString() + ": The file is not a recording of QuotaDeck.\n");
    }

    void anExistingFileIsReplacedOnRequestAlone()
    {
        const QString path = m_dir->filePath(QStringLiteral("support.tar.gz"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("of a colleague");
        file.close();
        const auto refused = run({.outFile = path.toStdString()});
        QCOMPARE(refused.exitCode, int(cli::ExitInput));
        QCOMPARE(refused.out, std::string());
        QCOMPARE(refused.err,
                 "quotadeck: " + path.toStdString()
                     + ": the file exists: choose another name, or replace it with --overwrite\n");
        QCOMPARE(test::bytesOf(path), QByteArray("of a colleague"));
        const auto replaced = run({.outFile = path.toStdString(), .overwrites = true});
        QCOMPARE(replaced.exitCode, int(cli::ExitDone));
        unpack(test::bytesOf(path).toStdString());
        QVERIFY(names().contains(QStringLiteral("versions.txt")));
        QVERIFY(file.open(QIODevice::WriteOnly)); // empty, as a shell makes it
        file.close();
        QCOMPARE(run({.outFile = path.toStdString()}).exitCode, int(cli::ExitDone));
    }

    void aFullDiskIsReportedWithItsReason()
    {
        const std::string reason = "no space is left";
        const auto outcome = run({.outFile = "/dev/full"});
        QCOMPARE(outcome.exitCode, int(cli::ExitInput));
        QVERIFY2(outcome.err.find(reason) != std::string::npos, outcome.err.c_str());

        const QString folder = m_dir->filePath(QStringLiteral("none"));
        const auto missing = run({.outFile = (folder + QStringLiteral("/a.tar.gz")).toStdString()});
        QCOMPARE(missing.exitCode, int(cli::ExitInput));
        QVERIFY(!QFile::exists(folder));
        QCOMPARE(run({.outFile = m_dir->filePath(QStringLiteral("a.zip")).toStdString()}).exitCode,
                 int(cli::ExitUsage));
        QVERIFY(!QFile::exists(m_dir->filePath(QStringLiteral("a.zip"))));
    }

    void theMenuSavesABundle()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        openSample(workspace);
        {
            models::ProgramLog before([] { return std::chrono::milliseconds(1'000); });
            const app::LogFile file(&before, app::LogFile::pathIn(dataFolder()));
            before.add(LogLevel::Error, QStringLiteral("program"), QStringLiteral("of an earlier session"));
        }
        auto* action = workspace.window().findChild<QAction*>(QStringLiteral("supportBundle"));
        QVERIFY(action);
        action->trigger();
        auto* dialog = workspace.window().findChild<ui::SupportDialog*>();
        QVERIFY(dialog);
        action->trigger(); // the same again
        QCOMPARE(workspace.window().findChildren<ui::SupportDialog*>().size(), 1);

        const QString path = m_dir->filePath(QStringLiteral("window.tar.gz"));
        Q_EMIT dialog->saveRequested(path, dialog->choice());
        QTRY_VERIFY(dialog->outcome().contains(QStringLiteral("window.tar.gz")));
        unpack(test::bytesOf(path).toStdString());
        QCOMPARE(names(),
                 QStringList({"README.txt", "log.txt", "problems.txt", "settings.json", "versions.txt"}));
        QVERIFY(!member("log.txt").contains("queues.yaml")); // which was logged when it was opened
        QVERIFY(member("log.txt").contains("Opened: file-1, accepted"));
        QVERIFY(
            member("log.txt").startsWith("1970-01-01T00:00:01.000Z error program: of an earlier session\n"));

        Q_EMIT dialog->saveRequested(QStringLiteral("/dev/full"), dialog->choice());
        QTRY_VERIFY2(dialog->outcome().contains(QStringLiteral("no space is left")),
                     qUtf8Printable(dialog->outcome()));
        QVERIFY(dialog->isVisible());
    }

    void theMenuShowsTheLogOfSourcesAndMessages()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        cli::WindowOptions options;
        options.source = cli::SimulatorSource{kScenario};
        QSignalSpy shown(&workspace, &Workspace::firstDataShown);
        workspace.start(options);
        workspace.window().show();
        QTRY_COMPARE(shown.count(), 1);
        workspace.window().showNotice(models::RowState::Warning, QStringLiteral("Something is wrong"));
        auto* action = workspace.window().findChild<QAction*>(QStringLiteral("log"));
        QVERIFY(action);
        action->trigger();
        auto* window = workspace.window().findChild<ui::LogWindow*>();
        QVERIFY(window);
        QVERIFY(window->isVisible());

        QTRY_VERIFY(logged(LogLevel::Information, "source", "Opened: ") > 0);
        QTRY_VERIFY(logged(LogLevel::Information, "source", "Read: ") > 0);
        QVERIFY(logged(LogLevel::Warning, "window", "Something is wrong") > 0);
    }

    void theLogHasTheSourceOfElasticQuotas()
    {
        ReplayServer server;
        Behaviour behaviour;
        behaviour.body = "{\"a\":{\"name\":\"a\",\"max\":{\"gpu\":\"10\"},\"runtime\":{\"gpu\":\"5\"}}}";
        server.set("/apis/v1/plugins/ElasticQuota/quotas", behaviour);
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        cli::WindowOptions options;
        options.source = cli::RestSource{{.url = server.url().toStdString(), .cluster = {}},
                                         cli::SystemKind::Koordinator};
        workspace.start(options);
        workspace.window().show();
        QTRY_COMPARE(logged(LogLevel::Information, "quotas", "Read: "), 1);
        QCOMPARE(logged(LogLevel::Information, "quotas", "Opened: "), 1);

        behaviour.status = 503;
        server.set("/apis/v1/plugins/ElasticQuota/quotas", behaviour);
        Q_EMIT workspace.window().refreshRequested();
        QTRY_COMPARE(logged(LogLevel::Warning, "quotas", "Not read: "), 1);
    }

    void theLogHasAssertionsThatWereNotAdded()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        Q_EMIT workspace.assertions().failed(
            {ErrorCode::Io, "/data/tests.yaml", Message(QUOTADECK_TEXT("test", "no space"))});
        QCOMPARE(logged(LogLevel::Error, "file", "Assertion not added: /data/tests.yaml: no space"), 1);
    }

    void messagesOfQtGetIntoTheLogFromAnyThread()
    {
        static QStringList s_before;
        s_before.clear();
        const auto original = qInstallMessageHandler(
            [](QtMsgType, const QMessageLogContext&, const QString& text) { s_before << text; });
        models::ProgramLog log;
        {
            const app::LogCapture capture(&log);
            std::thread([] { qWarning("from a thread"); }).join();
            static const QLoggingCategory s_category("test.category");
            qCCritical(s_category, "token=%s", planted::kToken);
        }
        qWarning("later");
        qInstallMessageHandler(original);

        const auto entries = log.entries();
        QCOMPARE(entries.size(), std::size_t(2));
        QCOMPARE(entries.at(0).text, QStringLiteral("from a thread"));
        QCOMPARE(entries.at(0).level, LogLevel::Warning);
        QCOMPARE(entries.at(0).category, QStringLiteral("qt"));
        QCOMPARE(entries.at(1).text, QStringLiteral("token=***"));
        QCOMPARE(entries.at(1).category, QStringLiteral("test.category"));
        QCOMPARE(s_before.size(), 3); // who was there before still gets all
    }

private:
    struct Outcome
    {
        int exitCode = -1;
        std::string out;
        std::string err;
    };

    /// How many entries of @p level and @p category begin with @p text.
    [[nodiscard]] int logged(LogLevel level, const char* category, const char* text) const
    {
        const auto entries = m_shared->log.entries();
        return static_cast<int>(std::ranges::count_if(entries, [&](const models::LogEntry& line) {
            return line.level == level && line.category == QLatin1String(category)
                && line.text.startsWith(QLatin1String(text));
        }));
    }

    [[nodiscard]] static int entriesOf(models::ProgramLog& log, const char* category)
    {
        const auto entries = log.entries();
        return static_cast<int>(std::ranges::count_if(entries, [category](const models::LogEntry& line) {
            return line.category == QLatin1String(category);
        }));
    }

    [[nodiscard]] QString dataFolder() const { return m_dir->filePath(QStringLiteral("data")); }

    [[nodiscard]] Outcome run(const cli::SupportBundleOptions& options) const
    {
        std::istringstream in;
        std::ostringstream out;
        std::ostringstream err;
        const auto make = [this](const cli::SupportBundleOptions& given) {
            return app::supportBundleFor(given, dataFolder());
        };
        const int exitCode = cli::runSupportBundle(options, make, {in, out, err});
        return {exitCode, out.str(), err.str()};
    }

    [[nodiscard]] static std::string bundleOf(const SupportSources& sources, const SupportChoice& choice)
    {
        const auto bundle = app::supportBundle(sources, choice);
        return bundle ? *bundle : std::string();
    }

    /// With the system's tar.
    void unpack(const std::string& bundle)
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QProcess tar;
        tar.setWorkingDirectory(m_folder->path());
        tar.start(QStringLiteral("tar"), {QStringLiteral("-xzf"), QStringLiteral("-")});
        tar.write(bundle.data(), qint64(bundle.size()));
        tar.closeWriteChannel();
        QVERIFY(tar.waitForFinished());
        QCOMPARE(tar.readAllStandardError(), QByteArray());
        QCOMPARE(tar.exitCode(), 0);
    }

    [[nodiscard]] QDir unpacked() const { return {m_folder->filePath(QStringLiteral("quotadeck-support"))}; }
    [[nodiscard]] QByteArray member(const QString& name) const
    {
        return test::bytesOf(unpacked().filePath(name));
    }
    [[nodiscard]] QByteArray member(const char* name) const { return member(QLatin1String(name)); }
    [[nodiscard]] QStringList names() const
    {
        QStringList found;
        for (QDirIterator files(unpacked().path(), QDir::Files, QDirIterator::Subdirectories);
             files.hasNext();)
            found << unpacked().relativeFilePath(files.next());
        found.sort();
        return found;
    }

    std::unique_ptr<QTemporaryDir> m_folder; ///< of the last bundle
};

QUOTADECK_TEST(TestSupportBundle, QApplication)
} // namespace tst_supportbundle

#include "tst_supportbundle.moc"
