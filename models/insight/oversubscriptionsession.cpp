// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/oversubscriptionsession.h"

#include "models/common/messagetext.h"

#include <map>
#include <tuple>
#include <utility>

namespace quotadeck::models {
namespace {
using insight::Oversubscription;
using ClaimKey = std::tuple<QueuePath, ResourceType, insight::Claim>;

ClaimKey keyOf(const Oversubscription& row)
{
    return {row.queue.lowered(), row.type, row.claim};
}

std::optional<Resource> capacityIn(const PartitionSnapshot* usage)
{
    return usage ? insight::capacityOf(*usage) : std::nullopt;
}

std::vector<OversubscriptionPair> pairsOf(std::vector<Oversubscription> before,
                                          std::vector<Oversubscription> after)
{
    std::map<ClaimKey, std::size_t> places;
    std::vector<OversubscriptionPair> pairs;
    for (Oversubscription& row : after) {
        places.emplace(keyOf(row), pairs.size());
        pairs.push_back({{}, std::move(row)});
    }
    for (Oversubscription& row : before) {
        const auto place = places.find(keyOf(row));
        if (place == places.end())
            pairs.push_back({std::move(row), {}});
        else
            pairs[place->second].before = std::move(row);
    }
    return pairs;
}
} // namespace

OversubscriptionOutcome oversubscriptionOf(const InsightData& data, const std::string& partition)
{
    OversubscriptionOutcome outcome;
    if (!data.edited) {
        outcome.problem = OversubscriptionSession::tr("No configuration is open.");
        return outcome;
    }
    const auto number = partitionFor(*data.edited, partition.empty() ? data.partition : partition);
    if (!number) {
        const QString message = messageText(number.error().message);
        outcome.problem = number.error().code == ErrorCode::Parse
            ? OversubscriptionSession::tr("The scheduler would reject this text: %1").arg(message)
            : message;
        return outcome;
    }
    const config::PartitionConfig& after = data.edited->partitions[*number];
    if (data.edited->partitions.size() > 1)
        outcome.partition = QString::fromStdString(after.name.value);
    const BaselinePartition found = baselineOf(data, *number);
    outcome.baseline = found.baseline;
    outcome.hasBefore = found.before != nullptr;
    const auto capacity = capacityIn(after.name.value == data.partition ? data.usage() : nullptr);
    outcome.isCapacityKnown = capacity.has_value();
    outcome.pairs = pairsOf(found.before ? insight::oversubscription(*found.before, capacity)
                                         : std::vector<Oversubscription>(),
                            insight::oversubscription(after, capacity));
    return outcome;
}

OversubscriptionSession::OversubscriptionSession(InsightSource* source, QObject* parent)
    : QObject(parent)
    , m_source(source)
{
    connect(source, &InsightSource::configurationChanged, this, [this] { m_job.changeAtOnce(); });
    connect(source, &InsightSource::baselineChanged, this, [this] { m_job.changeAtOnce(); });
    connect(source, &InsightSource::activeChanged, this, [this] { m_job.changeAtOnce(); });
    connect(source, &InsightSource::snapshotChanged, this, [this] {
        if (capacityIn(m_source->usage()) != m_capacity) // nothing else of it counts
            m_job.changeAtOnce();
    });
}

void OversubscriptionSession::setPartition(const QString& partition)
{
    if (std::exchange(m_partition, partition.toStdString()) != m_partition)
        m_job.changeAtOnce();
}

void OversubscriptionSession::start()
{
    m_capacity = capacityIn(m_source->usage());
    m_job.run([data = m_source->data(), partition = m_partition](
                  const std::stop_token&) { return oversubscriptionOf(data, partition); },
              [this](OversubscriptionOutcome outcome) {
                  m_outcome = std::move(outcome);
                  Q_EMIT changed();
              });
}
} // namespace quotadeck::models

#include "moc_oversubscriptionsession.cpp"
