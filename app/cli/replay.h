// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"

namespace quotadeck::cli {
/// Replays traces through the tracker, each from an empty state, and prints one JSON line an operation. Returns the exit
/// code: ExitFindings for an answer that is not the expected one, ExitInput for a trace that cannot be read, of which
/// the lines before have been replayed.
[[nodiscard]] int runReplay(const ReplayOptions& options, Streams streams);
} // namespace quotadeck::cli
