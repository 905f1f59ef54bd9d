// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/schema/finding.h"
#include "core/config/schema/schema.h"
#include "core/config/yaml/yamltree.h"

#include <optional>
#include <string_view>

namespace quotadeck::config {
/// The first error of the scheduler's own validation (VAL-10 to VAL-88) of @p config, which was read from @p tree of @p text
/// without problems; nothing: it is accepted. Our own warnings are not looked for, which takes less time than validate().
[[nodiscard]] std::optional<Finding> firstRejection(SchedulerConfig& config, std::string_view text,
                                                    const YamlTree& tree);
/// Whether firstRejection() finds one. The places in @p config need not be those of a text.
[[nodiscard]] bool isRejected(SchedulerConfig& config);
} // namespace quotadeck::config
