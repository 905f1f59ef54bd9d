// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace quotadeck::serve {
/// Where a plus sign means a space.
enum class EscapeKind { Path, Query };

/// @p text without its escapes; nothing when one is broken: "%", "%2", "%zz".
[[nodiscard]] std::optional<std::string> unescaped(std::string_view text, EscapeKind kind);

/// A request target, taken apart.
struct Target
{
    std::vector<std::string> rawParts; ///< of the path after the first slash, with escapes; {""} for "/"
    std::vector<std::string> parts; ///< the same without escapes
    std::string rawQuery; ///< without the question mark
    std::vector<std::pair<std::string, std::string>> query; ///< parameters with a broken escape are left out

    /// The value of the first parameter @p name; empty when it has none, nothing when it is absent.
    [[nodiscard]] std::optional<std::string> parameter(std::string_view name) const;
};

/// Takes @p target apart, which starts with '/'. An escaped slash in the path divides it like a plain one (REST-5).
/// Nothing when an escape of the path is broken.
[[nodiscard]] std::optional<Target> parseTarget(std::string_view target);
} // namespace quotadeck::serve
