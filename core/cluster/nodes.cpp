// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/nodes.h"

#include "core/base/text.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <fmt/format.h>

namespace quotadeck::cluster {
namespace {
tl::unexpected<Error> unknownNode(const std::string& id)
{
    return fail(ErrorCode::NotFound, id, "There is no such node.");
}
} // namespace

NodeSorting NodeSorting::fromConfig(const config::NodeSortPolicyConfig& config)
{
    NodeSorting sorting;
    sorting.isBinPacking = equalsIgnoringAsciiCase(config.type.value, "binpacking");
    if (config.resourceWeights.value.empty())
        return sorting;
    sorting.weights.clear();
    for (const config::WeightEntry& entry : config.resourceWeights.value)
        sorting.weights.emplace_back(ResourceType(entry.key), entry.value);
    std::ranges::sort(sorting.weights);
    return sorting;
}

double NodeSorting::usage(const Node& node) const
{
    double sum = 0.0;
    double total = 0.0;
    for (const auto& [type, weight] : weights) {
        const Quantity capacity = node.capacity.valueOr0(type);
        if (capacity > 0)
            sum += weight * static_cast<double>(node.allocated.valueOr0(type))
                / static_cast<double>(capacity);
        total += weight;
    }
    return total > 0.0 ? sum / total : 0.0;
}

bool hasRoom(const Node& node, const Resource& request)
{
    // As fitIn() of the difference, but without making one: every node is asked for every request.
    return node.isSchedulable
        && std::ranges::all_of(request.entries(), [&node](const Resource::Entry& asked) {
               const Quantity left = saturatingSubtract(node.capacity.valueOr0(asked.type),
                                                        node.allocated.valueOr0(asked.type));
               return asked.value <= std::max<Quantity>(0, left);
           });
}

Status Nodes::add(Node node)
{
    if (node.id.empty())
        return fail(ErrorCode::InvalidArgument, {}, "A node needs an id.");
    if (hasNegative(node.capacity))
        return fail(ErrorCode::InvalidArgument, node.id, "The capacity of a node cannot be negative.");
    const auto [known, isNew] = m_nodes.try_emplace(node.id);
    if (!isNew)
        return fail(ErrorCode::InvalidArgument, node.id, "There is a node of this id already.");
    known->second = std::move(node);
    known->second.allocated = {}; // what runs there is told by itself
    return {};
}

Status Nodes::setCapacity(const std::string& id, const Resource& capacity)
{
    const auto node = m_nodes.find(id);
    if (node == m_nodes.end())
        return unknownNode(id);
    if (hasNegative(capacity))
        return fail(ErrorCode::InvalidArgument, id, "The capacity of a node cannot be negative.");
    node->second.capacity = capacity;
    return {};
}

Status Nodes::setSchedulable(const std::string& id, bool isSchedulable)
{
    const auto node = m_nodes.find(id);
    if (node == m_nodes.end())
        return unknownNode(id);
    node->second.isSchedulable = isSchedulable;
    return {};
}

const Node* Nodes::find(const std::string& id) const
{
    const auto node = m_nodes.find(id);
    return node == m_nodes.end() ? nullptr : &node->second;
}

Resource Nodes::capacity() const
{
    Resource sum;
    for (const auto& [id, node] : m_nodes)
        addTo(sum, node.capacity);
    return sum;
}

const Node* Nodes::choose(const Resource& request, const NodeSorting& sorting) const
{
    const Node* best = nullptr;
    double bestUsage = 0.0;
    for (const auto& [id, node] : m_nodes) {
        if (!hasRoom(node, request))
            continue;
        const double usage = sorting.isBinPacking ? -sorting.usage(node) : sorting.usage(node);
        if (!best || usage < bestUsage) {
            best = &node;
            bestUsage = usage;
        }
    }
    return best;
}

void Nodes::allocate(const std::string& id, const Resource& amount)
{
    if (const auto node = m_nodes.find(id); node != m_nodes.end()) {
        addTo(node->second.allocated, amount);
        node->second.allocated.prune();
    }
}

void Nodes::release(const std::string& id, const Resource& amount)
{
    if (const auto node = m_nodes.find(id); node != m_nodes.end()) {
        subtractFrom(node->second.allocated, amount);
        node->second.allocated.prune();
    }
}
} // namespace quotadeck::cluster
