// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/random.h"
#include "core/sim/world.h"

#include <cstdint>
#include <vector>

namespace quotadeck::sim {
/// Submits the applications of a scenario's workloads. Every workload has its own random numbers, which do not
/// depend on what the scheduler does with the applications.
class WorkloadGenerator
{
public:
    WorkloadGenerator(const Scenario& scenario, std::uint64_t seed);

    /// Plans the first arrivals of every workload.
    void start(World& world);
    /// One application of @p workload, and the plan for the next.
    void arrive(World& world, std::size_t workload);
    /// The burst of @p workload that is due, and the plan for the next.
    void arriveInBurst(World& world, std::size_t workload);

private:
    void submitOne(World& world, std::size_t workload);

    std::vector<Random> m_random; // by workload
};
} // namespace quotadeck::sim
