// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/insight/impact.h"

#include <string>

namespace quotadeck::insight {
/// For a terminal or a chat: the counts, then a line a row.
[[nodiscard]] std::string asText(const Impact& impact);
[[nodiscard]] std::string asJson(const Impact& impact); ///< one line
} // namespace quotadeck::insight
