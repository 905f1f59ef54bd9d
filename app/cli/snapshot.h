// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"
#include "core/base/result.h"
#include "core/snapshot/clustersnapshot.h"

#include <functional>

namespace quotadeck::cli {
/// Reads a scheduler once: address and partition in, what it reports out. Blocks until then.
using SnapshotReader
    = std::function<Result<SnapshotPtr>(const std::string& url, const std::string& partition)>;

/// Prints what @p read reports of one partition as one JSON line in normal form. Returns the exit code.
[[nodiscard]] int runSnapshot(const SnapshotOptions& options, const SnapshotReader& read, Streams streams);
} // namespace quotadeck::cli
