// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/effectivelimits.h"
#include "core/insight/explain.h"
#include "core/insight/quotastate.h"
#include "tests/core/insight/randomcluster.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_explain {
using namespace quotadeck;
using namespace quotadeck::insight;
using cluster::AttemptOutcome;
using test::partitionOf;

namespace {
config::PartitionConfig partitionWith(const std::string& root)
{
    return partitionOf("partitions: [{name: default, queues: [{name: root, " + root + "}]}]");
}

Question ask(const char* queue, const Resource& request, std::vector<GroupName> groups = {})
{
    return {{UserName("bob"), std::move(groups)}, QueuePath(queue), ApplicationId(), false, request};
}

QueueInfo queueInfo(const char* path, bool isLeaf, std::optional<Resource> max = {})
{
    QueueInfo info;
    info.path = QueuePath(path);
    info.parent = info.path.parent();
    info.isLeaf = isLeaf;
    info.isManaged = true;
    info.max = std::move(max);
    return info;
}

/// An idle cluster of one queue, root.a.
PartitionSnapshot idle()
{
    PartitionSnapshot snapshot;
    snapshot.queues = {queueInfo("root", false, Resource{{"vcore", 8000}}), queueInfo("root.a", true)};
    snapshot.users.emplace();
    snapshot.groups.emplace();
    return snapshot;
}

Explanation answer(const config::PartitionConfig& partition, const PartitionSnapshot* snapshot,
                   const Question& question)
{
    QuotaState state = quotaState(partition, snapshot).value();
    return explain(state, partition, question).value();
}
} // namespace

class TestExplain : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatNoNodeOffersIsTheClustersFault() // QUE-20, ENF edge case of 6.8
    {
        const auto partition = partitionWith("queues: [{name: a}]");
        const PartitionSnapshot snapshot = idle();

        const Explanation gpu = answer(partition, &snapshot, ask("root.a", {{"gpu", 1}}));

        QCOMPARE(gpu.verdict.outcome, AttemptOutcome::QueueDenied);
        QCOMPARE(gpu.raises.size(), std::size_t{1});
        QCOMPARE(gpu.raises.front().target, RaiseTarget::Capacity);
        QVERIFY(!gpu.raises.front().isEdit());
        QVERIFY(gpu.sentence().english().starts_with("Blocked by the size of the cluster at root"));
    }

    void aClusterOfUnknownSizeRefusesNothing()
    {
        const auto partition = partitionWith("queues: [{name: a}]");

        const Explanation gpu = answer(partition, nullptr, ask("root.a", {{"gpu", 1}}));

        QVERIFY(gpu.isAllowed() && !gpu.knowsQueues && !gpu.knowsUsage);
        QVERIFY(gpu.sentence().english().find("some usage is unknown") != std::string::npos);
    }

    void whatIsUsedIsNotToldAsZeroWhereItIsUnknown()
    {
        const auto partition = partitionWith("queues: [{name: a, resources: {max: {vcore: 9}}, limits: "
                                             "[{users: [bob], maxresources: {vcore: 2}}]}]");

        const auto sentenceFor = [&partition](Quantity vcore) {
            return QString::fromStdString(
                answer(partition, nullptr, ask("root.a", {{"vcore", vcore}})).sentence().english());
        };
        QCOMPARE(
            sentenceFor(4000),
            QStringLiteral("Blocked by the limit of user bob at root.a: it allows 2 vcore, requests 4."));
        QVERIFY2(!sentenceFor(20'000).contains(QStringLiteral("used")), qPrintable(sentenceFor(20'000)));
    }

    void aQueueThatIsNoLeafIsNotScheduled()
    {
        const auto partition = partitionWith("queues: [{name: a, queues: [{name: b}]}]");

        QCOMPARE(answer(partition, nullptr, ask("root.a", {{"vcore", 1}})).verdict.outcome,
                 AttemptOutcome::NotScheduled);
    }

    void limitsInTheWayTogetherAreAllNamed()
    {
        const auto partition = partitionWith(
            "queues: [{name: a, resources: {max: {vcore: 1}}, limits: [{users: [eve], maxapplications: 1}, "
            "{users: [bob], maxresources: {vcore: 2, memory: 5}}, {groups: [dev], maxresources: {vcore: "
            "3}}]}]");

        const Explanation both
            = answer(partition, nullptr, ask("root.a", {{"vcore", 4000}}, {GroupName("dev")}));

        QCOMPARE(both.raises.size(), std::size_t{3}); // quota, user, group
        const auto user = std::ranges::find(both.raises, DenialSubject::User, &QuotaRaise::subject);
        QVERIFY(user != both.raises.end());
        QCOMPARE(user->limit, std::optional<std::size_t>(1)); // behind that of eve
        QCOMPARE(configText(*user), std::string("4"));
        QCOMPARE(both.fitting, std::optional(Resource{{"vcore", 1000}}));
    }

    void aSettledGroupIsToldAsSuch() // UGM-10
    {
        const auto partition
            = partitionWith("queues: [{name: a, limits: [{groups: [dev, qa], maxresources: {vcore: 9}}]}]");
        PartitionSnapshot snapshot = idle();
        UserUsage bob{UserName("bob"), {{ApplicationId("app"), GroupName("qa")}}, {}};
        for (const char* path : {"root", "root.a"}) {
            UsageNode& node = bob.nodes.emplace_back();
            node.path = QueuePath(path);
            node.usage = Resource{{"vcore", 100}};
            node.runningApplications = {ApplicationId("app")};
        }
        snapshot.users = {bob};
        snapshot.groups = {GroupUsage{GroupName("qa"), {ApplicationId("app")}, bob.nodes}};
        Question question = ask("root.a", {{"vcore", 1}}, {GroupName("dev"), GroupName("qa")});

        const auto fresh = answer(partition, &snapshot, question).group;
        question.app = ApplicationId("app");
        const auto settled = answer(partition, &snapshot, question).group;

        QVERIFY((fresh == ugm::GroupMatch{GroupName("dev"), QueuePath("root.a")}));
        QVERIFY((settled == ugm::GroupMatch{GroupName("qa"), QueuePath()}));
    }

    void aDynamicQueueKeepsItsQuota() // QUE-53
    {
        const auto partition = partitionWith("queues: [{name: a, parent: true}]");
        PartitionSnapshot snapshot = idle();
        snapshot.queues->at(1).isLeaf = false;
        QueueInfo dynamic = queueInfo("root.a.bob", true, Resource{{"vcore", 500}});
        dynamic.isManaged = false;
        snapshot.queues->push_back(dynamic);

        const Explanation denied = answer(partition, &snapshot, ask("root.a.bob", {{"vcore", 501}}));

        QCOMPARE(denied.raises.size(), std::size_t{1});
        QCOMPARE(denied.raises.front().target, RaiseTarget::DynamicQueue);
        QCOMPARE(denied.raises.front().to, Quantity{501});
    }

    void theFirstRequestInLineIsTheOneThatWaits() // ENF-15
    {
        ApplicationInfo app;
        app.state = "Running";
        app.queue = QueuePath("root.a");
        const auto request = [](const char* priority, std::int64_t time, Quantity vcore) {
            RequestInfo info;
            info.priority = priority;
            info.requestTime = time;
            info.resource = Resource{{"vcore", vcore}};
            return info;
        };
        app.requests = {request("0", 1, 1), request("5", 9, 2), request("5", 8, 3)};

        const auto question = waitingQuestion(app);

        QVERIFY(question && question->isRunning);
        QVERIFY((question->request == Resource{{"vcore", 3}}));
        QVERIFY(!waitingQuestion({}));
    }

    void theMatrixShowsWhoseGroupChanges() // UGM-12, UGM-13
    {
        const auto before = partitionWith("queues: [{name: a, limits: [{groups: [dev], maxresources: {vcore: "
                                          "1}}]}, {name: b}]");
        const auto after = partitionWith("queues: [{name: a, limits: [{groups: ['*'], maxresources: {vcore: "
                                         "1}}]}, {name: B}, {name: c}]");

        const ChargeMatrix matrix
            = chargeMatrix(&before, after, {{UserName("bob"), {GroupName("dev")}}, {UserName("eve"), {}}},
                           {QueuePath("root.dyn.x")})
                  .value();

        QCOMPARE(matrix.queues,
                 (std::vector{QueuePath("root.a"), QueuePath("root.b"), QueuePath("root.c"),
                              QueuePath("root.dyn.x")}));
        QVERIFY(matrix.at(0, 0).isChanged());
        QVERIFY(matrix.at(0, 0).after->group == GroupName("*"));
        QVERIFY(!matrix.at(1, 0).isChanged()); // no groups, not even the wildcard (UGM-11)
        QVERIFY(!matrix.at(0, 1).isChanged());
    }

    void aRequestIsReadAsItIsWritten() // RES-4, RES-43
    {
        const Resource request = readRequest(" vcore = 1500m,memory=4Gi , nvidia.com/gpu=1,").value();

        QVERIFY((request == Resource{{"vcore", 1500}, {"memory", Quantity(4) << 30}, {"nvidia.com/gpu", 1}}));
        QVERIFY(readRequest(requestText(request)).value() == request);
        QCOMPARE(readRequest("vcore=2x").error().code, ErrorCode::InvalidArgument);
        QVERIFY(!readRequest("=2"));
        QVERIFY(readRequest("")->entries().empty());
        QVERIFY((readGroups("dev, qa,") == std::vector{GroupName("dev"), GroupName("qa")}));
    }

    void aListThatIsNotThereAnswersNothing() // REST-12, REST-13
    {
        PartitionSnapshot snapshot = idle();
        QVERIFY(listedState(snapshot));
        snapshot.groups.reset();
        QCOMPARE(listedState(snapshot).error().code, ErrorCode::NotFound);
        snapshot = idle();
        snapshot.queues.reset();
        QCOMPARE(listedState(snapshot).error().code, ErrorCode::NotFound);
    }
};

QUOTADECK_TEST(TestExplain, NoApplication)
} // namespace tst_explain

#include "tst_explain.moc"
