// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/simulator.h"

#include "core/sim/factcheck.h"
#include "core/sim/snapshotbuilder.h"
#include "core/sim/workloadgenerator.h"

#include <algorithm>
#include <utility>

namespace quotadeck::sim {
namespace {
/// Pending requests are tried again this often.
constexpr Nanoseconds kSchedulingInterval = std::chrono::seconds(1);
} // namespace

struct Simulator::State
{
    struct Injected
    {
        Nanoseconds at{};
        Action action;
        std::string title;
    };

    World world;
    std::uint64_t seed;
    WorkloadGenerator workloads;
    std::vector<Injected> injected; // by time
    std::vector<CheckedFact> checked;
    std::uint64_t events = 0;

    State(Scenario scenario, std::uint64_t number)
        : world(std::move(scenario))
        , seed(number)
        , workloads(world.scenario(), seed)
    {
        const auto& script = world.scenario().events;
        for (std::size_t index = 0; index < script.size(); ++index)
            world.events().add(world.now() + script[index].at, ScriptIsDue{index});
        workloads.start(world);
        world.events().add(world.now() + kSchedulingInterval, SchedulingIsDue{});
        if (const auto& elastic = world.scenario().elastic; elastic && elastic->revoke.isOn)
            world.events().add(world.now() + elastic->revoke.cycle, OveruseIsChecked{});
        world.events().add(world.now() + cluster::QueueTree::kCleanEvery, CleaningIsDue{});
    }

    [[nodiscard]] Nanoseconds elapsed() const { return world.now() - world.scenario().start; }

    void handle(const ApplicationArrives& event) { workloads.arrive(world, event.workload); }
    void handle(const BurstArrives& event) { workloads.arriveInBurst(world, event.workload); }
    void handle(const ScriptIsDue& event)
    {
        const ScriptedEvent& scripted = world.scenario().events[event.event];
        world.apply(scripted.action, scripted.title);
    }
    void handle(const SchedulingIsDue& event)
    {
        world.handle(event);
        world.events().add(world.now() + kSchedulingInterval, event);
    }
    void handle(const OveruseIsChecked& event)
    {
        world.handle(event);
        world.events().add(world.now() + world.scenario().elastic->revoke.cycle, event);
    }
    void handle(const CleaningIsDue& event)
    {
        world.handle(event);
        world.events().add(world.now() + cluster::QueueTree::kCleanEvery, event);
    }
    void handle(const auto& event) { world.handle(event); }

    /// Asks the facts of the time before the next event, up to @p end: all that happens at their time has happened.
    void checkFacts(SystemTime end)
    {
        const auto& facts = world.scenario().facts;
        const SystemTime next = world.events().next().value_or(SystemTime::max());
        while (checked.size() < facts.size()) {
            const Fact& fact = facts[checked.size()];
            const SystemTime time = world.scenario().start + fact.at;
            if (time > end || time >= next)
                return;
            world.setNow(std::max(world.now(), time));
            checked.push_back({checked.size(), otherwise(fact, world)});
        }
    }

    /// Runs the next event if that is not after @p end.
    bool runNext(SystemTime end)
    {
        checkFacts(end);
        const auto next = world.events().takeUntil(end);
        if (!next)
            return false;
        world.setNow(next->time);
        std::visit([this](const auto& event) { handle(event); }, next->event);
        world.planTimers();
        ++events;
        return true;
    }

    void runUntil(SystemTime end)
    {
        while (runNext(end)) { }
        world.setNow(end);
    }
};

Simulator::Simulator(Scenario scenario, std::uint64_t seed)
    : m_state(std::make_unique<State>(std::move(scenario), seed))
{
}

Simulator::~Simulator() = default;
Simulator::Simulator(Simulator&&) noexcept = default;
Simulator& Simulator::operator=(Simulator&&) noexcept = default;

const Scenario& Simulator::scenario() const
{
    return m_state->world.scenario();
}

std::uint64_t Simulator::seed() const
{
    return m_state->seed;
}

SystemTime Simulator::now() const
{
    return m_state->world.now();
}

Nanoseconds Simulator::elapsed() const
{
    return m_state->elapsed();
}

void Simulator::advance(std::chrono::nanoseconds duration)
{
    m_state->runUntil(now() + duration);
}

void Simulator::step()
{
    m_state->runNext(nextEvent());
}

SystemTime Simulator::nextEvent() const
{
    return m_state->world.events().next().value(); // the scheduler runs for ever
}

void Simulator::jumpTo(Nanoseconds elapsed)
{
    jumpTo(elapsed, Nanoseconds::max(), [] { return true; });
}

void Simulator::jumpTo(Nanoseconds elapsed, Nanoseconds step, const std::function<bool()>& goOn)
{
    const auto passTo = [&](Nanoseconds target) {
        do { // what happens at the target happens, even if that is now
            advance(std::min(step, target - m_state->elapsed()));
            if (!goOn())
                return false;
        } while (m_state->elapsed() < target);
        return true;
    };
    if (elapsed < m_state->elapsed()) {
        auto injected = std::move(m_state->injected);
        restart(seed());
        for (const State::Injected& entry : injected) {
            if (entry.at > elapsed)
                break;
            if (!passTo(entry.at))
                return;
            inject(entry.action, entry.title);
        }
    }
    passTo(elapsed);
}

void Simulator::restart(std::uint64_t seed)
{
    m_state = std::make_unique<State>(scenario(), seed);
}

Outcome Simulator::inject(const Action& action, const std::string& title)
{
    m_state->injected.push_back({m_state->elapsed(), action, title});
    Outcome outcome = m_state->world.apply(action, title);
    m_state->world.planTimers();
    return outcome;
}

const std::vector<Outcome>& Simulator::outcomes() const
{
    return m_state->world.outcomes();
}

const std::vector<CheckedFact>& Simulator::checkedFacts() const
{
    return m_state->checked;
}

SimulationCounts Simulator::counts() const
{
    return {m_state->events, m_state->world.attempts()};
}

Results Simulator::results() const
{
    return world().results();
}

Progress Simulator::progress() const
{
    const ElasticCluster* const elastic = world().elastic();
    return {seed(),
            now(),
            elapsed(),
            nextEvent(),
            counts(),
            outcomes(),
            checkedFacts(),
            elastic ? std::make_shared<const elastic::QuotaSnapshot>(elastic->snapshot(now())) : nullptr,
            world().config(),
            world().configText()};
}

ClusterSnapshot Simulator::snapshot() const
{
    return buildSnapshot(m_state->world);
}

const World& Simulator::world() const
{
    return m_state->world;
}
} // namespace quotadeck::sim
