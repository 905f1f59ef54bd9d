// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/modelguard.h"
#include "tests/support/testprogram.h"
#include "ui/charts/charttable.h"

#include <QTest>

namespace tst_charttablemodel {
using namespace quotadeck;
using namespace quotadeck::ui;

namespace {
/// Applications of two queues at the given seconds, with a gap for the first one behind second 2.
ChartContent content(int from, int to)
{
    ChartContent result;
    result.measure = models::Measure::Applications;
    result.type = ResourceType("vcore");
    result.zone = TimeZone::Utc;
    result.from = from * 1000.0;
    result.to = to * 1000.0;
    ChartLine first;
    first.name = "a";
    ChartLine second;
    second.name = "b";
    for (int second_ = from; second_ <= to; ++second_) {
        const models::SeriesColumn column{second_ * 1000.0, double(second_), double(second_),
                                          double(second_)};
        if (first.values.empty() || second_ == 3)
            first.values.emplace_back();
        if (second_ != 2)
            first.values.back().push_back(column);
        if (second.values.empty())
            second.values.emplace_back();
        second.values.back().push_back(column);
    }
    second.limit = {{{from * 1000.0, 9, 9, 9}, {to * 1000.0, 9, 9, 9}}};
    result.lines = {first, second};
    return result;
}

QStringList rows(const ChartTableModel& model)
{
    QStringList result;
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells << model.index(row, column).data().toString();
        result << cells.join('|');
    }
    return result;
}
} // namespace

class TestChartTableModel : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theNewestComesFirstAndGapsAreEmpty()
    {
        ChartTableModel model;
        ChartContent chart = content(1, 3);
        models::EventMark mark;
        mark.time = std::chrono::milliseconds(1500);
        mark.kind = models::EventMark::Kind::NodesAdded;
        mark.names = {"n1"};
        mark.count = 1;
        chart.marks = {mark};
        model.setContent(chart);

        QCOMPARE(rows(model),
                 (QStringList{"1970-01-01 00:00:03 UTC|3|3|9|", "1970-01-01 00:00:02 UTC||2|9|Node added: n1",
                              "1970-01-01 00:00:01 UTC|1|1|9|"}));
        QCOMPARE(model.headerData(3, Qt::Horizontal).toString(), "b limit");
        QCOMPARE(model.headerData(4, Qt::Horizontal).toString(), "Event");
    }

    void rowsThatStayKeepTheirPlace()
    {
        ChartTableModel model;
        model.setContent(content(1, 6));
        const quotadeck::test::ModelGuard guard(&model); // no reset, and each change told
        const QPersistentModelIndex kept(model.index(1, 0)); // second 5

        model.setContent(content(3, 8));

        QCOMPARE(kept.row(), 3);
        QCOMPARE(kept.data().toString(), "1970-01-01 00:00:05 UTC");
        model.setContent(content(20, 22)); // another time altogether
        QCOMPARE(model.rowCount(), 3);
        QVERIFY(!kept.isValid());
    }

    void anotherChartIsAnotherTable()
    {
        ChartTableModel model;
        model.setContent(content(1, 3));
        ChartContent other = content(1, 3);
        other.lines.pop_back();
        model.setContent(other);
        QCOMPARE(model.columnCount(), 3);
        QCOMPARE(rows(model).first(), "1970-01-01 00:00:03 UTC|3|");
    }
};

QUOTADECK_TEST(TestChartTableModel, NoApplication)
} // namespace tst_charttablemodel

#include "tst_charttablemodel.moc"
