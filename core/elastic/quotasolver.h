// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/elastic/quotatable.h"
#include "core/elastic/sharing.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace quotadeck::elastic {
/// What follows for each group and resource (EQ-7).
enum class QuotaAmount {
    ChildRequest, ///< EQ-20
    Request, ///< EQ-21
    LimitedRequest, ///< EQ-22: what travels upward
    Used, ///< EQ-24
    NonPreemptibleRequest, ///< EQ-25
    NonPreemptibleUsed,
    Allocated, ///< these two only with QuotaOptions::guaranteesUsage (EQ-30)
    Guaranteed,
    EffectiveMin, ///< EQ-46
    Runtime, ///< what the group may use; of a root: its total (EQ-15)
};
inline constexpr std::size_t kQuotaAmountCount = 10;

/// What solve() found, in the rows of the table that was solved.
class QuotaSolution
{
public:
    using Row = QuotaTable::Row;

    [[nodiscard]] std::span<const Quantity> values(QuotaAmount amount, std::size_t resource) const
    {
        return std::span(m_values.at(index(amount))).subspan(resource * m_rowCount, m_rowCount);
    }
    [[nodiscard]] Quantity value(QuotaAmount amount, std::size_t resource, Row row) const
    {
        return values(amount, resource)[row];
    }
    /// False for a type that means nothing there; its value is 0 then.
    [[nodiscard]] bool has(QuotaAmount amount, std::size_t resource, Row row) const
    {
        return (m_present[resource * m_rowCount + row] & bit(amount)) != 0;
    }
    /// @p table is the one that was solved.
    [[nodiscard]] Resource resource(const QuotaTable& table, QuotaAmount amount, Row row) const;

private:
    friend class QuotaSolver;

    static constexpr std::size_t index(QuotaAmount amount) { return static_cast<std::size_t>(amount); }
    static constexpr std::uint16_t bit(QuotaAmount amount)
    {
        return static_cast<std::uint16_t>(1U << index(amount));
    }
    std::span<Quantity> column(QuotaAmount amount, std::size_t resource)
    {
        return std::span(m_values.at(index(amount))).subspan(resource * m_rowCount, m_rowCount);
    }

    std::size_t m_rowCount = 0;
    std::array<std::vector<Quantity>, kQuotaAmountCount> m_values; ///< by resource, then row
    std::vector<std::uint16_t> m_present; ///< a bit an amount; the same shape
};

/// Computes what every group may use: one pass up for the demand, one pass down for the sharing, each over flat arrays.
/// Every change is answered by solving anew (EQ-43).
///
/// Cost:      linear in groups times resources; solving again into the same solution allocates nothing.
/// Ownership: keeps a view of the table, which must outlive it.
class QuotaSolver
{
public:
    using Row = QuotaTable::Row;

    explicit QuotaSolver(const QuotaTable& table, const QuotaOptions& options = {})
        : m_table(table)
        , m_options(options)
    {
    }

    void solve(QuotaSolution& solution);
    /// Solves one resource anew in a solution of this table; the others do not depend on it (EQ-31).
    void solve(QuotaSolution& solution, std::size_t resource);
    [[nodiscard]] QuotaSolution solve();

    /// The calculation of the runtimes of @p resource among the children of @p parent, done once more.
    [[nodiscard]] ShareTrace trace(const QuotaSolution& solution, Row parent, std::size_t resource);
    /// The runtime that @p row would have if it requested its max, all else being equal (EQ-100). 0 for a
    /// resource that its max lacks.
    [[nodiscard]] Quantity potential(const QuotaSolution& solution, Row row, std::size_t resource);

private:
    /// Of one level, gathered for sharing.
    struct Level
    {
        std::vector<Quantity> request;
        std::vector<Quantity> floor;
        std::vector<Quantity> weight;
        std::vector<Quantity> runtime;
    };

    void sumUp(QuotaSolution& solution, std::size_t resource);
    void shareDown(QuotaSolution& solution, std::size_t resource);
    void scaleLevel(std::span<Quantity> effectiveMin, std::size_t resource, Row parent, Quantity total) const;
    void gather(const QuotaSolution& solution, std::span<const Quantity> effectiveMin, std::size_t resource,
                Row parent);
    void share(Row parent, Quantity total, ShareTrace* trace);
    void markPresent(QuotaSolution& solution, std::size_t resource) const;
    [[nodiscard]] Quantity requestOf(Row row, std::size_t resource, Quantity childRequest) const;

    const QuotaTable& m_table;
    QuotaOptions m_options;
    Level m_level;
    ShareScratch m_scratch;
};

/// What a group may use at most: its runtime, or max with runtime quotas off (EQ-58).
[[nodiscard]] Resource limitOf(const QuotaTable& table, const QuotaSolution& solution, QuotaTable::Row row,
                               bool usesRuntime = true);

/// A solved tree with its input, and which of its totals are known.
struct SolvedTree
{
    QuotaTable table;
    QuotaOptions options;
    QuotaSolution solution;
    Resource total; ///< of the cluster; a type it lacks is not known
    /// The part of the default tree that belongs to another tree is not known (EQ-54).
    bool hasSilentTrees = false;

    /// Whether it is known what the tree that @p row belongs to shares of @p type.
    [[nodiscard]] bool isTotalKnown(QuotaTable::Row row, ResourceType type) const;
    /// Nothing: not known, or no such group or resource.
    [[nodiscard]] std::optional<Quantity> runtime(std::string_view group, ResourceType type) const;
};

/// Errors: those of QuotaTable::fromNodes().
[[nodiscard]] Result<SolvedTree> solveTree(const QuotaProblem& problem);
} // namespace quotadeck::elastic
