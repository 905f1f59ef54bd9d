// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/scenario.h"
#include "core/usage/consumption.h"
#include "core/usage/summary.h"

#include <cstdint>
#include <string>
#include <vector>

namespace quotadeck::sim {
/// What a scenario held while it ran, from its own books.
struct SimulatedUsage
{
    usage::Ledger ledger;
    std::vector<usage::ApplicationSummary> summaries; ///< as the scheduler logs them
};

/// Runs @p scenario for @p duration. @p tag of applications is that of usage::Dimension::Tag; may be empty. What was guaranteed,
/// idle, above that and there to be used is looked at once a minute; of elastic quota groups, which have no applications, everything
/// whenever it changes.
[[nodiscard]] Result<SimulatedUsage> simulateUsage(Scenario scenario, std::uint64_t seed,
                                                   Nanoseconds duration, const std::string& tag);
} // namespace quotadeck::sim
