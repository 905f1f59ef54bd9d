// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "core/kube/apply.h"

#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

/// What the commands that change a cluster have in common: their report, and what the cluster stores.
namespace quotadeck::cli {
/// The word of the JSON result; without @p outcome the run ended before the write, as it was to.
[[nodiscard]] std::string_view outcomeWord(const std::optional<kube::ApplyOutcome>& outcome, bool isDryRun);
/// @p error is that of the run, if it had one.
[[nodiscard]] int exitCodeOf(const std::optional<kube::ApplyOutcome>& outcome, bool isDryRun,
                             const std::optional<Error>& error);
/// What @p server stores now; waits for its answer.
template <typename Stored, typename Server>
[[nodiscard]] Result<Stored> readStored(Server& server, const ApplyTerminal& terminal)
{
    std::optional<Result<Stored>> stored;
    bool isOver = false;
    server.read([&](const Result<Stored>& read) {
        stored = read;
        isOver = true;
    });
    terminal.runUntil(isOver);
    return *std::move(stored);
}

/// Prints @p text where the options say. Returns the exit code: ExitInput if the file cannot be written.
[[nodiscard]] int printStored(const GetOptions& options, const std::string& text, Streams streams);

/// Whether @p place is to be changed: the options say so, or the user. A cluster for production takes its name instead of a yes. Prints to
/// @p err why it is not, where nobody was asked.
[[nodiscard]] bool isConfirmed(const ApplyOptions& options, const ApplyTerminal& terminal,
                               const std::string& place, std::ostream& err);
} // namespace quotadeck::cli
