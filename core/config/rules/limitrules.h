// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/rules/rules.h"

#include <string>

namespace quotadeck::config {
inline constexpr const char* kWildcard = "*";

/// The user and group limits of one queue (VAL-32 to VAL-41).
void checkLimits(RuleRun& run, const std::string& path, const QueueConfig& queue);
} // namespace quotadeck::config
