// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/yaml/mapentries.h"

#include "core/config/yaml/scalarvalue.h"

#include <string_view>
#include <unordered_map>

namespace quotadeck::config {
namespace {
bool isMergeKey(const YamlNode& key)
{
    return key.kind == YamlKind::Scalar && key.text == "<<"
        && (key.tag == "tag:yaml.org,2002:merge"
            || ((key.tag.empty() || key.tag == "!") && key.style == YamlStyle::Plain));
}

class Collector
{
public:
    void collect(const YamlNode& mapping, bool isMerged)
    {
        const YamlRef* merge = nullptr;
        std::unordered_map<std::string_view, const YamlRef*> local;
        for (const YamlPair& pair : mapping.pairs) {
            const YamlNode& key = *pair.key.node;
            if (key.kind != YamlKind::Scalar) {
                m_result.problems.push_back({KeyProblem::Kind::NotText, pair.key, {}});
                continue;
            }
            if (resolveScalar(key).type == ScalarType::Null)
                continue;
            const auto [first, isNew] = local.try_emplace(key.text, &pair.key);
            if (!isNew)
                m_result.problems.push_back({KeyProblem::Kind::Duplicate, pair.key, *first->second});
            else if (isMergeKey(key))
                merge = &pair.value;
            else if (m_seen.try_emplace(key.text, true).second)
                m_result.entries.push_back({&key, pair.value, isMerged});
        }
        if (merge)
            takeOver(*merge);
    }

    [[nodiscard]] MapEntries take() { return std::move(m_result); }

private:
    void takeOver(const YamlRef& merge)
    {
        if (merge.node->kind == YamlKind::Mapping) {
            collect(*merge.node, true);
            return;
        }
        // An alias to a list is refused, a list of maps or of aliases to maps is not.
        bool isUsable = merge.node->kind == YamlKind::Sequence && !merge.isAlias;
        for (const YamlRef& item : merge.node->items)
            isUsable = isUsable && item.node->kind == YamlKind::Mapping;
        if (!isUsable) {
            m_result.problems.push_back({KeyProblem::Kind::BadMerge, merge, {}});
            return;
        }
        for (const YamlRef& item : merge.node->items)
            collect(*item.node, true);
    }

    MapEntries m_result;
    std::unordered_map<std::string_view, bool> m_seen;
};
} // namespace

MapEntries mapEntries(const YamlNode& mapping)
{
    Collector collector;
    collector.collect(mapping, false);
    return collector.take();
}
} // namespace quotadeck::config
