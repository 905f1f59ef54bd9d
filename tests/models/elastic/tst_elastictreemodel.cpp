// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/elastic/elasticaccount.h"
#include "models/elastic/elastictotal.h"
#include "models/elastic/elastictreemodel.h"
#include "tests/support/elastictext.h"
#include "tests/support/modelguard.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_elastictreemodel {
using namespace quotadeck;
using models::ElasticTreeModel;
using test::elasticText;

namespace {
const ResourceType kGpu("gpu");

models::ElasticStatePtr stateOf(const std::string& text, std::optional<Quantity> total,
                                const std::string& saved = {})
{
    Resource amounts;
    if (total)
        amounts.set(kGpu, *total);
    return models::makeElasticState({text, saved.empty() ? text : saved, amounts, {}});
}

/// The texts of @p column by the groups' names.
QStringList column(const ElasticTreeModel& model, int column)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row)
        texts << model.index(row, column).data().toString();
    return texts;
}

std::string replaced(std::string text, const std::string& what, const std::string& by)
{
    return text.replace(text.find(what), what.size(), by);
}
} // namespace

class TestElasticTreeModel : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theSeedsExample() // W1
    {
        ElasticTreeModel model;
        const test::ModelGuard guard(&model);

        model.setState(stateOf(test::seedTexts(), 100), kGpu);

        QCOMPARE(column(model, ElasticTreeModel::RuntimeColumn), QStringList({"5", "20", "35", "40"}));
        QCOMPARE(column(model, ElasticTreeModel::NotesColumn),
                 QStringList({"", "", "", "over runtime by 3"}));
        const QModelIndex over = model.index(3, ElasticTreeModel::UsedColumn);
        QCOMPARE(over.data(models::StateRole).toInt(), static_cast<int>(models::RowState::Critical));
    }

    void aShrunkenClusterScalesMin() // W4: 40 of 60 that are guaranteed
    {
        ElasticTreeModel model;
        const test::ModelGuard guard(&model);

        model.setState(stateOf(test::seedTexts(), 40), kGpu);

        QCOMPARE(column(model, ElasticTreeModel::RuntimeColumn), QStringList({"5", "11", "13", "11"}));
        QVERIFY(column(model, ElasticTreeModel::NotesColumn)[2].contains("effective min 13"));
    }

    void anEditShowsTheWholeTreeBeforeAndAfter()
    {
        const std::string saved = test::seedTexts();
        const std::string edited = replaced(saved, "max: {gpu: 80}", "max: {gpu: 38}");
        ElasticTreeModel model;
        model.setState(stateOf(saved, 100), kGpu);
        test::ModelGuard guard(&model);

        model.setState(stateOf(edited, 100, saved), kGpu);

        // The weight follows max, for there is no other (EQ-9).
        QCOMPARE(column(model, ElasticTreeModel::SavedRuntimeColumn), QStringList({"5", "20", "35", "40"}));
        QCOMPARE(column(model, ElasticTreeModel::RuntimeColumn), QStringList({"5", "20", "40", "35"}));
        QCOMPARE(column(model, ElasticTreeModel::NotesColumn)[3],
                 QStringLiteral("over runtime by 8 · edited"));
        QVERIFY(guard.changes.count() > 0);
        QCOMPARE(guard.inserts.count() + guard.removes.count() + guard.layouts.count(), 0);
        guard.clearCounts();

        model.setState(stateOf(edited, 100, saved), kGpu);

        QCOMPARE(guard.signalCount(), qsizetype(0)); // equal values tell nobody
    }

    void unknownUnsetUnlimitedAndZeroDiffer()
    {
        const std::string text
            = elasticText(
                  {.name = "silent", .min = "10", .max = "40", .request = {}, .used = {}, .weight = {}})
            + "---\n"
            + elasticText(
                  {.name = "unset", .min = {}, .max = "40", .request = "0", .used = "0", .weight = {}})
            + "---\n"
            + elasticText(
                  {.name = "unlimited", .min = {}, .max = {}, .request = "1", .used = "1", .weight = {}})
            + "---\n"
            + elasticText(
                  {.name = "zero", .min = "0", .max = "0", .request = "0", .used = "0", .weight = {}});
        ElasticTreeModel model;
        const test::ModelGuard guard(&model);

        model.setState(stateOf(text, 100), kGpu);

        QCOMPARE(column(model, ElasticTreeModel::RequestColumn), QStringList({"unknown", "0", "–", "0"}));
        QCOMPARE(column(model, ElasticTreeModel::UsedColumn), QStringList({"unknown", "0", "–", "0"}));
        QCOMPARE(column(model, ElasticTreeModel::MinColumn), QStringList({"10", "–", "–", "0"}));
        QCOMPARE(column(model, ElasticTreeModel::MaxColumn), QStringList({"40", "40", "∞", "0"}));
        QCOMPARE(column(model, ElasticTreeModel::RuntimeColumn), QStringList({"0", "0", "∞", "0"}));
        model.sort(ElasticTreeModel::RequestColumn); // not known is not 0
        QCOMPARE(column(model, ElasticTreeModel::RequestColumn).front(), QStringLiteral("unknown"));
    }

    void withoutATotalNoRuntimeIsKnown()
    {
        ElasticTreeModel model;
        const test::ModelGuard guard(&model);

        model.setState(stateOf(test::seedTexts(), std::nullopt), kGpu);

        QCOMPARE(column(model, ElasticTreeModel::RuntimeColumn)[0], QStringLiteral("unknown"));
        QCOMPARE(column(model, ElasticTreeModel::RequestColumn)[0], QStringLiteral("5"));
        QVERIFY(models::elasticCalculation(*stateOf(test::seedTexts(), std::nullopt), "a", kGpu).isEmpty());
    }

    void groupsMoveBelowNewParentsAndSurviveACircle() // V16
    {
        const auto tree = [](const std::string& parentOfA, const std::string& parentOfB) {
            return elasticText({.name = "a",
                                .min = "1",
                                .max = "9",
                                .request = {},
                                .used = {},
                                .parent = parentOfA,
                                .isParent = true,
                                .weight = {}})
                + "---\n"
                + elasticText({.name = "b",
                               .min = "1",
                               .max = "9",
                               .request = {},
                               .used = {},
                               .parent = parentOfB,
                               .isParent = true,
                               .weight = {}});
        };
        ElasticTreeModel model;
        model.setState(stateOf(tree("koordinator-root-quota", "a"), 10), kGpu);
        const test::ModelGuard guard(&model);
        QCOMPARE(model.idOf(model.indexOf("b").parent()), QStringLiteral("a"));

        model.setState(stateOf(tree("b", "koordinator-root-quota"), 10), kGpu); // upside down
        QCOMPARE(model.idOf(model.indexOf("a").parent()), QStringLiteral("b"));

        const auto circle = stateOf(tree("b", "a"), 10);
        model.setState(circle, kGpu);
        QVERIFY(circle->treeError.has_value());
        QVERIFY(!circle->verdict.accepted);
        QCOMPARE(model.totalCount(), 2);
        QCOMPARE(model.index(0, ElasticTreeModel::RuntimeColumn).data().toString(),
                 QStringLiteral("unknown"));

        model.setState(nullptr, kGpu);
        QCOMPARE(model.totalCount(), 0);
    }

    /// The others would get what the group that cannot be read has a claim on: the command line refuses such a file, too.
    void nothingIsKnownWhilePartsCannotBeRead()
    {
        const auto state = stateOf(replaced(test::seedTexts(), "min: {gpu: 15}", "min: {gpu: many}"), 100);

        QVERIFY(!state->now);
        QVERIFY(state->treeError);
        QCOMPARE(state->treeError->code, ErrorCode::Parse);
        QVERIFY(models::treeGap(*state->treeError).contains(QStringLiteral("line ")));
        ElasticTreeModel model;
        model.setState(state, kGpu);
        QCOMPARE(column(model, ElasticTreeModel::RuntimeColumn), QStringList(4, QStringLiteral("unknown")));
    }

    void theCalculationHasEveryNumberOfTheExample() // W1, B: 15 + 5 of 14, 9 go back
    {
        const auto steps = models::elasticCalculation(*stateOf(test::seedTexts(), 100), "b", kGpu);

        QStringList lines;
        for (const auto& step : steps)
            lines << step.title + QLatin1Char(' ')
                    + (step.sum.isEmpty() ? QString() : step.sum + QStringLiteral(" = ")) + step.amount;
        QCOMPARE(lines,
                 QStringList({"To distribute 100", "Effective min 15", "Request 20", "Start 15", "Pool 45",
                              "Round 1 15 + 5 = 20", "Runtime 20", "Maximum reachable 29"}));
        QVERIFY(steps[5].reason.contains("Receives 14 of 45 in the pool: its weight 60 is 31.58%"));
        QVERIFY(steps[5].reason.contains("of 190"));
        QVERIFY(steps[5].reason.contains("9 exceeds the request"));
    }

    void whatAGroupCouldGetStandsBesideWhatItHas() // EQ-44, EQ-100: A 18, B 29, C 35, D 40
    {
        QStringList could;
        for (const char* group : {"a", "b", "c", "d"})
            could << models::elasticCalculation(*stateOf(test::seedTexts(), 100), group, kGpu).last().amount;
        QCOMPARE(could, QStringList({"18", "29", "35", "40"}));
        QCOMPARE(models::elasticCalculation(*stateOf(test::seedTexts(), 100), "d", kGpu).last().reason,
                 QStringLiteral("No more, regardless of the request"));
    }

    void theLedgerTellsWhoLendsToWhom() // EQ-100: A lends 5 of 45
    {
        const auto account = models::elasticLending(*stateOf(test::seedTexts(), 100), "a", kGpu);

        QVERIFY(account);
        QCOMPARE(account->free, QStringLiteral("40"));
        QCOMPARE(account->idle, QStringLiteral("0"));
        QCOMPARE(account->flows.size(), 6);
        QCOMPARE(account->flows[0].from, QStringLiteral("a"));
        QCOMPARE(account->flows[0].to, QStringLiteral("d"));
        QCOMPARE(account->flows[0].amount, QStringLiteral("≈ 2.78")); // 25 * 5 / 45
        QVERIFY(account->flows[0].isOwn && !account->flows[3].isOwn);
    }

    void theEvictionPreviewNamesTheVictims() // the worked list of EQ-70 to EQ-74
    {
        const auto pod = [](const std::string& name, int priority, int gpus, int hour, bool isPreemptible) {
            return fmt::format("---\nkind: Pod\nmetadata:\n  name: {}\n  labels:\n"
                               "    quota.scheduling.koordinator.sh/name: g\n"
                               "    quota.scheduling.koordinator.sh/preemptible: \"{}\"\n"
                               "spec:\n  nodeName: n1\n  priority: {}\n  containers:\n"
                               "    - resources: {{requests: {{gpu: {}, cpu: 1}}}}\n"
                               "status: {{startTime: \"2026-11-22T{:02}:00:00Z\"}}\n",
                               name, isPreemptible, priority, gpus, hour);
        };
        const std::string text
            = elasticText(
                  {.name = "g", .min = "10", .max = "200", .request = "100", .used = "100", .weight = {}})
            + pod("web", 100, 30, 1, true) + pod("job-a", 10, 25, 5, true) + pod("job-b", 10, 25, 9, true)
            + pod("pin", 1, 20, 1, false);
        const auto victims = [&text](Quantity total) {
            const auto state = stateOf(text, total);
            QStringList names;
            for (const auto& victim : models::evictionPreview(*state, *state->document.find("g")).victims)
                names << QString::fromStdString(victim.name);
            return names;
        };

        QCOMPARE(victims(100), QStringList());
        QCOMPARE(victims(80), QStringList("default/job-b"));
        QCOMPARE(victims(45), QStringList({"default/web", "default/job-b"}));
        const auto none = stateOf(text, 10);
        const auto preview = models::evictionPreview(*none, *none->document.find("g"));
        QCOMPARE(preview.known, std::size_t(4));
        QCOMPARE(preview.victims.size(), std::size_t(3));
        QVERIFY(!preview.suffices); // pin stays
    }

    void aWeightThatIsNotMaxIsMarked() // EQ-82
    {
        ElasticTreeModel model;
        const test::ModelGuard guard(&model);

        model.setState(
            stateOf(elasticText(
                        {.name = "a", .min = "1", .max = "9", .request = "3", .used = "3", .weight = "5"}),
                    10),
            kGpu);

        QCOMPARE(column(model, ElasticTreeModel::WeightColumn), QStringList("5"));
        QCOMPARE(column(model, ElasticTreeModel::NotesColumn), QStringList("weight differs from max"));
    }

    void thePresentStandsBesideAnEarlierMoment() // W1, W4
    {
        const auto then = stateOf(test::seedTexts(), 100);
        const auto now = stateOf(replaced(replaced(test::seedTexts(), "used: {gpu: 43}", "used: {gpu: 45}"),
                                          "used: {gpu: 20}", "used: {gpu: 18}"),
                                 40);
        ElasticTreeModel model;
        model.setState(then, kGpu);
        test::ModelGuard guard(&model);
        const auto title = [&model](int section) {
            return model.headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
        };
        QCOMPARE(title(ElasticTreeModel::UsedNowColumn), QStringLiteral("Now"));
        QCOMPARE(title(ElasticTreeModel::RuntimeNowColumn), QStringLiteral("Runtime now"));
        QCOMPARE(column(model, ElasticTreeModel::UsedNowColumn), QStringList(4, QStringLiteral("–")));

        model.setPresent(now);

        QCOMPARE(column(model, ElasticTreeModel::UsedNowColumn), QStringList({"5", "▼ 18", "30", "▲ 45"}));
        QCOMPARE(column(model, ElasticTreeModel::RuntimeNowColumn),
                 QStringList({"5", "▼ 11", "▼ 13", "▼ 11"}));
        QCOMPARE(column(model, ElasticTreeModel::RuntimeColumn), QStringList({"5", "20", "35", "40"}));
        const auto told = [&model](int row, int section) {
            return model.index(row, section).data(Qt::ToolTipRole).toString();
        };
        QCOMPARE(told(3, ElasticTreeModel::UsedNowColumn),
                 QStringLiteral("45, 2 more than at the moment shown"));
        QCOMPARE(told(2, ElasticTreeModel::UsedNowColumn), QStringLiteral("30, as at the moment shown"));
        QCOMPARE(told(1, ElasticTreeModel::RuntimeNowColumn),
                 QStringLiteral("11, 9 less than at the moment shown"));
        QCOMPARE(model.index(0, ElasticTreeModel::UsedNowColumn).data(models::EmphasisRole).toInt(),
                 static_cast<int>(models::Emphasis::Dim));
        QVERIFY(!model.index(3, ElasticTreeModel::UsedNowColumn).data(models::EmphasisRole).isValid());
        QCOMPARE(guard.inserts.count() + guard.removes.count() + guard.layouts.count(), 0);
        guard.clearCounts();

        model.setPresent(stateOf(now->text(), 40)); // another one with the same amounts
        model.setState(then, kGpu);
        QCOMPARE(guard.signalCount(), qsizetype(0));

        model.setPresent(nullptr);
        QCOMPARE(column(model, ElasticTreeModel::UsedNowColumn), QStringList(4, QStringLiteral("–")));
        QCOMPARE(column(model, ElasticTreeModel::RuntimeNowColumn), QStringList(4, QStringLiteral("–")));
    }

    void whatIsGoneByNowIsNotWhatIsNotLimitedNow() // EQ-18
    {
        const auto seed = stateOf(test::seedTexts(), 100);
        const auto other = stateOf(
            elasticText({.name = "a", .min = {}, .max = {}, .request = "1", .used = "1", .weight = {}})
                + "---\n"
                + elasticText(
                    {.name = "b", .min = "15", .max = "60", .request = "20", .used = "20", .weight = {}}),
            100);
        ElasticTreeModel model;
        model.setState(seed, kGpu);
        const test::ModelGuard guard(&model);

        model.setPresent(other);

        QCOMPARE(column(model, ElasticTreeModel::UsedNowColumn), QStringList({"–", "20", "–", "–"}));
        QCOMPARE(column(model, ElasticTreeModel::RuntimeNowColumn), QStringList({"∞", "20", "–", "–"}));
        const auto cell = [&model](int row, int role) {
            return model.index(row, ElasticTreeModel::UsedNowColumn).data(role);
        };
        QCOMPARE(cell(0, Qt::ToolTipRole).toString(),
                 QStringLiteral("Not included in max: not counted, not limited"));
        QVERIFY(!cell(0, models::EmphasisRole).isValid()); // it was counted then
        QCOMPARE(cell(2, Qt::ToolTipRole).toString(), QStringLiteral("Not known"));

        model.setState(seed, ResourceType("cpu")); // which neither counts
        QCOMPARE(column(model, ElasticTreeModel::RuntimeNowColumn), QStringList({"∞", "∞", "–", "–"}));

        model.setState(other, kGpu);
        model.setPresent(seed);
        QCOMPARE(column(model, ElasticTreeModel::UsedNowColumn), QStringList({"5", "20"}));
        QCOMPARE(cell(0, Qt::ToolTipRole).toString(), QStringLiteral("5")); // no number to compare it with
    }
};

QUOTADECK_TEST(TestElasticTreeModel, QCoreApplication)
} // namespace tst_elastictreemodel

#include "tst_elastictreemodel.moc"
