// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/fixedpath.h"

#include "core/base/text.h"
#include "core/config/schema/effective.h"

#include <fmt/format.h>

namespace quotadeck::config {
FixedPath fixedPathOf(const PlacementRuleConfig& rule)
{
    FixedPath fixed;
    if (!rule.parent.empty())
        fixed = fixedPathOf(rule.parent.front());
    fixed.isWhole = fixed.isWhole && equalsIgnoringAsciiCase(rule.name.value, "fixed");
    if (!fixed.isWhole)
        return fixed;
    const std::string value = asciiLowered(rule.value.value);
    if (value.starts_with(kRootQueue))
        fixed.path = value;
    else
        fixed.path = fmt::format("{}.{}", fixed.path.empty() ? std::string(kRootQueue) : fixed.path, value);
    return fixed;
}
} // namespace quotadeck::config
