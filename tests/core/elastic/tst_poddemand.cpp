// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/manifestset.h"
#include "core/elastic/poddemand.h"
#include "core/elastic/quotasolver.h"
#include "tests/support/quotamanifest.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_poddemand {
using namespace quotadeck;
using namespace quotadeck::elastic;
using test::ManifestBuilder;

namespace {
std::string pod(const std::string& name, const std::string& labels, const std::string& spec)
{
    return "---\nkind: Pod\nmetadata: {name: " + name + ", namespace: work, labels: {" + labels
        + "}}\nspec: {" + spec + ", containers: [{resources: {requests: {cpu: 2, memory: 1Gi}}}]}\n";
}

const std::string kOfTrain = "quota.scheduling.koordinator.sh/name: train";
const std::string kTrain = ManifestBuilder("train").max("cpu: 40").min("cpu: 10");

QuotaNode nodeNamed(const QuotaProblem& problem, std::string_view name)
{
    for (const QuotaNode& node : problem.nodes) {
        if (node.group.name == name)
            return node;
    }
    return {};
}
} // namespace

class TestPodDemand : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theRequestIsTheSumOfThePods() // EQ-16 to EQ-18: waiting pods request, only assigned ones use
    {
        const auto read = readManifests(
            kTrain + pod("a", kOfTrain, "nodeName: n") + pod("b", kOfTrain, "priority: 1")
            + pod("c", kOfTrain + ", quota.scheduling.koordinator.sh/preemptible: \"false\"", "nodeName: n"));
        QVERIFY(read.findings.empty());
        const QuotaDemand demand = nodeNamed(problemOf(read.set, {}), "train").demand;
        QCOMPARE(demand.request, (Resource{{"cpu", 6000}})); // memory is not in max
        QCOMPARE(demand.used, (Resource{{"cpu", 4000}}));
        QCOMPARE(demand.nonPreemptibleRequest, (Resource{{"cpu", 2000}}));
        QCOMPARE(demand.nonPreemptibleUsed, (Resource{{"cpu", 2000}}));
    }

    void whatAGroupReportsCounts()
    {
        const std::string reported
            = ManifestBuilder("train").max("cpu: 40").min("cpu: 10").annotation("request", R"({"cpu":"30"})");
        const auto read = readManifests(reported + pod("a", kOfTrain, "nodeName: n"));
        const QuotaDemand demand = nodeNamed(problemOf(read.set, {}), "train").demand;
        QCOMPARE(demand.request, (Resource{{"cpu", 30000}}));
        QCOMPARE(demand.used, (Resource{{"cpu", 2000}})); // that is not reported
    }

    void podsOfNoGroupTakeFromTheTotal() // EQ-52, EQ-91
    {
        const auto read = readManifests(kTrain + pod("a", "app: web", "nodeName: n"));
        const auto tree = solveTree(problemOf(read.set, {{"cpu", 10000}}));
        QVERIFY(tree);
        QCOMPARE(tree->table.total(0).valueOr0(ResourceType("cpu")), Quantity(8000));
    }

    void aGroupWithoutPodsStaysSilent()
    {
        const auto read = readManifests(kTrain + pod("a", "app: web", "nodeName: n"));
        QVERIFY(isRequestUnknown(withPodDemand(read.set.manifests, read.set.pods).front().object));
    }

    void aTreeHasTheNodesThatItsProfileSelects() // EQ-54, EQ-56: 307200m * 0.9 = 276480m
    {
        const std::string profile
            = "---\nkind: ElasticQuotaProfile\nmetadata: {name: gpu, namespace: quotas, labels: "
              "{quota.scheduling.koordinator.sh/tree-id: \"7\"}}\nspec: {quotaName: pool, resourceRatio: "
              "\"0.9\", nodeSelector: {matchLabels: {pool: gpu}}}\n";
        const std::string nodes
            = "---\nkind: Node\nmetadata: {name: n1, labels: {pool: gpu}}\nstatus: {allocatable: {cpu: "
              "307200m}}\n---\nkind: Node\nmetadata: {name: n2}\nstatus: {allocatable: {cpu: 400}}\n";
        const std::string root
            = ManifestBuilder("pool").parent().label("is-root", "true").label("tree-id", "7").max("cpu: 900");
        const auto read = readManifests(root + profile + nodes);
        const auto tree = solveTree(problemOf(read.set, {}));
        QVERIFY(tree);
        QCOMPARE(tree->table.treeCount(), QuotaTable::Row(2));
        QCOMPARE(tree->table.total(1).valueOr0(ResourceType("cpu")), Quantity(276480));
        QCOMPARE(tree->table.total(0).valueOr0(ResourceType("cpu")), Quantity(707200 - 276480));
        QVERIFY(!tree->hasSilentTrees);
    }
};

QUOTADECK_TEST(TestPodDemand, NoApplication)
} // namespace tst_poddemand

#include "tst_poddemand.moc"
