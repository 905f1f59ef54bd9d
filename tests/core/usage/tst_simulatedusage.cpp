// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/simulator.h"
#include "core/sim/usageledger.h"
#include "core/usage/report.h"
#include "core/usage/samplebook.h"
#include "core/usage/summarybook.h"
#include "core/usage/summaryreader.h"
#include "tests/support/summaryline.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QTest>

#include <map>
#include <set>

/// One simulated cluster, reported from its books, from the summaries that it logs, and from samples of it.
namespace tst_simulatedusage {
using namespace quotadeck;
using namespace quotadeck::usage;
using quotadeck::test::SummaryForm;
using quotadeck::test::summaryLine;

namespace {
constexpr std::chrono::hours kHour{1};

sim::Scenario scenario(const char* name)
{
    QFile file(QStringLiteral(QUOTADECK_RESOURCES "/scenarios/%1.yaml").arg(QLatin1String(name)));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no scenario %s", name);
    return sim::readScenario(file.readAll().toStdString(), name).value();
}

const sim::SimulatedUsage& hour()
{
    static const sim::SimulatedUsage usage
        = sim::simulateUsage(scenario("busy-cluster"), 1, kHour, {}).value();
    return usage;
}

ReportRequest request(const Period& period, Dimension rows)
{
    ReportRequest request;
    request.period = period;
    request.rows = {rows};
    return request;
}

/// What every row held of every type in every account, exactly.
std::map<std::string, std::string> amounts(const Report& report)
{
    std::map<std::string, std::string> all;
    for (const ReportRow& row : report.rows) {
        for (const auto& [type, entry] : row.total.entries) {
            for (const Account account : {Account::Used, Account::Preempted, Account::Placeholder}) {
                if (entry[account].value != 0)
                    all[*row.key.front() + " " + type.name() + " "
                        + kAccountNames[static_cast<std::size_t>(account)]]
                        = amountText(entry[account].value);
            }
        }
    }
    return all;
}

Ledger logged(const std::vector<ApplicationSummary>& summaries, SummaryForm form)
{
    SummaryLog log;
    for (const ApplicationSummary& summary : summaries)
        log.readLine("2026-11-02T08:00:00.000Z\tINFO\t" + summaryLine(summary, form));
    SummaryBook book;
    for (const ApplicationSummary& summary : log.summaries)
        (void)book.add(summary).has_value();
    return book.take();
}

/// @p ledger with those applications alone that @p summaries are of.
Ledger onlyEnded(Ledger ledger, const std::vector<ApplicationSummary>& summaries)
{
    std::set<std::string> ended;
    for (const ApplicationSummary& summary : summaries)
        ended.insert(summary.id.text());
    std::erase_if(ledger.records, [&ended](const Record& record) {
        const auto& app = (*record.subject)[Dimension::Application];
        return !app || !ended.contains(*app);
    });
    return ledger;
}

/// @p ledger without those rows that only asked for something.
Ledger heldAlone(Ledger ledger)
{
    std::erase_if(ledger.records, [](const Record& record) { return record.account == Account::Pending; });
    ledger.waits.clear();
    return ledger;
}

Ledger sampled(std::chrono::seconds interval)
{
    sim::Simulator simulator(scenario("busy-cluster"), 1);
    SampleBook book(Seconds(300), {});
    for (;;) {
        const ClusterSnapshot snapshot = simulator.snapshot();
        book.add(snapshot.partitions.front(), snapshot.time);
        if (simulator.elapsed() >= kHour)
            return book.take();
        simulator.advance(interval);
    }
}
} // namespace

class TestSimulatedUsage : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void summariesAndBooksAgreeExactly_data() // SUM-1, SUM-5
    {
        QTest::addColumn<int>("form");
        QTest::newRow("SUM-5: design") << int(SummaryForm::Seed);
        QTest::newRow("SUM-5: JSON") << int(SummaryForm::Json);
        QTest::newRow("SUM-5: text") << int(SummaryForm::Text);
    }

    void summariesAndBooksAgreeExactly()
    {
        QFETCH(int, form);
        const auto& [ledger, summaries] = hour();
        QVERIFY(summaries.size() > 500);
        const Ledger fromLog = logged(summaries, SummaryForm(form));
        const Ledger fromBooks = onlyEnded(ledger, summaries);
        const Period period = fromBooks.extent().value();

        for (const Dimension rows :
             {Dimension::Application, Dimension::User, Dimension::Queue, Dimension::InstanceType}) {
            const auto log = amounts(makeReport(fromLog, request(period, rows)).value());
            QVERIFY(!log.empty());
            QCOMPARE(log, amounts(makeReport(fromBooks, request(period, rows)).value()));
        }
    }

    void whatStillRunsIsInTheBooksAlone()
    {
        const auto& [ledger, summaries] = hour();
        QVERIFY(onlyEnded(ledger, summaries).records.size() < ledger.records.size());
    }

    void samplesAgreeWithinTheirInterval()
    {
        const auto& [ledger, summaries] = hour();
        for (const std::chrono::seconds interval : {std::chrono::seconds(20), std::chrono::seconds(60)}) {
            const Ledger samples = sampled(interval);
            const Period period = samples.extent().value();
            QCOMPARE(period.length(), Seconds(kHour));
            for (const Dimension rows :
                 {Dimension::User, Dimension::Queue, Dimension::Group, Dimension::InstanceType}) {
                const Report fromBooks = makeReport(heldAlone(ledger), request(period, rows)).value();
                const Report fromSamples = makeReport(heldAlone(samples), request(period, rows)).value();
                QCOMPARE(fromSamples.covered(), std::optional(Seconds(kHour)));
                // An allocation is seen from the first sample in it to the first one after it: it is off by less than the
                // interval, and by the second that the scheduler cuts off.
                std::map<std::pair<RowKey, ResourceType>, Amount> bounds;
                for (const Record& record : ledger.records) {
                    if (record.time.isEmpty() || !isHeld(record.account))
                        continue;
                    bounds[{RowKey{(*record.subject)[rows]}, record.type}]
                        += *record.amount / record.time.length().count() * (interval.count() + 1);
                }
                QCOMPARE(fromSamples.rows.size(), fromBooks.rows.size());
                for (std::size_t i = 0; i < fromBooks.rows.size(); ++i) {
                    QVERIFY(fromSamples.rows[i].key == fromBooks.rows[i].key);
                    for (const auto& [type, entry] : fromBooks.rows[i].total.entries) {
                        const auto& other = fromSamples.rows[i].total.entries.at(type);
                        const Amount difference = entry.held().value - other.held().value;
                        const Amount bound = bounds[{fromBooks.rows[i].key, type}];
                        QVERIFY(difference <= bound && -difference <= bound);
                    }
                }
                // Begins are as often late as ends are: in all they nearly cancel each other out.
                for (const auto& [type, entry] : fromBooks.total.total.entries) {
                    const Amount all = entry.held().value;
                    const Amount off = all - fromSamples.total.total.entries.at(type).held().value;
                    QVERIFY(off * 20 <= all && -off * 20 <= all);
                }
            }
        }
    }

    void guaranteesOfBooksAndSamplesAgree()
    {
        const Ledger samples = sampled(std::chrono::minutes(1)); // as often as the books look
        const Period period = samples.extent().value();
        const Report fromBooks
            = makeReport(heldAlone(hour().ledger), request(period, Dimension::Queue)).value();
        const Report fromSamples = makeReport(heldAlone(samples), request(period, Dimension::Queue)).value();
        bool isAny = false;
        for (const ResourceType type : fromBooks.types()) {
            for (const Account account : {Account::Guaranteed, Account::Idle, Account::Above}) {
                const Sum& sum = fromBooks.total.total.entries.at(type)[account];
                QVERIFY(sum == fromSamples.total.total.entries.at(type)[account]);
                isAny = isAny || sum.value > 0;
            }
            QVERIFY(fromBooks.capacity(type) == fromSamples.capacity(type));
        }
        QVERIFY(isAny);
    }

    /// What is pending is seen from the first sample in it to the first one after it.
    void pendingOfBooksAndSamplesAgreeWithinTheirInterval()
    {
        constexpr Seconds kInterval(20);
        const Ledger samples = sampled(kInterval);
        const Period period = samples.extent().value();
        for (const Dimension rows : {Dimension::Queue, Dimension::User, Dimension::Application}) {
            const Report fromBooks = makeReport(hour().ledger, request(period, rows)).value();
            const Report fromSamples = makeReport(samples, request(period, rows)).value();
            QVERIFY(fromBooks.knows(Account::Pending) == Knowledge::All);
            QVERIFY(fromSamples.knows(Account::Pending) == Knowledge::All);
            bool isAny = false;
            for (const auto& [type, entry] : fromBooks.total.total.entries) {
                // Each time of a constant amount is off by less than the interval and a second at both of its ends.
                Amount bound = 0;
                for (const Record& record : hour().ledger.records) {
                    if (record.account == Account::Pending && record.type == type && !record.time.isEmpty())
                        bound += *record.amount / record.time.length().count() * 2 * (kInterval.count() + 1);
                }
                const auto other = fromSamples.total.total.entries.find(type);
                const Amount seen = other == fromSamples.total.total.entries.end()
                    ? 0
                    : other->second[Account::Pending].value;
                const Amount off = entry[Account::Pending].value - seen;
                QVERIFY(off <= bound && -off <= bound);
                isAny = isAny || entry[Account::Pending].value > 0;
            }
            QVERIFY(isAny);
        }
    }

    /// Of the applications that ended, the books have the first start and summaries the last one.
    void waitsOfBooksAndSummariesAgree()
    {
        const auto& [ledger, summaries] = hour();
        const Ledger fromLog = logged(summaries, SummaryForm::Text);
        QVERIFY(fromLog.knowsWaits == Knowledge::All);
        QVERIFY(ledger.knowsWaits == Knowledge::All);
        QCOMPARE(fromLog.waits.size(), summaries.size());
        std::map<std::string, std::chrono::milliseconds> ofBooks;
        for (const WaitRecord& wait : ledger.waits) {
            QVERIFY(wait.wait.has_value());
            ofBooks[(*wait.subject)[Dimension::Application].value()] = *wait.wait;
        }
        QCOMPARE(ofBooks.size(), ledger.waits.size()); // each once
        std::size_t equal = 0;
        for (const WaitRecord& wait : fromLog.waits) {
            const auto found = ofBooks.find((*wait.subject)[Dimension::Application].value());
            QVERIFY(found != ofBooks.end());
            QVERIFY(found->second <= *wait.wait);
            equal += found->second == *wait.wait ? 1U : 0U;
        }
        QVERIFY(equal * 2 > fromLog.waits.size()); // few go on once they seemed complete
    }

    /// Samples miss those alone that started and ended between two of them.
    void waitsOfSamplesAreThoseOfTheBooks()
    {
        const Ledger samples = sampled(Seconds(20));
        std::map<std::string, std::chrono::milliseconds> ofBooks;
        for (const WaitRecord& wait : hour().ledger.waits)
            ofBooks[(*wait.subject)[Dimension::Application].value()] = *wait.wait;
        QVERIFY(samples.waits.size() <= ofBooks.size());
        QVERIFY(samples.waits.size() * 2 > ofBooks.size());
        for (const WaitRecord& wait : samples.waits) {
            const auto found = ofBooks.find((*wait.subject)[Dimension::Application].value());
            QVERIFY(found != ofBooks.end());
            QVERIFY(found->second <= *wait.wait);
        }
    }

    void preemptedAndPlaceholdersAreApart() // SUM-2
    {
        bool hasPreempted = false;
        bool hasPlaceholders = false;
        for (const char* const name : {"guaranteed-preemption", "gang-soft-and-hard"}) {
            const auto usage = sim::simulateUsage(scenario(name), 1, kHour, {}).value();
            for (const Record& record : usage.ledger.records) {
                hasPreempted = hasPreempted || (record.account == Account::Preempted && *record.amount > 0);
                hasPlaceholders
                    = hasPlaceholders || (record.account == Account::Placeholder && *record.amount > 0);
            }
            const Ledger fromBooks = onlyEnded(usage.ledger, usage.summaries);
            if (usage.summaries.empty())
                continue;
            const Period period = fromBooks.extent().value();
            const auto rows = request(period, Dimension::Application);
            QCOMPARE(amounts(makeReport(logged(usage.summaries, SummaryForm::Text), rows).value()),
                     amounts(makeReport(fromBooks, rows).value()));
        }
        QVERIFY(hasPreempted);
        QVERIFY(hasPlaceholders);
    }

    void elasticQuotasAreReportedByGroup() // EQ-24
    {
        const auto usage
            = sim::simulateUsage(scenario("elastic-tree"), 1, std::chrono::minutes(1), {}).value();
        const auto rows = request(usage.ledger.extent().value(), Dimension::Queue);
        // 10 cards of each team of dept-a, from the first second on.
        const auto held = amounts(makeReport(usage.ledger, rows).value());
        QCOMPARE(held.at("root.dept-a.a-1 nvidia.com/gpu used"), std::string("590"));
        QCOMPARE(held.at("root.dept-a.a-2 nvidia.com/gpu used"), std::string("590"));
    }
};

QUOTADECK_TEST(TestSimulatedUsage, NoApplication)
} // namespace tst_simulatedusage

#include "tst_simulatedusage.moc"
