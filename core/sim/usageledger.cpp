// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/usageledger.h"

#include "core/sim/scheduler/usagebook.h"
#include "core/sim/simulator.h"
#include "core/usage/samplebook.h"

#include <algorithm>
#include <utility>

namespace quotadeck::sim {
Result<SimulatedUsage> simulateUsage(Scenario scenario, std::uint64_t seed, Nanoseconds duration,
                                     const std::string& tag)
{
    constexpr std::chrono::minutes kLook{1};
    if (scenario.elastic)
        return fail(ErrorCode::Unsupported, scenario.name,
                    QUOTADECK_TEXT("sim", "the scenario has elastic quotas: reports need queues"));
    Simulator simulator(std::move(scenario), seed);
    simulator.keepUsage(tag);
    usage::SampleBook queues(2 * kLook, {}, usage::SampleBook::What::QueuesOnly);
    const auto look = [&] {
        const ClusterSnapshot snapshot = simulator.snapshot(EndedApplications::Unknown);
        if (const auto* const partition = findPartition(snapshot, simulator.scenario().partition))
            queues.add(*partition, snapshot.time);
    };
    look();
    while (simulator.elapsed() < duration) {
        simulator.advance(std::min<Nanoseconds>(kLook, duration - simulator.elapsed()));
        look();
    }
    SimulatedUsage result;
    result.ledger = queues.take();
    const SchedulerSimulation& simulation = *simulator.scheduler();
    std::ranges::move(simulation.usageBook()->records(simulation.partition(), simulator.now()),
                      std::back_inserter(result.ledger.records));
    for (const usage::Account account : {usage::Account::Used, usage::Account::Preempted,
                                         usage::Account::Placeholder, usage::Account::Pending})
        result.ledger.known[static_cast<std::size_t>(account)] = usage::Knowledge::All;
    result.ledger.waits = simulation.usageBook()->waits();
    result.ledger.knowsWaits = usage::Knowledge::All;
    result.summaries = simulation.usageBook()->summaries();
    return result;
}
} // namespace quotadeck::sim
