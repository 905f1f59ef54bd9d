// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/queue.h"
#include "tests/core/cluster/partitionfixture.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_quotapreemption {
using namespace quotadeck;
using namespace quotadeck::test;

namespace {
const QueuePath kA("root.a");

/// A leaf with the maximum @p max and the delay @p delay; empty: none.
std::string leaf(const char* max, const char* delay, const char* guaranteed = "")
{
    return std::string("queues: [{name: a, resources: {max: {") + max + "}, guaranteed: {" + guaranteed
        + "}}, properties: {quota.preemption.delay: '" + delay + "'}}]";
}

class OverQuota
{
public:
    explicit OverQuota(const std::string& root) : tree(queueTree(root)) { tree.allocate(kA, memory(10)); }

    /// Seconds after the start at which the queue has to give back; -1 for never.
    int update(const std::string& root, int time)
    {
        tree.update(queueSpec(root), after(time));
        return start();
    }
    [[nodiscard]] int start() const
    {
        const auto start = tree.find(kA)->quotaPreemptionStart;
        return start ? static_cast<int>((*start - after(0)) / std::chrono::seconds(1)) : -1;
    }

    cluster::QueueTree tree;
};
} // namespace

class TestQuotaPreemption : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aLowerMaximumStartsTheTime() // QUE-70
    {
        OverQuota test(leaf("memory: 20", "60s"));
        QCOMPARE(test.update(leaf("memory: 15", "60s"), 100), -1); // still within
        QCOMPARE(test.update(leaf("memory: 8", "60s"), 200), 260);
        QCOMPARE(test.update(leaf("memory: 8", "60s"), 210), 260);
        QCOMPARE(test.update(leaf("memory: 6", "60s"), 220), 280);
        QCOMPARE(test.update(leaf("memory: 7", "60s"), 230), 280); // higher, but not enough
    }

    void theLongestDelayReachesTheEndOfTime() // QUE-70
    {
        OverQuota test(leaf("memory: 20", "2540000h"));
        test.update(leaf("memory: 8", "2540000h"), 100);
        QCOMPARE(test.tree.find(kA)->quotaPreemptionStart, std::optional(SystemTime::max()));
        QCOMPARE(test.update(leaf("memory: 8", "0s"), 200), -1);
    }

    void aNewTypeIsALowerMaximumToo() // QUE-70
    {
        OverQuota test(leaf("vcore: 1", "60s"));
        QCOMPARE(test.update(leaf("vcore: 1, memory: 5", "60s"), 10), 70);
    }

    void aDelayStartsAndMovesTheTime() // QUE-70
    {
        OverQuota test(leaf("memory: 5", ""));
        QCOMPARE(test.update(leaf("memory: 5", "60s"), 100), 160);
        QCOMPARE(test.update(leaf("memory: 5", "90s"), 120), 190);
        QCOMPARE(test.update(leaf("memory: 5", "30s"), 121), 130);
        QCOMPARE(test.update(leaf("memory: 5", "0s"), 122), -1);
    }

    void withoutAMaximumThereIsNoTime() // QUE-70
    {
        OverQuota test(leaf("memory: 5", ""));
        test.update(leaf("memory: 5", "60s"), 100);
        QCOMPARE(test.update(leaf("", "60s"), 110), -1);
    }

    void comingBackBelowEndsIt() // QUE-70
    {
        OverQuota test(leaf("memory: 20", "60s"));
        test.update(leaf("memory: 8", "60s"), 0);
        QVERIFY(test.tree.release(kA, memory(1)));
        QCOMPARE(test.start(), 60);
        QVERIFY(test.tree.release(kA, memory(1)));
        QCOMPARE(test.start(), -1);
    }

    void unconditionalUsageAloneStartsNothing() // QUE-24, QUE-70
    {
        OverQuota test(leaf("memory: 5", "60s"));
        QCOMPARE(test.update(leaf("memory: 5", "60s"), 10), -1);
    }

    void whatIsGuaranteedStays() // QUE-70
    {
        OverQuota test(leaf("memory: 20, vcore: 9", "60s", "memory: 4"));
        test.update(leaf("memory: 3, vcore: 9", "60s", "memory: 4"), 0);

        QVERIFY(dueQuotaPreemptions(test.tree, after(59)).empty());
        const auto due = dueQuotaPreemptions(test.tree, after(60));

        QCOMPARE(due.size(), std::size_t{1});
        QCOMPARE(due[0].queue, kA);
        QCOMPARE(due[0].excess, memory(6));
    }

    void aDynamicQueueGivesNothingBack() // QUE-70: managed ones only
    {
        auto tree
            = queueTree("childtemplate: {properties: {quota.preemption.delay: 1s}, resources: {max: {memory: "
                        "1}}}, queues: [{name: a}]");
        QVERIFY(tree.create(QueuePath("root.x")));
        tree.allocate(QueuePath("root.x"), memory(5));
        tree.update(queueSpec("queues: [{name: a}]"), after(0));
        QVERIFY(dueQuotaPreemptions(tree, after(100)).empty());
    }

    void thePartitionDecidesWhetherItIsDone() // QUE-70
    {
        for (const bool isEnabled : {false, true}) {
            const std::string head = std::string("preemption: {quotapreemptionenabled: ")
                + (isEnabled ? "true" : "false") + "}, ";
            TestPartition test(head + openRoot(leaf("memory: 20", "60s")));
            test.submit("app1", "root.a");
            test.run("app1", "p1", memory(10));
            QCOMPARE(test.update(head + openRoot(leaf("memory: 8", "60s"))), std::string());
            QCOMPARE(test.partition.dueQuotaPreemptions(after(60)).empty(), !isEnabled);
        }
    }
};

QUOTADECK_TEST(TestQuotaPreemption, NoApplication)
} // namespace tst_quotapreemption

#include "tst_quotapreemption.moc"
