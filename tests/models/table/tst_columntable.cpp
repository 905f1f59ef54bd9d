// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/table/rowlist.h"
#include "tests/support/modelguard.h"
#include "tests/support/testprogram.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_columntable {
using namespace quotadeck::models;

struct PodRow
{
    QString id;
    int cores = 0;
    bool isIdle = false;

    friend bool operator==(const PodRow&, const PodRow&) = default;
};

class Pods final : public RowList<PodRow>
{
public:
    enum Column { NameColumn, CoresColumn };

    Pods() : RowList(columns(), nullptr) { }
    using RowList::setRows;

private:
    static ColumnTable<PodRow> columns()
    {
        static constexpr ColumnOf<PodRow> kColumns[] = {
            {
                .column = NameColumn,
                .title = "Name",
                .text = textIn<&PodRow::id>,
                .emphasis = [](const PodRow& row) { return dimUnless(!row.isIdle); },
                .kind = [](const PodRow&) { return std::optional(RowKind::Application); },
            },
            {
                .column = CoresColumn,
                .title = "Cores",
                .help = "Requested",
                .isNumeric = true,
                .text = [](const PodRow& row) { return QString::number(row.cores); },
                .toolTip = noToolTip,
                .state
                = [](const PodRow& row) { return row.cores > 9 ? RowState::Warning : RowState::Normal; },
                .isBefore = orderedBy<&PodRow::cores>,
                .isSame = equalIn<&PodRow::cores>,
            },
        };
        static_assert(areInOrder(kColumns));
        return kColumns;
    }
};

class TestColumnTable : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aColumnDescribesItsCellsAndItsTitle()
    {
        Pods pods;
        pods.setRows({{"etl", 12, false}});
        const QModelIndex name = pods.index(0, Pods::NameColumn);
        const QModelIndex cores = pods.index(0, Pods::CoresColumn);

        QCOMPARE(pods.columnCount(), 2);
        QCOMPARE(name.data().toString(), "etl");
        QCOMPARE(name.data(Qt::ToolTipRole).toString(), "etl");
        QCOMPARE(name.data(IdRole).toString(), "etl");
        QCOMPARE(name.data(KindRole).toInt(), static_cast<int>(RowKind::Application));
        QVERIFY(!name.data(StateRole).isValid());
        QVERIFY(!name.data(EmphasisRole).isValid());
        QVERIFY(!name.data(NumericRole).toBool());
        QCOMPARE(cores.data().toString(), "12");
        QCOMPARE(cores.data(Qt::ToolTipRole).toString(), QString());
        QCOMPARE(cores.data(StateRole).toInt(), static_cast<int>(RowState::Warning));
        QVERIFY(cores.data(NumericRole).toBool());
        QCOMPARE(pods.headerData(Pods::CoresColumn, Qt::Horizontal).toString(), "Cores");
        QCOMPARE(pods.headerData(Pods::CoresColumn, Qt::Horizontal, Qt::ToolTipRole).toString(), "Requested");
        QVERIFY(pods.headerData(Pods::NameColumn, Qt::Horizontal, Qt::ToolTipRole).toString().isEmpty());
        QVERIFY(!pods.headerData(2, Qt::Horizontal).isValid());
        QVERIFY(!pods.headerData(0, Qt::Vertical).isValid());
    }

    void rowsAreOrderedByRawValues()
    {
        Pods pods;
        pods.setRows({{"a", 9, false}, {"b", 12, false}});

        QVERIFY(pods.isBefore(pods.index(0, Pods::CoresColumn), pods.index(1, Pods::CoresColumn)));
        QVERIFY(!pods.isBefore(pods.index(1, Pods::CoresColumn), pods.index(0, Pods::CoresColumn)));
        QVERIFY(pods.isBefore(pods.index(0, Pods::NameColumn), pods.index(1, Pods::NameColumn)));
    }

    void onlyCellsThatDifferAreAnnounced()
    {
        Pods pods;
        const quotadeck::test::ModelGuard guard(&pods);
        pods.setRows({{"a", 1, false}, {"b", 2, false}});
        QSignalSpy changes(&pods, &QAbstractItemModel::dataChanged);

        pods.setRows({{"a", 1, true}, {"b", 3, false}});

        QCOMPARE(changes.count(), 2);
        QCOMPARE(changes[0][0].toModelIndex(), pods.index(0, Pods::NameColumn));
        QCOMPARE(changes[1][0].toModelIndex(), pods.index(1, Pods::CoresColumn));
    }
};

QUOTADECK_TEST(TestColumnTable, NoApplication)
} // namespace tst_columntable

#include "tst_columntable.moc"
