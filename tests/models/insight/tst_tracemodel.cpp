// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/common/usagebar.h"
#include "models/insight/explainquestion.h"
#include "models/insight/tracemodel.h"
#include "tests/support/insightcase.h"
#include "tests/support/modelguard.h"
#include "tests/support/sessionfile.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_tracemodel {
using namespace quotadeck;
using namespace quotadeck::models;
using test::dump;

namespace {
/// What bob in group ds gets to hear of @p cores in root.data.etl.
insight::Explanation explained(const InsightSource& source, const char* request)
{
    const ExplainForm form{ExplainBasis::Edited,
                           {},
                           QStringLiteral("bob"),
                           QStringLiteral("ds"),
                           QStringLiteral("root.data.etl"),
                           QString::fromLatin1(request)};
    return explainForm(form, source.data()).value().explanation;
}
} // namespace

class TestTraceModel : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyLevelHasItsLines() // ENF-2, ENF-3, ENF-14
    {
        test::SessionFile file(test::kInsightConfig);
        InsightSource source(&file.session);
        source.setSnapshot(test::insightSnapshot(), "default");
        TraceModel model;
        const test::ModelGuard guard(&model);

        model.setExplanation(explained(source, "vcore=4"), TraceModel::Origin::Configured,
                             TraceModel::Amounts::All);

        QCOMPARE(dump(model),
                 QStringList(
                     {"root|queue|cluster|memory||1 TiB|0 B||1 TiB|",
                      "root|queue|cluster|vcore||200|7|4|193|", "root|queue|cluster|applications||∞|0|1|∞|",
                      "root|user bob|none|||not set||||", "root|group ds|none|||not set||||",
                      "  data|queue|quota|vcore||100|7|4|93|", "  data|queue|quota|applications||∞|0|1|∞|",
                      "  data|user bob|wildcard|vcore||8|7|4|1|✖ blocking ◆",
                      "  data|user bob|wildcard|applications||∞|1|1|∞|",
                      "  data|group ds|named|memory||64 GiB|0 B||64 GiB|◆ least headroom",
                      "  data|group ds|named|vcore||10|7|4|3|✖ blocking",
                      "  data|group ds|named|applications||4|1|1|3|◆ least headroom",
                      "    etl|queue|none|||not set||||", "    etl|user bob|none|||not set||||",
                      "    etl|group ds|none|||not set||||", "All levels|||vcore||||4|1|✖ does not fit",
                      "All levels|||applications||||1|3|fits"}));
        const auto bar = model.index(7, TraceModel::BarColumn).data(UsageRole).value<UsageBar>();
        QCOMPARE(bar.used, 7000);
        QCOMPARE(bar.pending, 4000);
        QCOMPARE(bar.max, std::optional<qint64>(8000));
        QCOMPARE(model.index(3, TraceModel::LimitColumn).data(EmphasisRole).toInt(),
                 static_cast<int>(Emphasis::Dim));
    }

    void unlimitedUnsetZeroAndUnknownLookDifferent()
    {
        QByteArray config = test::kInsightConfig;
        config.replace("vcore: 10, memory: 64Gi", "vcore: 10, memory: 0");
        config.replace("{name: etl}",
                       "{name: etl, limits: [{groups: [ds], maxresources: {vcore: 5}, maxapplications: 3}]}");
        test::SessionFile file(config);
        InsightSource source(&file.session); // without a snapshot
        TraceModel model;
        const test::ModelGuard guard(&model);

        model.setExplanation(explained(source, "vcore=4, memory=1Gi"), TraceModel::Origin::Configured,
                             TraceModel::Amounts::All);

        const QStringList lines = dump(model);
        QVERIFY(lines.contains(QStringLiteral("  data|queue|quota|memory||∞|unknown|1 GiB|∞|")));
        QVERIFY(lines.contains(QStringLiteral("root|user bob|none|||not set||||")));
        QVERIFY(lines.contains(
            QStringLiteral("  data|group ds|named|memory||0 B|unknown|1 GiB|unknown|✖ blocking ◆")));
        QVERIFY(lines.contains(QStringLiteral("    etl|group ds|named|memory||(0 B)|unknown|1 GiB|∞|")));
        const auto zero = lines.indexOf(
            QStringLiteral("  data|group ds|named|memory||0 B|unknown|1 GiB|unknown|✖ blocking ◆"));
        QCOMPARE(model.index(static_cast<int>(zero), TraceModel::LimitColumn).data(StateRole).toInt(),
                 static_cast<int>(RowState::Warning));
        QVERIFY(!model.index(static_cast<int>(zero), TraceModel::BarColumn).data(UsageRole).isValid());
    }

    void whatDecidesIsShownAlone()
    {
        test::SessionFile file(test::kInsightConfig);
        InsightSource source(&file.session);
        source.setSnapshot(test::insightSnapshot(), "default");
        TraceModel model;
        const test::ModelGuard guard(&model);

        model.setExplanation(explained(source, "vcore=4"), TraceModel::Origin::Listed,
                             TraceModel::Amounts::Decisive);

        const QStringList lines = dump(model);
        QCOMPARE(lines.filter(QStringLiteral("memory")), QStringList());
        QCOMPARE(lines.filter(QStringLiteral("  data|")),
                 QStringList({"  data|queue|quota|vcore||100|7|4|93|",
                              "  data|user bob|wildcard|vcore||8|7|4|1|✖ blocking ◆",
                              "  data|group ds|listed|vcore||10|7|4|3|✖ blocking",
                              "  data|group ds|listed|applications||4|1|1|3|◆ least headroom"}));
        QCOMPARE(model.firstInTheWay().row(), lines.indexOf(lines.filter(QStringLiteral("✖")).front()));
    }

    void anotherAnswerChangesWhatDiffers()
    {
        test::SessionFile file(test::kInsightConfig);
        InsightSource source(&file.session);
        source.setSnapshot(test::insightSnapshot(), "default");
        TraceModel model;
        model.setExplanation(explained(source, "vcore=4"), TraceModel::Origin::Configured,
                             TraceModel::Amounts::All);
        test::ModelGuard guard(&model);

        model.setExplanation(explained(source, "vcore=1"), TraceModel::Origin::Configured,
                             TraceModel::Amounts::All);

        QCOMPARE(guard.inserts.count() + guard.removes.count(), 0);
        QVERIFY(guard.changes.count() > 0);
        guard.clearCounts();
        model.setExplanation(explained(source, "vcore=1"), TraceModel::Origin::Configured,
                             TraceModel::Amounts::All);
        QCOMPARE(guard.signalCount(), qsizetype(0));
        model.setExplanation(explained(source, "vcore=1, memory=1Gi"), TraceModel::Origin::Configured,
                             TraceModel::Amounts::All);
        QVERIFY(guard.inserts.count() > 0);
    }
};

QUOTADECK_TEST(TestTraceModel, QCoreApplication)
} // namespace tst_tracemodel

#include "tst_tracemodel.moc"
