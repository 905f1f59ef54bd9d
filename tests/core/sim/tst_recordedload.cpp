// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/comparison.h"
#include "core/sim/recordedload.h"
#include "core/sim/simulator.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace tst_recordedload {
using namespace quotadeck;
using namespace quotadeck::sim;
using namespace std::chrono_literals;

namespace {
constexpr SystemTime kStart{std::chrono::seconds(1'790'000'000)};

Scenario builtIn(const char* name)
{
    QFile file(QStringLiteral(QUOTADECK_RESOURCES "/scenarios/%1.yaml").arg(QLatin1String(name)));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no scenario");
    return *readScenario(file.readAll().toStdString(), name);
}

std::int64_t nanoseconds(Nanoseconds sinceStart)
{
    return (kStart + sinceStart).time_since_epoch().count();
}

NodeInfo node(const char* id, Quantity vcore)
{
    NodeInfo info;
    info.id = id;
    info.capacity = Resource();
    info.capacity->set("vcore", vcore);
    info.schedulable = true;
    return info;
}

AllocationInfo allocation(const char* key, Nanoseconds requested, Nanoseconds allocated)
{
    AllocationInfo info;
    info.key = key;
    info.resource = Resource();
    info.resource->set("vcore", 1000);
    info.requestTime = nanoseconds(requested);
    info.allocationTime = nanoseconds(allocated);
    info.tags = {{"kubernetes.io/meta/namespace", "etl"}};
    return info;
}

RequestInfo request(const char* key, Nanoseconds requested)
{
    RequestInfo info;
    info.key = key;
    info.resource = Resource();
    info.resource->set("vcore", 1000);
    info.requestTime = nanoseconds(requested);
    return info;
}

ApplicationInfo application(const char* id, const char* user, Nanoseconds submitted)
{
    ApplicationInfo info;
    info.id = ApplicationId(id);
    info.user = UserName(user);
    info.groups = {GroupName("dev")};
    info.queue = QueuePath("root.a");
    info.submissionTime = nanoseconds(submitted);
    info.state = "Running";
    return info;
}

ClusterSnapshot snapshotAt(Nanoseconds sinceStart, std::vector<ApplicationInfo> applications)
{
    ClusterSnapshot snapshot;
    snapshot.time = kStart + sinceStart;
    PartitionSnapshot partition;
    partition.info.name = "default";
    partition.applications = std::move(applications);
    partition.nodes = std::vector{node("n-1", 10'000)};
    snapshot.partitions.push_back(std::move(partition));
    return snapshot;
}

const SubmitApplication& submitOf(const Scenario& scenario, const std::string& app)
{
    for (const ScriptedEvent& event : scenario.events) {
        const auto* submit = std::get_if<SubmitApplication>(&event.action);
        if (submit && submit->app.text() == app)
            return *submit;
    }
    qFatal("no application %s", app.c_str());
}

Nanoseconds timeOf(const Scenario& scenario, const std::string& title)
{
    const auto event = std::ranges::find(scenario.events, title, &ScriptedEvent::title);
    if (event == scenario.events.end())
        qFatal("no event %s", title.c_str());
    return event->at;
}

std::string textOf(const std::vector<Message>& notes)
{
    std::string text;
    for (const Message& note : notes)
        text += note.english() + '\n';
    return text;
}

/// What the applications of each user used in all, in vcore seconds, and how many there are.
std::map<std::string, std::pair<double, std::uint64_t>> usedByUser(const Results& results)
{
    std::map<std::string, std::pair<double, std::uint64_t>> used;
    for (const ResultRow& user : results.users)
        used[user.name] = {user.share ? user.share->meanUsed : 0, user.submitted - user.rejected};
    return used;
}
} // namespace

class TestRecordedLoad : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void podsRunAsLongAsTheyDid()
    {
        RecordedLoad load;
        auto app = application("a", "ann", 2s);
        app.allocations = {allocation("p1", 3s, 4s)};
        load.add(snapshotAt(0s, {}));
        load.add(snapshotAt(10s, {app}));
        load.add(snapshotAt(20s, {app}));
        app.allocations = {allocation("p2", 21s, 22s)};
        load.add(snapshotAt(30s, {app})); // p1 has ended, halfway between 20 s and 30 s
        load.add(snapshotAt(40s, {}));

        const auto scenario = load.scenario("hour");

        QVERIFY(scenario);
        QCOMPARE(load.duration(), Nanoseconds(40s));
        QCOMPARE(timeOf(*scenario, "Submit a"), Nanoseconds(2s));
        const auto& pods = submitOf(*scenario, "a").pods;
        QCOMPARE(pods.size(), 2U);
        QCOMPARE(pods[0].after, Nanoseconds(1s));
        QCOMPARE(pods[0].runTime, Nanoseconds(21s));
        QCOMPARE(pods[1].after, Nanoseconds(19s));
        QCOMPARE(pods[1].runTime, Nanoseconds(13s));
        QCOMPARE(submitOf(*scenario, "a").namespaceName, std::string("etl"));
    }

    void theReportedEndOfAnApplicationIsExact()
    {
        RecordedLoad load;
        auto app = application("a", "ann", 2s);
        app.allocations = {allocation("p1", 3s, 4s)};
        load.add(snapshotAt(0s, {}));
        load.add(snapshotAt(10s, {app}));
        auto last = snapshotAt(20s, {});
        app.finishedTime = nanoseconds(19s);
        app.allocations.clear();
        last.partitions.front().finished = finishedApplications({app});
        load.add(last);

        QCOMPARE(submitOf(*load.scenario("hour"), "a").pods[0].runTime, Nanoseconds(15s));
    }

    /// An application without pods completes after 30 s (APP-16): one that went on had a pod for longer than the half of a distance.
    void anApplicationStaysOpenUntilItsLastPod()
    {
        RecordedLoad load;
        auto app = application("a", "ann", 0s);
        app.allocations = {allocation("p1", 0s, 0s)};
        load.add(snapshotAt(0s, {app}));
        app.allocations.clear();
        load.add(snapshotAt(60s, {app})); // p1 ended between
        app.allocations = {allocation("p2", 65s, 66s)};
        load.add(snapshotAt(120s, {app}));
        load.add(snapshotAt(180s, {}));

        auto scenario = load.scenario("hour");

        QCOMPARE(submitOf(*scenario, "a").pods[0].runTime, Nanoseconds(45s));
        const auto configured = withConfiguration(
            *std::move(scenario),
            "partitions: [{name: default, queues: [{name: root, submitacl: '*', queues: [{name: a}]}]}]");
        QVERIFY(configured);
        Simulator simulator(*configured, 1);
        simulator.advance(100s);
        QCOMPARE(simulator.results().users.at(0).running, std::uint64_t{1});
        QCOMPARE(simulator.snapshot().partitions.at(0).applications->at(0).allocations.size(), 1U); // p2
    }

    void whatRunsAtTheStartComesBeforeWhatWaits()
    {
        RecordedLoad load;
        auto early = application("early", "ann", -60s);
        early.allocations = {allocation("p1", -50s, -40s)};
        early.requests = {request("p2", -50s)};
        load.add(snapshotAt(0s, {early}));
        early.allocations = {allocation("p1", -50s, -40s)};
        early.requests = {request("p2", -50s)};
        load.add(snapshotAt(10s, {early}));

        const auto scenario = load.scenario("hour");

        QCOMPARE(timeOf(*scenario, "Submit early"), Nanoseconds(0s));
        const auto& pods = submitOf(*scenario, "early").pods;
        QCOMPARE(pods[0].after, Nanoseconds(0s));
        QCOMPARE(pods[0].runTime, Nanoseconds(0s)); // until the end
        QVERIFY(pods[1].after > Nanoseconds(0s));
    }

    void aPodThatWaitedToTheEndRunsAsLongAsOthersOfItsUser()
    {
        RecordedLoad load;
        auto app = application("a", "ann", 0s);
        app.allocations = {allocation("p1", 0s, 0s), allocation("p2", 0s, 0s), allocation("p3", 0s, 0s)};
        auto waits = application("b", "ann", 5s);
        waits.requests = {request("q", 6s)};
        load.add(snapshotAt(0s, {app}));
        load.add(snapshotAt(10s, {app, waits}));
        app.allocations.erase(app.allocations.begin());
        load.add(snapshotAt(20s, {app, waits}));
        app.allocations.erase(app.allocations.begin());
        load.add(snapshotAt(30s, {app, waits}));
        app.allocations.clear();
        load.add(snapshotAt(40s, {app, waits}));

        QCOMPARE(submitOf(*load.scenario("hour"), "b").pods[0].runTime, Nanoseconds(25s));
        QVERIFY(textOf(load.notes()).find("1 pod was never allocated") != std::string::npos);
    }

    void aSampleWithoutApplicationsIsNoEndOfThem()
    {
        RecordedLoad load;
        auto app = application("a", "ann", 0s);
        app.allocations = {allocation("p1", 0s, 0s)};
        load.add(snapshotAt(0s, {app}));
        auto gap = snapshotAt(10s, {});
        gap.partitions.front().applications.reset();
        load.add(gap);
        load.add(snapshotAt(20s, {app}));
        load.add(snapshotAt(30s, {}));

        QCOMPARE(submitOf(*load.scenario("hour"), "a").pods[0].runTime, Nanoseconds(25s));
    }

    void nodesComeAndGo()
    {
        RecordedLoad load;
        auto app = application("a", "ann", 0s);
        app.allocations = {allocation("p1", 0s, 0s)};
        load.add(snapshotAt(0s, {app}));
        auto second = snapshotAt(10s, {app});
        second.partitions.front().nodes = std::vector{node("n-1", 10'000), node("n-2", 4'000)};
        second.partitions.front().nodes->front().schedulable = false;
        second.partitions.front().nodes->back().occupied = Resource();
        second.partitions.front().nodes->back().occupied->set("vcore", 1'000);
        load.add(second);
        auto third = snapshotAt(20s, {app});
        third.partitions.front().nodes = std::vector{node("n-2", 5'000)};
        load.add(third);
        load.add(snapshotAt(30s, {app}));

        const auto scenario = load.scenario("hour");

        QCOMPARE(timeOf(*scenario, "Add node n-1"), Nanoseconds(0s));
        QCOMPARE(timeOf(*scenario, "Add node n-2"), Nanoseconds(10s));
        QCOMPARE(timeOf(*scenario, "Drain node n-1"), Nanoseconds(10s));
        QCOMPARE(timeOf(*scenario, "Fail node n-1"), Nanoseconds(20s));
        QCOMPARE(timeOf(*scenario, "Fail node n-2"), Nanoseconds(30s));
        const auto added
            = std::ranges::find(scenario->events, std::string("Add node n-2"), &ScriptedEvent::title);
        QCOMPARE(std::get<AddNode>(added->action).capacity.valueOr0(ResourceType("vcore")), Quantity(3'000));
        const std::string notes = textOf(load.notes());
        QVERIFY2(notes.find("The capacity of 1 node changed") != std::string::npos, notes.c_str());
    }

    void timesThatNoClockShowsAreIgnored()
    {
        constexpr auto kFarthest = std::numeric_limits<std::int64_t>::max();
        RecordedLoad load;
        auto app = application("a", "ann", 0s);
        app.allocations = {allocation("p1", 0s, 0s)};
        app.allocations.front().requestTime = kFarthest;
        app.allocations.front().allocationTime = kFarthest;
        app.submissionTime = kFarthest;
        load.add(snapshotAt(0s, {app}));
        for (const SystemTime time : {SystemTime::max(), SystemTime::min(), SystemTime(Nanoseconds(-1))}) {
            auto hostile = snapshotAt(0s, {app});
            hostile.time = time;
            load.add(hostile);
        }
        auto hostile = snapshotAt(5s, {app});
        hostile.clockOffset = std::chrono::seconds::max();
        load.add(hostile);
        load.add(snapshotAt(10s, {}));

        QCOMPARE(load.duration(), Nanoseconds(10s));
        const auto scenario = load.scenario("hour");
        QCOMPARE(submitOf(*scenario, "a").pods.front().after, Nanoseconds(0s));
        QCOMPARE(submitOf(*scenario, "a").pods.front().runTime, Nanoseconds(5s));
    }

    void whatIsLeftOutIsCounted()
    {
        RecordedLoad load;
        auto app = application("a", "ann", 0s);
        app.allocations = {allocation("p1", 0s, 0s), allocation("ph", 0s, 0s)};
        app.allocations.back().placeholder = true;
        auto snapshot = snapshotAt(0s, {app, application("b", "bob", 0s)});
        load.add(snapshot);
        auto rejected = application("c", "bob", 5s);
        rejected.state = "Rejected";
        snapshot = snapshotAt(10s, {app, application("b", "bob", 0s)});
        snapshot.partitions.front().finished = finishedApplications({rejected});
        load.add(snapshot);

        const std::string notes = textOf(load.notes());

        for (const char* part :
             {"The load has 1 application and 1 pod, from 2 samples.", "1 application is left out",
              "1 rejected application is left out", "1 placeholder is left out", "1 pod ran until the end"})
            QVERIFY2(notes.find(part) != std::string::npos, notes.c_str());
        QCOMPARE(submitOf(*load.scenario("hour"), "a").pods.size(), 1U);
    }

    void whatNoSampleShowsIsCounted()
    {
        RecordedLoad load;
        auto app = application("a", "ann", 0s);
        app.allocations = {allocation("p1", 0s, 0s)};
        const std::string first = "one";
        const std::string second = "two";
        load.add(snapshotAt(0s, {app}), &first);
        auto shortOne = application("b", "bob", 3s);
        shortOne.state = "Completed";
        auto snapshot = snapshotAt(10s, {app});
        snapshot.partitions.front().finished = finishedApplications({shortOne});
        load.add(snapshot, &second);
        load.add(snapshotAt(20s, {app}), nullptr);
        load.add(snapshotAt(30s, {app}), &second);

        const std::string notes = textOf(load.notes());

        QVERIFY2(notes.find("1 application is left out: it was submitted and ended between two samples.")
                     != std::string::npos,
                 notes.c_str());
        QVERIFY2(notes.find("The configuration changed once") != std::string::npos, notes.c_str());
        QCOMPARE(load.configuration(), std::optional(first));
    }

    void aLoadThatCannotRunSaysWhy()
    {
        RecordedLoad other("gpu");
        other.add(snapshotAt(0s, {}));
        QVERIFY(other.scenario("x").error().message.english().find(
                    "no sample contains applications of partition gpu")
                != std::string::npos);

        RecordedLoad load;
        load.add(snapshotAt(0s, {}));
        QVERIFY(load.scenario("x").error().message.english().find("only one sample") != std::string::npos);
        load.add(snapshotAt(10s, {}));
        QVERIFY(load.scenario("x").error().message.english().find("no pod") != std::string::npos);

        RecordedLoad withoutNodes;
        for (const Nanoseconds time : {Nanoseconds(0s), Nanoseconds(10s)}) {
            auto snapshot = snapshotAt(time, {});
            snapshot.partitions.front().nodes.reset();
            withoutNodes.add(snapshot);
        }
        QVERIFY(withoutNodes.scenario("x").error().message.english().find("nodes") != std::string::npos);
    }

    /// The same configuration gives the same use and waits as the cluster that was sampled, within what samples show.
    void theSameConfigurationGivesTheSameUse_data()
    {
        QTest::addColumn<QByteArray>("scenario");
        QTest::addColumn<int>("seed");
        for (const char* name : {"busy-cluster", "node-loss"}) {
            for (int seed = 1; seed <= 3; ++seed)
                QTest::addRow("%s, seed %d", name, seed) << QByteArray(name) << seed;
        }
    }

    void theSameConfigurationGivesTheSameUse()
    {
        QFETCH(QByteArray, scenario);
        QFETCH(int, seed);
        const Scenario original = builtIn(scenario.constData());
        Simulator simulator(original, static_cast<std::uint64_t>(seed));
        RecordedLoad load(original.partition);
        while (simulator.elapsed() < 20min) {
            load.add(simulator.snapshot());
            simulator.advance(5s);
        }
        load.add(simulator.snapshot());
        const Results before = simulator.results();

        auto recorded = load.scenario("recorded");
        QVERIFY2(recorded, recorded ? "" : recorded.error().message.english().c_str());
        const auto configured = withConfiguration(*std::move(recorded), original.configText);
        QVERIFY(configured);
        Simulator again(*configured, 1);
        again.advance(load.duration());

        const auto expected = usedByUser(before);
        const auto actual = usedByUser(again.results());
        for (const auto& [user, use] : expected) {
            QVERIFY2(actual.contains(user), user.c_str());
            const auto& [used, applications] = actual.at(user);
            // Applications shorter than the distance of two samples may be missing.
            const double missing = static_cast<double>(use.second) - static_cast<double>(applications);
            QVERIFY2(missing >= 0 && missing <= 1 + 0.05 * static_cast<double>(use.second),
                     qPrintable(
                         QStringLiteral("%1: %2 of %3").arg(user.c_str()).arg(applications).arg(use.second)));
            QVERIFY2(std::abs(used - use.first) <= 0.1 * use.first + 1,
                     qPrintable(QStringLiteral("%1: %2, was %3").arg(user.c_str()).arg(used).arg(use.first)));
        }
    }
};

QUOTADECK_TEST(TestRecordedLoad, NoApplication)
} // namespace tst_recordedload

#include "tst_recordedload.moc"
