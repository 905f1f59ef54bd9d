// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/elastic/eviction.h"
#include "core/sim/elastic/elasticstate.h"

#include <map>
#include <string>
#include <vector>

namespace quotadeck::sim {
/// The controller that evicts pods of quota groups that use more than their runtime for too long (EQ-66 to
/// EQ-74), and of groups that hold cards of a model which others are guaranteed (G8).
///
/// Ownership: the state must outlive it.
class OveruseControl
{
public:
    OveruseControl(ElasticState& state, const ElasticSetup& setup, SystemTime start);

    /// A group or model is monitored from @p now on, unless it is already.
    void watchGroup(const std::string& group, SystemTime now) { m_groups.try_emplace(group, now, m_delay); }
    void watchModel(const std::string& model, SystemTime now) { m_models.try_emplace(model, now, m_delay); }
    void forgetGroup(const std::string& group) { m_groups.erase(group); }
    /// The rules for models have changed: over-use before @p now does not count.
    void restartModels(SystemTime now);

    /// Takes a sample of over-use (EQ-68). Returns a sentence for each group whose pods are evicted now.
    [[nodiscard]] std::vector<Message> check(const Moment& moment);

private:
    [[nodiscard]] std::vector<std::string> overusedLeaves() const;
    [[nodiscard]] Message revoke(const std::string& group, const Moment& moment);
    [[nodiscard]] std::vector<Message> reclaim(const std::string& model, const Moment& moment);
    [[nodiscard]] std::string evictAll(std::vector<ElasticPod*> candidates, const Resource& used,
                                       const Resource& limit, const Moment& moment);

    ElasticState& m_state;
    Nanoseconds m_delay;
    std::map<std::string, elastic::OveruseClock> m_groups; // by name
    std::map<std::string, elastic::OveruseClock> m_models;
};
} // namespace quotadeck::sim
