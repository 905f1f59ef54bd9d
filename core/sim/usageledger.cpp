// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/usageledger.h"

#include "core/elastic/quotapartition.h"
#include "core/sim/scheduler/usagebook.h"
#include "core/sim/simulator.h"
#include "core/usage/samplebook.h"

#include <algorithm>
#include <utility>

namespace quotadeck::sim {
namespace {
/// What quota groups held, by the state after each second in which anything happened: samples count at whole seconds.
usage::Ledger elasticUsage(Simulator& simulator, Nanoseconds duration)
{
    usage::SampleBook book(usage::Seconds::max(), {});
    const SystemTime end = simulator.now() + duration;
    const auto look = [&] {
        const ElasticSimulation& simulation = *simulator.elastic();
        book.add(elastic::quotaPartition(simulation.snapshot()), simulator.now());
    };
    for (look(); simulator.now() < end; look()) {
        const SystemTime second = std::chrono::floor<std::chrono::seconds>(simulator.nextEvent());
        const SystemTime last = second + std::chrono::seconds(1) - Nanoseconds(1);
        simulator.advance(std::min(last, end) - simulator.now());
    }
    return book.take();
}
} // namespace

Result<SimulatedUsage> simulateUsage(Scenario scenario, std::uint64_t seed, Nanoseconds duration,
                                     const std::string& tag)
{
    constexpr std::chrono::minutes kLook{1};
    const bool isElastic = scenario.elastic.has_value();
    Simulator simulator(std::move(scenario), seed);
    if (isElastic)
        return SimulatedUsage{elasticUsage(simulator, duration), {}};
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
