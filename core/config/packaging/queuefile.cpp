// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/packaging/queuefile.h"

#include "core/base/inflater.h"
#include "core/base/text.h"
#include "core/config/yaml/mapentries.h"

#include <absl/strings/escaping.h>
#include <algorithm>
#include <fmt/format.h>
#include <utility>
#include <vector>

namespace quotadeck::config {
namespace {
std::vector<std::size_t> lineBegins(std::string_view text)
{
    std::vector<std::size_t> begins = {0};
    for (auto at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1))
        begins.push_back(at + 1);
    return begins;
}

std::size_t leadingSpaces(std::string_view line)
{
    return std::min(line.find_first_not_of(' '), line.size());
}

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
                                                    Message message) const
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
            return problem(map, *packed,
                           Message(QUOTADECK_TEXT("packaging",
                                                  "\"%1\" is compressed and takes precedence over plain "
                                                  "text: decompress it to edit it"),
                                   key));
        }
        const YamlNode* const scalar = valueOf(map.data(), key);
        if (!scalar)
            continue;
        if (scalar->kind != YamlKind::Scalar) {
            return problem(
                map, *scalar,
                Message(QUOTADECK_TEXT("packaging",
                                       "\"%1\" must be a text: write \"%1: |\" and indent the configuration"),
                        key));
        }
        if (scalar->text().empty()) { // PKG-2
            return problem(
                map, *scalar,
                Message(QUOTADECK_TEXT("packaging",
                                       "\"%1\" is empty, so the scheduler uses its built-in default"),
                        key));
        }
        return QueueFile{EmbeddedText(m_text, *scalar, shifted(scalar->span, map.base)),
                         std::string(map.name), key};
    }
    const ConfigMap& first = m_maps.front();
    return problem(first, *first.manifest,
                   Message(QUOTADECK_TEXT("packaging", "the ConfigMap \"%1\" has no \"%2\" under \"data\""),
                           first.name, key));
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

EmbeddedText::EmbeddedText(std::string_view outer, const YamlNode& scalar, const TextSpan& span)
    : m_outer(outer)
    , m_text(scalar.text())
    , m_span(span)
    , m_outerIndex(outer)
{
    if (scalar.style != YamlStyle::Literal)
        return;
    m_innerLines = lineBegins(m_text);
    m_isLiteral = findLines(span);
}

/// Line @p number of the inner text, counted from 0, without its break.
std::string_view EmbeddedText::innerLine(std::size_t number) const
{
    const std::size_t begin = m_innerLines[number];
    const std::size_t end = number + 1 < m_innerLines.size() ? m_innerLines[number + 1] - 1 : m_text.size();
    return std::string_view(m_text).substr(begin, end - begin);
}

/// Finds the outer line of each inner one; false when one is not written as it reads.
bool EmbeddedText::findLines(const TextSpan& span)
{
    const int header = span.begin.line;
    const std::size_t headerEnd = m_outerIndex.nextLine(span.begin.offset);
    m_lineEnd = m_outer.substr(0, headerEnd).ends_with("\r\n") ? "\r\n" : "\n";
    const auto outerLine
        = [&](std::size_t number) { return m_outerIndex.line(header + 1 + static_cast<int>(number)); };

    std::size_t first = 0; // with content: only such a line shows the indentation
    while (first < m_innerLines.size() && innerLine(first).empty())
        ++first;
    if (first == m_innerLines.size() || outerLine(first).size() < innerLine(first).size())
        return false;
    m_indent.assign(outerLine(first).size() - innerLine(first).size(), ' ');

    std::size_t begin = headerEnd;
    for (std::size_t i = 0; i < m_innerLines.size(); ++i) {
        const bool isBehindLast = i + 1 == m_innerLines.size() && innerLine(i).empty();
        const std::string_view outer = isBehindLast ? std::string_view() : outerLine(i);
        const std::size_t indent = std::min(leadingSpaces(outer), m_indent.size());
        if (outer.substr(indent) != innerLine(i) || (!innerLine(i).empty() && indent < m_indent.size()))
            return false;
        m_lines.push_back({begin, indent});
        begin = m_outerIndex.nextLine(begin);
    }
    return true;
}

EmbeddedText::Place EmbeddedText::placeOf(std::size_t innerOffset) const
{
    const auto next = std::ranges::upper_bound(m_innerLines, innerOffset);
    const auto line = static_cast<std::size_t>(next - m_innerLines.begin()) - 1;
    return {line, innerOffset - m_innerLines[line]};
}

std::size_t EmbeddedText::outerOffset(const Place& place) const
{
    const Line& line = m_lines[place.line];
    return line.begin + line.indent + place.byte;
}

TextSpan EmbeddedText::outerSpan(const TextSpan& inner) const
{
    if (!m_isLiteral)
        return m_span;
    return m_outerIndex.span(outerOffset(placeOf(inner.begin.offset)),
                             outerOffset(placeOf(inner.end.offset)));
}

/// An edit at the beginning of a line includes the indentation or leaves it, so that in the result every line is
/// indented and no blank line is.
TextEdit EmbeddedText::outerEdit(const TextEdit& inner) const
{
    const Place begin = placeOf(inner.span.begin.offset);
    const Place end = placeOf(inner.span.end.offset);
    std::string text;
    bool isAtLineBegin = begin.byte == 0;
    for (const char c : inner.text) {
        if (c == '\n') {
            text += m_lineEnd;
            isAtLineBegin = true;
            continue;
        }
        if (c == '\r') // the line ends of the outer text are used
            continue;
        if (isAtLineBegin)
            text += m_indent;
        isAtLineBegin = false;
        text += c;
    }
    std::size_t from = begin.byte == 0 ? m_lines[begin.line].begin : outerOffset(begin);
    std::size_t to = outerOffset(end);
    if (isAtLineBegin && end.byte == 0)
        to = m_lines[end.line].begin;
    else if (isAtLineBegin)
        text += m_indent;

    const bool isBehindUnbrokenLine
        = from == m_outer.size() && from > 0 && m_outer.back() != '\n' && begin.byte == 0;
    if (isBehindUnbrokenLine && !text.empty())
        text.insert(0, m_lineEnd);
    while (from < to && !text.empty() && text.front() == ' ' && m_outer[from] == ' ') {
        text.erase(0, 1);
        ++from;
    }
    return {m_outerIndex.span(from, to), std::move(text)};
}

Result<std::vector<TextEdit>> EmbeddedText::outerEdits(const std::vector<TextEdit>& inner) const
{
    if (!m_isLiteral) {
        return fail(ErrorCode::Unsupported, {},
                    QUOTADECK_TEXT("packaging",
                                   "the configuration is not written as a literal block (\"queues.yaml: "
                                   "|\"), which is the only form that can be edited in place"));
    }
    std::vector<TextEdit> edits;
    edits.reserve(inner.size());
    std::ranges::transform(inner, std::back_inserter(edits),
                           [this](const TextEdit& edit) { return outerEdit(edit); });
    return edits;
}

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
        return fail(ErrorCode::Unsupported, std::string(kKey),
                    QUOTADECK_TEXT("packaging",
                                   "the text has line ends or characters that a ConfigMap cannot contain as "
                                   "text; export the compressed form, which keeps every byte"));
    }
    return manifest;
}
} // namespace quotadeck::config
