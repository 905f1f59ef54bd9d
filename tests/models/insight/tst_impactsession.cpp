// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/impactmodel.h"
#include "models/insight/impactsession.h"
#include "tests/support/insightcase.h"
#include "tests/support/modelguard.h"
#include "tests/support/sessionfile.h"

#include <QTest>

using namespace quotadeck;
using namespace quotadeck::models;
using test::dump;

namespace {
constexpr int kLong = 60000;
} // namespace

class TestImpactSession : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatStandsInTheWayIsSaid()
    {
        test::SessionFile file(test::kInsightConfig);
        InsightSource source(&file.session);
        QCOMPARE(impactOf(InsightData()).obstacle, ImpactObstacle::NoConfiguration);
        QCOMPARE(impactOf(source.data()).obstacle, ImpactObstacle::NoSnapshot);
        source.setSnapshot(test::insightSnapshot(), "default");
        QCOMPARE(impactOf(source.data()).obstacle, ImpactObstacle::Unchanged);
        file.replace("vcore: 10,", "vcore: ten,");
        QCOMPARE(impactOf(source.data()).obstacle, ImpactObstacle::Rejected);
        source.setSnapshot(test::insightSnapshot(), "other");
        QCOMPARE(impactOf(source.data()).obstacle, ImpactObstacle::NoSnapshot);
    }

    void anEditIsFollowedAndTheNextOneCancelsIt() // UGM-54
    {
        test::SessionFile file(test::kInsightConfig);
        InsightSource source(&file.session);
        source.setSnapshot(test::insightSnapshot(), "default");
        ImpactSession session(&source);
        session.setWatched(true);
        file.replace("{users: ['*'], maxresources: {vcore: 8}}", "{users: ['*'], maxresources: {vcore: 6}}");
        file.replace("{users: ['*'], maxresources: {vcore: 6}}", "{users: ['*'], maxresources: {vcore: 5}}");

        QTRY_COMPARE_WITH_TIMEOUT(session.outcome().impact.rows.size(), std::size_t(1), kLong);
        QTRY_COMPARE_WITH_TIMEOUT(session.outcome().impact.rows.front().limitAfter,
                                  std::optional<Quantity>(5000), kLong);
        QCOMPARE(session.outcome().impact.rows.front().verdict, insight::ImpactVerdict::OverNow);
        file.session.undo();
        file.session.undo();
        QTRY_COMPARE_WITH_TIMEOUT(session.outcome().obstacle, ImpactObstacle::Unchanged, kLong);
        QCOMPARE(session.outcome().impact.rows.size(), std::size_t(0));
    }

    void rowsStandBelowTheirVerdict()
    {
        test::SessionFile file(test::kInsightConfig);
        InsightSource source(&file.session);
        source.setSnapshot(test::insightSnapshot(), "default");
        ImpactModel model;
        test::ModelGuard guard(&model);

        file.replace("{users: ['*'], maxresources: {vcore: 8}}", "{users: ['*'], maxresources: {vcore: 5}}");
        file.replace("vcore: 10, memory: 64Gi", "vcore: 20");
        model.setImpact(impactOf(source.data()).impact);

        QCOMPARE(
            dump(model),
            QStringList({"Over the limit now (1)||||||||",
                         " user bob|root.data|vcore|8|5|7|1|-2|running work stays, new requests wait",
                         "Unlimited from now on (1)||||||||",
                         " group ds|root.data|memory|64 GiB|∞|0 B|64 GiB|∞|is limited no longer",
                         "More headroom (1)||||||||", " group ds|root.data|vcore|10|20|7|3|13|▲ looser"}));
        const QModelIndex verdict = model.index(0, ImpactModel::WhoColumn);
        QCOMPARE(verdict.data(StateRole).toInt(), static_cast<int>(RowState::Critical));

        // Another verdict on the same amount is the same row elsewhere.
        file.replace("vcore: 20", "vcore: 6");
        model.setImpact(impactOf(source.data()).impact);
        guard.verify();
        QVERIFY(dump(model).contains(
            QStringLiteral(" group ds|root.data|vcore|10|6|7|3|-1|running work stays, new requests wait")));

        model.setFilterText(QStringLiteral("BOB"));
        QCOMPARE(dump(model).filter(QStringLiteral("group ds")), QStringList());
        model.setFilterText({});
        model.setImpact({});
        QCOMPARE(model.rowCount(), 0);
    }
};

QTEST_MAIN(TestImpactSession)
#include "tst_impactsession.moc"
