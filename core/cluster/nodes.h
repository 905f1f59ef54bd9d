// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/config/schema/schema.h"
#include "core/resource/resource.h"

#include <map>
#include <set>
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
/// Cost:      choosing grows with the number of nodes that are tried before one has room. What was refused is refused
///            again at once, and so is all that is larger, until something is given back.
/// Threading: thread-compatible.
class Nodes
{
public:
    Nodes() = default;
    Nodes(const Nodes&) = delete; // the order points at the nodes
    Nodes& operator=(const Nodes&) = delete;
    Nodes(Nodes&&) = default;
    Nodes& operator=(Nodes&&) = default;
    ~Nodes() = default;

    void setSorting(NodeSorting sorting);
    /// InvalidArgument for a node without id or with one that is known.
    [[nodiscard]] Status add(Node node);
    [[nodiscard]] Status setSchedulable(const std::string& id, bool isSchedulable); ///< likewise
    /// Forgets the node, which need not be known.
    void remove(const std::string& id);

    [[nodiscard]] const Node* find(const std::string& id) const; ///< nullptr when there is none
    [[nodiscard]] const std::map<std::string, Node>& all() const { return m_nodes; } ///< by id
    [[nodiscard]] Resource capacity() const; ///< of all together (QUE-11)
    /// The node to take for @p request, of equals the first by id; nullptr when none has room.
    [[nodiscard]] const Node* choose(const Resource& request);

    /// Unconditional; a node that is gone is passed over.
    void allocate(const std::string& id, const Resource& amount);
    void release(const std::string& id, const Resource& amount);

private:
    /// A node's place in the order.
    struct Rank
    {
        double usage = 0.0; // negated where the most used one comes first
        const Node* node = nullptr;

        friend bool operator<(const Rank& left, const Rank& right)
        {
            return left.usage != right.usage ? left.usage < right.usage : left.node->id < right.node->id;
        }
    };

    [[nodiscard]] Rank rankOf(const Node& node) const;
    template <typename Change>
    void change(Node& node, Change apply);

    std::map<std::string, Node> m_nodes;
    NodeSorting m_sorting;
    std::set<Rank> m_order; // of all nodes
    std::vector<Resource> m_refused; // fit on no node; a few of the latest
};

/// Whether @p node takes new allocations and has @p request left.
[[nodiscard]] bool hasRoom(const Node& node, const Resource& request);
} // namespace quotadeck::cluster
