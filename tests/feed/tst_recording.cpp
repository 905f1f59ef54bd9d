// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/recordingfeed.h"
#include "app/feed/recordingfile.h"
#include "core/sim/scenario.h"
#include "core/sim/simulator.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <random>

using namespace quotadeck;
using namespace quotadeck::feed;

namespace {
/// The busy cluster every five seconds.
std::vector<SnapshotPtr> moments(std::size_t count)
{
    QFile file(QStringLiteral(QUOTADECK_RESOURCES "/scenarios/busy-cluster.yaml"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no scenario");
    sim::Simulator simulator(*sim::readScenario(file.readAll().toStdString(), "busy-cluster.yaml"), 1);
    std::vector<SnapshotPtr> result;
    for (std::size_t number = 0; number < count; ++number) {
        simulator.advance(std::chrono::seconds(5));
        result.push_back(std::make_shared<const ClusterSnapshot>(simulator.snapshot()));
    }
    return result;
}

QString record(const QString& path, const std::vector<SnapshotPtr>& snapshots)
{
    const auto writer = RecordingWriter::create(path, {SourceKind::Simulator, "Busy cluster"});
    if (!writer)
        qFatal("not created");
    for (const SnapshotPtr& snapshot : snapshots) {
        if (!(*writer)->write(snapshot))
            qFatal("not written");
    }
    return path;
}
} // namespace

class TestRecording final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    int m_number = 0;
    std::vector<SnapshotPtr> m_moments = moments(40);

    QString newPath() { return m_folder.filePath(QStringLiteral("%1.qdrec").arg(++m_number)); }

private Q_SLOTS:
    void everyMomentIsReadAsItWas()
    {
        const QString path = record(newPath(), m_moments);
        const auto reader = RecordingReader::open(path);
        QVERIFY(reader);
        QCOMPARE((*reader)->info().kind, SourceKind::Simulator);
        QCOMPARE(QString::fromStdString((*reader)->info().name), QStringLiteral("Busy cluster"));
        QCOMPARE((*reader)->times().size(), m_moments.size());
        for (const std::size_t index : {std::size_t(0), std::size_t(39), std::size_t(7), std::size_t(8)}) {
            const auto snapshot = (*reader)->at(index);
            QVERIFY(snapshot);
            QVERIFY2(**snapshot == *m_moments[index], qPrintable(QString::number(index)));
        }
    }

    void whatIsUnknownStaysUnknown()
    {
        ClusterSnapshot first = *m_moments[0];
        ClusterSnapshot second = *m_moments[1];
        second.partitions.front().users.reset();
        second.health.reset();
        ClusterSnapshot third = *m_moments[2];
        third.partitions.clear();
        ClusterSnapshot fourth = *m_moments[3];
        fourth.partitions.front().users.reset();
        std::vector<SnapshotPtr> snapshots;
        for (const ClusterSnapshot& snapshot : {first, second, third, fourth})
            snapshots.push_back(std::make_shared<const ClusterSnapshot>(snapshot));
        const auto reader = RecordingReader::open(record(newPath(), snapshots));
        QVERIFY(reader);
        for (std::size_t index = 0; index < snapshots.size(); ++index)
            QVERIFY2(**(*reader)->at(index) == *snapshots[index], qPrintable(QString::number(index)));
    }

    void aFileThatIsCutOffLosesOnlyItsLastMoment()
    {
        const std::vector<SnapshotPtr> some(m_moments.begin(), m_moments.begin() + 10);
        QFile whole(record(newPath(), some));
        QVERIFY(whole.open(QIODevice::ReadOnly));
        const QByteArray bytes = whole.readAll();
        QFile nine(record(newPath(), {some.begin(), some.begin() + 9}));
        QVERIFY(nine.open(QIODevice::ReadOnly));
        const qsizetype startOfLast = nine.size();
        QVERIFY(bytes.startsWith(nine.readAll()));

        std::mt19937 random(20261122);
        for (int round = 0; round < 50; ++round) {
            const auto length = startOfLast
                + static_cast<qsizetype>(random() % static_cast<unsigned>(bytes.size() - startOfLast));
            QFile cut(newPath());
            QVERIFY(cut.open(QIODevice::WriteOnly));
            cut.write(bytes.first(length));
            cut.close();
            const auto reader = RecordingReader::open(cut.fileName());
            QVERIFY(reader);
            QCOMPARE((*reader)->times().size(), std::size_t(9));
            QVERIFY(**(*reader)->at(8) == *some[8]);
        }
    }

    void whatIsNoRecordingIsRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("message");
        QTest::newRow("empty") << QByteArray() << QStringLiteral("not a recording");
        QTest::newRow("text") << QByteArray("partitions:\n- name: default\n")
                              << QStringLiteral("not a recording");
        QTest::newRow("nothing in it") << QByteArray("QDREC001") << QStringLiteral("no moment");
        QTest::newRow("nonsense") << QByteArray("QDREC001").append(QByteArray("\0\0\0\3abc", 7))
                                  << QStringLiteral("does not tell");
    }
    void whatIsNoRecordingIsRefused()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, message);
        QFile file(newPath());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        const auto reader = RecordingReader::open(file.fileName());
        QVERIFY(!reader);
        QCOMPARE(reader.error().code, ErrorCode::Parse);
        QVERIFY2(QString::fromStdString(reader.error().message).contains(message),
                 reader.error().message.c_str());
        QCOMPARE(QString::fromStdString(reader.error().where), file.fileName());
    }

    void damageInTheMiddleIsFoundWithItsPlace()
    {
        const QString path = record(newPath(), m_moments);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        const qint64 middle = file.size() / 2;
        file.seek(middle);
        file.write(QByteArray(2000, '\x7f'));
        file.close();
        const auto reader = RecordingReader::open(path);
        if (!reader) { // a frame's head was hit
            QVERIFY(QString::fromStdString(reader.error().message).contains(QStringLiteral("at byte")));
            return;
        }
        std::size_t unreadable = 0;
        for (std::size_t index = 0; index < (*reader)->times().size(); ++index) {
            const auto snapshot = (*reader)->at(index);
            if (!snapshot) {
                ++unreadable;
                QCOMPARE(snapshot.error().code, ErrorCode::Parse);
            }
        }
        QVERIFY(unreadable > 0);
    }

    void aFileIsNeverOverwritten()
    {
        const QString path = record(newPath(), {m_moments[0]});
        const auto second = RecordingWriter::create(path, {});
        QVERIFY(!second);
        QCOMPARE(second.error().code, ErrorCode::Io);
        QCOMPARE((*RecordingReader::open(path))->times().size(), std::size_t(1));
    }

    void theFeedShowsAllMomentsAndThenAnyOfThem()
    {
        RecordingFeed feed(record(newPath(), m_moments));
        const QSignalSpy loaded(&feed, &RecordingFeed::loaded);
        std::vector<std::shared_ptr<const SnapshotUpdate>> updates;
        connect(&feed, &Feed::updated, this, [&](const auto& update) { updates.push_back(update); });
        feed.start();
        QTRY_COMPARE(loaded.count(), 1);
        QCOMPARE(updates.size(), m_moments.size());
        SnapshotPtr before;
        for (std::size_t index = 0; index < updates.size(); ++index) {
            QVERIFY(*updates[index]->snapshot == *m_moments[index]);
            QCOMPARE(updates[index]->delta.queues.upserted.size(),
                     makeUpdate(before, m_moments[index], "default")->delta.queues.upserted.size());
            before = m_moments[index];
        }
        QCOMPARE(feed.status().kind, SourceKind::Recording);

        updates.clear();
        feed.seek(3);
        feed.seek(20); // not shown: a later wish came before it was read
        feed.seek(5);
        QTRY_COMPARE(updates.size(), std::size_t(2));
        QVERIFY(*updates[0]->snapshot == *m_moments[3]);
        QVERIFY(*updates[1]->snapshot == *m_moments[5]);
        feed.stop();
        QCOMPARE(feed.status().state, SourceState::Stopped);
    }

    void theFeedTellsWhatItCanNotRead()
    {
        RecordingFeed feed(m_folder.filePath(QStringLiteral("missing.qdrec")));
        feed.start();
        QTRY_VERIFY(feed.status().error.has_value());
        QCOMPARE(feed.status().error->code, ErrorCode::Io);
        QVERIFY(QString::fromStdString(feed.status().error->where).endsWith(QStringLiteral("missing.qdrec")));
    }

    void aStoppedFeedIsSilentAndStartsAnew()
    {
        RecordingFeed feed(record(newPath(), m_moments));
        const QSignalSpy updated(&feed, &Feed::updated);
        const QSignalSpy loaded(&feed, &RecordingFeed::loaded);
        feed.start();
        feed.stop();
        QCoreApplication::processEvents();
        QCOMPARE(updated.count(), 0);
        feed.start();
        QTRY_COMPARE(loaded.count(), 1);
        QCOMPARE(updated.count(), 40);
    }
};

QTEST_GUILESS_MAIN(TestRecording)
#include "tst_recording.moc"
