// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/elastic/quotacatalog.h"
#include "core/elastic/quotasnapshot.h"
#include "core/elastic/typedcards.h"
#include "core/sim/elastic/elasticledger.h"
#include "core/sim/scenario.h"
#include "core/sim/simulation.h"

#include <map>
#include <optional>
#include <set>
#include <string>

namespace quotadeck::sim {
/// A pod under elastic quotas.
struct ElasticPod
{
    elastic::QuotaPodState state;
    std::string baseName; ///< of its group of pods, "namespace/name"
    Nanoseconds runTime{};
    SystemTime created;
    std::string nominatedNode; ///< where pods were evicted for it; empty = nowhere
    bool isNew = true; ///< its quota group has to be found

    [[nodiscard]] bool isAssigned() const { return !state.node.empty(); }
    [[nodiscard]] const Resource& request() const { return state.manifest.pod.request; }
};

/// A node under elastic quotas.
struct ElasticNode
{
    elastic::QuotaMachine machine;
    Resource free;
};

/// The present and the events to come.
struct Moment
{
    SystemTime now;
    EventQueue& events;
};

/// The quota groups, nodes and pods of a simulated cluster, and the solution of the quota tree. Whoever changes groups,
/// nodes or pods calls solve() afterwards: every change is answered by solving the whole tree anew (EQ-43).
struct ElasticState
{
    ElasticState(const ElasticSetup& setup, Nanoseconds releaseDelay, SystemTime start);

    /// Puts every pod in its group, or only those that have none yet (EQ-93).
    void findGroups(bool all);
    void solve();
    /// Takes the pod off its node.
    void release(ElasticPod& pod);
    /// Requests the release of @p pod; no effect if that was requested before.
    void evict(ElasticPod& pod, const Moment& moment);

    /// Whether @p pod may run on @p node as far as models and pools go: pods of a tree with nodes of its own
    /// run there alone (EQ-56).
    [[nodiscard]] bool takes(const ElasticPod& pod, const ElasticNode& node) const;
    /// Whether the rules for models of cards apply to @p pod.
    [[nodiscard]] bool isTyped(const ElasticPod& pod) const;
    [[nodiscard]] elastic::TypedCards typedCards() const;
    [[nodiscard]] elastic::QuotaCatalog catalog() const;
    [[nodiscard]] elastic::QuotaSnapshot snapshot(SystemTime now) const;
    /// What the scheduler would write into the object (EQ-98).
    void fillStatus(elastic::QuotaObject& object) const;

    std::map<std::string, elastic::QuotaObject> objects; ///< by name
    std::map<std::string, ElasticNode> nodes;
    std::map<std::string, elastic::QuotaMachine> lostNodes;
    std::set<std::string> pools; ///< ids of trees that ever had nodes of their own
    std::map<std::string, ElasticPod> pods; ///< by "namespace/name"
    std::string cards; ///< the resource that the rules for models apply to; empty = off
    std::optional<SolvedQuotas> solved; ///< of all that; never empty after construction
    ElasticLedger ledger;

private:
    [[nodiscard]] Resource total() const;
    [[nodiscard]] const std::string& treeOf(const std::string& group) const;
    [[nodiscard]] elastic::QuotaProblem problem() const;
    void measurePools();

    bool m_scalesMin = true;
    bool m_guaranteesUsage = false;
    Nanoseconds m_releaseDelay;
};
} // namespace quotadeck::sim
