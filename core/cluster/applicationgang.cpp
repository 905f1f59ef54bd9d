// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/application.h"
#include "core/resource/resourceops.h"

#include <fmt/format.h>
#include <utility>

/// The gang of an application: how real requests take the places of placeholders, and its time-out.
namespace quotadeck::cluster {
namespace {
/// Whether @p request may take the place of @p placeholder.
bool canReplace(const Request& request, const Allocation& placeholder)
{
    return !request.isPlaceholder && !request.taskGroup.empty() && placeholder.request.isPlaceholder
        && !placeholder.asked && placeholder.request.taskGroup == request.taskGroup
        && fitIn(placeholder.request.resource, request.resource);
}
} // namespace

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
    const auto open = m_open.find(request.taskGroup);
    while (open != m_open.end() && !open->second.empty()) {
        Allocation& first = m_data.allocations.at(*open->second.begin());
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
        return refusal(ErrorCode::NotFound, fmt::format("no request \"{}\" is pending", request));
    const auto held = m_data.allocations.find(placeholder);
    if (held == m_data.allocations.end())
        return refusal(ErrorCode::NotFound, fmt::format("no allocation \"{}\"", placeholder));
    if (!canReplace(*pending, held->second))
        return refusal(ErrorCode::InvalidArgument,
                       fmt::format("\"{}\" cannot take the place of \"{}\": it must fit a placeholder of its "
                                   "task group that nothing else was asked to take",
                                   request, placeholder));
    Effects effects;
    askBack(held->second, Termination::PlaceholderReplaced, effects);
    Allocation real{.request = *takeRequest(request), .placing = std::move(placing)};
    real.hasReplaced = true;
    m_swapped.emplace(real.key(), placeholder);
    m_swaps.emplace(placeholder, std::move(real));
    return effects;
}

Allocation Application::takeSwap(Swaps::iterator swap)
{
    Allocation real = std::move(swap->second);
    m_swaps.erase(swap);
    m_swapped.erase(real.key());
    return real;
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
void Application::cancelSwap(Swaps::iterator swap, Effects& effects)
{
    effects.cancelled.push_back(takeSwap(swap));
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
