// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/pastring.h"
#include "tests/feed/clustersamples.h"
#include "tests/feed/snapshotat.h"
#include "tests/support/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_pastring {
using namespace quotadeck;
using namespace quotadeck::feed;
using namespace std::chrono_literals;

class TestPastRing final : public QObject
{
    Q_OBJECT

    const std::vector<SnapshotPtr> m_samples = test::clusterSamples(60);

    PastRing ringOf(const PastRing::Bounds& bounds) const
    {
        PastRing ring({SourceKind::Rest, "cluster"}, bounds);
        for (const SnapshotPtr& sample : m_samples)
            ring.add(sample);
        return ring;
    }

private Q_SLOTS:
    void everyMomentIsAsItWas()
    {
        PastRing ring = ringOf({.bytes = 1 << 20, .age = 2min}); // of several segments
        QVERIFY(ring.times().size() > 10);
        for (std::size_t number = m_samples.size(); number-- > 0;) { // against the order in which they came
            const SnapshotPtr& sample = m_samples[number];
            const auto kept = ring.at(sample->time);
            if (sample->time < ring.times().front()) {
                QCOMPARE(kept.error().code, ErrorCode::NotFound);
            } else {
                QVERIFY(kept);
                QVERIFY(*kept->snapshot == *sample);
            }
        }
    }

    void theOldestAreDroppedByAgeAndBySize()
    {
        const PastRing byAge = ringOf({.bytes = 1 << 30, .age = 60s});
        const auto times = byAge.times();
        QCOMPARE(times.back(), m_samples.back()->time);
        QVERIFY(times.back() - times.front() >= 55s);
        QVERIFY(times.back() - times.front() <= 70s); // they go some at a time
        QVERIFY(std::ranges::is_sorted(times));

        const PastRing all = ringOf({.bytes = 1 << 30, .age = 24h});
        QCOMPARE(all.times().size(), m_samples.size());
        PastRing bySize = ringOf({.bytes = all.bytes() / 3, .age = 24h});
        QVERIFY(bySize.bytes() <= all.bytes() / 3);
        QVERIFY(bySize.times().size() > 5);
        bySize.setBounds({.bytes = 1, .age = 24h});
        QCOMPARE(bySize.times().back(), m_samples.back()->time); // the present stays
    }

    void whatIsNotLaterIsLeftOut()
    {
        PastRing ring = ringOf({});
        ring.add(m_samples.front());
        QCOMPARE(ring.times().size(), m_samples.size());
    }

    void whatASourceNoLongerReportsIsUnknownFromThenOnInASavedRecordingToo()
    {
        // Each sample is a segment, so that a saved file has several.
        PastRing ring({SourceKind::Rest, "cluster"}, {.bytes = 1 << 30, .age = 16s});
        std::vector<SnapshotPtr> samples;
        for (std::size_t number = 0; number < 3; ++number) {
            auto sample = std::make_shared<ClusterSnapshot>(*m_samples[number]);
            sample->clockOffset = std::chrono::hours(number == 0 ? -5 : 0);
            if (number == 1)
                sample->partitions.front().users.reset();
            if (number == 2)
                sample->partitions.clear();
            ring.add(sample);
            samples.push_back(std::move(sample));
        }
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("past.qdrec"));
        QVERIFY(ring.save(path));
        const auto reader = RecordingReader::open(path);
        QVERIFY(reader);
        QCOMPARE((*reader)->info().name, std::string("cluster"));
        QCOMPARE((*reader)->times(), ring.times());
        for (std::size_t number = 0; number < samples.size(); ++number) {
            QVERIFY(**test::snapshotAt(**reader, number) == *samples[number]);
            QVERIFY(*ring.at(samples[number]->time)->snapshot == *samples[number]);
        }
    }

    void aFileThatExistsIsNotOverwritten()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("past.qdrec"));
        const PastRing ring = ringOf({});
        QVERIFY(ring.save(path));
        const Status again = ring.save(path);
        QVERIFY(!again);
        QCOMPARE(again.error().where, path.toStdString());
    }
};

QUOTADECK_TEST(TestPastRing, QCoreApplication)
} // namespace tst_pastring

#include "tst_pastring.moc"
