// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/quota/podlistmodel.h"
#include "tests/support/modelguard.h"
#include "tests/support/testprogram.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_podlistmodel {
using namespace quotadeck;
using namespace quotadeck::models;
using quotadeck::test::dump;
using quotadeck::test::ModelGuard;

namespace {
constexpr SystemTime kNow{std::chrono::seconds(1'800'000'000)};
const std::int64_t kBefore = (kNow - std::chrono::minutes(5)).time_since_epoch().count();

ApplicationInfo application()
{
    ApplicationInfo info;
    info.id = ApplicationId("app-1");
    info.state = "Running";
    AllocationInfo allocation;
    allocation.key = "key-1";
    allocation.tags = {{"kubernetes.io/meta/podName", "driver"}};
    allocation.nodeId = "n1";
    allocation.priority = "7";
    allocation.allocationTime = kBefore;
    allocation.resource = Resource{{"vcore", 500}};
    AllocationInfo bare; // of which little is sent
    bare.key = "key-2";
    bare.placeholder = true;
    info.allocations = {allocation, bare};
    RequestInfo request;
    request.key = "key-3";
    request.requestTime = kBefore;
    request.log = {{"no node", kBefore, 2}, {"queue is full", kBefore + 1, 14}};
    info.requests = {request};
    return info;
}

std::shared_ptr<const SnapshotUpdate> update(std::vector<ApplicationInfo> active,
                                             std::vector<ApplicationInfo> ended = {})
{
    auto snapshot = std::make_shared<ClusterSnapshot>();
    snapshot->time = kNow;
    PartitionSnapshot& partition = snapshot->partitions.emplace_back();
    partition.info.name = "default";
    partition.applications = std::move(active);
    partition.finished = finishedApplications(std::move(ended));
    NodeInfo node;
    node.id = "n1";
    node.attributes = {{"si/instance-type", "m5.large"}};
    partition.nodes = {node};
    return makeUpdate(nullptr, snapshot, "default");
}
} // namespace

class TestPodListModel : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void listsAllocationsAndRequests() // REST-16
    {
        PodListModel model;
        ModelGuard guard(&model);
        model.apply(*update({application()}));
        QCOMPARE(model.rowCount(), 0); // no application is chosen
        model.setApplication(QStringLiteral("app-1"));
        QCOMPARE(dump(model),
                 QStringList({"key-3|Pending|–|–|Pod|–|5 min|–|14|queue is full|–",
                              "driver|Allocated|n1|m5.large|Pod|7|5 min|vcore 500m|–||–",
                              "key-2|Allocated|–|–|Placeholder|–|–|–|–||–"})); // unknown is never 0
    }

    void hasAllReasonsWithTheirCounts()
    {
        PodListModel model;
        model.apply(*update({application()}));
        model.setApplication(QStringLiteral("app-1"));
        const QString reasons = model.index(0, PodListModel::ReasonColumn).data(Qt::ToolTipRole).toString();
        QVERIFY(reasons.startsWith(QStringLiteral("queue is full (14 times, last ")));
        QVERIFY(reasons.contains(QStringLiteral("\nno node (2 times, last ")));
    }

    void followsTheApplicationByUpdates()
    {
        PodListModel model;
        model.setApplication(QStringLiteral("app-1"));
        model.apply(*update({application()}));
        ModelGuard guard(&model);
        const QSignalSpy changed(&model, &PodListModel::applicationChanged);
        const QPersistentModelIndex kept = model.index(1, 0);
        ApplicationInfo next = application();
        next.requests.clear();
        next.allocations.front().preempted = true;
        model.apply(*update({next}));
        QCOMPARE(changed.count(), 1);
        QCOMPARE(guard.removes.count(), 1);
        QCOMPARE(guard.inserts.count(), 0);
        QCOMPARE(kept.sibling(kept.row(), PodListModel::StateColumn).data().toString(),
                 QStringLiteral("Preempted"));
        QCOMPARE(model.nodeOf(model.idOf(kept)), QStringLiteral("n1"));
    }

    void aFinishedApplicationIsKnownWithoutPods()
    {
        PodListModel model;
        model.setApplication(QStringLiteral("app-1"));
        ApplicationInfo ended = application();
        ended.allocations.clear();
        ended.requests.clear();
        model.apply(*update({}, {ended}));
        QVERIFY(model.application() && model.hasEnded());
        QCOMPARE(model.rowCount(), 0);
        model.apply(*update({}));
        QVERIFY(!model.application() && !model.hasEnded());
    }
};

QUOTADECK_TEST(TestPodListModel, QCoreApplication)
} // namespace tst_podlistmodel

#include "tst_podlistmodel.moc"
