// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/yaml/mapentries.h"
#include "core/config/yaml/yamltree.h"

#include <string_view>

namespace quotadeck::elastic {
/// Visits each object of the documents of @p text and each item of a list, with its kind: an item that names none has that
/// of its list, "NodeList", as in answers of the API server. What cannot be read is left out.
template <typename Visit>
void eachManifestObject(std::string_view text, Visit visit)
{
    constexpr std::string_view kList = "List";
    auto begins = config::documentBegins(text);
    begins.push_back(text.size());
    for (std::size_t i = 0; i + 1 < begins.size(); ++i) {
        const auto tree = config::parseYaml(text.substr(begins[i], begins[i + 1] - begins[i]));
        const config::YamlNode* const root = tree ? tree->root() : nullptr;
        if (!root || root->kind != config::YamlKind::Mapping)
            continue;
        const std::string_view kind = config::textOf(root, "kind");
        visit(*root, kind);
        const config::YamlNode* const items = config::valueOf(root, "items");
        if (!items || !kind.ends_with(kList))
            continue;
        for (const config::YamlRef& item : items->items()) {
            if (item.node->kind != config::YamlKind::Mapping)
                continue;
            const std::string_view own = config::textOf(item.node, "kind");
            visit(*item.node, own.empty() ? kind.substr(0, kind.size() - kList.size()) : own);
        }
    }
}
} // namespace quotadeck::elastic
