// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/impactsession.h"

#include "models/common/messagetext.h"

#include <utility>

namespace quotadeck::models {
namespace {
ImpactOutcome obstructed(const InsightData& data, ImpactObstacle obstacle, const Message& detail = {})
{
    return {data, obstacle, messageText(detail), {}, {}};
}
} // namespace

ImpactOutcome impactOf(const InsightData& data, const std::stop_token& stop)
{
    const PartitionSnapshot* usage = data.usage();
    if (!data.edited)
        return obstructed(data, ImpactObstacle::NoConfiguration);
    if (!usage)
        return obstructed(data, ImpactObstacle::NoSnapshot);
    const bool isSaved = data.edited->text() == data.savedText;
    if (isSaved && !data.active)
        return obstructed(data, ImpactObstacle::Unchanged);
    const auto number = partitionFor(*data.edited, data.partition);
    if (!number && number.error().code == ErrorCode::NotFound)
        return obstructed(data, ImpactObstacle::PartitionRemoved, data.partition);
    if (!number)
        return obstructed(data, ImpactObstacle::Rejected, number.error().message);
    const BaselinePartition found = baselineOf(data, *number);
    const auto obstructedBy = [&](ImpactObstacle obstacle, const Message& detail = {}) {
        ImpactOutcome outcome = obstructed(data, obstacle, detail);
        outcome.baseline = found.baseline;
        return outcome;
    };
    if (found.baseline.isUnchanged)
        return obstructedBy(ImpactObstacle::Unchanged);
    if (!found.before)
        return obstructedBy(ImpactObstacle::SavedUnreadable);
    auto impact = insight::impact(
        {found.before.get(), &data.edited->partitions[*number], usage, data.knownMemberships()}, stop);
    if (!impact)
        return obstructedBy(ImpactObstacle::Failed, impact.error().message);
    return {data, ImpactObstacle::None, {}, *std::move(impact), found.baseline};
}

ImpactSession::ImpactSession(InsightSource* source, QObject* parent)
    : QObject(parent)
    , m_source(source)
    , m_outcome(obstructed(source->data(), ImpactObstacle::NoConfiguration))
{
    connect(source, &InsightSource::configurationChanged, this, [this] { m_job.changeAtOnce(); });
    connect(source, &InsightSource::snapshotChanged, this, [this] { m_job.changeInTurn(); });
    connect(source, &InsightSource::membershipsChanged, this, [this] { m_job.changeAtOnce(); });
    connect(source, &InsightSource::baselineChanged, this, [this] { m_job.changeAtOnce(); });
    connect(source, &InsightSource::activeChanged, this, [this] { m_job.changeInTurn(); });
}

void ImpactSession::start()
{
    const bool wasBusy = isBusy();
    m_job.run([data = m_source->data()](const std::stop_token& stop) { return impactOf(data, stop); },
              [this](ImpactOutcome outcome) {
                  m_outcome = std::move(outcome);
                  Q_EMIT busyChanged();
                  Q_EMIT changed();
              });
    if (!wasBusy)
        Q_EMIT busyChanged();
}
} // namespace quotadeck::models

#include "moc_impactsession.cpp"
