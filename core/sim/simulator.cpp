// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/simulator.h"

#include "core/sim/schedulingcycle.h"
#include "core/sim/snapshotbuilder.h"
#include "core/sim/workloadgenerator.h"
#include "core/sim/world.h"

#include <utility>

namespace quotadeck::sim {
namespace {
/// Pending requests are tried again this often.
constexpr Nanoseconds kSchedulingInterval = std::chrono::seconds(1);
} // namespace

struct Simulator::State
{
    World world;
    WorkloadGenerator workloads;

    State(Scenario scenario, std::uint64_t seed)
        : world(std::move(scenario))
        , workloads(world.scenario(), seed)
    {
        workloads.start(world);
        world.events().add(world.now() + kSchedulingInterval, SchedulingIsDue{});
    }

    void handle(const ApplicationArrives& event) { workloads.arrive(world, event.workload); }
    void handle(const BurstArrives& event) { workloads.arriveInBurst(world, event.workload); }
    void handle(const RequestsArrive& event) { world.addRequests(event.app); }
    void handle(const PodEnds& event) { world.endPod(event.app, event.pod); }
    void handle(const CompletingEnds& event) { world.complete(event.app); }

    void handle(const SchedulingIsDue&)
    {
        runSchedulingCycle(world);
        world.events().add(world.now() + kSchedulingInterval, SchedulingIsDue{});
    }
};

Simulator::Simulator(Scenario scenario, std::uint64_t seed)
    : m_state(std::make_unique<State>(std::move(scenario), seed))
{
}

Simulator::~Simulator() = default;
Simulator::Simulator(Simulator&&) noexcept = default;
Simulator& Simulator::operator=(Simulator&&) noexcept = default;

SystemTime Simulator::now() const
{
    return m_state->world.now();
}

void Simulator::advance(std::chrono::nanoseconds duration)
{
    World& world = m_state->world;
    const SystemTime end = world.now() + duration;
    while (const auto next = world.events().takeUntil(end)) {
        world.setNow(next->time);
        std::visit([this](const auto& event) { m_state->handle(event); }, next->event);
    }
    world.setNow(end);
}

ClusterSnapshot Simulator::snapshot() const
{
    return buildSnapshot(m_state->world);
}
} // namespace quotadeck::sim
