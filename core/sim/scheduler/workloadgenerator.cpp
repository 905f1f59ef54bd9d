// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/scheduler/workloadgenerator.h"

#include "core/sim/scheduler/schedulersimulation.h"

#include <algorithm>
#include <cassert>

namespace quotadeck::sim {
namespace {
/// The finalizer of SplitMix64: neighbouring seeds and streams give unrelated generators.
constexpr std::uint64_t mixed(std::uint64_t value)
{
    value += 0x9e3779b97f4a7c15U;
    value = (value ^ (value >> 30U)) * 0xbf58476d1ce4e5b9U;
    value = (value ^ (value >> 27U)) * 0x94d049bb133111ebU;
    return value ^ (value >> 31U);
}
} // namespace

Random::Random(std::uint64_t seed, std::uint64_t stream) : m_engine(mixed(mixed(seed) + stream)) { }

std::uint64_t Random::below(std::uint64_t count)
{
    assert(count > 0);
    // The lowest (2^64 mod count) values are drawn again: without them every result has the same weight.
    const std::uint64_t surplus = (0 - count) % count;
    std::uint64_t value = m_engine();
    while (value < surplus)
        value = m_engine();
    return value % count;
}

std::int64_t Random::between(Range<std::int64_t> range)
{
    assert(range.least <= range.most);
    const auto width = static_cast<std::uint64_t>(range.most - range.least) + 1;
    return range.least + static_cast<std::int64_t>(below(width));
}

Nanoseconds Random::between(Range<Nanoseconds> range)
{
    return Nanoseconds(between(Range<std::int64_t>{range.least.count(), range.most.count()}));
}

WorkloadGenerator::WorkloadGenerator(const Scenario& scenario, std::uint64_t seed)
{
    m_random.reserve(scenario.workloads.size());
    for (std::size_t index = 0; index < scenario.workloads.size(); ++index)
        m_random.emplace_back(seed, index);
}

void WorkloadGenerator::start(SchedulerSimulation& simulation)
{
    const auto& workloads = simulation.scenario().workloads;
    for (std::size_t index = 0; index < workloads.size(); ++index) {
        for (std::int64_t count = 0; count < workloads[index].atStart; ++count)
            submitOne(simulation, index);
        simulation.events().add(simulation.now() + m_random[index].between(workloads[index].interarrival),
                                ApplicationArrives{index});
        if (workloads[index].burst)
            simulation.events().add(simulation.now() + workloads[index].burst->every, BurstArrives{index});
    }
}

void WorkloadGenerator::arrive(SchedulerSimulation& simulation, std::size_t workload)
{
    submitOne(simulation, workload);
    simulation.events().add(
        simulation.now() + m_random[workload].between(simulation.scenario().workloads[workload].interarrival),
        ApplicationArrives{workload});
}

void WorkloadGenerator::arriveInBurst(SchedulerSimulation& simulation, std::size_t workload)
{
    const Burst& burst = *simulation.scenario().workloads[workload].burst;
    for (std::int64_t index = 0; index < burst.applications; ++index)
        submitOne(simulation, workload);
    simulation.events().add(simulation.now() + burst.every, BurstArrives{workload});
}

void WorkloadGenerator::submitOne(SchedulerSimulation& simulation, std::size_t workload)
{
    const Workload& source = simulation.scenario().workloads[workload];
    Random& random = m_random[workload];
    // Everything is drawn before it is known whether it will be used: the numbers that follow stay the same.
    const UserName& user = source.users[static_cast<std::size_t>(random.below(source.users.size()))];
    const QueuePath& queue = source.queues.size() == 1
        ? source.queues.front()
        : source.queues[static_cast<std::size_t>(random.below(source.queues.size()))];
    std::vector<Nanoseconds> runTimes(static_cast<std::size_t>(random.between(source.pods)));
    std::ranges::generate(runTimes, [&] { return random.between(source.runTime); });

    if (simulation.owners().openApplications(workload, user) < source.maxOpenApplications)
        simulation.submit(workload, queue, user, runTimes);
}
} // namespace quotadeck::sim
