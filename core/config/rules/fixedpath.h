// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/schema/schema.h"

#include <string>

namespace quotadeck::config {
/// Where a chain of placement rules leads before anything of the application counts.
struct FixedPath
{
    std::string path; ///< in lower case; empty for none
    bool isWhole = true; ///< no part of the application follows
};

/// The fixed path of the chain that ends in @p rule, as the running scheduler takes it.
[[nodiscard]] FixedPath fixedPathOf(const PlacementRuleConfig& rule);
} // namespace quotadeck::config
