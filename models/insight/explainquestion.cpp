// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/explainquestion.h"

#include "core/insight/explain.h"
#include "core/insight/queuecheck.h"
#include "core/insight/quotastate.h"
#include "models/common/celltext.h"
#include "models/common/durationtext.h"
#include "models/common/messagetext.h"
#include "models/insight/insighttext.h"

#include <QCoreApplication>

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>

namespace quotadeck::models {
namespace {
class ExplainTexts
{
    Q_DECLARE_TR_FUNCTIONS(Explain)
};

tl::unexpected<ExplainProblem> problem(ExplainField field, const QString& text)
{
    return tl::unexpected(ExplainProblem{field, text, {}});
}

/// When @p app got the first of what it has; none: not known (REST-15).
std::optional<std::chrono::milliseconds> startOf(const ApplicationInfo& app)
{
    if (app.startTime != kNeverStarted && app.startTime != 0)
        return std::chrono::milliseconds(app.startTime);
    std::optional<std::int64_t> first;
    for (const AllocationInfo& allocation : app.allocations) {
        if (allocation.allocationTime > 0 && (!first || allocation.allocationTime < *first))
            first = allocation.allocationTime;
    }
    return first ? std::optional(
               std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::nanoseconds(*first)))
                 : std::nullopt;
}

/// @p app has no pending request.
ExplainProblem nothingPending(const ApplicationInfo& app)
{
    const QString name = QString::fromStdString(app.id.text());
    const bool hasWork = !std::ranges::all_of(app.allocations, &AllocationInfo::placeholder);
    if (!hasWork || !app.requests.empty() || app.finishedTime != 0)
        return {ExplainField::Application,
                ExplainTexts::tr("%1 is not waiting: it has no pending request.").arg(name),
                {}};
    const auto start = startOf(app);
    const QString where = QString::fromStdString(app.queue.text());
    return {ExplainField::Application,
            start ? ExplainTexts::tr("%1 has all requested resources and runs in %2 since %3.")
                        .arg(name, where, timeText(*start))
                  : ExplainTexts::tr("%1 has all requested resources and runs in %2.").arg(name, where),
            ExplainTexts::tr("Running")};
}

/// What a question is asked of.
struct Ground
{
    config::PartitionConfig partition;
    insight::QuotaState state;
    std::size_t number = 0; ///< of the partition in the edited configuration
    bool isListed = false;
};

/// The active configuration of @p data; nothing when it is not reported, or not of this partition.
std::optional<tl::expected<Ground, ExplainProblem>> groundActive(const InsightData& data, Mode mode)
{
    const config::PartitionConfig* const partition
        = data.active ? data.active->partition(data.partition) : nullptr;
    if (!partition)
        return std::nullopt;
    auto state = insight::quotaState(*partition, data.usage(), mode);
    if (state)
        return Ground{*partition, *std::move(state)};
    if (mode == Mode::Current)
        return std::nullopt;
    return problem(ExplainField::Basis,
                   ExplainTexts::tr("The seed rules cannot load the active configuration: %1: %2")
                       .arg(QString::fromStdString(state.error().where), messageText(state.error().message)));
}

tl::expected<Ground, ExplainProblem> groundInForce(const InsightData& data, Mode mode)
{
    const PartitionSnapshot* usage = data.usage();
    if (!usage)
        return problem(
            ExplainField::Basis,
            ExplainTexts::tr(
                "No data yet. Connect to a cluster, or open a configuration and choose the edited file. "
                "Elastic quotas are shown on the Elastic page."));
    if (auto active = groundActive(data, mode))
        return *std::move(active);
    auto listed = insight::listedState(*usage);
    if (!listed)
        return problem(ExplainField::Basis,
                       ExplainTexts::tr("%1 Open the configuration and explain against it.")
                           .arg(messageText(listed.error().message)));
    listed->state.mode = mode;
    return Ground{std::move(listed->partition), std::move(listed->state), 0, true};
}

tl::expected<Ground, ExplainProblem> groundEdited(const InsightData& data, Mode mode)
{
    if (!data.edited)
        return problem(ExplainField::Basis,
                       ExplainTexts::tr("No configuration is open. Open one with Ctrl+O."));
    const auto number = partitionFor(*data.edited, data.partition);
    if (!number && number.error().code == ErrorCode::Parse)
        return problem(
            ExplainField::Basis,
            ExplainTexts::tr("The scheduler would reject the edited text and keep its configuration. Line "
                             "%1: %2")
                .arg(QString::fromStdString(number.error().where), messageText(number.error().message)));
    if (!number)
        return problem(ExplainField::Basis,
                       ExplainTexts::tr("The open configuration has no partition %1.")
                           .arg(QString::fromStdString(data.partition)));
    const config::PartitionConfig& partition = data.edited->partitions[*number];
    auto state = insight::quotaState(partition, data.usage(), mode);
    if (!state)
        return problem(
            ExplainField::Basis,
            ExplainTexts::tr("The scheduler cannot load the edited text: %1: %2")
                .arg(QString::fromStdString(state.error().where), messageText(state.error().message)));
    return Ground{partition, *std::move(state), *number};
}

tl::expected<insight::Question, ExplainProblem> waiting(const ExplainForm& form,
                                                        const PartitionSnapshot* usage)
{
    if (!usage || !usage->applications)
        return problem(ExplainField::Application,
                       ExplainTexts::tr("The source does not report applications."));
    const auto app = std::ranges::find(*usage->applications, ApplicationId(form.application.toStdString()),
                                       &ApplicationInfo::id);
    if (app == usage->applications->end())
        return problem(ExplainField::Application,
                       ExplainTexts::tr("Application %1 does not exist at this time.").arg(form.application));
    auto question = insight::waitingQuestion(*app);
    if (!question)
        return tl::unexpected(nothingPending(*app));
    return *std::move(question);
}

tl::expected<insight::Question, ExplainProblem> typed(const ExplainForm& form)
{
    if (form.user.trimmed().isEmpty())
        return problem(ExplainField::User, ExplainTexts::tr("Enter the user."));
    const auto request = insight::readRequest(form.request.toStdString());
    if (!request)
        return problem(ExplainField::Request, messageText(request.error().message));
    if (request->entries().empty())
        return problem(ExplainField::Request,
                       ExplainTexts::tr("Enter the requested resources, for example vcore=2, memory=4Gi."));
    return insight::Question{
        {UserName(form.user.trimmed().toStdString()), insight::readGroups(form.groups.toStdString())},
        QueuePath(form.queue.trimmed().toStdString()),
        {},
        false,
        *request};
}

/// What keeps an application from running in @p queue, whatever it asks for; empty: nothing.
QString refusal(const Ground& ground, const QueuePath& queue, const PartitionSnapshot* usage)
{
    const cluster::QueueTree& queues = ground.state.queues;
    const QString name = QString::fromStdString(queue.text());
    if (const cluster::Queue* known = queues.find(queue))
        return known->isLeaf
            ? QString()
            : ExplainTexts::tr("%1 is a parent queue; applications run in leaf queues only.").arg(name);
    if (!ground.isListed) {
        const auto unknown = insight::unknownQueue(ground.partition, usage, queue, ground.state.mode);
        return unknown ? messageText(unknown->text()) : QString();
    }
    // Which rules might create it is not known.
    return queues.find(queue.parent()) ? QString() : ExplainTexts::tr("Queue %1 does not exist.").arg(name);
}

QStringList doubtsOf(const ExplainAnswer& answer, const PartitionSnapshot* usage)
{
    QStringList doubts;
    const insight::Explanation& explanation = answer.explanation;
    const insight::Question& question = explanation.question;
    if (!explanation.knowsUsage)
        doubts << ExplainTexts::tr("Usage of users and groups is unknown; zero is assumed.");
    if (!explanation.knowsQueues)
        doubts << ExplainTexts::tr(
            "Queue usage and cluster size are unknown; empty queues and an unlimited cluster are assumed.");
    if (const ActiveAge age = answer.data.age();
        answer.form.basis == ExplainBasis::InForce && !answer.isListed && age.isStale)
        doubts << ExplainTexts::tr("The active configuration could not be read for %1 and may have changed.")
                      .arg(ageText(age.behind()));
    if (!answer.isListed)
        return doubts;
    if (usage && !insight::isListed(*usage, question.user.user, question.queue))
        doubts << ExplainTexts::tr(
                      "The source does not list %1 in %2: a limit for everyone else (*) may also apply.")
                      .arg(QString::fromStdString(question.user.user.text()),
                           QString::fromStdString(question.queue.text()));
    if (explanation.group && !explanation.group->queue.isEmpty() && question.user.groups.size() > 1)
        doubts << ExplainTexts::tr(
            "The source does not report the order of limits: another group of the user may be the charged "
            "group.");
    return doubts;
}

} // namespace

ExplainOutcome explainForm(const ExplainForm& form, const InsightData& data, const std::stop_token& stop)
{
    const PartitionSnapshot* usage = data.usage();
    const bool isApplication = !form.application.isEmpty();
    auto question = isApplication ? waiting(form, usage) : typed(form);
    if (!question)
        return tl::unexpected(std::move(question).error());
    auto ground
        = form.basis == ExplainBasis::Edited ? groundEdited(data, form.mode) : groundInForce(data, form.mode);
    if (!ground)
        return tl::unexpected(std::move(ground).error());
    ExplainAnswer answer{form, data, ground->number, {}, {}, ground->isListed, question->queue.isEmpty(), {}};
    if (answer.isPlaced && answer.isListed)
        return problem(
            ExplainField::Queue,
            ExplainTexts::tr(
                "The source does not report its placement rules. Enter a queue, or choose the edited file."));
    if (answer.isPlaced) {
        auto queue = insight::placedQueue(ground->state, ground->partition, question->user);
        if (!queue)
            return problem(ExplainField::Queue,
                           ExplainTexts::tr("The placement rules return no queue: %1")
                               .arg(messageText(queue.error().message)));
        question->queue = *std::move(queue);
    } else if (const QString reason = refusal(*ground, question->queue, usage); !reason.isEmpty()) {
        return problem(isApplication ? ExplainField::Application : ExplainField::Queue, reason);
    }
    const bool isNewQueue = ground->state.queues.find(question->queue) == nullptr;
    auto explanation = insight::explain(ground->state, ground->partition, *question, form.mode);
    if (!explanation) {
        const bool isRequest = explanation.error().where == "request";
        return problem(isRequest ? ExplainField::Request : ExplainField::Queue,
                       messageText(explanation.error().message));
    }
    answer.explanation = *std::move(explanation);
    answer.advice = insight::adviceFor(ground->state, ground->partition, usage, answer.explanation, stop);
    answer.doubts = doubtsOf(answer, usage);
    if (isNewQueue && !answer.isPlaced)
        answer.doubts << ExplainTexts::tr(
                             "%1 does not exist yet; the answer assumes the queue that placement would "
                             "create.")
                             .arg(QString::fromStdString(question->queue.text()));
    return answer;
}

ExplainForm formFor(const ApplicationInfo& app, ExplainBasis basis)
{
    ExplainForm form;
    form.basis = basis;
    form.application = QString::fromStdString(app.id.text());
    form.user = QString::fromStdString(app.user.text());
    form.groups = namesText(app.groups);
    form.queue = QString::fromStdString(app.queue.text());
    if (const auto question = insight::waitingQuestion(app))
        form.request = QString::fromStdString(insight::requestText(question->request));
    return form;
}
} // namespace quotadeck::models
