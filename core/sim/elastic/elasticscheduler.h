// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/elastic/admission.h"
#include "core/elastic/eviction.h"
#include "core/sim/elastic/elasticstate.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck::sim {
/// Binds the waiting pods of a cluster with elastic quotas to nodes.
///
/// Ownership: the state must outlive it.
class ElasticScheduler
{
public:
    ElasticScheduler(ElasticState& state, const ElasticSetup& setup);

    /// Binds the waiting pods, the most important first, as far as quotas and nodes allow it; evicts others
    /// for those that remain if the scenario allows it. Returns a sentence for each pod for which others were
    /// evicted.
    [[nodiscard]] std::vector<Message> schedule(const Moment& moment);
    /// Requests that were tried so far, bound or not.
    [[nodiscard]] std::uint64_t attempts() const { return m_attempts; }

private:
    [[nodiscard]] std::vector<std::string> waitingPods() const;
    [[nodiscard]] std::optional<elastic::Refusal> refusal(const ElasticPod& pod) const;
    void tryToBind(ElasticPod& pod, const Moment& moment);
    /// The first node by name that has room; of @p model if given.
    [[nodiscard]] ElasticNode* nodeFor(const ElasticPod& pod, const std::optional<std::string>& model);
    /// A node of the model with the most headroom among those that have room (G7).
    [[nodiscard]] ElasticNode* typedNodeFor(ElasticPod& pod);
    void bind(ElasticPod& pod, ElasticNode& node, const Moment& moment);

    [[nodiscard]] std::vector<elastic::PreemptionNode> preemptionNodes(const ElasticPod& pod) const;
    /// Evicts pods of the same group (section 7.2; priorities of different groups are not comparable) on the
    /// node where that costs least: the lowest highest priority of the victims, then the fewest, then by
    /// name. Returns a sentence about it; empty when it is not possible or has been done already (EQ-77).
    [[nodiscard]] Message preemptFor(ElasticPod& pod, const Moment& moment);

    ElasticState& m_state;
    elastic::AdmissionOptions m_admission;
    bool m_preempts;
    std::uint64_t m_attempts = 0;
};
} // namespace quotadeck::sim
