// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/textspan.h"
#include "core/config/schema/schema.h"

#include <functional>

namespace quotadeck::config {
/// Gives every place in @p config the one that @p map makes of it, for a text that stands inside another.
void mapSpans(SchedulerConfig& config, const std::function<TextSpan(const TextSpan&)>& map);
} // namespace quotadeck::config
