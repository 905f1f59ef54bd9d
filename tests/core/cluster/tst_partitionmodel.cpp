// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/resource/resourceops.h"
#include "tests/core/cluster/partitionfixture.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <functional>
#include <random>

namespace tst_partitionmodel {
using namespace quotadeck;
using namespace quotadeck::test;
using cluster::Application;
using cluster::Partition;
using cluster::Termination;

namespace {
const cluster::Request& requestAt(const cluster::PendingRequests& requests, std::size_t index)
{
    auto request = requests.begin();
    while (index-- > 0)
        ++request;
    return *request;
}

const std::string kRules = "placementrules: [{name: provided, create: true}, {name: user, create: true, "
                           "parent: {name: fixed, value: "
                           "root.dyn}}], ";

/// The configurations that updates go back and forth between; the first is the one to start with.
const std::array<std::string, 3> kConfigs{
    kRules
        + openRoot(
            "childtemplate: {maxapplications: 3, resources: {max: {memory: 40}}}, limits: [{limit: all, "
            "users: "
            "['*'], maxresources: {memory: 90}}, {limit: g, groups: [dev], maxresources: {memory: 120}, "
            "maxapplications: 9}], queues: [{name: a, resources: {max: {memory: 60}}, limits: [{limit: b, "
            "users: [bob], maxresources: {memory: 30}, maxapplications: 3}]}, {name: p, maxapplications: 4, "
            "resources: {max: {memory: 100, vcore: 1}}, queues: [{name: x}, {name: y, limits: [{limit: g, "
            "groups: [ops, '*'], maxresources: {vcore: 1}}]}]}, {name: dyn, parent: true}]"),
    kRules
        + openRoot(
            "limits: [{limit: g, groups: ['*'], maxresources: {memory: 70}}], queues: [{name: a, resources: "
            "{max: {memory: 20}}}, {name: p, queues: [{name: x, resources: {max: {memory: 5}}}]}, {name: "
            "dyn, "
            "parent: true}]"),
    kRules
        + openRoot("limits: [{limit: u, users: [sue, '*'], maxapplications: 4}], queues: [{name: p, queues: "
                   "[{name: x}, {name: y}, {name: z}]}]"),
};
const std::array<const char*, 4> kUsers{"bob", "sue", "ann", "joe"};
const std::array<const char*, 7> kQueues{"root.a", "root.p.x", "root.p.y", "root.new",
                                         "",       "root.p.z", "root.a.b"};

access::UserGroups userNumber(std::size_t index)
{
    const std::array<std::vector<GroupName>, 4> groups{
        std::vector{GroupName("dev"), GroupName("ops")}, {GroupName("ops")}, {GroupName("other")}, {}};
    return {UserName(kUsers.at(index)), groups.at(index)};
}

/// Sums by hand over the applications that @p includes names.
struct Sums
{
    std::map<QueuePath, Resource> usage;
    std::map<QueuePath, std::set<ApplicationId>> tracked;

    Sums(const Partition& partition, const std::function<bool(const Application&)>& includes)
    {
        for (const auto& [id, app] : partition.applications()) {
            if (!includes(app))
                continue;
            for (QueuePath path = app.data().spec.queue; !path.isEmpty(); path = path.parent()) {
                for (const auto& [key, allocation] : app.data().allocations)
                    addTo(usage[path], allocation.request.resource);
                if (app.data().isTracked)
                    tracked[path].insert(id);
            }
        }
    }
};

/// Compares a partition with sums by hand (SIM-1); the first difference in words.
class Checker
{
public:
    explicit Checker(const Partition& partition) : m_partition(partition) { }

    QString check(bool isWithinLimits)
    {
        m_isWithinLimits = isWithinLimits;
        checkQueues();
        checkTrackers();
        checkNodes();
        return m_problem;
    }

private:
    void expect(bool holds, const QString& what)
    {
        if (!holds && m_problem.isEmpty())
            m_problem = what;
    }

    void checkQueues()
    {
        const Sums all(m_partition, [](const Application&) { return true; });
        for (const cluster::Queue* queue : m_partition.queues().queues()) {
            const QString name = QString::fromStdString(queue->path.text());
            const auto sum = all.usage.find(queue->path);
            expect(equals(queue->allocated, sum == all.usage.end() ? Resource() : sum->second),
                   name + " allocated");
            expect(!hasNegative(queue->allocated) && !hasNegative(queue->pending), name + " negative");
            expect(!m_isWithinLimits || fitInMaxUndef(queue->max, queue->allocated), name + " above max");
            Resource pending;
            std::uint64_t running = 0;
            std::int32_t priority = kNoPriority;
            for (const auto& [id, app] : m_partition.applications()) {
                if (!queue->path.contains(app.data().spec.queue))
                    continue;
                addTo(pending, app.data().pending);
                priority = std::max(priority, app.requestPriority());
                running += app.state() == cluster::AppState::Running ? 1 : 0;
            }
            expect(equals(queue->pending, pending), name + " pending");
            expect(queue->priority == priority, name + " priority");
            // Held at the maximum, so that it is not exact any more where that was passed or has changed (QUE-30).
            const bool isExact = m_isWithinLimits && queue->maxApplications == 0;
            expect(!isExact || queue->runningApplications == running, name + " running");
            expect(queue->runningApplications <= running || !isExact, name + " runs too many");
        }
    }

    template <typename Row>
    void checkTracker(const Row& row, const Sums& sums)
    {
        std::size_t known = 0;
        for (const UsageNode& node : row.nodes) {
            const QString name = QString::fromStdString(row.name.text() + " in " + node.path.text());
            const auto sum = sums.usage.find(node.path);
            expect(equalsOrEmpty(node.usage, sum == sums.usage.end() ? Resource() : sum->second),
                   name + " usage");
            const auto tracked = sums.tracked.find(node.path);
            const auto running = tracked == sums.tracked.end() ? std::set<ApplicationId>() : tracked->second;
            expect(std::ranges::equal(node.runningApplications, running), name + " applications");
            expect(!hasNegative(node.usage), name + " negative");
            expect(!m_isWithinLimits || isZero(node.maxResources)
                       || fitInMaxUndef(node.maxResources, node.usage),
                   name + " above limit");
            known += tracked == sums.tracked.end() ? 0 : 1;
        }
        expect(known == sums.tracked.size(), QString::fromStdString(row.name.text()) + " lacks a queue");
    }

    void checkTrackers()
    {
        Resource ofUsers;
        std::map<ApplicationId, GroupName> groups;
        for (const UserUsage& user : m_partition.usage().users()) {
            checkTracker(user, Sums(m_partition, [&user](const Application& app) {
                             return app.data().spec.user.user == user.name;
                         }));
            addTo(ofUsers, user.nodes.front().usage);
            groups.insert(user.groups.begin(), user.groups.end());
        }
        expect(equals(ofUsers, m_partition.queues().root().allocated), "users and root differ"); // SIM-1.4
        for (const GroupUsage& group : m_partition.usage().groups()) {
            checkTracker(group, Sums(m_partition, [&](const Application& app) {
                             const auto charged = groups.find(app.id());
                             return charged != groups.end() && charged->second == group.name;
                         }));
        }
    }

    void checkNodes()
    {
        for (const auto& [id, node] : m_partition.nodes().all()) {
            Resource sum;
            for (const auto& [app, entry] : m_partition.applications()) {
                for (const auto& [key, allocation] : entry.data().allocations) {
                    if (allocation.placing.nodeId == id)
                        addTo(sum, allocation.request.resource);
                }
            }
            const QString name = QString::fromStdString(id);
            // Room may be kept for swaps, never the other way round.
            expect(fitIn(node.allocated, sum) && !hasNegative(node.allocated), name + " lost allocations");
        }
    }

    const Partition& m_partition;
    QString m_problem;
    bool m_isWithinLimits = false;
};

/// Does one random thing after the other.
class Driver
{
public:
    Driver(std::uint64_t seed, Mode mode, bool isCalm)
        : test(kConfigs[0], mode, Resource{{"memory", 150}, {"vcore", 3000}})
        , m_random(seed)
        , m_isCalm(isCalm)
    {
        test.addNode("n2", {{"memory", 100}, {"vcore", 3000}});
    }

    void step()
    {
        test.now += std::chrono::seconds(below(4));
        switch (below(m_isCalm ? 13 : 17)) {
        case 0:
        case 1:
            return submit();
        case 2:
        case 3:
        case 4:
            return ask();
        case 5:
        case 6:
        case 7:
            return allocate();
        case 8:
        case 9:
            return end();
        case 10:
            return swap();
        case 11:
            test.partition.runTimers(test.now);
            return;
        case 12:
            test.partition.removeIdleQueues();
            return;
        case 13:
            return restore();
        case 14:
            if (below(4) == 0)
                test.update(kConfigs.at(below(kConfigs.size())));
            return;
        case 15:
            return renewNode();
        default:
            remove();
        }
    }

    /// Ends everything that is there.
    void finish()
    {
        while (!test.partition.applications().empty())
            TestPartition::get(
                test.partition.removeApplication(test.partition.applications().begin()->first, test.now));
    }

    TestPartition test;
    int allocated = 0;
    int denied = 0;
    bool hasLeftTraces = false;
    bool doModesDiffer = false;

private:
    std::size_t below(std::size_t count) { return m_random() % count; }

    /// One of the applications that @p isWanted; nullptr if there is none.
    template <typename Predicate>
    const Application* anyApplication(Predicate isWanted)
    {
        std::vector<const Application*> wanted;
        for (const auto& [id, app] : test.partition.applications()) {
            if (isWanted(app))
                wanted.push_back(&app);
        }
        return wanted.empty() ? nullptr : wanted.at(below(wanted.size()));
    }
    const Application* anyApplication()
    {
        return anyApplication([](const Application&) { return true; });
    }

    Resource anyAmount()
    {
        Resource amount{{"memory", static_cast<Quantity>(1 + below(25))}};
        if (below(3) == 0)
            amount.set("vcore", static_cast<Quantity>(below(700)));
        return amount;
    }

    void submit()
    {
        cluster::ApplicationSpec spec
            = application(("app" + std::to_string(++m_apps)).c_str(), kQueues.at(below(7)));
        if (below(3) == 0) {
            spec.placeholderAsk = memory(20);
            spec.gangStyle = below(2) == 0 ? cluster::GangStyle::Hard : cluster::GangStyle::Soft;
            spec.placeholderTimeout = std::chrono::seconds(40);
        }
        if (!m_isCalm && below(4) == 0) // may lower the maximum of a queue in use
            spec.tags["namespace.resourcequota"] = R"({"resources":{"memory":{"value":35}}})";
        test.partition.submit(spec, userNumber(below(4)), test.now);
    }

    void ask()
    {
        const Application* const app = anyApplication();
        if (!app)
            return;
        cluster::Request request
            = podOf("pod" + std::to_string(++m_pods), anyAmount(), static_cast<std::int32_t>(below(3)));
        if (!app->data().spec.placeholderAsk.entries().empty()) {
            request.taskGroup = "tg";
            request.isPlaceholder = below(2) == 0;
            if (request.isPlaceholder)
                request.resource = memory(10);
        }
        (void)test.partition.addRequest(app->id(), request, test.now).has_value(); // a failing one refuses it
    }

    void allocate()
    {
        const Application* const app
            = anyApplication([](const Application& candidate) { return !candidate.data().requests.empty(); });
        if (!app)
            return;
        const std::string key = requestAt(app->data().requests, below(app->data().requests.size())).key;
        compareModes(*app, *app->findRequest(key));
        const PartitionView before(test.partition);
        const auto attempt = TestPartition::get(
            test.partition.tryAllocate(app->id(), key, below(4) == 0 ? "n2" : "", test.now));
        allocated += attempt.isAllocated() ? 1 : 0;
        denied += attempt.denial ? 1 : 0;
        if (!attempt.isAllocated() && !(PartitionView(test.partition) == before)) // ENF-20
            hasLeftTraces = true;
    }

    /// Both orders of the questions come to the same answer (CON-2), but for restarted applications (ENF-13).
    void compareModes(const Application& app, const cluster::Request& request)
    {
        const cluster::Queue& leaf = *test.partition.queues().find(app.data().spec.queue);
        const auto isAllowed = [&](Mode mode) {
            return judge(app, request, leaf, test.partition.usage(), mode).outcome
                == cluster::AttemptOutcome::Allocated;
        };
        const bool current = isAllowed(Mode::Current);
        const bool seed = isAllowed(Mode::Seed);
        const bool isCounted = app.state() == cluster::AppState::Accepted;
        if ((seed && !current) || (isCounted && seed != current))
            doModesDiffer = true;
    }

    void end()
    {
        const Application* const app = anyApplication(
            [](const Application& candidate) { return !candidate.data().allocations.empty(); });
        if (!app)
            return;
        const auto& allocations = app->data().allocations;
        const auto& [key, allocation]
            = *std::next(allocations.begin(), static_cast<std::ptrdiff_t>(below(allocations.size())));
        const std::string name = key;
        if (below(5) == 0)
            TestPartition::get(test.partition.preempt(app->id(), name));
        else
            TestPartition::get(test.partition.confirmRelease(
                app->id(), name, allocation.asked.value_or(Termination::StoppedByRm), test.now));
    }

    void swap()
    {
        if (const Application* const app = anyApplication())
            TestPartition::get(test.partition.tryReplace(app->id(), below(2) == 0 ? "n2" : ""));
    }

    void restore()
    {
        const Application* const app = anyApplication();
        if (!app)
            return;
        cluster::Allocation allocation;
        allocation.request = podOf("pod" + std::to_string(++m_pods), anyAmount());
        allocation.placing.nodeId = "n1";
        allocation.bound = test.now;
        (void)test.partition.restore(app->id(), allocation, test.now).has_value();
    }

    void renewNode()
    {
        if (below(4) != 0)
            return;
        TestPartition::get(test.partition.removeNode("n2", test.now));
        test.addNode("n2", {{"memory", static_cast<Quantity>(50 + below(100))}, {"vcore", 3000}});
    }

    void remove()
    {
        if (const Application* const app = anyApplication())
            TestPartition::get(test.partition.removeApplication(app->id(), test.now));
    }

    std::mt19937_64 m_random;
    bool m_isCalm;
    int m_apps = 0;
    int m_pods = 0;
};
} // namespace

class TestPartitionModel : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void isTheSumOfItsAllocations_data()
    {
        QTest::addColumn<int>("seed");
        QTest::addColumn<bool>("isSeedMode");
        QTest::addColumn<bool>("isCalm");
        for (int seed = 1; seed <= 8; ++seed) {
            for (const bool isCalm : {true, false})
                QTest::addRow("%s run %d", isCalm ? "calm" : "wild", seed)
                    << seed << (seed % 2 == 0) << isCalm;
        }
    }
    /// SIM-1: a calm run has nothing that may go above a limit (ENF-21).
    void isTheSumOfItsAllocations()
    {
        QFETCH(int, seed);
        QFETCH(bool, isSeedMode);
        QFETCH(bool, isCalm);
        Driver driver(static_cast<std::uint64_t>(seed), isSeedMode ? Mode::Seed : Mode::Current, isCalm);
        for (int step = 0; step < 1200; ++step) {
            driver.step();
            const QString problem = Checker(driver.test.partition).check(isCalm);
            QVERIFY2(problem.isEmpty(), qPrintable(QString("step %1: %2").arg(step).arg(problem)));
            QVERIFY(!driver.hasLeftTraces && !driver.doModesDiffer);
        }
        QVERIFY(driver.allocated > 50 && driver.denied > 20); // the runs are worth something

        driver.finish();
        QVERIFY(driver.test.queue("root").allocated.entries().empty());
        for (const auto& [id, node] : driver.test.partition.nodes().all())
            QVERIFY(node.allocated.entries().empty());
        const auto hasLimit
            = [](const UsageNode& node) { return node.maxResources || node.maxApplications > 0; };
        for (const UserUsage& user : driver.test.partition.usage().users()) // SIM-1.6
            QVERIFY(user.groups.empty() && std::ranges::any_of(user.nodes, hasLimit));
        for (const GroupUsage& group : driver.test.partition.usage().groups())
            QVERIFY(group.applications.empty() && std::ranges::any_of(group.nodes, hasLimit));
        driver.test.partition.removeIdleQueues();
        for (const cluster::Queue* queue : driver.test.partition.queues().queues())
            QVERIFY(queue->isManaged && !queue->isDraining);
    }

    void theSameSeedGivesTheSameRun() // SIM-2
    {
        Driver first(77, Mode::Current, false);
        Driver second(77, Mode::Current, false);
        for (int step = 0; step < 600; ++step) {
            first.step();
            second.step();
        }
        QVERIFY(PartitionView(first.test.partition) == PartitionView(second.test.partition));
        QCOMPARE(first.allocated, second.allocated);
    }
};

QUOTADECK_TEST(TestPartitionModel, NoApplication)
} // namespace tst_partitionmodel

#include "tst_partitionmodel.moc"
