// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/applicationstate.h"

#include <algorithm>
#include <array>

namespace quotadeck::cluster {
namespace {
struct Transition
{
    AppEvent event;
    AppState from;
    AppState to;
};

/// All that is allowed; every other combination is refused (APP-1, APP-2).
constexpr std::array kTransitions{
    Transition{AppEvent::Reject, AppState::New, AppState::Rejected},
    Transition{AppEvent::Run, AppState::New, AppState::Accepted},
    Transition{AppEvent::Run, AppState::Resuming, AppState::Accepted},
    Transition{AppEvent::Run, AppState::Accepted, AppState::Running},
    Transition{AppEvent::Run, AppState::Running, AppState::Running},
    Transition{AppEvent::Run, AppState::Completing, AppState::Running},
    Transition{AppEvent::Complete, AppState::Accepted, AppState::Completing},
    Transition{AppEvent::Complete, AppState::Running, AppState::Completing},
    Transition{AppEvent::Complete, AppState::Completing, AppState::Completed},
    Transition{AppEvent::Fail, AppState::New, AppState::Failing},
    Transition{AppEvent::Fail, AppState::Accepted, AppState::Failing},
    Transition{AppEvent::Fail, AppState::Running, AppState::Failing},
    Transition{AppEvent::Fail, AppState::Failing, AppState::Failed},
    Transition{AppEvent::Resume, AppState::New, AppState::Resuming},
    Transition{AppEvent::Resume, AppState::Accepted, AppState::Resuming},
    Transition{AppEvent::Expire, AppState::Completed, AppState::Expired},
    Transition{AppEvent::Expire, AppState::Failed, AppState::Expired},
    Transition{AppEvent::Expire, AppState::Rejected, AppState::Expired},
};
} // namespace

std::string_view stateName(AppState state)
{
    switch (state) {
    case AppState::New:
        return "New";
    case AppState::Accepted:
        return "Accepted";
    case AppState::Running:
        return "Running";
    case AppState::Rejected:
        return "Rejected";
    case AppState::Completing:
        return "Completing";
    case AppState::Completed:
        return "Completed";
    case AppState::Failing:
        return "Failing";
    case AppState::Failed:
        return "Failed";
    case AppState::Expired:
        return "Expired";
    case AppState::Resuming:
        return "Resuming";
    }
    return {};
}

std::optional<AppState> stateAfter(AppState state, AppEvent event)
{
    const auto* const found = std::ranges::find_if(
        kTransitions, [&](const Transition& entry) { return entry.event == event && entry.from == state; });
    return found == kTransitions.end() ? std::nullopt : std::optional(found->to);
}

bool StateMachine::handle(AppEvent event, SystemTime now)
{
    const AppState from = state();
    const auto to = stateAfter(from, event);
    if (to && *to != from)
        m_log.push_back({now, from, *to});
    return to.has_value();
}

std::optional<SystemTime> StateMachine::started() const
{
    const auto entry = std::ranges::find(m_log.rbegin(), m_log.rend(), AppState::Running, &StateChange::to);
    return entry == m_log.rend() ? std::nullopt : std::optional(entry->time);
}
} // namespace quotadeck::cluster
