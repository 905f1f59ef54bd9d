// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/queuepath.h"
#include "core/config/schema/schema.h"
#include "core/resource/resource.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
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

/// A value that applies to a queue, user or group because a queue on the path sets it.
///
/// Units: base units of @p type; applications when @p type is not set. Beyond the range of Quantity a count is held
///        at its limit.
struct EffectiveValue
{
    QueuePath level; ///< the queue that sets it, as spelled; the root is "root"
    std::string
        holder; ///< name of the user or group in the limit, "*" for the wildcard; empty for a queue's maximum
    std::optional<ResourceType> type; ///< none: the number of running applications
    Quantity value = 0;
    TextSpan span; ///< of the value in the text
    /// The smallest of its kind on the path, or as small as that one. Never for a limit that is not in force because
    /// its queue path is spelled with capitals (UGM-62).
    bool isBinding = false;

    [[nodiscard]] bool isWildcard() const { return holder == "*"; }
};

/// The values below are listed from the root down, in the order of the text in each level. A path that leaves the
/// configured queues, such as that of a dynamic queue, has the values of its configured part. Quantities that cannot
/// be read are left out. @p partition is an effective one. Threading: safe from any thread.

/// The maximum resources and applications of the queues on @p path, each once (QUE-10, QUE-32). The root has no
/// configured resources (QUE-10), nor has a child called "root" (QUE-14); a maximum of all zeros is ignored
/// (QUE-12).
[[nodiscard]] std::vector<EffectiveValue> queueMaxima(const PartitionConfig& partition,
                                                      const QueuePath& path);

/// The limits for @p user: at each level the limit that names the user, or else that of the wildcard (ENF-2, ENF-3).
[[nodiscard]] std::vector<EffectiveValue> userLimits(const PartitionConfig& partition, const QueuePath& path,
                                                     std::string_view user);

/// The limits for @p group, under which an application is counted; "*" is a separate group, so its limits do not apply
/// to a named one (UGM-14).
[[nodiscard]] std::vector<EffectiveValue> groupLimits(const PartitionConfig& partition, const QueuePath& path,
                                                      std::string_view group);

/// The limit of @p queue that names @p name in @p list, users or groups; the last one where several do, as the
/// scheduler keeps it. nullptr when there is none.
[[nodiscard]] const LimitConfig* limitFor(const QueueConfig& queue, TextList LimitConfig::*list,
                                          std::string_view name);

/// The same for many users and groups on one path: the limits of its queues are looked up once. Threading: safe from
/// any thread.
class PathLimits
{
public:
    /// @p partition is an effective one and outlives this.
    PathLimits(const PartitionConfig& partition, const QueuePath& path);

    [[nodiscard]] const std::vector<EffectiveValue>& maxima() const { return m_maxima; } ///< queueMaxima()
    [[nodiscard]] std::vector<EffectiveValue> ofUser(std::string_view user) const; ///< userLimits()
    [[nodiscard]] std::vector<EffectiveValue> ofGroup(std::string_view group) const; ///< groupLimits()

private:
    using Named = std::unordered_map<std::string_view, const LimitConfig*>;
    struct Level
    {
        QueuePath path;
        Named users;
        Named groups;
    };
    std::vector<Level> m_levels;
    std::vector<EffectiveValue> m_maxima;
};
} // namespace quotadeck::config
