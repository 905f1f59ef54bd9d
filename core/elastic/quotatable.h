// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/elastic/quotagroup.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::elastic {
/// The inputs of the calculation, for each group and resource.
enum class QuotaInput {
    Min,
    Max, ///< kMaxQuantity where there is none: unlimited
    Weight, ///< effective (EQ-9)
    SelfRequest, ///< as all demand without the types that max lacks (EQ-18)
    SelfUsed,
    SelfNonPreemptibleRequest,
    SelfNonPreemptibleUsed,
};
inline constexpr std::size_t kQuotaInputCount = 7;

/// A forest of quota groups as flat arrays, which is what solving walks over.
///
/// Shape:     a row a group. The first rows are the roots of the trees, the default tree's being row 0; then come the
///            levels from the top down, the children of a group side by side in byte order of their names. So a parent
///            stands before its children, and the order of the input never matters. The reserved groups have no rows:
///            they take from the total and never share (EQ-52, EQ-53).
/// Memory:    independent of the groups it was made from.
/// Threading: thread-compatible.
class QuotaTable
{
public:
    using Row = std::uint32_t;

    /// Errors: InvalidArgument, `where` naming a group whose name is taken, whose parent does not exist, or which is its
    /// own ancestor.
    [[nodiscard]] static Result<QuotaTable> fromNodes(std::span<const QuotaNode> nodes,
                                                      const Resource& clusterTotal,
                                                      const QuotaOptions& options = {});

    [[nodiscard]] Row rowCount() const { return static_cast<Row>(m_parents.size()); }
    [[nodiscard]] Row treeCount() const { return m_treeCount; }
    /// In byte order of the names.
    [[nodiscard]] const std::vector<ResourceType>& resources() const { return m_resources; }
    [[nodiscard]] std::optional<std::size_t> resourceIndex(ResourceType type) const;
    [[nodiscard]] std::optional<Row> find(std::string_view group) const;

    [[nodiscard]] bool isRoot(Row row) const { return row < m_treeCount; }
    /// Of a root: the id of its tree.
    [[nodiscard]] const std::string& name(Row row) const { return m_names[row]; }
    /// Of a row that is no root.
    [[nodiscard]] Row parent(Row row) const { return m_parents[row]; }
    [[nodiscard]] Row firstChild(Row row) const { return m_firstChildren[row]; }
    [[nodiscard]] Row childCount(Row row) const { return m_childCounts[row]; }
    [[nodiscard]] bool lends(Row row) const { return m_lends[row] != 0; }
    [[nodiscard]] const std::vector<std::uint8_t>& lending() const { return m_lends; }

    /// A value for each row.
    [[nodiscard]] std::span<const Quantity> values(QuotaInput input, std::size_t resource) const
    {
        return std::span(m_values[index(input)]).subspan(resource * rowCount(), rowCount());
    }
    [[nodiscard]] Quantity value(QuotaInput input, std::size_t resource, Row row) const
    {
        return values(input, resource)[row];
    }
    /// False for a type that the group does not name there.
    [[nodiscard]] bool has(QuotaInput input, std::size_t resource, Row row) const
    {
        return (m_present[resource * rowCount() + row] & bit(input)) != 0;
    }
    [[nodiscard]] Resource resource(QuotaInput input, Row row) const;
    /// For trying a change out; what the group does not name there stays unnamed.
    void setValue(QuotaInput input, std::size_t resource, Row row, Quantity value)
    {
        m_values[index(input)][resource * rowCount() + row] = value;
    }
    void setTotal(Row root, ResourceType type, Quantity value) { m_totals[root].set(type, value); }

    /// What the groups of the tree of root @p root may share (EQ-52, EQ-54).
    [[nodiscard]] const Resource& total(Row root) const { return m_totals[root]; }
    /// What of the cluster belongs to other trees, and so not to the default tree (EQ-54).
    [[nodiscard]] const Resource& ofOtherTrees() const { return m_ofOtherTrees; }
    /// Of the reserved groups, which counts in the sums of row 0 (EQ-14).
    [[nodiscard]] const QuotaDemand& reservedDemand() const { return m_reserved; }

private:
    class Builder;

    static constexpr std::size_t index(QuotaInput input) { return static_cast<std::size_t>(input); }
    static constexpr std::uint8_t bit(QuotaInput input)
    {
        return static_cast<std::uint8_t>(1U << index(input));
    }

    Row m_treeCount = 0;
    std::vector<std::string> m_names;
    std::vector<Row> m_byName; ///< sorted by name; without the roots
    std::vector<Row> m_parents;
    std::vector<Row> m_firstChildren;
    std::vector<Row> m_childCounts;
    std::vector<std::uint8_t> m_lends;
    std::vector<ResourceType> m_resources;
    std::vector<Quantity> m_values[kQuotaInputCount]; ///< by resource, then row
    std::vector<std::uint8_t> m_present; ///< a bit an input; the same shape
    std::vector<Resource> m_totals; ///< of the roots
    Resource m_ofOtherTrees;
    QuotaDemand m_reserved;
};
} // namespace quotadeck::elastic
