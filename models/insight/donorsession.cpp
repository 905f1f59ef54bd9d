// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/donorsession.h"

#include "core/config/edit/document.h"
#include "core/config/rules/validator.h"
#include "core/config/schema/effective.h"
#include "core/insight/explain.h"
#include "core/resource/display.h"
#include "models/common/messagetext.h"

#include <utility>

namespace quotadeck::models {
namespace {
void addQueuePaths(QStringList& paths, const config::QueueConfig& queue, const QueuePath& path)
{
    for (const config::QueueConfig& child : queue.queues.value) {
        const QueuePath below = path.child(child.name.value);
        paths << QString::fromStdString(below.text());
        addQueuePaths(paths, child, below);
    }
}

/// Why the scheduler would reject @p text.
QStringList rejectionsOf(const std::string& text)
{
    QStringList errors;
    for (const config::Finding& finding : config::validateInput(text).findings) {
        if (finding.severity == config::Severity::Error)
            errors << DonorSession::tr("line %1: %2")
                          .arg(QString::number(finding.span.begin.line), messageText(finding.message));
    }
    return errors;
}
} // namespace

DonorOutcome donorsOf(const InsightData& data, const DonorRequest& request, const PartitionHistory* history,
                      const std::stop_token& stop)
{
    DonorOutcome outcome;
    outcome.request = request;
    const auto fail = [&outcome](const QString& title, const QString& problem) {
        outcome.problemTitle = title;
        outcome.problem = problem;
        return outcome;
    };
    if (!data.edited)
        return fail({}, DonorSession::tr("No configuration is open."));
    const auto number = partitionFor(
        *data.edited, request.partition.isEmpty() ? data.partition : request.partition.toStdString());
    if (!number) {
        const QString message = messageText(number.error().message);
        outcome.isPartitionMissing = number.error().code == ErrorCode::NotFound;
        return fail({},
                    number.error().code == ErrorCode::Parse
                        ? DonorSession::tr("The scheduler would reject this text: %1").arg(message)
                        : message);
    }
    outcome.revision = data.edited;
    outcome.number = *number;
    const config::PartitionConfig& partition = data.edited->partitions[*number];
    addQueuePaths(outcome.queues, config::rootOf(partition), QueuePath(config::kRootQueue));
    if (data.edited->partitions.size() > 1)
        outcome.partition = QString::fromStdString(partition.name.value);
    if (history)
        outcome.range = {history->peaks.samples(), history->peaks.first(), history->peaks.last()};
    if (outcome.range.samples == 0)
        return fail(
            DonorSession::tr("No samples yet"),
            DonorSession::tr("Donors are found by the demand of queues over time. Connect to a scheduler "
                             "and wait for samples, or open a recording."));
    if (request.queue.isEmpty() || request.amount.isEmpty())
        return fail(
            DonorSession::tr("No queue and amount selected"),
            DonorSession::tr("Enter the queue that needs more guaranteed resources, and the amount."));
    const auto amount = insight::readRequest(request.amount.toStdString());
    if (!amount)
        return fail(DonorSession::tr("Not an amount"), messageText(amount.error().message));
    if (stop.stop_requested())
        return outcome;
    auto plan = insight::findDonors(partition, history->peaks,
                                    {QueuePath(request.queue.toStdString()), *amount, request.marginPercent});
    if (!plan)
        return fail({},
                    QStringLiteral("%1: %2").arg(QString::fromStdString(plan.error().where),
                                                 messageText(plan.error().message)));
    outcome.plan = *std::move(plan);
    if (!outcome.plan.isComplete())
        outcome.missing = messageText(resourceMessage(outcome.plan.missing));
    if (outcome.plan.steps.empty() || stop.stop_requested())
        return outcome;
    const auto edits = insight::donorEdits(data.edited->document, *number, outcome.plan.steps);
    outcome.errors = edits ? rejectionsOf(config::applied(data.edited->text(), *edits))
                           : QStringList{messageText(edits.error().message)};
    return outcome;
}

DonorSession::DonorSession(InsightSource* source, SampleHistory* history, QObject* parent)
    : QObject(parent)
    , m_source(source)
    , m_history(history)
    , m_job(
          this, [this] { start(); }, history->pool())
{
    connect(source, &InsightSource::configurationChanged, this, [this] { m_job.changeAtOnce(); });
    connect(history, &SampleHistory::changed, this, [this] { m_job.changeInTurn(); });
}

void DonorSession::setRequest(const DonorRequest& request)
{
    if (std::exchange(m_request, request) != request)
        m_job.changeAtOnce();
}

void DonorSession::start()
{
    m_job.run(
        [data = m_source->data(), request = m_request,
         store = m_history->store()](const std::stop_token& stop) {
            return donorsOf(data, request, historyFor(*store, data, request.partition), stop);
        },
        [this](DonorOutcome outcome) {
            if (m_outcome == outcome)
                return;
            m_outcome = std::move(outcome);
            Q_EMIT changed();
        });
}

bool DonorSession::apply()
{
    if (!m_outcome || !m_outcome->isApplicable() || m_outcome->request != m_request)
        return false;
    const bool isLocked = m_source->session()->isLocked(); // the session says so itself
    m_source->session()->edit(
        m_outcome->revision,
        [number = m_outcome->number, steps = m_outcome->plan.steps](const config::Document& document) {
            return insight::donorEdits(document, number, steps);
        });
    return !isLocked;
}
} // namespace quotadeck::models

#include "moc_donorsession.cpp"
