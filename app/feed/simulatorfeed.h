// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/feed/feed.h"
#include "app/feed/simulatorrunner.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace quotadeck::feed {
struct SimulatorConfig
{
    sim::Scenario scenario;
    std::uint64_t seed = 0;
    Pace pace;
    std::chrono::nanoseconds warmUp{
        std::chrono::minutes(15)}; ///< virtual time that passes at once, for a past
    std::chrono::nanoseconds warmUpStep{
        std::chrono::seconds(15)}; ///< virtual time between its updates; positive
    std::function<SystemTime()> clock; ///< wall clock, for the status; the system's if empty
};

/// Shows the embedded simulator as if it were a scheduler.
///
/// start() begins the scenario anew: the same scenario, seed and step give the same snapshots at the same virtual
/// times. The warm-up is delivered as fast as it is taken; afterwards a receiver that is slow gets fewer updates
/// over more steps.
///
/// Threading: GUI thread; simulates in a thread of its own. stop() waits for the step under way, milliseconds.
class SimulatorFeed final : public Feed
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SimulatorFeed)
public:
    explicit SimulatorFeed(SimulatorConfig config, QObject* parent = nullptr);
    ~SimulatorFeed() override;

    void start() override;
    void stop() override;
    void refresh() override; ///< One step now, even while paused.
    void setInterval(std::chrono::milliseconds interval) override; ///< The virtual step; positive.
    void setPartition(const std::string& name) override;
    void hold(bool isHeld) override;
    [[nodiscard]] SourceStatus status() const override { return m_status; }
    [[nodiscard]] bool isCatchingUp() const override; ///< In the warm-up.

    void setSpeed(double speed); ///< Virtual seconds in a second; positive.
    void pause(); ///< Virtual time stands until resume(). Outlasts stop() and start().
    void resume();
    [[nodiscard]] const Pace& pace() const { return m_config.pace; }
    [[nodiscard]] const sim::Scenario& scenario() const { return m_config.scenario; }
    [[nodiscard]] std::uint64_t seed() const { return m_config.seed; }

    // Ignored while stopped, carried out one after the other, even while paused.
    void step(); ///< The next event alone; pauses.
    void jumpTo(std::chrono::nanoseconds elapsed); ///< Since the start of the scenario; not negative.
    void restart(std::uint64_t seed); ///< Without anything injected, warm-up included; for start(), too.
    void inject(sim::Action action, Message title); ///< Now; its outcome comes with the progress.

Q_SIGNALS:
    /// Time went back: what was read is no past of the next snapshotRead().
    void rewound();
    /// After every snapshotRead(), of the same time.
    void progressed(const std::shared_ptr<const quotadeck::sim::Progress>& progress);

private:
    void order(Command command);
    void applyPace();
    void takeOutputs();
    void accept(const SimulatorRunner::Output& output);

    SimulatorConfig m_config;
    std::string m_partition;
    SourceStatus m_status;
    std::shared_ptr<const std::string> m_configText; ///< the last one reported, or null
    std::chrono::nanoseconds m_elapsed{}; ///< by the last snapshot
    bool m_isHeld = false;
    std::unique_ptr<SimulatorRunner> m_runner; ///< null while stopped
};
} // namespace quotadeck::feed
