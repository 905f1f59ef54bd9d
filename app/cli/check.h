// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"
#include "core/base/result.h"

#include <functional>
#include <string>

namespace quotadeck::cli {
/// Validates configuration files as the scheduler does and prints every finding. All files are checked, whatever is
/// wrong with one. Returns the exit code: ExitInput if one could not be read, else ExitFindings if one has a finding at
/// or above the threshold, else ExitDone. The threshold does not concern unreadable files.
[[nodiscard]] int runCheck(const CheckOptions& options, Streams streams);

/// The active configuration of a scheduler as it sends it in YAML (REST-30).
struct ActiveConfig
{
    std::string url; ///< of the endpoint
    std::string text;
};

/// Reads the active configuration of the scheduler at an address. Blocks until then.
using ActiveConfigSource = std::function<Result<ActiveConfig>(const std::string& url)>;

/// Likewise for the active configuration of the scheduler at CheckOptions::url, which @p read brings; places are those of
/// the answer. Returns ExitConnection, too, if the scheduler could not be read.
[[nodiscard]] int runCheckOfActive(const CheckOptions& options, const ActiveConfigSource& read,
                                   Streams streams);
} // namespace quotadeck::cli
