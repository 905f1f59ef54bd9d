// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/pastring.h"
#include "app/feed/recordingfeed.h"
#include "app/feed/recordingfile.h"
#include "core/base/deltacodec.h"
#include "core/elastic/quotajson.h"
#include "tests/feed/clustersamples.h"
#include "tests/support/quotasamples.h"
#include "tests/support/testprogram.h"

#include <QBuffer>
#include <QDataStream>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <random>

namespace tst_recordedsample {
using namespace quotadeck;
using namespace quotadeck::feed;
using namespace std::chrono_literals;

namespace {
RecordedConfigurationPtr configuration(std::string text)
{
    return std::make_shared<const RecordedConfiguration>(
        RecordedConfiguration{"http://cluster", std::move(text)});
}

/// Samples a second apart whose quotas and configuration come, stay the same, change and go, drawn from @p seed.
std::vector<RecordedSample> drawnSamples(std::uint32_t seed, std::size_t count)
{
    std::mt19937 random(seed);
    test::QuotaSamples quotas(seed);
    std::vector<RecordedSample> samples;
    RecordedSample sample;
    for (std::size_t number = 0; number < count; ++number) {
        auto snapshot = std::make_shared<ClusterSnapshot>();
        snapshot->time = SystemTime(std::chrono::seconds(1'000 + number));
        sample.snapshot = std::move(snapshot);
        switch (random() % 4) {
        case 0:
            sample.quotas = std::make_shared<const elastic::QuotaSnapshot>(quotas.next());
            break;
        case 1:
            sample.quotas.reset();
            break;
        default: // as before
            break;
        }
        switch (random() % 6) {
        case 0:
            sample.configuration = configuration("partitions: # " + std::to_string(random() % 3) + "\xff\n");
            break;
        case 1:
            sample.configuration.reset();
            break;
        default:
            break;
        }
        samples.push_back(sample);
    }
    return samples;
}

bool isSame(const RecordedSample& left, const RecordedSample& right)
{
    const auto same
        = [](const auto& one, const auto& other) { return one == other || (one && other && *one == *other); };
    return same(left.snapshot, right.snapshot) && same(left.quotas, right.quotas)
        && same(left.configuration, right.configuration);
}

Result<std::unique_ptr<RecordingReader>> readerOf(const QByteArray& bytes)
{
    auto source = std::make_unique<QBuffer>();
    source->setData(bytes);
    source->open(QIODevice::ReadOnly);
    return RecordingReader::open(std::move(source), "test.qdrec");
}

QByteArray encoded(const std::vector<RecordedSample>& samples)
{
    RecordingEncoder encoder;
    std::string bytes = RecordingEncoder::head({SourceKind::Rest, "cluster"});
    for (const RecordedSample& sample : samples)
        bytes += encoder.encode(sample).value_or(std::string());
    return QByteArray::fromStdString(bytes);
}

QByteArray framed(const QByteArray& content)
{
    QByteArray bytes;
    QDataStream(&bytes, QIODevice::WriteOnly) << static_cast<quint32>(content.size());
    return bytes + content;
}

/// One sample with one part that claims to be @p bytes, whole.
QByteArray claimed(quint8 part, const QByteArray& bytes)
{
    QByteArray content;
    QDataStream stream(&content, QIODevice::WriteOnly);
    stream << qint64{1} << quint32{1} << QByteArray() << part << static_cast<quint32>(bytes.size());
    return QByteArray::fromStdString(RecordingEncoder::head({SourceKind::Rest, "cluster"}))
        + framed(content + bytes);
}

QByteArray packed(const std::string& text)
{
    QByteArray bytes;
    QDataStream(&bytes, QIODevice::WriteOnly) << static_cast<quint32>(text.size());
    return bytes + QByteArray::fromStdString(compressDelta(text, {}));
}
} // namespace

/// Elastic quotas and active configurations in recordings.
class TestRecordedSample final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString written(const QByteArray& bytes, const char* name)
    {
        QFile file(m_folder.filePath(QString::fromLatin1(name)));
        if (!file.open(QIODevice::WriteOnly))
            qFatal("not created");
        file.write(bytes);
        return file.fileName();
    }

private Q_SLOTS:
    void everySampleIsReadAsItWasInAnyOrder()
    {
        for (std::uint32_t seed = 1; seed <= 20; ++seed) {
            const auto samples = drawnSamples(seed, 60);
            const auto reader = readerOf(encoded(samples));
            QVERIFY(reader);
            std::mt19937 random(seed);
            for (int round = 0; round < 120; ++round) {
                const std::size_t index = random() % samples.size();
                const auto sample = (*reader)->sampleAt(index);
                QVERIFY2(sample, sample ? "" : sample.error().message.english().c_str());
                QVERIFY(isSame(*sample, samples[index]));
            }
        }
    }

    void thePastHasThemToo()
    {
        const auto samples = drawnSamples(20261126, 80);
        PastRing ring({SourceKind::Rest, "cluster"}, {.bytes = 1 << 30, .age = 60s}); // of many segments
        for (const RecordedSample& sample : samples)
            ring.add(sample);
        for (auto sample = samples.rbegin(); sample != samples.rend(); ++sample) {
            if (sample->snapshot->time < ring.times().front())
                break;
            QVERIFY(isSame(*ring.at(sample->snapshot->time), *sample));
        }
        const QString path = m_folder.filePath(QStringLiteral("past.qdrec"));
        QVERIFY(ring.save(path));
        const auto reader = RecordingReader::open(path);
        QVERIFY(reader);
        const std::size_t first = samples.size() - (*reader)->times().size();
        for (std::size_t index = 0; index < (*reader)->times().size(); ++index)
            QVERIFY(isSame(*(*reader)->sampleAt(index), samples[first + index]));
    }

    /// Of a sample in which nothing changed but the time of the reading, little is written.
    void whatStaysIsNotWrittenAgain()
    {
        test::QuotaSamples drawn(3);
        const auto quotas = std::make_shared<const elastic::QuotaSnapshot>(drawn.next());
        std::vector<RecordedSample> samples;
        for (int second = 0; second < 100; ++second) {
            auto snapshot = std::make_shared<ClusterSnapshot>();
            snapshot->time = SystemTime(std::chrono::seconds(1'000 + second));
            samples.emplace_back(snapshot, quotas, configuration("partitions:\n"));
        }
        const auto one = encoded({samples.front()}).size();
        QVERIFY(encoded(samples).size() < one + 99 * 20);
        const auto reader = readerOf(encoded(samples));
        QCOMPARE((*reader)->sampleAt(1)->quotas, (*reader)->sampleAt(99)->quotas); // one object
    }

    /// Written by the version before elastic quotas and configurations were recorded.
    void aRecordingOfAnEarlierVersionIsRead()
    {
        const auto bytes = QByteArray::fromBase64(
            "UURSRUMwMDIAAAAUAQAAAA9odHRwOi8vb2xkOjkwODAAAAFhF5ec/jYqAAAAAAADAAAAAAAAAAAPAAAAB2RlZmF1bH"
            "QCAAAAbQAAAAdkZWZhdWx0AwAAALAAAAACKLUv/SACEQAAW10AAAB0KLUv/SB0BQMA8gUUGJCnbdZRJs3SmhH2tt3e"
            "T/m9+mGhPHZ7CYXkVp4wn0vDEUCLO6WHwUyCA8JVaXAnbRon7th8xZGLbT4BdbuMPBbN9cYlQcwLJdwbTNUbIQQEAF"
            "mEAgmzoBlckU0nAAABBii1L/1gBgAVBQAySR8hUIc4B02Ms6RlrOyStZZNIKbhDUiE8kYpGrrUqsnMjKkBk6HqWvlQ"
            "usdHgccxuArwWkC6xPNhKzO4+RAECbkrnDL4oH+Z5k+6ZDxq6Sg7+UXEfCyKobAoByUhDJQLIFtly0D33bh8TAiCJM"
            "pfXQOWlL82avRGc5hLW0tLAQ0AO8U+zHdHoz8s8+CgMLCISXxH2oVx9BhQ4vBrmkESTDMAAABQF5ec/nHEygAAAAAC"
            "AAAAAAgAAAAOAAAAB2RlZmF1bHQDAAAAHQAAAAEotS/9IAEJAAAzgAABBgAAAAEotS/9YAYAXQAACDICAOSEpSRBXE"
            "AAAAA5F5ec/q1flAAAAAABAAAAB2RlZmF1bHQDAAAAHYAAAQYAAAACKLUv/WAGAF0AAAgzAgDkhKUkQVxA");
        const auto reader = readerOf(bytes);
        QVERIFY(reader);
        QCOMPARE((*reader)->info().name, std::string("http://old:9080"));
        QCOMPARE((*reader)->times().size(), std::size_t(3));
        for (std::size_t index = 0; index < 3; ++index) {
            const auto sample = (*reader)->sampleAt(index);
            QVERIFY(sample);
            QCOMPARE(sample->snapshot->partitions.front().queues->front().allocated,
                     std::optional(Resource{{"vcore", static_cast<Quantity>(1000 * (index + 1))}}));
            QVERIFY(!sample->quotas);
            QVERIFY(!sample->configuration);
        }
    }

    void aSampleThatIsCutOffIsAsIfItWereNotWritten()
    {
        const auto samples = drawnSamples(5, 12);
        const QByteArray whole = encoded(samples);
        const auto startOfLast = encoded({samples.begin(), samples.end() - 1}).size();
        for (auto length = startOfLast; length < whole.size(); ++length) {
            const auto reader = readerOf(whole.first(length));
            QVERIFY(reader);
            QCOMPARE((*reader)->times().size(), samples.size() - 1);
            QVERIFY(isSame(*(*reader)->sampleAt(10), samples[10]));
        }
    }

    void aPartThatIsDamagedIsAnErrorWithTheFile_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("message");
        const std::string quotas = elastic::quotaSnapshotJson(*test::teamQuotas(1s, 5));
        const std::string active = recordedConfigurationText({"cluster", "partitions:\n"});
        QTest::newRow("quotas cut off")
            << claimed(10, packed(quotas).chopped(1)) << QStringLiteral("damaged at byte");
        QTest::newRow("half of the quotas")
            << claimed(10, packed(quotas.substr(0, quotas.size() / 2))) << QString();
        QTest::newRow("configuration cut off")
            << claimed(11, packed(active).chopped(1)) << QStringLiteral("damaged at byte");
        QTest::newRow("a configuration without its end")
            << claimed(11, packed(active.substr(0, active.size() - 1)))
            << QStringLiteral("does not fit its checksum");
        QTest::newRow("another text")
            << claimed(11, packed(active + "#")) << QStringLiteral("does not fit its checksum");
        QTest::newRow("no text") << claimed(11, packed("{}")) << QStringLiteral("does not fit its checksum");
    }
    void aPartThatIsDamagedIsAnErrorWithTheFile()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, message);
        const auto reader = readerOf(bytes);
        QVERIFY(reader);
        const auto sample = (*reader)->sampleAt(0);
        QVERIFY(!sample);
        QCOMPARE(sample.error().code, ErrorCode::Parse);
        QCOMPARE(sample.error().where, std::string("test.qdrec"));
        QVERIFY2(QString::fromStdString(sample.error().message.english()).contains(message),
                 sample.error().message.english().c_str());
    }

    void aPartOfALaterVersionIsRefused()
    {
        const auto reader = readerOf(claimed(12, packed("x")));
        QVERIFY(!reader);
        QCOMPARE(reader.error().code, ErrorCode::Parse);
    }

    /// With each moment comes the configuration of its time, once while it is the same.
    void aFeedReportsWhatWasActive()
    {
        std::vector<RecordedSample> samples;
        const std::array<const char*, 5> texts{nullptr, "a", "a", "b", nullptr};
        for (std::size_t number = 0; number < texts.size(); ++number) {
            auto snapshot = std::make_shared<ClusterSnapshot>();
            snapshot->time = SystemTime(std::chrono::seconds(1'000 + number));
            samples.emplace_back(snapshot, test::teamQuotas(std::chrono::seconds(number), 5),
                                 texts[number] ? configuration(texts[number]) : nullptr);
        }
        RecordingFeed feed(written(encoded(samples), "active.qdrec"));
        QStringList reported;
        std::vector<SnapshotReading> readings;
        connect(&feed, &Feed::configurationRead, &feed, [&reported](const ConfigurationReading& reading) {
            QVERIFY(!reading.time); // it comes with the snapshot
            reported << QString::fromStdString(*reading.text);
        });
        connect(&feed, &Feed::snapshotRead, &feed,
                [&readings](const SnapshotReading& reading) { readings.push_back(reading); });
        const QSignalSpy loaded(&feed, &RecordingFeed::loaded);
        feed.start();
        QTRY_COMPARE(loaded.count(), 1);
        QCOMPARE(reported, (QStringList{QStringLiteral("a"), QStringLiteral("b"), QString()}));
        QCOMPARE(readings.size(), texts.size());
        QVERIFY(std::ranges::all_of(readings, [](const SnapshotReading& reading) {
            return reading.quotas && reading.quotas->objects.front().group.name == "team";
        }));
        feed.seek(2);
        QTRY_COMPARE(reported.size(), 4);
        QCOMPARE(reported.last(), QStringLiteral("a"));
    }
};

QUOTADECK_TEST(TestRecordedSample, QCoreApplication)
} // namespace tst_recordedsample

#include "tst_recordedsample.moc"
