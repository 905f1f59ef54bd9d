// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/textspan.h"
#include "core/config/schema/schema.h"

#include <functional>
#include <vector>

namespace quotadeck::config {
/// Equality of the values of configurations, whatever their places in the text. Absent and empty differ, quantities are
/// compared as texts, lists in order, maps in any order (VAL-20).

[[nodiscard]] bool sameContent(const std::vector<LimitConfig>& left, const std::vector<LimitConfig>& right);
[[nodiscard]] bool sameContent(const SchedulerConfig& left, const SchedulerConfig& right);

/// Replaces every place in @p config by map(place), for a configuration that is part of another text.
void mapSpans(SchedulerConfig& config, const std::function<TextSpan(const TextSpan&)>& map);
} // namespace quotadeck::config
