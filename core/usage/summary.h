// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/queuepath.h"
#include "core/base/strongid.h"
#include "core/resource/resource.h"
#include "core/snapshot/clustersnapshot.h"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What applications held, as the scheduler counts and logs it (SUM).
namespace quotadeck::usage {
/// The resource seconds of an application by what the allocations were for (SUM-2). Units: millicore-seconds,
/// byte-seconds, else amount times seconds; held at the largest number (SUM-3). The key "" stands for nodes without
/// an instance type.
struct UsageTotals
{
    ResourceHistory used;
    ResourceHistory preempted;
    ResourceHistory placeholder; ///< of placeholders that were not preempted

    friend bool operator==(const UsageTotals&, const UsageTotals&) = default;
};

/// Adds @p resource times the whole seconds of @p duration, a negative one counting as none (SUM-1).
void addResourceSeconds(ResourceHistory& history, const std::string& instanceType, const Resource& resource,
                        std::chrono::nanoseconds duration);

/// @p history as the REST interface shows it: a node without an instance type is "UNKNOWN" (SUM-1).
[[nodiscard]] ResourceHistory restHistory(ResourceHistory history);

/// What the scheduler logs of a finished application (SUM-4). Fields that a line lacks stay empty.
struct ApplicationSummary
{
    ApplicationId id;
    std::optional<std::chrono::milliseconds> submitted; ///< all times since the epoch
    std::optional<std::chrono::milliseconds> started;
    std::optional<std::chrono::milliseconds> finished;
    UserName user;
    QueuePath queue;
    std::string state; ///< "Completed"; the numbers of another one may be incomplete (SUM-7)
    std::string rmId;
    UsageTotals usage;
    bool hasUsed = true; ///< the line says what was used
    bool hasPreempted = true; ///< the form of the line has them; else they are not known
    bool hasPlaceholders = true; ///< likewise

    friend bool operator==(const ApplicationSummary&, const ApplicationSummary&) = default;
};

/// Begins the message of an application, in every form of it (SUM-5).
inline constexpr std::string_view kSummaryPrefix = "YK_APP_SUMMARY:";

/// What a scheduler reports of an application that has ended (REST-15), as its log has it.
struct FinishedSummary
{
    ApplicationSummary summary; ///< hasUsed is false if nothing is reported of what it used (SUM-4)
    std::vector<ResourceType> types{}; ///< of what it held, as far as that is reported
    bool hasHeld = true; ///< false: it ended before it got anything
    bool hasStarted = true; ///< false: it never ran, and its wait ended otherwise
};

/// Nothing for an application that has not ended, and for a rejected one, which never was in a queue. @p rmId is of its
/// partition; empty: not known.
[[nodiscard]] std::optional<FinishedSummary> finishedSummary(const ApplicationInfo& application,
                                                             const std::string& rmId);
} // namespace quotadeck::usage
