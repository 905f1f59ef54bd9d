// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulate/resultspane.h"
#include "ui/widgets/segmentedswitch.h"

#include <QTest>

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
};

QTEST_MAIN(TestResultsPane)
#include "tst_resultspane.moc"
