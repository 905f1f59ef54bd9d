// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/scenario.h"
#include "core/snapshot/clustersnapshot.h"

#include <chrono>
#include <cstdint>
#include <memory>

namespace quotadeck::sim {
/// A cluster that lives in virtual time: a seeded workload runs through the user and group tracker and the
/// queue quotas of the scenario.
///
/// Threading: thread-compatible; nothing in it depends on wall clock, locale or thread timing: the same
///            scenario, seed and sequence of calls give the same snapshots (SIM-2).
class Simulator
{
public:
    Simulator(Scenario scenario, std::uint64_t seed);
    ~Simulator();
    Simulator(Simulator&&) noexcept;
    Simulator& operator=(Simulator&&) noexcept;

    [[nodiscard]] SystemTime now() const;
    /// Runs every event up to and including now() + @p duration.
    void advance(std::chrono::nanoseconds duration);
    /// The cluster as the scheduler would report it at now(), normalized.
    [[nodiscard]] ClusterSnapshot snapshot() const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};
} // namespace quotadeck::sim
