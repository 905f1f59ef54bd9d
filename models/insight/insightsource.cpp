// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/insightsource.h"

#include "core/config/packaging/activetext.h"
#include "core/config/rules/validator.h"
#include "core/config/schema/effective.h"

#include <QThread>

#include <algorithm>
#include <utility>

namespace quotadeck::models {
const PartitionSnapshot* InsightData::usage() const
{
    return snapshot ? findPartition(*snapshot, partition) : nullptr;
}

std::vector<access::UserGroups> InsightData::knownMemberships() const
{
    std::vector<access::UserGroups> known;
    if (inDirectory)
        known = *inDirectory;
    if (memberships) // later, so that they count for a user in both
        known.insert(known.end(), memberships->begin(), memberships->end());
    return known;
}

Result<std::size_t> partitionFor(const ConfigRevision& revision, const std::string& name)
{
    if (!revision.verdict.accepted) {
        const auto finding = std::ranges::find(revision.verdict.findings, config::Severity::Error,
                                               &config::Finding::severity);
        const bool isTold = finding != revision.verdict.findings.end();
        return fail(ErrorCode::Parse, isTold ? std::to_string(finding->span.begin.line) : std::string(),
                    isTold ? finding->message : Message());
    }
    const auto find = [&revision](std::string_view wanted) {
        return std::ranges::find_if(revision.partitions, [wanted](const config::PartitionConfig& partition) {
            return partition.name.value == wanted;
        });
    };
    auto found = find(name.empty() ? config::kDefaultPartition : name);
    if (found == revision.partitions.end() && name.empty())
        found = revision.partitions.begin();
    if (found == revision.partitions.end())
        return fail(ErrorCode::NotFound, name, "The configuration has no such partition.");
    return static_cast<std::size_t>(found - revision.partitions.begin());
}

std::optional<config::PartitionConfig> partitionOfText(const std::string& text, const std::string& name)
{
    const auto verdict = config::validateFile(text);
    if (!verdict.accepted || !verdict.config)
        return std::nullopt;
    auto partitions = config::effectivePartitions(*verdict.config);
    const auto found = std::ranges::find_if(partitions, [&name](const config::PartitionConfig& partition) {
        return partition.name.value == name;
    });
    return found == partitions.end() ? std::nullopt : std::optional(std::move(*found));
}

const config::PartitionConfig* ActiveConfiguration::partition(const std::string& name) const
{
    const auto found = std::ranges::find_if(
        partitions, [&name](const config::PartitionConfig& one) { return one.name.value == name; });
    return found == partitions.end() ? nullptr : &*found;
}

ActiveConfigurationPtr readActiveConfiguration(const std::string& answer)
{
    auto text = config::configurationInAnswer(answer);
    if (!text || !config::checkReceivedTypes(*text))
        return nullptr;
    const auto verdict = config::validateFile(*text);
    if (!verdict.accepted || !verdict.config)
        return nullptr;
    return std::make_shared<const ActiveConfiguration>(
        ActiveConfiguration{*std::move(text), config::effectivePartitions(*verdict.config)});
}

std::chrono::nanoseconds ActiveAge::behind() const
{
    return read && usage && *read < *usage ? *usage - *read : std::chrono::nanoseconds(0);
}

ActiveAge activeAge(const std::optional<ActiveReading>& reading, const SnapshotPtr& snapshot)
{
    ActiveAge age;
    if (snapshot)
        age.usage = snapshot->time;
    if (!reading)
        return age;
    age.read = reading->time;
    age.isStale = age.behind() > 2 * reading->period;
    return age;
}

InsightSource::InsightSource(ConfigSession* session, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_path(session->path())
{
    connect(session, &ConfigSession::opened, this, [this] { // another file, another question
        const bool isOther = std::exchange(m_path, m_session->path()) != m_session->path();
        if (isOther && std::exchange(m_baseline, std::nullopt))
            Q_EMIT baselineChanged();
    });
    connect(session, &ConfigSession::revisionChanged, this, &InsightSource::configurationChanged);
}

void InsightSource::setSnapshot(SnapshotPtr snapshot, std::string partition)
{
    Q_ASSERT(QThread::currentThread() == thread());
    m_snapshot = std::move(snapshot);
    m_partition = m_snapshot ? std::move(partition) : std::string();
    Q_EMIT snapshotChanged();
}

void InsightSource::setSourceName(const QString& name)
{
    m_name = name;
}

void InsightSource::setActive(ActiveConfigurationPtr active, const std::optional<ActiveReading>& reading)
{
    const bool isOther = std::exchange(m_active, std::move(active)) != m_active;
    if (std::exchange(m_activeReading, reading) != reading || isOther)
        Q_EMIT activeChanged();
}

void InsightSource::setMemberships(MembershipsPtr memberships)
{
    m_memberships = std::move(memberships);
    Q_EMIT membershipsChanged();
}

void InsightSource::setDirectoryGroups(MembershipsPtr memberships)
{
    const bool isSame
        = m_inDirectory == memberships || (m_inDirectory && memberships && *m_inDirectory == *memberships);
    m_inDirectory = std::move(memberships);
    if (!isSame)
        Q_EMIT membershipsChanged();
}

void InsightSource::setBaseline(BaselineKind kind)
{
    if (std::exchange(m_baseline, kind) != kind)
        Q_EMIT baselineChanged();
}

InsightData InsightSource::data() const
{
    return {m_snapshot,        m_partition,           m_name,
            m_active,          m_session->revision(), m_session->savedText(),
            m_session->path(), m_memberships,         m_activeReading,
            m_baseline,        m_inDirectory};
}

const PartitionSnapshot* InsightSource::usage() const
{
    return m_snapshot ? findPartition(*m_snapshot, m_partition) : nullptr;
}
} // namespace quotadeck::models

#include "moc_insightsource.cpp"
