// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/clustersnapshot.h"

#include <memory>
#include <string>
#include <vector>

namespace quotadeck::elastic {
struct QuotaSnapshot;
using QuotaSnapshotPtr = std::shared_ptr<const QuotaSnapshot>;
} // namespace quotadeck::elastic

namespace quotadeck {
/// What changed in one list: rows that went and rows that are new or differ. The pointers lead into the newer
/// snapshot, in its order, so that a parent comes before its children.
template <typename Row, typename Key = std::string>
struct ListDelta
{
    std::vector<Key> removed; ///< children before their parents
    std::vector<const Row*> upserted;
};

/// The difference of one partition to its earlier self. Unknown in the newer snapshot: nothing is reported, so
/// that the last good data stays on screen.
struct PartitionDelta
{
    ListDelta<QueueInfo, QueuePath> queues;
    ListDelta<UserUsage, UserName> users;
    ListDelta<GroupUsage, GroupName> groups;
    ListDelta<ApplicationInfo, ApplicationId> applications;
    ListDelta<NodeInfo> nodes;
    ListDelta<ApplicationInfo, ApplicationId> finished; ///< an application may be active and finished at once
};

/// A new snapshot and, for one partition, its difference to the one before. Immutable, shared between threads;
/// keeps the snapshot alive that its pointers lead into.
struct SnapshotUpdate
{
    SnapshotPtr snapshot;
    std::string partition; ///< the partition that @p delta describes
    PartitionDelta delta;
    SnapshotPtr earlier{}; ///< what @p delta is the difference to; null: everything is new
    elastic::QuotaSnapshotPtr quotas{}; ///< the elastic quotas of the moment; null: none, or not known
    elastic::QuotaSnapshotPtr earlierQuotas{}; ///< those with @p earlier; null likewise
};

/// What turns @p previous into @p next; a null @p previous gives everything as new, and so does a list that was
/// unknown in it. Both must be normalized. O(n) with one comparison a row.
[[nodiscard]] PartitionDelta difference(const PartitionSnapshot* previous, const PartitionSnapshot& next);

/// The update that leads from @p previous (may be null) to @p next for @p partition. A partition that @p next
/// does not have gives a delta that removes everything. The elastic quotas are for the caller to set.
[[nodiscard]] std::shared_ptr<SnapshotUpdate> makeUpdate(const SnapshotPtr& previous, SnapshotPtr next,
                                                         std::string partition);

/// @p next with the lists of @p earlier (may be null) where @p next does not know its own in @p partition: what a
/// consumer of updates still holds, and so what the next difference must be made against. @p next itself when
/// nothing is missing.
[[nodiscard]] SnapshotPtr withKnownLists(SnapshotPtr next, const SnapshotPtr& earlier,
                                         const std::string& partition);
} // namespace quotadeck
