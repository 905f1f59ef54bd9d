// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"

namespace quotadeck::cli {
/// Prints the queue in which each application is placed, one JSON line each; a rejected application is a valid result.
/// Returns the exit code: ExitInput if a configuration or an application cannot be read. A case whose configuration the
/// scheduler cannot load is printed as rejected.
[[nodiscard]] int runPlace(const PlaceOptions& options, Streams streams);
} // namespace quotadeck::cli
