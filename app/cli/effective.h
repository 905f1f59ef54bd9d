// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"

namespace quotadeck::cli {
/// Prints the limits and quotas that hold for a user in a queue. Returns the exit code.
[[nodiscard]] int runEffective(const EffectiveOptions& options, Streams streams);
} // namespace quotadeck::cli
