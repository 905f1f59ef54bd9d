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
/// What one read of a scheduler brought.
struct SnapshotReading
{
    SnapshotPtr snapshot;
    std::map<std::string, Error> unavailable; ///< the parts that are missing, as in SourceStatus
};

/// Reads a scheduler once: address and partition in, what it reports out. Blocks until then.
using SnapshotReader
    = std::function<Result<SnapshotReading>(const std::string& url, const std::string& partition)>;

/// Reads the elastic quotas of the scheduler at an address once, likewise.
using QuotaReader = std::function<Result<elastic::QuotaSummaries>(const std::string& url)>;

/// Prints what @p read reports of one partition as one JSON line in normal form, and on the error stream which
/// parts are missing from it. Returns the exit code: ExitConnection, too, when a part that the server does offer
/// could not be fetched, and ExitInput when its answer could not be read. Of elastic quotas prints what @p readQuotas reports in the form of the scheduler (EQ-97).
[[nodiscard]] int runSnapshot(const SnapshotOptions& options, const SnapshotReader& read,
                              const QuotaReader& readQuotas, Streams streams);
} // namespace quotadeck::cli
