// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"
#include "core/base/result.h"

#include <functional>
#include <string>

namespace quotadeck::cli {
/// Validates configuration files as the scheduler does and prints every finding of all files. Returns the exit code:
/// ExitInput if a file could not be read, else ExitFindings for a finding at or above the threshold, else ExitDone.
[[nodiscard]] int runCheck(const CheckOptions& options, Streams streams);

/// The active configuration of a scheduler in YAML, as sent (REST-30).
struct ActiveConfig
{
    std::string url; ///< of the endpoint
    std::string text;
};

/// Reads the active configuration of the scheduler at an address. Blocks until then.
using ActiveConfigSource = std::function<Result<ActiveConfig>(const std::string& url)>;

/// Likewise for the active configuration of the scheduler at CheckOptions::url; positions are those of its answer. Returns
/// ExitConnection if the scheduler could not be read.
[[nodiscard]] int runCheckOfActive(const CheckOptions& options, const ActiveConfigSource& read,
                                   Streams streams);
} // namespace quotadeck::cli
