// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/application.h"
#include "core/cluster/deadlines.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

/// The allocations of an application: how they come, are asked back and gone; and the timers.
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
} // namespace

Result<Effects> Application::allocate(const std::string& request, Placing placing, SystemTime now)
{
    auto pending = takeRequest(request);
    if (!pending)
        return refusal(ErrorCode::NotFound, fmt::format("no request \"{}\" is pending", request));
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
            m_open[allocation.request.taskGroup].insert(allocation.key());
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

Result<Effects> Application::resize(const std::string& key, Resource resource)
{
    const auto found = m_data.allocations.find(key);
    if (found == m_data.allocations.end())
        return refusal(ErrorCode::NotFound, fmt::format("no allocation \"{}\"", key));
    Allocation& allocation = found->second;
    if (isPlaceholder(allocation))
        return refusal(ErrorCode::InvalidArgument,
                       fmt::format("\"{}\" is a placeholder, which keeps its size", key));
    if (!strictlyGreaterThanZero(resource))
        return refusal(ErrorCode::InvalidArgument,
                       fmt::format("\"{}\" would hold nothing: release it instead", key));
    Effects effects;
    Resource change = subtract(resource, allocation.request.resource);
    change.prune();
    if (change.entries().empty())
        return effects;
    effects.removed.push_back(allocation);
    allocation.request.resource = std::move(resource);
    effects.added.push_back(allocation);
    addAmount(m_data.used, change);
    m_data.maxUsed = componentMax(m_data.used, m_data.maxUsed);
    effects.usage.push_back({UsageChange::Kind::Increase, std::move(change), ugm::AppRemoval::Keep});
    return effects;
}

Result<Effects> Application::preempt(const std::string& key)
{
    const auto allocation = m_data.allocations.find(key);
    if (allocation == m_data.allocations.end())
        return refusal(ErrorCode::NotFound, fmt::format("no allocation \"{}\"", key));
    Effects effects;
    askBack(allocation->second, Termination::Preempted, effects);
    return effects;
}

Result<Effects> Application::confirmRelease(const std::string& key, Termination reason, SystemTime now)
{
    const auto allocation = m_data.allocations.find(key);
    if (allocation == m_data.allocations.end())
        return refusal(ErrorCode::NotFound, fmt::format("no allocation \"{}\"", key));
    Effects effects;
    const auto swap = m_swaps.find(key);
    if (swap != m_swaps.end() && reason == Termination::PlaceholderReplaced) {
        Allocation real = takeSwap(swap);
        confirmSwap(std::move(real), take(allocation, reason, now), now, effects);
        return effects;
    }
    if (swap != m_swaps.end()) {
        cancelSwap(swap, effects);
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
        m_open[gone.request.taskGroup].erase(gone.key());
    const Resource& amount = gone.request.resource;
    subtractAmount(isPlaceholder(gone) ? m_data.placeholderUsed : m_data.used, amount);
    const bool isPreempted = gone.isPreempted() || reason == Termination::Preempted;
    ResourceHistory& history = isPreempted ? m_data.usage.preempted
        : isPlaceholder(gone)              ? m_data.usage.placeholder
                                           : m_data.usage.used;
    addResourceSeconds(history, gone.placing.instanceType, amount, now - gone.bound);
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
    while (!m_swaps.empty())
        cancelSwap(m_swaps.begin(), effects);
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
        m_open[allocation.request.taskGroup].erase(allocation.key());
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
} // namespace quotadeck::cluster
