// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "tests/ui/charts/chartspagefixture.h"

#include <QCheckBox>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

namespace tst_chartlegend {
using namespace quotadeck;
using namespace quotadeck::ui;

/// What the legend tells, and which lines are hidden, at first and by hand.
class TestChartLegend : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aClickInTheLegendIsolatesAndCtrlAdds()
    {
        ChartsPageFixture fixture;
        QSignalSpy changed(fixture.legend(), &ChartLegend::shownChanged);
        fixture.click(1);
        QCOMPARE(fixture.drawn(), std::size_t{1});
        fixture.click(2, Qt::ControlModifier);
        QCOMPARE(fixture.drawn(), std::size_t{2});
        fixture.click(2, Qt::ControlModifier);
        fixture.click(1);
        QCOMPARE(fixture.drawn(), std::size_t{6}); // the second click shows all again, as at first
        QCOMPARE(changed.size(), 4);
    }

    void keysHideAndShowLines()
    {
        ChartsPageFixture fixture;
        fixture.legend()->setCurrentCell(3, 0);
        QTest::keyClick(fixture.legend(), Qt::Key_Space);
        QCOMPARE(fixture.drawn(), std::size_t{5});
        QCOMPARE(fixture.legend()->item(3, 0)->data(Qt::AccessibleTextRole).toString(),
                 fixture.name(3) + ", hidden");
        QTest::keyClick(fixture.legend(), Qt::Key_Space);
        QCOMPARE(fixture.drawn(), std::size_t{6});
        QTest::keyClick(fixture.legend(), Qt::Key_Return);
        QCOMPARE(fixture.drawn(), std::size_t{1});
        QTest::keyClick(fixture.legend(), Qt::Key_Space); // the only one left
        QCOMPARE(fixture.drawn(), std::size_t{0});
        QVERIFY(fixture.pane()->content().notice.startsWith("All lines are hidden."));
    }

    /// One line of all others would flatten those that the chart is about: admins ask for the largest.
    void othersThatOutweighTheLinesStartHidden()
    {
        ChartsPageFixture fixture;
        const int rest = fixture.legend()->rowCount() - 1;
        QVERIFY(fixture.name(rest).startsWith("other ("));
        QCOMPARE(fixture.drawn(), std::size_t(rest));
        const auto isNoteShown = [&fixture] {
            const auto labels = fixture.pane()->findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
                return label->isVisible() && label->text().startsWith("other (")
                    && label->text().contains("is hidden because");
            });
        };
        QVERIFY(isNoteShown());
        fixture.click(rest); // shows it, but not alone
        QCOMPARE(fixture.drawn(), std::size_t(rest) + 1);
        QVERIFY(!isNoteShown());
        fixture.advance(1);
        fixture.pane()->draw();
        QCOMPARE(fixture.drawn(), std::size_t(rest) + 1); // who asked for it keeps it
        fixture.pane()->findChild<QSpinBox*>()->setValue(20); // fewer others than lines
        QVERIFY(!isNoteShown());
    }

    /// All of the cluster is the first row of the queues, where everybody passes on the way here.
    void theSelectedRootStartsHiddenUnlessItWasAdded()
    {
        ChartsPageFixture fixture;
        fixture.page.findChild<QCheckBox*>(QStringLiteral("followSelection"))->click();
        fixture.page.setSubject({Subject::Kind::Queue, "root", {}});
        QCOMPARE(fixture.name(0), "root");
        QVERIFY(fixture.legend()->lines().isHeldBack(
            fixture.legend()->item(0, 0)->data(Qt::UserRole + 101).toString()));
        fixture.click(0);
        QCOMPARE(fixture.pane()->content().lines.front().name, "root");
        fixture.page.setSubject({Subject::Kind::Queue, "root.dept0", {}});
        QVERIFY(fixture.pane()->content().lines.front().name != "root");
    }

    void theLegendTellsOfCellsThatChanged()
    {
        ChartsPageFixture fixture;
        QSignalSpy told(fixture.legend()->model(), &QAbstractItemModel::dataChanged);
        fixture.pane()->draw();
        QCOMPARE(told.size(), 0);
        fixture.legend()->setCurrentCell(3, 0);
        QTest::keyClick(fixture.legend(), Qt::Key_Space);
        QCOMPARE(told.size(), 1);
        QCOMPARE(told[0][0].toModelIndex().row(), 3);
        QCOMPARE(told[0][1].toModelIndex().row(), 3);
    }

    void theLegendTellsLastLeastAndGreatestOfTheShownTime()
    {
        ChartsPageFixture fixture;
        const ChartLine& line = fixture.pane()->content().lines.front();
        const auto summary
            = summaryOf(line.values, fixture.pane()->content().from, fixture.pane()->content().to);
        const ValueUnit unit = fixture.pane()->content().unit();
        QCOMPARE(fixture.cell(0, ChartLegend::LastColumn), unit.text(summary->last));
        QCOMPARE(fixture.cell(0, ChartLegend::MinColumn), unit.text(summary->min));
        QCOMPARE(fixture.cell(0, ChartLegend::MaxColumn), unit.text(summary->max));
    }

    void theLeastValuesGiveWayToNames()
    {
        ChartsPageFixture fixture;
        auto* legend = fixture.legend();
        const auto isHidden = [legend] { return legend->isColumnHidden(ChartLegend::MinColumn); };
        legend->setMinimumWidth(700);
        QTRY_VERIFY(!isHidden());
        legend->setMinimumWidth(200);
        legend->setMaximumWidth(260);
        QTRY_VERIFY(isHidden());
        legend->setMaximumWidth(QWIDGETSIZE_MAX);
        legend->setMinimumWidth(700);
        QTRY_VERIFY(!isHidden());
    }

    void namesAreWholeBeforeTheLeastValuesAreShown()
    {
        ChartLegend legend;
        const auto show = [&legend](const QString& name, const QString& value) {
            LegendEntry entry;
            entry.id = QStringLiteral("a");
            entry.name = name;
            entry.last = entry.min = entry.max = value;
            legend.setEntries({entry});
        };
        const auto isHidden = [&legend] { return legend.isColumnHidden(ChartLegend::MinColumn); };
        show(QStringLiteral("research.notebooks"), QStringLiteral("8 GiB"));
        legend.resize(700, 200);
        legend.show();
        legend.grab(); // lays it out
        QTRY_VERIFY(!isHidden());
        const QAbstractItemView& cells = legend;
        const int name = cells.sizeHintForColumn(ChartLegend::NameColumn);
        QVERIFY(name > 140 && name < 220);
        int numbers = 0;
        for (const int column : {ChartLegend::LastColumn, ChartLegend::MinColumn, ChartLegend::MaxColumn})
            numbers += legend.columnWidth(column);
        legend.resize(numbers + name + 20, 200);
        QTRY_VERIFY(!isHidden());
        legend.resize(numbers + name - 10, 200); // still more than the least of a name
        QTRY_VERIFY(isHidden());
        QTRY_VERIFY(legend.columnWidth(ChartLegend::NameColumn) >= name);
        show(QStringLiteral("crm"), QStringLiteral("8 GiB")); // a shorter one leaves them room
        QTRY_VERIFY(!isHidden());
    }
};

QUOTADECK_TEST(TestChartLegend, QApplication)
} // namespace tst_chartlegend

#include "tst_chartlegend.moc"
