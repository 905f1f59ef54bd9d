// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/elastic/quotasnapshot.h"
#include "core/sim/elastic/elasticscheduler.h"
#include "core/sim/elastic/elasticstate.h"
#include "core/sim/elastic/overusecontrol.h"
#include "core/sim/scenario.h"
#include "core/sim/simulation.h"

#include <cstdint>
#include <string>
#include <vector>

namespace quotadeck::sim {
/// A cluster with elastic quotas: groups, nodes and pods, the scheduler that binds the pods and the
/// controller that evicts those of groups which use too much.
class ElasticSimulation final : public Simulation
{
public:
    /// @p scenario has a consistent elastic setup. @p events must outlive the simulation.
    ElasticSimulation(const Scenario& scenario, EventQueue& events);

    void passTime(SystemTime now) override;
    std::vector<Outcome> handle(const Event& event) override;
    Result<Message> apply(const Action& action) override;
    [[nodiscard]] Results results() const override;
    [[nodiscard]] std::uint64_t attempts() const override { return m_scheduler.attempts(); }

    [[nodiscard]] const SolvedQuotas& solved() const { return *m_state.solved; }
    [[nodiscard]] elastic::QuotaSnapshot snapshot() const { return m_state.snapshot(m_now); }
    /// nullptr when there is none.
    [[nodiscard]] const elastic::QuotaPodState* findPod(const std::string& name) const;
    /// Of a group since the start.
    [[nodiscard]] std::uint64_t evictions(const std::string& group) const
    {
        return m_state.ledger.evictions(group);
    }

private:
    using Done = Result<Message>; ///< a sentence, or why it could not be done

    Done perform(const CreateQuotaPods& action);
    Done perform(const EndQuotaPods& action);
    Done perform(const ApplyQuotas& action);
    Done perform(const DeleteQuota& action);
    Done perform(const AddQuotaNode& action);
    Done perform(const SetCardRules& action);
    Done perform(const DrainNode& action);
    Done perform(const LoseNode& action);
    Done perform(const ReturnNode& action);

    /// Why creation-time admission refuses @p pod (EQ-64); empty: it does not.
    [[nodiscard]] Message creationRefusal(const ElasticPod& pod) const;
    void carryOut(const QuotaPodEnds& event);
    void carryOut(const QuotaPodIsGone& event);
    [[nodiscard]] std::vector<Outcome> own(MessageTemplate title, std::vector<Message> sentences) const;
    [[nodiscard]] Moment moment() { return {m_now, m_events}; }

    SystemTime m_now;
    EventQueue& m_events;
    ElasticState m_state;
    elastic::EditOptions m_rules;
    bool m_checksCreation;
    ElasticScheduler m_scheduler;
    OveruseControl m_overuse;
};
} // namespace quotadeck::sim
