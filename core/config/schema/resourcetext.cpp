// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/schema/resourcetext.h"

namespace quotadeck::config {
ParsedResource parseResource(const TextMap& map)
{
    ParsedResource result;
    result.value.reserve(map.value.size());
    for (const TextEntry& entry : map.value) {
        if (const auto value = parseQuantity(entry.value, quantityKind(entry.key)))
            result.value.set(entry.key, *value);
        else
            result.bad.push_back({&entry, value.error()});
    }
    return result;
}

Result<Resource> readResource(const TextMap& map, const std::string& where)
{
    ParsedResource parsed = parseResource(map);
    if (parsed.bad.empty())
        return std::move(parsed.value);
    const auto& [entry, error] = parsed.bad.front();
    return fail(ErrorCode::Parse, where,
                {QUOTADECK_TEXT("rules", "%1: %2"), entry->key,
                 describe(error, entry->value, quantityKind(entry->key))});
}
} // namespace quotadeck::config
