// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/insightreport.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_queuelending {
using namespace quotadeck;
using namespace quotadeck::insight;

namespace {
const ResourceType kGpu("gpu"); // whose base unit is one

QueueInfo queueOf(const std::string& path, Quantity used, std::optional<Quantity> guaranteed,
                  std::optional<Quantity> headroom = {})
{
    QueueInfo queue;
    queue.path = QueuePath(path);
    queue.parent = queue.path.parent();
    queue.allocated = Resource{{"gpu", used}};
    if (guaranteed)
        queue.guaranteed = Resource{{"gpu", *guaranteed}};
    if (headroom)
        queue.headroom = Resource{{"gpu", *headroom}};
    return queue;
}

/// Of root, a has no guaranteed amount, its children have; c uses more than it is guaranteed.
std::vector<QueueInfo> someQueues()
{
    return {queueOf("root", 20, {}, 12), queueOf("root.a", 4, {}), queueOf("root.a.x", 1, 6),
            queueOf("root.a.y", 3, 2),   queueOf("root.b", 2, 5),  queueOf("root.c", 14, 10),
            queueOf("root.d", 0, {})};
}

const LendingRow* rowAt(const std::vector<LendingRow>& rows, const std::string& path)
{
    const auto found = std::ranges::find(rows, QueuePath(path), &LendingRow::queue);
    return found == rows.end() ? nullptr : &*found;
}
} // namespace

class TestQueueLending : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    // VAL-57
    void aParentWithoutAGuaranteeCountsItsChildren()
    {
        const auto counted = countedGuarantees(someQueues());
        QCOMPARE(counted[1].find(kGpu), std::optional<Quantity>(8));
        QCOMPARE(counted[4].find(kGpu), std::optional<Quantity>(5));
        QCOMPARE(counted[6].find(kGpu), std::optional<Quantity>());
        auto queues = someQueues();
        queues[1].guaranteed = Resource{{"memory", 1}};
        QCOMPARE(countedGuarantees(queues)[1], (Resource{{"memory", 1}})); // alone
    }

    void useAboveTheGuaranteeIsBorrowed()
    {
        const auto rows = lending(someQueues());
        QCOMPARE(rows.size(), std::size_t(6)); // all but the root
        const LendingRow expected{.queue = QueuePath("root.c"),
                                  .type = kGpu,
                                  .used = 14,
                                  .guaranteed = 10,
                                  .borrowed = 4,
                                  .unused = 0,
                                  .siblings = {{QueuePath("root.a"), 4}, {QueuePath("root.b"), 3}},
                                  .free = 12};
        QVERIFY(*rowAt(rows, "root.c") == expected);
        QCOMPARE(rowAt(rows, "root.b")->unused, Quantity(3));
        QCOMPARE(rowAt(rows, "root.b")->borrowed, Quantity(0));
        QCOMPARE(rowAt(rows, "root.d")->guaranteed, Quantity(0));
        QCOMPARE(rowAt(rows, "root.a.y")->borrowed, Quantity(1));
        QVERIFY(!rowAt(rows, "root.a.y")->free); // the parent is not limited
    }

    void oneQueueIsAsAmongAll()
    {
        const auto queues = someQueues();
        for (const LendingRow& row : lending(queues))
            QVERIFY(lendingOf(queues, row.queue) == std::vector{row});
        QVERIFY(lendingOf(queues, QueuePath("root")).empty());
        QVERIFY(lendingOf(queues, QueuePath("root.z")).empty());
    }

    void typesWithoutAGuaranteeHaveNoRows()
    {
        QVERIFY(
            lending({queueOf("root", 3, {}), queueOf("root.a", 3, {}), queueOf("root.b", 0, {})}).empty());
        QVERIFY(lending({}).empty());
    }

    void overuseLeavesNothingFree()
    {
        QCOMPARE(lending({queueOf("root", 3, {}, -2), queueOf("root.a", 3, 1)}).front().free,
                 std::optional<Quantity>(0));
    }

    void aReportLeavesOutQueuesThatNeitherHaveNorUseAnything()
    {
        const auto rows
            = lending({queueOf("root", 3, {}), queueOf("root.a", 3, 1), queueOf("root.idle", 0, {})});
        QCOMPARE(rows.size(), std::size_t{2});
        const QString text = QString::fromStdString(asText(rows));
        QVERIFY2(text.contains(QStringLiteral("root.a ")), qPrintable(text));
        QVERIFY2(!text.contains(QStringLiteral("root.idle")), qPrintable(text));
        QVERIFY(asJson(rows).find("root.idle") != std::string::npos);
    }

    void reportsHaveALineForEachRow()
    {
        const auto rows = lendingOf(someQueues(), QueuePath("root.c"));
        const QString text = QString::fromStdString(asText(rows));
        QCOMPARE(text.count('\n'), 2);
        QVERIFY2(text.contains("root.a 4, root.b 3"), qPrintable(text));
        QCOMPARE(asJson(rows),
                 std::string(R"({"rows":[{"queue":"root.c","resource":"gpu","guaranteed":10,"used":14,)"
                             R"("borrowed":4,"unused":0,"free":12,"siblings":[{"queue":"root.a","unused":4},)"
                             R"({"queue":"root.b","unused":3}]}]})"));
        QCOMPARE(asJson(std::vector<LendingRow>()), std::string(R"({"rows":[]})"));
    }
};

QUOTADECK_TEST(TestQueueLending, NoApplication)
} // namespace tst_queuelending

#include "tst_queuelending.moc"
