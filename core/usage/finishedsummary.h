// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/resource/resource.h"
#include "core/snapshot/clustersnapshot.h"
#include "core/usage/summary.h"

#include <optional>
#include <string>
#include <vector>

namespace quotadeck::usage {
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
