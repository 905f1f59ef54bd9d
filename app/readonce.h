// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands.h"
#include "core/base/result.h"

#include <string>

namespace quotadeck::app {
/// Reads @p server once. Runs an event loop until the answer or the first failure: for commands
/// without a window, which have nothing else to do. @p partition may be empty.
[[nodiscard]] Result<cli::SnapshotReading> readOnce(const cli::ServerChoice& server,
                                                    const std::string& partition);
/// Likewise its elastic quotas, or those of a cluster.
[[nodiscard]] Result<cli::QuotaReading> readQuotasOnce(const cli::ServerChoice& server);
/// Likewise its active configuration, as it sends it.
[[nodiscard]] Result<cli::ActiveConfig> readActiveConfigOnce(const cli::ServerChoice& server);
} // namespace quotadeck::app
