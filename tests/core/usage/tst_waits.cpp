// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/usage/report.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace tst_waits {
using namespace quotadeck;
using namespace quotadeck::usage;
using std::chrono::milliseconds;

namespace {
constexpr int kDays = 10;
constexpr int kSecondsOfDay = 86'400;

/// Applications of some users in some queues that started in some days; with @p hasUnknown some waits are not known.
Ledger randomWaits(std::mt19937& random, bool hasUnknown)
{
    Ledger ledger;
    ledger.knowsWaits = hasUnknown ? Knowledge::Part : Knowledge::All;
    const auto count = random() % 200;
    for (std::size_t i = 0; i < count; ++i) {
        Subject subject;
        subject[Dimension::User] = "user-" + std::to_string(random() % 4);
        subject[Dimension::Queue] = "root.q" + std::to_string(random() % 3);
        subject[Dimension::Application] = "app-" + std::to_string(i);
        // Few values: many applications waited as long as others.
        std::optional<milliseconds> wait(random() % 3 == 0 ? random() % 10 : random() % 3'000'000);
        if (hasUnknown && random() % 20 == 0)
            wait.reset();
        ledger.waits.push_back(
            {std::make_shared<const Subject>(subject), Seconds(random() % (kDays * kSecondsOfDay)), wait});
    }
    return ledger;
}

ReportRequest requestOf(Dimension rows, Step columns)
{
    ReportRequest request;
    request.period = {Seconds(0), Seconds(kDays * kSecondsOfDay)};
    request.rows = {rows};
    request.columns = columns;
    return request;
}

/// As defined: the first of the sorted waits that at least @p percent of 100 do not exceed.
std::optional<milliseconds> naive(std::vector<std::optional<milliseconds>> waits, std::size_t percent)
{
    std::ranges::sort(waits);
    if (waits.empty() || !waits.front())
        return std::nullopt;
    for (const auto& wait : waits) {
        const auto within = std::ranges::count_if(waits, [&](const auto& each) { return *each <= *wait; });
        if (static_cast<std::size_t>(within) * 100 >= percent * waits.size())
            return wait;
    }
    return std::nullopt;
}

/// Those of @p ledger that started in @p time, of a row if there is a @p key.
std::vector<std::optional<milliseconds>> waitsIn(const Ledger& ledger, const Period& time,
                                                 Dimension dimension, const RowKey* key)
{
    std::vector<std::optional<milliseconds>> waits;
    for (const WaitRecord& wait : ledger.waits) {
        const bool isInside = wait.start >= time.from && wait.start < time.to;
        if (isInside && (!key || (*wait.subject)[dimension] == key->front()))
            waits.push_back(wait.wait);
    }
    return waits;
}

bool isExact(const Waits& waits, const std::vector<std::optional<milliseconds>>& expected)
{
    return std::ranges::all_of(std::vector<std::size_t>{1, 50, 95, 100}, [&](std::size_t percent) {
        return waits.percentile(percent) == naive(expected, percent);
    });
}
} // namespace

class TestWaits : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void percentilesAreThoseOfNearestRank()
    {
        Waits waits;
        QVERIFY(!waits.percentile(50)); // of nothing
        waits.add(milliseconds(0));
        QVERIFY(waits.percentile(50) == milliseconds(0));
        QVERIFY(waits.percentile(95) == milliseconds(0));
        waits.add(milliseconds(70));
        QVERIFY(waits.percentile(50) == milliseconds(0));
        QVERIFY(waits.percentile(95) == milliseconds(70));
        for (int wait = 1; wait <= 18; ++wait)
            waits.add(milliseconds(wait));
        QVERIFY(waits.percentile(50) == milliseconds(9)); // the tenth of 20
        QVERIFY(waits.percentile(95) == milliseconds(18));
        QVERIFY(waits.percentile(100) == milliseconds(70));
    }

    void whatIsNotKnownOfEachHasNoPercentile()
    {
        Waits waits;
        waits.add(milliseconds(10));
        Waits unknown;
        unknown.unknown = 1;
        waits.add(unknown);
        QVERIFY(!waits.percentile(50) && !waits.percentile(95));
        QVERIFY(waits.longest == milliseconds(10)); // which is a bound
        Waits partly;
        partly.isPartlyUnknown = true; // an hour of an earlier version of a store
        partly.add(milliseconds(10));
        QVERIFY(!partly.percentile(50));
    }

    void everyCellIsAsIfItsWaitsWereSorted() // property
    {
        std::mt19937 random(20261128);
        for (int round = 0; round < 12; ++round) {
            const Ledger ledger = randomWaits(random, round % 2 == 0);
            for (const Dimension rows : {Dimension::Queue, Dimension::User, Dimension::Application}) {
                for (const Step step : {Step::Total, Step::Day, Step::Week}) {
                    const ReportRequest request = requestOf(rows, step);
                    const auto report = makeReport(ledger, request);
                    QVERIFY(report.has_value());
                    for (const ReportRow& row : report->rows) {
                        for (std::size_t i = 0; i < row.cells.size(); ++i)
                            QVERIFY(isExact(row.cells[i].waits,
                                            waitsIn(ledger, report->columns[i].time, rows, &row.key)));
                        QVERIFY(isExact(row.total.waits, waitsIn(ledger, request.period, rows, &row.key)));
                    }
                    for (std::size_t i = 0; i < report->columns.size(); ++i)
                        QVERIFY(isExact(report->total.cells[i].waits,
                                        waitsIn(ledger, report->columns[i].time, rows, nullptr)));
                    QVERIFY(
                        isExact(report->total.total.waits, waitsIn(ledger, request.period, rows, nullptr)));
                }
            }
        }
    }

    void periodsThatAreAddedAreTheWhole() // property
    {
        std::mt19937 random(20261129);
        for (int round = 0; round < 20; ++round) {
            const Ledger ledger = randomWaits(random, false);
            ReportRequest request = requestOf(Dimension::User, Step::Day);
            const Period whole = request.period;
            const Seconds cut(1 + random() % (kDays * kSecondsOfDay - 1));
            request.period = {whole.from, cut};
            const auto first = makeReport(ledger, request);
            request.period = {cut, whole.to};
            const auto second = makeReport(ledger, request);
            QVERIFY(first && second);
            Waits sum = first->total.total.waits;
            sum.add(second->total.total.waits);
            QVERIFY(isExact(sum, waitsIn(ledger, whole, Dimension::User, nullptr)));
            QCOMPARE(sum.applications, std::uint64_t(ledger.waits.size()));
        }
    }
};

QUOTADECK_TEST(TestWaits, NoApplication)
} // namespace tst_waits

#include "tst_waits.moc"
