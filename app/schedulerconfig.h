// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"
#include "app/feed/restconfig.h"
#include "core/base/result.h"

namespace quotadeck::app {
/// How to read the scheduler that @p server chooses. Errors: InvalidArgument for an address that is none.
[[nodiscard]] Result<feed::RestConfig> configFor(const cli::ServerChoice& server);
} // namespace quotadeck::app
