// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"

namespace quotadeck::cli {
/// Prints whether a request passes, and why. Returns the exit code: ExitFindings when it does not.
[[nodiscard]] int runExplain(const ExplainOptions& options, Streams streams);
} // namespace quotadeck::cli
