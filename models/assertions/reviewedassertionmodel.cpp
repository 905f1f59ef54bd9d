// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/assertions/reviewedassertionmodel.h"

#include "models/common/messagetext.h"

#include <algorithm>
#include <utility>

namespace quotadeck::models {
namespace {
using ReviewedOutcome = kube::ReviewedAssertion::Outcome;

QString reviewedOutcomeText(const std::optional<ReviewedOutcome>& outcome)
{
    return outcome ? messageText(kube::outcomeMessage(*outcome)) : QString();
}

RowState reviewedOutcomeState(const ReviewedAssertionRow& row)
{
    if (row.isObstacle)
        return RowState::Critical;
    return row.after == ReviewedOutcome::Passed ? RowState::Normal : RowState::Warning;
}
} // namespace

ColumnTable<ReviewedAssertionRow> ReviewedAssertionModel::columns()
{
    using Row = const ReviewedAssertionRow&;
    static constexpr ColumnOf<ReviewedAssertionRow> kColumns[] = {
        {
            .column = NameColumn,
            .title = QT_TR_NOOP("Assertion"),
            .help = QT_TR_NOOP("Name of the assertion in its file"),
            .text = textIn<&ReviewedAssertionRow::id>,
        },
        {
            .column = BeforeColumn,
            .title = QT_TR_NOOP("Before"),
            .help = QT_TR_NOOP("Outcome before the change"),
            .text = [](Row row) { return reviewedOutcomeText(row.before); },
            .isBefore = [](Row left, Row right) { return left.before < right.before; },
        },
        {
            .column = AfterColumn,
            .title = QT_TR_NOOP("After"),
            .help = QT_TR_NOOP("Outcome after the change"),
            .text = [](Row row) { return reviewedOutcomeText(row.after); },
            .state = reviewedOutcomeState,
            .isBefore = [](Row left, Row right) { return left.after < right.after; },
        },
        {
            .column = FoundColumn,
            .title = QT_TR_NOOP("Found after the change"),
            .help = QT_TR_NOOP("What was expected and found after the change, and the limit that decides it"),
            .text = textIn<&ReviewedAssertionRow::found>,
        },
    };
    static_assert(areInOrder(kColumns));
    return kColumns;
}

ReviewedAssertionModel::ReviewedAssertionModel(QObject* parent) : RowList(columns(), parent) { }

void ReviewedAssertionModel::setReview(const kube::ReviewAssertions& assertions,
                                       const std::vector<assertion::ReviewObstacle>& obstacles)
{
    std::vector<ReviewedAssertionRow> shown;
    for (const assertion::ReviewObstacle& obstacle : obstacles) {
        ReviewedAssertionRow row{.id = QString::fromStdString(obstacle.name),
                                 .found = messageText(obstacle.sentence),
                                 .isObstacle = true};
        const auto result
            = std::ranges::find(assertions.results, obstacle.name, &kube::ReviewedAssertion::name);
        if (result != assertions.results.end()) {
            row.before = result->before;
            row.after = result->after;
        }
        shown.push_back(std::move(row));
    }
    for (const kube::ReviewedAssertion& result : assertions.results) {
        if (std::ranges::find(obstacles, result.name, &assertion::ReviewObstacle::name) == obstacles.end())
            shown.push_back({.id = QString::fromStdString(result.name),
                             .before = result.before,
                             .after = result.after,
                             .found = messageText(result.sentence)});
    }
    setRows(std::move(shown));
}
} // namespace quotadeck::models

#include "moc_reviewedassertionmodel.cpp"
