// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/usage/intervalbook.h"
#include "core/usage/report.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_intervalbook {
using namespace quotadeck;
using namespace quotadeck::usage;

namespace {
const ResourceType kCores("vcore");
constexpr std::int64_t kHour = 1'767'225'600; // 2026-01-01T00:00:00Z

/// An application that holds @p vcore, in a queue that is guaranteed 5000.
SnapshotPtr sampleAt(std::int64_t second, Quantity vcore, const char* partition = "default")
{
    ClusterSnapshot cluster;
    cluster.time = SystemTime(Seconds(second));
    PartitionSnapshot& sample = cluster.partitions.emplace_back();
    sample.info.name = partition;
    ApplicationInfo& app = sample.applications.emplace().emplace_back();
    app.id = ApplicationId("app");
    app.user = UserName("ann");
    app.queue = QueuePath("root");
    app.used = Resource{{"vcore", vcore}};
    QueueInfo& root = sample.queues.emplace().emplace_back();
    root.path = QueuePath("root");
    root.guaranteed = Resource{{"vcore", 5000}};
    root.allocated = Resource{{"vcore", vcore}};
    root.max = Resource{{"vcore", 8000}};
    return std::make_shared<const ClusterSnapshot>(std::move(cluster));
}

/// A sample @p time after the hour. The application was submitted with it, and started at @p start if it has done so.
SnapshotPtr startAt(std::chrono::milliseconds time, std::optional<std::chrono::milliseconds> start)
{
    ClusterSnapshot cluster = *sampleAt(kHour, 1000);
    cluster.time = SystemTime(Seconds(kHour) + time);
    ApplicationInfo& app = cluster.partitions.front().applications->front();
    app.submissionTime = kHour * 1'000'000'000;
    app.startTime = start ? kHour * 1000 + start->count() : kNeverStarted;
    return std::make_shared<const ClusterSnapshot>(std::move(cluster));
}

/// "0-20: 5": the times of portions, and the seconds of the starts in them.
std::string startsOf(const std::vector<IntervalBook::Version>& versions)
{
    std::string text;
    for (const IntervalBook::Version& version : versions) {
        const Portion& portion = *version.portion;
        text += (text.empty() ? "" : ", ") + std::to_string(portion.time.from.count() - kHour) + '-'
            + std::to_string(portion.time.to.count() - kHour) + ':';
        for (const WaitRecord& wait : portion.waits)
            text += ' ' + std::to_string(wait.start.count() - kHour);
    }
    return text;
}

/// What a portion has of @p account.
std::string sumOf(const Portion& portion, Account account)
{
    Amount sum = 0;
    for (const auto& [subject, amounts] : portion.amounts) {
        const auto found = amounts.find({account, kCores});
        sum += found == amounts.end() ? 0 : found->second;
    }
    return amountText(sum);
}

std::string timesOf(const std::vector<IntervalBook::Version>& versions)
{
    std::string text;
    for (const IntervalBook::Version& version : versions)
        text += (text.empty() ? "" : " ") + std::to_string(version.portion->time.from.count() - kHour) + '-'
            + std::to_string(version.portion->time.to.count() - kHour);
    return text;
}
} // namespace

class TestIntervalBook : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void samplesAreCutAtIntervalsAndGaps()
    {
        IntervalBook book(Seconds(3600), Seconds(300));
        // A hundred samples: more than the book keeps open.
        for (std::int64_t second = 3000; second <= 3990; second += 10)
            book.add(sampleAt(kHour + second, second < 3500 ? 1000 : 2000), "default");
        book.add(sampleAt(kHour + 5000, 3000), "default"); // after a gap
        book.add(sampleAt(kHour + 5060, 3000), "default");
        const auto versions = book.unwritten();

        QCOMPARE(timesOf(versions), std::string("3000-3600 3600-3990 5000-5060"));
        QCOMPARE(sumOf(*versions[0].portion, Account::Used), std::to_string(500 * 1000 + 100 * 2000));
        QCOMPARE(sumOf(*versions[1].portion, Account::Used), std::to_string(390 * 2000));
        QCOMPARE(sumOf(*versions[2].portion, Account::Used), std::to_string(60 * 3000));
        QCOMPARE(sumOf(*versions[0].portion, Account::Guaranteed), std::to_string(600 * 5000));
        QCOMPARE(sumOf(*versions[0].portion, Account::Idle), std::to_string(500 * 4000 + 100 * 3000));
        QCOMPARE(amountText(versions[1].portion->capacity.at(kCores)), std::to_string(390 * 8000));
        QVERIFY(versions[0].portion->guarantees == Knowledge::All);
        QCOMPARE(versions[0].portion->partition, std::string("default"));
    }

    void whatIsWrittenIsForgottenUnlessMoreComes()
    {
        IntervalBook book(Seconds(3600), Seconds(300));
        book.add(sampleAt(kHour + 3540, 1000), "default");
        book.add(sampleAt(kHour + 3660, 1000), "default");
        const auto first = book.unwritten();
        QCOMPARE(timesOf(first), std::string("3540-3600 3600-3660"));
        QVERIFY(book.unwrittenAmounts() > 0);
        book.setWritten(first);
        QVERIFY(book.unwritten().empty());
        QCOMPARE(book.unwrittenAmounts(), std::size_t{0});

        book.add(sampleAt(kHour + 3720, 1000), "default");
        const auto second = book.unwritten();
        QCOMPARE(timesOf(second),
                 std::string("3600-3720")); // with the same begin: it takes the place of the other
        QCOMPARE(sumOf(*second[0].portion, Account::Used), std::string("120000"));
        QCOMPARE(sumOf(*first[1].portion, Account::Used), std::string("60000")); // as it was given away

        book.add(sampleAt(kHour + 3780, 1000), "default");
        const auto third = book.unwritten();
        book.setWritten(second); // the older one
        QCOMPARE(timesOf(book.unwritten()), std::string("3600-3780"));
        book.setWritten(third);
        QVERIFY(book.unwritten().empty());
    }

    void theOldestAreLostBeyondTheBound()
    {
        IntervalBook book(Seconds(60), Seconds(300));
        for (std::int64_t second = 0; second <= 300; second += 60)
            book.add(sampleAt(kHour + second, 1000), "default");
        QCOMPARE(timesOf(book.unwritten()), std::string("0-60 60-120 120-180 180-240 240-300"));
        const std::size_t each = book.unwrittenAmounts() / 5; // used, guaranteed, idle, capacity
        QCOMPARE(each, std::size_t{4});
        QCOMPARE(book.dropBeyond(100), std::size_t{0});
        QCOMPARE(book.dropBeyond(2 * each + 1), 3 * each);
        QCOMPARE(timesOf(book.unwritten()), std::string("180-240 240-300"));
        QCOMPARE(book.dropBeyond(0), each); // never the last one
        QCOMPARE(timesOf(book.unwritten()), std::string("240-300"));
    }

    void samplesThatAreOlderOrOfAnotherPartitionAreNotMixed()
    {
        IntervalBook book(Seconds(3600), Seconds(300));
        book.add(sampleAt(kHour + 60, 1000), "default");
        book.add(sampleAt(kHour + 120, 1000), "default");
        book.add(sampleAt(kHour + 90, 9000), "default");
        book.add(sampleAt(kHour + 130, 1000), "missing");
        book.add(sampleAt(kHour + 140, 2000, "gpu"), "gpu");
        book.add(sampleAt(kHour + 150, 2000, "gpu"), "gpu");
        const auto versions = book.unwritten();
        QCOMPARE(timesOf(versions), std::string("60-120 140-150"));
        QCOMPARE(versions[1].portion->partition, std::string("gpu"));
        QCOMPARE(sumOf(*versions[1].portion, Account::Used), std::string("20000"));
    }

    void whatIsAboveAndPendingIsKeptAndAStartCountsOnce()
    {
        IntervalBook book(Seconds(60), Seconds(300));
        std::map<Seconds, PortionPtr> latest;
        for (std::int64_t second = 0; second <= 180; second += 20) {
            ClusterSnapshot cluster = *sampleAt(kHour + second, 7000);
            ApplicationInfo& app = cluster.partitions.front().applications->front();
            app.pending = Resource{{"vcore", 500}};
            app.submissionTime = (kHour + 10) * 1'000'000'000 + 250'000'000;
            app.startTime = second >= 80 ? (kHour + 70) * 1000 : kNeverStarted;
            book.add(std::make_shared<const ClusterSnapshot>(std::move(cluster)), "default");
            const auto versions = book.unwritten(); // also within an interval
            for (const IntervalBook::Version& version : versions)
                latest[version.portion->time.from - Seconds(kHour)] = version.portion;
            book.setWritten(versions);
        }
        QCOMPARE(latest.size(), std::size_t{3});
        for (const auto& [from, portion] : latest) {
            QCOMPARE(sumOf(*portion, Account::Above), std::to_string(60 * 2000));
            QCOMPARE(sumOf(*portion, Account::Pending), std::to_string(60 * 500));
            QVERIFY(portion->above == Knowledge::All);
            QVERIFY(portion->pending == Knowledge::All);
            QVERIFY(portion->knowsWaits == Knowledge::All);
            QCOMPARE(portion->waits.size(), std::size_t{from == Seconds(60) ? 1U : 0U});
        }
        const WaitRecord& wait = latest.at(Seconds(60))->waits.front();
        QVERIFY(wait.start == Seconds(kHour + 70));
        QVERIFY(wait.wait == std::optional(std::chrono::milliseconds(59'750)));
        QVERIFY((*wait.subject)[Dimension::User] == std::optional<std::string>("ann"));
        QCOMPARE(latest.at(Seconds(60))->size(), latest.at(Seconds(0))->size() + 1);
    }

    void aStartBetweenTwoSamplesOfOneSecondCountsOnce()
    {
        using namespace std::chrono_literals;
        IntervalBook book(Seconds(60), Seconds(300));
        book.add(startAt(200ms, std::nullopt), "default");
        book.add(startAt(700ms, 500ms), "default");
        QVERIFY(book.unwritten().empty()); // no time is covered yet
        book.add(startAt(900ms, 500ms), "default");
        QVERIFY(book.unwritten().empty());
        book.add(startAt(20s, 500ms), "default");
        QCOMPARE(startsOf(book.unwritten()), std::string("0-20: 0"));
        book.add(startAt(40s, 500ms), "default");
        QCOMPARE(startsOf(book.unwritten()), std::string("0-40: 0"));
    }

    void aStartInTheLastSecondIsWithinThePortion()
    {
        using namespace std::chrono_literals;
        IntervalBook book(Seconds(60), Seconds(300));
        book.add(startAt(0s, std::nullopt), "default");
        book.add(startAt(20'200ms, std::nullopt), "default");
        book.add(startAt(20'800ms, 20'500ms), "default");
        QCOMPARE(startsOf(book.unwritten()), std::string("0-20: 19"));
        book.add(startAt(70s, 20'500ms), "default");
        QCOMPARE(startsOf(book.unwritten()), std::string("0-60: 19, 60-70:"));
    }

    void aStartThatNoTimeFollowsIsOfNoOtherPartition()
    {
        using namespace std::chrono_literals;
        IntervalBook book(Seconds(60), Seconds(300));
        book.add(startAt(200ms, std::nullopt), "default");
        book.add(startAt(700ms, 500ms), "default");
        QVERIFY(book.unwritten().empty());
        book.add(sampleAt(kHour + 1, 1000, "gpu"), "gpu");
        book.add(sampleAt(kHour + 20, 1000, "gpu"), "gpu");
        QCOMPARE(startsOf(book.unwritten()), std::string("1-20:"));
    }

    void whatIsNotKnownOfAPartOfAnIntervalIsKnownInPart()
    {
        IntervalBook book(Seconds(3600), Seconds(300));
        book.add(sampleAt(kHour, 1000), "default");
        book.add(sampleAt(kHour + 60, 1000), "default");
        QVERIFY(book.unwritten().front().portion->above == Knowledge::All);
        ClusterSnapshot cluster = *sampleAt(kHour + 120, 1000);
        cluster.partitions.front().queues.reset();
        book.add(std::make_shared<const ClusterSnapshot>(std::move(cluster)), "default");
        const auto versions = book.unwritten();
        QCOMPARE(timesOf(versions), std::string("0-120"));
        QVERIFY(versions[0].portion->above == Knowledge::Part);
        QVERIFY(versions[0].portion->pending == Knowledge::All);
    }

    void amountsHaveAllTheirDigits_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isAmount");
        for (const char* good : {"0", "7", "-7", "170141183460469231731687303715884105727",
                                 "-170141183460469231731687303715884105728", "18446744073709551616"})
            QTest::newRow(good) << QString::fromLatin1(good) << true;
        for (const char* bad :
             {"", "-", "+7", "1.0", "1e3", " 1", "0x1", "170141183460469231731687303715884105728",
              "-170141183460469231731687303715884105729", "999999999999999999999999999999999999999999"})
            QTest::newRow(*bad ? bad : "empty") << QString::fromLatin1(bad) << false;
    }
    void amountsHaveAllTheirDigits()
    {
        QFETCH(QString, text);
        QFETCH(bool, isAmount);
        const auto amount = readAmount(text.toStdString());
        QCOMPARE(amount.has_value(), isAmount);
        if (amount)
            QCOMPARE(amountText(*amount), text.toStdString());
    }
};

QUOTADECK_TEST(TestIntervalBook, NoApplication)
} // namespace tst_intervalbook

#include "tst_intervalbook.moc"
