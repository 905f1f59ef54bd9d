// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"
#include "core/base/result.h"
#include "core/elastic/quotarest.h"
#include "core/snapshot/clustersnapshot.h"

#include <functional>
#include <map>
#include <string>

namespace quotadeck::cli {
/// The result of reading a scheduler once.
struct SnapshotReading
{
    SnapshotPtr snapshot;
    std::map<std::string, Error> unavailable; ///< the parts that are missing, as in SourceStatus
};

/// Reads a scheduler once. Blocks until its answers are there.
using SnapshotReader
    = std::function<Result<SnapshotReading>(const std::string& url, const std::string& partition)>;

/// Reads the elastic quotas of a scheduler once. Blocks likewise.
using QuotaReader = std::function<Result<elastic::QuotaSummaries>(const std::string& url)>;

/// Prints the snapshot of one partition as one JSON line in normal form, and missing parts on the error stream; for
/// elastic quotas what @p readQuotas reports, in the form of the scheduler (EQ-97). Returns the exit code: ExitConnection
/// if a part could not be fetched, ExitInput if an answer could not be read.
[[nodiscard]] int runSnapshot(const SnapshotOptions& options, const SnapshotReader& read,
                              const QuotaReader& readQuotas, Streams streams);
} // namespace quotadeck::cli
