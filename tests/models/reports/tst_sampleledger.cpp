// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/usage/report.h"
#include "models/reports/sampleledger.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <random>

namespace tst_sampleledger {
using namespace quotadeck;
using namespace quotadeck::models;
using usage::Account;
using usage::Seconds;

namespace {
SnapshotPtr sampleAt(std::int64_t time, const std::map<std::string, Quantity>& used)
{
    auto snapshot = std::make_shared<ClusterSnapshot>();
    snapshot->time = SystemTime(Seconds(time));
    PartitionSnapshot& partition = snapshot->partitions.emplace_back();
    partition.info.name = "default";
    partition.info.capacity = Resource{{"vcore", 100'000}};
    partition.applications.emplace();
    for (const auto& [user, amount] : used) {
        ApplicationInfo app;
        app.id = ApplicationId("app-" + user);
        app.user = UserName(user);
        app.queue = QueuePath("root.a");
        app.used = Resource{{"vcore", amount}};
        partition.applications->push_back(app);
    }
    return snapshot;
}

std::map<std::string, std::string> heldBy(const usage::Ledger& ledger)
{
    usage::ReportRequest request;
    request.period = *ledger.extent();
    request.rows = {usage::Dimension::User};
    const auto report = usage::makeReport(ledger, request);
    std::map<std::string, std::string> held;
    for (const usage::ReportRow& row : report->rows) {
        for (const auto& [type, entry] : row.total.entries)
            held[row.key.front().value_or("?")] = usage::amountText(entry.held().value);
    }
    return held;
}
} // namespace

class TestSampleLedger : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// The parts that a long run is kept in add up to what one book has: nothing is lost or counted twice between them.
    void partsAddUpToTheWhole()
    {
        std::mt19937 random(3);
        SampleLedger ledger;
        usage::SampleBook book(Seconds(300), {});
        std::int64_t time = 1'000'000;
        for (std::size_t i = 0; i < 3 * SampleLedger::kSamplesOfPart + 17; ++i) {
            time += 1 + static_cast<std::int64_t>(random() % 40);
            if (random() % 100 == 0)
                time += 1000; // a gap
            std::map<std::string, Quantity> used;
            for (const char* user : {"ann", "bob", "eve"}) {
                if (random() % 3 != 0)
                    used[user] = static_cast<Quantity>(random() % 5000);
            }
            const SnapshotPtr sample = sampleAt(time, used);
            ledger.add(sample, "default");
            book.add(sample->partitions.front(), sample->time);
        }
        const usage::Ledger parts = ledger.ledger();
        const usage::Ledger whole = book.take();
        QVERIFY(!ledger.isCut());
        QVERIFY(heldBy(parts) == heldBy(whole));
        QCOMPARE(heldBy(parts).size(), std::size_t(3));
        QVERIFY(parts.covered == whole.covered);
        QVERIFY(parts.extent() == whole.extent());
    }

    void startsBetweenPartsCountOnce()
    {
        constexpr int kSamples = int(2 * SampleLedger::kSamplesOfPart) + 9;
        constexpr std::int64_t kBegin = 1'000'000;
        SampleLedger ledger;
        usage::SampleBook book(Seconds(300), {});
        for (int i = 0; i < kSamples; ++i) {
            const auto name = [](int number) { return "u" + std::to_string(number); };
            // Each application is in two samples.
            const auto sample = std::make_shared<ClusterSnapshot>(
                *sampleAt(kBegin + 10 * i, {{name(i), 1}, {name(i + 1), 1}}));
            for (ApplicationInfo& app : *sample->partitions.front().applications) {
                const std::int64_t start = kBegin + 10 * (std::stoi(app.user.text().substr(1)) - 1) - 4;
                app.startTime = start * 1000;
                app.submissionTime = std::chrono::nanoseconds(Seconds(start - 3)).count();
            }
            ledger.add(sample, "default");
            book.add(sample->partitions.front(), sample->time);
        }
        const usage::Ledger parts = ledger.ledger();
        const usage::Ledger whole = book.take();
        QVERIFY(parts.knowsWaits == usage::Knowledge::All);
        QCOMPARE(parts.waits.size(), std::size_t(kSamples) - 1); // two ran when the first sample was taken
        QCOMPARE(whole.waits.size(), parts.waits.size());
        for (std::size_t i = 0; i < parts.waits.size(); ++i) {
            QVERIFY(parts.waits[i].wait == std::optional(std::chrono::milliseconds(3000)));
            QVERIFY(parts.waits[i].start == whole.waits[i].start);
            QVERIFY(*parts.waits[i].subject == *whole.waits[i].subject);
        }
    }

    /// Guarantees that a part does not know are missing in the sums of all.
    void whatAPartDoesNotKnowIsNotKnownOfAll()
    {
        SampleLedger ledger;
        const auto add = [&ledger](std::size_t second, bool hasQueues) {
            const auto sample = std::make_shared<ClusterSnapshot>(
                *sampleAt(1000 + static_cast<std::int64_t>(second), {{"ann", 1}}));
            if (hasQueues) {
                QueueInfo root;
                root.path = QueuePath("root");
                root.guaranteed = Resource{{"vcore", 10}};
                sample->partitions.front().queues.emplace();
                sample->partitions.front().queues->push_back(root);
            }
            ledger.add(sample, "default");
        };
        for (std::size_t i = 0; i < SampleLedger::kSamplesOfPart; ++i)
            add(i, true);
        QVERIFY(ledger.ledger().knows(Account::Guaranteed) == usage::Knowledge::All);
        for (std::size_t i = 0; i < 5; ++i)
            add(SampleLedger::kSamplesOfPart + i, false);
        QVERIFY(ledger.ledger().knows(Account::Used) == usage::Knowledge::All);
        for (const Account account : {Account::Guaranteed, Account::Idle})
            QVERIFY(ledger.ledger().knows(account) == usage::Knowledge::Part);

        // The first part decides nothing about the next ones, and one that covers no time about none.
        const auto part = [](std::int64_t from, std::int64_t to, usage::Knowledge guarantees) {
            usage::Ledger made;
            made.covered = {{{Seconds(from), Seconds(to)}}};
            made.known[static_cast<std::size_t>(Account::Guaranteed)] = guarantees;
            return made;
        };
        usage::Ledger whole;
        appendLedger(whole, part(10, 20, usage::Knowledge::All));
        appendLedger(whole, part(20, 20, usage::Knowledge::None));
        QVERIFY(whole.knows(Account::Guaranteed) == usage::Knowledge::All);
        appendLedger(whole, part(20, 30, usage::Knowledge::None));
        QVERIFY(whole.knows(Account::Guaranteed) == usage::Knowledge::Part);
        appendLedger(whole, part(30, 40, usage::Knowledge::All));
        QVERIFY(whole.knows(Account::Guaranteed) == usage::Knowledge::Part);
    }

    void theOldestSamplesAreForgotten()
    {
        SampleLedger ledger(100);
        for (int i = 0; i < int(4 * SampleLedger::kSamplesOfPart); ++i)
            ledger.add(sampleAt(1000 + i, {{"ann", 1 + i % 7}}), "default");
        QVERIFY(ledger.isCut());
        const usage::Ledger kept = ledger.ledger();
        QVERIFY(kept.extent()->from > Seconds(1000));
        QCOMPARE(kept.extent()->to.count(), 1000 + 4 * int(SampleLedger::kSamplesOfPart) - 1);
        QCOMPARE(kept.notes.back().english(), "the oldest samples of this source are not kept any more");
    }

    void anotherPartitionBeginsANewLedger()
    {
        SampleLedger ledger;
        ledger.add(sampleAt(10, {{"ann", 1}}), "default");
        ledger.add(sampleAt(20, {{"ann", 1}}), "default");
        ledger.add(sampleAt(30, {{"ann", 1}}), "gpu");
        QCOMPARE(ledger.partition(), "gpu");
        QVERIFY(ledger.ledger().records.empty());
    }

    /// A core that is used now is a core hour of an hour.
    void amountsOfAMomentAreThoseOfAnHour()
    {
        const SnapshotPtr sample = sampleAt(7200, {{"ann", 1500}, {"bob", 250}});
        const auto ledger = momentLedger(sample->partitions.front(), sample->time, {});
        QVERIFY((heldBy(ledger)
                 == std::map<std::string, std::string>{{"ann", std::to_string(1500 * 3600)},
                                                       {"bob", std::to_string(250 * 3600)}}));
        QCOMPARE(ledger.notes.back().english(),
                 "the amounts are those of one moment, as if they were held for an hour");
    }
};

QUOTADECK_TEST(TestSampleLedger, QCoreApplication)
} // namespace tst_sampleledger

#include "tst_sampleledger.moc"
