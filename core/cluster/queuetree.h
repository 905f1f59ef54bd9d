// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/queuepath.h"
#include "core/base/result.h"
#include "core/base/strongid.h"
#include "core/config/schema/schema.h"
#include "core/resource/decision.h"
#include "core/resource/resource.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace quotadeck::cluster {
/// One queue with its quota and what it holds. Nil maximum = unlimited; nil guaranteed = nothing guaranteed.
struct Queue
{
    QueuePath path; ///< lower case (QUE-1)
    std::optional<std::size_t> parent; ///< index in QueueTree::queues(); nothing for the root
    std::vector<std::size_t> children; ///< by name
    bool isLeaf = false;
    std::optional<Resource> max; ///< of the root: what the nodes offer (QUE-11)
    std::optional<Resource> guaranteed;
    Resource allocated; ///< without zeros
    std::uint64_t maxApplications = 0; ///< 0 = unlimited (QUE-32)
    std::uint64_t runningApplications = 0; ///< of the subtree, in state Running (QUE-30)
    std::set<ApplicationId>
        allocatingAccepted; ///< of the subtree, hold something but do not run yet (QUE-31)
    std::map<std::string, std::string> properties; ///< effective ones (CFG-30)
};

/// The queues of a partition and the quotas that bind them.
///
/// Shape:     a queue's allocated is the sum over its children, or over the allocations of a leaf. Calls act on
///            every level from a leaf to the root or, when denied or failed, on none.
/// Contract:  `leaf` arguments name a leaf of this tree in any letter case; find() tells.
/// Threading: thread-compatible.
class QueueTree
{
public:
    /// The tree of @p root, without capacity. Quotas that are all zero are not set (QUE-12), those of the root are
    /// ignored (QUE-11). Fails with Parse for an unreadable quantity and with InvalidArgument for two queues of
    /// one path; `where` is the queue.
    [[nodiscard]] static Result<QueueTree> fromConfig(const config::QueueConfig& root);

    /// Makes the sum of the node capacities the maximum of the root (QUE-11).
    void setCapacity(const Resource& capacity);

    /// In pre-order, siblings by name; the root is the first.
    [[nodiscard]] const std::vector<Queue>& queues() const { return m_queues; }
    /// The queue at @p path in any letter case, or nullptr. Valid as long as the tree.
    [[nodiscard]] const Queue* find(const QueuePath& path) const;

    /// What may still be allocated: the smallest of max - allocated up to the root, negative when over; nil when
    /// nothing on the way has a maximum (QUE-22).
    [[nodiscard]] std::optional<Resource> headroom(const QueuePath& path) const;
    /// Allocates @p request if every level from the leaf up has room. A type that no node offers never fits
    /// (QUE-20).
    [[nodiscard]] Decision tryAllocate(const QueuePath& leaf, const Resource& request);
    /// Gives @p released back. InvalidArgument when a level holds less; nothing has changed then (QUE-21).
    [[nodiscard]] Status release(const QueuePath& leaf, const Resource& released);

    /// Whether one more application may run, from the root down (ENF-10).
    [[nodiscard]] Decision canRun(const QueuePath& leaf, const ApplicationId& app) const;
    /// @p app holds an allocation but is not running yet (QUE-31).
    void addAllocating(const QueuePath& leaf, const ApplicationId& app);
    /// @p app entered the state Running; it is no longer allocating (QUE-30).
    void addRunning(const QueuePath& leaf, const ApplicationId& app);
    /// An application left the state Running (QUE-30).
    void removeRunning(const QueuePath& leaf);

private:
    Status add(const config::QueueConfig& config, QueuePath path, std::optional<std::size_t> parent);
    [[nodiscard]] std::vector<std::size_t> fromRoot(const QueuePath& path) const;

    std::vector<Queue> m_queues;
    std::map<QueuePath, std::size_t> m_byPath;
};
} // namespace quotadeck::cluster
