// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"

namespace quotadeck::cli {
/// Validates configuration files as the scheduler does and prints every finding. All files are checked, whatever is
/// wrong with one. Returns the exit code: ExitInput if one could not be read, else ExitFindings if one has a finding at
/// or above the threshold, else ExitDone. The threshold does not concern unreadable files.
[[nodiscard]] int runCheck(const CheckOptions& options, Streams streams);
} // namespace quotadeck::cli
