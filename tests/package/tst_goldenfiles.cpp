// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cluster/connections.h"
#include "app/feed/recordingfile.h"
#include "app/history/historyfile.h"
#include "app/history/historyreader.h"
#include "app/settings/settings.h"
#include "models/document/versionstore.h"
#include "tests/app/history/historysamples.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace tst_goldenfiles {
using namespace quotadeck;
using std::chrono::seconds;

namespace {
const QString kGolden = QStringLiteral(QUOTADECK_TEST_DATA "/golden");
const QString kDocument = QStringLiteral("/golden/queues.yaml"); ///< whose versions are kept; need not exist
constexpr history::Milliseconds kStart{1'795'737'600'000}; // 2026-11-27T00:00:00Z

connect::Profile profile()
{
    return {.id = "golden",
            .name = "Staging",
            .colour = "#3366cc",
            .environment = connect::Environment::Staging,
            .reach = connect::AddressReach{.url = "https://scheduler.example:9080"}};
}

feed::RecordedSample sampleAt(int number)
{
    return {test::clusterAt(kStart + seconds(number), 100 + number, 1000), nullptr,
            std::make_shared<const feed::RecordedConfiguration>(
                feed::RecordedConfiguration{"Staging", "partitions:\n  - name: default\n"})};
}

/// Writes what the program keeps, into @p folder.
void writeFiles(const QDir& folder)
{
    {
        app::SettingsStore settings(folder.filePath(QStringLiteral("settings.json")));
        app::Connections connections(&settings);
        connections.save(profile());
        settings.setValue(app::Settings().warningPercent.key, 70);
        settings.setValue(app::Settings().recentFiles.key, QStringList{kDocument});
    }
    const models::VersionStore versions(folder.filePath(QStringLiteral("versions")));
    QVERIFY(versions.add(kDocument, "partitions: []\n", {.user = QStringLiteral("sue"), .errors = 1}));
    QVERIFY(versions.add(
        kDocument, "partitions:\n  - name: default\n",
        {.message = QStringLiteral("First partition"), .user = QStringLiteral("bob"), .errors = 0}));
    const auto recording = *feed::RecordingWriter::create(folder.filePath(QStringLiteral("staging.qdrec")),
                                                          {SourceKind::Rest, "Staging"});
    for (int number = 0; number < 3; ++number)
        QVERIFY(recording->write(sampleAt(number)));
    QVERIFY(recording->finish());
    const auto file = *history::HistoryFile::open(folder.filePath(QStringLiteral("history.sqlite")));
    auto recorder = *history::Recorder::open(*file, test::kSource);
    for (int number = 0; number < 100; ++number)
        QVERIFY(recorder.record({kStart + seconds(number), {test::queueRow("root", 100 + number / 10)}}));
    QVERIFY(recorder.endStretch());
}
} // namespace

/// Files that released versions have written open in this one. Those of a version are never written again; a new version adds its own:
/// QUOTADECK_GOLDEN=0.2.0 build/dev/tests/package/tests_package tst_goldenfiles
class TestGoldenFiles : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        const QString version = qEnvironmentVariable("QUOTADECK_GOLDEN");
        const QDir folder(kGolden + u'/' + version);
        if (version.isEmpty() || folder.exists())
            return;
        QVERIFY(QDir().mkpath(folder.path()));
        writeFiles(folder);
    }

    /// Opening may change a file: a copy.
    void init()
    {
        QFETCH(QString, version);
        m_folder = std::make_unique<QTemporaryDir>();
        const QDir source(version.isEmpty() ? QString() : kGolden + u'/' + version);
        if (version.isEmpty()) {
            writeFiles(QDir(m_folder->path()));
            return;
        }
        QDirIterator files(source.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString copy = m_folder->filePath(source.relativeFilePath(files.next()));
            QVERIFY(QDir().mkpath(QFileInfo(copy).path()));
            QVERIFY(QFile::copy(files.filePath(), copy));
            QVERIFY(QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner));
        }
    }

    void settingsOpen_data() { versions(); }
    void settingsOpen()
    {
        app::SettingsStore settings(m_folder->filePath(QStringLiteral("settings.json")));
        const app::Connections connections(&settings);
        QCOMPARE(connections.all(), std::vector{profile()});
        QCOMPARE(settings.value(app::Settings().warningPercent.key).toInt(), 70);
        QCOMPARE(settings.value(app::Settings().recentFiles.key).toStringList(), QStringList{kDocument});
    }

    void versionsOpen_data() { versions(); }
    void versionsOpen()
    {
        const models::VersionStore store(m_folder->filePath(QStringLiteral("versions")));
        const auto kept = store.list(kDocument);
        QCOMPARE(kept.size(), std::size_t(2));
        QCOMPARE(kept[0].note.message, QStringLiteral("First partition"));
        QCOMPARE(kept[0].parent, kept[1].id);
        QCOMPARE(kept[1].note.errors, std::optional(1));
        QCOMPARE(*store.text(kept[0]), std::string("partitions:\n  - name: default\n"));
    }

    void recordingsOpen_data() { versions(); }
    void recordingsOpen()
    {
        const auto reader = feed::RecordingReader::open(m_folder->filePath(QStringLiteral("staging.qdrec")));
        QVERIFY2(reader, reader ? "" : reader.error().message.english().c_str());
        QCOMPARE((*reader)->info().name, std::string("Staging"));
        QCOMPARE((*reader)->times().size(), std::size_t(3));
        const auto sample = (*reader)->sampleAt(2);
        QVERIFY(sample);
        const auto& queues = sample->snapshot->partitions.front().queues;
        QVERIFY(queues);
        QCOMPARE(queues->front().allocated, (Resource{{"memory", 102}}));
        QCOMPARE(sample->configuration->source, std::string("Staging"));
    }

    void theHistoryOpens_data() { versions(); }
    void theHistoryOpens()
    {
        const auto file = history::HistoryFile::open(m_folder->filePath(QStringLiteral("history.sqlite")));
        QVERIFY2(file, file ? "" : file.error().message.english().c_str());
        QVERIFY((*file)->check());
        const auto reply = history::read(
            **file, {test::kSource, {test::usedMemory("root")}, kStart, kStart + seconds(100), 1000});
        QVERIFY(reply);
        const auto& lines = reply->lines.front();
        QCOMPARE(lines.size(), std::size_t(1));
        QCOMPARE(lines.front().front().range.last, Quantity(100));
        QCOMPARE(lines.front().back().range.last, Quantity(109));
    }

private:
    /// Those that have files, and this one.
    static void versions()
    {
        QTest::addColumn<QString>("version");
        const QStringList folders = QDir(kGolden).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        QVERIFY2(!folders.isEmpty(), qUtf8Printable(kGolden));
        for (const QString& version : folders)
            QTest::newRow(qUtf8Printable(version)) << version;
        QTest::newRow("this") << QString();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QUOTADECK_TEST(TestGoldenFiles, QCoreApplication)
} // namespace tst_goldenfiles

#include "tst_goldenfiles.moc"
