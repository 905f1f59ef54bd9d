// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/packaging/queuefile.h"

#include "core/base/gzip.h"
#include "core/base/text.h"
#include "core/config/yaml/mapentries.h"

#include <absl/strings/escaping.h>
#include <algorithm>
#include <fmt/format.h>
#include <utility>
#include <vector>

namespace quotadeck::config {
namespace {
constexpr std::string_view kConfigMap = "ConfigMap";
constexpr std::string_view kConfigsName = "yunikorn-configs"; // PKG-1: wins over the defaults
constexpr std::string_view kDefaultsName = "yunikorn-defaults";
constexpr std::string_view kPolicyGroup = "service.policyGroup"; // PKG-2
constexpr std::string_view kDefaultPolicyGroup = "queues";

/// The value of "@p key.gz", in upper or lower case, in @p binary; nullptr when there is none.
const YamlNode* compressed(const YamlNode* binary, std::string_view key)
{
    if (!binary || binary->kind != YamlKind::Mapping)
        return nullptr;
    const std::string wanted = fmt::format("{}.gz", key);
    const auto pair = std::ranges::find_if(binary->pairs(), [&wanted](const YamlPair& candidate) {
        return equalsIgnoringAsciiCase(candidate.key.node->text(), wanted);
    });
    return pair == binary->pairs().end() ? nullptr : pair->value.node;
}

/// A document of the text.
struct ManifestDocument
{
    std::size_t base = 0; ///< where it begins
    YamlTree tree;
};

struct ConfigMap
{
    const YamlNode* manifest;
    std::size_t base;
    std::string_view name;

    [[nodiscard]] const YamlNode* data() const { return valueOf(manifest, "data"); }
};

class Finder
{
public:
    explicit Finder(std::string_view text) : m_text(text), m_index(text) { }

    tl::expected<std::optional<QueueFile>, YamlError> find()
    {
        if (!readDocuments())
            return std::nullopt;
        for (const ManifestDocument& document : m_documents)
            collect(*document.tree.root(), document.base);
        if (m_maps.empty()) {
            if (m_unreadable)
                return tl::unexpected(std::move(*m_unreadable));
            return std::nullopt;
        }
        chooseMaps();
        return choose();
    }

private:
    bool readDocuments();
    void collect(const YamlNode& manifest, std::size_t base);
    void chooseMaps();
    [[nodiscard]] std::string key() const;
    [[nodiscard]] tl::expected<std::optional<QueueFile>, YamlError> choose() const;

    [[nodiscard]] tl::unexpected<YamlError> problem(const ConfigMap& map, const YamlNode& at,
                                                    std::string message) const
    {
        return tl::unexpected(
            YamlError{YamlErrorKind::Packaging, std::move(message), shifted(at.span, map.base)});
    }
    [[nodiscard]] TextSpan shifted(const TextSpan& span, std::size_t base) const
    {
        return m_index.span(base + span.begin.offset, base + span.end.offset);
    }

    std::string_view m_text;
    TextIndex m_index;
    std::vector<ManifestDocument> m_documents; ///< that contain manifests
    std::optional<YamlError> m_unreadable; ///< the first document after the first that is no YAML
    std::vector<ConfigMap> m_maps; ///< the most important first
};

/// False when the first document is no manifest: then the text is a queues.yaml, whatever follows (CFG-1).
bool Finder::readDocuments()
{
    auto begins = documentBegins(m_text);
    begins.push_back(m_text.size());
    bool isFirst = true;
    for (std::size_t i = 0; i + 1 < begins.size(); ++i) {
        const auto document = m_text.substr(begins[i], begins[i + 1] - begins[i]);
        if (!isFirst && document.find(kConfigMap) == std::string_view::npos)
            continue;
        auto tree = parseYaml(document);
        if (!tree) {
            if (isFirst)
                return false;
            if (!m_unreadable)
                m_unreadable
                    = {tree.error().kind, tree.error().message, shifted(tree.error().span, begins[i])};
            continue;
        }
        if (!tree->root()) // comments alone
            continue;
        if (isFirst && textOf(tree->root(), "kind").empty())
            return false;
        isFirst = false;
        m_documents.push_back({begins[i], std::move(*tree)});
    }
    return !m_documents.empty();
}

void Finder::collect(const YamlNode& manifest, std::size_t base)
{
    const auto add = [&](const YamlNode& node) {
        if (textOf(&node, "kind") == kConfigMap)
            m_maps.push_back({&node, base, textOf(valueOf(&node, "metadata"), "name")});
    };
    add(manifest);
    const YamlNode* const items = valueOf(&manifest, "items");
    if (items && textOf(&manifest, "kind").ends_with("List")) {
        for (const YamlRef& item : items->items())
            add(*item.node);
    }
}

/// The scheduler reads two maps, the administrator's over the defaults (PKG-1); others count where neither is there.
void Finder::chooseMaps()
{
    const auto rank = [](const ConfigMap& map) {
        return map.name == kConfigsName ? 0 : map.name == kDefaultsName ? 1 : 2;
    };
    std::ranges::stable_sort(m_maps, {}, rank);
    if (rank(m_maps.front()) < 2)
        std::erase_if(m_maps, [rank](const ConfigMap& map) { return rank(map) == 2; });
}

std::string Finder::key() const
{
    for (const ConfigMap& map : m_maps) {
        if (const auto group = textOf(map.data(), kPolicyGroup); !group.empty())
            return fmt::format("{}.yaml", group);
    }
    return fmt::format("{}.yaml", kDefaultPolicyGroup);
}

tl::expected<std::optional<QueueFile>, YamlError> Finder::choose() const
{
    const std::string key = this->key();
    for (const ConfigMap& map : m_maps) {
        if (const YamlNode* const packed = compressed(valueOf(map.manifest, "binaryData"), key)) { // PKG-3
            return problem(
                map, *packed,
                fmt::format(
                    "\"{}\" is compressed and takes precedence over plain text: decompress it to edit it",
                    key));
        }
        const YamlNode* const scalar = valueOf(map.data(), key);
        if (!scalar)
            continue;
        if (scalar->kind != YamlKind::Scalar) {
            return problem(
                map, *scalar,
                fmt::format("\"{}\" must be a text: write \"{}: |\" and indent the configuration", key, key));
        }
        if (scalar->text().empty()) { // PKG-2
            return problem(map, *scalar,
                           fmt::format("\"{}\" is empty, so the scheduler uses its built-in default", key));
        }
        return QueueFile{EmbeddedText(m_text, *scalar, shifted(scalar->span, map.base)),
                         std::string(map.name), key};
    }
    const ConfigMap& first = m_maps.front();
    return problem(first, *first.manifest,
                   fmt::format("the ConfigMap \"{}\" has no \"{}\" under \"data\"", first.name, key));
}

constexpr std::string_view kHead = "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: yunikorn-configs\n";
constexpr std::string_view kKey = "queues.yaml";
constexpr std::string_view kIndent = "    ";
constexpr std::string_view kIndentIndicator = "2"; ///< of the block, beyond that of its key

/// The head of a literal block that keeps the breaks at the end of @p text as they are.
std::string_view chomping(std::string_view text)
{
    if (!text.ends_with('\n'))
        return "-";
    return text == "\n" || text.ends_with("\n\n") ? "+" : "";
}

std::string literalBlock(std::string_view text)
{
    std::string block = "|";
    if (text.starts_with(' ') || text.starts_with('\n'))
        block += kIndentIndicator;
    block += chomping(text);
    block += '\n';
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        if (end > at) {
            block += kIndent;
            block += text.substr(at, end - at);
        }
        block += '\n';
        at = end + 1;
    }
    return block;
}
} // namespace

tl::expected<std::optional<QueueFile>, YamlError> findQueueFile(std::string_view text)
{
    if (text.find(kConfigMap) == std::string_view::npos || text.size() > kMaxYamlSize)
        return std::nullopt;
    return Finder(text).find();
}

std::string queueFileOf(std::string_view text)
{
    const auto file = findQueueFile(text);
    return file && *file ? (*file)->content.text() : std::string(text);
}

Result<std::string> configMapManifest(std::string_view text, ManifestForm form)
{
    const std::string queues = queueFileOf(text);
    std::string manifest(kHead);
    if (form == ManifestForm::Gzip) {
        manifest += "binaryData:\n  ";
        manifest += kKey;
        manifest += ".gz: ";
        manifest += absl::Base64Escape(gzipped(queues, GzipEffort::Best));
        manifest += '\n';
        return manifest;
    }
    manifest += "data:\n  ";
    manifest += kKey;
    manifest += ": ";
    manifest += literalBlock(queues);
    // A block loses carriage returns, a byte order mark and more, so the result is read back and compared.
    const auto back = findQueueFile(manifest);
    if (!back || !*back || (*back)->content.text() != queues) {
        return fail(
            ErrorCode::Unsupported, std::string(kKey),
            "the text has line ends or characters that a ConfigMap cannot contain as text; export the "
            "compressed form, which keeps every byte");
    }
    return manifest;
}
} // namespace quotadeck::config
