// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/simulator.h"

#include "core/sim/scheduler/snapshotbuilder.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <variant>

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
        Message title;
    };

    const Scenario scenario;
    std::uint64_t seed;
    SystemTime now;
    EventQueue queue;
    std::unique_ptr<SchedulerSimulation> scheduler; // this or the next
    std::unique_ptr<ElasticSimulation> elastic;
    Simulation* simulation = nullptr; // that one
    std::shared_ptr<const config::SchedulerConfig> startConfig; // of a cluster with elastic quotas
    std::shared_ptr<const std::string> startConfigText;
    std::vector<Injected> injected; // by time
    std::vector<Outcome> outcomes; // by time
    std::optional<Outcome> lastLoading; // of a configuration or of elastic quotas
    std::vector<CheckResult> checked;
    std::uint64_t events = 0;

    State(Scenario played, std::uint64_t number)
        : scenario(std::move(played))
        , seed(number)
        , now(scenario.start)
    {
        if (scenario.elastic) {
            elastic = std::make_unique<ElasticSimulation>(scenario, queue);
            startConfig = std::make_shared<const config::SchedulerConfig>(scenario.config);
            startConfigText = std::make_shared<const std::string>(scenario.configText);
        } else {
            scheduler = std::make_unique<SchedulerSimulation>(scenario, seed, queue);
        }
        simulation = elastic ? static_cast<Simulation*>(elastic.get()) : scheduler.get();
        for (std::size_t index = 0; index < scenario.events.size(); ++index)
            queue.add(now + scenario.events[index].at, ScriptIsDue{index});
        simulation->start();
        queue.add(now + kSchedulingInterval, SchedulingIsDue{});
        if (scenario.elastic && scenario.elastic->revoke.isOn)
            queue.add(now + scenario.elastic->revoke.cycle, OveruseIsChecked{});
        queue.add(now + cluster::QueueTree::kCleanEvery, CleaningIsDue{});
    }

    [[nodiscard]] Nanoseconds elapsed() const { return now - scenario.start; }

    void passTime(SystemTime time)
    {
        now = time;
        simulation->passTime(time);
    }

    const Outcome& apply(const Action& action, Message title)
    {
        const auto done = simulation->apply(action);
        outcomes.push_back(
            {now, std::move(title), done.has_value(), done ? *done : done.error().message, false});
        if (std::holds_alternative<LoadConfiguration>(action) || std::holds_alternative<ApplyQuotas>(action)
            || std::holds_alternative<DeleteQuota>(action))
            lastLoading = outcomes.back();
        return outcomes.back();
    }

    void handle(const Event& event)
    {
        if (const auto* const script = std::get_if<ScriptIsDue>(&event)) {
            const ScriptedEvent& scripted = scenario.events[script->event];
            apply(scripted.action, scripted.title);
            return;
        }
        std::ranges::move(simulation->handle(event), std::back_inserter(outcomes));
        if (std::holds_alternative<SchedulingIsDue>(event))
            queue.add(now + kSchedulingInterval, event);
        else if (std::holds_alternative<OveruseIsChecked>(event))
            queue.add(now + scenario.elastic->revoke.cycle, event);
        else if (std::holds_alternative<CleaningIsDue>(event))
            queue.add(now + cluster::QueueTree::kCleanEvery, event);
    }

    /// Runs the checks due before the next event, up to @p end: all that happens at their time has happened.
    void runChecks(SystemTime end)
    {
        const auto& checks = scenario.checks;
        const SystemTime next = queue.next().value_or(SystemTime::max());
        while (checked.size() < checks.size()) {
            const Check& check = checks[checked.size()];
            const SystemTime time = scenario.start + check.at;
            if (time > end || time >= next)
                return;
            passTime(std::max(now, time));
            checked.push_back(
                {checked.size(), failureOf(check, {scheduler.get(), elastic.get(), &lastLoading})});
        }
    }

    /// Runs the next event if that is not after @p end.
    bool runNext(SystemTime end)
    {
        runChecks(end);
        const auto next = queue.takeUntil(end);
        if (!next)
            return false;
        passTime(next->time);
        handle(next->event);
        simulation->planTimers();
        ++events;
        return true;
    }

    void runUntil(SystemTime end)
    {
        while (runNext(end)) { }
        passTime(end);
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
    return m_state->scenario;
}

std::uint64_t Simulator::seed() const
{
    return m_state->seed;
}

SystemTime Simulator::now() const
{
    return m_state->now;
}

Nanoseconds Simulator::elapsed() const
{
    return m_state->elapsed();
}

void Simulator::keepUsage(std::string tag)
{
    if (m_state->scheduler)
        m_state->scheduler->keepUsage(std::move(tag));
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
    return m_state->queue.next().value(); // the scheduler runs for ever
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

Outcome Simulator::inject(const Action& action, const Message& title)
{
    m_state->injected.push_back({m_state->elapsed(), action, title});
    Outcome outcome = m_state->apply(action, title);
    m_state->simulation->planTimers();
    return outcome;
}

const std::vector<Outcome>& Simulator::outcomes() const
{
    return m_state->outcomes;
}

const std::vector<CheckResult>& Simulator::checkResults() const
{
    return m_state->checked;
}

SimulationCounts Simulator::counts() const
{
    return {m_state->events, m_state->simulation->attempts()};
}

Results Simulator::results() const
{
    return m_state->simulation->results();
}

Progress Simulator::progress() const
{
    const ElasticSimulation* const elastic = m_state->elastic.get();
    return {seed(),
            now(),
            elapsed(),
            nextEvent(),
            counts(),
            outcomes(),
            checkResults(),
            elastic ? std::make_shared<const elastic::QuotaSnapshot>(elastic->snapshot()) : nullptr,
            elastic ? m_state->startConfig : m_state->scheduler->config(),
            elastic ? m_state->startConfigText : m_state->scheduler->configText()};
}

ClusterSnapshot Simulator::snapshot(EndedApplications ended) const
{
    if (m_state->scheduler)
        return buildSnapshot(*m_state->scheduler, ended);
    ClusterSnapshot snapshot; // there are no queues
    snapshot.time = now();
    return snapshot;
}

const SchedulerSimulation* Simulator::scheduler() const
{
    return m_state->scheduler.get();
}

const ElasticSimulation* Simulator::elastic() const
{
    return m_state->elastic.get();
}

std::size_t Simulator::plannedEvents() const
{
    return m_state->queue.size();
}
} // namespace quotadeck::sim
