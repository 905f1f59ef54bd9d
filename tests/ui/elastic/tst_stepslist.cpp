// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/elastic/detailsections.h"

#include <QLabel>
#include <QTest>
#include <QVBoxLayout>

namespace tst_stepslist {
using namespace quotadeck::ui;

namespace {
StepLine sumLine(const QString& sum, const QString& amount)
{
    return {QStringLiteral("Round 1"), sum, amount, QStringLiteral("because"), false};
}
} // namespace

class TestStepsList : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// Whether a sum fits is a matter of the font and the room, not of how many letters it has.
    void aSumBreaksBeforeItsResultWhereThereIsNoRoom()
    {
        QWidget panel;
        QVBoxLayout column(&panel);
        column.setContentsMargins(0, 0, 0, 0);
        auto* list = new StepsList;
        column.addWidget(list);
        list->setLines(
            {sumLine(QStringLiteral("1 + 2"), QStringLiteral("3")),
             sumLine(QStringLiteral("1099511627776 + 1099511627776"), QStringLiteral("2199023255552")),
             {QStringLiteral("Runtime"), {}, QStringLiteral("3"), {}, true}});
        const auto shown = [list] {
            QStringList amounts;
            for (const QLabel* label : list->findChildren<QLabel*>()) {
                if (label->alignment().testFlag(Qt::AlignRight))
                    amounts << label->text();
            }
            return amounts;
        };
        panel.resize(700, 300);
        panel.show();
        const QString one = QStringLiteral("1099511627776 + 1099511627776 = 2199023255552");
        const QString two = QStringLiteral("1099511627776 + 1099511627776\n= 2199023255552");
        QTRY_COMPARE(shown(), QStringList({QStringLiteral("1 + 2 = 3"), one, QStringLiteral("3")}));

        panel.resize(330, 300); // also when it was wide before
        QTRY_COMPARE(shown(), QStringList({QStringLiteral("1 + 2 = 3"), two, QStringLiteral("3")}));
        QVERIFY(list->width() <= 330);

        QFont tall = list->font();
        tall.setPointSizeF(tall.pointSizeF() * 3);
        list->setFont(tall);
        panel.resize(700, 300);
        list->setLines(
            {sumLine(QStringLiteral("1099511627776 + 1099511627776"), QStringLiteral("2199023255552"))});
        QTRY_COMPARE(shown().first(), two);
        QCOMPARE(list->texts().first(), QStringLiteral("Round 1\t") + one + QStringLiteral("\tbecause"));
    }
};

QUOTADECK_TEST(TestStepsList, QApplication)
} // namespace tst_stepslist

#include "tst_stepslist.moc"
