// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/stitch.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <random>
#include <set>

namespace tst_stitch {
using namespace quotadeck;
using namespace quotadeck::history;
using namespace std::chrono_literals;

namespace {
Line lineOf(std::initializer_list<std::pair<int, Quantity>> points)
{
    Line line;
    for (const auto& [second, value] : points)
        line.push_back({std::chrono::seconds(second), {value, value, value}});
    return line;
}

/// "10:1 20:4 | 50:1": seconds and last values, lines apart.
std::string textOf(const std::vector<Line>& lines)
{
    std::string text;
    for (const Line& line : lines) {
        text += text.empty() ? "" : " | ";
        for (const Point& point : line)
            text += (&point == &line.front() ? "" : " ") + std::to_string(point.time / 1s) + ":"
                + std::to_string(point.range.last);
    }
    return text;
}

std::string stitched(std::vector<Line> local, std::vector<Answered> known, std::vector<Line> remote,
                     std::vector<Answered> remoteKnown = {})
{
    return textOf(
        stitch({{std::move(local)}, std::move(known)}, {{std::move(remote)}, std::move(remoteKnown)}, 10s)
            .lines[0]);
}
} // namespace

class TestStitch : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatTheProgramReadItselfIsPreferred()
    {
        QCOMPARE(stitched({lineOf({{25, 7}, {40, 8}})}, {{25s, 40s}},
                          {lineOf({{10, 1}, {20, 2}, {30, 3}, {40, 4}, {50, 5}})}),
                 std::string("10:1 20:2 25:7 40:8 50:5"));
    }

    void aGapOfBothStaysAGap()
    {
        QCOMPARE(stitched({lineOf({{60, 7}, {70, 8}})}, {{60s, 70s}}, {lineOf({{10, 1}, {20, 2}})}),
                 std::string("10:1 20:2 | 60:7 70:8"));
        QCOMPARE(stitched({}, {}, {lineOf({{10, 1}}), lineOf({{40, 2}})}), std::string("10:1 | 40:2"));
    }

    /// The program was there and knew that the series was not.
    void whatWasNotThereIsNotFilled()
    {
        QCOMPARE(stitched({}, {{15s, 45s}}, {lineOf({{10, 1}, {20, 2}, {30, 3}, {40, 4}, {50, 5}})}),
                 std::string("10:1 | 50:5"));
    }

    void aShortSessionBetweenTwoValuesDividesThem()
    {
        QCOMPARE(stitched({lineOf({{12, 7}, {14, 8}})}, {{12s, 14s}}, {lineOf({{10, 1}, {20, 2}})}),
                 std::string("10:1 12:7 14:8 20:2"));
    }

    void stretchesThatTouchBecomeOne()
    {
        const Reply reply
            = stitch({{{}}, {{25s, 40s}, {90s, 95s}}}, {{{}}, {{10s, 30s}, {60s, 70s}}, {"w"}}, 10s);
        QVERIFY(reply.answered == (std::vector<Answered>{{10s, 40s}, {60s, 70s}, {90s, 95s}}));
        QVERIFY(reply.warnings == std::vector<std::string>{"w"});
    }

    void onlyWhatIsUnknownIsAskedFor()
    {
        const Reply local{{}, {{20s, 40s}, {50s, 60s}}};
        QVERIFY(unknownTime(local, 0s, 70s, 1s) == (Answered{0s, 70s - 1ms}));
        QVERIFY(unknownTime(local, 20s, 60s, 1s) == (Answered{40s + 1ms, 50s - 1ms}));
        QVERIFY(!unknownTime(local, 20s, 40s, 1s));
        QVERIFY(!unknownTime(local, 20s, 60s, 20s)); // less than a column
        QVERIFY(unknownTime({}, 0s, 10s, 1s) == (Answered{0s, 10s - 1ms}));
        QVERIFY(!unknownTime({}, 10s, 10s, 1s));
    }

    /// Whatever either side knows: no moment comes twice, time goes on, nothing local is lost, and nothing remote is taken for a time that
    /// the program knows.
    void nothingIsLostOrDoubled()
    {
        std::mt19937_64 random(20261127);
        const auto any
            = [&random](int from, int to) { return std::uniform_int_distribution<int>(from, to)(random); };
        for (int round = 0; round < 2000; ++round) {
            std::vector<Line> local;
            std::vector<Answered> known;
            for (int second = any(0, 30); second < 300; second += any(1, 80)) {
                Line line;
                const int begin = second;
                for (int count = any(1, 8); count > 0; --count, second += any(1, 9))
                    line.push_back({std::chrono::seconds(second), {1, 1, 1}});
                known.push_back(
                    {std::chrono::seconds(begin), line.back().time + std::chrono::seconds(any(0, 1))});
                second += 2;
                if (any(0, 4) > 0)
                    local.push_back(line);
            }
            std::vector<Line> remote;
            for (int second = 0; second < 300; second += 10) {
                if (remote.empty() || any(0, 5) == 0)
                    remote.emplace_back();
                remote.back().push_back({std::chrono::seconds(second), {2, 2, 2}});
                second += any(0, 5) == 0 ? 20 : 0;
            }
            const Reply reply = stitch({{local}, known}, {{remote}, {}}, 10s);
            std::set<Milliseconds> times;
            std::size_t own = 0;
            std::size_t others = 0;
            for (const Line& line : reply.lines[0]) {
                QVERIFY(!line.empty());
                for (const Point& point : line) {
                    QVERIFY(times.empty() || point.time > *times.rbegin());
                    times.insert(point.time);
                    ++(point.range.last == 1 ? own : others);
                }
            }
            std::size_t expectedOwn = 0;
            for (const Line& line : local)
                expectedOwn += line.size();
            std::size_t expectedOthers = 0;
            for (const Line& line : remote) {
                for (const Point& point : line) {
                    if (std::ranges::none_of(known, [&point](const Answered& stretch) {
                            return stretch.from <= point.time && point.time <= stretch.to;
                        }))
                        ++expectedOthers;
                }
            }
            QCOMPARE(own, expectedOwn);
            QCOMPARE(others, expectedOthers);
        }
    }
};

QUOTADECK_TEST(TestStitch, QCoreApplication)
} // namespace tst_stitch

#include "tst_stitch.moc"
