// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/packaging/queuefile.h"

#include "core/base/text.h"
#include "core/config/yaml/mapentries.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace quotadeck::config {
namespace {
constexpr std::string_view kConfigMap = "ConfigMap";
constexpr std::string_view kConfigsName = "yunikorn-configs"; // PKG-1: wins over the defaults
constexpr std::string_view kPolicyGroup = "service.policyGroup"; // PKG-2
constexpr std::string_view kDefaultPolicyGroup = "queues";

/// The value of @p key in @p mapping; nullptr when it has none. Anchors and merge keys are followed.
const YamlNode* valueOf(const YamlNode* mapping, std::string_view key)
{
    if (!mapping || mapping->kind != YamlKind::Mapping)
        return nullptr;
    const MapEntries all = mapEntries(*mapping);
    const auto entry = std::ranges::find_if(
        all.entries, [key](const MapEntry& candidate) { return candidate.key->text == key; });
    return entry == all.entries.end() ? nullptr : entry->value.node;
}

std::string_view textOf(const YamlNode* mapping, std::string_view key)
{
    const YamlNode* const node = valueOf(mapping, key);
    return node && node->kind == YamlKind::Scalar ? std::string_view(node->text) : std::string_view();
}

/// Offsets at which the documents of @p text begin: a line "---" at the very left, which no block scalar inside a
/// mapping and no quoted text can hold.
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

class Finder
{
public:
    explicit Finder(std::string_view text) : m_text(text), m_index(text) { }

    tl::expected<std::optional<QueueFile>, YamlError> find()
    {
        auto begins = documentBegins(m_text);
        begins.push_back(m_text.size());
        for (std::size_t i = 0; i + 1 < begins.size(); ++i) {
            m_base = begins[i];
            const auto document = m_text.substr(m_base, begins[i + 1] - m_base);
            if (document.find(kConfigMap) == std::string_view::npos)
                continue;
            const auto tree = parseYaml(document);
            if (!tree)
                return tl::unexpected(shifted(tree.error()));
            if (tree->root())
                look(*tree->root());
        }
        if (!m_found && m_problem)
            return tl::unexpected(std::move(*m_problem));
        return std::move(m_found);
    }

private:
    void look(const YamlNode& manifest)
    {
        if (textOf(&manifest, "kind") == kConfigMap) {
            lookInConfigMap(manifest);
            return;
        }
        const YamlNode* const items = valueOf(&manifest, "items");
        if (!items || items->kind != YamlKind::Sequence || textOf(&manifest, "apiVersion").empty())
            return;
        for (const YamlRef& item : items->items) {
            if (textOf(item.node, "kind") == kConfigMap)
                lookInConfigMap(*item.node);
        }
    }

    void lookInConfigMap(const YamlNode& manifest);
    void note(const YamlNode& at, std::string message)
    {
        if (!m_problem)
            m_problem = {YamlErrorKind::Packaging, std::move(message), shifted(at.span)};
    }
    [[nodiscard]] TextSpan shifted(const TextSpan& span) const
    {
        return m_index.span(m_base + span.begin.offset, m_base + span.end.offset);
    }
    [[nodiscard]] YamlError shifted(const YamlError& error) const
    {
        return {error.kind, error.message, shifted(error.span)};
    }

    std::string_view m_text;
    TextIndex m_index;
    std::size_t m_base = 0; ///< where the document at work begins
    std::optional<QueueFile> m_found;
    std::optional<YamlError> m_problem; ///< with the first ConfigMap that holds no queue file
};

void Finder::lookInConfigMap(const YamlNode& manifest)
{
    const std::string_view name = textOf(valueOf(&manifest, "metadata"), "name");
    const YamlNode* const data = valueOf(&manifest, "data");
    std::string_view group = textOf(data, kPolicyGroup);
    if (group.empty())
        group = kDefaultPolicyGroup;
    const std::string key = fmt::format("{}.yaml", group);

    const YamlNode* const binary = valueOf(&manifest, "binaryData");
    if (const YamlNode* const packed = valueOf(binary, key + ".gz")) { // PKG-3: wins over the plain text
        note(*packed,
             fmt::format("\"{}.gz\" is compressed and wins over plain text: unpack it to work on it", key));
        return;
    }
    const YamlNode* const scalar = valueOf(data, key);
    if (!scalar) {
        note(manifest, fmt::format("the ConfigMap \"{}\" has no \"{}\" under \"data\"", name, key));
    } else if (scalar->kind != YamlKind::Scalar) {
        note(*scalar,
             fmt::format("\"{}\" must be a text: write \"{}: |\" and indent the configuration", key, key));
    } else if (!m_found || (name == kConfigsName && m_found->configMap != kConfigsName)) {
        m_found.emplace(
            QueueFile{EmbeddedText(m_text, *scalar, shifted(scalar->span)), std::string(name), key});
    }
}
} // namespace

tl::expected<std::optional<QueueFile>, YamlError> findQueueFile(std::string_view text)
{
    if (text.find(kConfigMap) == std::string_view::npos || text.size() > kMaxYamlSize)
        return std::nullopt;
    return Finder(text).find();
}
} // namespace quotadeck::config
