// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/clustersnapshot.h"

#include <optional>
#include <string_view>
#include <vector>

namespace quotadeck::cluster {
/// The state of an application (APP-1). Servers until 1.4 also know "Starting"; what a server reports stays text.
enum class AppState {
    New,
    Accepted,
    Running,
    Rejected,
    Completing,
    Completed,
    Failing,
    Failed,
    Expired,
    Resuming,
};

/// What moves an application from one state to another (APP-1).
enum class AppEvent { Reject, Run, Complete, Fail, Resume, Expire };

/// The name that the scheduler reports, "Accepted".
[[nodiscard]] std::string_view stateName(AppState state);

/// Where @p event leads from @p state, possibly to the same one; nothing when it is refused there (APP-1 to APP-3).
[[nodiscard]] std::optional<AppState> stateAfter(AppState state, AppEvent event);

/// One change of state.
struct StateChange
{
    SystemTime time;
    AppState from = AppState::New;
    AppState to = AppState::New;

    friend bool operator==(const StateChange&, const StateChange&) = default;
};

/// The state of an application with its history: an entry for every entered state, so none for New (APP-4).
class StateMachine
{
public:
    /// False when @p event is refused, which leaves the state. A run while Running is accepted and changes nothing
    /// (APP-2).
    bool handle(AppEvent event, SystemTime now);

    [[nodiscard]] AppState state() const { return m_log.empty() ? AppState::New : m_log.back().to; }
    [[nodiscard]] const std::vector<StateChange>& log() const { return m_log; }
    /// The last entry into Running (APP-18).
    [[nodiscard]] std::optional<SystemTime> started() const;

private:
    std::vector<StateChange> m_log;
};
} // namespace quotadeck::cluster
