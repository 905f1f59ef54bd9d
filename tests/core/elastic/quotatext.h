// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/elastic/amounts.h"
#include "core/elastic/quotasolver.h"

#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::test {
/// Builds a group for a test by naming only what matters: group("a").below("p").min(..).max(..).
class GroupBuilder
{
public:
    explicit GroupBuilder(std::string_view name) { m_node.group.name = name; }

    GroupBuilder&& below(std::string_view parent) &&
    {
        m_node.group.parent = parent;
        return std::move(*this);
    }
    GroupBuilder&& min(Resource amounts) &&
    {
        m_node.group.min = std::move(amounts);
        return std::move(*this);
    }
    GroupBuilder&& max(Resource amounts) &&
    {
        m_node.group.max = std::move(amounts);
        return std::move(*this);
    }
    GroupBuilder&& weight(Resource amounts) &&
    {
        m_node.group.weight = std::move(amounts);
        return std::move(*this);
    }
    GroupBuilder&& parent() &&
    {
        m_node.group.isParent = true;
        return std::move(*this);
    }
    GroupBuilder&& keeps() && ///< does not lend
    {
        m_node.group.lends = false;
        return std::move(*this);
    }
    GroupBuilder&& tree(std::string_view id) &&
    {
        m_node.group.treeId = id;
        return std::move(*this);
    }
    GroupBuilder&& treeRoot(Resource total) &&
    {
        m_node.group.isTreeRoot = true;
        m_node.group.treeTotal = std::move(total);
        return std::move(*this);
    }
    GroupBuilder&& requests(Resource amounts) &&
    {
        m_node.demand.request = std::move(amounts);
        return std::move(*this);
    }
    GroupBuilder&& uses(Resource amounts) &&
    {
        m_node.demand.used = std::move(amounts);
        return std::move(*this);
    }

    operator elastic::QuotaNode() && { return std::move(m_node); }
    operator elastic::QuotaGroup() && { return std::move(m_node.group); }

private:
    elastic::QuotaNode m_node;
};

inline GroupBuilder group(std::string_view name)
{
    return GroupBuilder(name);
}

/// A tree with its solution, asked by names.
class SolvedGroups
{
public:
    SolvedGroups(const std::vector<elastic::QuotaNode>& nodes, const Resource& total,
                 const elastic::QuotaOptions& options = {})
        : table(elastic::QuotaTable::fromNodes(nodes, total, options).value())
        , solver(table, options)
        , solution(solver.solve())
    {
    }
    SolvedGroups(const SolvedGroups&) = delete;
    SolvedGroups& operator=(const SolvedGroups&) = delete;

    [[nodiscard]] elastic::QuotaTable::Row row(std::string_view name) const
    {
        return table.find(name).value();
    }
    [[nodiscard]] std::size_t resource(std::string_view type) const
    {
        return table.resourceIndex(ResourceType(type)).value();
    }
    /// "70 30" for the groups "eng ops".
    [[nodiscard]] std::string values(elastic::QuotaAmount amount, std::string_view type,
                                     const std::vector<std::string_view>& names) const
    {
        std::string text;
        for (const auto name : names)
            text += (text.empty() ? "" : " ")
                + std::to_string(solution.value(amount, resource(type), row(name)));
        return text;
    }
    [[nodiscard]] std::string runtimes(std::string_view type,
                                       const std::vector<std::string_view>& names) const
    {
        return values(elastic::QuotaAmount::Runtime, type, names);
    }

    elastic::QuotaTable table;
    elastic::QuotaSolver solver;
    elastic::QuotaSolution solution;
};
} // namespace quotadeck::test
