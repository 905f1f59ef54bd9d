// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"

namespace quotadeck::cli {
/// `quotadeck diff`: prints what differs in meaning between two configurations. The exit code tells whether anything
/// that has an effect does. What the scheduler would reject is compared as well, as long as it can be read.
[[nodiscard]] int runDiff(const DiffOptions& options, Streams streams);
} // namespace quotadeck::cli
