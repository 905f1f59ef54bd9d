// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace quotadeck::rest {
/// Where and why a text stops being JSON.
struct SyntaxFault
{
    std::size_t offset = 0; ///< in bytes
    std::string_view key; ///< the last object key before it, as written; empty if there is none
    std::string_view reason;
};

/// The first fault of @p json, or nothing. Looks for what the parser has refused already, because the parser
/// does not say where; so it is slow and exact. Integers beyond 64 bits are a fault, as for the parser.
/// The views lead into @p json or into static text.
[[nodiscard]] std::optional<SyntaxFault> findSyntaxFault(std::string_view json);

/// The start of @p text for a message: printable ASCII only, at most @p limit characters, "..." where cut.
[[nodiscard]] std::string excerpt(std::string_view text, std::size_t limit);
} // namespace quotadeck::rest
