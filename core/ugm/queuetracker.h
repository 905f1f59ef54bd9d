// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/queuepath.h"
#include "core/base/strongid.h"
#include "core/resource/decision.h"
#include "core/resource/resource.h"
#include "core/snapshot/usageinfo.h"
#include "core/ugm/limits.h"

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace quotadeck::ugm {
/// Whether the application is over with a decrease.
enum class AppRemoval { Keep, Remove };

/// Usage, running applications and limits of one subject (a user or a group) along its queue tree.
///
/// Shape:     sparse rooted tree (UGM-4). A node's usage is what was booked on it and below; nothing has a floor,
///            so too large a decrease leaves a negative usage (UGM-33). A node takes its limit when it is
///            created: @p defaults hold for nodes without one of their own and, in questions, for nodes that do
///            not exist. A node without usage, applications, limit and children is removed (UGM-40).
/// Contract:  paths are lower case, absolute and well formed: "root", "root.a.b".
/// Threading: thread-compatible: const members may run concurrently, a mutation runs alone.
/// Ownership: owns its nodes; returned values are copies. @p defaults are only used during the call.
class QueueTracker
{
public:
    explicit QueueTracker(const LimitsByQueue& defaults);
    ~QueueTracker();
    QueueTracker(QueueTracker&&) noexcept;
    QueueTracker& operator=(QueueTracker&&) noexcept;

    /// Books @p delta for @p app on @p path and every ancestor, creating nodes as needed (UGM-21).
    void increase(const QueuePath& path, const ApplicationId& app, const Resource& delta,
                  const LimitsByQueue& defaults);
    /// Takes @p delta back on @p path, which must have a node, and every ancestor (UGM-33), then drops the nodes
    /// that nothing needs any more. Removal ends @p app on @p path; an ancestor keeps it as long as another queue
    /// below holds it.
    void decrease(const QueuePath& path, const ApplicationId& app, const Resource& delta, AppRemoval removal);
    /// True when decrease() may be called for @p path.
    [[nodiscard]] bool hasNode(const QueuePath& path) const;
    /// True while @p app runs in any queue.
    [[nodiscard]] bool holds(const ApplicationId& app) const;
    /// True when no node is worth keeping.
    [[nodiscard]] bool isRemovable() const;

    /// The first level, leaf first, at which @p app is one application too many (ENF-11). The denial has no name
    /// and subject yet.
    [[nodiscard]] std::optional<Denial> applicationDenial(const QueuePath& path, const ApplicationId& app,
                                                          const LimitsByQueue& defaults) const;
    /// The first level, leaf first, at which @p asked does not fit (ENF-14, ENF-15), likewise.
    [[nodiscard]] std::optional<Denial> resourceDenial(const QueuePath& path, const Resource& asked,
                                                       const LimitsByQueue& defaults) const;
    /// What may still be booked on @p path: the smallest of limit - usage of all levels, negative when over a
    /// limit; nil when no level limits resources (ENF-14).
    [[nodiscard]] std::optional<Resource> headroom(const QueuePath& path,
                                                   const LimitsByQueue& defaults) const;

    /// Gives every node its default limit or none (UGM-51); limits by name are set afterwards.
    void resetLimits(const LimitsByQueue& defaults);
    /// Sets the subject's own limit, creating nodes as needed (UGM-52). @p path is as spelled in the
    /// configuration.
    void setLimit(const QueuePath& path, const Limit& limit, const LimitsByQueue& defaults);
    /// Drops every node that nothing needs.
    void prune();

    /// The tree in pre-order, siblings by path.
    [[nodiscard]] std::vector<UsageNode> nodes() const;

private:
    struct Node;
    struct Level;
    [[nodiscard]] std::vector<Level> levels(const QueuePath& path, const LimitsByQueue& defaults) const;
    [[nodiscard]] std::vector<Node*> createPath(const QueuePath& path, const LimitsByQueue& defaults);

    std::unique_ptr<Node> m_root;
};
} // namespace quotadeck::ugm
