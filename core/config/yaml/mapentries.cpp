// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/yaml/mapentries.h"

#include "core/config/yaml/yamlscalar.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

namespace quotadeck::config {
namespace {
bool isMergeKey(const YamlNode& key)
{
    return key.kind == YamlKind::Scalar && key.text() == "<<"
        && (key.tag() == "tag:yaml.org,2002:merge"
            || ((key.tag().empty() || key.tag() == "!") && key.style == YamlStyle::Plain));
}

/// The keys of one mapping so far. Most mappings have few keys, which are searched fastest one by one.
class LocalKeys
{
public:
    /// The earlier one with the text of @p ref; nullptr when it is new.
    const YamlRef* add(const YamlRef& ref)
    {
        const std::string_view key = ref.node->text();
        if (!m_many.empty()) {
            const auto [known, isNew] = m_many.try_emplace(key, &ref);
            return isNew ? nullptr : known->second;
        }
        const auto few = std::span(m_few).first(m_count);
        for (const YamlRef* const known : few) {
            if (known->node->text() == key)
                return known;
        }
        if (m_count < kFew) {
            m_few.at(m_count++) = &ref;
        } else {
            for (const YamlRef* const known : few)
                m_many.emplace(known->node->text(), known);
            m_many.emplace(key, &ref);
        }
        return nullptr;
    }

private:
    static constexpr std::size_t kFew = 16;

    std::array<const YamlRef*, kFew> m_few;
    std::size_t m_count = 0;
    std::unordered_map<std::string_view, const YamlRef*> m_many; ///< all of them, once there are many
};

class Collector
{
public:
    explicit Collector(MapEntries& result) : m_result(result) { }

    void collect(const YamlNode& mapping, bool isMerged)
    {
        const YamlRef* merge = nullptr;
        if (!isMerged) // a reserve for each map of a chain of merges would copy all entries each time
            m_result.entries.reserve(mapping.pairs().size());
        LocalKeys local;
        for (const YamlPair& pair : mapping.pairs()) {
            const YamlNode& key = *pair.key.node;
            if (key.kind != YamlKind::Scalar) {
                m_result.problems.push_back({KeyProblem::Kind::NotText, pair.key, {}});
                continue;
            }
            if (isNull(key))
                continue;
            if (const YamlRef* const first = local.add(pair.key))
                m_result.problems.push_back({KeyProblem::Kind::Duplicate, pair.key, *first});
            else if (isMergeKey(key))
                merge = &pair.value;
            else if (!isMerged || m_taken.insert(key.text()).second)
                m_result.entries.push_back({&key, pair.value, isMerged});
        }
        if (!merge)
            return;
        if (!isMerged) {
            for (const MapEntry& entry : m_result.entries)
                m_taken.insert(entry.key->text());
        }
        takeOver(*merge);
    }

private:
    void takeOver(const YamlRef& merge)
    {
        if (merge.node->kind == YamlKind::Mapping) {
            collect(*merge.node, true);
            return;
        }
        // An alias to a list is rejected; a list of maps or of aliases to maps is allowed.
        bool isUsable = merge.node->kind == YamlKind::Sequence && !merge.isAlias();
        for (const YamlRef& item : merge.node->items())
            isUsable = isUsable && item.node->kind == YamlKind::Mapping;
        if (!isUsable) {
            m_result.problems.push_back({KeyProblem::Kind::BadMerge, merge, {}});
            return;
        }
        for (const YamlRef& item : merge.node->items())
            collect(*item.node, true);
    }

    MapEntries& m_result;
    std::unordered_set<std::string_view> m_taken; ///< keys of the result; kept from the first merge on
};
} // namespace

MapEntries mapEntries(const YamlNode& mapping)
{
    MapEntries all;
    Collector(all).collect(mapping, false);
    return all;
}

bool repeatsKey(const YamlNode& node)
{
    const auto isRepeated
        = [](const KeyProblem& problem) { return problem.kind == KeyProblem::Kind::Duplicate; };
    if (node.kind == YamlKind::Mapping && std::ranges::any_of(mapEntries(node).problems, isRepeated))
        return true;
    const auto repeatsInside = [](const YamlRef& ref) { return !ref.isAlias() && repeatsKey(*ref.node); };
    return std::ranges::any_of(node.items(), repeatsInside)
        || std::ranges::any_of(node.pairs(), repeatsInside, &YamlPair::value);
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

std::map<std::string, std::string> textsOf(const YamlNode* mapping)
{
    std::map<std::string, std::string> texts;
    if (!mapping || mapping->kind != YamlKind::Mapping)
        return texts;
    for (const MapEntry& entry : mapEntries(*mapping).entries) {
        if (entry.value.node->kind == YamlKind::Scalar)
            texts.emplace(entry.key->text(), entry.value.node->text());
    }
    return texts;
}
} // namespace quotadeck::config
