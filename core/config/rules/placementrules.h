// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/schema/schema.h"

#include <string>

namespace quotadeck::config {
/// The path of a chain of placement rules before an application is known.
struct FixedPath
{
    std::string path; ///< in lower case; empty for none
    bool isWhole = true; ///< no part depends on the application
};

/// The fixed path of the chain that ends in @p rule, as the running scheduler reads it.
[[nodiscard]] FixedPath fixedPathOf(const PlacementRuleConfig& rule);
} // namespace quotadeck::config
