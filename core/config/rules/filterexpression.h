// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string_view>

namespace re2 {
class RE2;
}

namespace quotadeck::config {
/// The regular expression of a filter as the scheduler compiles it; nullptr when it would not. Safe to match with from
/// several threads.
[[nodiscard]] std::shared_ptr<const re2::RE2> compiledExpression(std::string_view text);
} // namespace quotadeck::config
