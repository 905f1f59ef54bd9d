// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mode.h"
#include "core/insight/advice.h"
#include "core/insight/explain.h"
#include "models/insight/insightsource.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <stop_token>

namespace quotadeck::models {
/// Which limits a question is about.
enum class ExplainBasis {
    InForce, ///< of the active configuration, or as the source lists them when that is not known
    Edited, ///< of the open configuration with its edits
};

/// A question as people type it.
struct ExplainForm
{
    ExplainBasis basis = ExplainBasis::InForce;
    QString application; ///< its pending request gives the rest; empty: a new one
    QString user;
    QString groups; ///< "dev, qa"
    QString queue; ///< empty: as placed by the rules
    QString request; ///< "vcore=2, memory=4Gi"
    Mode mode = Mode::Current; ///< of the rules that answer it

    friend bool operator==(const ExplainForm&, const ExplainForm&) = default;
};

enum class ExplainField { Basis, Application, User, Groups, Queue, Request };

/// What is wrong with a question, and in which field of the form; or, under a title of its own, why it is settled.
struct ExplainProblem
{
    ExplainField field = ExplainField::Basis;
    QString text;
    QString title; ///< empty: there is no answer yet

    friend bool operator==(const ExplainProblem&, const ExplainProblem&) = default;
};

struct ExplainAnswer
{
    ExplainForm form;
    InsightData data; ///< that it was found in
    std::size_t partition = 0; ///< number in the edited configuration
    insight::Explanation explanation;
    insight::Advice advice; ///< what helps besides raising limits
    bool isListed = false; ///< limits are those that the source lists, not those of a configuration
    bool isPlaced = false; ///< the placement rules gave the queue
    QStringList doubts; ///< a sentence for each thing that is not known and might change the answer
};

using ExplainOutcome = tl::expected<ExplainAnswer, ExplainProblem>;

/// Safe from any thread; takes as long as a copy of the tracker of everyone does. After @p stop was requested the advice
/// may be incomplete.
[[nodiscard]] ExplainOutcome explainForm(const ExplainForm& form, const InsightData& data,
                                         const std::stop_token& stop = {});

/// The form that asks what @p app waits for; the queue is left as it is where nothing waits in it.
[[nodiscard]] ExplainForm formFor(const ApplicationInfo& app, ExplainBasis basis);
/// The application that waits longest of those that @p isWanted; nullptr when none does.
template <typename Wanted>
[[nodiscard]] const ApplicationInfo* longestWaiting(const PartitionSnapshot& partition, Wanted isWanted)
{
    const ApplicationInfo* first = nullptr;
    if (!partition.applications)
        return nullptr;
    for (const ApplicationInfo& app : *partition.applications) {
        if (!app.requests.empty() && isWanted(app) && (!first || app.submissionTime < first->submissionTime))
            first = &app;
    }
    return first;
}
} // namespace quotadeck::models
