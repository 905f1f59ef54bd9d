// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/simulation/groupresultsmodel.h"
#include "tests/support/modelguard.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_groupresults {
using namespace quotadeck;
using namespace std::chrono_literals;
using Model = models::GroupResultsModel;

namespace {
const ResourceType kCpu("cpu");
const ResourceType kGpu("nvidia.com/gpu");

/// A parent with a child that uses more cores than it may, a group that nothing limits, and one that was deleted.
std::shared_ptr<const sim::Results> results()
{
    auto results = std::make_shared<sim::Results>();
    results->elapsed = 90s;
    const auto add = [&results](const char* name, int depth) -> sim::GroupResult& {
        sim::GroupResult& group = results->groups.emplace_back();
        group.name = name;
        group.depth = depth;
        return group;
    };
    sim::GroupResult& parent = add("eng", 0);
    parent.pods = 7;
    sim::GroupResult& child = add("eng-ci", 1);
    child.pods = 7;
    child.waiting = 2;
    child.waits = sim::PodWaits{.mean = 1500ms, .longest = 75s};
    child.overRuntime = 61s;
    child.refusals = {{{sim::RefusalKind::Runtime, "eng", kCpu}, 40}, {{}, 2}};
    child.amounts = {{kCpu, 2500, 2000, 1500, 0}, {kGpu, 4, 8, 0, 3}};
    sim::GroupResult& free = add("koordinator-default-quota", 0);
    free.pods = 1;
    free.amounts = {{kCpu, 100, std::nullopt, 0, 0}};
    sim::GroupResult& old = add("old", 0);
    old.isThere = false;
    old.pods = old.completed = old.admitted = 3;
    old.waits = sim::PodWaits{.mean = 2s, .longest = 4s};
    return results;
}
} // namespace

class TestGroupResults : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void eachGroupTellsItsNumbers()
    {
        Model model;
        const test::ModelGuard guard(&model);
        model.setResults(results());

        QCOMPARE(model.pods(), std::uint64_t{11}); // those of a child are those of its parent
        QCOMPARE(text(model, 1, Model::NameColumn), QStringLiteral("eng-ci")); // as it is copied and read out
        QCOMPARE(model.index(1, Model::NameColumn).data(models::IndentRole).toInt(), 1);
        QCOMPARE(text(model, 1, Model::UsedColumn), QStringLiteral("2500m"));
        QCOMPARE(text(model, 1, Model::RuntimeColumn), QStringLiteral("2"));
        QCOMPARE(text(model, 1, Model::BorrowedColumn), QStringLiteral("1500m"));
        QCOMPARE(text(model, 1, Model::OverColumn), QStringLiteral("1 min 1 s"));
        QCOMPARE(text(model, 1, Model::MeanWaitColumn), QStringLiteral("1.5 s"));
        QCOMPARE(text(model, 1, Model::LongWaitColumn), QStringLiteral("1 min 15 s"));
        QCOMPARE(text(model, 1, Model::ReasonColumn), QStringLiteral("runtime of eng: cpu, 1 more"));
        const auto state = model.index(1, Model::UsedColumn).data(models::StateRole).toInt();
        QCOMPARE(state, static_cast<int>(models::RowState::Critical));
    }

    void unlimitedNotSetZeroAndUnknownLookUnlike()
    {
        Model model;
        model.setResults(results());

        QCOMPARE(text(model, 2, Model::RuntimeColumn), QStringLiteral("∞"));
        QCOMPARE(text(model, 2, Model::BorrowedColumn), QStringLiteral("0"));
        QCOMPARE(text(model, 2, Model::MeanWaitColumn), QStringLiteral("–"));
        QCOMPARE(text(model, 3, Model::RuntimeColumn), QStringLiteral("–"));
        QCOMPARE(text(model, 3, Model::NameColumn), QStringLiteral("old (deleted)"));
        const auto runtime = [&model](int row) { return model.index(row, Model::RuntimeColumn); };
        QVERIFY(model.isBefore(runtime(3), runtime(1)) && model.isBefore(runtime(1), runtime(2)));
    }

    void aDeletedGroupTellsWhatBecameOfItsPods()
    {
        Model model;
        model.setResults(results());

        QCOMPARE(text(model, 3, Model::NameColumn), QStringLiteral("old (deleted)")); // at the left edge
        QCOMPARE(text(model, 3, Model::CompletedColumn), QStringLiteral("3"));
        QCOMPARE(text(model, 3, Model::AdmittedColumn), QStringLiteral("3"));
        QCOMPARE(text(model, 3, Model::LongWaitColumn), QStringLiteral("4 s"));
        QCOMPARE(text(model, 3, Model::RunningColumn), QStringLiteral("0"));
        for (const int column :
             {Model::UsedColumn, Model::RuntimeColumn, Model::BorrowedColumn, Model::LentColumn})
            QCOMPARE(text(model, 3, column), QStringLiteral("–")); // no amounts, which is not zero
        const auto tip = [&model](int row) {
            return model.index(row, Model::NameColumn).data(Qt::ToolTipRole).toString();
        };
        QVERIFY(tip(3).startsWith(QStringLiteral("old (deleted)\n")));
        QVERIFY(tip(3).contains(QStringLiteral("counted here only")));
        QCOMPARE(tip(1), QStringLiteral("eng-ci"));
    }

    void amountsAreOfTheChosenResource()
    {
        Model model;
        const test::ModelGuard guard(&model);
        model.setResults(results());
        QCOMPARE(model.resources(), QStringList({"cpu", "nvidia.com/gpu"}));

        model.setResource(QStringLiteral("nvidia.com/gpu"));
        QCOMPARE(text(model, 1, Model::UsedColumn), QStringLiteral("4"));
        QCOMPARE(text(model, 1, Model::LentColumn), QStringLiteral("3"));

        model.setResults(results()); // the next ones leave the choice
        QCOMPARE(model.resource(), QStringLiteral("nvidia.com/gpu"));
        model.setResults(nullptr);
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(model.resource(), QString());
    }

private:
    static QString text(const Model& model, int row, int column)
    {
        return model.index(row, column).data().toString();
    }
};

QUOTADECK_TEST(TestGroupResults, QCoreApplication)
} // namespace tst_groupresults

#include "tst_groupresults.moc"
