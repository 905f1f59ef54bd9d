// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/recordingfeed.h"
#include "app/feed/recordingfile.h"
#include "core/base/deltacodec.h"
#include "tests/feed/clustersamples.h"
#include "tests/feed/snapshotat.h"
#include "tests/support/testprogram.h"

#include <QBuffer>
#include <QDataStream>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <random>

namespace tst_recording {
using namespace quotadeck;
using namespace quotadeck::feed;

namespace {
QByteArray frame(const QByteArray& content)
{
    QByteArray bytes;
    QDataStream(&bytes, QIODevice::WriteOnly) << static_cast<quint32>(content.size());
    return bytes + content;
}

/// A part as a file may claim it.
struct ClaimedPart
{
    QByteArray partition;
    RecordedPart part = RecordedPart::Queues;
    QByteArray bytes{};
};

QByteArray momentFrame(qint64 time, const QList<ClaimedPart>& parts)
{
    QByteArray content;
    QDataStream stream(&content, QIODevice::WriteOnly);
    stream << time << static_cast<quint32>(parts.size());
    for (const ClaimedPart& part : parts)
        stream << part.partition << static_cast<quint8>(part.part) << static_cast<quint32>(part.bytes.size());
    for (const ClaimedPart& part : parts)
        content += part.bytes;
    return frame(content);
}

/// A recording up to its first moment; of the format before unless @p magic says otherwise.
QByteArray beginning(const QByteArray& name = "a", const QByteArray& magic = "QDREC001")
{
    QByteArray content;
    QDataStream(&content, QIODevice::WriteOnly) << static_cast<quint8>(SourceKind::Rest) << name;
    return magic + frame(content);
}

/// A part of the present format: @p text as its difference from @p base, which is @p changes ago; 0: whole.
QByteArray part(const QByteArray& text, const QByteArray& base = {}, quint32 changes = 0)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream << (static_cast<quint32>(text.size()) | (changes > 0 ? 0x80000000U : 0U));
    if (changes > 0)
        stream << changes;
    return bytes + QByteArray::fromStdString(compressDelta(text.toStdString(), base.toStdString()));
}

/// The first four bytes of a part: what it promises to unpack to.
QByteArray promise(quint32 size)
{
    QByteArray bytes;
    QDataStream(&bytes, QIODevice::WriteOnly) << size;
    return bytes;
}

auto readerOf(const QByteArray& bytes)
{
    auto source = std::make_unique<QBuffer>();
    source->setData(bytes);
    source->open(QIODevice::ReadOnly);
    return RecordingReader::open(std::move(source), "hostile.qdrec");
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
    std::vector<SnapshotPtr> m_moments = test::clusterSamples(40);

    QString newPath() { return m_folder.filePath(QStringLiteral("%1.qdrec").arg(++m_number)); }

private Q_SLOTS:
    void theClockOfTheSourceIsKept()
    {
        std::vector<SnapshotPtr> moved;
        for (std::size_t number = 0; number < 4; ++number) {
            auto snapshot = std::make_shared<ClusterSnapshot>(*m_moments[number]);
            if (number == 1 || number == 2)
                snapshot->clockOffset = std::chrono::hours(-500);
            moved.push_back(std::move(snapshot));
        }
        const auto reader = RecordingReader::open(record(newPath(), moved));
        QVERIFY(reader);
        for (std::size_t number = 0; number < 4; ++number)
            QCOMPARE((*test::snapshotAt(**reader, number))->clockOffset, moved[number]->clockOffset);
    }

    void everyMomentIsReadAsItWas()
    {
        const QString path = record(newPath(), m_moments);
        const auto reader = RecordingReader::open(path);
        QVERIFY(reader);
        QCOMPARE((*reader)->info().kind, SourceKind::Simulator);
        QCOMPARE(QString::fromStdString((*reader)->info().name), QStringLiteral("Busy cluster"));
        QCOMPARE((*reader)->times().size(), m_moments.size());
        for (const std::size_t index : {std::size_t(0), std::size_t(39), std::size_t(7), std::size_t(8)}) {
            const auto snapshot = test::snapshotAt(**reader, index);
            QVERIFY(snapshot);
            QVERIFY2(**snapshot == *m_moments[index], qPrintable(QString::number(index)));
        }
    }

    void aSampleTakesLittleMoreThanWhatChanged()
    {
        const QFile all(record(newPath(), m_moments));
        const QFile last(record(newPath(), {m_moments.back()}));
        const qint64 each = all.size() / static_cast<qint64>(m_moments.size());
        QVERIFY2(each * 2 < last.size(),
                 qPrintable(QStringLiteral("%1 bytes each, %2 the last alone").arg(each).arg(last.size())));
    }

    void theFormatBeforeIsRead()
    {
        const QByteArray old = beginning()
            + momentFrame(1, {{{}, RecordedPart::Health, qCompress(QByteArray("{\"Healthy\":true}"))}})
            + momentFrame(2, {{{}, RecordedPart::Health, {}}});
        const auto reader = readerOf(old);
        QVERIFY(reader);
        const auto known = test::snapshotAt(**reader, 0);
        QVERIFY(known && (*known)->health && (*known)->health->healthy);
        const auto unknown = test::snapshotAt(**reader, 1);
        QVERIFY(unknown && !(*unknown)->health);
    }

    void aDifferenceMustHaveItsWhole_data()
    {
        QTest::addColumn<QByteArray>("second");
        QTest::addColumn<QString>("message"); // empty: it is read
        const QByteArray whole = "{\"Healthy\":true}";
        const QByteArray other = "{\"Healthy\":false}";
        const QString damaged = QStringLiteral("damaged at byte");
        QTest::newRow("from the first") << part(other, whole, 1) << QString();
        QTest::newRow("from one before all") << part(other, whole, 2) << damaged;
        QTest::newRow("from itself") << part(other, whole, 0x7fffffff) << damaged;
        QTest::newRow("from another text") << part(other, other, 1) << damaged;
        QTest::newRow("cut off") << part(other, whole, 1).chopped(1) << damaged;
        QTest::newRow("followed by more") << part(other, whole, 1) + "x" << damaged;
        QTest::newRow("half a head") << part(other, whole, 1).first(6) << damaged;
        QTest::newRow("larger than it is") << promise(0x80000013) + part(other, whole, 1).mid(4) << damaged;
        QTest::newRow("a bomb") << promise(100) + part(QByteArray(10'000'000, ' ')).mid(4) << damaged;
        QTest::newRow("too large") << promise(64 * 1024 * 1024 + 1) + part(other).mid(4)
                                   << QStringLiteral("more than the 67108864 that are read");
    }

    void aDifferenceMustHaveItsWhole()
    {
        QFETCH(QByteArray, second);
        QFETCH(QString, message);
        const QByteArray bytes = beginning("a", "QDREC002")
            + momentFrame(1, {{{}, RecordedPart::Health, part("{\"Healthy\":true}")}})
            + momentFrame(2, {{{}, RecordedPart::Health, second}});
        const auto reader = readerOf(bytes);
        QVERIFY(reader);
        QVERIFY(test::snapshotAt(**reader, 0));
        const auto snapshot = test::snapshotAt(**reader, 1);
        QCOMPARE(snapshot.has_value(), message.isEmpty());
        if (snapshot)
            QVERIFY(!(*snapshot)->health->healthy);
        else
            QVERIFY2(QString::fromStdString(snapshot.error().message.english()).contains(message),
                     snapshot.error().message.english().c_str());
    }

    void aDifferenceFromADifferenceIsDamage()
    {
        const QByteArray whole = "{\"Healthy\":true}";
        const QByteArray other = "{\"Healthy\":false}";
        const auto reader
            = readerOf(beginning("a", "QDREC002") + momentFrame(1, {{{}, RecordedPart::Health, part(whole)}})
                       + momentFrame(2, {{{}, RecordedPart::Health, part(other, whole, 1)}})
                       + momentFrame(3, {{{}, RecordedPart::Health, part(whole, other, 1)}}));
        QVERIFY(reader);
        QVERIFY(test::snapshotAt(**reader, 1));
        QVERIFY(!test::snapshotAt(**reader, 2));
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
            QVERIFY2(**test::snapshotAt(**reader, index) == *snapshots[index],
                     qPrintable(QString::number(index)));
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
            QVERIFY(**test::snapshotAt(**reader, 8) == *some[8]);
        }
    }

    void whatIsNoRecordingIsRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("message");
        QTest::newRow("empty") << QByteArray() << QStringLiteral("not a recording");
        QTest::newRow("text") << QByteArray("partitions:\n- name: default\n")
                              << QStringLiteral("not a recording");
        QTest::newRow("nothing in it") << QByteArray("QDREC001") << QStringLiteral("no samples");
        QTest::newRow("nonsense") << QByteArray("QDREC001").append(QByteArray("\0\0\0\3abc", 7))
                                  << QStringLiteral("does not name its source");
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
        QVERIFY2(QString::fromStdString(reader.error().message.english()).contains(message),
                 reader.error().message.english().c_str());
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
            QVERIFY(
                QString::fromStdString(reader.error().message.english()).contains(QStringLiteral("at byte")));
            return;
        }
        std::size_t unreadable = 0;
        for (std::size_t index = 0; index < (*reader)->times().size(); ++index) {
            const auto snapshot = test::snapshotAt(**reader, index);
            if (!snapshot) {
                ++unreadable;
                QCOMPARE(snapshot.error().code, ErrorCode::Parse);
            }
        }
        QVERIFY(unreadable > 0);
    }

    void aPartMustBeWhatItPromises_data()
    {
        QTest::addColumn<QByteArray>("part");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* name, const QByteArray& part, ErrorCode code, const char* message) {
            QTest::newRow(name) << part << static_cast<int>(code) << QString::fromUtf8(message);
        };
        const QByteArray list = QByteArray("[") + QByteArray(1'000'000, ' ') + "]";
        const QByteArray packed = qCompress(list);
        const QByteArray bomb = qCompress(QByteArray(64 * 1024 * 1024 + 1, ' '));
        row("more than is read", bomb, ErrorCode::TooLarge,
            "decompresses to 67108865 bytes, more than the 67108864");
        row("a gigabyte", promise(1U << 30U) + bomb.mid(4), ErrorCode::TooLarge, "1073741824 bytes");
        row("everything", promise(0xffffffff) + bomb.mid(4), ErrorCode::TooLarge, "4294967295 bytes");
        row("more than promised", promise(1000) + bomb.mid(4), ErrorCode::Parse, "damaged at byte 43");
        row("one byte more", promise(1'000'001) + packed.mid(4), ErrorCode::Parse, "damaged at byte 43");
        row("one byte less", promise(1'000'003) + packed.mid(4), ErrorCode::Parse, "damaged at byte 43");
        row("nothing", promise(0) + packed.mid(4), ErrorCode::Parse, "damaged at byte 43");
        row("cut off", packed.chopped(1), ErrorCode::Parse, "damaged at byte 43");
        row("followed by more", packed + "x", ErrorCode::Parse, "damaged at byte 43");
        row("a promise alone", packed.first(4), ErrorCode::Parse, "damaged at byte 43");
        row("half a promise", packed.first(3), ErrorCode::Parse, "damaged at byte 43");
    }

    void aPartMustBeWhatItPromises()
    {
        QFETCH(QByteArray, part);
        QFETCH(int, code);
        QFETCH(QString, message);
        const auto reader = readerOf(beginning() + momentFrame(1, {{{}, RecordedPart::Health, part}}));
        QVERIFY(reader);
        const auto snapshot = test::snapshotAt(**reader, 0);
        QVERIFY(!snapshot);
        QCOMPARE(static_cast<int>(snapshot.error().code), code);
        QCOMPARE(snapshot.error().where, std::string("hostile.qdrec"));
        QVERIFY2(QString::fromStdString(snapshot.error().message.english()).contains(message),
                 snapshot.error().message.english().c_str());
    }

    void theFramesOfAFileAreBounded_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("message");
        const QByteArray name(5000, 'n');
        QTest::newRow("the source's name is too long")
            << beginning(name) << QStringLiteral("does not name its source");
        QTest::newRow("a partition's name is too long")
            << beginning() + momentFrame(1, {{name}}) << QStringLiteral("damaged at byte 18");
        QTest::newRow("a name claims two gigabytes") << beginning()
                + frame(QByteArray(8, '\1') + promise(1) + promise(0x7fffffff) + QByteArray(100, 'n'))
                                                     << QStringLiteral("damaged at byte 18");
        QList<ClaimedPart> parts;
        for (int number = 0; number < 10'001; ++number)
            parts.append({QByteArray::number(number), RecordedPart::Queues});
        QTest::newRow("too many parts in a moment")
            << beginning() + momentFrame(1, parts) << QStringLiteral("damaged at byte 18");
        QByteArray many = beginning();
        for (int moment = 0; moment < 11; ++moment) {
            for (ClaimedPart& part : parts)
                part.partition.append('x');
            many += momentFrame(moment, parts.first(1000));
        }
        QTest::newRow("too many parts in all") << many << QStringLiteral("damaged at byte");
        QTest::newRow("parts beyond their moment")
            << beginning() + frame(QByteArray(8, '\1') + promise(1) + promise(0) + '\1' + promise(0x7fffffff))
            << QStringLiteral("damaged at byte 18");
    }

    void theFramesOfAFileAreBounded()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, message);
        const auto reader = readerOf(bytes);
        QVERIFY(!reader);
        QCOMPARE(reader.error().code, ErrorCode::Parse);
        QVERIFY2(QString::fromStdString(reader.error().message.english()).contains(message),
                 reader.error().message.english().c_str());
    }

    void theIndexOfAFileIsBounded()
    {
        QByteArray bytes = beginning();
        for (qint64 moment = 0; moment <= 2'000'000; ++moment)
            bytes += momentFrame(moment, {});
        const auto reader = readerOf(bytes);
        QVERIFY(!reader);
        QCOMPARE(reader.error().code, ErrorCode::TooLarge);
        QVERIFY(QString::fromStdString(reader.error().message.english())
                    .contains(QStringLiteral("2000000 samples")));
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
        std::vector<SnapshotPtr> snapshots;
        connect(&feed, &Feed::snapshotRead, this,
                [&](const auto& reading) { snapshots.push_back(reading.snapshot); });
        feed.start();
        QTRY_COMPARE(loaded.count(), 1);
        QCOMPARE(snapshots.size(), m_moments.size());
        for (std::size_t index = 0; index < snapshots.size(); ++index)
            QVERIFY(*snapshots[index] == *m_moments[index]);
        QCOMPARE(feed.status().kind, SourceKind::Recording);

        snapshots.clear();
        feed.seek(3);
        feed.seek(20); // not shown: a later wish came before it was read
        feed.seek(5);
        QTRY_COMPARE(snapshots.size(), std::size_t(2));
        QVERIFY(*snapshots[0] == *m_moments[3]);
        QVERIFY(*snapshots[1] == *m_moments[5]);
        feed.stop();
        QCOMPARE(feed.status().state, SourceState::Stopped);
    }

    void theLastOfTheMomentsWantedAtTheEndOfLoadingIsShown()
    {
        RecordingFeed feed(record(newPath(), m_moments));
        SystemTime shown;
        connect(&feed, &Feed::snapshotRead, this,
                [&](const auto& reading) { shown = reading.snapshot->time; });
        connect(&feed, &RecordingFeed::loaded, this, [&] {
            feed.seek(0);
            feed.seek(7);
        });
        feed.start();
        QTRY_COMPARE(shown, m_moments[7]->time);
    }

    void aFeedThatIsHeldWaits()
    {
        RecordingFeed feed(record(newPath(), m_moments));
        const QSignalSpy loaded(&feed, &RecordingFeed::loaded);
        const QSignalSpy read(&feed, &Feed::snapshotRead);
        connect(&feed, &Feed::snapshotRead, this, [&] {
            if (read.count() == 3)
                feed.hold(true);
        });
        feed.start();
        QTRY_COMPARE(read.count(), 3);
        QTest::qWait(20);
        QCOMPARE(read.count(), 3);

        feed.hold(false);
        QTRY_COMPARE(loaded.count(), 1);
        QCOMPARE(read.count(), 40);
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
        const QSignalSpy updated(&feed, &Feed::snapshotRead);
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

QUOTADECK_TEST(TestRecording, QCoreApplication)
} // namespace tst_recording

#include "tst_recording.moc"
