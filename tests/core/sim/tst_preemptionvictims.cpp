// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/scheduler/preemptionvictims.h"
#include "tests/core/cluster/partitionfixture.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_preemptionvictims {
using namespace quotadeck;
using namespace quotadeck::test;

namespace {
/// root.rich has 80 of the 100 that there are, root.poor is guaranteed 50 of them and waits no longer than a second.
const std::string kQueues = "queues: [{name: rich}, {name: poor, properties: {preemption.delay: 1s}, "
                            "resources: {guaranteed: {memory: 50}}}]";

class TestCluster : public TestPartition
{
public:
    explicit TestCluster(const std::string& queues, const Resource& capacity = memory(100))
        : TestPartition(openRoot(queues), Mode::Current, capacity)
    {
    }

    /// Runs @p count pods of @p size in @p queue, called "@p app-1" and so on.
    void fill(const char* app, const char* queue, int count, Quantity size)
    {
        submit(app, queue);
        for (int i = 1; i <= count; ++i) {
            if (!run(app, std::string(app) + "-" + std::to_string(i), memory(size)).isAllocated())
                throw std::logic_error("there is no room for it");
        }
    }
    /// Asks for a pod "@p key" that does not fit.
    void want(const char* app, const char* queue, const char* key, Quantity size, std::int32_t priority = 0)
    {
        submit(app, queue);
        get(partition.addRequest(ApplicationId(app), podOf(key, memory(size), priority), now));
    }
    /// The keys of what @p seconds after the start would be asked back.
    [[nodiscard]] QStringList victims(int seconds = 60) const
    {
        QStringList keys;
        for (const auto& [app, key] : sim::preemptionVictims(partition, after(seconds)))
            keys << QString::fromStdString(key);
        return keys;
    }
    void askBack(const QStringList& keys)
    {
        for (const QString& key : keys)
            get(partition.preempt(ApplicationId(key.section('-', 0, 0).toStdString()), key.toStdString()));
    }
};
} // namespace

class TestPreemptionVictims : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void asManyAsNeededAreAskedOnceTheDelayIsOver() // QUE-69
    {
        TestCluster test(kQueues);
        test.fill("a", "root.rich", 10, 10);
        test.want("b", "root.poor", "b-1", 15);
        QCOMPARE(test.victims(0), QStringList());
        QCOMPARE(test.victims(1).size(), 2);
    }

    void theLeastImportantGoesFirstAndNoneAboveTheRequest() // QUE-69
    {
        TestCluster test(kQueues);
        test.submit("a", "root.rich");
        for (const auto& [key, priority] : {std::pair("a-high", 9), {"a-low", 1}, {"a-same", 5}}) {
            auto request = podOf(key, memory(30), priority);
            test.get(test.partition.addRequest(ApplicationId("a"), request, test.now));
            QVERIFY(test.attempt("a", key).isAllocated());
        }
        test.want("b", "root.poor", "b-1", 40, 5);
        QCOMPARE(test.victims(), QStringList({"a-low"})); // 10 are free
        test.want("c", "root.poor", "c-1", 10, 0); // has waited as long, but must not touch what is above it
        QCOMPARE(test.victims(), QStringList({"a-low"}));
    }

    void nothingIsAskedBackForMoreThanIsGuaranteed() // QUE-69
    {
        TestCluster test(kQueues);
        test.fill("a", "root.rich", 5, 10);
        test.fill("b", "root.poor", 4, 10);
        test.fill("c", "root.rich", 1, 10);
        test.want("b", "root.poor", "b-over", 11); // 40 + 11 > 50
        QCOMPARE(test.victims(), QStringList());
        test.want("b", "root.poor", "b-within", 10);
        QCOMPARE(test.victims().size(), 1);
    }

    void aQueueWithoutGuaranteeTakesNothing() // QUE-69
    {
        TestCluster test("queues: [{name: rich}, {name: poor, properties: {preemption.delay: 1s}}]");
        test.fill("a", "root.rich", 10, 10);
        test.want("b", "root.poor", "b-1", 10);
        QCOMPARE(test.victims(), QStringList());
    }

    void noQueueGivesWhatIsGuaranteedToIt() // QUE-69
    {
        TestCluster test(
            "queues: [{name: rich, resources: {guaranteed: {memory: 75}}}, "
            "{name: poor, properties: {preemption.delay: 1s}, resources: {guaranteed: {memory: 50}}}]");
        test.fill("a", "root.rich", 10, 10);
        test.want("b", "root.poor", "b-1", 20);
        QCOMPARE(test.victims().size(), 2); // to 80
        test.want("b", "root.poor", "b-2", 20);
        QCOMPARE(test.victims().size(), 2); // the second one would take 60
    }

    void policiesAndThePartitionCanForbidIt_data() // QUE-69
    {
        QTest::addColumn<QString>("fields");
        QTest::addColumn<int>("victims");
        const QString queues
            = "queues: [{name: root, submitacl: '*', queues: [{name: p%1, queues: [{name: poor, "
              "properties: {preemption.delay: 1s%2}, resources: {guaranteed: {memory: 50}}}]}, "
              "{name: rich%3}]}]";
        QTest::newRow("allowed") << queues.arg("", "", "") << 1;
        QTest::newRow("the victims' queue is left alone")
            << queues.arg("", "", ", properties: {preemption.policy: disabled}") << 0;
        QTest::newRow("what is off for victims is not off for others")
            << queues.arg("", ", preemption.policy: disabled", "") << 1;
        QTest::newRow("a fence above the request")
            << queues.arg(", properties: {preemption.policy: fence}", "", "") << 0;
        QTest::newRow("a fence around the victims")
            << queues.arg("", "", ", properties: {preemption.policy: fence}") << 1;
        QTest::newRow("the partition") << "preemption: {enabled: false}, " + queues.arg("", "", "") << 0;
    }
    void policiesAndThePartitionCanForbidIt()
    {
        QFETCH(QString, fields);
        TestCluster test("queues: [{name: unused}]");
        QCOMPARE(test.update(fields.toStdString()), std::string());
        test.fill("a", "root.rich", 10, 10);
        test.want("b", "root.p.poor", "b-1", 10);
        QTEST(static_cast<int>(test.victims().size()), "victims");
    }

    void whatWasAskedBackIsNotAskedForTwice() // QUE-69
    {
        TestCluster test(kQueues);
        test.fill("a", "root.rich", 10, 10);
        test.want("b", "root.poor", "b-1", 10);
        test.askBack(test.victims());
        QCOMPARE(test.victims(), QStringList());
        test.want("b", "root.poor", "b-2", 10); // the room is promised to the first
        QCOMPARE(test.victims().size(), 1);
    }

    void aLargeOneSparesTheSmallOnes() // QUE-69
    {
        TestCluster test(kQueues);
        test.fill("big", "root.rich", 1, 60);
        test.now = after(1);
        test.fill("small", "root.rich", 4, 10);
        test.want("b", "root.poor", "b-1", 45);
        QCOMPARE(test.victims(), QStringList({"big-1"}));
    }

    void theNodeWithTheFewestVictimsIsTaken() // QUE-69
    {
        TestCluster test(kQueues, memory(40));
        test.fill("a", "root.rich", 4, 10);
        test.addNode("n2", memory(40));
        test.fill("c", "root.rich", 1, 40);
        test.want("b", "root.poor", "b-1", 30);
        QCOMPARE(test.victims(), QStringList({"c-1"}));
    }

    void aUsersLimitIsNoReasonToPreempt() // QUE-69, ENF-15
    {
        TestCluster test("limits: [{users: [eve], maxresources: {memory: 5}}], " + kQueues);
        test.fill("a", "root.rich", 10, 10);
        test.submit("b", "root.poor", owner("eve"));
        test.get(test.partition.addRequest(ApplicationId("b"), podOf("b-1", memory(10)), test.now));
        QCOMPARE(test.victims(), QStringList());
    }

    void theMaximumOfASharedParentCountsToo() // QUE-69
    {
        TestCluster test(
            "queues: [{name: p, resources: {max: {memory: 50}}, queues: [{name: poor, properties: "
            "{preemption.delay: 1s}, resources: {guaranteed: {memory: 20}}}, {name: rich}]}, "
            "{name: other}]");
        test.fill("a", "root.p.rich", 5, 10);
        test.fill("c", "root.other", 1, 10);
        test.want("b", "root.p.poor", "b-1", 20);
        QCOMPARE(test.victims(), QStringList({"a-1", "a-2"})); // what others have would not help
    }

    void aQueueHasTenAttemptsInACycle() // QUE-69
    {
        TestCluster test(kQueues);
        test.fill("a", "root.rich", 100, 1);
        for (int i = 0; i < 12; ++i)
            test.want("b", "root.poor", ("b-" + std::to_string(i)).c_str(), 1);
        QCOMPARE(test.victims().size(), 10);
    }
};

QUOTADECK_TEST(TestPreemptionVictims, NoApplication)
} // namespace tst_preemptionvictims

#include "tst_preemptionvictims.moc"
