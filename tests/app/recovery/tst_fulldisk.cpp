// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/feed/recordingfile.h"
#include "app/history/historyfile.h"
#include "app/settings/settings.h"
#include "app/window/screenshot.h"
#include "models/common/textfile.h"
#include "models/document/recoveryfiles.h"
#include "models/elastic/elasticsession.h"
#include "models/limits/configsession.h"
#include "tests/support/failingcalls.h"
#include "tests/support/filebytes.h"
#include "tests/support/savable.h"
#include "tests/support/testprogram.h"
#include "ui/charts/chartspage.h"

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <functional>
#include <map>
#include <memory>
#include <sstream>

namespace tst_fulldisk {
using namespace quotadeck;
using test::CallFailure;
using test::FailingCalls;

namespace {
constexpr int kMostCalls = 200; // above what any of the writes makes
constexpr int kWaitMs = 30000;

/// How one kind of file is written.
struct Kind
{
    /// Makes what is there before, in an empty folder.
    std::function<void(const QString& folder)> prepare;
    /// Writes once more. The disk may fail meanwhile.
    std::function<Status(const QString& folder)> write;
    /// What a reader of the file finds.
    std::function<QByteArray(const QString& folder)> content;
};

void copySample(const char* name, const QString& path)
{
    QVERIFY(QFile::copy(QStringLiteral(QUOTADECK_RESOURCES "/samples/") + QLatin1String(name), path));
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
}

Status unexpected(const char* what)
{
    return fail(ErrorCode::InvalidArgument, "test", what);
}

/// The outcome that comes first.
Status outcome(QSignalSpy& done, QSignalSpy& failed)
{
    (void)QTest::qWaitFor([&] { return !done.isEmpty() || !failed.isEmpty(); }, kWaitMs);
    if (!failed.isEmpty())
        return tl::unexpected(failed.first().first().value<Error>());
    return done.isEmpty() ? unexpected("neither done nor failed") : Status();
}

/// Edits and saves by @p session; a failed save has to leave the edit unsaved and savable.
template <typename Session>
Status editAndSave(Session& session, const QByteArray& edited)
{
    session.replaceText(edited.toStdString());
    if (!QTest::qWaitFor([&] { return !session.isBusy() && quotadeck::test::isSavable(session); }, kWaitMs))
        return unexpected("the edit cannot be saved");
    QSignalSpy saved(&session, &models::EditedFile::saved);
    QSignalSpy failed(&session, &models::EditedFile::saveFailed);
    session.save({.message = QStringLiteral("more")});
    Status status = outcome(saved, failed);
    if (!status
        && (!session.isModified() || !quotadeck::test::isSavable(session)
            || *session.text() != edited.toStdString()))
        return unexpected("the edit is not unsaved any more");
    if (status && session.isModified())
        return unexpected("the edit is still unsaved");
    return status;
}

Kind configuration()
{
    const auto path = [](const QString& folder) { return folder + QStringLiteral("/queues.yaml"); };
    return {[path](const QString& folder) { copySample("queues.yaml", path(folder)); },
            [path](const QString& folder) {
                models::ConfigSession session;
                const models::VersionStore versions(folder + QStringLiteral("/versions"));
                session.setVersions(versions);
                QSignalSpy opened(&session, &models::EditedFile::opened);
                session.open(path(folder));
                if (!opened.wait(kWaitMs))
                    return unexpected("not opened");
                const QByteArray edited = test::bytesOf(path(folder)) + "# edited\n";
                const Status status = editAndSave(session, edited);
                for (const auto& version : versions.list(path(folder))) {
                    if (!status && versions.text(version) == edited.toStdString())
                        return unexpected("a text that was not saved is a version");
                }
                return status;
            },
            [path](const QString& folder) { return test::bytesOf(path(folder)); }};
}

Kind manifests()
{
    const auto path = [](const QString& folder) { return folder + QStringLiteral("/elastic.yaml"); };
    return {[path](const QString& folder) { copySample("elastic-quotas.yaml", path(folder)); },
            [path](const QString& folder) {
                models::ElasticSession session;
                QSignalSpy opened(&session, &models::EditedFile::opened);
                session.open(path(folder), {});
                if (!opened.wait(kWaitMs))
                    return unexpected("not opened");
                return editAndSave(session, test::bytesOf(path(folder)) + "# edited\n");
            },
            [path](const QString& folder) { return test::bytesOf(path(folder)); }};
}

QByteArray versionsIn(const QString& folder)
{
    QByteArray all;
    const models::VersionStore store(folder + QStringLiteral("/versions"));
    for (const auto& version : store.list(QStringLiteral("queues.yaml")))
        all += QByteArray::fromStdString(store.text(version).value_or("damaged")) + version.label.toUtf8()
            + '\n';
    return all;
}

Status addVersion(const QString& folder, const std::string& text)
{
    return models::VersionStore(folder + QStringLiteral("/versions"))
        .add(QStringLiteral("queues.yaml"), text, {});
}

Kind version()
{
    return {[](const QString& folder) { QVERIFY(addVersion(folder, "first")); },
            [](const QString& folder) { return addVersion(folder, "second"); }, versionsIn};
}

Kind versionLabel()
{
    const auto label = [](const QString& folder, const QString& text) {
        const models::VersionStore store(folder + QStringLiteral("/versions"));
        return store.setLabel(store.list(QStringLiteral("queues.yaml")).front(), text);
    };
    return {[label](const QString& folder) {
                QVERIFY(addVersion(folder, "first"));
                QVERIFY(label(folder, QStringLiteral("good")));
            },
            [label](const QString& folder) { return label(folder, QStringLiteral("better")); }, versionsIn};
}

/// Edits in a session with a recovery of its own, as before a crash.
struct UnsavedEdits
{
    explicit UnsavedEdits(const QString& folder)
        : recovery(&session, folder + QStringLiteral("/recovery"), std::chrono::milliseconds(0))
    {
        QSignalSpy found(&recovery, &models::RecoveryFiles::foundChanged);
        session.open(folder + QStringLiteral("/queues.yaml"));
        if (!found.wait(kWaitMs))
            qFatal("the file was not opened");
    }
    Status write(const QByteArray& comment)
    {
        QSignalSpy written(&recovery, &models::RecoveryFiles::written);
        QSignalSpy failed(&recovery, &models::RecoveryFiles::failed);
        session.replaceText(*session.text() + comment.toStdString());
        if (!QTest::qWaitFor([this] { return !session.isBusy() && session.isModified(); }, kWaitMs))
            return unexpected("not edited");
        recovery.write();
        return outcome(written, failed);
    }
    models::ConfigSession session;
    models::RecoveryFiles recovery;
};

/// The recovery is written twice by one process; what the first time wrote stays until the second is complete.
Kind recovery()
{
    auto edits = std::make_shared<std::unique_ptr<UnsavedEdits>>();
    return {
        [edits](const QString& folder) {
            edits->reset();
            copySample("queues.yaml", folder + QStringLiteral("/queues.yaml"));
            *edits = std::make_unique<UnsavedEdits>(folder);
            QVERIFY((*edits)->write("# first\n"));
        },
        [edits](const QString&) { return (*edits)->write("# second\n"); },
        [](const QString& folder) {
            QByteArray all;
            const QDir recoveries(folder + QStringLiteral("/recovery"));
            for (const QString& name : recoveries.entryList({QStringLiteral("*.recovery")}, QDir::Files))
                all += QString::fromUtf8(test::bytesOf(recoveries.filePath(name))).section(u'\n', 1).toUtf8();
            return all;
        }};
}

Kind background()
{
    const auto path = [](const QString& folder) { return folder + QStringLiteral("/table.csv"); };
    return {[path](const QString& folder) { test::writeBytes(path(folder), "old\n"); },
            [path](const QString& folder) {
                QObject context;
                std::optional<Status> status;
                models::writeInBackground(
                    &context, path(folder), [] { return Result<std::string>(std::string(5000, 'n')); },
                    [&status](const Result<std::size_t>& size) {
                        status = size ? Status() : Status(tl::unexpected(size.error()));
                    });
                return QTest::qWaitFor([&status] { return status.has_value(); }, kWaitMs)
                    ? *status
                    : unexpected("no outcome");
            },
            [path](const QString& folder) { return test::bytesOf(path(folder)); }};
}

Kind charts(const QString& suffix)
{
    const auto path
        = [suffix](const QString& folder) { return folder + QStringLiteral("/charts.") + suffix; };
    return {[path](const QString& folder) { test::writeBytes(path(folder), "old\n"); },
            [path](const QString& folder) {
                const models::SeriesStore store;
                ui::ChartsPage page(&store);
                QSignalSpy exported(&page, &ui::ChartsPage::exported);
                QSignalSpy failed(&page, &ui::ChartsPage::exportFailed);
                page.exportTo(path(folder));
                return outcome(exported, failed);
            },
            [path](const QString& folder) { return test::bytesOf(path(folder)); }};
}

Kind screenshot()
{
    const auto path = [](const QString& folder) { return folder + QStringLiteral("/window.png"); };
    return {[path](const QString& folder) { test::writeBytes(path(folder), "old\n"); },
            [path](const QString& folder) {
                QLabel window(QStringLiteral("window"));
                return app::saveScreenshot(window, QSize(200, 100), path(folder));
            },
            [path](const QString& folder) { return test::bytesOf(path(folder)); }};
}

SnapshotPtr moment(int second)
{
    auto snapshot = std::make_shared<ClusterSnapshot>();
    snapshot->time = SystemTime(std::chrono::seconds(second));
    snapshot->clusters = {ClusterInfo{}};
    return snapshot;
}

Kind recordingMoment()
{
    auto writer = std::make_shared<std::unique_ptr<feed::RecordingWriter>>();
    return {[writer](const QString& folder) {
                auto created = feed::RecordingWriter::create(folder + QStringLiteral("/x.qdrec"), {});
                QVERIFY(created);
                *writer = *std::move(created);
                QVERIFY((*writer)->write(moment(1)));
            },
            [writer](const QString&) { return (*writer)->write(moment(2)); },
            [](const QString& folder) {
                const auto reader = feed::RecordingReader::open(folder + QStringLiteral("/x.qdrec"));
                return reader ? QByteArray::number(qulonglong((*reader)->times().size()))
                              : QByteArray("unreadable");
            }};
}

/// A recording that cannot be begun leaves no file.
Kind recordingStart()
{
    return {[](const QString&) {},
            [](const QString& folder) {
                auto created = feed::RecordingWriter::create(folder + QStringLiteral("/x.qdrec"), {});
                return created ? Status() : Status(tl::unexpected(created.error()));
            },
            [](const QString& folder) { return test::bytesOf(folder + QStringLiteral("/x.qdrec")); }};
}

Kind settings()
{
    const auto path = [](const QString& folder) { return folder + QStringLiteral("/settings.json"); };
    const auto change = [path](const QString& folder, const QString& value) {
        app::SettingsStore store(path(folder));
        QSignalSpy written(&store, &app::SettingsStore::written);
        QSignalSpy failed(&store, &app::SettingsStore::failed);
        store.setValue(QStringLiteral("source/target"), value);
        return outcome(written, failed);
    };
    return {[change](const QString& folder) { QVERIFY(change(folder, QStringLiteral("old"))); },
            [change](const QString& folder) { return change(folder, QStringLiteral("new")); },
            [path](const QString& folder) { return test::bytesOf(path(folder)); }};
}

Kind snapshotOut()
{
    const auto path = [](const QString& folder) { return folder + QStringLiteral("/now.json"); };
    return {[path](const QString& folder) { test::writeBytes(path(folder), "old\n"); },
            [path](const QString& folder) -> Status {
                cli::SnapshotOptions options;
                options.server.url = "http://cluster";
                options.outFile = path(folder).toStdString();
                std::istringstream in;
                std::ostringstream out;
                std::ostringstream err;
                const auto read
                    = [](const cli::ServerChoice&, const std::string&) -> Result<cli::SnapshotReading> {
                    auto snapshot = std::make_shared<ClusterSnapshot>();
                    snapshot->partitions.emplace_back().info.name = "default";
                    return cli::SnapshotReading{snapshot, {}};
                };
                const auto noQuotas = [](const cli::ServerChoice&) -> Result<cli::QuotaReading> {
                    return cli::QuotaReading();
                };
                const int code = cli::runSnapshot(options, read, noQuotas, {in, out, err, false});
                return code == cli::ExitDone ? Status() : fail(ErrorCode::Io, options.outFile, err.str());
            },
            [path](const QString& folder) { return test::bytesOf(path(folder)); }};
}

/// SQLite writes this one by its own journal.
Kind historyFile()
{
    const auto path = [](const QString& folder) { return folder + QStringLiteral("/usage.sqlite"); };
    const auto addSource = [path](const QString& folder, const QString& name) -> Status {
        auto file = history::HistoryFile::open(path(folder));
        if (!file)
            return tl::unexpected(file.error());
        if (Status status = (*file)->begin(); !status)
            return status;
        const auto source = (*file)->source(name);
        Status status = source ? (*file)->commit() : Status(tl::unexpected(source.error()));
        if (!status)
            (*file)->rollBack();
        return status;
    };
    return {[addSource](const QString& folder) { QVERIFY(addSource(folder, QStringLiteral("first"))); },
            [addSource](const QString& folder) { return addSource(folder, QStringLiteral("second")); },
            [path](const QString& folder) {
                auto file = history::HistoryFile::open(path(folder));
                if (!file || !(*file)->check())
                    return QByteArray("unreadable");
                const auto first = (*file)->findSource(QStringLiteral("first"));
                const auto second = (*file)->findSource(QStringLiteral("second"));
                return QByteArray(first && *first ? "first " : "") + (second && *second ? "second" : "");
            }};
}

std::map<QByteArray, Kind> kinds()
{
    return {{"configuration", configuration()},
            {"manifests", manifests()},
            {"version", version()},
            {"version label", versionLabel()},
            {"recovery", recovery()},
            {"copy, ConfigMap, table", background()},
            {"charts PNG", charts(QStringLiteral("png"))},
            {"charts SVG", charts(QStringLiteral("svg"))},
            {"charts CSV", charts(QStringLiteral("csv"))},
            {"charts JSON", charts(QStringLiteral("json"))},
            {"screenshot", screenshot()},
            {"recording, begin", recordingStart()},
            {"recording, moment", recordingMoment()},
            {"settings", settings()},
            {"snapshot --out", snapshotOut()},
            {"history", historyFile()}};
}
} // namespace

/// Every kind of file that the program writes, on a disk that is full or broken from any system call on: the old content
/// stays, and the failure is reported.
class TestFullDisk : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theOldContentStays_data()
    {
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<int>("failure");
        QTest::addColumn<int>("error");
        for (const auto& [name, kind] : kinds()) {
            QTest::addRow("%s, full", name.constData()) << name << int(CallFailure::FullFromThen) << ENOSPC;
            QTest::addRow("%s, half a write", name.constData())
                << name << int(CallFailure::ShortWrite) << ENOSPC;
            QTest::addRow("%s, broken", name.constData()) << name << int(CallFailure::ErrorFromThen) << EIO;
        }
    }
    void theOldContentStays()
    {
        QFETCH(QByteArray, kind);
        QFETCH(int, failure);
        QFETCH(int, error);
        const auto all = kinds();
        const Kind& file = all.at(kind);
        int failures = 0;
        bool isDone = false;
        for (int call = 1; !isDone; ++call) {
            QVERIFY2(call < kMostCalls, "there is no end");
            const QTemporaryDir folder;
            file.prepare(folder.path());
            const QByteArray before = file.content(folder.path());
            Status status;
            {
                const FailingCalls calls(
                    {folder.path().toStdString(), call, static_cast<CallFailure>(failure), error});
                status = file.write(folder.path());
                isDone = calls.count() < call;
            }
            const QByteArray after = file.content(folder.path());
            if (status) {
                QVERIFY2(after != before,
                         qPrintable(QStringLiteral("call %1: nothing was written").arg(call)));
                continue;
            }
            ++failures;
            const QByteArray message = QByteArray::fromStdString(status.error().message.english());
            QVERIFY2(status.error().code == ErrorCode::Io, message.constData());
            QVERIFY2(after == before || message.contains("has the new content"),
                     qPrintable(QStringLiteral("call %1: %2").arg(call).arg(QString::fromUtf8(message))));
        }
        QVERIFY(failures > 0);
    }
};

QUOTADECK_TEST(TestFullDisk, QApplication)
} // namespace tst_fulldisk

#include "tst_fulldisk.moc"
