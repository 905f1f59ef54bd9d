// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/schema/schema.h"

#include <vector>

namespace quotadeck::config {
/// Equality of what a configuration says, wherever it stands in the text. Absent and empty differ, quantities are
/// compared as texts, lists in order, maps without (VAL-20).

[[nodiscard]] bool sameContent(const std::vector<LimitConfig>& left, const std::vector<LimitConfig>& right);
[[nodiscard]] bool sameContent(const SchedulerConfig& left, const SchedulerConfig& right);
} // namespace quotadeck::config
