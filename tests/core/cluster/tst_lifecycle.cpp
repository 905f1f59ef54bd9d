// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/resource/resourceops.h"
#include "tests/core/cluster/partitionfixture.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_lifecycle {
using namespace quotadeck;
using namespace quotadeck::test;
using cluster::Termination;

namespace {
const ApplicationId kApp1("app1");
const std::string kQueue
    = openRoot("limits: [{limit: g, groups: [dev], maxapplications: 9}], queues: [{name: a, "
               "maxapplications: 3}]");

/// One placeholder of @p size for a gang of @p ask altogether.
cluster::Request placeholder(const std::string& key, Quantity size)
{
    cluster::Request request = podOf(key, memory(size));
    request.isPlaceholder = true;
    request.taskGroup = "tg";
    return request;
}

class GangPartition : public TestPartition
{
public:
    explicit GangPartition(Quantity ask, cluster::GangStyle style = cluster::GangStyle::Soft)
        : TestPartition(kQueue)
    {
        cluster::ApplicationSpec gang = application("app1", "root.a");
        gang.placeholderAsk = memory(ask);
        gang.gangStyle = style;
        gang.placeholderTimeout = std::chrono::seconds(60);
        if (!partition.submit(gang, owner("bob", {GroupName("dev")}), now).isAccepted())
            throw std::logic_error("the gang was rejected");
    }

    void hold(const std::string& key, Quantity size)
    {
        get(partition.addRequest(kApp1, placeholder(key, size), now));
        if (!attempt("app1", key).isAllocated())
            throw std::logic_error("no room for the placeholder");
    }
    cluster::Effects replaceBy(const std::string& key, Quantity size, const std::string& node = {})
    {
        cluster::Request real = podOf(key, memory(size));
        real.taskGroup = "tg";
        get(partition.addRequest(kApp1, real, now));
        return get(partition.tryReplace(kApp1, node));
    }

    /// The memory that queue, user, group and nodes agree on; "?" if they do not.
    [[nodiscard]] QString used() const
    {
        const ResourceType type("memory");
        Quantity onNodes = 0;
        for (const auto& [id, node] : partition.nodes().all())
            onNodes += node.allocated.valueOr0(type);
        const QString queue = QString::number(queueAt(partition.queues(), "root").allocated.valueOr0(type));
        const auto ofUser = usageOf(partition.usage().users(), "bob", "root.a").split('/').front();
        const auto ofGroup = usageOf(partition.usage().groups(), "dev", "root.a").split('/').front();
        const bool agree
            = (ofUser == queue || ofUser == "-") && ofUser == ofGroup && QString::number(onNodes) == queue;
        return agree ? queue : "?";
    }
};
} // namespace

class TestLifecycle : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void anApplicationWithoutPodsCompletes() // APP-15 to APP-17, 9.5 case 6
    {
        TestPartition test(kQueue);
        test.submit("app1", "root.a", owner("bob", {GroupName("dev")}));
        test.run("app1", "p1", memory(5));
        test.end("app1", "p1");
        QCOMPARE(test.state("app1"), QString("Completing"));
        QCOMPARE(test.queue("root.a").runningApplications, std::uint64_t{0});
        QVERIFY(test.partition.usage().users().empty()); // APP-21
        QCOMPARE(test.partition.nextDeadline(), std::optional(after(30)));

        QVERIFY(test.partition.runTimers(after(29)).empty());
        const auto effects = test.partition.runTimers(after(30));

        QCOMPARE(effects.size(), std::size_t{1});
        QVERIFY(effects[0].effects.summary); // SUM
        QCOMPARE(test.state("app1"), QString("gone"));
        QVERIFY(test.queue("root.a").applications.empty());
        QCOMPARE(test.partition.finished().at(0).state(), cluster::AppState::Completed);
        QVERIFY(!test.partition.nextDeadline());
        QVERIFY(test.submit("app1", "root.a").isAccepted()); // the ID is free again
    }

    void aCompletingApplicationCanRunAgain() // APP-11, 9.5 case 6
    {
        TestPartition test(kQueue);
        test.submit("app1", "root.a");
        test.run("app1", "p1", memory(5));
        test.end("app1", "p1");
        test.now = after(10);

        QVERIFY(test.run("app1", "p2", memory(5)).isAllocated());

        QCOMPARE(test.state("app1"), QString("Running"));
        QCOMPARE(test.queue("root.a").runningApplications, std::uint64_t{1});
        QVERIFY(!test.partition.nextDeadline());
    }

    void finishedAndRejectedApplicationsAreForgotten() // APP-17
    {
        TestPartition test(kQueue);
        test.submit("bad", "root.x");
        test.submit("app1", "root.a");
        test.run("app1", "p1", memory(5));
        test.end("app1", "p1");
        test.partition.runTimers(after(30));

        test.partition.dropExpired(after(3 * 24 * 3600));
        QCOMPARE(test.partition.rejected().size(), std::size_t{0});
        QCOMPARE(test.partition.finished().size(), std::size_t{1}); // 30 s younger
        test.partition.dropExpired(after(3 * 24 * 3600 + 30));
        QVERIFY(test.partition.finished().empty());
    }

    /// Before they expire (APP-17), so that a partition of many short applications stays small.
    void onlyTheLastEndedApplicationsAreKept()
    {
        TestPartition test(kQueue);
        const auto most = static_cast<int>(cluster::kMostEnded);
        for (int number = 0; number < most + 3; ++number) {
            const auto name = std::to_string(number);
            test.submit(("bad" + name).c_str(), "root.x");
            test.submit(("app" + name).c_str(), "root.a");
            test.run(("app" + name).c_str(), "p1", memory(5));
            test.end(("app" + name).c_str(), "p1");
            test.now = after(number * 31 + 30);
            test.partition.runTimers(test.now);
        }

        QCOMPARE(test.partition.rejected().size(), cluster::kMostEnded);
        QCOMPARE(test.partition.rejected().front().id(), ApplicationId("bad3"));
        QCOMPARE(test.partition.finished().size(), cluster::kMostEnded);
        QCOMPARE(test.partition.finished().front().id(), ApplicationId("app3"));
        QCOMPARE(test.partition.finished().back().id(), ApplicationId("app" + std::to_string(most + 2)));
    }

    void demandIsWhatIsPending() // QUE-65, QUE-67
    {
        TestPartition test(kQueue);
        test.submit("app1", "root.a");
        QVERIFY(test.partition.addRequest(kApp1, podOf("p1", memory(5), 7), test.now));
        QVERIFY(test.partition.addRequest(kApp1, podOf("p2", memory(3), 2), test.now));
        QCOMPARE(test.queue("root").pending, memory(8));
        QCOMPARE(test.queue("root").priority, 7);

        QVERIFY(test.attempt("app1", "p1").isAllocated());
        QCOMPARE(test.queue("root").pending, memory(3));
        QCOMPARE(test.queue("root").priority, 2);
        QVERIFY(test.partition.removeRequest(kApp1, "p2", test.now));
        QCOMPARE(test.queue("root").pending, Resource());
        QCOMPARE(test.queue("root").priority, kNoPriority);
    }

    void aPlaceholderMakesItCountBeforeItRuns() // QUE-31, APP-13, APP-22
    {
        GangPartition test(10);
        test.hold("ph1", 5);
        QCOMPARE(test.state("app1"), QString("Accepted"));
        QVERIFY(test.queue("root").allocatingAccepted.contains(kApp1));
        QCOMPARE(test.used(), QString("5")); // UGM-61

        test.hold("ph2", 5);
        QCOMPARE(test.state("app1"), QString("Running"));
        QVERIFY(test.queue("root").allocatingAccepted.empty());
        QCOMPARE(test.queue("root").runningApplications, std::uint64_t{1});
    }

    void aSmallerPodTakesThePlace() // 9.5 cases 1 and 4, APP-31, UGM-61
    {
        GangPartition test(10);
        test.hold("ph1", 10);

        const auto asked = test.replaceBy("real", 5);
        QCOMPARE(asked.releases.size(), std::size_t{1});
        QCOMPARE(test.used(), QString("10")); // until it is confirmed: APP-40
        test.end("app1", "ph1", Termination::PlaceholderReplaced);

        QCOMPARE(test.used(), QString("5"));
        QCOMPARE(test.state("app1"), QString("Running"));
        QCOMPARE(test.queue("root.a").allocated, memory(5));
    }

    void aReplacementAsksForNoQuota() // ENF-22
    {
        GangPartition test(10);
        test.hold("ph1", 10);
        QCOMPARE(test.update(openRoot("limits: [{limit: g, groups: [dev], maxresources: {memory: 1}}], "
                                      "queues: [{name: a, resources: {max: {memory: 1}}}]")),
                 std::string());

        test.replaceBy("real", 9);
        test.end("app1", "ph1", Termination::PlaceholderReplaced);

        QCOMPARE(test.used(), QString("9"));
    }

    void aLargerPodIsScheduledLikeAnyOther() // 9.5 case 5
    {
        GangPartition test(10);
        test.hold("ph1", 10);

        const auto asked = test.replaceBy("real", 11);

        QCOMPARE(asked.releases.at(0).reason, Termination::Timeout);
        QCOMPARE(test.attempt("app1", "real").outcome,
                 cluster::AttemptOutcome::WaitsForPlaceholder); // APP-32
        test.end("app1", "ph1", Termination::Timeout);
        QVERIFY(test.attempt("app1", "real").isAllocated());
        QCOMPARE(test.used(), QString("11"));
    }

    void aSwapToAnotherNodeKeepsTheRoomThere() // APP-31
    {
        GangPartition test(10);
        test.hold("ph1", 10);
        test.addNode("n2", memory(8));
        const auto onNode = [&test](const char* id) { return test.partition.nodes().find(id)->allocated; };

        test.replaceBy("real", 6, "n2");
        QCOMPARE(onNode("n1"), memory(10));
        QCOMPARE(onNode("n2"), memory(6));
        test.end("app1", "ph1", Termination::PlaceholderReplaced);

        QCOMPARE(onNode("n1"), Resource());
        QCOMPARE(onNode("n2"), memory(6));
        QCOMPARE(test.used(), QString("6"));
    }

    void requestsOfTwoApplicationsMayHaveOneKey() // APP-31: the room that is kept belongs to one of them
    {
        GangPartition test(10);
        test.hold("ph1", 10);
        test.addNode("n2", memory(8));
        test.replaceBy("real", 6, "n2");
        test.submit("app2", "root.a");

        QVERIFY(test.run("app2", "real", memory(1)).isAllocated());

        Resource onNodes;
        for (const char* node : {"n1", "n2"})
            addTo(onNodes, test.partition.nodes().find(node)->allocated);
        QCOMPARE(onNodes, memory(17));
    }

    void aSwapThatDoesNotComeFreesTheRoom()
    {
        GangPartition test(10);
        test.hold("ph1", 10);
        test.addNode("n2", memory(8));
        test.replaceBy("real", 6, "n2");

        QVERIFY(test.partition.removeRequest(kApp1, "real", test.now));

        QCOMPARE(test.partition.nodes().find("n2")->allocated, Resource());
        QCOMPARE(test.used(), QString("10"));
    }

    void aNodeThatGoesCallsSwapsOff()
    {
        GangPartition test(10);
        test.hold("ph1", 10);
        test.addNode("n2", memory(8));
        test.replaceBy("real", 6, "n2");

        QVERIFY(test.partition.removeNode("n2", test.now));

        QCOMPARE(test.used(), QString("10"));
        QVERIFY(test.partition.applications().at(kApp1).findRequest("real"));
        test.end("app1", "ph1", Termination::PlaceholderReplaced);
        QVERIFY(test.attempt("app1", "real").isAllocated());
        QCOMPARE(test.used(), QString("6"));
    }

    void aHardGangThatTimesOutFails() // 9.5 case 2, APP-34
    {
        GangPartition test(15, cluster::GangStyle::Hard);
        test.hold("ph1", 5);
        test.hold("ph2", 5);

        const auto timedOut = test.partition.runTimers(after(60));
        QCOMPARE(timedOut.at(0).effects.releases.size(), std::size_t{2});
        QCOMPARE(test.state("app1"), QString("Failing"));
        QCOMPARE(test.used(), QString("10"));
        test.end("app1", "ph1", Termination::Timeout);
        test.end("app1", "ph2", Termination::Timeout);

        QCOMPARE(test.state("app1"), QString("gone"));
        QCOMPARE(test.partition.finished().at(0).state(), cluster::AppState::Failed);
        QCOMPARE(usageOf(test.partition.usage().users(), "bob", "root"), QString("-"));
        QCOMPARE(usageOf(test.partition.usage().groups(), "dev", "root"), QString("0/0"));
        QVERIFY(test.queue("root").allocatingAccepted.empty());
    }

    void aSoftGangThatTimesOutStartsAnew() // 9.5 case 3
    {
        GangPartition test(15);
        test.hold("ph1", 5);
        test.partition.runTimers(after(60));
        QCOMPARE(test.state("app1"), QString("Resuming"));

        test.end("app1", "ph1", Termination::Timeout);

        QCOMPARE(test.state("app1"), QString("Accepted"));
        QCOMPARE(usageOf(test.partition.usage().users(), "bob", "root.a"),
                 QString("0/1")); // still runs there
        QVERIFY(test.run("app1", "p1", memory(3)).isAllocated());
        QCOMPARE(test.used(), QString("3"));
    }

    void aNodeThatGoesEndsItsPods() // QUE-11
    {
        TestPartition test(kQueue);
        test.addNode("n2", memory(50));
        test.submit("app1", "root.a");
        QVERIFY(test.partition.addRequest(kApp1, podOf("p1", memory(5)), test.now));
        QVERIFY(test.partition.tryAllocate(kApp1, "p1", "n2", test.now)->isAllocated());
        test.run("app1", "p2", memory(4));
        QCOMPARE(test.queue("root").max->find("memory"), std::optional<Quantity>(1050));

        const auto ended = test.partition.removeNode("n1", test.now);

        QCOMPARE(ended->size(), std::size_t{1});
        QCOMPARE(test.queue("root").allocated, memory(5));
        QCOMPARE(test.queue("root").max, std::optional(memory(50)));
        QCOMPARE(test.partition.removeNode("n1", test.now).error().code, ErrorCode::NotFound);
    }

    void anUnschedulableNodeTakesNothingNew()
    {
        TestPartition test(kQueue);
        test.submit("app1", "root.a");
        QVERIFY(test.partition.setNodeSchedulable("n1", false));
        QCOMPARE(test.run("app1", "p1", memory(5)).outcome, cluster::AttemptOutcome::NoNode);
        QVERIFY(test.partition.setNodeSchedulable("n1", true));
        QVERIFY(test.attempt("app1", "p1").isAllocated());
    }

    void removingAnApplicationGivesEverythingBack() // APP-21
    {
        GangPartition test(10);
        test.hold("ph1", 10);
        test.replaceBy("real", 5);

        QVERIFY(test.partition.removeApplication(kApp1, test.now));

        QCOMPARE(test.state("app1"), QString("gone"));
        QCOMPARE(test.used(), QString("0"));
        QCOMPARE(test.queue("root").runningApplications, std::uint64_t{0});
        QCOMPARE(test.queue("root").pending, Resource());
        QVERIFY(test.partition.finished().empty());
        QCOMPARE(test.partition.removeApplication(kApp1, test.now).error().code, ErrorCode::NotFound);
    }

    void theNodeOrderIsThatOfTheConfiguration_data() // QUE-68
    {
        QTest::addColumn<QString>("policy");
        QTest::addColumn<QString>("expected");
        QTest::newRow("fair") << "{type: fair}"
                              << "n2";
        QTest::newRow("binpacking") << "{type: binpacking}"
                                    << "n1";
        QTest::newRow("weights") << "{type: fair, resourceweights: {vcore: 1.0}}"
                                 << "n1";
    }
    void theNodeOrderIsThatOfTheConfiguration()
    {
        QFETCH(QString, policy);
        QFETCH(QString, expected);
        TestPartition test("nodesortpolicy: " + policy.toStdString() + ", " + kQueue);
        test.addNode("n2", {{"memory", 1000}, {"vcore", 100}});
        test.submit("app1", "root.a");
        QVERIFY(test.partition.addRequest(kApp1, podOf("p1", memory(100)), test.now));
        QVERIFY(test.partition.tryAllocate(kApp1, "p1", "n1", test.now));

        const auto next = test.run("app1", "p2", memory(10));

        QCOMPARE(QString::fromStdString(next.effects.added.at(0).placing.nodeId), expected);
    }
};

QUOTADECK_TEST(TestLifecycle, NoApplication)
} // namespace tst_lifecycle

#include "tst_lifecycle.moc"
