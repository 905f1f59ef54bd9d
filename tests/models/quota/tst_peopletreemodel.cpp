// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/quota/peopletreemodel.h"
#include "tests/support/listdelta.h"
#include "tests/support/modelguard.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_peopletreemodel {
using namespace quotadeck;
using namespace quotadeck::models;
using quotadeck::test::dump;
using quotadeck::test::listDelta;
using quotadeck::test::ModelGuard;

namespace {
UsageNode node(const char* path, std::optional<Resource> used, std::optional<Resource> limit = {})
{
    UsageNode result;
    result.path = QueuePath(path);
    result.usage = std::move(used);
    result.maxResources = std::move(limit);
    return result;
}

UserUsage sue()
{
    UserUsage user;
    user.name = UserName("sue");
    user.nodes = {node("root", Resource{{"memory", 64}, {"vcore", 5000}}, Resource{{"memory", 128}}),
                  node("root.data", Resource{{"memory", 64}, {"vcore", 4000}}),
                  node("root.data.etl", Resource{{"memory", 64}, {"vcore", 4000}}, Resource{{"vcore", 4100}}),
                  node("root.ml", Resource{{"vcore", 1000}})};
    user.nodes[0].runningApplications = {ApplicationId("a"), ApplicationId("b")};
    user.nodes[0].maxApplications = 5;
    return user;
}

GroupUsage group(const char* name, Quantity used, std::optional<Resource> limit)
{
    GroupUsage result;
    result.name = GroupName(name);
    result.nodes = {node("root", Resource{{"vcore", used}}, std::move(limit))};
    return result;
}

void update(PeopleTreeModel& model, const std::vector<UserUsage>& users,
            const std::vector<GroupUsage>& groups = {}, std::vector<UserName> gone = {})
{
    PartitionDelta delta;
    delta.users = listDelta<UserName>(users, std::move(gone));
    delta.groups = listDelta<GroupName>(groups);
    model.apply(delta);
}

QStringList names(const PeopleTreeModel& model)
{
    QStringList result;
    for (int row = 0; row < model.rowCount(); ++row)
        result << model.index(row, 0).data().toString();
    return result;
}
} // namespace

class TestPeopleTreeModel : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void showsPeopleAndWhatTheyUseWhere()
    {
        PeopleTreeModel model;
        ModelGuard guard(&model);
        model.setResource(QStringLiteral("vcore"));

        update(model, {sue()}, {group("*", 2000, Resource{{"vcore", 0}}), group("ds", 2000, {})});

        QCOMPARE(dump(model),
                 QStringList({"sue|97% vcore|root.data.etl|97%|4|4.1|100m|0 / ∞|2|–",
                              " root|50% memory|root|∞|5|no limit|∞|2 / 5||–",
                              "  data|no limit|root.data|∞|4|no limit|∞|0 / ∞||–",
                              "   etl|97% vcore|root.data.etl|97%|4|4.1|100m|0 / ∞||–",
                              "  ml|no limit|root.ml|∞|1|no limit|∞|0 / ∞||–",
                              "* (everyone else)|over limit 0 vcore|root|over limit 0|2|0|-2|0 / ∞|1|–",
                              " root|over limit 0 vcore|root|over limit 0|2|0|-2|0 / ∞||–",
                              "ds|no limit|root|∞|2|no limit|∞|0 / ∞|1|–",
                              " root|no limit|root|∞|2|no limit|∞|0 / ∞||–"}));
    }

    /// Usage, limit and headroom are of one resource in one queue, which the row names.
    void everyNumberNamesItsQueue()
    {
        PeopleTreeModel model;
        update(model, {sue()});
        model.setResource(QStringLiteral("memory"));
        const auto cell = [&model](PeopleTreeModel::Column column, int role = Qt::DisplayRole) {
            return model.indexOf(QStringLiteral("u:sue")).siblingAtColumn(column).data(role).toString();
        };
        // The most-used limit is of another resource, and in another queue.
        QCOMPARE(cell(PeopleTreeModel::TightestColumn), QStringLiteral("97% vcore in etl"));
        QCOMPARE(cell(PeopleTreeModel::AtColumn), QStringLiteral("root"));
        QCOMPARE(cell(PeopleTreeModel::UsageColumn), QStringLiteral("50%"));
        QCOMPARE(cell(PeopleTreeModel::UsedColumn), QStringLiteral("64 B"));
        QCOMPARE(cell(PeopleTreeModel::UsedColumn, Qt::ToolTipRole),
                 QStringLiteral("64 B (64 bytes) at root"));
        QCOMPARE(cell(PeopleTreeModel::LimitColumn), QStringLiteral("128 B"));
        QCOMPARE(cell(PeopleTreeModel::HeadroomColumn), QStringLiteral("64 B"));
        QCOMPARE(cell(PeopleTreeModel::ApplicationsColumn), QStringLiteral("2 / 5"));
        model.setResource(QStringLiteral("vcore"));
        QCOMPARE(cell(PeopleTreeModel::AtColumn), QStringLiteral("root.data.etl"));
        QCOMPARE(cell(PeopleTreeModel::ApplicationsColumn), QStringLiteral("0 / ∞"));
        model.setResource(QStringLiteral("memory"));
        QCOMPARE(model.placeOf(QStringLiteral("u:sue")), QStringLiteral("root"));
        QCOMPARE(model.placeOf(QStringLiteral("root.ml u:sue")), QStringLiteral("root.ml"));
        QCOMPARE(model.placeOf(QStringLiteral("u:gone")), QString());
    }

    void thePresentIsComparedAtTheQueueOfEachRow()
    {
        PeopleTreeModel model;
        model.setResource(QStringLiteral("vcore"));
        update(model, {sue()}, {group("ds", 2000, {})});
        ClusterSnapshot now;
        now.partitions.emplace_back().info.name = "default";
        UserUsage later = sue();
        later.nodes[2].usage = Resource{{"vcore", 5000}}; // where its limit on vcore is set
        later.nodes.pop_back();
        now.partitions.front().users = {later};
        ModelGuard guard(&model);
        const auto text = [&model](const char* id, int role = Qt::DisplayRole) {
            return model.indexOf(QLatin1StringView(id))
                .siblingAtColumn(PeopleTreeModel::UsedNowColumn)
                .data(role)
                .toString();
        };

        model.setPresent(presentOf(now, "default"));
        QCOMPARE(text("u:sue"), QStringLiteral("▲ 5"));
        QCOMPARE(text("root.data u:sue"), QStringLiteral("4"));
        QCOMPARE(text("root.ml u:sue"), QStringLiteral("▼ 0")); // no longer tracked there
        QCOMPARE(text("g:ds"), QStringLiteral("–")); // groups are not known
        QCOMPARE(text("g:ds", Qt::ToolTipRole), QStringLiteral("Not known"));
        model.setResource(QStringLiteral("memory"));
        QCOMPARE(text("u:sue"), QStringLiteral("64 B")); // at the root, where that limit is set
        model.setPresent(nullptr);
        QCOMPARE(text("u:sue"), QStringLiteral("–"));
    }

    void dominantNamesItsType()
    {
        PeopleTreeModel model;
        update(model, {sue()});
        ModelGuard guard(&model);

        const auto used = [&model](const char* id) {
            return model.indexOf(QLatin1StringView(id)).siblingAtColumn(PeopleTreeModel::UsedColumn);
        };

        QCOMPARE(used("u:sue").data().toString(), QStringLiteral("vcore 4"));
        QCOMPARE(used("root u:sue").data().toString(), QStringLiteral("memory 64 B"));
        model.setResource(QStringLiteral("memory"));
        QCOMPARE(used("u:sue").data().toString(), QStringLiteral("64 B"));
    }

    void rolesSayKindStateAndBar()
    {
        PeopleTreeModel model;
        model.setResource(QStringLiteral("vcore"));
        update(model, {sue()}, {group("*", 1, {}), group("ds", 1, {})});
        const QModelIndex person = model.indexOf(QStringLiteral("u:sue"));

        QCOMPARE(person.data(KindRole).toInt(), static_cast<int>(RowKind::User));
        QCOMPARE(model.indexOf(QStringLiteral("g:*")).data(KindRole).toInt(),
                 static_cast<int>(RowKind::WildcardGroup));
        QCOMPARE(model.indexOf(QStringLiteral("g:ds")).data(KindRole).toInt(),
                 static_cast<int>(RowKind::Group));
        QCOMPARE(model.indexOf(QStringLiteral("root.data u:sue")).data(KindRole).toInt(),
                 static_cast<int>(RowKind::ParentQueue));
        QCOMPARE(model.indexOf(QStringLiteral("root.ml u:sue")).data(KindRole).toInt(),
                 static_cast<int>(RowKind::LeafQueue));
        QCOMPARE(person.siblingAtColumn(PeopleTreeModel::TightestColumn).data(StateRole).toInt(),
                 static_cast<int>(RowState::Critical));
        const auto bar
            = person.siblingAtColumn(PeopleTreeModel::UsageColumn).data(UsageRole).value<UsageBar>();
        QCOMPARE(bar.used, 4000); // where the limit binds, not altogether
        QCOMPARE(bar.max, std::optional<qint64>(4100));
        QCOMPARE(person.siblingAtColumn(PeopleTreeModel::LimitColumn).data(Qt::ToolTipRole).toString(),
                 QStringLiteral("vcore 4 (4000 millicores) of 4.1 (4100 millicores) at root.data.etl"));
    }

    void queuesNoLongerUsedGo()
    {
        PeopleTreeModel model;
        update(model, {sue()});
        ModelGuard guard(&model);

        UserUsage less = sue();
        less.nodes.erase(less.nodes.begin() + 1, less.nodes.begin() + 3);
        less.nodes.push_back(node("root.new", Resource{{"vcore", 1}}));
        update(model, {less});

        QVERIFY(!model.indexOf(QStringLiteral("root.data u:sue")).isValid());
        QVERIFY(!model.indexOf(QStringLiteral("root.data.etl u:sue")).isValid());
        QVERIFY(model.indexOf(QStringLiteral("root.new u:sue")).isValid());
        QCOMPARE(model.totalCount(), 4);
        QCOMPARE(guard.removes.count(), 1);

        update(model, {}, {}, {UserName("sue")});
        QCOMPARE(model.totalCount(), 0);
    }

    void equalValueEmitsNothing()
    {
        PeopleTreeModel model;
        update(model, {sue()}, {group("ds", 1, {})});
        ModelGuard guard(&model);

        update(model, {sue()}, {group("ds", 1, {})});

        QCOMPARE(guard.signalCount(), 0);
    }

    void changesAreOneSignalPerParent()
    {
        PeopleTreeModel model;
        UserUsage bob;
        bob.name = UserName("bob");
        bob.nodes = {node("root", Resource{{"vcore", 1}}, Resource{{"vcore", 10}})};
        UserUsage user = sue();
        update(model, {bob, user});
        ModelGuard guard(&model);

        bob.nodes[0].usage = Resource{{"vcore", 2}};
        user.nodes[0].usage = Resource{{"memory", 64}, {"vcore", 6000}};
        user.nodes[3].usage = Resource{{"vcore", 2000}};
        update(model, {bob, user});

        QCOMPARE(guard.changes.count(), 3); // the top, sue's root, bob's root; ml lies below sue's root
        QCOMPARE(guard.signalCount(), 3);
    }

    void showsUsersOrGroupsOrBoth()
    {
        PeopleTreeModel model;
        update(model, {sue()}, {group("ds", 1, {}), group("*", 1, {})});
        ModelGuard guard(&model);

        model.setKinds(PeopleTreeModel::Kinds::Users);
        QCOMPARE(names(model), QStringList({"sue"}));
        update(model, {}, {group("late", 1, {})}); // stays hidden
        QCOMPARE(names(model), QStringList({"sue"}));
        model.setKinds(PeopleTreeModel::Kinds::Groups);
        QCOMPARE(names(model), QStringList({"ds", "* (everyone else)", "late"}));
        model.setKinds(PeopleTreeModel::Kinds::Both);
        QVERIFY(model.setFilter(QStringLiteral("SU")));
        QCOMPARE(names(model), QStringList({"sue"}));
        QCOMPARE(model.rowCount(model.index(0, 0)), 1); // with what is below
        QVERIFY(model.setFilter(QStringLiteral("-user:sue")));
        QCOMPARE(names(model), QStringList({"ds", "* (everyone else)", "late"}));
        QVERIFY(model.setFilter(QStringLiteral("group=\"*\"")));
        QCOMPARE(names(model), QStringList({"* (everyone else)"}));
        QVERIFY(model.setFilter(QStringLiteral("ue"))); // no word begins with it
        QCOMPARE(model.rowCount(), 0);
    }

    void sortsByTheTightestLimit()
    {
        PeopleTreeModel model;
        update(model, {sue()},
               {group("none", 1, {}), group("blocked", 0, Resource{{"vcore", 0}}),
                group("half", 5, Resource{{"vcore", 10}}), group("over", 5, Resource{{"vcore", 0}})});
        ModelGuard guard(&model);

        model.sort(PeopleTreeModel::TightestColumn, Qt::DescendingOrder);

        QCOMPARE(names(model), QStringList({"over", "sue", "half", "blocked", "none"}));
    }

    void headersExplainThemselves()
    {
        const PeopleTreeModel model;
        for (int column = 0; column < PeopleTreeModel::ColumnCount; ++column) {
            QVERIFY(!model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty());
            QVERIFY(!model.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString().isEmpty());
        }
    }
};

QUOTADECK_TEST(TestPeopleTreeModel, QCoreApplication)
} // namespace tst_peopletreemodel

#include "tst_peopletreemodel.moc"
