// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/nodes/nodelistmodel.h"
#include "tests/support/listdelta.h"
#include "tests/support/modelguard.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_nodelistmodel {
using namespace quotadeck;
using namespace quotadeck::models;
using quotadeck::test::dump;
using quotadeck::test::listDelta;
using quotadeck::test::ModelGuard;

namespace {
constexpr Quantity kGiB = Quantity{1} << 30;

/// A node of 64 GiB and 32 vcore, 110 pods, on which @p memory GiB and @p vcore are allocated and nothing is foreign.
NodeInfo node(const char* id, Quantity memory, Quantity vcore)
{
    NodeInfo info;
    info.id = id;
    info.hostName = id;
    info.capacity = Resource{{"memory", 64 * kGiB}, {"vcore", 32'000}, {"pods", 110}};
    if (memory + vcore > 0) {
        info.allocated = Resource{{"memory", memory * kGiB}, {"vcore", vcore * 1000}, {"pods", 1}};
        info.utilized = Resource{{"memory", memory * 100 / 64}, {"vcore", vcore * 100 / 32}, {"pods", 0}};
        info.allocations.resize(1);
        info.allocations[0].key = std::string(id) + "-1";
    }
    info.available = Resource{{"memory", (64 - memory) * kGiB},
                              {"vcore", 32'000 - vcore * 1000},
                              {"pods", memory + vcore > 0 ? 109 : 110}};
    info.schedulable = true;
    return info;
}

void addForeign(NodeInfo& info, Quantity memory)
{
    info.occupied = Resource{{"memory", memory * kGiB}, {"pods", 1}};
    info.available->set("memory", info.available->valueOr0(ResourceType("memory")) - memory * kGiB);
    info.foreignAllocations.resize(2);
}

QString text(const NodeListModel& model, const char* id, NodeListModel::Column column,
             int role = Qt::DisplayRole)
{
    return model.indexOf(QLatin1StringView(id)).siblingAtColumn(column).data(role).toString();
}

QStringList ids(const NodeListModel& model)
{
    QStringList result;
    for (int row = 0; row < model.rowCount(); ++row)
        result << model.idOf(model.index(row, 0));
    return result;
}
} // namespace

class TestNodeListModel : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void showsTheAmountsOfTheChosenResource() // REST-17
    {
        NodeListModel model;
        ModelGuard guard(&model);
        model.setResource(QStringLiteral("memory"));
        NodeInfo a = node("a", 48, 4);
        addForeign(a, 8);
        a.rackName = "/r1";
        a.attributes = {{"si/instance-type", "m5"}, {"topology.kubernetes.io/zone", "z1"}};

        model.apply(listDelta<std::string>(std::vector{a, node("b", 0, 0)}));

        QCOMPARE(dump(model),
                 QStringList({"a|Ready|87%|48 GiB|8 GiB|8 GiB|64 GiB|8 GiB|75%|1 + 2|/r1|m5|z1",
                              "b|Ready|0%|0 B|0 B|64 GiB|64 GiB|64 GiB|0%|0|–|–|–"}));
    }

    void dominantResourceIsThatOfTheLargestUsedPart()
    {
        NodeListModel model;
        NodeInfo b = node("b", 4, 4);
        addForeign(b, 40);
        model.apply(listDelta<std::string>(std::vector{node("a", 4, 16), b}));

        QCOMPARE(text(model, "a", NodeListModel::UsedColumn), QStringLiteral("vcore 16"));
        QCOMPARE(text(model, "a", NodeListModel::UsageColumn), QStringLiteral("50%"));
        QCOMPARE(text(model, "b", NodeListModel::UsedColumn),
                 QStringLiteral("memory 4 GiB")); // foreign pods count
        QCOMPARE(text(model, "b", NodeListModel::UsageColumn), QStringLiteral("68%"));
        QCOMPARE(text(model, "a", NodeListModel::SlotColumn), QStringLiteral("memory 60 GiB, vcore 16"));
    }

    void statesAreNamed_data()
    {
        QTest::addColumn<bool>("isSchedulable");
        QTest::addColumn<bool>("isReserved");
        QTest::addColumn<QString>("ready");
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("state");
        using enum RowState;
        QTest::newRow("ready") << true << false << "true"
                               << "Ready" << int(Normal);
        QTest::newRow("no attribute") << true << false << QString() << "Ready" << int(Normal);
        QTest::newRow("reserved") << true << true << "true"
                                  << "Reserved" << int(Notice);
        QTest::newRow("cordoned") << false << false << "true"
                                  << "Unschedulable" << int(Warning);
        QTest::newRow("both") << false << true << "true"
                              << "Unschedulable, reserved" << int(Warning);
        QTest::newRow("not ready") << true << false << "false"
                                   << "Not ready" << int(Warning);
    }
    void statesAreNamed()
    {
        QFETCH(bool, isSchedulable);
        QFETCH(bool, isReserved);
        QFETCH(QString, ready);
        QFETCH(QString, text);
        QFETCH(int, state);
        NodeListModel model;
        NodeInfo info = node("a", 1, 1);
        info.schedulable = isSchedulable;
        info.isReserved = isReserved;
        if (!ready.isEmpty())
            info.attributes["ready"] = ready.toStdString();
        model.apply(listDelta<std::string>(std::vector{info}));

        const QModelIndex cell
            = model.indexOf(QStringLiteral("a")).siblingAtColumn(NodeListModel::StateColumn);
        QCOMPARE(cell.data().toString(), text);
        QCOMPARE(cell.data(StateRole).toInt(), state);
    }

    void unknownIsNotZero()
    {
        NodeListModel model;
        ModelGuard guard(&model);
        model.setResource(QStringLiteral("nvidia.com/gpu"));
        NodeInfo unknown;
        unknown.id = "unknown";
        unknown.schedulable = true;
        NodeInfo gpu = node("gpu", 0, 0);
        gpu.capacity->set("nvidia.com/gpu", 4);
        gpu.available->set("nvidia.com/gpu", 4);
        model.apply(listDelta<std::string>(std::vector{gpu, node("plain", 1, 1), unknown}));

        QCOMPARE(dump(model),
                 QStringList({"gpu|Ready|0%|0|0|4|4|4|0%|0|–|–|–", //
                              "plain|Ready|–|–|–|–|–|–|–|1|–|–|–", //
                              "unknown|Ready|–|–|–|–|–|–|–|0|–|–|–"}));
        QCOMPARE(text(model, "plain", NodeListModel::CapacityColumn, Qt::ToolTipRole),
                 QStringLiteral("This node has no nvidia.com/gpu"));
        QCOMPARE(text(model, "unknown", NodeListModel::CapacityColumn, Qt::ToolTipRole),
                 QStringLiteral("Not reported for this node"));
        QVERIFY(!model.indexOf(QStringLiteral("unknown"))
                     .siblingAtColumn(NodeListModel::UsageColumn)
                     .data(UsageRole)
                     .isValid());

        model.setResource(QStringLiteral("dominant"));
        QCOMPARE(text(model, "unknown", NodeListModel::UsageColumn), QStringLiteral("–"));
        QVERIFY(
            !model.indexOf(QStringLiteral("unknown")).data(NodeListModel::kCellRole).value<NodeCell>().used);
    }

    void availableIsWhatRemainsWhenItIsLeftOut() // the scheduler leaves out what is empty
    {
        NodeListModel model;
        model.setResource(QStringLiteral("memory"));
        NodeInfo full = node("full", 60, 4);
        addForeign(full, 4);
        full.available.reset();
        model.apply(listDelta<std::string>(std::vector{full}));

        QCOMPARE(text(model, "full", NodeListModel::AvailableColumn), QStringLiteral("0 B"));
        QCOMPARE(text(model, "full", NodeListModel::SlotColumn), QStringLiteral("none"));
    }

    void nothingFitsOnANodeThatIsClosedOrLacksWhatEveryPodNeeds_data()
    {
        QTest::addColumn<bool>("isSchedulable");
        QTest::addColumn<QString>("empty");
        QTest::addColumn<QString>("slot");
        QTest::addColumn<QString>("reason");
        QTest::newRow("cordoned") << false << QString() << "none"
                                  << "The node takes no pods: Unschedulable";
        QTest::newRow("no pod left") << true << "pods"
                                     << "none"
                                     << "No memory, vcore or pod is left on the node";
        QTest::newRow("no vcore left") << true << "vcore"
                                       << "none"
                                       << "No memory, vcore or pod is left on the node";
        QTest::newRow("free") << true << QString() << "memory 63 GiB, vcore 31"
                              << "memory 63 GiB, vcore 31";
    }
    void nothingFitsOnANodeThatIsClosedOrLacksWhatEveryPodNeeds()
    {
        QFETCH(bool, isSchedulable);
        QFETCH(QString, empty);
        QFETCH(QString, slot);
        QFETCH(QString, reason);
        NodeInfo info = node("a", 1, 1);
        info.schedulable = isSchedulable;
        if (!empty.isEmpty())
            info.available->set(empty.toStdString(), 0);
        NodeListModel model;
        model.apply(listDelta<std::string>(std::vector{info}));

        QCOMPARE(text(model, "a", NodeListModel::SlotColumn), slot);
        QCOMPARE(text(model, "a", NodeListModel::SlotColumn, Qt::ToolTipRole), reason);
    }

    void sortsByRawValues()
    {
        NodeListModel model;
        ModelGuard guard(&model);
        model.setResource(QStringLiteral("vcore"));
        NodeInfo closed = node("closed", 0, 0);
        closed.schedulable = false;
        NodeInfo unknown;
        unknown.id = "unknown";
        unknown.schedulable = true;
        unknown.isReserved = true;
        model.apply(listDelta<std::string>(std::vector{node("a", 1, 9), node("b", 1, 30), closed, unknown}));

        model.sort(NodeListModel::AvailableColumn, Qt::DescendingOrder);
        QCOMPARE(ids(model), QStringList({"closed", "a", "b", "unknown"}));
        model.sort(NodeListModel::SlotColumn, Qt::DescendingOrder);
        QCOMPARE(ids(model), QStringList({"a", "b", "closed", "unknown"}));
        model.sort(NodeListModel::UsageColumn, Qt::DescendingOrder);
        QCOMPARE(ids(model), QStringList({"b", "a", "closed", "unknown"}));
        model.sort(NodeListModel::StateColumn, Qt::AscendingOrder);
        QCOMPARE(ids(model), QStringList({"a", "b", "unknown", "closed"}));
    }

    void anUpdateTouchesOnlyWhatChanged()
    {
        NodeListModel model;
        model.setResource(QStringLiteral("memory"));
        model.apply(listDelta<std::string>(std::vector{node("a", 8, 1), node("b", 8, 1), node("c", 8, 1)}));
        ModelGuard guard(&model);
        const QPersistentModelIndex kept = model.indexOf(QStringLiteral("c"));

        model.apply(listDelta<std::string>(std::vector{node("b", 8, 1)}));
        QCOMPARE(guard.signalCount(), 0);

        model.apply(listDelta<std::string>(std::vector{node("b", 9, 1), node("d", 0, 0)}, {"a"}));
        QCOMPARE(ids(model), QStringList({"b", "c", "d"}));
        QCOMPARE(kept.row(), 1);
        QCOMPARE(guard.changes.count(), 1);
        QCOMPARE(guard.changes.first().at(0).toModelIndex().row(), 0);
        QCOMPARE(guard.changes.first().at(1).toModelIndex().row(), 0);

        guard.clearCounts();
        NodeInfo cordoned = node("c", 8, 1);
        cordoned.schedulable = false;
        model.apply(listDelta<std::string>(std::vector{cordoned}));
        QCOMPARE(guard.changes.count(), 1);
        QCOMPARE(text(model, "c", NodeListModel::SlotColumn), QStringLiteral("none"));
    }

    void filtersByNamePlaceAndState()
    {
        NodeListModel model;
        ModelGuard guard(&model);
        NodeInfo a = node("a", 1, 1);
        a.rackName = "/rack-7";
        a.hostName = "host-x";
        NodeInfo b = node("b", 1, 1);
        b.schedulable = false;
        b.attributes["si/zone"] = "eu-1";
        NodeInfo c = node("c", 1, 1);
        c.attributes["ready"] = "false";
        model.apply(listDelta<std::string>(std::vector{a, b, c}));

        for (const auto& [filter, expected] :
             {std::pair("RACK-7", "a"), std::pair("host-x", "a"), std::pair("unsched", "b"),
              std::pair("eu-1", "b"), std::pair("state:ready", "a"), std::pair("zone:eu-1", "b"),
              std::pair("state:notready", "c")}) {
            QVERIFY(model.setFilter(QString::fromLatin1(filter)));
            QCOMPARE(ids(model), QStringList({QString::fromLatin1(expected)}));
        }
        QVERIFY(model.setFilter({}));
        QCOMPARE(ids(model), QStringList({"a", "b", "c"}));
    }

    void cellOfTheMapFollowsTheRow()
    {
        NodeListModel model;
        model.setResource(QStringLiteral("memory"));
        NodeInfo a = node("a", 32, 1);
        addForeign(a, 16);
        a.isReserved = true;
        model.apply(listDelta<std::string>(std::vector{a}));

        const auto cell = model.indexOf(QStringLiteral("a")).data(NodeListModel::kCellRole).value<NodeCell>();
        QCOMPARE(cell.name, QStringLiteral("a"));
        QCOMPARE(cell.use, QStringLiteral("75%"));
        QCOMPARE(cell.used.value_or(0), 0.75);
        QCOMPARE(cell.foreign, 0.25);
        QVERIFY(cell.state.isReserved);
        QCOMPARE(cell.sentence,
                 QStringLiteral("a (Reserved): memory 48 GiB of 64 GiB used, 16 GiB of it by foreign pods, "
                                "16 GiB available"));
    }
};
QUOTADECK_TEST(TestNodeListModel, QCoreApplication)
} // namespace tst_nodelistmodel

#include "tst_nodelistmodel.moc"
