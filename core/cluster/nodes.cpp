// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/nodes.h"

#include "core/base/text.h"
#include "core/resource/resourceops.h"

#include <algorithm>

namespace quotadeck::cluster {
namespace {
constexpr std::size_t kMostRefused = 8; // requests come in few sizes

/// Whether @p request asks for all that @p refused asked for.
bool asksAsMuch(const Resource& request, const Resource& refused)
{
    return std::ranges::all_of(refused.entries(), [&request](const Resource::Entry& asked) {
        return asked.value <= 0 || request.valueOr0(asked.type) >= asked.value;
    });
}

tl::unexpected<Error> unknownNode(const std::string& id)
{
    return fail(ErrorCode::NotFound, id, QUOTADECK_TEXT("cluster", "There is no such node."));
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
    // As fitIn() of the difference, but without making one: many nodes are asked for every request.
    return node.isSchedulable
        && std::ranges::all_of(request.entries(), [&node](const Resource::Entry& asked) {
               const Quantity left = saturatingSubtract(node.capacity.valueOr0(asked.type),
                                                        node.allocated.valueOr0(asked.type));
               return asked.value <= std::max<Quantity>(0, left);
           });
}

Nodes::Rank Nodes::rankOf(const Node& node) const
{
    const double usage = m_sorting.usage(node);
    return {m_sorting.isBinPacking ? -usage : usage, &node};
}

/// Changes @p node and its place in the order with it.
template <typename Change>
void Nodes::change(Node& node, Change apply)
{
    m_order.erase(rankOf(node));
    apply(node);
    m_order.insert(rankOf(node));
}

void Nodes::setSorting(NodeSorting sorting)
{
    m_order.clear();
    m_sorting = std::move(sorting);
    for (const auto& [id, node] : m_nodes)
        m_order.insert(rankOf(node));
}

Status Nodes::add(Node node)
{
    if (node.id.empty())
        return fail(ErrorCode::InvalidArgument, {}, QUOTADECK_TEXT("cluster", "A node needs an id."));
    if (hasNegative(node.capacity))
        return fail(ErrorCode::InvalidArgument, node.id,
                    QUOTADECK_TEXT("cluster", "The capacity of a node cannot be negative."));
    const auto [known, isNew] = m_nodes.try_emplace(node.id);
    if (!isNew)
        return fail(ErrorCode::InvalidArgument, node.id,
                    QUOTADECK_TEXT("cluster", "There is a node of this id already."));
    known->second = std::move(node);
    known->second.allocated = {}; // running pods are reported as allocations of their own
    m_order.insert(rankOf(known->second));
    m_refused.clear();
    return {};
}

Status Nodes::setSchedulable(const std::string& id, bool isSchedulable)
{
    const auto node = m_nodes.find(id);
    if (node == m_nodes.end())
        return unknownNode(id);
    change(node->second, [isSchedulable](Node& changed) { changed.isSchedulable = isSchedulable; });
    m_refused.clear();
    return {};
}

void Nodes::remove(const std::string& id)
{
    const auto node = m_nodes.find(id);
    if (node == m_nodes.end())
        return;
    m_order.erase(rankOf(node->second));
    m_nodes.erase(node);
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

const Node* Nodes::choose(const Resource& request)
{
    const auto isRefused = [&request](const Resource& refused) { return asksAsMuch(request, refused); };
    if (std::ranges::any_of(m_refused, isRefused))
        return nullptr;
    const auto first = std::ranges::find_if(
        m_order, [&request](const Rank& rank) { return hasRoom(*rank.node, request); });
    if (first != m_order.end())
        return first->node;
    if (m_refused.size() == kMostRefused)
        m_refused.erase(m_refused.begin());
    m_refused.push_back(request);
    return nullptr;
}

void Nodes::allocate(const std::string& id, const Resource& amount)
{
    const auto node = m_nodes.find(id);
    if (node == m_nodes.end())
        return;
    change(node->second, [&amount](Node& changed) {
        addTo(changed.allocated, amount);
        changed.allocated.prune();
    });
    if (hasNegative(amount)) // else there is less room, which refuses no less
        m_refused.clear();
}

void Nodes::release(const std::string& id, const Resource& amount)
{
    const auto node = m_nodes.find(id);
    if (node == m_nodes.end())
        return;
    change(node->second, [&amount](Node& changed) {
        subtractFrom(changed.allocated, amount);
        changed.allocated.prune();
    });
    m_refused.clear();
}
} // namespace quotadeck::cluster
