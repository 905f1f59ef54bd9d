// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/widgets/detailtable.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

namespace tst_detailtable {
using namespace quotadeck;
using namespace quotadeck::ui;

namespace {
DetailCell name(const QString& text, int indent = 0)
{
    return {.text = text, .toolTip = {}, .indent = indent};
}

DetailCell number(const QString& text)
{
    return {.text = text, .align = DetailCell::Align::Number, .toolTip = {}};
}

const QString kLong = QStringLiteral("team-of-all-who-train-large-models-in-the-night-and-at-weekends");
} // namespace

class TestDetailTable : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// A name and its amount, below a heading: both long.
    void theAmountIsInSightHoweverLongTheNames()
    {
        DetailTable table({QStringLiteral("To"), QStringLiteral("Lends")}, 0);
        table.setRows({{name(QStringLiteral("From ") + kLong)},
                       {name(kLong, 1), number(QStringLiteral("107374182400"))},
                       {name(QStringLiteral("b"), 1), number(QStringLiteral("2"))}});
        table.resize(300, table.sizeHint().height());
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        const QRect amount = table.visualItemRect(table.item(1, 1));
        QVERIFY(table.viewport()->rect().contains(amount));
        QVERIFY(amount.width() >= table.fontMetrics().horizontalAdvance(QStringLiteral("107374182400")));
        QCOMPARE(table.textElideMode(), Qt::ElideMiddle); // such names differ at their ends
        QCOMPARE(table.horizontalScrollBar()->maximum(), 0);
        QVERIFY(!table.horizontalScrollBar()->isVisible());
        QVERIFY(table.viewport()->rect().contains(table.visualItemRect(table.item(2, 0))));
    }

    void linksAreFollowedByMouseAndByKey()
    {
        DetailTable table({QStringLiteral("Property"), QStringLiteral("Value")}, 1);
        DetailCell queue = name(QStringLiteral("root.a"));
        queue.link = QStringLiteral("queue:root.a");
        table.setRows({{name(QStringLiteral("State")), name(QStringLiteral("Running"))},
                       {name(QStringLiteral("Queue")), queue}});
        table.resize(300, table.sizeHint().height());
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        QSignalSpy followed(&table, &DetailTable::linkActivated);

        const auto click = [&table](int row, int column) {
            QTest::mouseClick(table.viewport(), Qt::LeftButton, {},
                              table.visualItemRect(table.item(row, column)).center());
        };
        click(1, 0);
        click(0, 1);
        QCOMPARE(followed.count(), 0);
        click(1, 1);
        QCOMPARE(followed.takeFirst(), QVariantList{QStringLiteral("queue:root.a")});

        table.setCurrentCell(1, 0);
        QTest::keyClick(&table, Qt::Key_Return);
        QCOMPARE(followed.takeFirst(), QVariantList{QStringLiteral("queue:root.a")});
        table.setCurrentCell(0, 0);
        QTest::keyClick(&table, Qt::Key_Return);
        QCOMPARE(followed.count(), 0);
    }

    void theTextGivesWayWhereItIsTheFlexibleOne()
    {
        DetailTable table({QStringLiteral("Setting"), QStringLiteral("Value")}, 1);
        table.setRows({{name(QStringLiteral("application.sort.policy")), name(kLong + kLong)}});
        table.resize(300, table.sizeHint().height());
        table.show();
        QVERIFY(table.columnWidth(0)
                >= table.fontMetrics().horizontalAdvance(QStringLiteral("application.sort.policy")));
        QCOMPARE(table.columnWidth(0) + table.columnWidth(1), table.viewport()->width());
    }

    void namesStayReadableBesideManyNumbers()
    {
        DetailTable table({QStringLiteral("Resource"), QStringLiteral("Guaranteed"),
                           QStringLiteral("Headroom"), QStringLiteral("Pending")},
                          0);
        table.setRows({{name(QStringLiteral("vcore")), number(QStringLiteral("1")),
                        number(QStringLiteral("2")), number(QStringLiteral("3"))}});
        table.resize(120, table.sizeHint().height());
        table.show();
        QVERIFY(table.columnWidth(0) >= table.fontMetrics().horizontalAdvance(QStringLiteral("vcore")) + 12);
    }

    void whatDoesNotFitIsScrolledToAndCoversNothing()
    {
        DetailTable table({QStringLiteral("Model"), QStringLiteral("Min"), QStringLiteral("Used")}, 0);
        const QString amount = QStringLiteral("107374182400");
        table.setRows({{name(QStringLiteral("V100")), number(amount), number(amount)}});
        table.resize(600, table.sizeHint().height());
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        const int height = table.sizeHint().height();
        QVERIFY(!table.horizontalScrollBar()->isVisible());

        table.resize(120, height);
        QTRY_VERIFY(table.horizontalScrollBar()->isVisible());
        QTRY_COMPARE(table.sizeHint().height(), height + table.horizontalScrollBar()->sizeHint().height());
        table.resize(120, table.sizeHint().height());
        QTRY_VERIFY(table.viewport()->height() >= table.rowHeight(0));
        table.horizontalScrollBar()->setValue(table.horizontalScrollBar()->maximum());
        QVERIFY(table.viewport()->rect().contains(table.visualItemRect(table.item(0, 2))));
    }

    /// Steps in from the left are drawn, not written: who copies or listens wants the name.
    void indentationIsNotInTheText()
    {
        DetailTable table({QStringLiteral("To"), QStringLiteral("Lends")}, 0);
        table.setRows({{name(QStringLiteral("b")), number(QStringLiteral("2"))},
                       {name(QStringLiteral("b"), 1), number(QStringLiteral("2"))}});
        table.resize(300, table.sizeHint().height());
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        table.selectAll();
        QTest::keySequence(&table, QKeySequence::Copy);
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("b\t2\nb\t2"));
        table.clearSelection();
        table.setCurrentItem(nullptr);
        const QImage picture = table.viewport()->grab().toImage();
        const auto inkBegins = [&](int row) {
            const QRect cell = table.visualItemRect(table.item(row, 0));
            const QRgb paper = picture.pixel(cell.right() - 1, cell.center().y());
            for (int x = cell.left(); x < cell.right(); ++x) {
                for (int y = cell.top() + 2; y < cell.bottom() - 2; ++y) {
                    if (picture.pixel(x, y) != paper)
                        return x;
                }
            }
            return -1;
        };
        QVERIFY(inkBegins(0) >= 0);
        QVERIFY(inkBegins(1) >= inkBegins(0) + 8);
    }
};

QUOTADECK_TEST(TestDetailTable, QApplication)
} // namespace tst_detailtable

#include "tst_detailtable.moc"
