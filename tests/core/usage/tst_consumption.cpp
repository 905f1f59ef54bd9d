// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/resource/quantity.h"
#include "core/usage/report.h"
#include "core/usage/reporttables.h"
#include "core/usage/reportwriter.h"
#include "core/usage/samplebook.h"
#include "core/usage/summarybook.h"
#include "core/usage/summaryreader.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <initializer_list>
#include <numeric>
#include <random>

namespace tst_consumption {
using namespace quotadeck;
using namespace quotadeck::usage;

namespace {
const ResourceType kVcore("vcore");
const ResourceType kMemory("memory");
constexpr Quantity kGibibyte = Quantity{1} << 30;

Seconds at(const char* text)
{
    return Calendar().parse(text).value();
}

std::chrono::milliseconds msOf(const char* text)
{
    return at(text);
}

ApplicationSummary summary(const char* id, const char* user, const char* queue, const char* from,
                           const char* to, ResourceHistory used)
{
    return {.id = ApplicationId(id),
            .submitted = msOf(from),
            .started = msOf(from),
            .finished = msOf(to),
            .user = UserName(user),
            .queue = QueuePath(queue),
            .state = "Completed",
            .rmId = "",
            .usage = {std::move(used), {}, {}}};
}

Ledger ledgerOf(const std::vector<ApplicationSummary>& summaries)
{
    SummaryBook book;
    for (const ApplicationSummary& each : summaries)
        (void)book.add(each).has_value();
    return book.take();
}

ReportRequest wholeOf(const Ledger& ledger, Dimension rows = Dimension::Queue, Step columns = Step::Total)
{
    ReportRequest request;
    request.period = ledger.extent().value();
    request.rows = {rows};
    request.columns = columns;
    return request;
}

std::string held(const Cell& cell, ResourceType type)
{
    const auto entry = cell.entries.find(type);
    return entry == cell.entries.end() ? "none" : amountText(entry->second.held().value);
}

/// Of applications that waited @p milliseconds each, and of @p unknown others.
Waits waitsOf(std::initializer_list<int> milliseconds, std::uint64_t unknown)
{
    Waits waits;
    for (const int wait : milliseconds)
        waits.add(std::chrono::milliseconds(wait));
    waits.unknown = unknown;
    return waits;
}

/// What a request reports of a day, beside the day before.
struct ComparedDay
{
    ComparedDay(const Ledger& ledger, ReportRequest request)
    {
        request.period = {at("2026-11-02"), at("2026-11-03")};
        now = makeReport(ledger, request).value();
        request.period = request.calendar.before(request.period);
        before = makeReport(ledger, request).value();
        page.report = &now;
        page.before = &before;
    }
    ComparedDay(const ComparedDay&) = delete;
    ComparedDay& operator=(const ComparedDay&) = delete;

    Report now;
    Report before;
    ReportPage page;
};

PriceTable prices(const std::string& text)
{
    auto table = PriceTable::read(text, "prices.yaml", Calendar());
    if (!table)
        qFatal("%s: %s", table.error().where.c_str(), table.error().message.english().c_str());
    return *std::move(table);
}

const char* const kPrices = R"(currency: EUR
prices:
- {resource: vcore, per: 1, price: 0.04}
- {resource: memory, per: 1Gi, price: 0.005}
)";

/// Random applications of some users in some queues, on nodes of some types.
Ledger randomLedger(std::mt19937& random)
{
    SummaryBook book;
    const auto from = at("2026-10-20");
    for (int i = 0; i < 60; ++i) {
        ApplicationSummary each = summary("", "", "", "2026-10-20", "2026-10-20", {});
        each.id = ApplicationId("app-" + std::to_string(i));
        each.user = UserName("user-" + std::to_string(random() % 5));
        each.queue = QueuePath("root.q" + std::to_string(random() % 4));
        each.started = from + Seconds(random() % (40 * 86400)) + std::chrono::milliseconds(random() % 1000);
        each.finished = *each.started + Seconds(random() % (random() % 2 ? 100 : 9 * 86400));
        for (const char* const type : {"", "m5", "gpu"}) {
            if (random() % 2 == 0)
                each.usage.used[type] = {{"vcore", Quantity(random() % 1'000'000)},
                                         {"memory", Quantity(random()) * Quantity(random() % 100'000)}};
        }
        if (random() % 3 == 0)
            each.usage.preempted["m5"] = {{"vcore", Quantity(random() % 5000)}};
        if (random() % 4 == 0)
            each.usage.placeholder[""] = {{"vcore", Quantity(random() % 5000)}};
        (void)book.add(each).has_value();
    }
    return book.take();
}

PartitionSnapshot sample(std::vector<ApplicationInfo> apps, std::vector<QueueInfo> queues = {})
{
    PartitionSnapshot partition;
    partition.applications = std::move(apps);
    partition.queues = std::move(queues);
    return partition;
}

QueueInfo queue(const char* path, std::optional<Resource> guaranteed, Resource allocated)
{
    QueueInfo info;
    info.path = QueuePath(path);
    info.parent = info.path.parent();
    info.guaranteed = std::move(guaranteed);
    info.allocated = std::move(allocated);
    return info;
}

ApplicationInfo running(const char* id, const char* user, Quantity vcore, bool isPlaceholder = false)
{
    ApplicationInfo app;
    app.id = ApplicationId(id);
    app.user = UserName(user);
    app.queue = QueuePath("root.a");
    AllocationInfo allocation;
    allocation.nodeId = "n1";
    allocation.resource = Resource{{"vcore", vcore}};
    allocation.placeholder = isPlaceholder;
    allocation.tags = {{"kubernetes.io/meta/namespace", "dev"}, {"team", "blue"}};
    app.allocations = {allocation};
    return app;
}

SystemTime when(const char* text)
{
    return SystemTime(at(text));
}

/// The names of rows: "?" is not known, "-" is none.
std::string names(const Report& report)
{
    std::string text;
    for (const ReportRow& row : report.rows)
        text += (text.empty() ? "" : " ") + (row.key.front() == "" ? "-" : row.key.front().value_or("?"));
    return text;
}
} // namespace

class TestConsumption : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void countsTheSeedsExample() // SUM-1, seed 003: 0.1 cpu and 500M for 30 s
    {
        Resource pod;
        QVERIFY(setKubeResource(pod, "cpu", "0.1") && setKubeResource(pod, "memory", "500M"));
        ResourceHistory used;
        addResourceSeconds(used, "m5", pod, Seconds(30));
        const Ledger ledger
            = ledgerOf({summary("a", "bob", "root.a", "2026-11-01T08:00:00", "2026-11-01T08:00:30", used)});

        const auto report = makeReport(ledger, wholeOf(ledger));

        QVERIFY(report.has_value());
        QCOMPARE(held(report->total.total, kVcore), std::string("3000"));
        QCOMPARE(held(report->total.total, kMemory), std::string("15000000000"));
        QCOMPARE(names(*report), std::string("root.a"));
    }

    void anApplicationIsSpreadOverTheColumnsItRanIn()
    {
        const Ledger ledger = ledgerOf({summary("a", "bob", "root.a", "2026-11-01T22:00", "2026-11-02T02:00",
                                                {{"m5", {{"vcore", 4001}}}})});

        const auto report = makeReport(ledger, wholeOf(ledger, Dimension::User, Step::Day));

        QCOMPARE(report->columns.size(), std::size_t{2});
        QCOMPARE(report->columns[0].label, std::string("2026-11-01 22:00:00"));
        QCOMPARE(report->columns[1].label, std::string("2026-11-02"));
        QCOMPARE(held(report->rows[0].cells[0], kVcore), std::string("2000"));
        QCOMPARE(held(report->rows[0].cells[1], kVcore), std::string("2001"));
        QVERIFY(!report->columns[0].covered); // a log does not say what it has not seen
    }

    void columnsAreThoseOfTheZone()
    {
        const auto berlin = Calendar::inZone("Europe/Berlin");
        QVERIFY(berlin.has_value());
        const Period october{berlin->parse("2026-10-01").value(), berlin->parse("2026-11-01").value()};
        QCOMPARE(berlin->isoText(october.from), std::string("2026-10-01T00:00:00+02:00"));
        QCOMPARE(berlin->columns(october, Step::Day).size(), std::size_t{31});
        QCOMPARE(berlin->columns(october, Step::Hour).size(),
                 std::size_t{31 * 24 + 1}); // an hour occurs twice
        QCOMPARE(berlin->columns(october, Step::Week).size(), std::size_t{5});
        QCOMPARE(berlin->columns(october, Step::Month).size(), std::size_t{1});
        QCOMPARE(berlin->before(october), (Period{berlin->parse("2026-09-01").value(), october.from}));
        QCOMPARE(berlin->before({at("2026-10-01T00:00Z"), at("2026-10-01T06:00Z")}).length(), Seconds(21600));
        QVERIFY(!Calendar::inZone("Europe/Nowhere"));
        for (const char* const text :
             {"", "2026", "2026-13-01", "2026-11-01 08:00", "soon", "20261101", "-1"})
            QVERIFY2(!berlin->parse(text), text);
    }

    void amountsBeyond64BitsAreSummed() // SUM-3, SUM-8
    {
        std::vector<ApplicationSummary> summaries;
        for (int i = 0; i < 5; ++i)
            summaries.push_back(summary(std::to_string(i).c_str(), "bob", "root.a", "2026-11-01",
                                        "2026-11-30", {{"", {{"memory", kMaxQuantity - 1}}}}));
        const Ledger ledger = ledgerOf(summaries);

        const auto report = makeReport(ledger, wholeOf(ledger, Dimension::Queue, Step::Day));

        QCOMPARE(held(report->total.total, kMemory), std::string("46116860184273879030"));
        QCOMPARE(report->total.total.entries.at(kMemory)[Account::Used].overflowed, std::uint64_t{0});
    }

    void overflowedCountersAreMarkedAndInNoSum_data() // SUM-3
    {
        QTest::addColumn<qint64>("counter");
        QTest::newRow("SUM-3: wrapped") << qint64(-5);
        QTest::newRow("SUM-3: held at the largest") << qint64(kMaxQuantity);
        QTest::newRow("SUM-3: wrapped to the least") << qint64(kMinQuantity);
    }

    void overflowedCountersAreMarkedAndInNoSum()
    {
        QFETCH(qint64, counter);
        const Ledger ledger = ledgerOf(
            {summary("a", "bob", "root.a", "2026-11-01", "2026-11-03", {{"", {{"memory", counter}}}}),
             summary("b", "eve", "root.a", "2026-11-01", "2026-11-03", {{"", {{"memory", 7200}}}})});
        ReportRequest request = wholeOf(ledger, Dimension::User, Step::Day);
        const PriceTable table = prices(kPrices);
        request.prices = &table;

        const auto report = makeReport(ledger, request);

        const auto sum = [&](const Cell& cell) { return cell.entries.at(kMemory)[Account::Used]; };
        for (const std::size_t day : {0U, 1U}) // it may belong to either
            QCOMPARE(sum(report->rows[0].cells[day]), (Sum{0, 1}));
        QCOMPARE(sum(report->rows[0].total), (Sum{0, 1}));
        QCOMPARE(sum(report->rows[1].total), (Sum{7200, 0}));
        QCOMPARE(sum(report->total.total), (Sum{7200, 1}));
        QVERIFY(!report->rows[0].total.isCostComplete());
        QVERIFY(report->rows[1].total.isCostComplete());
        QCOMPARE(report->notes.size(), std::size_t{1});
        QVERIFY(report->notes.front().english().starts_with("1 counter of the scheduler overflowed"));
        ReportPage page;
        page.report = &*report;
        QVERIFY(writeReport(page, ReportFormat::Text).find("≥ <0.01") == std::string::npos);
        QVERIFY(writeReport(page, ReportFormat::Text).find("≥ 0.00") != std::string::npos);
        QVERIFY(writeReport(page, ReportFormat::Json).find("\"overflowed\":1") != std::string::npos);
        QVERIFY(writeReport(page, ReportFormat::Json).find("\"overflowed\":2") == std::string::npos);
        const PriceTable changing = prices(R"(currency: EUR
prices:
- {resource: memory, per: 1Gi, price: 1, to: 2026-11-01T12:00Z}
- {resource: memory, per: 1Gi, price: 2, from: 2026-11-01T12:00Z}
)");
        request.prices = &changing;
        QCOMPARE(sum(makeReport(ledger, request)->rows[0].cells[0]), (Sum{0, 1}));
        QCOMPARE(sum(makeReport(ledger, request)->total.total), (Sum{7200, 1}));
    }

    void whatTheSourceDoesNotKnowIsNotZero()
    {
        ApplicationSummary old
            = summary("a", "bob", "root.a", "2026-11-01", "2026-11-02", {{"", {{"vcore", 5}}}});
        old.hasPreempted = false;
        old.hasPlaceholders = false;
        const Ledger ledger = ledgerOf({old});
        const auto report = makeReport(ledger, wholeOf(ledger));
        QVERIFY(report->knows(Account::Used) == Knowledge::All);
        for (const Account account : {Account::Preempted, Account::Placeholder, Account::Guaranteed,
                                      Account::Idle, Account::Above, Account::Pending})
            QVERIFY(report->knows(account) == Knowledge::None);
        ReportPage page;
        page.report = &*report;
        const std::string json = writeReport(page, ReportFormat::Json);
        QVERIFY(json.find("\"used\":\"5\",\"preempted\":null,\"placeholder\":null,\"guaranteed\":null,"
                          "\"idle\":null,\"above\":null,\"pending\":null")
                != std::string::npos);
        QVERIFY(json.find("\"coveredSeconds\":null") != std::string::npos);
        QVERIFY(writeReport(page, ReportFormat::Csv).find(",vcore,5,,,,,0,,,,,,,,,,,,,,\r\n")
                != std::string::npos);

        // No summary has a group or a namespace: rows of them would all be unknown.
        for (const Dimension dimension : {Dimension::Group, Dimension::Namespace, Dimension::Tag}) {
            const auto refused = makeReport(ledger, wholeOf(ledger, dimension));
            QVERIFY(!refused);
            QCOMPARE(refused.error().code, ErrorCode::Unsupported);
        }
    }

    void whatSomeSummariesDoNotSayIsNotZero() // SUM-5: forms that are mixed
    {
        ApplicationSummary old
            = summary("a", "bob", "root.a", "2026-11-01", "2026-11-02", {{"", {{"vcore", 5}}}});
        old.hasPreempted = false;
        ApplicationSummary full
            = summary("b", "eve", "root.a", "2026-11-01", "2026-11-02", {{"", {{"vcore", 7}}}});
        full.usage.preempted = {{"", {{"vcore", 3'600'000}}}};
        const Ledger ledger = ledgerOf({old, full});
        const auto report = makeReport(ledger, wholeOf(ledger, Dimension::User));
        ReportPage page;
        page.report = &*report;
        const auto rows = textReport(page).tables.at(0).rows;
        QCOMPARE(rows.at(0), (std::vector<std::string>{"bob", "<0.01", "?", "0.00"}));
        QCOMPARE(rows.at(1), (std::vector<std::string>{"eve", "<0.01", "1.00", "0.00"}));
        QCOMPARE(rows.at(2), (std::vector<std::string>{"total", "<0.01", "≥ 1.00", "0.00"}));
        QVERIFY(writeReport(page, ReportFormat::Json)
                    .find("\"used\":\"5\",\"preempted\":null,\"placeholder\":\"0\"")
                != std::string::npos);
        QVERIFY(writeReport(page, ReportFormat::Csv).find(",vcore,5,,0,,,0,,,,,,,,,,,,,,\r\n")
                != std::string::npos);
        QCOMPARE(report->total.total.entries.at(kVcore).held(), (Sum{3'600'012, 0, true}));
    }

    void aSummaryCountsOnce()
    {
        const auto once = summary("a", "bob", "root.a", "2026-11-01", "2026-11-02", {{"", {{"vcore", 5}}}});
        const Ledger ledger = ledgerOf({once, once});
        QCOMPARE(ledger.records.size(), std::size_t{1});
        QCOMPARE(ledger.notes.front().english(), std::string("1 summary occurs again and counts once"));
        SummaryBook book;
        ApplicationSummary timeless = once;
        timeless.submitted = timeless.started = timeless.finished = std::nullopt;
        QVERIFY(!book.add(timeless));
    }

    void aSummaryWithoutAmountsIsBroken() // SUM-6, SUM-8: not known is not zero
    {
        const auto added = [](const std::string& fields) {
            return SummaryBook().add(
                readSummaryLine("YK_APP_SUMMARY: {\"appID\":\"a\",\"startTime\":1685487035535" + fields + "}")
                    .value());
        };
        QCOMPARE(added("").error().code, ErrorCode::Parse);
        QVERIFY(added(",\"resourceUsage\":{}"));
        QVERIFY(added(",\"resourceUsage\":null")); // an empty map of the scheduler
        const auto text = readSummaryLine("YK_APP_SUMMARY: {ApplicationID: a, StartTime: 1685487035535}");
        QVERIFY(!SummaryBook().add(text.value()));
    }

    void whatWasHeldAtTheLastMomentCounts()
    {
        const Ledger ledger = ledgerOf(
            {summary("a", "bob", "root.a", "2026-11-01T08:00", "2026-11-01T09:00", {{"", {{"vcore", 5}}}}),
             summary("b", "eve", "root.a", "2026-11-01T09:00", "2026-11-01T09:00", {{"", {{"vcore", 7}}}})});
        const auto report = makeReport(ledger, wholeOf(ledger));
        QCOMPARE(held(report->total.total, kVcore), std::string("12"));
    }

    void tooManyColumnsAreRefused()
    {
        const Ledger ledger
            = ledgerOf({summary("a", "bob", "root.a", "1970-01-01", "2099-01-01", {{"", {{"vcore", 5}}}})});
        const auto refused = makeReport(ledger, wholeOf(ledger, Dimension::Queue, Step::Hour));
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::InvalidArgument);
        QCOMPARE(refused.error().message.english(),
                 std::string("the report has more than 100000 columns: choose longer columns or a shorter "
                             "period"));
        for (const Step step : {Step::Day, Step::Week, Step::Month, Step::Total})
            QVERIFY(makeReport(ledger, wholeOf(ledger, Dimension::Queue, step)).has_value());
    }

    void tooManyCellsAreRefused() // before they take memory
    {
        std::vector<ApplicationSummary> summaries;
        for (int i = 0; i < 300; ++i)
            summaries.push_back(summary(std::to_string(i).c_str(), std::to_string(i).c_str(), "root.a",
                                        i == 0 ? "2010-01-01" : "2019-12-31", "2020-01-01",
                                        {{"", {{"vcore", 5}}}}));
        const Ledger ledger = ledgerOf(summaries);
        const auto refused = makeReport(ledger, wholeOf(ledger, Dimension::User, Step::Hour));
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::InvalidArgument);
        QCOMPARE(refused.error().message.english(),
                 std::string(
                     "the report has more than 20000000 cells: choose longer columns or a shorter period"));
        QVERIFY(makeReport(ledger, wholeOf(ledger, Dimension::Queue, Step::Hour)).has_value());
        ReportRequest request = wholeOf(ledger, Dimension::User, Step::Hour);
        request.period.to = at("2019-12-31"); // all others run later
        QVERIFY(makeReport(ledger, request).has_value());
    }

    void totalsAreTheSameWhateverTheRowsAndColumns() // property
    {
        std::mt19937 random(20261127);
        for (int round = 0; round < 4; ++round) {
            const Ledger ledger = randomLedger(random);
            const auto whole = makeReport(ledger, wholeOf(ledger));
            QVERIFY(whole.has_value());
            for (const Dimension rows :
                 {Dimension::Queue, Dimension::User, Dimension::Application, Dimension::InstanceType}) {
                for (const Step step : {Step::Total, Step::Hour, Step::Day, Step::Week, Step::Month}) {
                    if (step == Step::Hour && rows != Dimension::User)
                        continue; // they are many
                    const auto report = makeReport(ledger, wholeOf(ledger, rows, step));
                    Cell expected = whole->total.total;
                    if (rows == Dimension::InstanceType)
                        expected.waits = {}; // no application waits for one
                    QVERIFY(report->total.total == expected);
                    Cell sumOfRows;
                    for (const ReportRow& row : report->rows) {
                        Cell sumOfCells;
                        for (const Cell& cell : row.cells)
                            sumOfCells.add(cell);
                        QVERIFY(sumOfCells == row.total);
                        sumOfRows.add(row.total);
                    }
                    QVERIFY(sumOfRows == report->total.total);
                }
            }
        }
    }

    void aPeriodCanBeDividedAnywhere() // property
    {
        std::mt19937 random(7);
        for (int round = 0; round < 50; ++round) {
            const Ledger ledger = randomLedger(random);
            ReportRequest request = wholeOf(ledger, Dimension::User);
            const Period all = request.period;
            const auto whole = makeReport(ledger, request);
            const Seconds middle = all.from + Seconds(1 + random() % std::uint64_t(all.length().count() - 1));
            request.period = {all.from, middle};
            const auto first = makeReport(ledger, request);
            request.period = {middle, all.to};
            const auto second = makeReport(ledger, request);
            Cell sum = first->total.total;
            sum.add(second->total.total);
            // What ended at the very end of the period, at once, is in neither.
            QVERIFY(sum == whole->total.total);
        }
    }

    void costsAddUpInRowsAndColumns() // property
    {
        std::mt19937 random(11);
        const PriceTable table = prices(R"(currency: EUR
prices:
- {resource: vcore, per: 1, price: 0.0416, to: 2026-11-03T05:00Z}
- {resource: vcore, per: 1, price: 0.05, from: 2026-11-03T05:00Z}
- {resource: vcore, per: 1, price: 1.5, instanceType: gpu}
- {resource: memory, per: 1Gi, price: 0.0052}
)");
        for (int round = 0; round < 10; ++round) {
            const Ledger ledger = randomLedger(random);
            ReportRequest request = wholeOf(ledger, Dimension::User, Step::Day);
            request.prices = &table;
            const auto report = makeReport(ledger, request);
            Money ofRows = 0;
            for (const ReportRow& row : report->rows) {
                ofRows += row.total.cost();
                QCOMPARE(row.total.cost(),
                         std::accumulate(row.cells.begin(), row.cells.end(), Money{0},
                                         [](Money sum, const Cell& cell) { return sum + cell.cost(); }));
            }
            QCOMPARE(ofRows, report->total.total.cost());
            Money ofLines = 0;
            for (const ChargeLine& line : report->lines)
                ofLines += line.entry.cost;
            QCOMPARE(ofLines, ofRows);
            // Each line is rounded once: other rows have the same total within half a billionth for each.
            request.rows = {Dimension::Queue};
            const auto byQueue = makeReport(ledger, request);
            QVERIFY(std::abs(byQueue->total.total.cost() - ofRows)
                    <= Money(report->lines.size() + byQueue->lines.size()) / 2);
        }
    }

    void aPriceHoldsInItsPeriod()
    {
        const PriceTable table = prices(R"(currency: EUR
prices:
- {resource: vcore, per: 1, price: 1, to: 2026-11-02}
- {resource: vcore, per: 1, price: 2, from: 2026-11-02, to: 2026-11-03}
- {resource: vcore, per: 1, price: 10, instanceType: big}
)");
        const Quantity day = Quantity{24} * 3600 * 1000; // a core for a day
        const Ledger ledger = ledgerOf(
            {summary("a", "bob", "root.a", "2026-11-01", "2026-11-04", {{"", {{"vcore", 3 * day}}}}),
             summary("b", "eve", "root.a", "2026-11-01", "2026-11-04", {{"big", {{"vcore", 3 * day}}}})});
        ReportRequest request = wholeOf(ledger, Dimension::User);
        request.prices = &table;

        const auto report = makeReport(ledger, request);

        QCOMPARE(formatMoney(report->rows[0].total.cost()), std::string("72")); // 24 and 48, then no price
        QVERIFY(!report->rows[0].total.isCostComplete());
        QCOMPARE(formatMoney(report->rows[1].total.cost()), std::string("720"));
        QCOMPARE(report->unpriced.size(), std::size_t{1});
        QCOMPARE(report->unpriced.front().second, kVcore);
        QVERIFY(report->notCharged.empty());
        request.columns = Step::Day;
        const auto byDay = makeReport(ledger, request);
        QCOMPARE(formatMoney(byDay->rows[0].cells[0].cost()), std::string("24"));
        QCOMPARE(formatMoney(byDay->rows[0].cells[1].cost()), std::string("48"));
        QCOMPARE(formatMoney(byDay->rows[0].cells[2].cost()), std::string("0"));
        QVERIFY(byDay->rows[0].cells[0].isCostComplete() && !byDay->rows[0].cells[2].isCostComplete());
    }

    void whatThePriceListDoesNotHaveIsNotCharged()
    {
        const PriceTable table = prices("currency: EUR\nprices:\n- {resource: vcore, per: 1, price: 1}\n");
        const Ledger ledger = ledgerOf({summary("a", "bob", "root.a", "2026-11-01", "2026-11-02",
                                                {{"", {{"vcore", 3'600'000}, {"pods", 5}}}})});
        ReportRequest request = wholeOf(ledger);
        request.prices = &table;
        const auto report = makeReport(ledger, request);
        QCOMPARE(report->notCharged, std::vector{ResourceType("pods")});
        QVERIFY(report->unpriced.empty() && report->total.total.isCostComplete());
        ReportPage page;
        page.report = &*report;
        QVERIFY(writeReport(page, ReportFormat::Text).find("not in the price list, so not charged: pods")
                != std::string::npos);
        QVERIFY(writeReport(page, ReportFormat::Csv).find(",pods,5,0,0,,,0,,,,EUR,,,,,,,,,,\r\n")
                != std::string::npos);
    }

    void theKnownPartOfACostIsWritten()
    {
        const PriceTable table = prices("currency: EUR\nprices:\n"
                                        "- {resource: vcore, per: 1, price: 1, instanceType: m5}\n");
        const Ledger ledger = ledgerOf(
            {summary("a", "bob", "root.a", "2026-11-01", "2026-11-02",
                     {{"m5", {{"vcore", 3'600'000}}}, {"gpu", {{"vcore", 3'600'000}}}}),
             summary("b", "bob", "root.b", "2026-11-01", "2026-11-02", {{"gpu", {{"vcore", 3'600'000}}}}),
             summary("c", "bob", "root.c", "2026-11-01", "2026-11-02", {{"m5", {{"vcore", 3'600'000}}}})});
        ReportRequest request = wholeOf(ledger);
        request.prices = &table;
        const auto report = makeReport(ledger, request);
        ReportPage page;
        page.report = &*report;
        const std::string csv = writeReport(page, ReportFormat::Csv);
        QVERIFY(csv.find(",vcore,7200000,0,0,,,0,,,1,EUR,false,,,,,,,,,\r\n") != std::string::npos); // root.a
        QVERIFY(csv.find(",vcore,3600000,0,0,,,0,,,,EUR,false,,,,,,,,,\r\n") != std::string::npos); // root.b
        QVERIFY(csv.find(",vcore,3600000,0,0,,,0,,,1,EUR,true,,,,,,,,,\r\n") != std::string::npos); // root.c
        QVERIFY(std::ranges::any_of(reportNotes(page), [](const std::string& note) {
            return note.starts_with("no price: vcore of instance type gpu");
        }));
    }

    void theComparisonHasWhatWasThereBeforeAlone()
    {
        const Ledger ledger = ledgerOf(
            {summary("a", "bob", "root.a", "2026-11-01", "2026-11-02",
                     {{"", {{"memory", kGibibyte * 3600}}}}),
             summary("b", "eve", "root.b", "2026-11-02", "2026-11-03", {{"", {{"vcore", 3'600'000}}}})});
        ReportRequest request = wholeOf(ledger);
        ComparedDay day(ledger, request);
        ReportPage& page = day.page;
        const std::string text = writeReport(page, ReportFormat::Text);
        QVERIFY2(text.find("memory (GiB h)") != std::string::npos, text.c_str());
        QVERIFY2(text.find("root.a") != std::string::npos, text.c_str());
        QVERIFY2(text.find("-100.0 %") != std::string::npos, text.c_str());
    }

    void whatIsNotKnownIsNotCompared()
    {
        SampleBook book(Seconds(3600), {});
        book.add(sample({running("a", "bob", 1000)}), when("2026-11-01T08:00:00"));
        book.add(sample({running("a", "bob", 1000)}), when("2026-11-01T09:00:00"));
        const Ledger ledger = book.take();
        const PriceTable table = prices(kPrices);
        for (const Step step : {Step::Total, Step::Hour}) {
            ReportRequest request = wholeOf(ledger, Dimension::User, step);
            request.prices = &table;
            ComparedDay day(ledger, request);
            ReportPage& page = day.page;
            const TextReport text = textReport(page);
            QCOMPARE(text.tables.size(), std::size_t{3});
            for (const TextTable& each : text.tables) {
                QVERIFY(each.rows.size() >= 2);
                for (const auto& row : each.rows) {
                    const auto last = static_cast<std::ptrdiff_t>(row.size()) - 2; // "before"
                    if (row.front() == "covered")
                        continue;
                    QVERIFY(std::all_of(row.begin() + 1, row.begin() + last,
                                        [](const std::string& cell) { return cell == "?"; }));
                    QCOMPARE(row.back(), std::string("?"));
                }
            }
        }
    }

    void whatIsPartlyKnownIsNotCompared() // SUM-3
    {
        const Ledger ledger
            = ledgerOf({summary("a", "bob", "root.a", "2026-11-01", "2026-11-02", {{"", {{"memory", 7200}}}}),
                        summary("b", "bob", "root.a", "2026-11-02", "2026-11-03", {{"", {{"memory", -5}}}})});
        ReportRequest request = wholeOf(ledger);
        const PriceTable table = prices(kPrices);
        request.prices = &table;
        ComparedDay day(ledger, request);
        ReportPage& page = day.page;
        for (const bool isSwapped : {false, true}) {
            if (isSwapped)
                std::swap(page.report, page.before);
            std::size_t rows = 0;
            for (const TextTable& each : textReport(page).tables) {
                if (each.title == "wait time (s)") // is not compared
                    continue;
                for (const auto& row : each.rows)
                    QCOMPARE(row.back(), std::string("?"));
                rows += each.rows.size();
            }
            QVERIFY(rows > 0);
        }
    }

    void whatIsPartlyUnknownIsNoWhole() // SUM-5: in sums, costs and comparisons
    {
        const ResourceHistory core{{"", {{"vcore", 3'600'000}}}}; // a core hour
        ApplicationSummary old = summary("a", "bob", "root.a", "2026-11-01", "2026-11-02", core);
        old.hasPreempted = false;
        const Ledger ledger
            = ledgerOf({old, summary("b", "bob", "root.a", "2026-11-02", "2026-11-03", core)});
        ReportRequest request = wholeOf(ledger, Dimension::User);
        const PriceTable table = prices(kPrices);
        request.prices = &table;
        request.period = {at("2026-11-01"), at("2026-11-02")};
        const auto partly = makeReport(ledger, request);
        request.period = {at("2026-11-02"), at("2026-11-03")};
        const auto whole = makeReport(ledger, request);
        QVERIFY(!partly->total.total.isCostComplete());
        QVERIFY(whole->total.total.isCostComplete());
        using Cells = std::vector<std::string>;
        ReportPage page;
        page.report = &*whole;
        page.before = &*partly;
        const TextReport later = textReport(page);
        QCOMPARE(later.tables.at(0).titles,
                 (Cells{"user", "used", "preempted", "placeholder", "held", "before", "change"}));
        QCOMPARE(later.tables.at(0).rows.at(0),
                 (Cells{"bob", "1.00", "0.00", "0.00", "1.00", "≥ 1.00", "?"}));
        QCOMPARE(later.tables.at(1).rows.at(0), (Cells{"bob", "0.04", "≥ 0.04", "?"}));
        std::swap(page.report, page.before);
        const TextReport earlier = textReport(page);
        QCOMPARE(earlier.tables.at(0).rows.at(0), (Cells{"bob", "1.00", "?", "0.00", "≥ 1.00", "1.00", "?"}));
        QCOMPARE(earlier.tables.at(1).rows.at(0), (Cells{"bob", "≥ 0.04", "0.04", "?"}));
        QVERIFY(
            writeReport(page, ReportFormat::Csv).find(",vcore,3600000,,0,,,0,,,0.04,EUR,false,,,,,,,,,\r\n")
            != std::string::npos);
        request.period = {at("2026-11-01"), at("2026-11-03")};
        request.columns = Step::Day;
        const auto days = makeReport(ledger, request);
        ReportPage grid;
        grid.report = &*days;
        QCOMPARE(textReport(grid).tables.at(0).rows.at(0), (Cells{"bob", "≥ 1.00", "1.00", "≥ 2.00"}));
    }

    void whatIsNotChargedLeavesACostWhole()
    {
        ApplicationSummary old
            = summary("a", "bob", "root.a", "2026-11-01", "2026-11-02", {{"", {{"pods", 5}}}});
        old.hasPreempted = false;
        const Ledger ledger = ledgerOf(
            {old, summary("b", "bob", "root.a", "2026-11-01", "2026-11-02", {{"", {{"vcore", 3'600'000}}}})});
        ReportRequest request = wholeOf(ledger);
        const PriceTable table = prices(kPrices);
        request.prices = &table;
        const auto report = makeReport(ledger, request);
        QVERIFY(report->total.total.isCostComplete());
        QCOMPARE(report->notCharged, std::vector{ResourceType("pods")});
    }

    void aLowerBoundIsRoundedDown()
    {
        const ResourceHistory some{{"", {{"memory", 30'000'000'000}}}}; // 0.0078 GiB hours
        ApplicationSummary old = summary("a", "bob", "root.a", "2026-11-01", "2026-11-02", some);
        old.hasPreempted = false;
        ApplicationSummary full = summary("b", "eve", "root.a", "2026-11-01", "2026-11-02", some);
        full.usage.preempted = some;
        const Ledger ledger = ledgerOf({old, full});
        const auto report = makeReport(ledger, wholeOf(ledger, Dimension::User));
        ReportPage page;
        page.report = &*report;
        const auto rows = textReport(page).tables.at(0).rows;
        QCOMPARE(rows.at(1), (std::vector<std::string>{"eve", "0.01", "0.01", "0.00"}));
        QCOMPARE(rows.at(2), (std::vector<std::string>{"total", "0.02", "≥ 0.00", "0.00"}));
    }

    void changesHaveOneDecimal()
    {
        const auto used = [](Quantity vcore) { return ResourceHistory{{"", {{"vcore", vcore}}}}; };
        const Ledger ledger
            = ledgerOf({summary("a", "ann", "root.a", "2026-11-01", "2026-11-02", used(1000)),
                        summary("b", "ann", "root.a", "2026-11-02", "2026-11-03", used(1430)),
                        summary("c", "bob", "root.a", "2026-11-01", "2026-11-02", used(1000)),
                        summary("d", "bob", "root.a", "2026-11-02", "2026-11-03", used(1000)),
                        summary("e", "eve", "root.a", "2026-11-01", "2026-11-02", used(1000)),
                        summary("f", "eve", "root.a", "2026-11-02", "2026-11-03", used(900))});
        ReportRequest request = wholeOf(ledger, Dimension::User);
        ComparedDay day(ledger, request);
        ReportPage& page = day.page;
        const auto rows = textReport(page).tables.at(0).rows;
        QCOMPARE(rows.at(0).back(), std::string("+43.0 %"));
        QCOMPARE(rows.at(1).back(), std::string("0.0 %"));
        QCOMPARE(rows.at(2).back(), std::string("-10.0 %"));
    }

    void aCostOfWhichNothingIsKnownIsNotZero()
    {
        const PriceTable table = prices("currency: EUR\nprices:\n"
                                        "- {resource: vcore, per: 1, price: 1, instanceType: p3}\n");
        const Ledger ledger = ledgerOf(
            {summary("a", "bob", "root.a", "2026-11-01", "2026-11-02", {{"m5", {{"vcore", 3'600'000}}}})});
        ReportRequest request = wholeOf(ledger);
        request.prices = &table;
        const auto report = makeReport(ledger, request);
        ReportPage page;
        page.report = &*report;
        const std::string json = writeReport(page, ReportFormat::Json);
        QVERIFY2(json.find("\"cost\":\"0\"") == std::string::npos, json.c_str());
        QVERIFY2(json.find("\"cost\":null,\"sharedIdle\":\"0\",\"costComplete\":false") != std::string::npos,
                 json.c_str());
        QVERIFY(writeReport(page, ReportFormat::Csv).find(",vcore,3600000,0,0,,,0,,,,EUR,false,,,,,,,,,\r\n")
                != std::string::npos);
        QCOMPARE(textReport(page).tables.at(1).rows.back(), (std::vector<std::string>{"total", "?"}));
    }

    void aPeriodOfWhichALogHasNothingIsNotKnown() // SUM-3: nor has it the counters of another time
    {
        const Ledger ledger
            = ledgerOf({summary("a", "bob", "root.a", "2026-11-01", "2026-11-02", {{"", {{"memory", -5}}}})});
        const PriceTable table = prices(kPrices);
        for (const Step step : {Step::Total, Step::Month}) {
            ReportRequest request = wholeOf(ledger, Dimension::User, step);
            request.prices = &table;
            request.period = {at("2030-01-01"), at("2030-03-01")};
            const auto report = makeReport(ledger, request);
            QVERIFY(!report->isSeen());
            ReportPage page;
            page.report = &*report;
            page.notes = ledger.notes;
            const TextReport text = textReport(page);
            QCOMPARE(text.tables.size(), std::size_t{2});
            QCOMPARE(text.tables.front().rows.size(), std::size_t{1});
            const auto& total = text.tables.front().rows.front();
            QVERIFY(std::all_of(total.begin() + 1, total.end(),
                                [](const std::string& cell) { return cell == "?"; }));
            const auto has = [&text](const char* start) {
                return std::ranges::any_of(text.notes,
                                           [&](const std::string& note) { return note.starts_with(start); });
            };
            QVERIFY(has("the source has nothing of this period"));
            QVERIFY(!has("1 counter of the scheduler overflowed"));
            const std::string json = writeReport(page, ReportFormat::Json);
            QVERIFY2(json.find("\"cost\":\"0\"") == std::string::npos, json.c_str());
            QVERIFY2(json.find("\"costComplete\":true") == std::string::npos, json.c_str());
            QVERIFY(json.find("the source has nothing of this period") != std::string::npos);
            page.before = &*report;
            QVERIFY(std::ranges::any_of(allNotes(page), [](const Message& note) {
                return note.english().starts_with("period before: the source has nothing");
            }));
        }
        QVERIFY(makeReport(ledger, wholeOf(ledger))->isSeen());
    }

    void partsOfMonthsHaveTheirDays()
    {
        const Ledger ledger = ledgerOf(
            {summary("a", "bob", "root.a", "2026-11-02T08:00", "2027-01-15", {{"", {{"vcore", 5}}}})});
        const auto labels = [&ledger](const Period& period) {
            ReportRequest request = wholeOf(ledger, Dimension::Queue, Step::Month);
            request.period = period;
            std::vector<std::string> all;
            const auto report = makeReport(ledger, request);
            for (const ReportColumn& column : report->columns)
                all.push_back(column.label);
            return all;
        };
        using Labels = std::vector<std::string>;
        QCOMPARE(labels({at("2026-11-02T08:00"), at("2027-01-15")}),
                 (Labels{"2026-11 (2–30)", "2026-12", "2027-01 (1–14)"}));
        QCOMPARE(labels({at("2026-11-30T12:00"), at("2027-01-01T00:00:01")}),
                 (Labels{"2026-11 (30)", "2026-12", "2027-01 (1)"}));
        QCOMPARE(labels({at("2026-11-01"), at("2026-12-01")}), Labels{"2026-11"});
    }

    void whatNobodySawCostsNothingKnown()
    {
        SampleBook book(Seconds(3600), {});
        for (const char* const time : {"2026-11-01T08:00", "2026-11-01T09:00", "2026-11-03T08:00"})
            book.add(sample({running("a", "bob", 1000)}), when(time));
        const Ledger ledger = book.take();
        const PriceTable table = prices(kPrices);
        ReportRequest request = wholeOf(ledger, Dimension::User, Step::Day);
        request.prices = &table;
        request.idle = IdleCost::LeftOut;
        const auto report = makeReport(ledger, request);
        ReportPage page;
        page.report = &*report;
        const std::string json = writeReport(page, ReportFormat::Json);
        QVERIFY2(
            json.find(
                "{\"resources\":{},\"wait\":null,\"cost\":null,\"sharedIdle\":null,\"costComplete\":false}")
                != std::string::npos,
            json.c_str());
        QVERIFY(json.find("{\"resources\":{},\"cost\":\"0\"") == std::string::npos);
        QVERIFY(json.find("\"cost\":\"0.04\",\"sharedIdle\":\"0\",\"costComplete\":true")
                != std::string::npos);
    }

    void wrongPriceListsNameThePlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("where");
        const auto row = [](const char* name, const char* text, const char* where) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(where);
        };
        const char* const list = "currency: EUR\nprices:\n";
        const auto price = [&](const char* name, const char* line, const char* where) {
            row(name, (std::string(list) + line).c_str(), where);
        };
        row("no mapping", "- a\n", "p.yaml:1:1");
        row("empty", "", "p.yaml:1:1");
        row("no YAML", "currency: [\n", "p.yaml:2:1");
        row("no currency", "prices:\n- {resource: vcore, per: 1, price: 1}\n", "p.yaml:1:1");
        row("currency in small letters", "currency: eur\nprices: []\n", "p.yaml:1:11");
        row("no prices", "currency: EUR\n", "p.yaml:1:1");
        row("prices are no list", "currency: EUR\nprices: 1\n", "p.yaml:2:9");
        row("unknown key", "currency: EUR\ndiscount: 1\nprices: []\n", "p.yaml:2:1");
        row("key twice", "currency: EUR\ncurrency: USD\nprices: []\n", "p.yaml:2:1");
        price("no price", "- {resource: vcore, per: 1}\n", "p.yaml:3:3");
        price("no per", "- {resource: vcore, price: 1}\n", "p.yaml:3:3");
        price("negative", "- {resource: vcore, per: 1, price: -1}\n", "p.yaml:3:36");
        price("wrong amount", "- {resource: memory, per: 1Q, price: 1}\n", "p.yaml:3:27");
        price("per nothing", "- {resource: memory, per: 0, price: 1}\n", "p.yaml:3:27");
        price("unknown key of a price", "- {resource: memory, cost: 1}\n", "p.yaml:3:22");
        price("no time", "- {resource: memory, per: 1, price: 1, from: soon}\n", "p.yaml:3:46");
        price("ends before it begins",
              "- {resource: memory, per: 1, price: 1, from: 2026-01-02, to: 2026-01-01}\n", "p.yaml:3:62");
        price("two at once",
              "- {resource: vcore, per: 1, price: 1, to: 2026-01-02}\n"
              "- {resource: vcore, per: 1, price: 2, from: 2026-01-01}\n",
              "p.yaml:4:3");
    }

    void aPriceThatIsTooLargeIsNoWrongText()
    {
        const auto message = [](const char* price) {
            const auto table = PriceTable::read(
                std::string("currency: EUR\nprices:\n- {resource: vcore, per: 1, price: ") + price + "}\n",
                "p.yaml", Calendar());
            return table ? std::string() : table.error().where + ": " + table.error().message.english();
        };
        QCOMPARE(message("170000000000"),
                 std::string("p.yaml:3:36: the price \"170000000000\" is too large: it is at most "
                             "9223372036.854775807"));
        QCOMPARE(message("0.0000000001"),
                 std::string("p.yaml:3:36: invalid price \"0.0000000001\": use digits, at most nine of them "
                             "behind the point, such as 0.0416"));
    }

    void wrongPriceListsNameThePlace()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, where);
        const auto table = PriceTable::read(text.toStdString(), "p.yaml", Calendar());
        QVERIFY(!table);
        QCOMPARE(QByteArray::fromStdString(table.error().where), where);
        QVERIFY(!table.error().message.isEmpty());
    }

    void samplesHoldUntilTheNextOne()
    {
        SampleBook book(Seconds(300), "team");
        PartitionSnapshot first = sample({running("a", "bob", 1000), running("b", "eve", 500, true)});
        NodeInfo node;
        node.id = "n1";
        node.attributes = {{"node.kubernetes.io/instance-type", "m5"}};
        first.nodes = {node};
        UserUsage bob;
        bob.name = UserName("bob");
        bob.groups[ApplicationId("a")] = GroupName("dev");
        first.users = {bob};
        book.add(first, when("2026-11-01T08:00:00"));
        book.add(first, when("2026-11-01T08:01:00"));
        PartitionSnapshot second = first;
        second.applications = std::vector{running("a", "bob", 3000)};
        book.add(second, when("2026-11-01T08:02:00"));
        book.add(second, when("2026-11-01T08:02:30"));
        book.add(second, when("2026-11-01T08:12:00")); // after a gap
        book.add(second, when("2026-11-01T08:13:00"));
        const Ledger ledger = book.take();

        const auto report = makeReport(ledger, wholeOf(ledger, Dimension::User));

        const auto& cell = report->rows[0].total.entries.at(kVcore);
        QCOMPARE(names(*report), std::string("bob eve"));
        QCOMPARE(amountText(cell[Account::Used].value), std::to_string(1000 * 120 + 3000 * 30 + 3000 * 60));
        QCOMPARE(amountText(report->rows[1].total.entries.at(kVcore)[Account::Placeholder].value),
                 std::to_string(500 * 120));
        QCOMPARE(report->covered(), std::optional(Seconds(150 + 60)));
        QCOMPARE(report->period.length(), Seconds(780));
        QVERIFY(report->knows(Account::Preempted) == Knowledge::None);
        for (const auto& [dimension, name] :
             {std::pair(Dimension::Group, "- dev"), std::pair(Dimension::Namespace, "dev"),
              std::pair(Dimension::Tag, "blue"), std::pair(Dimension::InstanceType, "m5")})
            QCOMPARE(names(*makeReport(ledger, wholeOf(ledger, dimension))), std::string(name));
    }

    void samplesWithoutApplicationsAreAGap()
    {
        SampleBook book(Seconds(300), {});
        book.add(sample({running("a", "bob", 1000)}), when("2026-11-01T08:00:00"));
        PartitionSnapshot unknown;
        book.add(unknown, when("2026-11-01T08:01:00"));
        book.add(sample({running("a", "bob", 1000)}), when("2026-11-01T08:02:00"));
        book.add(sample({running("a", "bob", 1000)}), when("2026-11-01T08:03:00"));
        const Ledger ledger = book.take();
        const auto report = makeReport(ledger, wholeOf(ledger));
        QCOMPARE(held(report->total.total, kVcore), std::string("60000"));
        QCOMPARE(report->covered(), std::optional(Seconds(60)));
    }

    void samplesThatDoNotCountAreNoted()
    {
        const std::vector<QueueInfo> queues{queue("root", Resource{{"vcore", 10}}, {})};
        SampleBook book(Seconds(300), {});
        PartitionSnapshot bare = sample({running("a", "bob", 1000)});
        bare.queues.reset();
        book.add(sample({running("a", "bob", 1000)}, queues), when("2026-11-01T08:00:00"));
        book.add(bare, when("2026-11-01T08:01:00"));
        book.add(sample({running("a", "bob", 1000)}, queues), when("2026-11-01T08:02:00"));
        book.add(sample({running("a", "bob", 9000)}, queues), when("2026-11-01T08:01:00"));
        book.add(sample({running("a", "bob", 1000)}, queues), when("2026-11-01T08:03:00"));
        const Ledger ledger = book.take();
        std::vector<std::string> notes;
        for (const Message& note : ledger.notes)
            notes.push_back(note.english());
        QCOMPARE(notes.at(0), std::string("1 sample is older than the one before it and does not count"));
        QCOMPARE(notes.at(1),
                 std::string("1 sample has no queues: guaranteed, idle and above guaranteed lack what was in "
                             "its time"));
        const auto report = makeReport(ledger, wholeOf(ledger));
        QCOMPARE(held(report->total.total, kVcore), std::string("180000"));
        QVERIFY(report->knows(Account::Guaranteed) == Knowledge::Part);
        const Sum guaranteed = report->entryIn(report->rows.at(0).total, kVcore)[Account::Guaranteed];
        QVERIFY(guaranteed.isLowerBound()); // in every format
    }

    void whatIsNotCoveredIsNoted() // for formats that have no notes
    {
        SampleBook book(Seconds(60), {});
        for (const char* const time : {"08:00:00", "08:01:00", "08:04:00"})
            book.add(sample({running("a", "bob", 1000)}), when((std::string("2026-11-01T") + time).c_str()));
        const Ledger ledger = book.take();
        const auto report = makeReport(ledger, wholeOf(ledger));
        ReportPage page;
        page.report = &*report;
        QCOMPARE(reportNotes(page).back(), std::string("the sources cover 24.9 % of the period"));
    }

    void guaranteesOfQueuesAddUp() // a parent has what its children do not
    {
        SampleBook book(Seconds(300), {});
        const std::vector<QueueInfo> queues{queue("root", std::nullopt, {{"vcore", 40}}),
                                            queue("root.a", Resource{{"vcore", 100}}, {{"vcore", 40}}),
                                            queue("root.a.x", Resource{{"vcore", 40}}, {{"vcore", 10}}),
                                            queue("root.a.y", std::nullopt, {{"vcore", 30}})};
        ApplicationInfo app = running("1", "bob", 40);
        app.queue = QueuePath("root.a.y");
        book.add(sample({app}, queues), when("2026-11-01T08:00:00"));
        book.add(sample({app}, queues), when("2026-11-01T08:00:10"));
        const Ledger ledger = book.take();

        const auto report = makeReport(ledger, wholeOf(ledger));

        QCOMPARE(names(*report), std::string("root.a root.a.x root.a.y"));
        const auto amount = [](const ReportRow& row, Account account) {
            return amountText(row.total.entries.at(kVcore)[account].value);
        };
        QCOMPARE(amount(report->rows[0], Account::Guaranteed), std::string("600")); // 100 less the 40 of x
        QCOMPARE(amount(report->rows[0], Account::Idle), std::string("300")); // y uses 30 of the 60
        QCOMPARE(amount(report->rows[1], Account::Guaranteed), std::string("400"));
        QCOMPARE(amount(report->rows[1], Account::Idle), std::string("300"));
        QCOMPARE(amount(report->rows[2], Account::Guaranteed), std::string("0"));
    }

    void whatIsAboveAGuaranteeIsOfTheQueuesThatHoldIt()
    {
        // x: guaranteed 40; holds 10, then 70 for ten seconds each. y: guaranteed nothing, holds 30. Of their parent 100 are.
        SampleBook book(Seconds(300), {});
        const auto take = [&book](Quantity x, const char* time) {
            ApplicationInfo ofX = running("1", "bob", x);
            ofX.queue = QueuePath("root.a.x");
            ApplicationInfo ofY = running("2", "eve", 30);
            ofY.queue = QueuePath("root.a.y");
            book.add(sample({ofX, ofY},
                            {queue("root", std::nullopt, {{"vcore", x + 30}}),
                             queue("root.a", Resource{{"vcore", 100}}, {{"vcore", x + 30}}),
                             queue("root.a.x", Resource{{"vcore", 40}}, {{"vcore", x}}),
                             queue("root.a.y", std::nullopt, {{"vcore", 30}})}),
                     when(time));
        };
        take(10, "2026-11-01T08:00:00");
        take(70, "2026-11-01T08:00:10");
        take(70, "2026-11-01T08:00:20");
        const Ledger ledger = book.take();

        const auto report = makeReport(ledger, wholeOf(ledger));

        QCOMPARE(names(*report), std::string("root.a root.a.x root.a.y"));
        const auto above = [](const ReportRow& row) {
            return amountText(row.total.entries.at(kVcore)[Account::Above].value);
        };
        QVERIFY(report->knows(Account::Above) == Knowledge::All);
        QCOMPARE(above(report->rows[0]), std::string("0")); // holds nothing itself
        QCOMPARE(above(report->rows[1]), std::string("300")); // 30 for ten seconds
        QCOMPARE(above(report->rows[2]), std::string("600"));
        QCOMPARE(above(report->total), std::string("900"));
        QVERIFY(makeReport(ledger, wholeOf(ledger, Dimension::User))->knows(Account::Above)
                == Knowledge::None);
    }

    void whatIsPendingBelongsToWhoAskedForIt()
    {
        SampleBook book(Seconds(300), "team");
        ApplicationInfo app = running("1", "bob", 10);
        app.pending = Resource{{"vcore", 50}};
        RequestInfo one;
        one.key = "r1";
        one.resource = Resource{{"vcore", 20}};
        one.tags = {{"kubernetes.io/meta/namespace", "dev"}, {"team", "blue"}};
        RequestInfo two = one;
        two.key = "r2";
        two.resource = Resource{{"vcore", 30}};
        two.tags["kubernetes.io/meta/namespace"] = "test";
        app.requests = {one, two};
        ApplicationInfo waiting;
        waiting.id = ApplicationId("2");
        waiting.user = UserName("eve");
        waiting.queue = QueuePath("root.b");
        waiting.pending = Resource{{"vcore", 7}};
        book.add(sample({app, waiting}), when("2026-11-01T08:00:00"));
        book.add(sample({app}), when("2026-11-01T08:00:10"));
        book.add(sample({app}), when("2026-11-01T08:00:15"));
        const Ledger ledger = book.take();

        const auto pendingBy = [&ledger](Dimension rows) {
            const auto report = makeReport(ledger, wholeOf(ledger, rows));
            std::string text;
            for (const ReportRow& row : report->rows)
                text += row.key.front().value_or("?") + "="
                    + amountText(row.total.entries.at(kVcore)[Account::Pending].value) + " ";
            return text + amountText(report->total.total.entries.at(kVcore)[Account::Pending].value);
        };
        QCOMPARE(pendingBy(Dimension::Queue), std::string("root.a=750 root.b=70 820"));
        QCOMPARE(pendingBy(Dimension::User), std::string("bob=750 eve=70 820"));
        QCOMPARE(pendingBy(Dimension::Application), std::string("1=750 2=70 820"));
        QCOMPARE(pendingBy(Dimension::Namespace), std::string("dev=300 test=450 ?=70 820"));
        QCOMPARE(pendingBy(Dimension::Tag), std::string("blue=750 ?=70 820"));
        // Nothing is asked for of an instance type.
        PartitionSnapshot placed = sample({app});
        NodeInfo node;
        node.id = "n1";
        node.attributes = {{"node.kubernetes.io/instance-type", "m5"}};
        placed.nodes = {node};
        SampleBook onNodes(Seconds(300), {});
        onNodes.add(placed, when("2026-11-01T08:00:00"));
        onNodes.add(placed, when("2026-11-01T08:00:10"));
        const Ledger ofNodes = onNodes.take();
        const auto byType = makeReport(ofNodes, wholeOf(ofNodes, Dimension::InstanceType));
        QCOMPARE(names(*byType), std::string("m5"));
        QVERIFY(byType->knows(Account::Pending) == Knowledge::None);
    }

    /// Requests that are not all that is pending, or more, do not decide.
    void theApplicationSaysHowMuchIsPending()
    {
        SampleBook book(Seconds(300), {});
        ApplicationInfo app = running("1", "bob", 10);
        app.pending = Resource{{"vcore", 5}};
        RequestInfo allocated;
        allocated.resource = Resource{{"vcore", 10}};
        app.requests = {allocated};
        book.add(sample({app}), when("2026-11-01T08:00:00"));
        book.add(sample({app}), when("2026-11-01T08:00:10"));
        const Ledger ledger = book.take();
        QVERIFY(makeReport(ledger, wholeOf(ledger))->total.total.entries.at(kVcore)[Account::Pending].value
                == 50);
    }

    void waitsOfSummariesCountWhereTheyEnd() // SUM-4
    {
        ApplicationSummary first = summary("a", "bob", "root.a", "2026-11-01T08:59:58", "2026-11-01T09:30",
                                           {{"", {{"vcore", 1}}}});
        first.started = msOf("2026-11-01T09:00:00") + std::chrono::milliseconds(250);
        ApplicationSummary second
            = summary("b", "bob", "root.b", "2026-11-01T08:00", "2026-11-01T10:00", {{"", {{"vcore", 1}}}});
        second.started = msOf("2026-11-01T08:00:00") + std::chrono::milliseconds(500);
        ApplicationSummary unsaid
            = summary("c", "eve", "root.b", "2026-11-01T09:10", "2026-11-01T10:00", {{"", {{"vcore", 1}}}});
        unsaid.submitted.reset();
        const Ledger ledger = ledgerOf({first, second, unsaid});
        QVERIFY(ledger.knowsWaits == Knowledge::Part);

        const auto report = makeReport(ledger, wholeOf(ledger, Dimension::User, Step::Hour));

        QCOMPARE(names(*report), std::string("bob eve"));
        QVERIFY(report->rows[0].cells[0].waits == waitsOf({500}, 0));
        QVERIFY(report->rows[0].cells[1].waits == waitsOf({2250}, 0));
        QVERIFY(report->rows[0].total.waits == waitsOf({500, 2250}, 0));
        QVERIFY(report->rows[1].total.waits.isUnknown());
        QVERIFY(report->total.total.waits == waitsOf({500, 2250}, 1));
        ReportPage page;
        page.report = &*report;
        page.notes = ledger.notes;
        const std::string text = writeReport(page, ReportFormat::Text);
        QVERIFY2(text.find("wait time (s)\n"
                           "user   applications   total  longest  median   p95\n"
                           "bob               2    2.75     2.25    0.50  2.25\n"
                           "eve               ?       ?        ?       ?     ?\n"
                           "total           ≥ 2  ≥ 2.75   ≥ 2.25       ?     ?\n")
                     != std::string::npos,
                 text.c_str());
        QVERIFY(text.find("note: 1 summary does not say how long the application waited\n")
                != std::string::npos);
        const std::string json = writeReport(page, ReportFormat::Json);
        QVERIFY2(json.find("\"wait\":{\"applications\":2,\"seconds\":2.75,\"longestSeconds\":2.25,"
                           "\"medianSeconds\":null,\"p95Seconds\":null,\"complete\":false}")
                     != std::string::npos,
                 json.c_str());
        QVERIFY2(json.find("\"wait\":{\"applications\":2,\"seconds\":2.75,\"longestSeconds\":2.25,"
                           "\"medianSeconds\":0.5,\"p95Seconds\":2.25,\"complete\":true}")
                     != std::string::npos,
                 json.c_str()); // of bob
        QVERIFY(json.find("\"wait\":null") != std::string::npos); // of eve
        const std::string csv = writeReport(page, ReportFormat::Csv);
        QVERIFY2(csv.find("current,wait,bob,2026-11-01T09:00:00Z,2026-11-01T10:00:00Z,,,,,,,,,,,,,,,1,2.25,"
                          "2.25,true,2.25,2.25,\r\n")
                     != std::string::npos,
                 csv.c_str());
        QVERIFY(csv.find(",,,,false,,,\r\n") != std::string::npos); // of eve
        const auto commas = [](const std::string& line) { return std::ranges::count(line, ','); };
        const auto titles = commas(csv.substr(0, csv.find("\r\n")));
        for (std::size_t at = 0; at < csv.size(); at = csv.find("\r\n", at) + 2)
            QCOMPARE(commas(csv.substr(at, csv.find("\r\n", at) - at)), titles);
        // No application waits for an instance type.
        QVERIFY(makeReport(ledger, wholeOf(ledger, Dimension::InstanceType))->knowsWaits == Knowledge::None);
        unsaid.id = ApplicationId("d");
        QVERIFY(ledgerOf({unsaid}).knowsWaits == Knowledge::None);
    }

    void samplesHaveTheStartsBetweenThem()
    {
        const auto started = [](const char* id, const char* submitted, const char* start) {
            ApplicationInfo app = running(id, "bob", 1);
            app.state = "Running";
            app.submissionTime = std::chrono::nanoseconds(at(submitted)).count();
            app.startTime = msOf(start).count();
            return app;
        };
        const ApplicationInfo early = started("1", "2026-11-01T07:00:00", "2026-11-01T07:30:00");
        const ApplicationInfo seen = started("2", "2026-11-01T07:59:50", "2026-11-01T08:00:30");
        const ApplicationInfo inGap = started("3", "2026-11-01T08:01:10", "2026-11-01T08:02:00");
        const ApplicationInfo ahead
            = started("4", "2026-11-01T09:00:00", "2026-11-01T09:00:05"); // another clock
        ApplicationInfo unsaid = running("5", "eve", 1);
        unsaid.state = "Running";
        ApplicationInfo waiting = running("6", "eve", 1);
        waiting.state = "Accepted";
        SampleBook book(Seconds(60), {});
        book.add(sample({early, waiting}), when("2026-11-01T08:00:00"));
        book.add(sample({early, seen, waiting}), when("2026-11-01T08:01:00"));
        book.add(sample({early, seen, inGap}), when("2026-11-01T08:05:00")); // behind a gap
        book.add(sample({seen, inGap, ahead, unsaid}), when("2026-11-01T08:06:00"));
        book.add(sample({seen, inGap, ahead, unsaid}), when("2026-11-01T08:07:00"));
        const Ledger ledger = book.take();

        const auto report = makeReport(ledger, wholeOf(ledger, Dimension::User));

        QCOMPARE(names(*report), std::string("bob eve"));
        QVERIFY(report->rows[0].total.waits == waitsOf({5000, 40'000}, 0));
        QVERIFY(report->rows[1].total.waits == waitsOf({}, 1));
        QVERIFY(report->knowsWaits == Knowledge::All);
    }

    /// Of random samples, with queues of three levels: what belongs together adds up, and so do the parts of a period.
    void amountsOfQueuesBelongTogether()
    {
        std::mt19937 random(20261101);
        const auto below
            = [&random](int end) { return Quantity(random() % static_cast<std::mt19937::result_type>(end)); };
        for (int round = 0; round < 20; ++round) {
            SampleBook book(Seconds(300), {});
            Seconds time = at("2026-11-01T08:00:00");
            std::map<std::string, std::optional<Resource>> guaranteed;
            for (const char* const leaf : {"root.a.x", "root.a.y", "root.b"}) {
                if (below(3) != 0)
                    guaranteed[leaf] = Resource{{"vcore", below(50)}};
            }
            std::map<std::string, Amount> smaller; // min(held, guaranteed), integrated
            std::map<std::string, Quantity> last;
            for (int i = 0; i < 40; ++i) {
                const Seconds passed(below(60));
                for (const auto& [leaf, held] : last) {
                    const Resource own = guaranteed[leaf].value_or(Resource());
                    smaller[leaf] += Amount{std::min(held, own.valueOr0(kVcore))} * passed.count();
                }
                time += passed;
                std::vector<ApplicationInfo> apps;
                last.clear();
                for (const char* const leaf : {"root.a.x", "root.a.y", "root.b"}) {
                    for (int each = 0; each < 2; ++each) {
                        ApplicationInfo app
                            = running((leaf + std::to_string(each)).c_str(), each ? "eve" : "bob", below(60));
                        app.queue = QueuePath(leaf);
                        app.pending = Resource{{"vcore", below(30)}};
                        last[leaf] += ResourceView(app.allocations.front().resource).valueOr0(kVcore);
                        if (below(4) == 0) {
                            app.submissionTime = std::chrono::nanoseconds(time - Seconds(below(500))).count();
                            app.startTime = std::chrono::milliseconds(time).count();
                        }
                        apps.push_back(std::move(app));
                    }
                }
                const auto of = [&](const char* leaf) {
                    return queue(leaf, guaranteed[leaf], {{"vcore", last[leaf]}});
                };
                const Quantity ofA = last["root.a.x"] + last["root.a.y"];
                book.add(sample(apps,
                                {queue("root", std::nullopt, {{"vcore", ofA + last["root.b"]}}),
                                 queue("root.a", std::nullopt, {{"vcore", ofA}}), of("root.a.x"),
                                 of("root.a.y"), of("root.b")}),
                         SystemTime(time));
            }
            const Ledger ledger = book.take();
            const ReportRequest whole = wholeOf(ledger);
            const auto report = makeReport(ledger, whole);
            QVERIFY(report);
            QCOMPARE(names(*report), std::string("root.a.x root.a.y root.b"));
            for (const ReportRow& row : report->rows) {
                const Entry& entry = row.total.entries.at(kVcore);
                const Amount above = entry[Account::Above].value;
                QVERIFY(above + smaller[*row.key.front()] == entry.held().value);
                QVERIFY(entry[Account::Guaranteed].value - entry[Account::Idle].value + above
                        == entry.held().value);
            }
            // Cut anywhere, the parts are the whole, by users as well as by queues.
            for (const Dimension rows : {Dimension::Queue, Dimension::User}) {
                ReportRequest request = whole;
                request.rows = {rows};
                const auto all = makeReport(ledger, request);
                const Seconds cut = whole.period.from
                    + Seconds(1 + below(static_cast<int>(whole.period.length().count()) - 1));
                request.period.to = cut;
                const auto first = makeReport(ledger, request);
                request.period = {cut, whole.period.to};
                const auto second = makeReport(ledger, request);
                QVERIFY(all && first && second);
                Cell sum = first->total.total;
                sum.add(second->total.total);
                QVERIFY(sum == all->total.total);
                QVERIFY(all->total.total.entries == report->total.total.entries || rows == Dimension::User);
                QVERIFY(all->total.total.waits == report->total.total.waits);
                QVERIFY(all->total.total.entries.at(kVcore)[Account::Pending]
                        == report->total.total.entries.at(kVcore)[Account::Pending]);
            }
            QVERIFY(report->total.total.waits.applications > 0);
        }
    }

    void chargesAndIdleCosts()
    {
        // x: guaranteed 4 cores, uses 1 for an hour and 6 for another; y: guaranteed nothing, uses 1.
        SampleBook book(Seconds(3600), {});
        const auto take = [&](Quantity x, const char* time) {
            ApplicationInfo ofX = running("1", "bob", x);
            ofX.queue = QueuePath("root.x");
            ApplicationInfo ofY = running("2", "eve", 1000);
            ofY.queue = QueuePath("root.y");
            book.add(sample({ofX, ofY},
                            {queue("root", std::nullopt, {{"vcore", x + 1000}}),
                             queue("root.x", Resource{{"vcore", 4000}}, {{"vcore", x}}),
                             queue("root.y", std::nullopt, {{"vcore", 1000}})}),
                     when(time));
        };
        take(1000, "2026-11-01T08:00:00");
        take(6000, "2026-11-01T09:00:00");
        take(6000, "2026-11-01T10:00:00");
        const Ledger ledger = book.take();
        const PriceTable table = prices("currency: EUR\nprices:\n- {resource: vcore, per: 1, price: 1}\n");
        ReportRequest request = wholeOf(ledger);
        request.prices = &table;
        const auto costs = [&] {
            const auto report = makeReport(ledger, request);
            std::string text;
            for (const ReportRow& row : report->rows)
                text += formatMoney(row.total.cost()) + " ";
            text += report->idle ? formatMoney(report->idle->total.cost()) + " " : "- ";
            return text + formatMoney(report->total.total.cost());
        };
        QCOMPARE(costs(), std::string("7 2 3 12"));
        request.idle = IdleCost::LeftOut;
        QCOMPARE(costs(), std::string("7 2 - 9"));
        request.idle = IdleCost::Shared; // 3 by 7 to 2
        QCOMPARE(costs(), std::string("9.333333333 2.666666667 - 12"));
        request.rows = {Dimension::User}; // shared by whom it is not
        QCOMPARE(costs(), std::string("9.333333333 2.666666667 - 12"));
        request.rows = {Dimension::Queue};
        request.charge = Charge::Guaranteed;
        QVERIFY(!makeReport(ledger, request)); // the charge has it already
        request.idle.reset();
        QCOMPARE(costs(), std::string("8 0 - 8"));
        request.charge = Charge::Larger; // 4 in the first hour, 6 in the second
        QCOMPARE(costs(), std::string("10 2 - 12"));
        request.rows = {Dimension::User};
        QVERIFY(!makeReport(ledger, request)); // nothing is guaranteed to users
        request.rows = {Dimension::Queue};
        const Ledger log = ledgerOf({});
        QVERIFY(!makeReport(log, request)); // a log does not know
        const auto report = makeReport(ledger, request);
        ReportPage page;
        page.report = &*report;
        QVERIFY(writeReport(page, ReportFormat::Text)
                    .find("Charged: the larger of what was held and what was guaranteed\n")
                != std::string::npos);
    }

    void theCostOfSharedIdleStaysMarked()
    {
        // What is idle has no price of all instance types.
        SampleBook book(Seconds(3600), {});
        ApplicationInfo app = running("1", "bob", 1000);
        app.queue = QueuePath("root.x");
        PartitionSnapshot partition = sample({app},
                                             {queue("root", std::nullopt, {{"vcore", 1000}}),
                                              queue("root.x", Resource{{"vcore", 4000}}, {{"vcore", 1000}})});
        NodeInfo node;
        node.id = "n1";
        node.attributes = {{"node.kubernetes.io/instance-type", "m5"}};
        partition.nodes = {node};
        book.add(partition, when("2026-11-01T08:00:00"));
        book.add(partition, when("2026-11-01T09:00:00"));
        const Ledger ledger = book.take();
        const PriceTable table = prices("currency: EUR\nprices:\n"
                                        "- {resource: vcore, per: 1, price: 1, instanceType: m5}\n");
        ReportRequest request = wholeOf(ledger);
        request.prices = &table;
        for (const IdleCost idle : {IdleCost::Shown, IdleCost::Shared}) {
            request.idle = idle;
            const auto report = makeReport(ledger, request);
            QCOMPARE(formatMoney(report->total.total.cost()), std::string("1"));
            QVERIFY(!report->total.total.isCostComplete());
            QCOMPARE(report->rows[0].total.isCostComplete(), idle == IdleCost::Shown);
        }
        request.idle = IdleCost::LeftOut;
        QVERIFY(makeReport(ledger, request)->total.total.isCostComplete());
    }
};

QUOTADECK_TEST(TestConsumption, NoApplication)
} // namespace tst_consumption

#include "tst_consumption.moc"
