// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/charts/decimate.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <rapidcheck.h>

using namespace quotadeck::models;

namespace {
using Range = std::pair<double, double>;

/// Lowest and highest value of every pixel column, the naive way.
std::map<int, Range> rangesOf(const Polyline& line, double from, double to, int columns)
{
    std::map<int, Range> ranges;
    for (const QPointF& point : line) {
        if (point.x() < from || point.x() > to)
            continue;
        const int column
            = std::min(columns - 1, static_cast<int>((point.x() - from) * (columns / (to - from))));
        const auto [known, isNew] = ranges.try_emplace(column, point.y(), point.y());
        if (!isNew)
            known->second
                = {std::min(known->second.first, point.y()), std::max(known->second.second, point.y())};
    }
    return ranges;
}

Polyline anyLine()
{
    Polyline line;
    double x = *rc::gen::inRange(-500, 500);
    for (const int step : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 20))) {
        x += step;
        line.append({x, static_cast<double>(*rc::gen::inRange(-50, 50))});
    }
    return line;
}
} // namespace

class TestDecimate : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyColumnKeepsItsExtremes()
    {
        const bool holds = rc::check([] {
            const Polyline line = anyLine();
            const double from = *rc::gen::inRange(-500, 500);
            const double to = from + *rc::gen::inRange(1, 1000);
            const int columns = *rc::gen::inRange(1, 60);

            const Polyline kept = decimate(line, from, to, columns);

            RC_ASSERT(rangesOf(kept, from, to, columns) == rangesOf(line, from, to, columns));
            RC_ASSERT(kept.size() <= 2 * columns + 2);
            RC_ASSERT(std::is_sorted(kept.begin(), kept.end(), [](const auto& left, const auto& right) {
                return left.x() < right.x();
            }));
            RC_ASSERT(std::all_of(kept.begin(), kept.end(),
                                  [&line](const QPointF& point) { return line.contains(point); }));
        });
        QVERIFY(holds);
    }

    void keepsTheOrderOfExtremesInTime()
    {
        const Polyline line = {{0, 5}, {1, 9}, {2, 1}, {3, 5}};

        QCOMPARE(decimate(line, 0, 3, 1), Polyline({{1, 9}, {2, 1}}));
    }

    void linesReachTheEdges()
    {
        const Polyline line = {{0, 1}, {10, 2}, {20, 3}, {30, 4}, {40, 5}};

        QCOMPARE(decimate(line, 12, 28, 10), Polyline({{10, 2}, {20, 3}, {30, 4}}));
        QCOMPARE(decimate(line, 21, 29, 10), Polyline({{20, 3}, {30, 4}}));
        QCOMPARE(decimate(line, 50, 60, 10), Polyline({{40, 5}}));
        QCOMPARE(decimate({}, 50, 60, 10), Polyline());
    }
};

QTEST_APPLESS_MAIN(TestDecimate)
#include "tst_decimate.moc"
