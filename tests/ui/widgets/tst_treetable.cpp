// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/quota/queuetreemodel.h"
#include "tests/support/fakecluster.h"
#include "ui/widgets/filterfield.h"
#include "ui/widgets/treetable.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace quotadeck;
using namespace quotadeck::ui;
using Model = models::QueueTreeModel;

namespace {
QList<ColumnDefault> columns()
{
    QList<ColumnDefault> all;
    for (int column = 0; column < Model::ColumnCount; ++column) {
        all << ColumnDefault{column, 90, ColumnDefault::Align::Number,
                             column == Model::StatusColumn ? ColumnDefault::Shown::No
                                                           : ColumnDefault::Shown::Yes};
    }
    return all;
}

/// A table over fake queues, to be moved on step by step.
struct Fixture
{
    Model model;
    TreeTable table{&model, columns()};
    SnapshotPtr last;

    Fixture()
    {
        table.setDepth(1);
        table.resize(700, 240);
        step(0);
    }

    void step(int number, const tests::FakeSize& size = {})
    {
        const SnapshotPtr next = tests::fakeSnapshot(size, number);
        const auto update = makeUpdate(last, next, "default");
        model.apply(update->delta.queues);
        last = next;
    }

    bool isExpanded(const QString& id) { return table.isExpanded(model.indexOf(id)); }
};
} // namespace

class TestTreeTable : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void rowsAreOpenDownToTheDepth()
    {
        Fixture fixture;
        QVERIFY(fixture.isExpanded("root"));
        QVERIFY(!fixture.isExpanded("root.etl"));

        fixture.table.setDepth(2);
        QVERIFY(fixture.isExpanded("root.etl"));
    }

    void numbersAreNotCut()
    {
        Fixture fixture;
        fixture.table.show();
        int column = -1;
        for (const ColumnDefault& candidate : columns()) {
            if (candidate.align == ColumnDefault::Align::Number
                && !fixture.table.isColumnHidden(candidate.column))
                column = candidate.column;
        }
        QVERIFY(column >= 0);
        fixture.table.setColumnWidth(column, 40);
        fixture.table.fitContents();

        const int width = fixture.table.columnWidth(column);
        const QFontMetrics metrics = fixture.table.fontMetrics();
        const QModelIndex cell = fixture.model.index(0, column);
        QVERIFY(width >= metrics.horizontalAdvance(cell.data().toString()));

        fixture.table.setColumnWidth(column, width + 50); // what somebody wants wider stays
        fixture.table.fitContents();
        QCOMPARE(fixture.table.columnWidth(column), width + 50);
    }

    void anUpdateMovesNeitherSelectionNorExpansionNorScroll()
    {
        Fixture fixture;
        fixture.table.show();
        fixture.table.expand(fixture.model.indexOf("root.etl"));
        fixture.table.collapse(fixture.model.indexOf("root.training"));
        fixture.table.setCurrentId("root.etl.training");
        fixture.table.verticalScrollBar()->setValue(30);
        QSignalSpy moved(&fixture.table, &TreeTable::currentIdChanged);

        fixture.step(1, {.departments = 6, .leavesEach = 6}); // new rows among the old ones, new numbers
        fixture.step(2, {.departments = 6, .leavesEach = 5}); // and some gone again

        QCOMPARE(fixture.table.currentId(), "root.etl.training");
        QCOMPARE(moved.size(), 0);
        QVERIFY(fixture.isExpanded("root.etl"));
        QVERIFY(!fixture.isExpanded("root.training"));
        QCOMPARE(fixture.table.verticalScrollBar()->value(), 30);
    }

    void aFilterOpensWhatItShowsAndItsEndRestores()
    {
        Fixture fixture;
        fixture.table.expand(fixture.model.indexOf("root.etl"));
        fixture.model.setFilterText("root.training.");
        fixture.table.setFiltering(true);
        QVERIFY(fixture.isExpanded("root.training"));
        QVERIFY(!fixture.model.indexOf("root.etl").isValid());

        fixture.model.setFilterText({});
        fixture.table.setFiltering(false);
        QVERIFY(fixture.isExpanded("root.etl"));
        QVERIFY(!fixture.isExpanded("root.training"));
    }

    void copiesRowsAsTabSeparatedTextWithTheHeader()
    {
        Fixture fixture;
        fixture.table.setCurrentId("root.etl");
        QTest::keySequence(&fixture.table, QKeySequence::Copy);

        const QStringList lines = QGuiApplication::clipboard()->text().split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 2);
        QCOMPARE(lines[0].split('\t').size(), Model::ColumnCount - 1); // without the hidden one
        QVERIFY(lines[0].startsWith("Queue\tUsage\t"));
        QVERIFY(lines[1].startsWith("etl\t"));
    }

    void keepsItsStateOverSessions()
    {
        Fixture first;
        first.table.expand(first.model.indexOf("root.etl"));
        first.table.setColumnHidden(Model::PendingColumn, true);
        first.table.setColumnWidth(Model::UsedColumn, 133);
        const QVariantMap state = first.table.saveState();

        Fixture second;
        second.table.restoreState(state);
        QVERIFY(second.isExpanded("root.etl"));
        QVERIFY(second.table.isColumnHidden(Model::PendingColumn));
        QCOMPARE(second.table.columnWidth(Model::UsedColumn), 133);

        second.table.resetColumns();
        QVERIFY(!second.table.isColumnHidden(Model::PendingColumn));
        QVERIFY(second.table.isColumnHidden(Model::StatusColumn));
        second.table.restoreState({{"header", "nonsense"}}); // of another version: ignored
        QVERIFY(!second.table.isColumnHidden(Model::PendingColumn));
    }

    void theFilterFieldWaitsForAPauseAndEscapeClears()
    {
        FilterField field;
        QSignalSpy changed(&field, &FilterField::filterChanged);
        QTest::keyClicks(&field, "etl");
        QCOMPARE(changed.size(), 0);
        QTRY_COMPARE(changed.size(), 1);
        QCOMPARE(changed.last().first().toString(), "etl");

        QTest::keyClicks(&field, "x");
        QTest::keyClick(&field, Qt::Key_Return);
        QCOMPARE(changed.last().first().toString(), "etlx");
        QTest::keyClick(&field, Qt::Key_Escape);
        QCOMPARE(changed.last().first().toString(), "");
        QCOMPARE(changed.size(), 3);
    }
};

QTEST_MAIN(TestTreeTable)
#include "tst_treetable.moc"
