// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace quotadeck::config {
/// A JSON object of @p members in their order. A value is JSON already; a member without value is left out. The keys
/// are ours and need no escape.
[[nodiscard]] inline std::string
jsonObject(std::initializer_list<std::pair<std::string_view, std::string>> members)
{
    std::string out = "{";
    for (const auto& [key, value] : members) {
        if (value.empty())
            continue;
        if (out.size() > 1)
            out += ',';
        out += '"';
        out += key;
        out += "\":";
        out += value;
    }
    return out + "}";
}

/// A JSON array of what @p write makes of each item.
template <typename Items, typename Write>
[[nodiscard]] std::string jsonArray(const Items& items, Write write)
{
    std::string out = "[";
    for (const auto& item : items) {
        if (out.size() > 1)
            out += ',';
        out += write(item);
    }
    return out + "]";
}

/// The same; nothing, and so no member of an object, without items.
template <typename Items, typename Write>
[[nodiscard]] std::string jsonArrayOrNothing(const Items& items, Write write)
{
    return std::empty(items) ? std::string() : jsonArray(items, write);
}
} // namespace quotadeck::config
