// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"

namespace quotadeck::cli {
/// Prints where applications would run after a scheduler started with a configuration, one JSON line each. A rejected
/// application is an answer like any other. Returns the exit code: ExitInput when a configuration or an application
/// cannot be read; a case whose configuration no scheduler would load is answered as rejected all the same.
[[nodiscard]] int runPlace(const PlaceOptions& options, Streams streams);
} // namespace quotadeck::cli
