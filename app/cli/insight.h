// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"

/// The subcommands that answer questions about a configuration. Each returns the exit code.
namespace quotadeck::cli {
/// Prints the limits and quotas of a user in a queue.
[[nodiscard]] int runEffective(const EffectiveOptions& options, Streams streams);

/// Prints whether a request is allowed, and why; ExitFindings if a limit blocks it.
[[nodiscard]] int runExplain(const ExplainOptions& options, Streams streams);

/// Prints the users, groups and queues affected by an edited configuration; ExitFindings if one is over a limit or a queue
/// in use is removed.
[[nodiscard]] int runImpact(const ImpactOptions& options, Streams streams);
} // namespace quotadeck::cli
