// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/quotatable.h"

#include "core/base/texthash.h"
#include "core/resource/resourceops.h"

#include <absl/container/flat_hash_map.h>
#include <algorithm>
#include <limits>
#include <map>

namespace quotadeck::elastic {
namespace {
constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();
} // namespace

/// Makes a table: finds the parents, orders the rows, fills the columns.
class QuotaTable::Builder
{
public:
    Builder(std::span<const QuotaNode> nodes, const Resource& clusterTotal, const QuotaOptions& options)
        : m_nodes(nodes)
        , m_clusterTotal(clusterTotal)
        , m_options(options)
    {
    }

    Result<QuotaTable> build()
    {
        collectTrees();
        if (auto status = collectNames(); !status)
            return tl::unexpected(std::move(status).error());
        if (auto status = findParents(); !status)
            return tl::unexpected(std::move(status).error());
        if (auto status = orderRows(); !status)
            return tl::unexpected(std::move(status).error());
        collectResources();
        fillColumns();
        setTotals();
        return std::move(m_table);
    }

private:
    [[nodiscard]] const QuotaGroup& group(std::size_t node) const { return m_nodes[node].group; }

    [[nodiscard]] std::string treeOf(const QuotaGroup& group) const
    {
        return m_options.hasSeveralTrees ? group.treeId : std::string();
    }

    void collectTrees()
    {
        m_trees.emplace("", 0);
        for (const auto& node : m_nodes)
            m_trees.emplace(treeOf(node.group), 0);
        for (auto& [id, root] : m_trees) {
            root = m_table.m_treeCount++;
            m_table.m_names.push_back(id);
        }
    }

    Status collectNames()
    {
        m_byName.reserve(m_nodes.size());
        for (std::size_t i = 0; i < m_nodes.size(); ++i) {
            if (!m_byName.emplace(group(i).name, i).second)
                return fail(ErrorCode::InvalidArgument, group(i).name,
                            QUOTADECK_TEXT("elastic", "there is another group of this name"));
            if (!isReserved(group(i).name))
                m_ordered.push_back(i);
        }
        return {};
    }

    /// A parent is a node, or a root, which has a number beyond all nodes.
    Status findParents()
    {
        m_parents.assign(m_nodes.size(), kNone);
        for (const std::size_t i : m_ordered) {
            const QuotaGroup& child = group(i);
            if (isRootName(child.parent)) {
                m_parents[i] = m_nodes.size() + m_trees.at(treeOf(child));
                continue;
            }
            const auto found = m_byName.find(child.parent);
            if (found == m_byName.end() || isReserved(child.parent))
                return fail(
                    ErrorCode::InvalidArgument, child.name,
                    {QUOTADECK_TEXT("elastic", "its parent \"%1\" cannot have children"), child.parent});
            m_parents[i] = found->second;
        }
        return {};
    }

    /// Breadth first over the children of each parent, which sorting puts side by side.
    Status orderRows()
    {
        std::ranges::sort(m_ordered, [this](std::size_t a, std::size_t b) {
            return m_parents[a] != m_parents[b] ? m_parents[a] < m_parents[b] : group(a).name < group(b).name;
        });
        const std::size_t parentCount = m_nodes.size() + m_trees.size();
        std::vector<Row> first(parentCount + 1, 0); // of the children of each parent in m_ordered
        for (const std::size_t i : m_ordered)
            ++first[m_parents[i] + 1];
        for (std::size_t i = 0; i < parentCount; ++i)
            first[i + 1] += first[i];

        std::vector<std::size_t> queue;
        for (std::size_t root = 0; root < m_trees.size(); ++root)
            queue.push_back(m_nodes.size() + root);
        m_table.m_parents.assign(m_trees.size(), 0);
        for (std::size_t row = 0; row < queue.size(); ++row) {
            const std::size_t parent = queue[row];
            m_table.m_firstChildren.push_back(static_cast<Row>(queue.size()));
            m_table.m_childCounts.push_back(first[parent + 1] - first[parent]);
            for (Row at = first[parent]; at < first[parent + 1]; ++at) {
                queue.push_back(m_ordered[at]);
                m_table.m_parents.push_back(static_cast<Row>(row));
                m_table.m_names.push_back(group(m_ordered[at]).name);
            }
        }
        m_rows.assign(queue.begin() + m_table.m_treeCount, queue.end());
        return requireNoCycle();
    }

    /// Groups that no root leads to run in a circle, or hang below one that does.
    Status requireNoCycle()
    {
        if (m_rows.size() < m_ordered.size()) {
            std::vector<bool> isReached(m_nodes.size(), false);
            for (const std::size_t node : m_rows)
                isReached[node] = true;
            std::erase_if(m_ordered, [&isReached](std::size_t node) { return isReached[node]; });
            const QuotaGroup& lost = group(*std::ranges::min_element(
                m_ordered, {}, [this](std::size_t node) { return std::string_view(group(node).name); }));
            return fail(
                ErrorCode::InvalidArgument, lost.name,
                {QUOTADECK_TEXT("elastic",
                                "its parent \"%1\" does not lead to the root: the parents run in a circle"),
                 lost.parent});
        }
        m_table.m_byName.resize(m_rows.size());
        for (Row i = 0; i < m_table.m_byName.size(); ++i)
            m_table.m_byName[i] = m_table.m_treeCount + i;
        std::ranges::sort(m_table.m_byName, {},
                          [this](Row row) { return std::string_view(m_table.m_names[row]); });
        return {};
    }

    void collectResources()
    {
        auto& types = m_table.m_resources; // few, and equal ones are one pointer
        const auto add = [&types](ResourceView amounts) {
            for (const auto& entry : amounts.entries()) {
                if (std::ranges::find(types, entry.type) == types.end())
                    types.push_back(entry.type);
            }
        };
        add(m_clusterTotal);
        for (const auto& node : m_nodes) {
            add(node.group.min);
            add(node.group.max);
            add(node.group.treeTotal);
        }
        std::ranges::sort(types);
    }

    static bool isDemand(QuotaInput input) { return input >= QuotaInput::SelfRequest; }

    /// Of what follows from pods only what max has; that was put before.
    void put(QuotaInput input, Row row, ResourceView amounts)
    {
        auto type = m_table.m_resources.begin(); // both are sorted by name
        for (const auto& entry : amounts.entries()) {
            while (type != m_table.m_resources.end() && *type < entry.type)
                ++type;
            if (type == m_table.m_resources.end())
                return;
            if (*type != entry.type)
                continue;
            const auto at
                = static_cast<std::size_t>(type - m_table.m_resources.begin()) * m_table.rowCount() + row;
            if (isDemand(input) && (m_table.m_present[at] & bit(QuotaInput::Max)) == 0)
                continue; // EQ-18
            m_table.m_values[index(input)][at] = entry.value;
            m_table.m_present[at] |= bit(input);
        }
    }

    void fillColumns()
    {
        const std::size_t size = m_table.m_resources.size() * m_table.rowCount();
        for (auto& values : m_table.m_values)
            values.assign(size, 0);
        m_table.m_values[index(QuotaInput::Max)].assign(size, kMaxQuantity);
        m_table.m_present.assign(size, 0);
        m_table.m_lends.assign(m_table.rowCount(), 1);
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            const auto& [group, demand] = m_nodes[m_rows[i]];
            const Row row = m_table.m_treeCount + static_cast<Row>(i);
            m_table.m_lends[row] = group.lends && !m_options.guaranteesUsage ? 1 : 0; // EQ-30
            put(QuotaInput::Min, row, group.min);
            put(QuotaInput::Max, row, group.max);
            put(QuotaInput::Weight, row, group.effectiveWeight());
            put(QuotaInput::SelfRequest, row, demand.request);
            put(QuotaInput::SelfUsed, row, demand.used);
            put(QuotaInput::SelfNonPreemptibleRequest, row, demand.nonPreemptibleRequest);
            put(QuotaInput::SelfNonPreemptibleUsed, row, demand.nonPreemptibleUsed);
        }
    }

    void setTotals()
    {
        m_table.m_totals.resize(m_table.m_treeCount);
        Resource& rest = m_table.m_totals.front();
        rest = m_clusterTotal;
        for (const auto& [group, demand] : m_nodes) {
            if (group.name == kSystemGroup || group.name == kDefaultGroup)
                addReserved(demand);
        }
        rest = subtract(rest, m_table.m_reserved.used); // EQ-52: may become negative
        if (m_options.hasSeveralTrees)
            setTreeTotals();
        rest = subtract(rest, m_table.m_ofOtherTrees);
    }

    void addReserved(const QuotaDemand& demand)
    {
        QuotaDemand& sum = m_table.m_reserved;
        sum.request = add(sum.request, demand.request);
        sum.used = add(sum.used, demand.used);
        sum.nonPreemptibleRequest = add(sum.nonPreemptibleRequest, demand.nonPreemptibleRequest);
        sum.nonPreemptibleUsed = add(sum.nonPreemptibleUsed, demand.nonPreemptibleUsed);
    }

    /// Of several roots of a tree the first by name counts (EQ-54).
    void setTreeTotals()
    {
        std::vector<bool> isSet(m_table.m_treeCount, false);
        for (const Row row : m_table.m_byName) {
            const QuotaGroup& root = group(m_rows[row - m_table.m_treeCount]);
            const Row tree = m_trees.at(root.treeId);
            if (!root.isTreeRoot || tree == 0 || isSet[tree])
                continue;
            isSet[tree] = true;
            m_table.m_totals[tree] = root.treeTotal;
            if (!root.ignoresDefaultTree)
                addTo(m_table.m_ofOtherTrees, root.treeTotal);
        }
    }

    std::span<const QuotaNode> m_nodes;
    const Resource& m_clusterTotal;
    const QuotaOptions& m_options;
    QuotaTable m_table;
    std::map<std::string, Row> m_trees; ///< by id; the default tree's, empty, is the first
    absl::flat_hash_map<std::string_view, std::size_t, TextHash> m_byName;
    std::vector<std::size_t> m_ordered; ///< nodes that are not reserved
    std::vector<std::size_t> m_parents; ///< of each node
    std::vector<std::size_t> m_rows; ///< the node of each row behind the roots
};

Result<QuotaTable> QuotaTable::fromNodes(std::span<const QuotaNode> nodes, const Resource& clusterTotal,
                                         const QuotaOptions& options)
{
    return Builder(nodes, clusterTotal, options).build();
}

std::optional<std::size_t> QuotaTable::resourceIndex(ResourceType type) const
{
    const auto found = std::ranges::lower_bound(m_resources, type);
    if (found == m_resources.end() || *found != type)
        return std::nullopt;
    return static_cast<std::size_t>(found - m_resources.begin());
}

std::optional<QuotaTable::Row> QuotaTable::find(std::string_view group) const
{
    const auto found = std::ranges::lower_bound(m_byName, group, {},
                                                [this](Row row) { return std::string_view(m_names[row]); });
    if (found == m_byName.end() || m_names[*found] != group)
        return std::nullopt;
    return *found;
}

Resource QuotaTable::resource(QuotaInput input, Row row) const
{
    Resource result;
    for (std::size_t i = 0; i < m_resources.size(); ++i) {
        if (has(input, i, row))
            result.set(m_resources[i], value(input, i, row));
    }
    return result;
}
} // namespace quotadeck::elastic
