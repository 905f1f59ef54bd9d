// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/elastic/elasticsimulation.h"
#include "core/sim/fact.h"
#include "core/sim/scheduler/schedulersimulation.h"

#include <optional>
#include <string>

namespace quotadeck::sim {
/// What facts are about: one of the two kinds of cluster, which must be that of the scenario.
struct FactSubject
{
    const SchedulerSimulation* scheduler = nullptr;
    const ElasticSimulation* elastic = nullptr;
    const std::optional<Outcome>* lastLoading
        = nullptr; ///< of a configuration or of elastic quotas by the script
};

/// What is so instead of @p fact now, for people; empty when it holds.
[[nodiscard]] std::string otherwise(const Fact& fact, const FactSubject& subject);
} // namespace quotadeck::sim
