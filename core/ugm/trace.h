// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/ugm/manager.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::ugm {
/// What a recorded operation is expected to answer; only what the recording names.
struct TraceExpectation
{
    std::optional<bool> verdict; ///< accepted, allowed or canRun
    std::optional<std::optional<Resource>> headroom; ///< nil inside: no limit
    std::optional<std::vector<UserUsage>> users;
    std::optional<std::vector<GroupUsage>> groups;
};

/// One operation of a recorded trace of the tracker.
struct TraceStep
{
    enum class Kind { Config, TryIncrease, Increase, Decrease, Headroom, CanRun, Usage };

    Kind kind = Kind::Usage;
    std::string yaml; ///< of Config: a whole queues.yaml
    QueuePath queue;
    ApplicationId app;
    UserGroups user;
    std::optional<Resource> usage;
    AppRemoval removal = AppRemoval::Keep;
    TraceExpectation expect;
};

/// "tryIncrease", as traces spell it.
[[nodiscard]] std::string_view traceName(TraceStep::Kind kind);

/// Reads one line of a trace: {"op", ..., "expect"}. Errors: Parse, `where` being the key. Unknown keys are ignored.
[[nodiscard]] Result<TraceStep> readTraceStep(std::string_view json);
} // namespace quotadeck::ugm
