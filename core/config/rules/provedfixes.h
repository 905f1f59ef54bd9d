// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/schema/finding.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::config {
/// All findings of a text, before comments silence any.
using Judge = std::function<std::vector<Finding>(const std::string& text)>;

/// What a renamed key or root queue brings to light, only the new text can tell: of the fixes of such findings this
/// keeps those that settle the finding and bring no new one. Cost: a few times that of @p judge, never more.
void keepProvedFixes(std::string_view text, std::vector<Finding>& findings, const Judge& judge);
} // namespace quotadeck::config
