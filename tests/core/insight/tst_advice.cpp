// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/advice.h"
#include "core/insight/explain.h"
#include "core/insight/quotastate.h"
#include "core/placement/ruleset.h"
#include "tests/core/insight/randomcluster.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <map>
#include <set>

namespace tst_advice {
using namespace quotadeck;
using namespace quotadeck::insight;
using test::partitionOf;
using test::RandomCluster;

namespace {
struct RunningApp
{
    ApplicationId id;
    access::UserGroups user;
    QueuePath leaf;
    std::vector<Resource> pods;
    bool isRunning = false; ///< else accepted
};

/// A tracker and queues in which some applications run, whatever the limits are (ENF-21).
class LiveCluster
{
public:
    LiveCluster(const config::PartitionConfig& partition, const std::vector<RunningApp>& apps)
        : m_queues(cluster::QueueTree(cluster::readQueueSpec(config::rootOf(partition)).value()))
    {
        m_manager.applyLimits(ugm::Limits::fromQueues(config::rootOf(partition)).value());
        m_queues.setCapacity({{"memory", 90}, {"vcore", 60}});
        for (const RunningApp& app : apps)
            start(app);
    }

    void start(const RunningApp& app)
    {
        for (const Resource& pod : app.pods) {
            QVERIFY(m_manager.increase(app.leaf, app.id, app.user, pod));
            m_queues.allocate(app.leaf, pod);
        }
        if (app.isRunning)
            m_queues.addRunning(app.leaf, app.id);
        else
            m_queues.addAllocating(app.leaf, app.id);
        m_apps.emplace(app.id, app);
    }

    /// Gives back all that @p id has, pod by pod.
    void end(const ApplicationId& id)
    {
        const RunningApp app = m_apps.at(id);
        for (std::size_t pod = 0; pod < app.pods.size(); ++pod) {
            const bool isLast = pod + 1 == app.pods.size();
            QVERIFY(m_queues.release(app.leaf, app.pods[pod]));
            QVERIFY(m_manager.decrease(app.leaf, app.id, app.user.user, app.pods[pod],
                                       isLast ? ugm::AppRemoval::Remove : ugm::AppRemoval::Keep));
        }
        if (app.isRunning)
            m_queues.removeRunning(app.leaf);
        else
            m_queues.removeApplication(app.leaf, app.id);
        m_apps.erase(id);
    }

    [[nodiscard]] PartitionSnapshot snapshot() const
    {
        PartitionSnapshot result = RandomCluster::snapshot(m_queues, m_manager);
        result.applications.emplace();
        for (const auto& [id, app] : m_apps) {
            ApplicationInfo& info = result.applications->emplace_back();
            info.id = id;
            info.user = app.user.user;
            info.groups = app.user.groups;
            info.queue = app.leaf;
            info.state = app.isRunning ? "Running" : "Accepted";
            for (const Resource& pod : app.pods)
                info.allocations.emplace_back().resource = pod;
        }
        return result;
    }

    /// What tracker and queues decide about a new application (ENF-10 to ENF-16).
    [[nodiscard]] bool allows(const Question& question, const QueuePath& queue) const
    {
        const cluster::Queue* leaf = m_queues.find(queue);
        return m_manager.canRun(queue, question.app, question.user).isAllowed()
            && m_manager.fits(queue, question.app, question.user, question.request).isAllowed()
            && cluster::canRun(*leaf, question.app).isAllowed()
            && cluster::fits(*leaf, question.request).isAllowed();
    }

    [[nodiscard]] bool canRun(const RunningApp& app) const
    {
        return cluster::canRun(*m_queues.find(app.leaf), app.id).isAllowed();
    }
    [[nodiscard]] const cluster::QueueTree& queues() const { return m_queues; }

private:
    cluster::QueueTree m_queues;
    ugm::Manager m_manager;
    std::map<ApplicationId, RunningApp> m_apps;
};

/// A configuration, what runs under it, and a request.
struct Case
{
    explicit Case(std::uint64_t seed)
    {
        RandomCluster random(seed);
        yaml = random.yaml();
        static const std::array kAccess
            = {"name: root, submitacl: '*'", "name: root, submitacl: 'ann,cid'", "name: root"};
        yaml.replace(yaml.find("name: root"), 10, kAccess.at(random.pick(kAccess.size())));
        if (random.pick(4) == 0) // whoever is in group dev runs in root.b, whatever is requested
            yaml.insert(
                yaml.find("queues:"),
                "placementrules: [{name: fixed, value: root.b, filter: {type: allow, groups: [dev]}}, "
                "{name: provided}], ");
        partition = partitionOf(yaml);
        const auto count = 1 + random.pick(9);
        for (std::uint64_t number = 0; number < count; ++number) {
            RunningApp app{ApplicationId(fmt::format("app-{}", number)),
                           random.person(random.pick(RandomCluster::kUsers.size())),
                           QueuePath(RandomCluster::kLeaves.at(random.pick(RandomCluster::kLeaves.size()))),
                           {},
                           random.pick(2) == 0};
            for (auto pods = 1 + random.pick(3); pods > 0; --pods)
                app.pods.push_back(random.someRequest());
            // A queue never counts more than it allows (QUE-30).
            if (LiveCluster(partition, apps).canRun(app))
                apps.push_back(app);
        }
        question.user = random.person(random.pick(RandomCluster::kUsers.size()));
        question.queue = QueuePath(RandomCluster::kLeaves.at(random.pick(RandomCluster::kLeaves.size())));
        question.request = random.someRequest();
        question.app = ApplicationId("app-new");
        if (!apps.empty() && random.pick(4) == 0) { // one that runs asks for more
            const RunningApp& own = apps.front();
            question.app = own.id;
            question.user = own.user;
            question.queue = own.leaf;
            question.isRunning = own.isRunning;
        }
    }

    [[nodiscard]] Explanation answer(const PartitionSnapshot& snapshot) const
    {
        QuotaState state = quotaState(partition, &snapshot).value();
        return explain(state, partition, question).value();
    }

    [[nodiscard]] Advice advice() const
    {
        const PartitionSnapshot snapshot = LiveCluster(partition, apps).snapshot();
        QuotaState state = quotaState(partition, &snapshot).value();
        const Explanation explanation = explain(state, partition, question).value();
        return adviceFor(state, partition, &snapshot, explanation);
    }

    /// Whether the request is allowed after @p ended have ended.
    [[nodiscard]] bool isAllowedAfter(const std::set<ApplicationId>& ended) const
    {
        LiveCluster cluster(partition, apps);
        for (const ApplicationId& app : ended)
            cluster.end(app);
        return answer(cluster.snapshot()).isAllowed();
    }

    std::string yaml;
    config::PartitionConfig partition;
    std::vector<RunningApp> apps;
    Question question;
};

std::set<ApplicationId> namesOf(const Advice& advice)
{
    std::set<ApplicationId> names;
    for (const WaitFor& wait : advice.waits)
        names.insert(wait.app);
    return names;
}

NodeInfo node(const char* id, Resource capacity, Resource allocated = {}, bool isSchedulable = true)
{
    NodeInfo info;
    info.id = id;
    info.capacity = std::move(capacity);
    info.allocated = std::move(allocated);
    info.schedulable = isSchedulable;
    return info;
}
} // namespace

class TestAdvice : public QObject
{
    Q_OBJECT

    int m_waits = 0;
    int m_several = 0;
    int m_hopeless = 0;

    void checkWaits(const Case& one)
    {
        const Advice advice = one.advice();
        if (one.isAllowedAfter({})) {
            QVERIFY(advice.waits.empty() && !advice.exceedsLimit);
            return;
        }
        const auto names = namesOf(advice);
        if (names.empty()) {
            std::set<ApplicationId> others;
            for (const RunningApp& app : one.apps) {
                if (app.id != one.question.app)
                    others.insert(app.id);
            }
            QVERIFY(!one.isAllowedAfter(others));
            ++m_hopeless;
            return;
        }
        QVERIFY(!advice.exceedsLimit && !names.contains(one.question.app));
        QVERIFY(one.isAllowedAfter(names));
        for (const ApplicationId& name : names) {
            auto fewer = names;
            fewer.erase(name);
            QVERIFY(!one.isAllowedAfter(fewer));
        }
        ++m_waits;
        m_several += names.size() > 1 ? 1 : 0;
    }

    int m_offered = 0;
    int m_elsewhere = 0;

    void checkQueues(const Case& one)
    {
        const Advice advice = one.advice();
        if (one.isAllowedAfter({})) {
            QVERIFY(advice.queues.empty());
            return;
        }
        const LiveCluster cluster(one.partition, one.apps);
        Question again = one.question; // as a new application
        again.app = ApplicationId();
        again.isRunning = false;
        const auto rules = placement::RuleSet::fromConfig(one.partition.placementRules.value).value();
        std::size_t elsewhere = 0;
        for (const char* leaf : RandomCluster::kLeaves) {
            const QueuePath queue(leaf);
            const bool isOffered
                = std::ranges::find(advice.queues, queue, &OtherQueue::queue) != advice.queues.end();
            const bool isOpen = access::checkAccess(access::Permission::Submit, queue, again.user,
                                                    placement::aclsOf(cluster.queues()))
                                    .isAllowed();
            const bool isAllowed = isOpen && queue != again.queue && cluster.allows(again, queue);
            const auto placed = rules.place({leaf, again.user, {}}, cluster.queues());
            QCOMPARE(isOffered, isAllowed && placed.queue == queue);
            elsewhere += isAllowed && placed.queue != queue ? 1 : 0;
        }
        QCOMPARE(advice.placedElsewhere, elsewhere);
        m_offered += static_cast<int>(advice.queues.size());
        m_elsewhere += static_cast<int>(elsewhere);
    }

    template <typename Check>
    void forCases(std::uint64_t count, Check check)
    {
        for (std::uint64_t seed = 0; seed < count; ++seed) {
            check(Case(seed));
            if (QTest::currentTestFailed()) {
                qWarning("with seed %llu", static_cast<unsigned long long>(seed));
                return;
            }
        }
    }

    static Advice nodesFor(std::vector<NodeInfo> nodes, const Resource& request, const char* required = "")
    {
        const auto partition = partitionOf("partitions: [{name: default, queues: [{name: root, queues: "
                                           "[{name: a}]}]}]");
        PartitionSnapshot snapshot;
        snapshot.nodes = std::move(nodes);
        QuotaState state = quotaState(partition, &snapshot).value();
        Question question{{UserName("bob"), {}}, QueuePath("root.a"), {}, false, request, required};
        return adviceFor(state, partition, &snapshot, explain(state, partition, question).value());
    }

    static QString nodesText(const Advice& advice, const Resource& request)
    {
        return QString::fromStdString(describe(advice.nodes.value(), request).english());
    }

private Q_SLOTS:
    /// 600 clusters: the request is allowed when the applications have ended, and not when one of them still runs;
    /// where none are named, the end of all others does not help.
    void theRequestIsAllowedWhenTheApplicationsHaveEnded()
    {
        forCases(600, [this](const Case& one) { checkWaits(one); });
        qInfo("%d sets, %d of several applications, %d times none", m_waits, m_several, m_hopeless);
        QVERIFY(m_waits > 100 && m_several > 30 && m_hopeless > 50);
    }

    /// Exactly the queues are offered to which the user may submit, in which placement leaves the application, and
    /// that tracker and queues allow (ACL-20, PLC-40).
    void otherQueuesAllowTheRequest()
    {
        forCases(3000, [this](const Case& one) { checkQueues(one); });
        qInfo("%d queues, %d elsewhere", m_offered, m_elsewhere);
        QVERIFY(m_offered > 100 && m_elsewhere > 10);
    }

    void theLargestHolderIsNamedAlone()
    {
        const auto partition
            = partitionOf("partitions: [{name: default, queues: [{name: root, queues: [{name: a, resources: "
                          "{max: {memory: 20}}}]}]}]");
        const access::UserGroups ann{UserName("ann"), {}};
        const QueuePath leaf("root.a");
        const std::vector<RunningApp> apps{{ApplicationId("small"), ann, leaf, {{{"memory", 2}}}, true},
                                           {ApplicationId("middle"), ann, leaf, {{{"memory", 7}}}, true},
                                           {ApplicationId("large"), ann, leaf, {{{"memory", 9}}}, true}};
        const PartitionSnapshot snapshot = LiveCluster(partition, apps).snapshot();
        QuotaState state = quotaState(partition, &snapshot).value();
        const auto ask = [&](Quantity memory) {
            const Question question{ann, leaf, {}, false, {{"memory", memory}}};
            return adviceFor(state, partition, &snapshot, explain(state, partition, question).value());
        };

        QCOMPARE(ask(11).waits,
                 (std::vector<WaitFor>{{ApplicationId("large"), ann.user, leaf, {{"memory", 9}}}}));
        QCOMPARE(namesOf(ask(17)), (std::set{ApplicationId("large"), ApplicationId("middle")}));
        QCOMPARE(QString::fromStdString(waitsText(ask(17)).english()),
                 QStringLiteral("The request is allowed when 2 applications have ended, all of these:"));
        const Advice tooLarge = ask(21);
        QVERIFY(tooLarge.exceedsLimit && tooLarge.waits.empty());
        QVERIFY(waitsText(tooLarge).english().starts_with("Waiting does not help"));
    }

    void nothingIsAdvisedWhereUsageIsUnknown()
    {
        const auto partition
            = partitionOf("partitions: [{name: default, queues: [{name: root, submitacl: '*', queues: "
                          "[{name: a, resources: {max: {memory: 2}}}, {name: b}]}]}]");
        PartitionSnapshot snapshot; // applications alone
        ApplicationInfo& app = snapshot.applications.emplace().emplace_back();
        app.id = ApplicationId("app-1");
        app.queue = QueuePath("root.a");
        app.used = Resource{{"memory", 2}};
        QuotaState state = quotaState(partition, &snapshot).value();
        const Question question{{UserName("ann"), {}}, QueuePath("root.a"), {}, false, {{"memory", 3}}};

        const Advice advice
            = adviceFor(state, partition, &snapshot, explain(state, partition, question).value());

        QVERIFY(advice.waits.empty() && advice.queues.empty() && !advice.exceedsLimit && !advice.nodes);
    }

    void anotherQueueNeedsAnotherSubmission()
    {
        const auto partition
            = partitionOf("partitions: [{name: default, queues: [{name: root, submitacl: '*', queues: "
                          "[{name: a, resources: {max: {memory: 2}}}, {name: b}]}]}]");
        const PartitionSnapshot snapshot = LiveCluster(partition, {}).snapshot();
        const auto lead = [&](const char* app) {
            QuotaState state = quotaState(partition, &snapshot).value();
            const Question question{
                {UserName("ann"), {}}, QueuePath("root.a"), ApplicationId(app), false, {{"memory", 3}}};
            const Advice advice
                = adviceFor(state, partition, &snapshot, explain(state, partition, question).value());
            return advice.queues.size() == 1 ? queuesText(advice).english() : std::string();
        };
        QCOMPARE(lead(""), std::string("Other queues that allow the request now:"));
        QCOMPARE(
            lead("app-1"),
            std::string("Other queues that allow the request now, if the application is submitted again:"));
    }

    void aSearchStopsWhenAsked()
    {
        const auto partition
            = partitionOf("partitions: [{name: default, queues: [{name: root, submitacl: '*', queues: "
                          "[{name: a, resources: {max: {memory: 2}}}, {name: b}]}]}]");
        const PartitionSnapshot snapshot = LiveCluster(partition, {}).snapshot();
        QuotaState state = quotaState(partition, &snapshot).value();
        const Question question{{UserName("ann"), {}}, QueuePath("root.a"), {}, false, {{"memory", 3}}};
        const Explanation explanation = explain(state, partition, question).value();
        std::stop_source stop;

        QCOMPARE(adviceFor(state, partition, &snapshot, explanation, stop.get_token()).queues.size(),
                 std::size_t{1});
        stop.request_stop();
        QVERIFY(adviceFor(state, partition, &snapshot, explanation, stop.get_token()).queues.empty());
    }

    void limitsMayAllowWhatNoNodeHasRoomFor()
    {
        const Resource four{{"vcore", 4000}};
        const Advice advice = nodesFor(
            {node("n1", {{"vcore", 8000}}, {{"vcore", 5000}}), node("n2", {{"vcore", 2000}})}, four);

        QCOMPARE(advice.nodes->open, std::size_t{2});
        QVERIFY(!advice.nodes->fits());
        QCOMPARE(nodesText(advice, four),
                 QStringLiteral("No node has room for the pod: the largest free amount of a node is vcore 3, "
                                "requested is vcore 4."));
    }

    void theAnswerIsNotAllowedWhereNoNodeHasRoom()
    {
        const auto partition = partitionOf("partitions: [{name: default, queues: [{name: root, queues: "
                                           "[{name: a}]}]}]");
        QuotaState state = quotaState(partition, nullptr).value();
        const Question question{{UserName("bob"), {}}, QueuePath("root.a"), {}, false, {{"vcore", 4000}}};
        const Explanation explanation = explain(state, partition, question).value();
        QVERIFY(explanation.isAllowed());
        const Advice full = nodesFor({node("n1", {{"vcore", 2000}})}, question.request);
        QVERIFY(lacksNode(explanation, full));
        QCOMPARE(answerText(explanation, full).english(),
                 std::string("No node has room for the pod: the largest free amount of a node is vcore 2, "
                             "requested is vcore 4. Limits and quotas along the path to root.a allow the "
                             "request; some usage is unknown."));
        const Advice free = nodesFor({node("n1", {{"vcore", 4000}})}, question.request);
        QVERIFY(!lacksNode(explanation, free) && !lacksNode(explanation, Advice()));
        QCOMPARE(answerText(explanation, free).english(), explanation.sentence().english());
    }

    void nodesWithRoomAreCounted()
    {
        const Resource pod{{"memory", 2}, {"vcore", 2000}};
        const Advice some = nodesFor({node("n1", {{"memory", 2}, {"vcore", 2000}}),
                                      node("n2", {{"memory", 9}, {"vcore", 1000}}),
                                      node("n3", {{"memory", 9}, {"vcore", 9000}}, {}, false)},
                                     pod);
        QCOMPARE(some.nodes->open, std::size_t{2}); // n3 is closed
        QCOMPARE(nodesText(some, pod), QStringLiteral("1 node has room for the pod."));

        const Advice apart = nodesFor(
            {node("n1", {{"memory", 2}, {"vcore", 1}}), node("n2", {{"memory", 1}, {"vcore", 2000}})}, pod);
        QVERIFY(apart.nodes->tooSmall.empty());
        QVERIFY(nodesText(apart, pod).endsWith(QStringLiteral("all requested amounts free at once.")));
        const Resource gpu{{"gpu", 1}};
        QVERIFY(
            nodesText(nodesFor({node("n1", {{"vcore", 1}})}, gpu), gpu).contains(QStringLiteral("gpu 0")));
    }

    void aRequiredNodeCountsAlone()
    {
        const Resource pod{{"vcore", 2000}};
        const std::vector<NodeInfo> nodes{node("n1", {{"vcore", 4000}}), node("n2", {{"vcore", 1000}}),
                                          node("n3", {{"vcore", 4000}}, {}, false)};
        const auto text
            = [&](const char* required) { return nodesText(nodesFor(nodes, pod, required), pod); };

        QCOMPARE(text("n1"), QStringLiteral("The pod must run on node n1, which has room for it."));
        QCOMPARE(
            text("n2"),
            QStringLiteral("The pod must run on node n2, which has too little room: vcore 1 free, vcore 2 "
                           "requested."));
        QCOMPARE(text("n3"), QStringLiteral("The pod must run on node n3, which takes no new pods."));
        QVERIFY(text("n9").endsWith(QStringLiteral("does not report.")));
    }

    void unknownNodesAreNotTakenForNone()
    {
        const Resource pod{{"vcore", 2000}};
        QVERIFY(!nodesFor({}, pod).nodes);
        NodeInfo unknown;
        unknown.id = "n1";
        unknown.schedulable = true;
        QVERIFY(!nodesFor({unknown}, pod).nodes); // its amounts are not reported
        QVERIFY(!nodesFor({unknown, node("n2", {{"vcore", 1}})}, pod).nodes);
        QVERIFY(nodesFor({unknown, node("n2", {{"vcore", 2000}})}, pod).nodes->fits());
        QCOMPARE(nodesText(nodesFor({node("n3", {{"vcore", 2000}}, {}, false)}, pod), pod),
                 QStringLiteral("No node takes new pods."));
    }
};

QUOTADECK_TEST(TestAdvice, NoApplication)
} // namespace tst_advice

#include "tst_advice.moc"
