// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/simulatorrunner.h"

#include "app/feed/partitionchoice.h"

#include <algorithm>
#include <cassert>
#include <utility>
#include <vector>

namespace quotadeck::feed {
namespace {
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr auto kShortestTick = 50ms; ///< wall time between two updates, whatever the speed
constexpr auto kLongestBurst = 250ms; ///< wall time spent on steps that are due, before the rest is forgotten
constexpr std::size_t kWarmUpCapacity = 16; ///< updates in line; each may hold a large cluster
constexpr int kResultsShare = 9; ///< time for other things between two results, in what one takes
constexpr int kMostOnTheWay = 200; ///< updates of one jump

/// @p virtualTime on the wall clock, at most a day.
Clock::duration wallTime(std::chrono::nanoseconds virtualTime, double speed)
{
    const std::chrono::duration<double, std::nano> time = virtualTime;
    return std::chrono::duration_cast<Clock::duration>(std::min<decltype(time)>(time / speed, 24h));
}
} // namespace

SimulatorRunner::SimulatorRunner(Setup setup)
    : m_wake(setup.wake)
    , m_pace(setup.pace)
    , m_partition(setup.partition)
    , m_thread([this, setup = std::move(setup)](const std::stop_token& stop) { run(stop, setup); })
{
}

SimulatorRunner::~SimulatorRunner() = default;

std::optional<SimulatorRunner::Output> SimulatorRunner::take()
{
    const std::lock_guard lock(m_mutex);
    if (m_outputs.empty())
        return std::nullopt;
    auto output = std::move(m_outputs.front());
    m_outputs.pop_front();
    announceChange();
    return output;
}

void SimulatorRunner::setPace(const Pace& pace)
{
    assert(pace.speed > 0 && pace.step > 0ns);
    const std::lock_guard lock(m_mutex);
    m_pace = pace;
    restartClock();
    announceChange();
}

void SimulatorRunner::setPartition(const std::string& partition)
{
    const std::lock_guard lock(m_mutex);
    m_partition = partition;
    ++m_partitionChanges;
    m_isRewound = m_isRewound || std::ranges::any_of(m_outputs, &Output::isRewound);
    m_outputs.clear();
    announceChange();
}

void SimulatorRunner::stepNow()
{
    const std::lock_guard lock(m_mutex);
    m_stepWanted = true;
    announceChange();
}

void SimulatorRunner::order(Command command)
{
    const std::lock_guard lock(m_mutex);
    const auto isJump = [](const Command& order) { return std::holds_alternative<JumpTo>(order); };
    if (!m_commands.empty() && isJump(command) && isJump(m_commands.back()))
        m_commands.pop_back(); // nobody waits for a place that is left at once
    m_commands.push_back(std::move(command));
    announceChange();
}

void SimulatorRunner::run(const std::stop_token& stop, const Setup& setup)
{
    Run run{setup, sim::Simulator(setup.scenario, setup.seed), stop};
    deliver(run, kWarmUpCapacity);
    warmUp(run);
    while (!stop.stop_requested()) {
        const auto work = awaitWork(stop);
        if (work.command) {
            std::visit([&](const auto& command) { perform(command, run); }, *work.command);
            m_areResultsDue = true;
        } else {
            perform(work, run);
        }
        deliver(run, 1);
    }
}

void SimulatorRunner::warmUp(Run& run)
{
    const Setup& setup = run.setup;
    for (auto passed = 0ns; passed < setup.warmUp && !run.stop.stop_requested(); passed += setup.warmUpStep) {
        run.simulator.advance(std::min(setup.warmUpStep, setup.warmUp - passed));
        deliver(run, kWarmUpCapacity);
    }
    const std::lock_guard lock(m_mutex);
    restartClock();
}

SimulatorRunner::Work SimulatorRunner::awaitWork(const std::stop_token& stop)
{
    std::unique_lock lock(m_mutex);
    while (!stop.stop_requested()) {
        if (const auto work = dueWork(Clock::now()))
            return *work;
        const auto hasChanged = [this, seen = m_changes] { return m_changes != seen; };
        if (m_pace.paused || !m_outputs.empty())
            m_changed.wait(lock, stop, hasChanged);
        else
            m_changed.wait_until(lock, stop, nextTick(), hasChanged);
    }
    return {};
}

std::optional<SimulatorRunner::Work> SimulatorRunner::dueWork(WallTime now)
{
    if (m_partitionChanges != m_followedChanges)
        return Work{0, m_pace.step, {}};
    if (!m_outputs.empty())
        return std::nullopt;
    if (!m_commands.empty()) {
        restartClock();
        Work work{0, m_pace.step, std::move(m_commands.front())};
        m_commands.pop_front();
        return work;
    }
    if (std::exchange(m_stepWanted, false)) {
        restartClock();
        return Work{1, m_pace.step, {}};
    }
    if (m_pace.paused || now < nextTick())
        return std::nullopt;
    const auto due = (now - m_clockStart) / std::max(wallTime(m_pace.step, m_pace.speed), Clock::duration(1));
    const auto steps = std::max<std::int64_t>(due - m_stepsBegun, 1);
    m_stepsBegun += steps;
    return Work{steps, m_pace.step, {}};
}

void SimulatorRunner::perform(const Work& work, Run& run)
{
    const auto deadline = Clock::now() + kLongestBurst;
    for (std::int64_t step = 0; step < work.steps && !run.stop.stop_requested(); ++step) {
        if (step > 0 && Clock::now() >= deadline) {
            const std::lock_guard lock(m_mutex);
            restartClock();
            return;
        }
        run.simulator.advance(work.step);
    }
}

void SimulatorRunner::perform(const StepEvent&, Run& run)
{
    run.simulator.step();
}

void SimulatorRunner::perform(const JumpTo& command, Run& run)
{
    auto& simulator = run.simulator;
    auto told = simulator.elapsed();
    if (command.elapsed < told) {
        told = 0ns;
        rewind();
    }
    const auto between
        = std::max<std::chrono::nanoseconds>(run.setup.warmUpStep, (command.elapsed - told) / kMostOnTheWay);
    simulator.jumpTo(command.elapsed, run.setup.warmUpStep, [&] {
        if (simulator.elapsed() < command.elapsed && simulator.elapsed() - told >= between) {
            told = simulator.elapsed();
            deliver(run, kWarmUpCapacity);
        }
        return !run.stop.stop_requested();
    });
}

void SimulatorRunner::perform(const Restart& command, Run& run)
{
    rewind();
    run.simulator.restart(command.seed);
    warmUp(run);
}

void SimulatorRunner::perform(const Inject& command, Run& run)
{
    // Not between two events of the same time, where a jump back would put it.
    run.simulator.advance(0ns);
    run.simulator.inject(command.action, command.title);
}

void SimulatorRunner::rewind()
{
    const std::lock_guard lock(m_mutex);
    m_isRewound = true;
}

void SimulatorRunner::deliver(const Run& run, std::size_t capacity)
{
    while (!run.stop.stop_requested()) {
        auto output = makeOutput(run.simulator);
        std::unique_lock lock(m_mutex);
        const auto isOutdated = [this] { return m_partitionChanges != m_followedChanges; };
        m_changed.wait(lock, run.stop, [&] { return m_outputs.size() < capacity || isOutdated(); });
        if (isOutdated())
            continue;
        if (run.stop.stop_requested())
            return;
        m_lastOutput = Clock::now();
        m_isRewound = false;
        m_outputs.push_back(std::move(output));
        if (m_outputs.size() > 1)
            return; // whoever was woken for the first takes this, too
        lock.unlock();
        m_wake();
        return;
    }
}

SimulatorRunner::Output SimulatorRunner::makeOutput(const sim::Simulator& simulator)
{
    std::string wanted;
    Output output;
    {
        const std::lock_guard lock(m_mutex);
        wanted = m_partition;
        m_followedChanges = m_partitionChanges;
        output.isRewound = m_isRewound;
    }
    const auto start = Clock::now();
    auto snapshot = std::make_shared<const ClusterSnapshot>(simulator.snapshot());
    output.partition = choosePartition(partitionNames(*snapshot), wanted);
    auto progress = std::make_shared<sim::Progress>(simulator.progress());
    progress->results = results(simulator);
    output.progress = std::move(progress);
    output.snapshot = std::move(snapshot);
    output.cost = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start);
    return output;
}

/// Those of a large cluster cost something: they are made anew at the end of a command, and otherwise so often that they
/// take a tenth of the time.
std::shared_ptr<const sim::Results> SimulatorRunner::results(const sim::Simulator& simulator)
{
    const auto begin = Clock::now();
    if (m_results && !m_areResultsDue && m_results->elapsed <= simulator.elapsed() && begin < m_nextResults)
        return m_results;
    m_areResultsDue = false;
    m_results = std::make_shared<const sim::Results>(simulator.results());
    const auto end = Clock::now();
    m_nextResults = end + kResultsShare * (end - begin);
    return m_results;
}

SimulatorRunner::WallTime SimulatorRunner::nextTick() const
{
    const auto due = m_clockStart + (m_stepsBegun + 1) * wallTime(m_pace.step, m_pace.speed);
    return std::max(due, m_lastOutput + kShortestTick);
}

void SimulatorRunner::restartClock()
{
    m_clockStart = Clock::now();
    m_stepsBegun = 0;
}

void SimulatorRunner::announceChange()
{
    ++m_changes;
    m_changed.notify_all();
}
} // namespace quotadeck::feed
