// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/action.h"
#include "core/sim/scenario.h"
#include "core/sim/simulator.h"
#include "core/snapshot/clustersnapshot.h"

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <variant>

namespace quotadeck::feed {
/// How virtual time follows the wall clock.
struct Pace
{
    std::chrono::nanoseconds step{std::chrono::seconds(5)}; ///< virtual, between two updates; positive
    double speed = 1.0; ///< virtual seconds in a second; positive
    bool paused = false;
};

/// The next event alone.
struct StepEvent
{
};

/// To a time since the start of the scenario, back or forth.
struct JumpTo
{
    std::chrono::nanoseconds elapsed{};
};

/// From the start, without anything injected.
struct Restart
{
    std::uint64_t seed = 0;
};

/// An action now, beside the script.
struct Inject
{
    sim::Action action;
    Message title; ///< never empty
};

/// What can be done to a running simulation. Carried out one after the other, even while paused.
using Command = std::variant<StepEvent, JumpTo, Restart, Inject>;

/// Runs a simulator in a thread of its own and hands over what it does, snapshot by snapshot.
///
/// Shape:     none is dropped once made, unless the partition changes. In the warm-up a few
///            wait in line; after it the next is only made when the last was taken, and then covers all the steps
///            that are due. A simulation that cannot keep up falls behind the clock instead of piling up steps.
/// Units:     virtual time advances in whole steps, so that a snapshot depends on nothing but scenario, seed, step
///            and its own time. A command may end between two steps; the next step begins there.
/// Threading: all functions may be called from the thread that owns it; `wake` is called in the runner's thread.
class SimulatorRunner
{
public:
    struct Setup
    {
        sim::Scenario scenario;
        std::uint64_t seed = 0;
        std::chrono::nanoseconds warmUp{}; ///< virtual time that passes at once
        std::chrono::nanoseconds warmUpStep{std::chrono::seconds(5)}; ///< positive
        Pace pace;
        std::string partition; ///< as for Feed::setPartition()
        std::function<void()> wake; ///< there is something to take()
    };

    struct Output
    {
        SnapshotPtr snapshot;
        std::string partition; ///< the one that was wanted
        std::shared_ptr<const sim::Progress> progress; ///< at the same time
        std::chrono::milliseconds cost{}; ///< of the snapshot
        bool isRewound = false; ///< time went back; what was before it is no past of it
    };

    explicit SimulatorRunner(Setup setup); ///< Starts at once.
    ~SimulatorRunner(); ///< Waits for the step being simulated just then.
    SimulatorRunner(const SimulatorRunner&) = delete;
    SimulatorRunner& operator=(const SimulatorRunner&) = delete;

    [[nodiscard]] std::optional<Output> take(); ///< The next update, if there is one by now.
    void setPace(const Pace& pace); ///< Counts from now on.
    /// Drops what waits. The next update comes soon, even while paused.
    void setPartition(const std::string& partition);
    void stepNow(); ///< One step more, without waiting for its time and even while paused.
    /// The next update comes once it is done, a long jump brings some on the way.
    void order(Command command);

private:
    using WallTime = std::chrono::steady_clock::time_point;

    /// What the runner is to do next.
    struct Work
    {
        std::int64_t steps = 0; ///< before the next update; 0 = none, for a new partition
        std::chrono::nanoseconds step{};
        std::optional<Command> command; ///< instead of steps
    };

    /// What the runner's thread works on.
    struct Run
    {
        const Setup& setup;
        sim::Simulator simulator;
        std::stop_token stop;
    };

    void run(const std::stop_token& stop, const Setup& setup);
    [[nodiscard]] Work awaitWork(const std::stop_token& stop);
    [[nodiscard]] std::optional<Work> dueWork(WallTime now); ///< m_mutex held
    void warmUp(Run& run);
    void perform(const Work& work, Run& run);
    void perform(const StepEvent& command, Run& run);
    void perform(const JumpTo& command, Run& run);
    void perform(const Restart& command, Run& run);
    void perform(const Inject& command, Run& run);
    void rewind();
    void deliver(const Run& run, std::size_t capacity);
    [[nodiscard]] Output makeOutput(const sim::Simulator& simulator);
    [[nodiscard]] std::shared_ptr<const sim::Results> results(const sim::Simulator& simulator);
    [[nodiscard]] WallTime nextTick() const; ///< m_mutex held
    void restartClock(); ///< m_mutex held
    void announceChange(); ///< m_mutex held

    std::function<void()> m_wake;

    std::mutex m_mutex; ///< of everything up to the next blank line
    std::condition_variable_any m_changed;
    std::uint64_t m_changes = 0;
    Pace m_pace;
    std::string m_partition;
    std::uint64_t m_partitionChanges = 0;
    bool m_stepWanted = false;
    bool m_isRewound = false; ///< and no output has reported it yet
    std::deque<Command> m_commands;
    std::deque<Output> m_outputs;
    WallTime m_clockStart; ///< when the steps began to count
    WallTime m_lastOutput;
    std::int64_t m_stepsBegun = 0; ///< since m_clockStart

    std::uint64_t m_followedChanges
        = 0; ///< of m_partitionChanges; of the runner's thread alone, as the next three
    std::shared_ptr<const sim::Results> m_results; ///< null before the first
    bool m_areResultsDue = true;
    WallTime m_nextResults; ///< not before
    std::jthread m_thread; ///< last: joined before anything it uses goes
};
} // namespace quotadeck::feed
