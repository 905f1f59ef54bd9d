// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/elastic/quotasolver.h"
#include "core/elastic/sharing.h"
#include "core/sim/results.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace quotadeck::sim {
/// A solved tree of quota groups with its inputs.
struct SolvedQuotas
{
    elastic::QuotaProblem problem;
    elastic::QuotaTable table;
    elastic::QuotaSolution solution;
};

/// Whether the group in @p row uses more of anything than its runtime.
[[nodiscard]] bool isOverused(const SolvedQuotas& solved, elastic::QuotaTable::Row row);
/// Whether the default group uses more than its max (EQ-67).
[[nodiscard]] bool isDefaultGroupOverused(const SolvedQuotas& solved);
/// The groups of which one of these is so, parents included.
[[nodiscard]] std::vector<std::string> overusedGroups(const SolvedQuotas& solved);

/// The statistics of a simulated cluster with elastic quotas: the outcome of the pods of each group, what refused
/// them, how long a group used more than it might, and what it borrowed and lent at the most.
///
/// Cost:      a change of the tree costs one walk over its amounts, and names are looked up only when groups come or go.
/// Threading: thread-compatible.
class ElasticLedger
{
public:
    explicit ElasticLedger(SystemTime start) : m_passed(start), m_start(start) { }
    ElasticLedger(const ElasticLedger&) = delete; // it points into its own maps
    ElasticLedger& operator=(const ElasticLedger&) = delete;
    ElasticLedger(ElasticLedger&&) = default;
    ElasticLedger& operator=(ElasticLedger&&) = default;
    ~ElasticLedger() = default;

    /// A pod of @p group was bound after it had waited for @p wait.
    void bound(const std::string& group, Nanoseconds wait);
    void refused(const std::string& group, RefusalReason reason);
    void evicted(const std::string& group) { ++m_accounts[group].evicted; }
    void ended(const std::string& group) { ++m_accounts[group].completed; }
    /// The tree is another one from now on.
    void treeChanged() { m_isNoted = false; }
    /// It is @p now, and until now @p solved was so.
    void passTime(const SolvedQuotas& solved, SystemTime now);

    [[nodiscard]] std::uint64_t evictions(const std::string& group) const;

    /// Waits, put together in any order.
    struct WaitSum
    {
        std::uint64_t count = 0;
        elastic::WideQuantity total = 0; ///< nanoseconds: those of many long waits are more than 64 bits hold
        Nanoseconds longest{};

        void add(Nanoseconds wait);
        void add(const WaitSum& others);
        [[nodiscard]] std::optional<PodWaits> summary() const; ///< nothing where there was none
    };
    /// The pods of a group itself, as they are now.
    struct PodsNow
    {
        std::uint64_t running = 0;
        WaitSum waits; ///< of each that waits, until now
    };
    using Pods = std::map<std::string, PodsNow>;

    /// The groups of @p solved in the order of the tree, then the default group and those that were deleted,
    /// where they have had pods.
    [[nodiscard]] Results results(const SolvedQuotas& solved, const Pods& pods, SystemTime now) const;

private:
    struct Account
    {
        std::uint64_t completed = 0;
        std::uint64_t evicted = 0;
        WaitSum waits; // of each time that a pod was bound
        std::map<RefusalReason, std::uint64_t> refusals;
        Nanoseconds overRuntime{};
    };
    using Key = std::pair<std::string, ResourceType>; // group, resource
    struct Peak
    {
        Quantity borrowed = 0;
        Quantity lent = 0;
    };
    using Peaks = std::map<Key, Peak>;
    /// Where the entries of a table are in the maps: looking each up by name would cost more than the solving.
    struct Places
    {
        std::vector<std::string> names; ///< of the rows
        std::vector<ResourceType> resources;
        std::vector<Peak*> peaks; ///< by resource, then row; null until it is needed

        [[nodiscard]] bool areOf(const elastic::QuotaTable& table) const;
    };
    struct Sum;

    static void notePeaks(Peaks& peaks, Places& places, const SolvedQuotas& solved);
    void noteOveruse(const SolvedQuotas& solved);
    [[nodiscard]] Sum sumOf(const std::string& group, const Pods& pods) const;
    [[nodiscard]] std::vector<Sum> sumsOfTree(const SolvedQuotas& solved, const Pods& pods) const;
    void addOthers(std::vector<Sum>& sums, const SolvedQuotas& solved, const Pods& pods) const;

    std::map<std::string, Account> m_accounts; // by group
    Peaks m_peaks;
    Places m_places; // in m_peaks
    std::vector<Account*> m_over; // of the groups that use too much, where m_isNoted
    bool m_isNoted = false; // the tree is in m_over and m_peaks
    SystemTime m_passed; // until here it is in the accounts
    SystemTime m_start;
};
} // namespace quotadeck::sim
