// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"

namespace quotadeck::cli {
/// Replays traces through the tracker, each from an empty state, and prints one JSON line per operation. Returns the exit
/// code: ExitFindings for an unexpected result, ExitInput for a trace that cannot be read to its end.
[[nodiscard]] int runReplay(const ReplayOptions& options, Streams streams);
} // namespace quotadeck::cli
