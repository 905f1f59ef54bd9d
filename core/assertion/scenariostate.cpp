// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assertion/scenariostate.h"

#include "core/sim/simulator.h"

#include <memory>

namespace quotadeck::assertion {
Result<SnapshotPtr> scenarioState(const sim::Scenario& scenario, std::chrono::nanoseconds at,
                                  const std::stop_token& stop)
{
    if (scenario.elastic)
        return fail(
            ErrorCode::Unsupported, {},
            QUOTADECK_TEXT("assertion", "the scenario has elastic quotas; assertions are about queues"));
    constexpr std::uint64_t kSeed = 1; // as "simulate" without --seed
    constexpr std::chrono::minutes kStopStep{1}; ///< simulated time between two looks at the token
    sim::Simulator simulator(scenario, kSeed);
    simulator.jumpTo(at, kStopStep, [&stop] { return !stop.stop_requested(); });
    return std::make_shared<const ClusterSnapshot>(simulator.snapshot());
}
} // namespace quotadeck::assertion
