// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands.h"
#include "core/base/result.h"

#include <string>

namespace quotadeck::app {
/// Reads the scheduler at @p url once. Runs an event loop until the answer or the first failure: for commands
/// without a window, which have nothing else to do. @p partition may be empty.
[[nodiscard]] Result<cli::SnapshotReading> readOnce(const std::string& url, const std::string& partition);
/// Likewise the elastic quotas of the scheduler at @p url.
[[nodiscard]] Result<elastic::QuotaSummaries> readQuotasOnce(const std::string& url);
/// Likewise the active configuration of the scheduler at @p url, as it sends it.
[[nodiscard]] Result<cli::ActiveConfig> readActiveConfigOnce(const std::string& url);
} // namespace quotadeck::app
