// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"

namespace quotadeck::cli {
/// Prints the differences in meaning between two configurations, also between ones that the scheduler rejects. Returns
/// the exit code: ExitFindings for a difference that has an effect.
[[nodiscard]] int runDiff(const DiffOptions& options, Streams streams);
} // namespace quotadeck::cli
