// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/elastic/elasticledger.h"

#include "core/elastic/amounts.h"
#include "core/elastic/explanation.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <chrono>
#include <functional>

namespace quotadeck::sim {
using elastic::QuotaAmount;

bool isOverused(const SolvedQuotas& solved, elastic::QuotaTable::Row row)
{
    const auto& table = solved.table;
    const auto& solution = solved.solution;
    for (std::size_t resource = 0; resource < table.resources().size(); ++resource) {
        const auto value = [&](QuotaAmount amount) { return solution.value(amount, resource, row); };
        if (solution.has(QuotaAmount::Used, resource, row)
            && solution.has(QuotaAmount::Runtime, resource, row)
            && value(QuotaAmount::Used) > value(QuotaAmount::Runtime))
            return true;
    }
    return false;
}

bool isDefaultGroupOverused(const SolvedQuotas& solved)
{
    const auto& nodes = solved.problem.nodes;
    const auto node = std::ranges::find_if(
        nodes, [](const elastic::QuotaNode& it) { return it.group.name == elastic::kDefaultGroup; });
    return node != nodes.end() && !elastic::exceeded(node->demand.used, node->group.max).empty();
}

std::vector<std::string> overusedGroups(const SolvedQuotas& solved)
{
    std::vector<std::string> groups;
    for (auto row = solved.table.treeCount(); row < solved.table.rowCount(); ++row) {
        if (isOverused(solved, row))
            groups.push_back(solved.table.name(row));
    }
    if (isDefaultGroupOverused(solved))
        groups.emplace_back(elastic::kDefaultGroup);
    return groups;
}

namespace {
using elastic::QuotaAmount;
using elastic::QuotaInput;
using elastic::QuotaTable;

Quantity above(Quantity left, Quantity right)
{
    return std::max<Quantity>(saturatingSubtract(left, right), 0);
}

/// Of the group in @p row, as EQ-100 has it.
Quantity borrowedBy(const SolvedQuotas& solved, std::size_t resource, QuotaTable::Row row)
{
    return above(solved.solution.value(QuotaAmount::Used, resource, row),
                 solved.solution.value(QuotaAmount::EffectiveMin, resource, row));
}

/// The part of the offer of @p lender that is taken: borrowers gain from all offers and from the unallocated rest, in
/// proportion.
Quantity lentBy(const elastic::LendingLedger& level, const elastic::LendingLedger::Account& lender)
{
    if (lender.lent <= 0)
        return 0;
    const elastic::WideQuantity sources = level.free + level.lent;
    return static_cast<Quantity>(std::min(level.gained, sources) * lender.lent / sources);
}
} // namespace

void ElasticLedger::WaitSum::add(Nanoseconds wait)
{
    add(WaitSum{1, wait.count(), wait});
}

void ElasticLedger::WaitSum::add(const WaitSum& others)
{
    count += others.count;
    total += others.total;
    longest = std::max(longest, others.longest);
}

std::optional<PodWaits> ElasticLedger::WaitSum::summary() const
{
    if (count == 0)
        return std::nullopt;
    return PodWaits{Nanoseconds(static_cast<std::int64_t>(total / count)), longest};
}

/// What the books have of a group and those below it.
struct ElasticLedger::Sum
{
    GroupResult row{};
    WaitSum waits{};
    std::map<RefusalReason, std::uint64_t> refusals{};

    void add(const Sum& below)
    {
        row.waiting += below.row.waiting;
        row.running += below.row.running;
        row.completed += below.row.completed;
        row.admitted += below.row.admitted;
        row.revoked += below.row.revoked;
        waits.add(below.waits);
        for (const auto& [reason, count] : below.refusals)
            refusals[reason] += count;
    }

    GroupResult finish()
    {
        row.pods = row.waiting + row.running + row.completed;
        row.waits = waits.summary();
        row.refusals = mostFirst(refusals);
        row.refused = attempts(row.refusals);
        return std::move(row);
    }
};

void ElasticLedger::bound(const std::string& group, Nanoseconds wait)
{
    m_accounts[group].waits.add(wait);
}

void ElasticLedger::refused(const std::string& group, RefusalReason reason)
{
    ++m_accounts[group].refusals[std::move(reason)];
}

std::uint64_t ElasticLedger::evictions(const std::string& group) const
{
    const auto found = m_accounts.find(group);
    return found == m_accounts.end() ? 0 : found->second.evicted;
}

bool ElasticLedger::Places::areOf(const QuotaTable& table) const
{
    if (names.size() != table.rowCount() || resources != table.resources())
        return false;
    for (QuotaTable::Row row = 0; row < table.rowCount(); ++row) {
        if (names[row] != table.name(row))
            return false;
    }
    return true;
}

/// @p places are those of a table in @p peaks, and are of that of @p solved afterwards.
void ElasticLedger::notePeaks(Peaks& peaks, Places& places, const SolvedQuotas& solved)
{
    const auto& table = solved.table;
    if (!places.areOf(table)) {
        places.names.clear();
        for (QuotaTable::Row row = 0; row < table.rowCount(); ++row)
            places.names.push_back(table.name(row));
        places.resources = table.resources();
        places.peaks.assign(places.resources.size() * places.names.size(), nullptr);
    }
    for (std::size_t resource = 0; resource < table.resources().size(); ++resource) {
        for (QuotaTable::Row parent = 0; parent < table.rowCount(); ++parent) {
            if (table.childCount(parent) == 0)
                continue;
            const auto level = elastic::lendingLedger(table, solved.solution, parent, resource);
            for (const auto& account : level.accounts) {
                if (!table.has(QuotaInput::Max, resource, account.row))
                    continue;
                Peak*& peak = places.peaks[resource * table.rowCount() + account.row];
                if (!peak)
                    peak = &peaks[{table.name(account.row), table.resources()[resource]}];
                peak->borrowed = std::max(peak->borrowed, borrowedBy(solved, resource, account.row));
                peak->lent = std::max(peak->lent, lentBy(level, account));
            }
        }
    }
}

void ElasticLedger::noteOveruse(const SolvedQuotas& solved)
{
    m_over.clear();
    for (const std::string& group : overusedGroups(solved))
        m_over.push_back(&m_accounts[group]);
}

void ElasticLedger::passTime(const SolvedQuotas& solved, SystemTime now)
{
    if (now <= m_passed)
        return;
    if (!std::exchange(m_isNoted, true)) {
        noteOveruse(solved);
        notePeaks(m_peaks, m_places, solved);
    }
    for (Account* const account : m_over)
        account->overRuntime += now - m_passed;
    m_passed = now;
}

ElasticLedger::Sum ElasticLedger::sumOf(const std::string& group, const Pods& pods) const
{
    Sum sum;
    sum.row.name = group;
    if (const auto found = m_accounts.find(group); found != m_accounts.end()) {
        const Account& account = found->second;
        sum.row.completed = account.completed;
        sum.row.admitted = account.waits.count;
        sum.row.revoked = account.evicted;
        sum.row.overRuntime = account.overRuntime;
        sum.waits = account.waits;
        sum.refusals = account.refusals;
    }
    if (const auto found = pods.find(group); found != pods.end()) {
        sum.row.running = found->second.running;
        sum.row.waiting = found->second.waits.count;
        sum.waits.add(found->second.waits);
    }
    return sum;
}

/// Parents before their children, siblings by name.
std::vector<ElasticLedger::Sum> ElasticLedger::sumsOfTree(const SolvedQuotas& solved, const Pods& pods) const
{
    const auto& table = solved.table;
    Peaks peaks = m_peaks;
    if (Places places; !m_isNoted)
        notePeaks(peaks, places, solved);
    std::vector<Sum> sums;
    const std::function<void(QuotaTable::Row, int)> addBelow = [&](QuotaTable::Row parent, int depth) {
        std::vector<QuotaTable::Row> children;
        for (QuotaTable::Row i = 0; i < table.childCount(parent); ++i)
            children.push_back(table.firstChild(parent) + i);
        std::ranges::sort(children, {}, [&table](QuotaTable::Row row) { return table.name(row); });
        for (const QuotaTable::Row row : children) {
            const std::size_t place = sums.size();
            sums.push_back(sumOf(table.name(row), pods));
            sums.back().row.depth = depth;
            for (std::size_t resource = 0; resource < table.resources().size(); ++resource) {
                if (!table.has(QuotaInput::Max, resource, row))
                    continue;
                const ResourceType& type = table.resources()[resource];
                const Peak& peak = peaks.at({table.name(row), type});
                sums[place].row.amounts.push_back(
                    {type, solved.solution.value(QuotaAmount::Used, resource, row),
                     solved.solution.value(QuotaAmount::Runtime, resource, row), peak.borrowed, peak.lent});
            }
            addBelow(row, depth + 1);
            for (std::size_t below = place + 1; below < sums.size(); ++below) {
                if (sums[below].row.depth == depth + 1)
                    sums[place].add(sums[below]);
            }
        }
    };
    for (QuotaTable::Row root = 0; root < table.treeCount(); ++root)
        addBelow(root, 0);
    return sums;
}

/// The groups outside the tree that have had pods.
void ElasticLedger::addOthers(std::vector<Sum>& sums, const SolvedQuotas& solved, const Pods& pods) const
{
    std::map<std::string, const elastic::QuotaNode*> others;
    for (const auto& entry : m_accounts)
        others.emplace(entry.first, nullptr);
    for (const elastic::QuotaNode& node : solved.problem.nodes) {
        if (others.contains(node.group.name) || pods.contains(node.group.name))
            others[node.group.name] = &node;
    }
    for (const auto& [name, node] : others) {
        if (solved.table.find(name))
            continue;
        Sum& sum = sums.emplace_back(sumOf(name, pods));
        sum.row.isThere = node != nullptr;
        if (!node)
            continue;
        const Resource named = add(add(node->demand.request, node->demand.used), node->group.max);
        for (const auto& entry : named.entries())
            sum.row.amounts.push_back({entry.type, node->demand.used.valueOr0(entry.type),
                                       node->group.max.find(entry.type), 0, 0}); // EQ-15
    }
}

Results ElasticLedger::results(const SolvedQuotas& solved, const Pods& pods, SystemTime now) const
{
    auto sums = sumsOfTree(solved, pods);
    addOthers(sums, solved, pods);
    Results results;
    results.elapsed = now - m_start;
    results.groups.reserve(sums.size());
    for (Sum& sum : sums)
        results.groups.push_back(sum.finish());
    return results;
}
} // namespace quotadeck::sim
