// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reports/reportmeasure.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tst_reportmeasure {
using namespace quotadeck;
using namespace quotadeck::models;
using usage::Account;
using usage::Amount;
using usage::Knowledge;
using usage::Period;
using usage::Seconds;

namespace {
const ResourceType kCores("vcore");
constexpr Period kFirst{Seconds(0), Seconds(3600)};
constexpr Period kSecond{Seconds(3600), Seconds(7200)};

/// Root.a was above its guarantee in the second hour; of the first one that is not known.
usage::Ledger partlyKnown()
{
    usage::Subject a;
    a[usage::Dimension::Queue] = "root.a";
    const auto subject = std::make_shared<const usage::Subject>(a);
    usage::Ledger ledger;
    ledger.records = {{subject, Account::Used, kCores, kFirst, Amount{7200}},
                      {subject, Account::Used, kCores, kSecond, Amount{7200}},
                      {subject, Account::Above, kCores, kSecond, Amount{3600}}};
    ledger.covered = std::vector{Period{kFirst.from, kSecond.to}};
    ledger.known[static_cast<std::size_t>(Account::Used)] = Knowledge::All;
    ledger.known[static_cast<std::size_t>(Account::Above)] = Knowledge::Part;
    return ledger;
}

usage::Report reportOf(const usage::Ledger& ledger)
{
    usage::ReportRequest request;
    request.period = {kFirst.from, kSecond.to};
    request.columns = usage::Step::Hour;
    return usage::makeReport(ledger, request).value();
}

/// "3600", "≥ 3600", "unknown".
std::string aboveIn(const usage::Report& report, const usage::Cell& cell, std::optional<std::size_t> column,
                    ResourceType type = kCores)
{
    const ReportFigure figure = measureIn(report, cell, column, type, ReportMeasure::Above);
    if (!figure.value)
        return "unknown";
    return (figure.isLowerBound ? "≥ " : "") + usage::amountText(*figure.value);
}
} // namespace

class TestReportMeasure : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// A source that does not report when it is may lack something everywhere.
    void whatIsKnownInPartIsAtLeastThat()
    {
        const auto report = reportOf(partlyKnown());
        const usage::ReportRow& row = report.rows.front();
        QCOMPARE(aboveIn(report, row.cells[0], 0), std::string("unknown")); // at least 0 says nothing
        QCOMPARE(aboveIn(report, row.cells[1], 1), std::string("≥ 3600"));
        QCOMPARE(aboveIn(report, row.total, std::nullopt), std::string("≥ 3600"));
    }

    void columnsThatAreKnownAreExact()
    {
        auto ledger = partlyKnown();
        ledger.unknownTimes[static_cast<std::size_t>(Account::Above)] = {kFirst};
        const auto report = reportOf(ledger);
        const usage::ReportRow& row = report.rows.front();
        QCOMPARE(aboveIn(report, row.cells[0], 0), std::string("unknown"));
        QCOMPARE(aboveIn(report, row.cells[1], 1), std::string("3600"));
        QCOMPARE(aboveIn(report, row.total, std::nullopt), std::string("≥ 3600"));
        // Of a type that the row does not have.
        QCOMPARE(aboveIn(report, row.cells[0], 0, ResourceType("pods")), std::string("unknown"));
        QCOMPARE(aboveIn(report, row.cells[1], 1, ResourceType("pods")), std::string("0"));
        QCOMPARE(aboveIn(report, row.total, std::nullopt, ResourceType("pods")), std::string("unknown"));
    }
};

QUOTADECK_TEST(TestReportMeasure, NoApplication)
} // namespace tst_reportmeasure

#include "tst_reportmeasure.moc"
