// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/unusedsession.h"

#include "models/common/messagetext.h"

#include <utility>

namespace quotadeck::models {
UnusedOutcome unusedLimitsOf(const InsightData& data, const QString& partition,
                             const PartitionHistory* history, const std::stop_token& stop)
{
    UnusedOutcome outcome;
    if (!data.edited) {
        outcome.problem = UnusedSession::tr("No configuration is open.");
        return outcome;
    }
    const auto number
        = partitionFor(*data.edited, partition.isEmpty() ? data.partition : partition.toStdString());
    if (!number) {
        const QString message = messageText(number.error().message);
        outcome.problem = number.error().code == ErrorCode::Parse
            ? UnusedSession::tr("The scheduler would reject this text: %1").arg(message)
            : message;
        return outcome;
    }
    const config::PartitionConfig& shown = data.edited->partitions[*number];
    outcome.shownPartition = QString::fromStdString(shown.name.value);
    if (data.edited->partitions.size() > 1)
        outcome.partition = outcome.shownPartition;
    if (history)
        outcome.range = {history->use.samples(), history->use.first(), history->use.last()};
    if (outcome.range.samples == 0) {
        outcome.problemTitle = UnusedSession::tr("No samples yet");
        outcome.problem
            = UnusedSession::tr("Unused limits are found by the users, groups and applications of samples. "
                                "Connect to a scheduler and wait for samples, or open a recording.");
        return outcome;
    }
    insight::LimitUse use(shown);
    if (stop.stop_requested())
        return outcome;
    use.add(history->use);
    if (stop.stop_requested())
        return outcome;
    outcome.names = use.names();
    outcome.limits = use.unused();
    if (auto rules = insight::unusedRules(shown, history->use, stop))
        outcome.rules = *std::move(rules);
    return outcome;
}

UnusedSession::UnusedSession(InsightSource* source, SampleHistory* history, QObject* parent)
    : QObject(parent)
    , m_source(source)
    , m_history(history)
    , m_job(
          this, [this] { start(); }, history->pool())
{
    connect(source, &InsightSource::configurationChanged, this, [this] { m_job.changeAtOnce(); });
    connect(history, &SampleHistory::changed, this, [this] { m_job.changeInTurn(); });
}

void UnusedSession::setPartition(const QString& partition)
{
    if (std::exchange(m_partition, partition) != partition)
        m_job.changeAtOnce();
}

void UnusedSession::start()
{
    m_job.run(
        [data = m_source->data(), partition = m_partition,
         store = m_history->store()](const std::stop_token& stop) {
            return unusedLimitsOf(data, partition, historyFor(*store, data, partition), stop);
        },
        [this](UnusedOutcome outcome) {
            if (m_outcome == outcome)
                return;
            m_outcome = std::move(outcome);
            Q_EMIT changed();
        });
}
} // namespace quotadeck::models

#include "moc_unusedsession.cpp"
