// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"

namespace quotadeck::cli {
/// Prints who is hit by an edited configuration. Returns the exit code: ExitFindings when somebody is over a limit now.
[[nodiscard]] int runImpact(const ImpactOptions& options, Streams streams);
} // namespace quotadeck::cli
