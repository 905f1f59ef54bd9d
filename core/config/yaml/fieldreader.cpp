// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/yaml/fieldreader.h"

#include "core/base/goduration.h"
#include "core/base/nearestname.h"
#include "core/config/yaml/yamlscalar.h"

#include <algorithm>
#include <utility>

namespace quotadeck::config {
std::string listOf(std::span<const std::string_view> words)
{
    std::string list;
    for (const std::string_view word : words)
        list.append(list.empty() ? "" : ", ").append(word);
    return list;
}

FieldReader::Fields FieldReader::fields(const YamlNode& map, std::span<const std::string_view> known)
{
    Fields found;
    for (const YamlPair& pair : map.pairs()) {
        const std::string_view key = pair.key.node->text();
        const TextPosition place = pair.key.place().begin;
        if (std::ranges::find(known, key) != known.end()) {
            if (!found.emplace(key, pair.value.node).second)
                add(place, {QUOTADECK_TEXT("yaml", "the key \"%1\" is there twice"), key});
            continue;
        }
        const std::string_view near = nearestKey(key, known);
        if (near.empty())
            add(place, {QUOTADECK_TEXT("yaml", "unknown key \"%1\": use %2"), key, listOf(known)});
        else
            add(place, {QUOTADECK_TEXT("yaml", "unknown key \"%1\": did you mean \"%2\"?"), key, near});
    }
    return found;
}

void FieldReader::require(const YamlNode& map, const Fields& fields, std::span<const std::string_view> keys)
{
    for (const std::string_view key : keys) {
        if (!fields.contains(key))
            add(map.span.begin, {QUOTADECK_TEXT("yaml", "the key \"%1\" is missing here"), key});
    }
}

std::optional<std::string> FieldReader::text(const YamlNode& node, std::string_view key)
{
    if (node.kind == YamlKind::Scalar && !isNull(node) && !node.text().empty())
        return std::string(node.text());
    add(node.span.begin, {QUOTADECK_TEXT("yaml", "\"%1\" needs a text"), key});
    return std::nullopt;
}

std::optional<std::chrono::nanoseconds> FieldReader::duration(const YamlNode& node, std::string_view key)
{
    const auto parsed = parseGoDuration(node.text());
    if (parsed && *parsed >= std::chrono::nanoseconds::zero())
        return parsed;
    add(node.span.begin, {QUOTADECK_TEXT("yaml", "\"%1\" needs a duration such as 5m or 1h30m"), key});
    return std::nullopt;
}

std::optional<std::uint64_t> FieldReader::count(const YamlNode& node, std::string_view key,
                                                std::uint64_t least, std::uint64_t most)
{
    const auto value = node.kind == YamlKind::Scalar ? readCount(node) : std::nullopt;
    if (value && *value >= least && *value <= most)
        return value;
    add(node.span.begin,
        {QUOTADECK_TEXT("yaml", "\"%1\" needs a whole number from %2 to %3"), key, least, most});
    return std::nullopt;
}

std::optional<std::size_t> FieldReader::word(const YamlNode& node, std::string_view key,
                                             std::span<const std::string_view> words)
{
    const auto given = text(node, key);
    if (!given)
        return std::nullopt;
    const auto found = std::ranges::find(words, std::string_view(*given));
    if (found != words.end())
        return static_cast<std::size_t>(found - words.begin());
    add(node.span.begin,
        {QUOTADECK_TEXT("yaml", "\"%1\" is no value of \"%2\": use %3"), *given, key, listOf(words)});
    return std::nullopt;
}

std::vector<TextProblem> FieldReader::takeProblems()
{
    std::ranges::stable_sort(m_problems, {}, &TextProblem::place);
    return std::exchange(m_problems, {});
}
} // namespace quotadeck::config
