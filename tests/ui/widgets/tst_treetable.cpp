// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/quota/queuetreemodel.h"
#include "tests/models/table/labeltree.h"
#include "tests/support/fakecluster.h"
#include "tests/support/testprogram.h"
#include "ui/widgets/treetable.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include <map>

namespace tst_treetable {
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
    TreeTable table;
    SnapshotPtr last;

    explicit Fixture(const QList<ColumnDefault>& shown = columns()) : table(&model, shown)
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

    /// As they stand on the screen.
    QList<int> shownColumns()
    {
        QList<int> shown;
        for (int place = 0; place < table.header()->count(); ++place) {
            if (const int column = table.header()->logicalIndex(place); !table.isColumnHidden(column))
                shown << column;
        }
        return shown;
    }

    bool isExpanded(const QString& id) { return table.isExpanded(model.indexOf(id)); }
};

/// A table of queues that compares what is used, and hides what is pending meanwhile.
struct Comparison : Fixture
{
    const QList<int> before{Model::QueueColumn, Model::UsedColumn, Model::MaxColumn, Model::PendingColumn};
    const QList<int> compared{Model::QueueColumn, Model::UsedColumn, Model::UsedNowColumn, Model::MaxColumn};

    Comparison() : Fixture(comparedColumns()) { }

    static QList<ColumnDefault> comparedColumns()
    {
        using enum ColumnDefault::Shown;
        QList<ColumnDefault> all;
        for (ColumnDefault column : columns()) {
            if (column.column == Model::UsedNowColumn) // it has a place of its own
                continue;
            column.shown = No;
            if (column.column == Model::QueueColumn || column.column == Model::UsedColumn
                || column.column == Model::MaxColumn)
                column.shown = Yes;
            if (column.column == Model::PendingColumn)
                column.shown = NotComparing;
            all << column;
            if (column.column == Model::UsedColumn)
                all << ColumnDefault{.column = Model::UsedNowColumn, .width = 90, .shown = Comparing};
        }
        return all;
    }
};

/// A table of a label, that takes the room, and numbers under a title of one digit.
struct Numbers
{
    using Tree = test::LabelTree;
    enum Column { LabelColumn = Tree::LabelColumn, ValueColumn = Tree::ValueColumn };

    Tree model;
    TreeTable table{
        &model,
        {{.column = Tree::LabelColumn, .width = 60, .align = ColumnDefault::Align::Text, .isFlexible = true},
         {.column = Tree::ValueColumn, .width = 40},
         {.column = Tree::WeightColumn, .width = 40}}};

    void show()
    {
        table.resize(500, 240);
        table.show();
    }
    int width() { return table.columnWidth(ValueColumn); }
    bool fits(int column, const QString& text)
    {
        return table.columnWidth(column) >= table.fontMetrics().horizontalAdvance(text);
    }
};

/// @p count rows, of which some have other values than 0.
std::vector<test::LabelTree::Item> rows(int count, const std::map<int, int>& values)
{
    std::vector<test::LabelTree::Item> items;
    for (int row = 0; row < count; ++row)
        items.push_back({std::to_string(row), {}, values.contains(row) ? values.at(row) : 0, 0});
    return items;
}
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

    /// Of the title, and of every cell that is or comes into view; wider than that stays what was wider once.
    void numbersAreNotCut()
    {
        Numbers numbers;
        numbers.model.apply(rows(60, {{0, 7}, {1, 1'000'000'000}, {50, -2'000'000'000}}));
        numbers.show();
        QTRY_VERIFY(numbers.fits(Numbers::ValueColumn, QStringLiteral("1000000000"))); // not the first row
        QVERIFY(!numbers.fits(Numbers::ValueColumn, QStringLiteral("-2000000000") + QString(4, u'0')));
        const int before = numbers.width();

        numbers.table.verticalScrollBar()->setValue(numbers.table.verticalScrollBar()->maximum());
        QTRY_VERIFY(numbers.width() > before);
        QVERIFY(numbers.fits(Numbers::ValueColumn, QStringLiteral("-2000000000")));
        const int most = numbers.width();
        numbers.table.verticalScrollBar()->setValue(0);
        numbers.model.apply(rows(60, {{0, 8}}));
        QCoreApplication::processEvents();
        QCOMPARE(numbers.width(), most); // nothing jumps

        numbers.table.refitColumns(); // other numbers altogether
        QTRY_VERIFY(numbers.width() < before);
        numbers.model.apply(rows(60, {{2, 2'000'000'000}})); // and they change
        QTRY_VERIFY(numbers.fits(Numbers::ValueColumn, QStringLiteral("2000000000")));
    }

    /// A view of rows that are cut at its upper and lower edge; 8.x rows are in view.
    void theLowestRowInViewIsMeasured()
    {
        Numbers numbers;
        numbers.model.apply(rows(60, {}));
        numbers.show();
        QCoreApplication::processEvents();
        const int before = numbers.width();
        const auto& table = numbers.table;
        const int height = table.visualRect(table.model()->index(0, 0)).height();
        table.verticalScrollBar()->setValue(10 * height - 3); // but for 3 px a whole row is hidden
        const QModelIndex lowest = table.indexAt({1, table.viewport()->height() - 1});
        QVERIFY(lowest.isValid());
        numbers.model.apply(rows(60, {{lowest.row(), 1'000'000'000}}));
        QTRY_VERIFY(numbers.fits(Numbers::ValueColumn, QStringLiteral("1000000000")));
        QVERIFY(numbers.width() > before);
    }

    void rowsThatAreOpenedAreMeasured()
    {
        Numbers numbers;
        numbers.model.apply({{"a", {}, 1, 0}, {"b", "a", 1'000'000'000, 0}});
        numbers.table.setDepth(0);
        numbers.show();
        QCoreApplication::processEvents();
        QVERIFY(!numbers.fits(Numbers::ValueColumn, QStringLiteral("1000000000")));
        numbers.table.expand(numbers.model.indexOf("a"));
        QTRY_VERIFY(numbers.fits(Numbers::ValueColumn, QStringLiteral("1000000000")));
    }

    /// Rather than that the last columns are scrolled to; a column that is wider than its cells gives way to one that is cut.
    void columnsGiveBackWhatTheyDoNotUse()
    {
        using Tree = Numbers::Tree;
        Tree model;
        TreeTable table(&model,
                        {{.column = Tree::LabelColumn,
                          .width = 100,
                          .align = ColumnDefault::Align::Text,
                          .isFlexible = true},
                         {.column = Tree::ValueColumn,
                          .width = 200,
                          .align = ColumnDefault::Align::Text,
                          .isFlexible = true},
                         {.column = Tree::WeightColumn, .width = 200}});
        model.apply({{std::string(30, 'x'), {}, 1, 1}});
        table.setRootIsDecorated(false);
        table.resize(520, 240);
        table.show();
        const int text = table.fontMetrics().horizontalAdvance(QString(30, u'x'));
        QVERIFY(text > 120 && text < 240);
        QTRY_VERIFY(table.columnWidth(Tree::LabelColumn) > text);
        QVERIFY(table.columnWidth(Tree::WeightColumn) >= 200); // there is room enough for a number to come
        table.resize(240, 240);
        QTRY_COMPARE(table.horizontalScrollBar()->maximum(), 0);
        QVERIFY(table.columnWidth(Tree::WeightColumn) < 200);
    }

    void rowsStayUnderThePointerUntilItLeaves()
    {
        Numbers numbers;
        numbers.model.apply(rows(5, {{0, 1}, {1, 2}, {2, 3}}));
        numbers.table.sortByColumn(Numbers::ValueColumn, Qt::DescendingOrder);
        numbers.show();
        QWidget* viewport = numbers.table.viewport();
        const auto nameAt = [&numbers](int row) { return numbers.model.index(row, 0).data().toString(); };
        const auto hint = [&numbers] {
            for (auto* label : numbers.table.findChildren<QLabel*>()) {
                if (label->text().startsWith("Order held"))
                    return label->isVisible();
            }
            return false;
        };
        const auto pointAt
            = [&](int row) { return numbers.table.visualRect(numbers.model.index(row, 0)).center(); };
        const auto leave = [viewport] {
            QEvent left(QEvent::Leave);
            QCoreApplication::sendEvent(viewport, &left);
        };
        QCOMPARE(nameAt(0), "2");
        numbers.model.apply(rows(5, {{0, 9}}));
        QCOMPARE(nameAt(0), "0"); // nobody points there

        QTest::mouseMove(viewport, pointAt(1));
        QTRY_VERIFY(numbers.model.isOrderHeld());
        numbers.model.apply(rows(5, {{3, 10}}));
        QCOMPARE(nameAt(0), "0");
        QVERIFY(hint());
        leave();
        QCOMPARE(nameAt(0), "3");
        QVERIFY(!hint());

        QTest::mousePress(viewport, Qt::LeftButton, {}, pointAt(0));
        numbers.model.apply(rows(5, {{4, 11}}));
        leave(); // a selection that is dragged out of the table
        QCOMPARE(nameAt(0), "3");
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, pointAt(0));
        leave();
        QCOMPARE(nameAt(0), "4");
    }

    void theModelMayGoBeforeTheTable()
    {
        QWidget page;
        page.show();
        auto* tree = new Numbers::Tree;
        tree->setParent(&page); // children go in the order in which they came
        auto* table = new TreeTable(
            tree, {{.column = 0, .width = 60}, {.column = 1, .width = 60}, {.column = 2}}, &page);
        table->show();
        delete tree;
        table->hide();
        delete table;
        QVERIFY(page.children().isEmpty());
    }

    void rowsStayWhileTheirMenuIsOpen()
    {
        Numbers numbers;
        numbers.model.apply(rows(3, {{0, 1}}));
        numbers.table.sortByColumn(Numbers::ValueColumn, Qt::DescendingOrder);
        numbers.show();
        QWidget* viewport = numbers.table.viewport();
        QTest::mouseClick(viewport, Qt::RightButton, {},
                          numbers.table.visualRect(numbers.model.index(0, 0)).center());
        QMenu menu;
        menu.addAction("Copy");
        menu.popup({0, 0});
        QEvent left(QEvent::Leave);
        QCoreApplication::sendEvent(viewport, &left);
        numbers.model.apply(rows(3, {{1, 5}}));
        QCOMPARE(numbers.model.index(0, 0).data().toString(), "0");
        menu.close();
        QCoreApplication::sendEvent(viewport, &left);
        QCOMPARE(numbers.model.index(0, 0).data().toString(), "1");
    }

    void aWidthThatTheUserChoseStays()
    {
        Numbers numbers;
        numbers.model.apply(rows(5, {{0, 1'000'000'000}}));
        numbers.show();
        QTRY_VERIFY(numbers.fits(Numbers::ValueColumn, QStringLiteral("1000000000")));
        for (const int chosen : {48, 300}) {
            numbers.table.setColumnWidth(Numbers::ValueColumn, chosen);
            numbers.model.apply(rows(5, {{1, chosen * 1'000'000}}));
            numbers.table.sortByColumn(Numbers::ValueColumn, Qt::DescendingOrder);
            numbers.table.refitColumns();
            numbers.table.resize(numbers.table.width() + 10, numbers.table.height());
            QCoreApplication::processEvents();
            QCOMPARE(numbers.width(), chosen);
        }
        numbers.table.setColumnWidth(Numbers::LabelColumn, 77); // also of one that takes the room
        numbers.table.resize(900, 200);
        QCoreApplication::processEvents();
        QCOMPARE(numbers.table.columnWidth(Numbers::LabelColumn), 77);
        numbers.table.resetColumns();
        QVERIFY(numbers.width() != 300);
        QTRY_COMPARE(numbers.table.header()->length(), numbers.table.viewport()->width());
    }

    /// Texts share what the numbers leave; but no title is cut, that of a column of bars neither.
    void flexibleColumnsTakeTheRoomAndKeepTheirTitles()
    {
        Model model;
        QList<ColumnDefault> all = columns();
        for (ColumnDefault& column : all)
            column.shown = column.column <= Model::UsageColumn || column.column == Model::UsedColumn
                ? ColumnDefault::Shown::Yes
                : ColumnDefault::Shown::No;
        for (const int column : {int(Model::QueueColumn), int(Model::UsageColumn)}) {
            all[column].isFlexible = true;
            all[column].width = 10; // less than any title
        }
        TreeTable table(&model, all);
        model.apply(makeUpdate(nullptr, tests::fakeSnapshot({}, 0), "default")->delta.queues);
        table.resize(60, 240); // room for none of them
        table.show();
        QCoreApplication::processEvents();
        for (const int column : {int(Model::QueueColumn), int(Model::UsageColumn)}) {
            const QString title = table.model()->headerData(column, Qt::Horizontal).toString();
            QVERIFY(table.columnWidth(column) >= table.header()->sectionSizeHint(column)
                    || table.columnWidth(column)
                        >= table.header()->fontMetrics().horizontalAdvance(title) + 8);
        }
        table.resize(900, 240);
        QTRY_COMPARE(table.header()->length(), table.viewport()->width());
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
        QVERIFY(fixture.model.setFilter("root.training."));
        fixture.table.setFiltering(true);
        QVERIFY(fixture.isExpanded("root.training"));
        QVERIFY(!fixture.model.indexOf("root.etl").isValid());

        QVERIFY(fixture.model.setFilter({}));
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

    void theColumnNowIsShownBesideUsedWhileComparing()
    {
        Comparison fixture;
        QCOMPARE(fixture.shownColumns(), fixture.before);
        fixture.table.setComparing(true);
        QCOMPARE(fixture.shownColumns(), fixture.compared);
        fixture.table.header()->moveSection(fixture.table.header()->visualIndex(Model::UsedNowColumn), 0);
        fixture.table.resetColumns();
        QCOMPARE(fixture.shownColumns(), fixture.compared);
        fixture.table.setComparing(false);
        QCOMPARE(fixture.shownColumns(), fixture.before);

        fixture.table.showAllColumns();
        QVERIFY(fixture.table.isColumnHidden(Model::UsedNowColumn)); // there is nothing to compare with
        fixture.table.setComparing(true);
        fixture.table.showAllColumns();
        QCOMPARE(fixture.shownColumns().size(), int(Model::ColumnCount));
        fixture.table.setComparing(false);
        QCOMPARE(fixture.shownColumns().size(), Model::ColumnCount - 1);
    }

    void aColumnThatTheUserHidDoesNotComeBackAfterAComparison()
    {
        Comparison fixture;
        fixture.table.setColumnHidden(Model::PendingColumn, true);
        fixture.table.setComparing(true);
        fixture.table.setComparing(false);
        QVERIFY(fixture.table.isColumnHidden(Model::PendingColumn));
    }

    void aColumnThatTheUserWantsWhileComparingStays()
    {
        Comparison fixture;
        fixture.table.setComparing(true);
        fixture.table.chooseColumn(Model::PendingColumn, true);
        QVERIFY(!fixture.table.isColumnHidden(Model::PendingColumn));
        const QVariantMap wanted = fixture.table.saveState();
        for (const bool isComparing : {false, true}) {
            fixture.table.setComparing(isComparing);
            QVERIFY(!fixture.table.isColumnHidden(Model::PendingColumn));
        }

        fixture.table.chooseColumn(Model::PendingColumn, false);
        QCOMPARE(fixture.shownColumns(), fixture.compared);
        fixture.table.setComparing(false);
        QCOMPARE(fixture.shownColumns(), fixture.before); // only the comparison has no room for it

        fixture.table.setComparing(true);
        fixture.table.restoreState(wanted);
        QVERIFY(!fixture.table.isColumnHidden(Model::PendingColumn));
    }

    void theColumnOfTheOrderStaysWhileComparing()
    {
        Comparison fixture;
        fixture.table.sortByColumn(Model::PendingColumn, Qt::DescendingOrder);
        fixture.table.setComparing(true);
        QVERIFY(!fixture.table.isColumnHidden(Model::PendingColumn));
    }

    void columnsThatAnEarlierVersionSavedGetTheColumnNowBesideUsed()
    {
        Comparison earlier;
        auto* header = earlier.table.header();
        header->moveSection(header->visualIndex(Model::UsedNowColumn), header->count() - 1);
        const QVariantMap saved{{QStringLiteral("header"), header->saveState()}};

        Comparison later;
        later.table.restoreState(saved);
        later.table.setComparing(true);
        QCOMPARE(later.shownColumns(), later.compared);
    }

    /// Sessions end beside an earlier moment and begin without one, and the other way around.
    void aComparisonIsNotRestored()
    {
        Comparison first;
        const QVariantMap present = first.table.saveState();
        first.table.setComparing(true);
        const QVariantMap past = first.table.saveState();

        Comparison second;
        second.table.restoreState(past);
        QCOMPARE(second.shownColumns(), second.before);
        second.table.setComparing(true);
        second.table.restoreState(present);
        QCOMPARE(second.shownColumns(), second.compared);
        second.table.restoreState(past);
        QCOMPARE(second.shownColumns(), second.compared);
        second.table.setComparing(false);
        QCOMPARE(second.shownColumns(), second.before);
    }

    void aHiddenRowIsNoLongerCurrent()
    {
        Fixture fixture;
        fixture.table.setCurrentId("root.etl");
        QSignalSpy changed(&fixture.table, &TreeTable::currentIdChanged);
        QSignalSpy hidden(&fixture.table, &TreeTable::currentHidden);
        QVERIFY(fixture.model.setFilter("etl"));
        QCOMPARE(hidden.size(), 0);
        QVERIFY(fixture.model.setFilter("-etl"));
        QCOMPARE(hidden.size(), 1);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.first().first().toString(), QString());
        QCOMPARE(fixture.table.currentId(), QString());
        QVERIFY(!fixture.table.selectionModel()->hasSelection());

        QVERIFY(fixture.model.setFilter({})); // it does not come back by itself
        QCOMPARE(fixture.table.currentId(), QString());
        QCOMPARE(hidden.size(), 1);
        fixture.table.setCurrentId("root.etl");
        QCOMPARE(fixture.table.currentId(), "root.etl");
    }
};

QUOTADECK_TEST(TestTreeTable, QApplication)
} // namespace tst_treetable

#include "tst_treetable.moc"
