// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/simulate/resultspane.h"
#include "ui/widgets/segmentedswitch.h"

#include <QScrollBar>
#include <QTableView>
#include <QTest>

#include <algorithm>
#include <memory>

namespace tst_resultspane {
using namespace quotadeck;

class TestResultsPane : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void queuesOrUsersAreOfferedWhereThereAreQueues()
    {
        ui::ResultsPane pane;
        pane.show();
        auto* kind = pane.findChild<ui::SegmentedSwitch*>();
        pane.setScenario(QStringLiteral("queues"), false);
        QVERIFY(kind->isVisible());
        pane.setScenario(QStringLiteral("elastic"), true);
        QVERIFY(!kind->isVisible());
    }

    /// What a window of 1280 pixels leaves beside rail and scenarios, whichever column is sorted by.
    void allColumnsFitIntoASmallWindow()
    {
        ui::ResultsPane pane;
        pane.resize(900, 400);
        pane.show();
        auto results = std::make_shared<sim::Results>();
        results->queues.emplace_back().name = "root";
        pane.setResults(results);
        const auto tables = pane.findChildren<QTableView*>(); // the other one is of groups
        const auto shown = std::ranges::find_if(tables, &QTableView::isVisible);
        QVERIFY(shown != tables.end());
        QTableView* const table = *shown;
        QCOMPARE(table->accessibleName(), QStringLiteral("Results"));
        QCOMPARE(table->horizontalScrollBar()->maximum(), 0);
        QCoreApplication::processEvents();
        const int before = table->columnWidth(models::ResultsModel::CompletedColumn);
        table->sortByColumn(models::ResultsModel::CompletedColumn, Qt::DescendingOrder);
        QTRY_VERIFY(table->columnWidth(models::ResultsModel::CompletedColumn)
                    > before); // the mark beside the title
        QCOMPARE(table->horizontalScrollBar()->maximum(), 0);
    }

    void longAmountsAreWholeAndTheUsersWidthsStay()
    {
        ui::ResultsPane pane;
        pane.resize(1500, 400);
        pane.setScenario(QStringLiteral("elastic"), true);
        pane.show();
        auto results = std::make_shared<sim::Results>();
        sim::GroupResult group;
        group.name = "a";
        group.pods = 1;
        group.amounts.push_back(
            {.type = ResourceType("memory"), .used = 1'234'567'890'123'457, .runtime = 5});
        results->groups.push_back(group);
        pane.setResults(results);
        const auto tables = pane.findChildren<QTableView*>();
        const auto shown = std::ranges::find_if(tables, &QTableView::isVisible);
        QVERIFY(shown != tables.end());
        QTableView* const table = *shown;
        using Model = models::GroupResultsModel;
        const QString used = table->model()->index(0, Model::UsedColumn).data().toString();
        QVERIFY2(used.size() > 10, qPrintable(used));
        QTRY_VERIFY(table->columnWidth(Model::UsedColumn) > table->fontMetrics().horizontalAdvance(used));

        table->setColumnWidth(Model::LentColumn, 123);
        table->setColumnWidth(Model::NameColumn, 321);
        table->sortByColumn(Model::LentColumn, Qt::DescendingOrder);
        pane.resize(1400, 500);
        QCoreApplication::processEvents();
        QCOMPARE(table->columnWidth(Model::LentColumn), 123);
        QCOMPARE(table->columnWidth(Model::NameColumn), 321);
    }
};

QUOTADECK_TEST(TestResultsPane, QApplication)
} // namespace tst_resultspane

#include "tst_resultspane.moc"
