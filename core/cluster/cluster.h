// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mode.h"
#include "core/base/result.h"
#include "core/cluster/partition.h"
#include "core/config/schema/schema.h"
#include "core/snapshot/clustersnapshot.h"

#include <map>
#include <string>
#include <string_view>

namespace quotadeck::cluster {
/// What an update of the whole configuration did, by partition.
struct ClusterUpdate
{
    std::map<std::string, PartitionUpdate> updated;
    std::map<std::string, QueueChanges> created;
    std::map<std::string, PartitionRemoval> removed;
};

/// All partitions of a scheduler.
///
/// Shape:     a partition that left the configuration stays until it is empty of queues (QUE-44).
/// Threading: thread-compatible.
class Cluster
{
public:
    explicit Cluster(Mode mode = Mode::Current) : m_mode(mode) { }

    /// Makes @p config, which validation has accepted, the active one: creates, updates and removes partitions. All or
    /// nothing: with an error every partition is as it was (QUE-60 to QUE-62). Errors, `where` being the partition
    /// followed by ": " and what is wrong there: those of readPartitionPlan() and Partition::checkUpdate().
    [[nodiscard]] Result<ClusterUpdate> update(const config::SchedulerConfig& config, SystemTime now);

    [[nodiscard]] const std::map<std::string, Partition>& partitions() const { return m_partitions; }
    /// nullptr when there is none; valid until it is removed.
    [[nodiscard]] Partition* find(const std::string& name);
    /// Runs the cleaner of every partition and forgets those that drain and have lost all but the root.
    void removeIdle();

private:
    std::map<std::string, Partition> m_partitions;
    Mode m_mode;
};
} // namespace quotadeck::cluster
