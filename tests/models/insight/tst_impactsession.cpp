// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/impactmodel.h"
#include "models/insight/impactsession.h"
#include "tests/support/insightcase.h"
#include "tests/support/modelguard.h"
#include "tests/support/sessionfile.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>

namespace tst_impactsession {
using namespace quotadeck;
using namespace quotadeck::models;
using test::dump;

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

    void whatIsInForceIsTheBaselineWhereTheFileIsNot() // REST-30, UGM-54
    {
        test::SessionFile file(test::kInsightConfig);
        InsightSource source(&file.session);
        source.setSnapshot(test::insightSnapshot(), "default");
        const auto inForce = [](const char* limit) {
            return readActiveConfiguration(QByteArray(test::kInsightConfig)
                                               .replace("vcore: 8}", QByteArray("vcore: ") + limit + "}")
                                               .toStdString());
        };

        // In other words the same as the file: the file stands for it.
        source.setActive(readActiveConfiguration((test::kInsightConfig + "checksum: A\n").toStdString()));
        ImpactOutcome outcome = impactOf(source.data());
        QCOMPARE(outcome.obstacle, ImpactObstacle::Unchanged);
        QVERIFY(outcome.baseline.isActiveKnown && !outcome.baseline.isActiveOther);
        QCOMPARE(outcome.baseline.kind, BaselineKind::File);

        // A file that was saved and not loaded does something, edited or not.
        source.setActive(inForce("9"));
        outcome = impactOf(source.data());
        QCOMPARE(outcome.obstacle, ImpactObstacle::None);
        QCOMPARE(outcome.baseline.kind, BaselineKind::InForce);
        QVERIFY(outcome.baseline.isActiveOther);
        QCOMPARE(outcome.impact.rows.size(), std::size_t(1));
        QCOMPARE(outcome.impact.rows.front().limitBefore, std::optional<Quantity>(9000));
        QCOMPARE(outcome.impact.rows.front().limitAfter, std::optional<Quantity>(8000));

        file.replace("vcore: 8}", "vcore: 9}"); // as it is in force
        outcome = impactOf(source.data());
        QCOMPARE(outcome.obstacle, ImpactObstacle::Unchanged);
        QCOMPARE(outcome.baseline.kind, BaselineKind::InForce);

        source.setBaseline(BaselineKind::File);
        outcome = impactOf(source.data());
        QCOMPARE(outcome.obstacle, ImpactObstacle::None);
        QCOMPARE(outcome.impact.rows.front().limitBefore, std::optional<Quantity>(8000));
        QCOMPARE(baselineText(outcome.baseline),
                 QStringLiteral("Compared with the last save, which differs from the active configuration"));

        // A choice that is not there is none.
        source.setBaseline(BaselineKind::InForce);
        source.setActive(readActiveConfiguration("partitions:\n- name: gpu\n  queues:\n  - name: root\n"));
        outcome = impactOf(source.data());
        QCOMPARE(outcome.baseline.kind, BaselineKind::File);
        QVERIFY(!outcome.baseline.isActiveKnown);
        QCOMPARE(baselineText(outcome.baseline), QString());
    }

    void whatWasNotHeardOfForLongIsDoubted() // REST-30
    {
        test::SessionFile file(test::kInsightConfig);
        InsightSource source(&file.session);
        auto snapshot = *test::insightSnapshot();
        const ActiveReading reading{snapshot.time, std::chrono::seconds(30)};
        source.setActive(readActiveConfiguration(test::kInsightConfig.toStdString()), reading);
        source.setSnapshot(std::make_shared<const ClusterSnapshot>(snapshot), "default");
        QCOMPARE(baselineText(impactOf(source.data()).baseline),
                 QString()); // it is the file, and that is sure

        snapshot.time += std::chrono::minutes(20);
        source.setSnapshot(std::make_shared<const ClusterSnapshot>(snapshot), "default");
        const Baseline baseline = impactOf(source.data()).baseline;
        QVERIFY(baseline.age.isStale && !baseline.isActiveOther);
        QCOMPARE(baselineText(baseline),
                 QStringLiteral("The active configuration (◌ read 08:03:10, 20 min before the usage) "
                                "matched the last save and may have changed since"));
    }

    void theChoiceOfABaselineIsThatOfAFile()
    {
        test::SessionFile file(test::kInsightConfig);
        InsightSource source(&file.session);
        source.setBaseline(BaselineKind::File);
        QSignalSpy opened(&file.session, &ConfigSession::opened);
        file.session.reload();
        QTRY_COMPARE(opened.count(), 1);
        QCOMPARE(source.data().baseline, std::optional(BaselineKind::File));

        const QString other = file.session.path() + QStringLiteral(".other");
        QVERIFY(QFile::copy(file.session.path(), other));
        file.session.open(other);
        QTRY_COMPARE(opened.count(), 2);
        QVERIFY(!source.data().baseline);
    }

    void aFileThatIsRejectedLeavesWhatIsInForceToCompareWith() // VAL-1
    {
        test::SessionFile file(QByteArray(test::kInsightConfig).replace("vcore: 10,", "vcore: ten,"));
        InsightSource source(&file.session);
        source.setSnapshot(test::insightSnapshot(), "default");
        file.replace("vcore: ten,", "vcore: 6,");
        QCOMPARE(impactOf(source.data()).obstacle, ImpactObstacle::SavedUnreadable);

        source.setActive(readActiveConfiguration(test::kInsightConfig.toStdString()));

        const ImpactOutcome outcome = impactOf(source.data());
        QCOMPARE(outcome.obstacle, ImpactObstacle::None);
        QCOMPARE(outcome.impact.rows.front().limitBefore, std::optional<Quantity>(10000));
    }

    void anotherConfigurationInForceIsFollowed()
    {
        test::SessionFile file(test::kInsightConfig);
        InsightSource source(&file.session);
        source.setSnapshot(test::insightSnapshot(), "default");
        ImpactSession session(&source);
        session.setWatched(true);
        QTRY_COMPARE(session.outcome().obstacle, ImpactObstacle::Unchanged);

        source.setActive(readActiveConfiguration(
            QByteArray(test::kInsightConfig).replace("vcore: 8}", "vcore: 9}").toStdString()));
        QTRY_COMPARE(session.outcome().impact.rows.size(), std::size_t(1));
        source.setBaseline(BaselineKind::File);
        QTRY_COMPARE(session.outcome().obstacle, ImpactObstacle::Unchanged);
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

        QTRY_COMPARE(session.outcome().impact.rows.size(), std::size_t(1));
        QTRY_COMPARE(session.outcome().impact.rows.front().limitAfter, std::optional<Quantity>(5000));
        QCOMPARE(session.outcome().impact.rows.front().verdict, insight::ImpactVerdict::OverNow);
        file.session.undo();
        file.session.undo();
        QTRY_COMPARE(session.outcome().obstacle, ImpactObstacle::Unchanged);
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
            QStringList({"Newly over limit (1)||||||||",
                         " user bob|root.data|vcore|8|5|7|1|-2|running pods stay, new requests wait",
                         "No longer limited (1)||||||||",
                         " group ds|root.data|memory|64 GiB|∞|0 B|64 GiB|∞|no longer limited",
                         "More headroom (1)||||||||", " group ds|root.data|vcore|10|20|7|3|13|▲ looser"}));
        const QModelIndex verdict = model.index(0, ImpactModel::WhoColumn);
        QCOMPARE(verdict.data(StateRole).toInt(), static_cast<int>(RowState::Critical));

        // Another verdict on the same amount is the same row elsewhere.
        file.replace("vcore: 20", "vcore: 6");
        model.setImpact(impactOf(source.data()).impact);
        guard.verify();
        QVERIFY(dump(model).contains(
            QStringLiteral(" group ds|root.data|vcore|10|6|7|3|-1|running pods stay, new requests wait")));

        QVERIFY(model.setFilter(QStringLiteral("BOB")));
        QCOMPARE(dump(model).filter(QStringLiteral("group ds")), QStringList());
        QVERIFY(model.setFilter({}));
        model.setImpact({});
        QCOMPARE(model.rowCount(), 0);
    }
};

QUOTADECK_TEST(TestImpactSession, QCoreApplication)
} // namespace tst_impactsession

#include "tst_impactsession.moc"
