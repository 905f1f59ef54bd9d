// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mode.h"
#include "core/base/result.h"
#include "core/ugm/manager.h"

#include <cstddef>
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

/// Drops what carries no information: zero amounts, groups of applications that do not run, nodes without usage,
/// applications, limits and children, and trackers of which nothing is left (SIM-4). Everything is sorted afterwards.
void normalize(TrackedUsage& usage);

/// Drops nodes that are not used as well, limits or not: how many idle nodes carry a limit depends on the queries and
/// updates before (UGM-41, UGM-55).
void reduceToUsed(TrackedUsage& usage);

/// What the tracker answered to one operation of a trace.
struct TraceAnswer
{
    bool verdict = true; ///< accepted, allowed or canRun
    std::optional<Denial> denial; ///< of a verdict that is false
    std::optional<Resource> headroom;
    TrackedUsage usage; ///< in normal form
    std::optional<Error> refusal; ///< the operation could not be done; nothing changed
};

/// Runs the operations of a trace on a tracker of its own.
class Replay
{
public:
    explicit Replay(Mode mode) : m_manager(mode) { }

    /// A configuration that the scheduler rejects leaves the limits as they are.
    [[nodiscard]] TraceAnswer run(const TraceStep& step);

private:
    void configure(const std::string& yaml, TraceAnswer& answer);

    Manager m_manager;
};

/// The answer as one JSON object without a line end: {"line","op", ...}; `line` counts from 1.
[[nodiscard]] std::string answerJson(std::size_t line, const TraceStep& step, const TraceAnswer& answer);

/// What differs from the expectation of @p step, in words; nothing when all that it names is equal. Usage is compared
/// without idle nodes, see reduceToUsed().
[[nodiscard]] std::optional<std::string> difference(const TraceStep& step, const TraceAnswer& answer);
} // namespace quotadeck::ugm
