// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/application.h"

#include "core/cluster/deadlines.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <utility>

namespace quotadeck::cluster {
namespace {
void addAmount(Resource& total, const Resource& amount)
{
    addTo(total, amount);
    total.prune();
}

void subtractAmount(Resource& total, const Resource& amount)
{
    subtractFrom(total, amount);
    total.prune();
}

bool isPlaceholder(const Allocation& allocation)
{
    return allocation.request.isPlaceholder;
}

bool hasPlaceholders(const ApplicationData& data)
{
    return !data.placeholderUsed.entries().empty(); // each holds something
}

/// Whether @p request may take the place of @p placeholder.
bool canReplace(const Request& request, const Allocation& placeholder)
{
    return !request.isPlaceholder && !request.taskGroup.empty() && placeholder.request.isPlaceholder
        && !placeholder.asked && placeholder.request.taskGroup == request.taskGroup
        && fitIn(placeholder.request.resource, request.resource);
}
} // namespace

int Effects::runningChange() const
{
    int change = 0;
    for (const StateChange& entry : states) {
        change += entry.to == AppState::Running ? 1 : 0;
        change -= entry.from == AppState::Running ? 1 : 0;
    }
    return change;
}

bool Effects::hasFinished() const
{
    return std::ranges::any_of(states, [](const StateChange& entry) {
        return entry.to == AppState::Completed || entry.to == AppState::Failed;
    });
}

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

tl::unexpected<Error> Application::refusal(ErrorCode code, Message message) const
{
    return quotadeck::fail(code, id().text(), std::move(message));
}

Status Application::checkNew(const Request& request) const
{
    if (!canHold())
        return refusal(
            ErrorCode::InvalidArgument,
            Message(QUOTADECK_TEXT("cluster", "the application takes no more requests in state %1"),
                    stateName(state())));
    if (!strictlyGreaterThanZero(request.resource))
        return refusal(
            ErrorCode::InvalidArgument,
            Message(QUOTADECK_TEXT("cluster", "\"%1\" requests nothing: give an amount above zero"),
                    request.key));
    if (m_swaps.hasRequest(request.key) || m_data.allocations.contains(request.key))
        return refusal(ErrorCode::InvalidArgument,
                       Message(QUOTADECK_TEXT("cluster", "\"%1\" is allocated already"), request.key));
    const Request* const known = findRequest(request.key);
    if (known && (known->isPlaceholder != request.isPlaceholder || known->taskGroup != request.taskGroup))
        return refusal(ErrorCode::InvalidArgument,
                       Message(QUOTADECK_TEXT("cluster",
                                              "\"%1\" is pending for another task group or role in the gang: "
                                              "remove that request first"),
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
        effects.summary = usage::ApplicationSummary{.id = id(),
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
    while (auto real = m_swaps.takeFirst())
        cancelSwap(*std::move(real), effects);
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
    if (auto real = m_swaps.takeByRequest(key))
        cancelSwap(*std::move(real), effects);
    const auto removed = takeRequest(key);
    if (!removed)
        return refusal(ErrorCode::NotFound,
                       Message(QUOTADECK_TEXT("cluster", "no request \"%1\" is pending"), key));
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

Result<Effects> Application::allocate(const std::string& request, Placing placing, SystemTime now)
{
    auto pending = takeRequest(request);
    if (!pending)
        return refusal(ErrorCode::NotFound,
                       Message(QUOTADECK_TEXT("cluster", "no request \"%1\" is pending"), request));
    Effects effects;
    add({.request = *std::move(pending), .placing = std::move(placing), .bound = now}, now, effects);
    return effects;
}

Result<Effects> Application::restore(Allocation allocation, SystemTime now)
{
    if (Status status = checkNew(allocation.request); !status)
        return tl::unexpected(std::move(status).error());
    Effects effects;
    m_data.submitted = std::min(m_data.submitted, allocation.request.created);
    const bool wasPending = takeRequest(allocation.key()).has_value();
    if (!wasPending && isPlaceholder(allocation))
        m_data.taskGroups.addAsk(allocation.request);
    if (state() == AppState::New)
        handle(AppEvent::Run, now, effects);
    add(std::move(allocation), now, effects);
    return effects;
}

void Application::add(Allocation allocation, SystemTime now, Effects& effects)
{
    const Resource& amount = allocation.request.resource;
    effects.usage.push_back({UsageChange::Kind::Increase, amount, ugm::AppRemoval::Keep});
    effects.added.push_back(allocation);
    m_data.isTracked = true;
    if (isPlaceholder(allocation)) {
        if (!allocation.asked)
            m_swaps.open(allocation);
        if (!hasPlaceholders(m_data) && state() == AppState::Accepted) // APP-30
            m_placeholderDeadline = deadlineAfter(now, m_placeholderTimeout);
        addAmount(m_data.placeholderUsed, amount);
        m_data.maxUsed = componentMax(m_data.placeholderUsed, m_data.maxUsed);
        if (equals(m_data.placeholderUsed, m_data.spec.placeholderAsk)) // APP-13
            handle(AppEvent::Run, now, effects);
    } else {
        // The last placeholder has made a gang run already (APP-14).
        const bool isFirstSwap = allocation.hasReplaced && m_data.used.entries().empty();
        if (!isFirstSwap || state() == AppState::Completing)
            handle(AppEvent::Run, now, effects);
        addAmount(m_data.used, amount);
        m_data.maxUsed = componentMax(m_data.used, m_data.maxUsed);
    }
    const std::string key = allocation.key();
    m_data.allocations.emplace(key, std::move(allocation));
}

Result<Effects> Application::preempt(const std::string& key)
{
    const auto allocation = m_data.allocations.find(key);
    if (allocation == m_data.allocations.end())
        return refusal(ErrorCode::NotFound, Message(QUOTADECK_TEXT("cluster", "no allocation \"%1\""), key));
    Effects effects;
    askBack(allocation->second, Termination::Preempted, effects);
    return effects;
}

Result<Effects> Application::confirmRelease(const std::string& key, Termination reason, SystemTime now)
{
    const auto allocation = m_data.allocations.find(key);
    if (allocation == m_data.allocations.end())
        return refusal(ErrorCode::NotFound, Message(QUOTADECK_TEXT("cluster", "no allocation \"%1\""), key));
    Effects effects;
    if (auto real = m_swaps.takeByPlaceholder(key)) {
        if (reason == Termination::PlaceholderReplaced) {
            confirmSwap(*std::move(real), take(allocation, reason, now), now, effects);
            return effects;
        }
        cancelSwap(*std::move(real), effects);
        if (state() == AppState::Completing) // it has a request again (APP-11)
            handle(AppEvent::Run, now, effects);
    }
    Allocation gone = take(allocation, reason, now);
    if (isPlaceholder(gone))
        m_data.taskGroups.addTimedOut(gone.request.taskGroup);
    decrease(gone.request.resource, effects);
    settleRemoval(isPlaceholder(gone), now, effects);
    effects.removed.push_back(std::move(gone));
    return effects;
}

/// Takes @p allocation out of the totals and books its resource seconds (SUM-1, SUM-2).
Allocation Application::take(std::map<std::string, Allocation>::iterator allocation, Termination reason,
                             SystemTime now)
{
    Allocation gone = std::move(allocation->second);
    m_data.allocations.erase(allocation);
    if (isPlaceholder(gone) && !gone.asked)
        m_swaps.close(gone);
    const Resource& amount = gone.request.resource;
    subtractAmount(isPlaceholder(gone) ? m_data.placeholderUsed : m_data.used, amount);
    const bool isPreempted = gone.isPreempted() || reason == Termination::Preempted;
    ResourceHistory& history = isPreempted ? m_data.usage.preempted
        : isPlaceholder(gone)              ? m_data.usage.placeholder
                                           : m_data.usage.used;
    usage::addResourceSeconds(history, gone.placing.instanceType, amount, now - gone.bound);
    return gone;
}

/// The application is removed with its last allocation if nothing is pending (APP-21, UGM-64 as designed). One that
/// resumes stays: its requests were only taken from it for being a gang.
void Application::decrease(Resource amount, Effects& effects)
{
    const bool isOver
        = m_data.allocations.empty() && m_data.requests.empty() && state() != AppState::Resuming;
    effects.usage.push_back({UsageChange::Kind::Decrease, std::move(amount),
                             isOver ? ugm::AppRemoval::Remove : ugm::AppRemoval::Keep});
    if (isOver)
        m_data.isTracked = false;
}

/// The state after an allocation has gone (APP-15, APP-16, APP-34).
void Application::settleRemoval(bool wasPlaceholder, SystemTime now, Effects& effects)
{
    const bool wasLastPlaceholder = wasPlaceholder && !hasPlaceholders(m_data);
    if (wasLastPlaceholder)
        m_placeholderDeadline.reset(); // APP-36
    switch (state()) {
    case AppState::Failing:
        if (m_data.allocations.empty())
            handle(AppEvent::Fail, now, effects);
        break;
    case AppState::Resuming:
        if (wasLastPlaceholder)
            handle(AppEvent::Run, now, effects);
        break;
    case AppState::Completing:
        // The time is over already where there is no deadline left.
        if (!m_stateDeadline && m_data.allocations.empty())
            handle(AppEvent::Complete, now, effects);
        break;
    default:
        if (isIdle() && (!wasPlaceholder || wasLastPlaceholder))
            handle(AppEvent::Complete, now, effects);
    }
}

Effects Application::removeAll(SystemTime now)
{
    Effects effects;
    while (auto real = m_swaps.takeFirst())
        cancelSwap(*std::move(real), effects);
    dropRequests();
    Resource amount;
    while (!m_data.allocations.empty()) {
        effects.removed.push_back(take(m_data.allocations.begin(), Termination::StoppedByRm, now));
        const Request& gone = effects.removed.back().request;
        addAmount(amount, gone.resource);
        if (gone.isPlaceholder)
            m_data.taskGroups.addTimedOut(gone.taskGroup);
    }
    m_placeholderDeadline.reset();
    if (m_data.isTracked) {
        effects.usage.push_back({UsageChange::Kind::Decrease, std::move(amount), ugm::AppRemoval::Remove});
        m_data.isTracked = false;
    }
    handle(state() == AppState::Failing ? AppEvent::Fail : AppEvent::Complete, now, effects);
    return effects;
}

/// Asks once; the resources stay in use until the release is confirmed (APP-40).
void Application::askBack(Allocation& allocation, Termination reason, Effects& effects)
{
    if (allocation.asked)
        return;
    allocation.asked = reason;
    if (isPlaceholder(allocation))
        m_swaps.close(allocation);
    effects.releases.push_back({allocation.key(), reason});
}

std::optional<SystemTime> Application::nextDeadline() const
{
    if (m_placeholderDeadline && m_stateDeadline)
        return std::min(*m_placeholderDeadline, *m_stateDeadline);
    return m_placeholderDeadline ? m_placeholderDeadline : m_stateDeadline;
}

Effects Application::runTimers(SystemTime now)
{
    Effects effects;
    for (auto due = nextDeadline(); due && *due <= now; due = nextDeadline()) {
        if (m_placeholderDeadline == due) {
            m_placeholderDeadline.reset();
            timeOutGang(now, effects);
        } else if (state() == AppState::Completing) {
            endCompleting(now, effects);
        } else {
            handle(AppEvent::Expire, now, effects);
        }
    }
    return effects;
}

/// APP-16: placeholders that are left go first.
void Application::endCompleting(SystemTime now, Effects& effects)
{
    if (m_data.allocations.empty()) {
        handle(AppEvent::Complete, now, effects);
        return;
    }
    m_stateDeadline.reset();
    askPlaceholdersBack(effects);
}

ReplacementSearch Application::findReplacement()
{
    ReplacementSearch search;
    for (const Request& request : m_data.requests) {
        search.placeholder = nextPlaceholderFor(request, search.effects);
        if (!search.placeholder.empty()) {
            search.request = request.key;
            break;
        }
    }
    return search;
}

/// Empty when there is none. Those that are too small go, so that no later search meets them again.
std::string Application::nextPlaceholderFor(const Request& request, Effects& effects)
{
    if (request.isPlaceholder || request.taskGroup.empty())
        return {};
    while (const std::string* const open = m_swaps.firstOpen(request.taskGroup)) {
        Allocation& first = m_data.allocations.at(*open);
        if (fitIn(first.request.resource, request.resource))
            return first.key();
        askBack(first, Termination::Timeout, effects);
    }
    return {};
}

Result<Effects> Application::replace(const std::string& request, const std::string& placeholder,
                                     Placing placing)
{
    const Request* const pending = findRequest(request);
    if (!pending)
        return refusal(ErrorCode::NotFound,
                       Message(QUOTADECK_TEXT("cluster", "no request \"%1\" is pending"), request));
    const auto held = m_data.allocations.find(placeholder);
    if (held == m_data.allocations.end())
        return refusal(ErrorCode::NotFound,
                       Message(QUOTADECK_TEXT("cluster", "no allocation \"%1\""), placeholder));
    if (!canReplace(*pending, held->second))
        return refusal(ErrorCode::InvalidArgument,
                       Message(QUOTADECK_TEXT("cluster",
                                              "\"%1\" cannot replace \"%2\": the request must fit a "
                                              "placeholder of its task group that no other request replaces"),
                               request, placeholder));
    Effects effects;
    askBack(held->second, Termination::PlaceholderReplaced, effects);
    Allocation real{.request = *takeRequest(request), .placing = std::move(placing)};
    real.hasReplaced = true;
    m_swaps.start(placeholder, std::move(real));
    return effects;
}

void Application::confirmSwap(Allocation real, Allocation placeholder, SystemTime now, Effects& effects)
{
    m_data.taskGroups.addReplaced(placeholder.request.taskGroup);
    effects.usage.push_back(
        {UsageChange::Kind::Decrease, placeholder.request.resource, ugm::AppRemoval::Keep});
    effects.removed.push_back(std::move(placeholder));
    real.bound = now;
    add(std::move(real), now, effects);
    settleRemoval(true, now, effects);
}

/// The request is pending again.
void Application::cancelSwap(Allocation real, Effects& effects)
{
    effects.cancelled.push_back(std::move(real));
    insertRequest(effects.cancelled.back().request);
}

void Application::askPlaceholdersBack(Effects& effects)
{
    for (auto& [key, allocation] : m_data.allocations) {
        if (allocation.request.isPlaceholder)
            askBack(allocation, Termination::Timeout, effects);
    }
}

/// APP-33 for an application that runs; APP-34 for one that still waits for its gang.
void Application::timeOutGang(SystemTime now, Effects& effects)
{
    const bool hasRun = state() == AppState::Running || state() == AppState::Completing;
    if (!hasRun && m_data.spec.gangStyle == GangStyle::Hard)
        return failFor(Termination::Timeout, std::string(kReservationTimeout), now, effects);
    if (!hasRun) {
        handle(AppEvent::Resume, now, effects);
        m_data.message = kReservationTimeout;
        effects.dropped = dropRequests();
    }
    askPlaceholdersBack(effects);
}
} // namespace quotadeck::cluster
