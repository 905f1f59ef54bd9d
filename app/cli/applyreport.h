// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/input.h"
#include "core/kube/apply.h"

#include <optional>
#include <string_view>

/// What the commands that change a cluster report alike.
namespace quotadeck::cli {
/// The word of the JSON result; without @p outcome the run ended before the write, as it was to.
[[nodiscard]] std::string_view outcomeWord(const std::optional<kube::ApplyOutcome>& outcome, bool isDryRun);
/// @p error is that of the run, if it had one.
[[nodiscard]] int exitCodeOf(const std::optional<kube::ApplyOutcome>& outcome, bool isDryRun,
                             const std::optional<Error>& error);
} // namespace quotadeck::cli
