// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"

namespace quotadeck::cli {
/// Validates configuration files as the scheduler does and prints every finding. Returns the exit code: that of
/// the worst file, an unreadable one being worst.
[[nodiscard]] int runCheck(const CheckOptions& options, Streams streams);
} // namespace quotadeck::cli
