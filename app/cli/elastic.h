// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"

namespace quotadeck::cli {
/// Solves elastic quota trees and prints the runtime of every group: one JSON line per JSON problem, text or one JSON line
/// for manifests. Returns the exit code: ExitInput for an unreadable problem; the other lines of its file are still solved.
[[nodiscard]] int runElastic(const ElasticOptions& options, Streams streams);

/// Reads "cpu=100,memory=1Ti" into @p result; an error text otherwise.
[[nodiscard]] std::string readTotal(const std::string& text, Resource& result);
} // namespace quotadeck::cli
