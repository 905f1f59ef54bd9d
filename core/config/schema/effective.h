// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/queuepath.h"
#include "core/config/schema/schema.h"

#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::config {
inline constexpr std::string_view kRootQueue = "root";
inline constexpr std::string_view kDefaultPartition = "default";

/// @p partition as the scheduler works with it after validation (VAL-2): "default" normalised (VAL-10), exactly
/// one queue at the top, the root, inserted if need be (VAL-12) and marked as parent, which has the limits of the
/// partition unless it has its own (VAL-21). An inserted root has an empty span. Nothing else is filled in.
[[nodiscard]] PartitionConfig effectivePartition(const PartitionConfig& partition);

/// Makes a partition effective in place and restores it in the end, because copying a large tree is expensive.
class EffectiveScope
{
public:
    explicit EffectiveScope(PartitionConfig& partition) : m_partition(partition), m_change(apply(partition))
    {
    }
    ~EffectiveScope() { revert(m_partition, m_change); }
    EffectiveScope(const EffectiveScope&) = delete;
    EffectiveScope& operator=(const EffectiveScope&) = delete;

private:
    friend PartitionConfig effectivePartition(const PartitionConfig& partition);
    struct Change
    {
        std::string name;
        BoolField parent;
        Field<std::vector<LimitConfig>> limits;
        bool hasInsertedRoot = false;
        bool hasTakenLimits = false;
    };
    static Change apply(PartitionConfig& partition);
    static void revert(PartitionConfig& partition, Change& change);

    PartitionConfig& m_partition;
    Change m_change;
};

/// effectivePartition() of each; meaningful after a positive verdict. What the user and group tracker applies.
[[nodiscard]] std::vector<PartitionConfig> effectivePartitions(const SchedulerConfig& config);

/// The root of an effective partition.
[[nodiscard]] const QueueConfig& rootOf(const PartitionConfig& effective);

/// True for a template without any value: the scheduler ignores it and does not read its quantities (QUE-50).
[[nodiscard]] bool isEmptyTemplate(const ChildTemplateConfig& childTemplate);

/// The queue at @p path, which starts with the root; upper and lower case do not matter (QUE-1). nullptr when
/// there is none.
[[nodiscard]] const QueueConfig* findQueue(const PartitionConfig& effective, const QueuePath& path);
} // namespace quotadeck::config
