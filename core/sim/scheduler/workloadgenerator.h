// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/scenario.h"

#include <cstdint>
#include <random>
#include <vector>

namespace quotadeck::sim {
/// Reproducible random numbers: the generator is fixed by the C++ standard and the mapping to ranges is our own,
/// because the standard's distributions differ between libraries.
class Random
{
public:
    /// The stream number @p stream of @p seed. Streams of one seed are independent: drawing more from one does
    /// not change another.
    Random(std::uint64_t seed, std::uint64_t stream);

    /// From 0 up to, not including, @p count, which must be above 0; all equally likely.
    [[nodiscard]] std::uint64_t below(std::uint64_t count);
    [[nodiscard]] std::int64_t between(Range<std::int64_t> range);
    [[nodiscard]] Nanoseconds between(Range<Nanoseconds> range);

private:
    std::mt19937_64 m_engine;
};

class SchedulerSimulation;

/// Submits the applications of a scenario's workloads. Every workload has its own random numbers, which do not
/// depend on what the scheduler does with the applications.
class WorkloadGenerator
{
public:
    WorkloadGenerator(const Scenario& scenario, std::uint64_t seed);

    /// Plans the first arrivals of every workload.
    void start(SchedulerSimulation& simulation);
    /// One application of @p workload, and the plan for the next.
    void arrive(SchedulerSimulation& simulation, std::size_t workload);
    /// The burst of @p workload that is due, and the plan for the next.
    void arriveInBurst(SchedulerSimulation& simulation, std::size_t workload);

private:
    void submitOne(SchedulerSimulation& simulation, std::size_t workload);

    std::vector<Random> m_random; // by workload
};
} // namespace quotadeck::sim
