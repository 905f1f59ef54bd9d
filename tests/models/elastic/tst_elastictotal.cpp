// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/common/usagebar.h"
#include "models/elastic/elastictotal.h"
#include "models/elastic/elastictreemodel.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_elastictotal {
using namespace quotadeck;
using namespace quotadeck::models;

namespace {
const ResourceType kGpu("gpu");

elastic::QuotaObject object(const char* name, const char* tree = "", const char* parent = "")
{
    elastic::QuotaObject object;
    object.group.name = name;
    object.group.treeId = tree;
    object.group.parent = parent;
    object.group.max = {{"gpu", 1000}};
    object.status.request = Resource{{"gpu", 50}};
    object.status.childRequest = Resource{{"gpu", 50}};
    object.status.used = Resource{{"gpu", 3}};
    return object;
}

/// A cluster of three machines, one of them closed, with a tree of 200 beside the default tree.
elastic::QuotaSnapshot twoTrees()
{
    elastic::QuotaSnapshot snapshot;
    auto root = object("pool", "a");
    root.group.isTreeRoot = true;
    root.group.isParent = true;
    root.group.treeTotal = {{"gpu", 200}};
    auto system = object("koordinator-system-quota");
    system.status.used = Resource{{"gpu", 10}};
    snapshot.objects = {object("default-team"), system, root, object("pool-team", "a", "pool")};
    snapshot.machines = {{"n1", {}, {{"gpu", 100}}, true},
                         {"n2", {}, {{"gpu", 80}}, false, "a"},
                         {"n3", {}, {{"gpu", 120}}, true, "a"}};
    snapshot.total = {{"gpu", 300}};
    return snapshot;
}

ElasticStatePtr stateOf(elastic::QuotaSnapshot snapshot)
{
    return makeClusterState(std::make_shared<const elastic::QuotaSnapshot>(std::move(snapshot)), {});
}

QStringList linesOf(const ElasticState& state, const char* group)
{
    QStringList lines;
    for (const CalculationStep& line : totalAccount(state, group, kGpu))
        lines << QStringLiteral("%1: %2").arg(line.title, line.amount);
    return lines;
}
} // namespace

/// What there is to share and why.
class TestElasticTotal : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theDefaultTreeHasWhatOthersLeave() // EQ-52, EQ-54, EQ-55
    {
        const auto state = stateOf(twoTrees());
        QCOMPARE(linesOf(*state, "default-team"),
                 QStringList({"All nodes: 300", "of which unschedulable: 80", "System and default: -10",
                              "Other trees: -200", "Available to the first level: 90"}));
        QCOMPARE(totalGap(*state, "default-team", kGpu), QString());
        QCOMPARE(countedMachines(*state, "default-team").size(), std::size_t{3});
    }

    void aTreeHasItsPool() // EQ-54, EQ-56
    {
        const auto state = stateOf(twoTrees());
        QCOMPARE(linesOf(*state, "pool-team"),
                 QStringList({"Nodes of the tree: 200", "of which unschedulable: 80", "Root of the tree: 200",
                              "Available to the first level: 200"}));
        QCOMPARE(countedMachines(*state, "pool-team").size(), std::size_t{2});
    }

    /// What a service leaves out is unknown, for that tree and for what it leaves to the others.
    void aTotalThatIsNotToldIsUnknown()
    {
        auto snapshot = twoTrees();
        snapshot.objects[2].group.treeTotal = {};
        snapshot.machines.clear();
        const auto state = stateOf(std::move(snapshot));
        QCOMPARE(linesOf(*state, "pool-team"), QStringList("Available to the first level: unknown"));
        QVERIFY(linesOf(*state, "default-team").endsWith("Available to the first level: unknown"));
        QVERIFY(totalGap(*state, "pool-team", kGpu).contains("annotation total-resource"));
        QVERIFY(totalGap(*state, "default-team", kGpu).contains("tree a"));

        ElasticTreeModel model;
        model.setState(state, kGpu);
        for (int row = 0; row < model.rowCount(); ++row) {
            const auto runtime = model.index(row, ElasticTreeModel::RuntimeColumn);
            if (model.index(row, 0).data().toString() == QLatin1String("koordinator-system-quota"))
                continue;
            QCOMPARE(runtime.data().toString(), QStringLiteral("unknown"));
            const QModelIndex share = runtime.siblingAtColumn(ElasticTreeModel::ShareColumn);
            QVERIFY(!share.data(UsageRole).value<UsageBar>().runtime);
            QVERIFY(runtime.data(Qt::ToolTipRole).toString().contains("tree a"));
        }
    }

    void aTypedTotalCountsInPlaceOfTheNodes()
    {
        auto snapshot = twoTrees();
        snapshot.machines.clear();
        snapshot.total = {};
        const auto shared = std::make_shared<const elastic::QuotaSnapshot>(std::move(snapshot));
        QVERIFY(totalGap(*makeClusterState(shared, {}), "default-team", kGpu).contains("Cluster total"));
        const auto state = makeClusterState(shared, {{"gpu", 400}});
        QCOMPARE(linesOf(*state, "default-team"),
                 QStringList({"Cluster total: 400", "System and default: -10", "Other trees: -200",
                              "Available to the first level: 190"}));
    }
};

QUOTADECK_TEST(TestElasticTotal, QCoreApplication)
} // namespace tst_elastictotal

#include "tst_elastictotal.moc"
