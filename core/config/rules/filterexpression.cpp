// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/filterexpression.h"

#include <algorithm>
#include <cstdint>
#include <re2/re2.h>

namespace quotadeck::config {
namespace {
/// True when @p text has "\C", a single byte, which Go refuses; between \Q and \E it is plain text.
bool matchesBytes(std::string_view text)
{
    for (auto at = text.find('\\'); at < text.size(); at = text.find('\\', at)) {
        const std::string_view escape = text.substr(at, 2);
        if (escape == "\\C")
            return true;
        const auto end = escape == "\\Q" ? text.find("\\E", at) : at;
        at = end == std::string_view::npos ? text.size() : std::min(end + 2, text.size());
    }
    return false;
}
} // namespace

std::shared_ptr<const re2::RE2> compiledExpression(std::string_view text)
{
    // Go compiles what the default is too small for: \pL{1,1000}
    constexpr std::int64_t kMostMemory = 256 << 20;
    if (matchesBytes(text))
        return nullptr;
    re2::RE2::Options options;
    options.set_log_errors(false);
    options.set_max_mem(kMostMemory);
    auto expression = std::make_shared<const re2::RE2>(re2::StringPiece(text.data(), text.size()), options);
    return expression->ok() ? expression : nullptr;
}
} // namespace quotadeck::config
