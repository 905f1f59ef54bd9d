// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/usage/summary.h"

#include "core/base/saturating.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <set>
#include <string_view>
#include <utility>

namespace quotadeck::usage {
void addResourceSeconds(ResourceHistory& history, const std::string& instanceType, const Resource& resource,
                        std::chrono::nanoseconds duration)
{
    const Quantity seconds
        = std::max<Quantity>(0, std::chrono::duration_cast<std::chrono::seconds>(duration).count());
    Resource& total = history[instanceType];
    for (const auto& [type, value] : resource.entries())
        total.set(type, saturatingAdd(total.valueOr0(type), saturatingMultiply(value, seconds)));
}

ResourceHistory restHistory(ResourceHistory history)
{
    auto unnamed = history.extract("");
    if (unnamed)
        addTo(history["UNKNOWN"], unnamed.mapped());
    return history;
}

namespace {
constexpr std::array<std::string_view, 3> kFinishedStates{"Completed", "Failed", "Rejected"};
constexpr std::string_view kExpired = "Expired";

/// An ended application becomes Expired (APP-17): how it ended is in its log.
std::string endStateOf(const ApplicationInfo& application)
{
    const auto isEnd = [](const std::string& state) {
        return std::ranges::find(kFinishedStates, state) != kFinishedStates.end();
    };
    if (application.state == kExpired) {
        for (auto entry = application.stateLog.rbegin(); entry != application.stateLog.rend(); ++entry) {
            if (isEnd(entry->state))
                return entry->state;
        }
    }
    return application.state;
}

/// Whether it ended: servers that do not say in which state say when.
bool hasEnded(const ApplicationInfo& application, const std::string& state)
{
    return application.finishedTime > 0 || state == kExpired
        || std::ranges::find(kFinishedStates, state) != kFinishedStates.end();
}

/// As lines of a log have it: nothing for a time that never was, and for one far off.
std::optional<std::chrono::milliseconds> millisecondsOf(std::int64_t time)
{
    constexpr std::int64_t kYear2100 = 4'102'444'800'000;
    return time > 0 && time <= kYear2100 ? std::optional(std::chrono::milliseconds(time)) : std::nullopt;
}

std::optional<std::chrono::milliseconds> millisecondsOfNanoseconds(std::int64_t time)
{
    return millisecondsOf(
        std::chrono::floor<std::chrono::milliseconds>(std::chrono::nanoseconds(time)).count());
}

bool hasRun(const ApplicationInfo& application)
{
    return application.startTime > 0
        || std::ranges::find(application.stateLog, "Running", &StateLogEntry::state)
        != application.stateLog.end();
}

bool hasAmounts(const ResourceHistory& history)
{
    return std::ranges::any_of(history, [](const auto& each) { return !each.second.entries().empty(); });
}

/// Whether it may have held something: a gang may have had placeholders before it ran.
bool mayHaveHeld(const ApplicationInfo& application)
{
    const auto isRunning = [](const StateLogEntry& entry) {
        return entry.state != "New" && entry.state != "Accepted" && entry.state != "Completing"
            && entry.state != "Completed" && entry.state != "Failing" && entry.state != "Failed"
            && entry.state != kExpired;
    };
    return application.startTime > 0 || application.maxUsed || !application.placeholders.empty()
        || application.stateLog.empty() || std::ranges::any_of(application.stateLog, isRunning);
}
} // namespace

std::optional<FinishedSummary> finishedSummary(const ApplicationInfo& application, const std::string& rmId)
{
    std::string state = endStateOf(application);
    if (state == "Rejected" || !hasEnded(application, state))
        return std::nullopt;
    FinishedSummary finished;
    finished.summary
        = {.id = application.id,
           .submitted = millisecondsOfNanoseconds(application.submissionTime),
           .started = millisecondsOf(application.startTime),
           .finished = millisecondsOfNanoseconds(application.finishedTime),
           .user = application.user,
           .queue = application.queue,
           .state = std::move(state),
           .rmId = rmId,
           .usage = {application.usageHistory, application.preemptedHistory, application.placeholderHistory}};
    const UsageTotals& usage = finished.summary.usage;
    // The scheduler leaves out what is empty and drops all three together (SUM-4): where it has one, it has them all.
    finished.summary.hasUsed
        = hasAmounts(usage.used) || hasAmounts(usage.preempted) || hasAmounts(usage.placeholder);
    finished.summary.hasPreempted = finished.summary.hasUsed;
    finished.summary.hasPlaceholders = finished.summary.hasUsed;
    finished.hasStarted = hasRun(application) || application.stateLog.empty();
    finished.hasHeld = finished.summary.hasUsed || mayHaveHeld(application);
    std::set<ResourceType> types;
    const auto add = [&types](const Resource& resource) {
        for (const auto& [type, value] : resource.entries())
            types.insert(type);
    };
    if (application.maxUsed)
        add(*application.maxUsed);
    for (const PlaceholderInfo& placeholder : application.placeholders) {
        if (placeholder.minResource)
            add(*placeholder.minResource);
    }
    finished.types.assign(types.begin(), types.end());
    return finished;
}
} // namespace quotadeck::usage
