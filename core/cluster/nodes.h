// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/config/schema/schema.h"
#include "core/resource/resource.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace quotadeck::cluster {
/// A machine of a partition.
struct Node
{
    std::string id;
    std::string instanceType; ///< empty if it has none
    Resource capacity;
    bool isSchedulable = true;
    Resource allocated; ///< with the room that is kept for swaps (APP-31), without zeros
};

/// Which node is tried first (QUE-68).
struct NodeSorting
{
    bool isBinPacking = false; ///< the most used one, not the least used
    std::vector<std::pair<ResourceType, double>> weights{{ResourceType("memory"), 1.0},
                                                         {ResourceType("vcore"), 1.0}};

    [[nodiscard]] static NodeSorting fromConfig(const config::NodeSortPolicyConfig& config);
    /// How much of @p node is used: the mean over the weighted types, one that the node lacks being unused.
    [[nodiscard]] double usage(const Node& node) const;
    friend bool operator==(const NodeSorting&, const NodeSorting&) = default;
};

/// The machines of a partition.
///
/// Threading: thread-compatible.
class Nodes
{
public:
    /// InvalidArgument for a node without id or with one that is known.
    [[nodiscard]] Status add(Node node);
    /// NotFound for an unknown node. What is allocated stays, even above the new capacity.
    [[nodiscard]] Status setCapacity(const std::string& id, const Resource& capacity);
    [[nodiscard]] Status setSchedulable(const std::string& id, bool isSchedulable); ///< likewise
    /// Forgets the node, which need not be known.
    void remove(const std::string& id) { m_nodes.erase(id); }

    [[nodiscard]] const Node* find(const std::string& id) const; ///< nullptr when there is none
    [[nodiscard]] const std::map<std::string, Node>& all() const { return m_nodes; } ///< by id
    [[nodiscard]] Resource capacity() const; ///< of all together (QUE-11)
    /// The node to take for @p request, of equals the first by id; nullptr when none has room.
    [[nodiscard]] const Node* choose(const Resource& request, const NodeSorting& sorting) const;

    /// Unconditional; a node that is gone is passed over.
    void allocate(const std::string& id, const Resource& amount);
    void release(const std::string& id, const Resource& amount);

private:
    std::map<std::string, Node> m_nodes;
};

/// Whether @p node takes new allocations and has @p request left.
[[nodiscard]] bool hasRoom(const Node& node, const Resource& request);
} // namespace quotadeck::cluster
