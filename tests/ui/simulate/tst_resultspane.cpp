// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulate/resultspane.h"
#include "ui/widgets/segmentedswitch.h"

#include <QScrollBar>
#include <QTableView>
#include <QTest>

#include <algorithm>
#include <memory>

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
        const int before = table->columnWidth(models::ResultsModel::CompletedColumn);
        table->sortByColumn(models::ResultsModel::CompletedColumn, Qt::DescendingOrder);
        QVERIFY(table->columnWidth(models::ResultsModel::CompletedColumn)
                > before); // the mark beside the title
        QCOMPARE(table->horizontalScrollBar()->maximum(), 0);
    }
};

QTEST_MAIN(TestResultsPane)
#include "tst_resultspane.moc"
