// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/usage/report.h"
#include "core/usage/reporttables.h"
#include "core/usage/reportwriter.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <chrono>
#include <memory>
#include <string>
#include <vector>

/// Sources that report when they do not know an account, or waits.
namespace tst_unknowntimes {
using namespace quotadeck;
using namespace quotadeck::usage;

namespace {
const ResourceType kCores("vcore");
const ResourceType kPods("pods");
constexpr Period kFirst{Seconds(0), Seconds(3600)};
constexpr Period kSecond{Seconds(3600), Seconds(7200)};
constexpr Period kBoth{Seconds(0), Seconds(7200)};

SubjectPtr queue(const char* name)
{
    Subject subject;
    subject[Dimension::Queue] = name;
    return std::make_shared<const Subject>(subject);
}

/// Root.a holds cores for two hours, half of them above what is guaranteed; root.b holds pods. What is above, and waits, are known
/// of the second hour alone.
Ledger ledger()
{
    Ledger ledger;
    for (const Period& hour : {kFirst, kSecond}) {
        ledger.records.push_back({queue("root.a"), Account::Used, kCores, hour, Amount{7'200'000}});
        ledger.records.push_back({queue("root.b"), Account::Used, kPods, hour, Amount{3600}});
    }
    ledger.records.push_back({queue("root.a"), Account::Above, kCores, kSecond, Amount{3'600'000}});
    ledger.waits.push_back({queue("root.a"), Seconds(4000), std::chrono::milliseconds(1500)});
    ledger.covered = std::vector{kBoth};
    ledger.known[static_cast<std::size_t>(Account::Used)] = Knowledge::All;
    ledger.known[static_cast<std::size_t>(Account::Above)] = Knowledge::Part;
    ledger.knowsWaits = Knowledge::Part;
    ledger.unknownTimes[static_cast<std::size_t>(Account::Above)] = {kFirst};
    ledger.unknownWaitTimes = {kFirst};
    return ledger;
}

/// A euro for each core in each hour.
PriceTable pricesOfCores()
{
    return PriceTable::read("currency: EUR\nprices:\n- {resource: vcore, per: 1, price: 1}\n", "prices.yaml",
                            Calendar())
        .value();
}

/// Of both hours. @p prices must outlive the result.
ReportRequest requestByHour(const PriceTable& prices)
{
    ReportRequest request;
    request.period = kBoth;
    request.columns = Step::Hour;
    request.prices = &prices;
    return request;
}

/// Root.a is guaranteed a core, half of which is idle, and root.c one that is idle. That is known of the second hour alone.
Ledger ledgerWithGuarantees()
{
    Ledger own = ledger();
    own.records.push_back({queue("root.a"), Account::Guaranteed, kCores, kSecond, Amount{3'600'000}});
    own.records.push_back({queue("root.a"), Account::Idle, kCores, kSecond, Amount{1'800'000}});
    own.records.push_back({queue("root.c"), Account::Guaranteed, kCores, kSecond, Amount{3'600'000}});
    own.records.push_back({queue("root.c"), Account::Idle, kCores, kSecond, Amount{3'600'000}});
    for (const Account account : {Account::Guaranteed, Account::Idle}) {
        own.known[static_cast<std::size_t>(account)] = Knowledge::Part;
        own.unknownTimes[static_cast<std::size_t>(account)] = {kFirst};
    }
    return own;
}

Report reportOf(const Period& period)
{
    ReportRequest request;
    request.period = period;
    request.columns = Step::Hour;
    return makeReport(ledger(), request).value();
}

std::vector<std::string> linesWith(const std::string& text, const std::string& part)
{
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find("\r\n", at), text.size());
        if (const std::string line = text.substr(at, end - at); line.find(part) != std::string::npos)
            lines.push_back(line);
        at = end + 2;
    }
    return lines;
}
} // namespace

class TestUnknownTimes : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void columnsWithThemAreMarked()
    {
        const Report report = reportOf(kBoth);
        QVERIFY(report.knows(Account::Above) == Knowledge::Part);
        const ReportRow& a = report.rows.at(0);
        QVERIFY(report.entryIn(a.cells[0], kCores, 0)[Account::Above].isUnknown());
        QVERIFY(report.entryIn(a.cells[1], kCores, 1)[Account::Above] == (Sum{3'600'000}));
        QVERIFY(report.entryIn(a.total, kCores)[Account::Above] == (Sum{3'600'000, 0, true}));
        QVERIFY(report.entryIn(a.total, kCores)[Account::Used] == (Sum{14'400'000}));
        QVERIFY(a.cells[0].waits.isUnknown());
        QVERIFY(!a.cells[1].waits.isLowerBound());
        QVERIFY(a.cells[1].waits.percentile(50) == std::chrono::milliseconds(1500));
        QVERIFY(a.total.waits.isLowerBound() && !a.total.waits.isUnknown());
        QVERIFY(!a.total.waits.percentile(50));
    }

    /// A type that a row does not hold gets no entry, and what is not known of it is not 0.
    void whatIsMissingIsUnknownThere()
    {
        const Report report = reportOf(kBoth);
        const ReportRow& b = report.rows.at(1);
        QVERIFY(!b.total.entries.contains(kCores));
        QVERIFY(report.entryIn(b.total, kCores)[Account::Above].isUnknown());
        QVERIFY(report.entryIn(b.cells[0], kCores, 0)[Account::Above].isUnknown());
        QVERIFY(report.entryIn(b.cells[1], kCores, 1) == Entry());
        const ReportRow none = report.rowWithout({std::string("root.c")});
        QCOMPARE(none.cells.size(), std::size_t{2});
        QVERIFY(none.cells[0].waits.isUnknown());
        QVERIFY(none.cells[1].waits == Waits());
        QVERIFY(none.total.waits.isUnknown());

        ReportPage page;
        page.report = &report;
        const std::string json = writeReport(page, ReportFormat::Json);
        QVERIFY(json.find("\"used\":\"0\"") == std::string::npos);
        QVERIFY(json.find("\"above\":null") != std::string::npos);
        QVERIFY(json.find("\"above\":\"3600000\"") != std::string::npos);
    }

    /// Programs get the same as people who see the mark.
    void lowerBoundsAreNamed()
    {
        ReportRequest request;
        request.period = kBoth;
        const Report report = makeReport(ledger(), request).value();
        ReportPage page;
        page.report = &report;
        const std::string json = writeReport(page, ReportFormat::Json);
        QVERIFY(
            json.find("\"above\":\"3600000\",\"pending\":null,\"overflowed\":0,\"lowerBounds\":[\"above\"]")
            != std::string::npos);
        const std::string csv = writeReport(page, ReportFormat::Csv);
        QVERIFY(linesWith(csv, "period,kind").at(0).ends_with(",wait_p95_seconds,lower_bounds"));
        const auto cores = linesWith(csv, "current,row,root.a");
        QCOMPARE(cores.size(), std::size_t{1});
        QVERIFY(cores[0].ends_with(",3600000,,,,,,,,above"));

        const Report later = reportOf(kSecond);
        page.report = &later;
        const std::string exact = writeReport(page, ReportFormat::Json);
        QVERIFY(exact.find("\"lowerBounds\":[]") != std::string::npos);
        QVERIFY(exact.find("\"lowerBounds\":[\"") == std::string::npos);
    }

    void aPeriodWithoutThemIsKnown()
    {
        const Report report = reportOf(kSecond);
        QVERIFY(report.knows(Account::Above) == Knowledge::All);
        QVERIFY(report.knowsWaits == Knowledge::All);
        QVERIFY(report.entryIn(report.rows.at(0).total, kCores)[Account::Above] == (Sum{3'600'000}));
        QVERIFY(!report.total.total.waits.isLowerBound());
        QVERIFY(report.rowWithout({std::string("root.c")}).total.waits == Waits());
        QVERIFY(reportOf(kFirst).knows(Account::Above) == Knowledge::Part);
    }

    void costsOfWhatIsNotKnownAreNotComplete_data()
    {
        QTest::addColumn<int>("charge");
        QTest::newRow("guaranteed") << int(Charge::Guaranteed);
        QTest::newRow("larger") << int(Charge::Larger);
    }
    void costsOfWhatIsNotKnownAreNotComplete()
    {
        QFETCH(int, charge);
        const PriceTable prices = pricesOfCores();
        ReportRequest request = requestByHour(prices);
        request.charge = static_cast<Charge>(charge);
        const Report report = makeReport(ledgerWithGuarantees(), request).value();
        for (const std::size_t row :
             {std::size_t{0}, std::size_t{2}}) { // root.c has nothing in the first hour
            const ReportRow& each = report.rows.at(row);
            QVERIFY(!each.cells[0].isCostComplete());
            QVERIFY(each.cells[1].isCostComplete());
            QVERIFY(!each.total.isCostComplete());
            QVERIFY(!each.total.isCostUnknown());
        }
        QVERIFY(report.rows[2].cells[0].isCostUnknown());
        QVERIFY(!report.total.total.isCostComplete());
        QVERIFY(report.total.cells[1].isCostComplete());
        QVERIFY(report.rowWithout({std::string("root.d")}).total.isCostUnknown());

        ReportPage page;
        page.report = &report;
        const auto first = linesWith(writeReport(page, ReportFormat::Csv), "1970-01-01T00:00:00Z");
        QVERIFY(!first.empty());
        QVERIFY(first[0].find(",EUR,false,") != std::string::npos);
        request.period = kSecond;
        QVERIFY(makeReport(ledgerWithGuarantees(), request).value().total.total.isCostComplete());
    }

    void theCostOfWhatWasIdleIsNotComplete()
    {
        const PriceTable prices = pricesOfCores();
        ReportRequest request = requestByHour(prices);
        const Report shown = makeReport(ledgerWithGuarantees(), request).value();
        QVERIFY(shown.rows.at(0).total.isCostComplete()); // used amounts are charged
        QVERIFY(shown.idle && shown.idle->cells[0].isCostUnknown());
        QVERIFY(shown.idle->cells[1].isCostComplete());
        QVERIFY(!shown.idle->total.isCostComplete());
        QVERIFY(!shown.total.total.isCostComplete());

        request.rows = {Dimension::Queue, Dimension::User}; // which have no guarantees
        const Report byUser = makeReport(ledgerWithGuarantees(), request).value();
        QVERIFY(byUser.idle && byUser.idle->cells[0].isCostUnknown());
        QVERIFY(byUser.idle->cells[1].isCostComplete());
        request.rows = {Dimension::Queue};

        request.idle = IdleCost::Shared;
        const Report shared = makeReport(ledgerWithGuarantees(), request).value();
        QVERIFY(!shared.idle);
        QVERIFY(!shared.rows.at(0).cells[0].isCostComplete());
        QVERIFY(shared.rows.at(0).cells[1].isCostComplete());

        request.idle = IdleCost::LeftOut;
        QVERIFY(makeReport(ledgerWithGuarantees(), request).value().total.total.isCostComplete());
    }

    /// Those of applications that started, and of hours of which that is not known: no line has neither.
    void aRowWithoutWaitsHasNoLineOfThem()
    {
        const Report report = reportOf(kBoth);
        ReportPage page;
        page.report = &report;
        const auto lines = linesWith(writeReport(page, ReportFormat::Csv), "current,wait,");
        QCOMPARE(lines.size(), std::size_t{2});
        QVERIFY(lines[0].find("root.a") != std::string::npos);
        QVERIFY(lines[0].ends_with(",,,,false,,,"));
        QVERIFY(lines[1].find("root.a") != std::string::npos);
        QVERIFY(lines[1].ends_with(",1,1.5,1.5,true,1.5,1.5,"));
    }

    void aRowOfThePeriodBeforeAloneHasUnknownWaits()
    {
        Report before = reportOf(kBoth);
        before.rows.push_back(before.rowWithout({std::string("root.c")}));
        const Report report = reportOf(kBoth);
        ReportPage page;
        page.report = &report;
        page.before = &before;
        const auto tables = textReport(page).tables;
        const auto& rows = tables.back().rows;
        const auto row = std::ranges::find_if(rows, [](const auto& cells) { return cells[0] == "root.c"; });
        QVERIFY(row != rows.end());
        QCOMPARE(*row, (std::vector<std::string>{"root.c", "?", "?", "?", "?", "?"}));
    }
};

QUOTADECK_TEST(TestUnknownTimes, NoApplication)
} // namespace tst_unknowntimes

#include "tst_unknowntimes.moc"
