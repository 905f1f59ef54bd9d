// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/oversubscriptionmodel.h"
#include "models/insight/oversubscriptionsession.h"
#include "tests/support/insightcase.h"
#include "tests/support/modelguard.h"
#include "tests/support/sessionfile.h"
#include "tests/support/testprogram.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_oversubscriptionsession {
using namespace quotadeck;
using namespace quotadeck::models;
using test::dump;

class TestOversubscriptionSession : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void sumsAreComparedBeforeAndAfter()
    {
        test::SessionFile file(test::kInsightConfig);
        InsightSource source(&file.session);
        source.setSnapshot(test::insightSnapshot(), "default");
        OversubscriptionModel model;
        test::ModelGuard guard(&model);
        file.replace(
            "{name: etl}",
            "{name: etl, resources: {max: {vcore: 80}}}, {name: more, resources: {max: {vcore: 70}}}");
        OversubscriptionOutcome outcome = oversubscriptionOf(source.data(), {});
        model.setOutcome(outcome);
        QVERIFY(outcome.problem.isEmpty());
        QCOMPARE(dump(model).filter(QStringLiteral("root.data|")),
                 QStringList({"root.data|Maxima of child queues|vcore|none|150|100|150%|etl 80, more 70",
                              "root.data|Limits of named users|vcore|0|0|100|0%|each other user: 8",
                              "root.data|Limits of named groups|memory|64 GiB|64 GiB|1 TiB|6%|ds 64 GiB",
                              "root.data|Limits of named groups|vcore|10|10|100|10%|ds 10"}));
        QCOMPARE(model.overCount(), 1);
        guard.clearCounts();
        model.setOutcome(oversubscriptionOf(source.data(), {}));
        QCOMPARE(guard.signalCount(), qsizetype(0));
        model.setOutcome({});
        QCOMPARE(model.rowCount(), 0);
    }

    void claimsThatAreGoneStayWithTheirSumBefore()
    {
        test::SessionFile file(test::kInsightConfig);
        InsightSource source(&file.session);
        file.replace("      - {users: ['*'], maxresources: {vcore: 8}}\n", "");
        OversubscriptionModel model;
        model.setOutcome(oversubscriptionOf(source.data(), {}));
        const QStringList lines = dump(model);
        QVERIFY2(lines.contains(
                     QStringLiteral("root.data|Limits of named users|vcore|0|none|100|–|each other user: 8")),
                 qPrintable(lines.join(u'\n')));
    }

    void aTextThatIsRejectedHasNoSums()
    {
        test::SessionFile file("partitions: 3\n");
        InsightSource source(&file.session);
        const OversubscriptionOutcome outcome = oversubscriptionOf(source.data(), {});
        QVERIFY(!outcome.problem.isEmpty());
        QVERIFY(outcome.pairs.empty());
    }

    void editsAreFollowedWhileWatched()
    {
        test::SessionFile file(test::kInsightConfig);
        InsightSource source(&file.session);
        OversubscriptionSession session(&source);
        QSignalSpy changed(&session, &OversubscriptionSession::changed);
        QVERIFY(!session.outcome());
        session.setWatched(true);
        QTRY_VERIFY(session.outcome());
        const auto pairs = session.outcome()->pairs.size();
        file.replace("{name: etl}", "{name: etl, resources: {guaranteed: {gpu: 1}}}");
        QTRY_COMPARE(session.outcome()->pairs.size(), pairs + 2); // at root and at root.data
    }
};

QUOTADECK_TEST(TestOversubscriptionSession, QCoreApplication)
} // namespace tst_oversubscriptionsession

#include "tst_oversubscriptionsession.moc"
