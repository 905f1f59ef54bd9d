// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/workloadgenerator.h"

#include <algorithm>

namespace quotadeck::sim {
WorkloadGenerator::WorkloadGenerator(const Scenario& scenario, std::uint64_t seed)
{
    m_random.reserve(scenario.workloads.size());
    for (std::size_t index = 0; index < scenario.workloads.size(); ++index)
        m_random.emplace_back(seed, index);
}

void WorkloadGenerator::start(World& world)
{
    const auto& workloads = world.scenario().workloads;
    for (std::size_t index = 0; index < workloads.size(); ++index) {
        for (std::int64_t count = 0; count < workloads[index].atStart; ++count)
            submitOne(world, index);
        world.events().add(world.now() + m_random[index].between(workloads[index].interarrival),
                           ApplicationArrives{index});
        if (workloads[index].burst)
            world.events().add(world.now() + workloads[index].burst->every, BurstArrives{index});
    }
}

void WorkloadGenerator::arrive(World& world, std::size_t workload)
{
    submitOne(world, workload);
    world.events().add(world.now()
                           + m_random[workload].between(world.scenario().workloads[workload].interarrival),
                       ApplicationArrives{workload});
}

void WorkloadGenerator::arriveInBurst(World& world, std::size_t workload)
{
    const Burst& burst = *world.scenario().workloads[workload].burst;
    for (std::int64_t index = 0; index < burst.applications; ++index)
        submitOne(world, workload);
    world.events().add(world.now() + burst.every, BurstArrives{workload});
}

void WorkloadGenerator::submitOne(World& world, std::size_t workload)
{
    const Workload& source = world.scenario().workloads[workload];
    Random& random = m_random[workload];
    // Everything is drawn before it is known whether it will be used: the numbers that follow stay the same.
    const UserName& user = source.users[static_cast<std::size_t>(random.below(source.users.size()))];
    const QueuePath& queue = source.queues.size() == 1
        ? source.queues.front()
        : source.queues[static_cast<std::size_t>(random.below(source.queues.size()))];
    std::vector<Nanoseconds> runTimes(static_cast<std::size_t>(random.between(source.pods)));
    std::ranges::generate(runTimes, [&] { return random.between(source.runTime); });

    if (world.openApplications(workload, user) < source.maxOpenApplications)
        world.submit(workload, queue, user, runTimes);
}
} // namespace quotadeck::sim
