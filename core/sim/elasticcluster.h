// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/elastic/admission.h"
#include "core/elastic/editrules.h"
#include "core/elastic/preemption.h"
#include "core/elastic/quotasnapshot.h"
#include "core/elastic/typedcards.h"
#include "core/sim/action.h"
#include "core/sim/elasticledger.h"
#include "core/sim/eventqueue.h"
#include "core/sim/scenario.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace quotadeck::sim {
/// Now, and what will happen.
struct Moment
{
    SystemTime now;
    EventQueue& events;
};

/// A cluster with elastic quotas: groups, nodes and pods, the scheduler that binds them and the controller that takes back
/// what is used too much. Every change is answered by solving the whole tree anew (EQ-43).
///
/// Threading: thread-compatible.
class ElasticCluster
{
public:
    ElasticCluster(const ElasticSetup& setup, Nanoseconds releaseDelay, SystemTime start);

    /// A sentence about what was done, or why it could not be.
    Result<std::string> apply(const Action& action, const Moment& moment);
    /// Binds the pods that wait, the most important first, as far as quotas and nodes let it, and makes room for others if
    /// it may. A sentence for each pod that room is made for.
    [[nodiscard]] std::vector<std::string> schedule(const Moment& moment);
    /// Takes a sample of over-use (EQ-68). A sentence for each group that has to give pods back now.
    [[nodiscard]] std::vector<std::string> checkOveruse(const Moment& moment);
    void handle(const QuotaPodEnds& event);
    void handle(const QuotaPodIsGone& event, SystemTime now);
    /// It is @p now, before what happens now.
    void passTime(SystemTime now) { m_ledger.passTime(*m_solved, now); }

    [[nodiscard]] const SolvedQuotas& solved() const { return *m_solved; }
    [[nodiscard]] elastic::QuotaSnapshot snapshot(SystemTime now) const;
    /// nullptr when there is none.
    [[nodiscard]] const elastic::QuotaPodState* findPod(const std::string& name) const;
    /// Of a group since the start.
    [[nodiscard]] std::uint64_t evictions(const std::string& group) const
    {
        return m_ledger.evictions(group);
    }
    [[nodiscard]] Results results(SystemTime now) const;
    /// Requests that were tried so far, bound or not.
    [[nodiscard]] std::uint64_t attempts() const { return m_attempts; }

private:
    using Done = Result<std::string>;

    struct Pod
    {
        elastic::QuotaPodState state;
        std::string baseName; ///< of its group of pods, "namespace/name"
        Nanoseconds runTime{};
        SystemTime created;
        std::string nominatedNode; ///< where room is made for it; empty = nowhere
        bool isNew = true; ///< has its group to be found

        [[nodiscard]] bool isAssigned() const { return !state.node.empty(); }
        [[nodiscard]] const Resource& request() const { return state.manifest.pod.request; }
    };

    struct Node
    {
        elastic::QuotaMachine machine;
        Resource free;
    };

    Done perform(const CreateQuotaPods& action, const Moment& moment);
    Done perform(const EndQuotaPods& action, const Moment& moment);
    Done perform(const ApplyQuotas& action, const Moment& moment);
    Done perform(const DeleteQuota& action, const Moment& moment);
    Done perform(const AddQuotaNode& action, const Moment& moment);
    Done perform(const SetCardRules& action, const Moment& moment);
    Done perform(const DrainNode& action, const Moment& moment);
    Done perform(const LoseNode& action, const Moment& moment);
    Done perform(const ReturnNode& action, const Moment& moment);

    [[nodiscard]] elastic::QuotaCatalog catalog() const;
    [[nodiscard]] std::optional<std::string> refuses(const elastic::QuotaEdit& edit) const;
    [[nodiscard]] Resource total() const;
    [[nodiscard]] elastic::QuotaOptions options() const;
    void findGroups(bool all);
    void measurePools();
    void solve();
    [[nodiscard]] elastic::QuotaProblem problem() const;
    void fillStatus(elastic::QuotaObject& object) const;

    [[nodiscard]] std::vector<std::string> waitingPods() const;
    [[nodiscard]] std::optional<elastic::Refusal> refusal(const Pod& pod) const;
    void tryToBind(Pod& pod, const Moment& moment);
    [[nodiscard]] bool takes(const Pod& pod, const Node& node) const;
    [[nodiscard]] std::string preemptFor(Pod& pod, const Moment& moment);
    [[nodiscard]] std::vector<elastic::PreemptionNode> preemptionNodes(const Pod& pod) const;
    [[nodiscard]] Node* nodeFor(const Pod& pod, const std::optional<std::string>& model);
    [[nodiscard]] const std::string& treeOf(const std::string& group) const;
    [[nodiscard]] Node* typedNodeFor(Pod& pod);
    void bind(Pod& pod, Node& node, const Moment& moment);
    void release(Pod& pod);
    void evict(Pod& pod, const Moment& moment);

    [[nodiscard]] elastic::TypedCards cards() const;
    [[nodiscard]] bool isTyped(const Pod& pod) const;
    [[nodiscard]] std::vector<std::string> overusedLeaves() const;
    [[nodiscard]] std::string revoke(const std::string& group, const Moment& moment);
    [[nodiscard]] std::vector<std::string> reclaim(const std::string& model, const Moment& moment);
    [[nodiscard]] std::string evictAll(std::vector<Pod*> pods, const Resource& used, const Resource& limit,
                                       const Moment& moment);

    elastic::RevokeOptions m_revoke;
    bool m_scalesMin = true;
    elastic::AdmissionOptions m_admission;
    bool m_preempts = false;
    std::string m_cards;
    Nanoseconds m_releaseDelay;
    std::map<std::string, elastic::QuotaObject> m_objects; ///< by name
    std::map<std::string, Node> m_nodes;
    std::map<std::string, elastic::QuotaMachine> m_lostNodes;
    std::set<std::string> m_pools; ///< ids of trees that ever had nodes of their own
    std::map<std::string, Pod> m_pods; ///< by "namespace/name"
    std::optional<SolvedQuotas> m_solved; ///< of all that; never empty after construction
    std::map<std::string, elastic::OveruseClock> m_clocks; ///< by group
    std::map<std::string, elastic::OveruseClock> m_cardClocks; ///< by model
    ElasticLedger m_ledger;
    SystemTime m_start;
    std::uint64_t m_attempts = 0;
};
} // namespace quotadeck::sim
