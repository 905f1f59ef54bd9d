// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/application.h"

#include "core/resource/resourceops.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace quotadeck::cluster {
Application::Application(ApplicationSpec spec, SystemTime now)
    : m_placeholderTimeout(placeholderTimeout(spec.placeholderTimeout, spec.created, now))
{
    m_data.spec = std::move(spec);
    m_data.submitted = now;
}

const Allocation* Application::findAllocation(const std::string& key) const
{
    const auto found = m_data.allocations.find(key);
    return found == m_data.allocations.end() ? nullptr : &found->second;
}

const Request* Application::findRequest(const std::string& key) const
{
    return m_data.requests.find(key);
}

std::int32_t Application::requestPriority() const
{
    return m_data.requests.empty() ? kNoPriority : m_data.requests.front().priority;
}

bool Application::waitsForPlaceholder(const Request& request) const
{
    return !request.isPlaceholder && !request.taskGroup.empty()
        && m_data.taskGroups.hasOpen(request.taskGroup);
}

bool Application::canHold() const
{
    switch (state()) {
    case AppState::New:
    case AppState::Accepted:
    case AppState::Running:
    case AppState::Completing:
    case AppState::Resuming:
        return true;
    case AppState::Rejected:
    case AppState::Completed:
    case AppState::Failing:
    case AppState::Failed:
    case AppState::Expired:
        return false;
    }
    return false;
}

/// Nothing real runs and nothing is asked for.
bool Application::isIdle() const
{
    return m_data.used.entries().empty() && m_data.requests.empty();
}

tl::unexpected<Error> Application::refusal(ErrorCode code, std::string_view message) const
{
    return quotadeck::fail(code, id().text(), std::string(message));
}

Status Application::checkNew(const Request& request) const
{
    if (!canHold())
        return refusal(ErrorCode::InvalidArgument,
                       fmt::format("the application is {} and takes no more requests", stateName(state())));
    if (!strictlyGreaterThanZero(request.resource))
        return refusal(ErrorCode::InvalidArgument,
                       fmt::format("\"{}\" asks for nothing: give an amount above zero", request.key));
    if (m_swapped.contains(request.key) || m_data.allocations.contains(request.key))
        return refusal(ErrorCode::InvalidArgument, fmt::format("\"{}\" is allocated already", request.key));
    const Request* const known = findRequest(request.key);
    if (known && (known->isPlaceholder != request.isPlaceholder || known->taskGroup != request.taskGroup))
        return refusal(
            ErrorCode::InvalidArgument,
            fmt::format("\"{}\" is pending with another part in the gang: remove that request first",
                        request.key));
    return {};
}

/// Handles @p event with all that belongs to the state it leads to; false when it is refused.
bool Application::handle(AppEvent event, SystemTime now, Effects& effects)
{
    const std::size_t known = m_data.states.log().size();
    if (!m_data.states.handle(event, now))
        return false;
    if (m_data.states.log().size() == known)
        return true;
    effects.states.push_back(m_data.states.log().back());
    m_stateDeadline.reset();
    if (state() == AppState::Completing)
        m_stateDeadline = now + kCompletingTime;
    if (state() == AppState::Completed || state() == AppState::Failed || state() == AppState::Rejected)
        finish(now, effects);
    return true;
}

void Application::finish(SystemTime now, Effects& effects)
{
    m_data.finished = now;
    m_stateDeadline = now + kFinishedTime;
    const auto started = m_data.states.started();
    if (started) {
        const auto inMs
            = [](SystemTime time) { return floor<std::chrono::milliseconds>(time.time_since_epoch()); };
        effects.summary = ApplicationSummary{.id = id(),
                                             .submitted = inMs(m_data.submitted),
                                             .started = inMs(*started),
                                             .finished = inMs(now),
                                             .user = m_data.spec.user.user,
                                             .queue = m_data.spec.queue,
                                             .state = std::string(stateName(state())),
                                             .rmId = m_data.spec.rmId,
                                             .usage = m_data.usage};
    }
    m_data.usage = {};
}

/// After requests went without an allocation (APP-15). Nothing is pending while Failing or Completing.
void Application::completeIfIdle(SystemTime now, Effects& effects)
{
    if (!isIdle() || !m_data.allocations.empty())
        return;
    if (handle(AppEvent::Complete, now, effects) && m_data.isTracked)
        decrease({}, effects); // the last allocation went while something was still pending
}

Effects Application::reject(std::string message, SystemTime now)
{
    Effects effects;
    if (handle(AppEvent::Reject, now, effects))
        m_data.message = std::move(message);
    return effects;
}

Effects Application::fail(std::string message, SystemTime now)
{
    Effects effects;
    failFor(Termination::StoppedByRm, std::move(message), now, effects);
    return effects;
}

void Application::failFor(Termination reason, std::string message, SystemTime now, Effects& effects)
{
    if (state() == AppState::Failing || !handle(AppEvent::Fail, now, effects))
        return;
    m_data.message = std::move(message);
    m_placeholderDeadline.reset();
    while (!m_swaps.empty())
        cancelSwap(m_swaps.begin(), effects);
    effects.dropped = dropRequests();
    for (auto& [key, allocation] : m_data.allocations)
        askBack(allocation, reason, effects);
    if (m_data.allocations.empty()) {
        if (m_data.isTracked)
            decrease({}, effects);
        handle(AppEvent::Fail, now, effects);
    }
}

Result<Effects> Application::addRequest(Request request, SystemTime now)
{
    if (Status status = checkNew(request); !status)
        return tl::unexpected(std::move(status).error());
    Effects effects;
    const bool isKnown = takeRequest(request.key).has_value();
    if (!isKnown && request.isPlaceholder)
        m_data.taskGroups.addAsk(request);
    if (state() == AppState::New || state() == AppState::Completing)
        handle(AppEvent::Run, now, effects);
    insertRequest(std::move(request));
    return effects;
}

Result<Effects> Application::removeRequest(const std::string& key, SystemTime now)
{
    Effects effects;
    if (const auto swapped = m_swapped.find(key); swapped != m_swapped.end())
        cancelSwap(m_swaps.find(swapped->second), effects);
    const auto removed = takeRequest(key);
    if (!removed)
        return refusal(ErrorCode::NotFound, fmt::format("no request \"{}\" is pending", key));
    if (removed->isPlaceholder) // nothing will come to be replaced
        m_data.taskGroups.addTimedOut(removed->taskGroup);
    completeIfIdle(now, effects);
    return effects;
}

void Application::insertRequest(Request request)
{
    m_data.submitted = std::min(m_data.submitted, request.created);
    addTo(m_data.pending, request.resource);
    m_data.requests.add(std::move(request));
}

std::optional<Request> Application::takeRequest(const std::string& key)
{
    auto taken = m_data.requests.take(key);
    if (taken) {
        subtractFrom(m_data.pending, taken->resource);
        m_data.pending.prune();
    }
    return taken;
}

/// Placeholders that will not come now count as timed out (APP-34, APP-35).
std::vector<Request> Application::dropRequests()
{
    std::vector<Request> dropped = m_data.requests.takeAll();
    for (const Request& request : dropped) {
        if (request.isPlaceholder)
            m_data.taskGroups.addTimedOut(request.taskGroup);
    }
    m_data.pending = {};
    return dropped;
}
} // namespace quotadeck::cluster
