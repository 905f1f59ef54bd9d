// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/historyreader.h"
#include "tests/app/history/historysamples.h"
#include "tests/support/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <optional>
#include <rapidcheck.h>

namespace tst_historyreader {
using namespace quotadeck;
using namespace quotadeck::history;
using namespace quotadeck::test;
using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;

namespace {
struct Fixture
{
    QTemporaryDir folder;
    std::unique_ptr<HistoryFile> file = *HistoryFile::open(folder.filePath(QStringLiteral("history.sqlite")));
    std::optional<Recorder> recorder;

    Fixture() { restart(); }
    /// As after the end of a process that did not end its stretch.
    void restart() { recorder.emplace(*Recorder::open(*file, kSource)); }

    void record(Milliseconds time, std::optional<Quantity> memory)
    {
        QVERIFY(recorder->record({time, {queueRow("root", memory)}}));
    }

    [[nodiscard]] std::vector<Line> lines(Milliseconds from, Milliseconds to, int columns)
    {
        return (*read(*file, {kSource, {usedMemory("root")}, from, to, columns})).lines.front();
    }
};

/// What was recorded, and questions about it answered the naive way.
class Model
{
public:
    void record(Milliseconds time, std::optional<Quantity> value) { m_values.emplace_back(time, value); }
    void breakLine() { m_breaks.push_back(m_values.empty() ? Milliseconds(0) : m_values.back().first); }

    [[nodiscard]] std::optional<Range> extremes(Milliseconds from, Milliseconds to) const
    {
        std::optional<Range> range;
        for (const auto& [time, value] : m_values) {
            if (time < from || time > to || !value)
                continue;
            range = Range{std::min(range ? range->lowest : *value, *value),
                          std::max(range ? range->highest : *value, *value), *value};
        }
        return range;
    }
    [[nodiscard]] const std::vector<std::pair<Milliseconds, std::optional<Quantity>>>& values() const
    {
        return m_values;
    }
    [[nodiscard]] bool hasBreak(Milliseconds after, Milliseconds before) const
    {
        return std::ranges::any_of(m_breaks, [&](Milliseconds end) { return end >= after && end < before; })
            || std::ranges::any_of(m_values, [&](const auto& value) {
                   return !value.second && value.first >= after && value.first <= before;
               });
    }

private:
    std::vector<std::pair<Milliseconds, std::optional<Quantity>>> m_values;
    std::vector<Milliseconds> m_breaks;
};

/// "11:5 12:8": seconds and last values.
QString textOf(const Line& line)
{
    QStringList points;
    for (const Point& at : line)
        points += QStringLiteral("%1:%2").arg(at.time / seconds(1)).arg(at.range.last);
    return points.join(QLatin1Char(' '));
}
} // namespace

class TestHistoryReader final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aValueStandsUntilTheNextOne()
    {
        Fixture history;
        history.record(seconds(10), 5);
        history.record(seconds(11), 5);
        history.record(seconds(12), 8);
        history.record(seconds(20), 8);

        const auto lines = history.lines(seconds(11), seconds(30), 1000);
        QCOMPARE(lines.size(), std::size_t(1));
        QCOMPARE(textOf(lines.front()), QStringLiteral("11:5 12:8 20:8"));
    }

    void aLineBreaksWhereTheSourceWasSilent()
    {
        Fixture history;
        history.record(seconds(1), 5);
        history.record(seconds(2), 6);
        QVERIFY(history.recorder->endStretch());
        history.record(seconds(60), 6);
        history.record(seconds(61), 7);

        const auto lines = history.lines(seconds(0), seconds(100), 1000);
        QCOMPARE(lines.size(), std::size_t(2));
        QCOMPARE(textOf(lines[0]), QStringLiteral("1:5 2:6"));
        QCOMPARE(textOf(lines[1]), QStringLiteral("60:6 61:7"));
    }

    void aLineBreaksWhereTheValueIsNotKnown()
    {
        Fixture history;
        history.record(seconds(1), 5);
        history.record(seconds(20), std::nullopt); // a value that rested was known until then
        history.record(seconds(50), 7);

        const auto lines = history.lines(seconds(0), seconds(100), 1000);
        QCOMPARE(lines.size(), std::size_t(2));
        QCOMPARE(textOf(lines[0]), QStringLiteral("1:5 20:5"));
        QCOMPARE(textOf(lines[1]), QStringLiteral("50:7"));
        QVERIFY(history.lines(seconds(30), seconds(40), 1000).empty());
    }

    void whatIsNotRecordedHasNoLine()
    {
        Fixture history;
        history.record(seconds(1), 5);
        const Request unknownSource{
            QStringLiteral("other"), {usedMemory("root")}, seconds(0), seconds(9), 10};
        QVERIFY(read(*history.file, unknownSource)->lines.front().empty());
        const Request unknownSeries{kSource, {usedMemory("root.a")}, seconds(0), seconds(9), 10};
        QVERIFY(read(*history.file, unknownSeries)->lines.front().empty());
        QVERIFY(history.lines(seconds(100), seconds(200), 10).empty());
    }

    void aPeakOfOneSecondIsInADayOfPixels()
    {
        Fixture history;
        for (int second = 1; second <= 86'400; second += 30)
            history.record(seconds(second), second == 40'021 ? 1'000'000 : second % 7);
        const auto lines = history.lines(seconds(0), hours(24), 100);
        QCOMPARE(lines.size(), std::size_t(1));
        QVERIFY(lines.front().size() <= 102);
        const auto peak
            = std::ranges::max_element(lines.front(), {}, [](const Point& at) { return at.range.highest; });
        QCOMPARE(peak->range.highest, Quantity(1'000'000));
        // A column is as wide as it is, and begins with a bucket that began before.
        QVERIFY(std::chrono::abs(peak->time - seconds(40'021)) <= 2 * Milliseconds(hours(24)) / 100);
    }

    void aRestartCompletesWhatTheLastProcessLeft()
    {
        Fixture history;
        for (int second = 1; second <= 1'234; ++second)
            history.record(seconds(second), second);
        history.restart();
        const auto last = *history.file->lastStretch(*history.file->source(kSource));
        QVERIFY(last->written[2] > last->until);
        for (int second = 2'000; second <= 2'100; ++second)
            history.record(seconds(second), second);

        const auto lines = history.lines(seconds(0), hours(1), 6); // ten minutes a column: the coarsest level
        QCOMPARE(lines.size(), std::size_t(2));
        QCOMPARE(lines[0].back().range.highest, Quantity(1'234));
        QCOMPARE(lines[1].back().range.last, Quantity(2'100));
    }

    void asTheModelSays()
    {
        QVERIFY(rc::check([] {
            Fixture history;
            Model model;
            Milliseconds time = seconds(*rc::gen::inRange(1, 10'000));
            const int count = *rc::gen::inRange(1, 120);
            const auto mostStep = *rc::gen::element<int>(1, 5, 60, 900);
            for (int number = 0; number < count; ++number) {
                const int what = *rc::gen::inRange(0, 100);
                if (what == 0)
                    RC_ASSERT(history.recorder->endStretch().has_value());
                if (what == 1)
                    history.restart();
                if (what < 2)
                    model.breakLine();
                const auto value
                    = what == 2 ? std::nullopt : std::optional(*rc::gen::inRange<Quantity>(0, 50));
                history.record(time, value);
                model.record(time, value);
                time += seconds(*rc::gen::inRange(1, mostStep + 1));
            }
            const Milliseconds from = seconds(*rc::gen::inRange(0, static_cast<int>(time.count() / 1000)));
            const Milliseconds to
                = from + seconds(*rc::gen::inRange(1, static_cast<int>(time.count() / 500)));
            const int columns = *rc::gen::element(1, 7, 100, 5'000);
            const auto lines = history.lines(from, to, columns);

            // No point out of the range or back in time, and lines apart only where there is a reason.
            Milliseconds last = from;
            for (std::size_t line = 0; line < lines.size(); ++line) {
                RC_ASSERT(!lines[line].empty());
                const bool isApart
                    = line == 0 || model.hasBreak(lines[line - 1].front().time, lines[line].front().time);
                RC_ASSERT(isApart);
                for (const Point& at : lines[line]) {
                    RC_ASSERT(at.time >= last);
                    RC_ASSERT(at.time <= to);
                    last = at.time;
                    // Every extreme did happen, within a bucket or a column of where it is shown.
                    const Milliseconds around
                        = std::max<Milliseconds>((to - from) / columns, seconds(1)) + minutes(10);
                    RC_ASSERT(std::ranges::any_of(model.values(), [&](const auto& value) {
                        return value.second == at.range.highest && value.first <= at.time + around;
                    }));
                }
            }
            // Nothing that happened is hidden, but for what became unknown within its bucket.
            const auto naive = model.extremes(from, to);
            const bool hasUnknown
                = std::ranges::any_of(model.values(), [](const auto& value) { return !value.second; });
            if (!naive || hasUnknown)
                return;
            Quantity lowest = kMaxQuantity;
            Quantity highest = kMinQuantity;
            for (const Line& line : lines) {
                for (const Point& at : line) {
                    lowest = std::min(lowest, at.range.lowest);
                    highest = std::max(highest, at.range.highest);
                }
            }
            RC_ASSERT(lowest <= naive->lowest);
            RC_ASSERT(highest >= naive->highest);
        }));
    }

    void oldSamplesGoFinestFirst()
    {
        Fixture history;
        for (int minute = 1; minute <= 60 * 24 * 4; ++minute)
            history.record(minutes(minute), minute);
        const auto before = history.lines(minutes(0), hours(96), 96);
        QVERIFY(history.file->prune(hours(96), 1LL << 40, std::chrono::days(400)));
        // Two days of every sample are left, the first hours in tens of seconds.
        QVERIFY(history.lines(minutes(0), hours(96), 96).front().back() == before.front().back());
        QVERIFY(history.lines(hours(1), hours(2), 10'000).empty());
        QVERIFY(!history.lines(hours(90), hours(91), 10'000).empty());
    }

    void nothingIsKeptLongerThanWanted()
    {
        Fixture history;
        for (int minute = 1; minute <= 60 * 24 * 4; ++minute)
            history.record(minutes(minute), minute);
        QVERIFY(history.file->prune(hours(96), 1LL << 40, std::chrono::days(1)));
        QVERIFY(history.lines(hours(0), hours(60), 10'000).empty());
        QVERIFY(!history.lines(hours(90), hours(91), 10'000).empty());
    }

    void theFileKeepsToItsSize()
    {
        Fixture history;
        for (int second = 1; second <= 5'000; ++second)
            history.record(seconds(second), second * 1000LL);
        const qint64 before = *history.file->usedBytes();
        QVERIFY(history.file->prune(seconds(5'000), before / 2, std::chrono::days(400)));
        QVERIFY(*history.file->usedBytes() <= before / 2);
        QVERIFY(!history.lines(seconds(0), seconds(5'000), 20).empty());
    }

    void aClockSetBackIsIgnored()
    {
        Fixture history;
        history.record(seconds(10), 1);
        history.record(seconds(5), 2);
        history.restart();
        history.record(seconds(7), 3);
        QCOMPARE(history.lines(seconds(0), seconds(100), 100).size(), std::size_t(1));
    }
};

QUOTADECK_TEST(TestHistoryReader, QCoreApplication)
} // namespace tst_historyreader

#include "tst_historyreader.moc"
