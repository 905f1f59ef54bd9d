// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/placeholders.h"
#include "tests/core/cluster/appowner.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <limits>

namespace tst_placeholders {
using namespace quotadeck;
using namespace quotadeck::cluster;
using quotadeck::test::at;
using quotadeck::test::memory;
using quotadeck::test::placeholder;

class TestPlaceholders : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void unknownStylesAreSoft() // APP-30
    {
        QVERIFY(gangStyle("Hard") == GangStyle::Hard);
        QVERIFY(gangStyle("Soft") == GangStyle::Soft);
        QVERIFY(gangStyle("hard") == GangStyle::Soft);
        QVERIFY(gangStyle("") == GangStyle::Soft);
    }

    void timeoutIsShortenedByTheAge_data() // APP-30
    {
        constexpr qint64 kFifteenMinutes = 900'000;
        constexpr qint64 kMostMs = std::numeric_limits<qint64>::max() / 1'000'000;
        QTest::addColumn<qint64>("settingMs");
        QTest::addColumn<qint64>("ageMs"); // -1: not known
        QTest::addColumn<qint64>("expectedMs");
        QTest::newRow("APP-30: set") << qint64{60'000} << qint64{-1} << qint64{60'000};
        QTest::newRow("APP-30: not set") << qint64{0} << qint64{-1} << kFifteenMinutes;
        QTest::newRow("APP-30: negative") << qint64{-5} << qint64{-1} << kFifteenMinutes;
        QTest::newRow("APP-30: largest") << kMostMs << qint64{-1} << kMostMs;
        QTest::newRow("APP-30: overflow") << kMostMs + 1 << qint64{-1} << kFifteenMinutes;
        QTest::newRow("APP-30: age") << qint64{60'000} << qint64{45'000} << qint64{15'000};
        QTest::newRow("APP-30: age of the default") << qint64{0} << qint64{60'000} << qint64{840'000};
        QTest::newRow("APP-30: older than the timeout") << qint64{60'000} << qint64{60'000} << qint64{1};
        QTest::newRow("APP-30: nearly") << qint64{60'000} << qint64{59'999} << qint64{1};
        QTest::newRow("APP-30: created in the future") << qint64{60'000} << qint64{-2'000} << qint64{60'000};
    }

    void timeoutIsShortenedByTheAge()
    {
        QFETCH(qint64, settingMs);
        QFETCH(qint64, ageMs);
        QFETCH(qint64, expectedMs);
        using std::chrono::milliseconds;
        const SystemTime now = at(1000);
        const auto created
            = ageMs == -1 ? std::nullopt : std::optional<SystemTime>(now - milliseconds(ageMs));

        const auto timeout = placeholderTimeout(milliseconds(settingMs), created, now);

        QCOMPARE(timeout.count(), std::chrono::nanoseconds(milliseconds(expectedMs)).count());
    }

    void submissionNeedsAFifoQueueThatCanHoldTheGang() // APP-41
    {
        const Resource ask = memory(100);
        const auto accepts = [&](bool isFifo, const std::optional<Resource>& max) {
            return checkPlaceholderAsk(ask, {isFifo, max}).has_value();
        };

        QVERIFY(accepts(true, std::nullopt)); // QUE-23: no maximum on the path
        QVERIFY(accepts(true, memory(100)));
        QVERIFY(!accepts(true, memory(99)));
        QVERIFY(accepts(true, Resource{{"vcore", 1}})); // undefined is unlimited
        QVERIFY(!accepts(false, std::nullopt));
        const Status tooLarge = checkPlaceholderAsk(ask, {true, memory(99)});
        QCOMPARE(tooLarge.error().code, ErrorCode::InvalidArgument);
        QVERIFY(tooLarge.error().message.english().find("memory 100 B") != std::string::npos);
    }

    void anApplicationWithoutGangIsNotChecked() // APP-41
    {
        QVERIFY(checkPlaceholderAsk({}, {false, memory(0)}).has_value());
        QVERIFY(checkPlaceholderAsk(memory(0), {false, memory(0)}).has_value());
        QVERIFY(!checkPlaceholderAsk({{"memory", 5}, {"vcore", -1}}, {false, {}}).has_value()); // not nothing
    }

    void countsByTaskGroup() // APP-35, APP-32
    {
        TaskGroupCounts counts;
        counts.addAsk(placeholder("p1", 10, "b"));
        counts.addAsk(placeholder("p2", 20, "b"));
        counts.addAsk(placeholder("p3", 5, "a"));
        counts.addReplaced("b");
        QVERIFY(counts.hasOpen("b"));
        counts.addTimedOut("b");

        QVERIFY(!counts.hasOpen("b"));
        QVERIFY(counts.hasOpen("a"));
        QVERIFY(!counts.hasOpen("c"));
        QCOMPARE(counts.counts(),
                 (std::vector<PlaceholderInfo>{{"a", 1, memory(5), 0, 0}, {"b", 2, memory(10), 1, 1}}));
    }
};

QUOTADECK_TEST(TestPlaceholders, NoApplication)
} // namespace tst_placeholders

#include "tst_placeholders.moc"
