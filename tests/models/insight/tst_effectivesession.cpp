// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/chargemodel.h"
#include "models/insight/effectivemodel.h"
#include "models/insight/effectivesession.h"
#include "tests/support/insightcase.h"
#include "tests/support/modelguard.h"
#include "tests/support/sessionfile.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_effectivesession {
using namespace quotadeck;
using namespace quotadeck::models;
using test::dump;

namespace {
const EffectivePerson kBob{QStringLiteral("bob"), QStringLiteral("ds"), QStringLiteral("root.data.etl")};
} // namespace

class TestEffectiveSession : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void thePartitionOfTheQueueIsLookedAt()
    {
        test::SessionFile file(
            "partitions:\n- name: default\n  queues: [{name: root}]\n- name: gpu\n  queues:\n"
            "  - name: root\n    queues:\n    - name: training\n"
            "      limits: [{limit: '', users: ['*'], maxresources: {nvidia.com/gpu: 2}}]\n");
        InsightSource source(&file.session);
        EffectivePerson bob{QStringLiteral("bob"), {}, QStringLiteral("root.training")};
        EffectiveOutcome outcome = effectiveOf(source.data(), bob, {});
        QCOMPARE(outcome.partition, QStringLiteral("default"));
        QVERIFY(!outcome.limits); // there is no such queue
        QVERIFY(outcome.problem.contains(QStringLiteral("root.training")));

        bob.partition = QStringLiteral("gpu");
        outcome = effectiveOf(source.data(), bob, {});
        QCOMPARE(outcome.partition, QStringLiteral("gpu"));
        QVERIFY(outcome.limits && outcome.limits->rows.size() == 1);
    }

    void levelsAreComparedBeforeAndAfter() // ENF-2, ENF-3
    {
        test::SessionFile file(test::kInsightConfig);
        InsightSource source(&file.session);
        EffectiveModel model;
        test::ModelGuard guard(&model);
        file.replace("{users: ['*'], maxresources: {vcore: 8}}", "{users: ['*'], maxresources: {vcore: 5}}");
        file.replace("vcore: 10, memory: 64Gi", "vcore: 20");
        file.replace("{name: etl}",
                     "{name: etl, limits: [{groups: [ds], maxresources: {vcore: 9}, maxapplications: 2}]}");

        model.setLimits(effectiveOf(source.data(), kBob, {}).limits);

        QCOMPARE(dump(model),
                 QStringList({"root.data|queue|vcore|◆ 100|◆ 100|",
                              "root.data|everyone else (*)|vcore|◆ 8|◆ 5|▼ tighter",
                              "root.data|group ds|memory|◆ 64 GiB|∞|▲ removed",
                              "root.data|group ds|vcore|◆ 10|20|▲ looser",
                              "root.data|group ds|applications|◆ 4|4|most restrictive or not",
                              "root.data.etl|group ds|vcore|(10)|◆ 9|▼ new",
                              "root.data.etl|group ds|applications|(4)|◆ 2|▼ new"}));
        QCOMPARE(model.index(5, EffectiveModel::BeforeColumn).data(EmphasisRole).toInt(),
                 static_cast<int>(Emphasis::Dim));
        guard.clearCounts();
        model.setLimits(effectiveOf(source.data(), kBob, {}).limits);
        QCOMPARE(guard.signalCount(), qsizetype(0));
        model.setLimits(std::nullopt);
        QCOMPARE(model.rowCount(), 0);
    }

    void whatIsInForceIsBeforeTheEditsWhereTheFileIsNot() // REST-30, UGM-12
    {
        test::SessionFile file(test::kInsightConfig);
        InsightSource source(&file.session);
        source.setSnapshot(test::insightSnapshot(), "default");
        source.setActive(readActiveConfiguration(QByteArray(test::kInsightConfig)
                                                     .replace("vcore: 8}", "vcore: 9}")
                                                     .replace("groups: [ds]", "groups: [qa]")
                                                     .toStdString()));
        EffectiveModel model;
        test::ModelGuard guard(&model);

        auto outcome = effectiveOf(source.data(), kBob, {});
        model.setLimits(outcome.limits, outcome.baseline.kind);

        QCOMPARE(model.headerData(EffectiveModel::BeforeColumn, Qt::Horizontal, Qt::DisplayRole).toString(),
                 QStringLiteral("Active"));
        QVERIFY(dump(model).contains(QStringLiteral("root.data|everyone else (*)|vcore|◆ 9|◆ 8|▼ tighter")));
        QCOMPARE(changedCharges(outcome.charges).people, 1); // sue, to ds
        ChargeModel charges;
        charges.setCharges(outcome.charges, ChargeModel::Shown::All, outcome.baseline.kind);
        QCOMPARE(dump(charges), QStringList{QStringLiteral("sue (ds)|none → ds")});
        QVERIFY(charges.index(0, 1)
                    .data(Qt::ToolTipRole)
                    .toString()
                    .contains(QStringLiteral("(active configuration)")));

        source.setBaseline(BaselineKind::File);
        outcome = effectiveOf(source.data(), kBob, {});
        model.setLimits(outcome.limits, outcome.baseline.kind);
        QCOMPARE(model.headerData(EffectiveModel::BeforeColumn, Qt::Horizontal, Qt::DisplayRole).toString(),
                 QStringLiteral("Last save"));
        QVERIFY(dump(model).contains(QStringLiteral("root.data|everyone else (*)|vcore|◆ 8|◆ 8|")));
        QCOMPARE(changedCharges(outcome.charges).people, 0);
    }

    void aTextThatIsRejectedHoldsForNobody() // VAL-1
    {
        test::SessionFile file(test::kInsightConfig);
        InsightSource source(&file.session);
        file.replace("vcore: 10,", "vcore: ten,");

        const auto outcome = effectiveOf(source.data(), kBob, {});

        QVERIFY(!outcome.limits);
        QVERIFY(outcome.problem.contains(QStringLiteral("would reject this text")));
    }

    void whoIsChargedOtherwiseIsMarked() // UGM-12
    {
        test::SessionFile file(test::kInsightConfig);
        InsightSource source(&file.session);
        source.setSnapshot(test::insightSnapshot(), "default");
        file.replace("groups: [ds]", "groups: [qa]");
        ChargeModel model;
        test::ModelGuard guard(&model);

        const auto outcome = effectiveOf(source.data(), {}, QStringLiteral("ann: qa; tom: hr"));
        model.setCharges(outcome.charges, ChargeModel::Shown::All);

        QCOMPARE(outcome.peopleUnknown, std::size_t(1)); // bob, of whom no application is listed
        QCOMPARE(model.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(),
                 QStringLiteral("root.data.etl"));
        QCOMPARE(dump(model), QStringList({"ann (qa)|none → qa", "sue (ds)|ds → none", "tom (hr)|none"}));
        QCOMPARE(model.index(0, 1).data(StateRole).toInt(), static_cast<int>(RowState::Notice));
        QCOMPARE(changedCharges(outcome.charges).people, 2);

        model.setCharges(outcome.charges, ChargeModel::Shown::Changed);
        QCOMPARE(model.rowCount(), 2);
        file.replace("queues: [{name: etl}]", "queues: [{name: etl}, {name: ml}]");
        model.setCharges(effectiveOf(source.data(), {}, {}).charges, ChargeModel::Shown::All);
        QCOMPARE(model.columnCount(), 3);
    }

    void theSessionFollowsEdits()
    {
        test::SessionFile file(test::kInsightConfig);
        InsightSource source(&file.session);
        EffectiveSession session(&source);
        session.setPerson(kBob);
        QVERIFY(!session.outcome());
        session.setWatched(true);
        QTRY_VERIFY(session.outcome() && session.outcome()->limits);

        file.replace("vcore: 10,", "vcore: 12,");

        QTRY_VERIFY(std::ranges::any_of(session.outcome()->limits->rows, [](const auto& row) {
            return row.after && row.after->value == 12000;
        }));
    }
};

QUOTADECK_TEST(TestEffectiveSession, QCoreApplication)
} // namespace tst_effectivesession

#include "tst_effectivesession.moc"
