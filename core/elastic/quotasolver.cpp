// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/quotasolver.h"

#include <algorithm>
#include <utility>

namespace quotadeck::elastic {
Resource QuotaSolution::resource(const QuotaTable& table, QuotaAmount amount, Row row) const
{
    Resource result;
    for (std::size_t i = 0; i < table.resources().size(); ++i) {
        if (has(amount, i, row))
            result.set(table.resources()[i], value(amount, i, row));
    }
    return result;
}

QuotaSolution QuotaSolver::solve()
{
    QuotaSolution solution;
    solve(solution);
    return solution;
}

void QuotaSolver::solve(QuotaSolution& solution)
{
    const std::size_t size = m_table.resources().size() * m_table.rowCount();
    solution.m_rowCount = m_table.rowCount();
    for (auto& values : solution.m_values)
        values.assign(size, 0);
    solution.m_present.assign(size, 0);
    for (std::size_t i = 0; i < m_table.resources().size(); ++i) {
        solve(solution, i);
        markPresent(solution, i);
    }
}

void QuotaSolver::solve(QuotaSolution& solution, std::size_t resource)
{
    sumUp(solution, resource);
    shareDown(solution, resource);
}

Quantity QuotaSolver::requestOf(Row row, std::size_t resource, Quantity childRequest) const
{
    if (m_table.lends(row))
        return childRequest;
    return std::max(childRequest, m_table.value(QuotaInput::Min, resource, row)); // EQ-21: the unscaled min
}

/// EQ-20 to EQ-26: children stand behind their parents, so that each row is complete when its turn comes.
void QuotaSolver::sumUp(QuotaSolution& solution, std::size_t resource)
{
    const auto childRequest = solution.column(QuotaAmount::ChildRequest, resource);
    const auto request = solution.column(QuotaAmount::Request, resource);
    const auto limited = solution.column(QuotaAmount::LimitedRequest, resource);
    const auto used = solution.column(QuotaAmount::Used, resource);
    const auto npRequest = solution.column(QuotaAmount::NonPreemptibleRequest, resource);
    const auto npUsed = solution.column(QuotaAmount::NonPreemptibleUsed, resource);
    const auto allocated = solution.column(QuotaAmount::Allocated, resource);
    const auto guaranteed = solution.column(QuotaAmount::Guaranteed, resource);
    const auto copy = [&](QuotaInput from, std::span<Quantity> to) {
        std::ranges::copy(m_table.values(from, resource), to.begin());
    };
    copy(QuotaInput::SelfRequest, childRequest);
    copy(QuotaInput::SelfUsed, used);
    copy(QuotaInput::SelfNonPreemptibleRequest, npRequest);
    copy(QuotaInput::SelfNonPreemptibleUsed, npUsed);
    if (m_options.guaranteesUsage)
        copy(QuotaInput::SelfUsed, allocated);
    const ResourceType type = m_table.resources()[resource];
    const QuotaDemand& reserved = m_table.reservedDemand();
    childRequest[0] = reserved.request.valueOr0(type); // EQ-23
    used[0] = reserved.used.valueOr0(type);
    npRequest[0] = reserved.nonPreemptibleRequest.valueOr0(type);
    npUsed[0] = reserved.nonPreemptibleUsed.valueOr0(type);

    const auto max = m_table.values(QuotaInput::Max, resource);
    const auto min = m_table.values(QuotaInput::Min, resource);
    for (Row row = m_table.rowCount(); row-- > 0;) {
        childRequest[row] = std::max<Quantity>(childRequest[row], 0); // EQ-26
        request[row] = requestOf(row, resource, childRequest[row]);
        limited[row] = std::min(request[row], max[row]);
        if (m_options.guaranteesUsage)
            guaranteed[row] = std::max(allocated[row], min[row]); // EQ-30
        if (m_table.isRoot(row))
            continue;
        const Row parent = m_table.parent(row);
        childRequest[parent] = saturatingAdd(childRequest[parent], limited[row]);
        used[parent] = saturatingAdd(used[parent], used[row]);
        npRequest[parent] = saturatingAdd(npRequest[parent], npRequest[row]);
        npUsed[parent] = saturatingAdd(npUsed[parent], npUsed[row]);
        if (m_options.guaranteesUsage)
            allocated[parent] = saturatingAdd(allocated[parent], guaranteed[row]);
    }
}

/// EQ-41: parents stand before their children, so that what these share is known.
void QuotaSolver::shareDown(QuotaSolution& solution, std::size_t resource)
{
    const auto runtime = solution.column(QuotaAmount::Runtime, resource);
    const auto effectiveMin = solution.column(QuotaAmount::EffectiveMin, resource);
    for (Row row = 0; row < m_table.rowCount(); ++row) {
        if (m_table.isRoot(row))
            runtime[row] = m_table.total(row).valueOr0(m_table.resources()[resource]);
        const Row count = m_table.childCount(row);
        if (count == 0)
            continue;
        const auto children = effectiveMin.subspan(m_table.firstChild(row), count);
        scaleLevel(children, resource, row, runtime[row]);
        gather(solution, children, resource, row);
        share(row, runtime[row], nullptr);
        std::ranges::copy(m_level.runtime, runtime.begin() + m_table.firstChild(row));
    }
}

/// EQ-46, EQ-49.
void QuotaSolver::scaleLevel(std::span<Quantity> effectiveMin, std::size_t resource, Row parent,
                             Quantity total) const
{
    const auto min
        = m_table.values(QuotaInput::Min, resource).subspan(m_table.firstChild(parent), effectiveMin.size());
    std::ranges::copy(min, effectiveMin.begin());
    if (!m_options.scalesMin)
        return;
    WideQuantity sum = 0;
    for (const Quantity value : min)
        sum += value;
    if (total >= sum)
        return;
    for (Quantity& value : effectiveMin)
        value = scaledMin(value, total, sum);
}

/// A sibling whose max lacks the resource takes part with zeros (EQ-42).
void QuotaSolver::gather(const QuotaSolution& solution, std::span<const Quantity> effectiveMin,
                         std::size_t resource, Row parent)
{
    const std::size_t count = effectiveMin.size();
    const Row first = m_table.firstChild(parent);
    const auto limited = solution.values(QuotaAmount::LimitedRequest, resource).subspan(first, count);
    const auto guaranteed = solution.values(QuotaAmount::Guaranteed, resource).subspan(first, count);
    const auto weight = m_table.values(QuotaInput::Weight, resource).subspan(first, count);
    m_level.request.resize(count);
    m_level.floor.resize(count);
    m_level.weight.resize(count);
    m_level.runtime.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        const bool takesPart = m_table.has(QuotaInput::Max, resource, first + static_cast<Row>(i));
        const Quantity floor
            = m_options.guaranteesUsage ? std::max(effectiveMin[i], guaranteed[i]) : effectiveMin[i]; // EQ-32
        m_level.request[i] = takesPart ? limited[i] : 0;
        m_level.floor[i] = takesPart ? floor : 0;
        m_level.weight[i] = takesPart ? weight[i] : 0;
    }
}

void QuotaSolver::share(Row parent, Quantity total, ShareTrace* trace)
{
    const auto lends
        = std::span(m_table.lending()).subspan(m_table.firstChild(parent), m_level.request.size());
    shareLevel({total, m_level.request, m_level.floor, m_level.weight, lends}, m_level.runtime, m_scratch,
               trace);
}

ShareTrace QuotaSolver::trace(const QuotaSolution& solution, Row parent, std::size_t resource)
{
    const auto effectiveMin = solution.values(QuotaAmount::EffectiveMin, resource);
    gather(solution, effectiveMin.subspan(m_table.firstChild(parent), m_table.childCount(parent)), resource,
           parent);
    ShareTrace trace;
    share(parent, solution.value(QuotaAmount::Runtime, resource, parent), &trace);
    return trace;
}

Quantity QuotaSolver::potential(const QuotaSolution& solution, Row row, std::size_t resource)
{
    if (m_table.isRoot(row) || !m_table.has(QuotaInput::Max, resource, row))
        return 0;
    struct Step
    {
        Row row;
        Quantity limited;
    };
    std::vector<Step> path; // from the group up
    Quantity limited = m_table.value(QuotaInput::Max, resource, row);
    for (Row at = row;;) {
        path.push_back({at, limited});
        const Row parent = m_table.parent(at);
        if (m_table.isRoot(parent))
            break;
        const Quantity change
            = saturatingSubtract(limited, solution.value(QuotaAmount::LimitedRequest, resource, at));
        const Quantity childRequest
            = saturatingAdd(solution.value(QuotaAmount::ChildRequest, resource, parent), change);
        limited = std::min(requestOf(parent, resource, childRequest),
                           m_table.value(QuotaInput::Max, resource, parent));
        at = parent;
    }
    Quantity total = solution.value(QuotaAmount::Runtime, resource, m_table.parent(path.back().row));
    std::vector<Quantity> effectiveMin;
    for (auto step = path.rbegin(); step != path.rend(); ++step) {
        const Row parent = m_table.parent(step->row);
        effectiveMin.resize(m_table.childCount(parent));
        scaleLevel(effectiveMin, resource, parent, total);
        gather(solution, effectiveMin, resource, parent);
        const std::size_t position = step->row - m_table.firstChild(parent);
        if (m_table.has(QuotaInput::Max, resource, step->row))
            m_level.request[position] = step->limited;
        share(parent, total, nullptr);
        total = m_level.runtime[position];
    }
    return total;
}

/// Which amounts a group has of a resource: a sum has those of its parts, what is limited those of the limit.
void QuotaSolver::markPresent(QuotaSolution& solution, std::size_t resource) const
{
    using enum QuotaAmount;
    constexpr auto bit = &QuotaSolution::bit;
    const auto present
        = std::span(solution.m_present).subspan(resource * m_table.rowCount(), m_table.rowCount());
    const ResourceType type = m_table.resources()[resource];
    const auto mark = [&present](Row row, std::uint16_t bits, bool isPresent) {
        if (isPresent)
            present[row] = static_cast<std::uint16_t>(present[row] | bits);
    };
    const QuotaDemand& reserved = m_table.reservedDemand();
    mark(0, bit(ChildRequest), reserved.request.find(type).has_value());
    mark(0, bit(Used), reserved.used.find(type).has_value());
    for (Row row = m_table.rowCount(); row-- > 0;) {
        const auto has = [&](QuotaInput input) { return m_table.has(input, resource, row); };
        const auto isMarked = [&present, row](std::uint16_t bits) { return (present[row] & bits) != 0; };
        mark(row, bit(ChildRequest), has(QuotaInput::SelfRequest));
        mark(row, bit(Used) | (m_options.guaranteesUsage ? bit(Allocated) : 0), has(QuotaInput::SelfUsed));
        mark(row, bit(NonPreemptibleRequest), has(QuotaInput::SelfNonPreemptibleRequest));
        mark(row, bit(NonPreemptibleUsed), has(QuotaInput::SelfNonPreemptibleUsed));
        mark(row, bit(Request) | bit(LimitedRequest),
             isMarked(bit(ChildRequest)) || (!m_table.lends(row) && has(QuotaInput::Min)));
        mark(row, bit(Guaranteed),
             m_options.guaranteesUsage && (isMarked(bit(Allocated)) || has(QuotaInput::Min)));
        mark(row, bit(EffectiveMin), has(QuotaInput::Min));
        mark(row, bit(Runtime),
             m_table.isRoot(row) ? m_table.total(row).find(type).has_value() : has(QuotaInput::Max));
        if (m_table.isRoot(row))
            continue;
        const Row parent = m_table.parent(row);
        mark(parent, bit(ChildRequest), isMarked(bit(LimitedRequest)));
        mark(parent, bit(Used), isMarked(bit(Used)));
        mark(parent, bit(NonPreemptibleRequest), isMarked(bit(NonPreemptibleRequest)));
        mark(parent, bit(NonPreemptibleUsed), isMarked(bit(NonPreemptibleUsed)));
        mark(parent, bit(Allocated), isMarked(bit(Guaranteed)));
    }
}

Resource limitOf(const QuotaTable& table, const QuotaSolution& solution, QuotaTable::Row row,
                 bool usesRuntime)
{
    return usesRuntime ? solution.resource(table, QuotaAmount::Runtime, row)
                       : table.resource(QuotaInput::Max, row);
}

bool SolvedTree::isTotalKnown(QuotaTable::Row row, ResourceType type) const
{
    while (!table.isRoot(row))
        row = table.parent(row);
    if (row != 0)
        return table.total(row).find(type).has_value();
    return total.find(type).has_value() && !hasSilentTrees;
}

std::optional<Quantity> SolvedTree::runtime(std::string_view group, ResourceType type) const
{
    const auto row = table.find(group);
    const auto resource = table.resourceIndex(type);
    if (!row || !resource || !isTotalKnown(*row, type)
        || !solution.has(QuotaAmount::Runtime, *resource, *row))
        return std::nullopt;
    return solution.value(QuotaAmount::Runtime, *resource, *row);
}

Result<SolvedTree> solveTree(const QuotaProblem& problem)
{
    auto table = QuotaTable::fromNodes(problem.nodes, problem.total, problem.options);
    if (!table)
        return tl::unexpected(std::move(table).error());
    auto solution = QuotaSolver(*table, problem.options).solve();
    const bool hasSilentTrees = std::ranges::any_of(problem.nodes, [](const QuotaNode& node) {
        const QuotaGroup& group = node.group;
        return group.isTreeRoot && !group.treeId.empty() && !group.ignoresDefaultTree
            && group.treeTotal.entries().empty();
    });
    return SolvedTree{*std::move(table), problem.options, std::move(solution), problem.total, hasSilentTrees};
}
} // namespace quotadeck::elastic
