// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/queuepath.h"
#include "core/base/texthash.h"
#include "core/resource/decision.h"
#include "core/resource/resource.h"
#include "core/snapshot/clustersnapshot.h"
#include "core/ugm/limits.h"

#include <absl/container/flat_hash_set.h>
#include <absl/container/inlined_vector.h>
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

namespace quotadeck::ugm {
/// Queue paths stored once for all trackers of a manager, so that a node costs a pointer instead of a text.
/// A path stays until keepOnly() drops it. Threading: safe from any thread.
class PathTable
{
public:
    [[nodiscard]] const std::string& intern(std::string_view path);
    /// Drops all paths but @p used: queues that came and went would fill the table in the long run.
    void keepOnly(const absl::flat_hash_set<const std::string*>& used);

private:
    std::mutex m_mutex;
    std::unordered_set<std::string> m_paths; // node-based: addresses stay valid while it grows
};

/// The levels of one queue path at which an application counts already, identified by the lengths of their paths.
class HeldLevels
{
public:
    /// Levels with paths longer than @p above and up to @p upTo.
    void add(std::size_t above, std::size_t upTo) { m_ranges.emplace_back(above, upTo); }
    [[nodiscard]] bool contains(std::size_t length) const
    {
        return std::ranges::any_of(
            m_ranges, [length](const auto& range) { return length > range.first && length <= range.second; });
    }

private:
    absl::InlinedVector<std::pair<std::size_t, std::size_t>, 2> m_ranges;
};

/// The configured limits of the whole queue tree, shared by everyone who still refers to one of them.
using SharedLimits = std::shared_ptr<const Limits>;

/// Usage, numbers of running applications and limits of one subject (a user or a group) along its queue tree.
///
/// Shape:     sparse rooted tree (UGM-4). A node's usage is what was added on it and below; it has no floor, so
///            too large a decrease leaves it negative (UGM-33). A zero is the same as nothing. Which applications
///            run is the owner's business; a node has their number.
/// Layout:    what a booking touches, the parent and the usage of a node, is a row of one array, with a column for each
///            resource type that the subject ever used; all else of the nodes lies in a second array. A level costs
///            half a cache line with the usual three types.
/// Contract:  paths are absolute and well formed, "root.a.b"; node ids come from find() and create() and hold until
///            the node is removed.
/// Threading: thread-compatible: const members may run concurrently, a mutation runs alone.
class QueueTracker
{
public:
    using NodeId = std::uint32_t;
    static constexpr NodeId kNone = UINT32_MAX;
    static constexpr NodeId kRoot = 0;

    /// Wildcard limits of @p defaults hold for nodes without a limit by name (UGM-6); nullptr: there are none.
    QueueTracker(PathTable& paths, const SharedLimits& defaults);
    QueueTracker(const QueueTracker&) = delete;
    QueueTracker& operator=(const QueueTracker&) = delete;

    [[nodiscard]] NodeId find(std::string_view path) const; ///< kNone when there is no such node
    /// The node of @p path; it and its ancestors are created as needed, each with its default limit (UGM-6).
    NodeId create(std::string_view path, const SharedLimits& defaults);
    [[nodiscard]] NodeId parent(NodeId node) const { return static_cast<NodeId>(row(node)[0]); }
    [[nodiscard]] const std::string& path(NodeId node) const { return *m_nodes[node].path; }
    [[nodiscard]] std::uint32_t running(NodeId node) const { return m_nodes[node].running; }

    /// Adds @p delta to the node and its ancestors; kNone adds nothing.
    void add(NodeId node, const Resource& delta);
    /// Takes @p delta from the node and its ancestors; kNone takes nothing.
    void subtract(NodeId node, const Resource& delta);
    /// Starts to load the rows that add() and subtract() change, and returns at once: the row of @p node and the first 128
    /// bytes. kNone loads nothing.
    void prefetch(NodeId node) const;
    /// One application more, or less, on the node and its ancestors but those of @p held. kNone: nowhere.
    void addRunning(NodeId node, const HeldLevels& held);
    void removeRunning(NodeId node, const HeldLevels& held);
    /// A node that an owner refers to is not removed until it is let go.
    void hold(NodeId node) { ++m_nodes[node].references; }
    void letGo(NodeId node) { --m_nodes[node].references; }
    /// Drops the node and then each ancestor that nothing needs any more (UGM-40); the root stays. kNone: none.
    void prune(NodeId node);
    /// Drops every node that nothing needs.
    void pruneAll();
    /// True when the root is all there is and nothing needs it.
    [[nodiscard]] bool isRemovable() const;

    /// The first level of @p path, leaf first, at which one more application is too many (ENF-11), the
    /// levels of @p held aside. @p tracker is nullptr for a subject without one. The denial has no name and subject
    /// yet.
    [[nodiscard]] static std::optional<Denial> applicationDenial(const QueueTracker* tracker,
                                                                 std::string_view path,
                                                                 const HeldLevels& held,
                                                                 const Limits* defaults);
    /// The first level of @p path, leaf first, at which @p asked does not fit (ENF-14, ENF-15), likewise.
    [[nodiscard]] static std::optional<Denial> resourceDenial(const QueueTracker* tracker,
                                                              std::string_view path, const Resource& asked,
                                                              const Limits* defaults);
    /// Lowers @p headroom to limit - usage of every level (ENF-14); it stays nil while no level limits resources.
    static void lowerHeadroom(std::optional<Resource>& headroom, const QueueTracker* tracker,
                              std::string_view path, const Limits* defaults);
    /// The nearest node at or above @p node that limits resources, or kNone; kNone for kNone.
    [[nodiscard]] NodeId limitedAt(NodeId node) const
    {
        return node == kNone ? kNone : m_nodes[node].limited;
    }
    /// The same as lowerHeadroom() for the levels from @p limited, a result of limitedAt(), up.
    void lowerHeadroomFrom(NodeId limited, std::optional<Resource>& headroom) const;
    /// The input of these: every level of @p path, leaf first.
    [[nodiscard]] static std::vector<LimitLevel> levels(const QueueTracker* tracker, std::string_view path,
                                                        const HeldLevels& held, const Limits* defaults);

    [[nodiscard]] LimitOrigin limitOrigin(NodeId node) const { return m_nodes[node].origin; }
    [[nodiscard]] bool hasUsage(NodeId node) const;
    /// Gives every node its default limit or none (UGM-51). Questions see this and the next two after relinkLimits().
    void resetLimits(const SharedLimits& defaults);
    /// Makes @p limit, which belongs to @p owner, the limit of the node.
    void setLimit(NodeId node, const SharedLimits& owner, const Limit& limit, LimitOrigin origin);
    void clearLimit(NodeId node);
    /// Makes every node know the next one up that limits resources.
    void relinkLimits();
    /// Forgets the usage and the applications of one node alone.
    void clearUsage(NodeId node);
    /// Drops the nodes of @p subtree, from the leaves up, in which no application runs, with their limits (UGM-57).
    void dropIdle(const QueuePath& subtree);

    /// Adds the paths of all nodes, as the table of paths has them.
    void collectPaths(absl::flat_hash_set<const std::string*>& paths) const;
    /// All nodes in pre-order, siblings by path.
    [[nodiscard]] std::vector<NodeId> inOrder() const;
    /// The node as shown; running applications are left to the owner.
    [[nodiscard]] UsageNode usageNode(NodeId node) const;

private:
    static constexpr std::size_t kUsualTypes = 3; // memory, vcore and pods

    struct Node
    {
        const std::string* path = nullptr; // nullptr: the slot is free
        std::uint32_t references = 0; // children, and what hold() counts
        std::uint32_t running = 0;
        // The nearest node at or above that limits resources: a question about headroom then loads only the few nodes
        // that matter, each of which is a miss of the cache.
        NodeId limited = kNone;
        LimitOrigin origin = LimitOrigin::Own;
        std::shared_ptr<const Limit> limit; // nullptr: none
    };

    /// Finds nodes by path without storing it again.
    struct PathHash
    {
        using is_transparent = void;
        const std::vector<Node>* nodes;
        std::size_t operator()(NodeId node) const { return TextHash()(*(*nodes)[node].path); }
        std::size_t operator()(std::string_view path) const { return TextHash()(path); }
    };
    struct PathEqual
    {
        using is_transparent = void;
        const std::vector<Node>* nodes;
        bool operator()(NodeId a, NodeId b) const { return a == b; }
        bool operator()(NodeId a, std::string_view b) const { return *(*nodes)[a].path == b; }
        bool operator()(std::string_view a, NodeId b) const { return (*this)(b, a); }
    };

    struct Level;
    template <typename Visitor>
    static void visitLevels(const QueueTracker* tracker, std::string_view path, const Limits* defaults,
                            Visitor visit);
    /// Drops a node without children, whatever it has; the root stays.
    void removeNode(NodeId node);
    void resetLimit(NodeId node, const SharedLimits& defaults);
    [[nodiscard]] bool limitsResources(NodeId node) const;
    [[nodiscard]] NodeId addNode(std::string_view path, NodeId parent, const SharedLimits& defaults);
    [[nodiscard]] bool isRemovable(NodeId node) const;
    void reserveNode();
    /// The row of a node: its parent, then its usage in the order of m_types.
    [[nodiscard]] std::size_t rowWidth() const { return 1 + m_types.size(); }
    [[nodiscard]] const Quantity* row(NodeId node) const { return m_rows.data() + node * rowWidth(); }
    [[nodiscard]] Quantity* row(NodeId node) { return m_rows.data() + node * rowWidth(); }
    [[nodiscard]] std::span<const Quantity> usage(NodeId node) const
    {
        return {row(node) + 1, m_types.size()};
    }
    [[nodiscard]] Quantity usage(NodeId node, ResourceType type) const
    {
        const auto column = std::ranges::find(m_types, type);
        return column == m_types.end() ? 0 : row(node)[1 + (column - m_types.begin())];
    }
    /// The place of @p type in a row, a new one if need be.
    [[nodiscard]] std::size_t column(ResourceType type);
    template <typename Operation>
    void book(NodeId node, const Resource& delta, Operation operation);

    // What every booking touches comes first.
    std::vector<Quantity> m_rows;
    absl::InlinedVector<ResourceType, kUsualTypes> m_types;
    std::vector<Node> m_nodes;
    absl::flat_hash_set<NodeId, PathHash, PathEqual> m_byPath;
    PathTable* m_paths;
    std::vector<NodeId> m_free;
};
} // namespace quotadeck::ugm
