// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/quota/queuetreemodel.h"
#include "tests/support/listdelta.h"
#include "tests/support/modelguard.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_queuetreemodel {
using namespace quotadeck;
using namespace quotadeck::models;
using quotadeck::test::listDelta;
using quotadeck::test::ModelGuard;

namespace {
QueueInfo queue(const char* path, std::optional<Resource> used = {}, std::optional<Resource> max = {})
{
    QueueInfo info;
    info.path = QueuePath(path);
    info.parent = info.path.parent();
    info.status = "Active";
    info.isManaged = true;
    info.isLeaf = info.path.text() != "root";
    info.allocated = std::move(used);
    info.max = std::move(max);
    return info;
}

std::vector<QueueInfo> smallCluster()
{
    std::vector<QueueInfo> queues = {queue("root", Resource{{"memory", 10 << 20}, {"vcore", 9500}},
                                           Resource{{"memory", 100 << 20}, {"vcore", 10000}}),
                                     queue("root.busy", Resource{{"memory", 10 << 20}, {"vcore", 9500}},
                                           Resource{{"memory", 11 << 20}, {"vcore", 12000}}),
                                     queue("root.free")};
    queues[1].guaranteed = Resource{{"vcore", 4000}};
    queues[1].pending = Resource{{"vcore", 700}, {"memory", 2 << 20}};
    queues[1].headroom = Resource{{"memory", 1 << 20}, {"vcore", 500}};
    queues[1].runningApps = 3;
    queues[1].maxRunningApps = 3;
    return queues;
}

void update(QueueTreeModel& model, const std::vector<QueueInfo>& queues, std::vector<QueuePath> removed = {})
{
    model.apply(listDelta<QueuePath>(queues, std::move(removed)));
}

QModelIndex at(const QueueTreeModel& model, const char* path, QueueTreeModel::Column column)
{
    return model.indexOf(QLatin1StringView(path)).siblingAtColumn(column);
}

RowState stateAt(const QModelIndex& index)
{
    return static_cast<RowState>(index.data(StateRole).toInt());
}
} // namespace

class TestQueueTreeModel : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void showsOneResourceType_data()
    {
        QTest::addColumn<QString>("resource");
        QTest::addColumn<QStringList>("lines");
        QTest::newRow("vcore") << "vcore"
                               << QStringList({"root|95%|9.5|–|10|∞|0|0 / ∞|Active|–|–|–",
                                               " busy|79%|9.5|4|12|500m|700m|3 / 3|Active|5.5|0|–",
                                               " free|∞|0|–|∞|∞|0|0 / ∞|Active|0|0|–"});
        QTest::newRow("memory") << "memory"
                                << QStringList(
                                       {"root|10%|10 MiB|–|100 MiB|∞|0 B|0 / ∞|Active|–|–|–",
                                        " busy|90%|10 MiB|–|11 MiB|1 MiB|2 MiB|3 / 3|Active|10 MiB|0 B|–",
                                        " free|∞|0 B|–|∞|∞|0 B|0 / ∞|Active|0 B|0 B|–"});
        QTest::newRow("each one's dominant")
            << "dominant"
            << QStringList({"root|95%|vcore 9.5|–|10|∞|0|0 / ∞|Active|–|–|–",
                            " busy|90%|memory 10 MiB|–|11 MiB|1 MiB|2 MiB|3 / 3|Active|10 MiB|0 B|–",
                            " free|∞|0|–|∞|∞|0|0 / ∞|Active|–|–|–"});
    }

    void showsOneResourceType()
    {
        QFETCH(QString, resource);
        QFETCH(QStringList, lines);
        QueueTreeModel model;
        update(model, smallCluster());
        ModelGuard guard(&model);

        model.setResource(QStringLiteral("pods"));
        model.setResource(resource);

        QCOMPARE(test::dump(model), lines);
        QCOMPARE(model.resource(), resource);
    }

    void thePresentIsComparedWithAnEarlierMoment()
    {
        QueueTreeModel model;
        update(model, smallCluster());
        model.setResource(QStringLiteral("vcore"));
        ClusterSnapshot now;
        now.partitions.emplace_back().info.name = "default";
        QueueInfo busy;
        busy.path = QueuePath("root.busy");
        busy.allocated = Resource{{"vcore", 12000}};
        now.partitions.front().queues = {busy};
        ModelGuard guard(&model);

        model.setPresent(presentOf(now, "default"));
        const auto text = [&model](const std::string& queue) {
            return model
                .index(model.indexOf(QString::fromStdString(queue)).row(), QueueTreeModel::UsedNowColumn,
                       model.indexOf(QString::fromStdString(queue)).parent())
                .data()
                .toString();
        };
        QCOMPARE(text("root.busy"), QStringLiteral("▲ 12"));
        QCOMPARE(text("root.free"), QStringLiteral("–")); // gone by now
        auto queues = smallCluster();
        queues[1].allocated = Resource{{"vcore", 13000}}; // another moment
        update(model, queues);
        QCOMPARE(text("root.busy"), QStringLiteral("▼ 12"));
        QCOMPARE(guard.changes.last().at(1).toModelIndex().column(), int{QueueTreeModel::UsedNowColumn});
        model.setPresent(nullptr);
        QCOMPARE(text("root.busy"), QStringLiteral("–"));
        QVERIFY(!presentOf(now, "other"));
    }

    void anotherResourceIsOneChangePerParent()
    {
        QueueTreeModel model;
        update(model, smallCluster());
        model.setResource(QStringLiteral("vcore"));
        ModelGuard guard(&model);

        model.setResource(QStringLiteral("memory"));
        model.setResource(QStringLiteral("memory"));

        QCOMPARE(guard.changes.count(), 2);
        QCOMPARE(guard.signalCount(), 2);
    }

    void barHasValuesNotPercentages()
    {
        QueueTreeModel model;
        update(model, smallCluster());
        model.setResource(QStringLiteral("vcore"));

        const auto bar
            = at(model, "root.busy", QueueTreeModel::UsageColumn).data(UsageRole).value<UsageBar>();

        QCOMPARE(bar.used, 9500);
        QCOMPARE(bar.pending, 700);
        QCOMPARE(bar.guaranteed, std::optional<qint64>(4000));
        QCOMPARE(bar.max, std::optional<qint64>(12000));
        QCOMPARE(bar.type, QStringLiteral("vcore"));
        QCOMPARE(bar.text, QStringLiteral("vcore 9.5 of max 12, guaranteed 4, pending 700m"));
        QVERIFY(!at(model, "root.busy", QueueTreeModel::UsedColumn).data(UsageRole).isValid());
        const auto free
            = at(model, "root.free", QueueTreeModel::UsageColumn).data(UsageRole).value<UsageBar>();
        QVERIFY(!free.max);
        QCOMPARE(free.text, QStringLiteral("vcore 0, no maximum"));
    }

    void aBarWithoutAMaximumHasTheScaleOfTheNearestQueueAboveWithOne()
    {
        QueueTreeModel model;
        model.setResource(QStringLiteral("vcore"));
        std::vector<QueueInfo> queues = {
            queue("root", {}, Resource{{"vcore", 90000}}), queue("root.eng", {}, Resource{{"vcore", 64000}}),
            queue("root.eng.web", Resource{{"vcore", 9000}}),
            queue("root.eng.web.shop", Resource{{"vcore", 3000}}, Resource{{"memory", 1}})};
        update(model, queues);
        const auto cell = [&model](const char* path) { return at(model, path, QueueTreeModel::UsageColumn); };
        const auto scale
            = [&cell](const char* path) { return cell(path).data(UsageRole).value<UsageBar>().scale; };
        QCOMPARE(scale("root.eng.web"), std::optional<qint64>(64000));
        QCOMPARE(scale("root.eng.web.shop"), std::optional<qint64>(64000));
        QCOMPARE(scale("root.eng"), std::nullopt); // has its own
        QCOMPARE(cell("root.eng.web.shop").data(Qt::ToolTipRole).toString(),
                 "vcore 3, no maximum\nThe bar ends at 64, the maximum of root.eng.");
        QCOMPARE(cell("root.eng").data(Qt::ToolTipRole).toString(),
                 "vcore 0 of max 64\nThe bar ends at 64, the maximum of the queue.");

        ModelGuard guard(&model);
        queues[1].max.reset(); // the others do not change themselves
        update(model, {queues[1]});
        QCOMPARE(scale("root.eng.web.shop"), std::optional<qint64>(90000));
        QVERIFY(
            cell("root.eng.web").data(Qt::ToolTipRole).toString().endsWith("at 90, the maximum of root."));
        queues[0].max.reset();
        update(model, {queues[0]});
        QCOMPARE(scale("root.eng.web.shop"), std::nullopt);
        QVERIFY(cell("root.eng.web")
                    .data(Qt::ToolTipRole)
                    .toString()
                    .endsWith("The bar has no end: no queue up to the root has a maximum."));
        queues[2].allocated = Resource{{"vcore", 4000}}; // only the usage changes
        queues[1].max = Resource{{"vcore", 5000}};
        update(model, {queues[1]});
        update(model, {queues[2]});
        QCOMPARE(scale("root.eng.web"), std::optional<qint64>(5000));
        model.setResource(QStringLiteral("memory"));
        QCOMPARE(scale("root.eng.web"), std::nullopt);
        QVERIFY(model.headerData(QueueTreeModel::UsageColumn, Qt::Horizontal, Qt::ToolTipRole)
                    .toString()
                    .contains("Framed stripes: pending"));
    }

    void zeroMaximumIsNotUnlimited() // RES-3
    {
        QueueTreeModel model;
        update(model, {queue("root", Resource{}, Resource{{"gpu", 0}})});
        model.setResource(QStringLiteral("gpu"));

        QCOMPARE(at(model, "root", QueueTreeModel::MaxColumn).data().toString(), QStringLiteral("0"));
        QCOMPARE(at(model, "root", QueueTreeModel::UsageColumn).data().toString(), QStringLiteral("blocked"));
        model.setResource(QStringLiteral("vcore"));
        QCOMPARE(at(model, "root", QueueTreeModel::MaxColumn).data().toString(), QStringLiteral("∞"));
        QCOMPARE(at(model, "root", QueueTreeModel::MaxColumn).data(EmphasisRole).toInt(),
                 static_cast<int>(Emphasis::Dim));
    }

    void statesSayWhatNeedsAttention()
    {
        QueueTreeModel model;
        auto queues = smallCluster();
        queues[2].status = "Draining";
        update(model, queues);
        model.setResource(QStringLiteral("vcore"));

        QCOMPARE(stateAt(at(model, "root", QueueTreeModel::UsageColumn)), RowState::Critical);
        QCOMPARE(stateAt(at(model, "root.busy", QueueTreeModel::UsageColumn)), RowState::Normal);
        QCOMPARE(stateAt(at(model, "root.busy", QueueTreeModel::PendingColumn)), RowState::Warning);
        QCOMPARE(stateAt(at(model, "root.busy", QueueTreeModel::ApplicationsColumn)), RowState::Critical);
        QCOMPARE(stateAt(at(model, "root.free", QueueTreeModel::QueueColumn)), RowState::Notice);
        model.setResource(QStringLiteral("memory"));
        QCOMPARE(stateAt(at(model, "root.busy", QueueTreeModel::UsageColumn)), RowState::Warning);
    }

    void toolTipsHaveExactNumbers()
    {
        QueueTreeModel model;
        update(model, smallCluster());
        model.setResource(QStringLiteral("memory"));
        const auto toolTip = [&model](const char* path, QueueTreeModel::Column column) {
            return at(model, path, column).data(Qt::ToolTipRole).toString();
        };

        QCOMPARE(toolTip("root.busy", QueueTreeModel::UsedColumn), QStringLiteral("10 MiB (10485760 bytes)"));
        QCOMPARE(toolTip("root.busy", QueueTreeModel::PendingColumn),
                 QStringLiteral("2 MiB (2097152 bytes), more than the headroom"));
        QCOMPARE(toolTip("root.free", QueueTreeModel::MaxColumn),
                 QStringLiteral("Not limited: no max is set on this queue"));
        QCOMPARE(toolTip("root.busy", QueueTreeModel::QueueColumn), QStringLiteral("root.busy (Active)"));
        for (int column = 0; column < QueueTreeModel::ColumnCount; ++column) {
            QVERIFY(!model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty());
            QVERIFY(!model.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString().isEmpty());
        }
    }

    void changesReachExactlyTheirCells()
    {
        QueueTreeModel model;
        auto queues = smallCluster();
        update(model, queues);
        model.setResource(QStringLiteral("vcore"));
        ModelGuard guard(&model);

        update(model, queues); // equal
        queues[1].guaranteed = Resource{{"vcore", 4000}, {"memory", 5}}; // another resource
        update(model, queues);
        QCOMPARE(guard.signalCount(), 0);

        queues[1].headroom = Resource{{"vcore", 600}};
        update(model, queues);
        QCOMPARE(guard.changes.count(), 1);
        QCOMPARE(guard.changes.at(0).at(0).toModelIndex().column(), int{QueueTreeModel::HeadroomColumn});
        QCOMPARE(guard.changes.at(0).at(1).toModelIndex().column(), int{QueueTreeModel::HeadroomColumn});

        queues[1].headroom = Resource{{"vcore", 800}}; // now it covers what is pending
        update(model, queues);
        QCOMPARE(guard.changes.at(1).at(1).toModelIndex().column(), int{QueueTreeModel::PendingColumn});
        QCOMPARE(stateAt(at(model, "root.busy", QueueTreeModel::PendingColumn)), RowState::Normal);

        queues[1].allocated = Resource{{"vcore", 6500}}; // "Now" is not known and stays so
        update(model, queues);
        QCOMPARE(guard.changes.at(2).at(0).toModelIndex().column(), int{QueueTreeModel::UsageColumn});
        QCOMPARE(guard.changes.at(2).at(1).toModelIndex().column(),
                 int{QueueTreeModel::UnusedGuaranteeColumn});
    }

    void queuesComeAndGo()
    {
        QueueTreeModel model;
        update(model, smallCluster());
        ModelGuard guard(&model);

        update(model, {queue("root.new"), queue("root.new.deep")}, {QueuePath("root.free")});

        QCOMPARE(model.rowCount(model.index(0, 0)), 2);
        QCOMPARE(model.idOf(at(model, "root.new.deep", QueueTreeModel::QueueColumn).parent()),
                 QStringLiteral("root.new"));
        QCOMPARE(guard.inserts.count(), 1);
        QCOMPARE(guard.removes.count(), 1);
    }

    void aNewQueueHasTheMaximumAboveAtOnce()
    {
        QueueTreeModel model;
        auto queues = smallCluster();
        update(model, queues);
        model.setResource(QStringLiteral("vcore"));
        ModelGuard guard(&model);
        const auto scaleOf = [&model](const char* path) {
            return at(model, path, QueueTreeModel::UsageColumn).data(UsageRole).value<UsageBar>().scale;
        };

        update(model, {queue("root.new"), queue("root.new.deep")});
        QCOMPARE(guard.changes.count(), 0);
        QCOMPARE(scaleOf("root.new.deep"), std::optional<Quantity>(10000));

        queues[0].max = Resource{{"vcore", 20000}};
        update(model, {queues[0], queue("root.new.late")}); // in one delta
        QCOMPARE(scaleOf("root.new.late"), std::optional<Quantity>(20000));
        QCOMPARE(scaleOf("root.new.deep"), std::optional<Quantity>(20000));
    }

    void filterMatchesAnyPartOfThePath()
    {
        QueueTreeModel model;
        update(model, smallCluster());
        update(model, {queue("root.free.Batch"), queue("root.free.other")});
        ModelGuard guard(&model);

        QVERIFY(model.setFilter(QStringLiteral("batch")));
        QVERIFY(model.indexOf(QStringLiteral("root.free.Batch")).isValid());
        QVERIFY(!model.indexOf(QStringLiteral("root.busy")).isValid());
        QVERIFY(!model.indexOf(QStringLiteral("root.free.other")).isValid());

        QVERIFY(model.setFilter(QStringLiteral("free"))); // with all that is below
        QVERIFY(model.indexOf(QStringLiteral("root.free.other")).isValid());

        QVERIFY(model.setFilter({}));
        QVERIFY(model.indexOf(QStringLiteral("root.busy")).isValid());
    }

    void aFlatListHasTheLeafQueuesByTheirPaths()
    {
        QueueTreeModel model;
        ModelGuard guard(&model);
        std::vector<QueueInfo> queues
            = {queue("root", {}), queue("root.b", {}), queue("root.b.x", {}), queue("root.a", {})};
        queues[0].isLeaf = queues[1].isLeaf = false;
        queues[2].isLeaf = queues[3].isLeaf = true;
        update(model, queues);
        const QPersistentModelIndex leaf = model.indexOf(QStringLiteral("root.b.x"));

        model.setFlat(true);

        const auto names = [&model] {
            QStringList texts;
            for (int row = 0; row < model.rowCount(); ++row)
                texts << model.index(row, QueueTreeModel::QueueColumn).data().toString();
            return texts;
        };
        QCOMPARE(names(), QStringList({"root.b.x", "root.a"})); // as they arrived
        QVERIFY(leaf.isValid() && !leaf.parent().isValid());
        QCOMPARE(model.listedQueues(), 2);
        queues[2].runningApps = 7;
        update(model, queues);
        QCOMPARE(names(), QStringList({"root.b.x", "root.a"}));
        QCOMPARE(guard.changes.last().at(0).toModelIndex().column(), int{QueueTreeModel::ApplicationsColumn});
        model.sort(QueueTreeModel::QueueColumn);
        QCOMPARE(names(), QStringList({"root.a", "root.b.x"}));

        QueueInfo late = queue("root.b.y", {});
        late.isLeaf = true;
        update(model, {late}, {QueuePath("root.a")});
        QCOMPARE(names(), QStringList({"root.b.x", "root.b.y"}));
        update(model, {}, {QueuePath("root.b"), QueuePath("root.b.x"), QueuePath("root.b.y")});
        QCOMPARE(names(), QStringList());

        update(model, {queues[1], queues[2]});
        model.setFlat(false);
        QCOMPARE(leaf.isValid(), false);
        QCOMPARE(model.indexOf(QStringLiteral("root.b.x")).parent().parent().data().toString(),
                 QStringLiteral("root"));
        QCOMPARE(model.indexOf(QStringLiteral("root.b.x")).data().toString(), QStringLiteral("x"));
    }

    void filtersByFiguresAndKeepsAncestors()
    {
        QueueTreeModel model;
        model.setResource(QStringLiteral("vcore"));
        update(model, smallCluster());
        const auto shown = [&model](const char* text) {
            if (!model.setFilter(QString::fromLatin1(text)))
                return QStringLiteral("fault");
            QStringList names;
            for (const char* path : {"root", "root.busy", "root.free"}) {
                if (model.indexOf(QLatin1StringView(path)).isValid())
                    names << QString::fromLatin1(path).section(u'.', -1);
            }
            return QStringLiteral("%1: %2").arg(model.matchCount()).arg(names.join(u' '));
        };
        QCOMPARE(shown("used>90%"), "1: root");
        QCOMPARE(shown("usage=79%"), "1: root busy"); // as the column shows it; root stands above its match
        QCOMPARE(shown("used>9 memory>=10Mi"), "2: root busy");
        QCOMPARE(shown("pending>0"), "1: root busy");
        QCOMPARE(shown("pending=0.7"), "1: root busy");
        QCOMPARE(shown("max=none"), "1: root free"); // not limited
        QCOMPARE(shown("max>1000Gi"), "1: root free");
        QCOMPARE(shown("-max=none"), "2: root busy");
        QCOMPARE(shown("guaranteed=none"), "2: root free");
        QCOMPARE(shown("headroom<1"), "1: root busy");
        QCOMPARE(shown("apps=100%"), "1: root busy");
        QCOMPARE(shown("status:active queue:free"), "1: root free");
        QCOMPARE(shown("state:active"), "fault");
        model.setResource(QStringLiteral("memory")); // the filter follows the resource shown
        QCOMPARE(shown("used>90%"), "0: "); // 90% is shown
        QCOMPARE(shown("used>=90%"), "1: root busy");
        model.setResource(QStringLiteral("vcore"));
        QVERIFY(!model.indexOf(QStringLiteral("root.busy")).isValid());
    }

    // VAL-57
    void aQueueWithoutAGuaranteeCountsThatOfItsChildren()
    {
        QueueTreeModel model;
        model.setResource(QStringLiteral("vcore"));
        ModelGuard guard(&model);
        std::vector<QueueInfo> queues
            = {queue("root", Resource{{"vcore", 9000}}), queue("root.a", Resource{{"vcore", 4000}}),
               queue("root.a.x", Resource{{"vcore", 1000}}), queue("root.a.y", Resource{{"vcore", 3000}}),
               queue("root.b", Resource{{"vcore", 5000}})};
        queues[2].guaranteed = Resource{{"vcore", 6000}};
        queues[4].guaranteed = Resource{{"vcore", 3000}};
        update(model, queues);
        const auto lending = [&model](const char* path) {
            return at(model, path, QueueTreeModel::BorrowedColumn).data().toString() + u'|'
                + at(model, path, QueueTreeModel::UnusedGuaranteeColumn).data().toString();
        };
        QCOMPARE(lending("root"), "–|–");
        QCOMPARE(lending("root.a"), "0|2");
        QCOMPARE(lending("root.a.x"), "0|5");
        QCOMPARE(lending("root.a.y"), "3|0");
        QCOMPARE(lending("root.b"), "2|0");

        queues[3].guaranteed = Resource{{"vcore", 1000}};
        update(model, {queues[3]});
        QCOMPARE(lending("root.a"), "0|3");
        update(model, {}, {QueuePath("root.a.x")});
        QCOMPARE(lending("root.a"), "3|0");
        queues[1].guaranteed = Resource{{"vcore", 500}}; // counts alone
        update(model, {queues[1]});
        QCOMPARE(lending("root.a"), "3.5|0");
        QVERIFY(model.setFilter(QStringLiteral("borrowed>3")));
        QCOMPARE(model.matchCount(), 1);
        QVERIFY(model.setFilter(QStringLiteral("unused>0")));
        QCOMPARE(model.matchCount(), 0);
    }

    void sortsUnlimitedAboveAndUnsetBelowEveryNumber()
    {
        QueueTreeModel model;
        std::vector<QueueInfo> queues
            = {queue("root"), queue("root.a", Resource{{"vcore", 5}}, Resource{{"vcore", 10}}),
               queue("root.b", Resource{{"vcore", 7}}), queue("root.c", {}, Resource{{"vcore", 0}})};
        queues[3].guaranteed = Resource{{"vcore", 0}};
        update(model, queues);
        model.setResource(QStringLiteral("vcore"));
        ModelGuard guard(&model);
        const auto order = [&model] {
            QString names;
            for (int row = 0; row < 3; ++row)
                names += model.index(row, 0, model.index(0, 0)).data().toString();
            return names;
        };

        model.sort(QueueTreeModel::MaxColumn, Qt::AscendingOrder);
        QCOMPARE(order(), QStringLiteral("cab"));
        model.sort(QueueTreeModel::UsageColumn, Qt::DescendingOrder);
        QCOMPARE(order(), QStringLiteral("acb"));
        model.sort(QueueTreeModel::GuaranteedColumn, Qt::DescendingOrder);
        QCOMPARE(order(), QStringLiteral("cab"));
        model.sort(QueueTreeModel::UsedColumn, Qt::DescendingOrder);
        QCOMPARE(order(), QStringLiteral("bac"));
        model.sort(QueueTreeModel::kUnsorted);
        QCOMPARE(order(), QStringLiteral("abc"));
    }
};

QUOTADECK_TEST(TestQueueTreeModel, QCoreApplication)
} // namespace tst_queuetreemodel

#include "tst_queuetreemodel.moc"
