// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/yaml/manifests.h"

#include "core/config/yaml/mapentries.h"

#include <algorithm>

namespace quotadeck::config {
std::vector<std::size_t> documentBegins(std::string_view text)
{
    std::vector<std::size_t> begins = {0};
    for (auto at = text.find("\n---"); at != std::string_view::npos; at = text.find("\n---", at + 1)) {
        const std::size_t after = at + 4;
        if (after == text.size() || std::string_view(" \t\r\n").find(text[after]) != std::string_view::npos)
            begins.push_back(at + 1);
    }
    return begins;
}

const YamlNode* valueOf(const YamlNode* mapping, std::string_view key)
{
    if (!mapping || mapping->kind != YamlKind::Mapping)
        return nullptr;
    const MapEntries all = mapEntries(*mapping);
    const auto entry = std::ranges::find_if(
        all.entries, [key](const MapEntry& candidate) { return candidate.key->text() == key; });
    return entry == all.entries.end() ? nullptr : entry->value.node;
}

std::string_view textOf(const YamlNode* mapping, std::string_view key)
{
    const YamlNode* const node = valueOf(mapping, key);
    return node && node->kind == YamlKind::Scalar ? node->text() : std::string_view();
}
} // namespace quotadeck::config
