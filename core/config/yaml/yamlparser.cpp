// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/config/yaml/textindex.h"
#include "core/config/yaml/yamltree.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <memory>
#include <simdjson.h>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>
#include <yaml.h>

namespace quotadeck::config {
namespace {

struct Words
{
    std::string_view problem; ///< the start of libyaml's text
    MessageTemplate message;
};

constexpr std::array kWords = {
    Words{"mapping values are not allowed in this context",
          QUOTADECK_TEXT(
              "yaml",
              "a second ':' makes this line ambiguous: check the indentation, or put the text in quotes")},
    Words{
        "did not find expected key",
        QUOTADECK_TEXT(
            "yaml",
            "this line does not continue what is above it: check its indentation and the quotes before it")},
    Words{"did not find expected '-' indicator",
          QUOTADECK_TEXT("yaml", "a list item must start with '-' in the same column as the items above it")},
    Words{"did not find expected ',' or '}'",
          QUOTADECK_TEXT("yaml", "expected ',' or '}': the map that begins with '{' is not closed")},
    Words{"did not find expected ',' or ']'",
          QUOTADECK_TEXT("yaml", "expected ',' or ']': the list that begins with '[' is not closed")},
    Words{"did not find expected node content",
          QUOTADECK_TEXT("yaml", "a value is missing here, or a bracket above is not closed")},
    Words{"did not find expected <document start>",
          QUOTADECK_TEXT("yaml", "the document ends above: this text does not belong to it")},
    Words{"could not find expected ':'", QUOTADECK_TEXT("yaml", "a key must be followed by ':' on its line")},
    Words{"block sequence entries are not allowed in this context",
          QUOTADECK_TEXT("yaml", "a list item '-' is not allowed here: put it on a line of its own")},
    Words{"block mapping entries are not allowed",
          QUOTADECK_TEXT("yaml", "a map cannot begin here: put it on a line of its own")},
    Words{"mapping keys are not allowed in this context",
          QUOTADECK_TEXT("yaml", "a key is not allowed here: check the indentation")},
    Words{"found unexpected end of stream",
          QUOTADECK_TEXT("yaml", "the text ends inside quotes: the closing quote is missing")},
    Words{"found unexpected document indicator",
          QUOTADECK_TEXT("yaml", "the document ends inside quotes: the closing quote is missing")},
    Words{
        "found unknown escape character",
        QUOTADECK_TEXT("yaml", "unknown escape sequence: use single quotes to keep backslashes as they are")},
    Words{"control characters are not allowed",
          QUOTADECK_TEXT("yaml", "the text contains a control character: remove it")},
    Words{"found a tab character that violates indentation",
          QUOTADECK_TEXT("yaml", "a tab cannot indent: use spaces")},
    Words{"found a tab character where an indentation space is expected",
          QUOTADECK_TEXT("yaml", "a tab cannot indent: use spaces")},
    Words{"found undefined tag handle",
          QUOTADECK_TEXT("yaml", "the tag begins with a handle that no %TAG line defines")},
    Words{"found duplicate %YAML directive", QUOTADECK_TEXT("yaml", "a second %YAML line: keep one")},
    Words{"found incompatible YAML document",
          QUOTADECK_TEXT("yaml", "only %YAML 1.1 can be read: remove the %YAML line")},
};

Message messageForBadStart(std::string_view atFault)
{
    if (atFault.starts_with('\t'))
        return QUOTADECK_TEXT("yaml", "a tab cannot indent: use spaces");
    if (atFault.empty())
        return QUOTADECK_TEXT("yaml", "the text ends where a value is expected");
    return {QUOTADECK_TEXT("yaml", "a value cannot start with '%1': put it in quotes"), atFault.substr(0, 1)};
}

/// The message for libyaml's @p problem. @p atFault is the text from the place of the problem on; an unknown problem is
/// returned as it is.
Message messageForYamlProblem(std::string_view problem, std::string_view atFault)
{
    if (problem.starts_with("found character that cannot start any token"))
        return messageForBadStart(atFault);
    const auto* const known = std::ranges::find_if(
        kWords, [problem](const Words& words) { return problem.starts_with(words.problem); });
    return known == kWords.end() ? Message(problem) : Message(known->message);
}

std::string_view textOf(const yaml_char_t* text)
{
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): libyaml's unsigned characters are UTF-8
    return text ? std::string_view(reinterpret_cast<const char*>(text)) : std::string_view();
}

YamlStyle styleOf(yaml_scalar_style_t style)
{
    switch (style) {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE:
        return YamlStyle::SingleQuoted;
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE:
        return YamlStyle::DoubleQuoted;
    case YAML_LITERAL_SCALAR_STYLE:
        return YamlStyle::Literal;
    case YAML_FOLDED_SCALAR_STYLE:
        return YamlStyle::Folded;
    default:
        return YamlStyle::Plain;
    }
}

/// The largest share of copies among @p decoded values that the scheduler accepts: smaller in a large document.
double allowedAliasRatio(std::size_t decoded)
{
    constexpr double kFew = 400'000;
    constexpr double kMany = 4'000'000;
    constexpr double kMost = 0.99;
    constexpr double kLeast = 0.10;
    const double share = (static_cast<double>(decoded) - kFew) / (kMany - kFew);
    return kMost - (kMost - kLeast) * std::clamp(share, 0.0, 1.0);
}

std::optional<YamlError> unreadableBytes(std::string_view text)
{
    if (const auto nul = text.find('\0'); nul != std::string_view::npos) {
        return YamlError{YamlErrorKind::Encoding,
                         QUOTADECK_TEXT("yaml", "the text contains a NUL byte: this is not a text file"),
                         TextIndex(text).span(nul, nul + 1)};
    }
    if (!simdjson::validate_utf8(text.data(), text.size())) {
        const auto valid = validUtf8Length(text);
        return YamlError{YamlErrorKind::Encoding,
                         {QUOTADECK_TEXT("yaml", "byte %1 is not UTF-8: save the file as UTF-8"),
                          fmt::format("0x{:02X}", static_cast<unsigned char>(text[valid]))},
                         TextIndex(text).span(valid, valid + 1)};
    }
    return std::nullopt;
}
} // namespace

/// libyaml's parser over a text that outlives it.
class EventSource
{
public:
    explicit EventSource(std::string_view text)
    {
        yaml_parser_initialize(&m_parser);
        // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): libyaml expects unsigned characters
        yaml_parser_set_input_string(&m_parser, reinterpret_cast<const unsigned char*>(text.data()),
                                     text.size());
    }
    ~EventSource()
    {
        yaml_event_delete(&m_event);
        yaml_parser_delete(&m_parser);
    }
    EventSource(const EventSource&) = delete;
    EventSource& operator=(const EventSource&) = delete;

    /// Advances to the next event; false when the text is invalid.
    [[nodiscard]] bool next()
    {
        yaml_event_delete(&m_event);
        return yaml_parser_parse(&m_parser, &m_event) == 1;
    }
    [[nodiscard]] const yaml_event_t& event() const { return m_event; }
    /// Reads up to @p count tokens. Must not be mixed with next().
    [[nodiscard]] bool skipTokens(int count)
    {
        bool isReadable = true;
        for (bool isAtEnd = false; count > 0 && isReadable && !isAtEnd; --count) {
            yaml_token_t token;
            isReadable = yaml_parser_scan(&m_parser, &token) == 1;
            isAtEnd = isReadable && token.type == YAML_STREAM_END_TOKEN;
            if (isReadable)
                yaml_token_delete(&token);
        }
        return isReadable;
    }
    [[nodiscard]] const yaml_parser_t& parser() const { return m_parser; }

private:
    yaml_parser_t m_parser{};
    yaml_event_t m_event{};
};

/// Builds the tree from events, without recursion, so that no text can exhaust the stack.
class YamlTreeBuilder
{
public:
    explicit YamlTreeBuilder(std::string_view text)
        : m_text(text)
        , m_source(text)
        , m_hasByteOrderMark(text.starts_with(kByteOrderMark))
        , m_isAscii(hasOnlyAscii(text))
    {
    }

    tl::expected<YamlTree, YamlError> build()
    {
        if (auto error = unreadableBytes(m_text))
            return tl::unexpected(std::move(*error));
        for (bool isDone = false; !isDone && !m_error;) {
            if (!m_source.next())
                m_error = syntaxError(m_source.parser(), 0);
            else
                isDone = handle(m_source.event());
        }
        if (!m_error)
            lookAhead();
        if (m_error)
            return tl::unexpected(std::move(*m_error));
        return std::move(m_tree);
    }

private:
    /// The size of a subtree, aliases followed.
    struct Extent
    {
        std::uint32_t weight = 1; ///< nodes, counted again for each alias
        std::uint16_t height = 1; ///< levels
    };
    struct Open
    {
        YamlNode* node;
        TextPosition begin; ///< anchor and tag included
        std::size_t firstChild; ///< in m_children; those of a mapping are keys and values in turn
        Extent extent; ///< so far
    };
    struct Anchor
    {
        const YamlNode* node;
        Extent extent;
        bool isOpen; ///< the node is still being read: an alias to it would contain itself
    };

    bool handle(const yaml_event_t& event);
    void startDocument(const yaml_event_t& event);
    void lookAhead();
    void addScalar(const yaml_event_t& event);
    void addAlias(const yaml_event_t& event);
    void countAlias(const Extent& target, const TextSpan& span);
    void open(const yaml_event_t& event, YamlKind kind);
    void close(const yaml_event_t& event);
    YamlNode& newNode(const yaml_char_t* anchor, const yaml_char_t* tag);
    [[nodiscard]] std::string_view kept(std::string_view text);
    void adoptChildren(YamlNode& node, std::size_t first);
    [[nodiscard]] YamlRef refTo(const YamlNode& node, const TextPosition& begin);
    void attach(const YamlRef& ref, const Extent& extent);
    void fail(YamlErrorKind kind, Message message, TextSpan span);
    [[nodiscard]] YamlError syntaxError(const yaml_parser_t& parser, std::size_t base) const;
    [[nodiscard]] std::size_t offsetOf(const yaml_mark_t& mark) const;
    [[nodiscard]] std::size_t offsetOf(const yaml_mark_t& mark, std::size_t base) const;
    [[nodiscard]] TextPosition positionOf(const yaml_mark_t& mark)
    {
        // Without other characters libyaml counts as we do, but for the new line that it begins at the end of a text.
        const std::size_t begin = mark.index - mark.column;
        if (!m_isAscii || (begin != m_lineBegin && !isLineBegin(begin)))
            return indexedPositionOf(mark);
        m_lineBegin = begin;
        return {static_cast<std::uint32_t>(mark.index), static_cast<int>(mark.line) + 1,
                static_cast<int>(mark.column) + 1};
    }
    [[nodiscard]] TextPosition indexedPositionOf(const yaml_mark_t& mark) const;
    [[nodiscard]] bool isLineBegin(std::size_t offset) const
    {
        return offset == 0 || m_text[offset - 1] == '\n' || m_text[offset - 1] == '\r';
    }
    /// Most texts are read without it.
    [[nodiscard]] const TextIndex& index() const
    {
        if (!m_index)
            m_index = std::make_unique<TextIndex>(m_text);
        return *m_index;
    }
    [[nodiscard]] std::size_t skipProperties(std::size_t begin, std::size_t end) const;
    [[nodiscard]] std::size_t trimmedBlockEnd(std::size_t begin, std::size_t end) const;

    std::string_view m_text;
    EventSource m_source;
    bool m_hasByteOrderMark;
    bool m_isAscii;
    mutable std::unique_ptr<TextIndex> m_index;
    YamlTree m_tree;
    std::size_t m_lineBegin = 0; ///< of the mark before, on whose line most marks are
    std::size_t m_nodeCount = 0;
    // As the scheduler counts them: all values, the document included and aliases followed; and those behind aliases.
    std::size_t m_decoded = 1;
    std::size_t m_aliased = 0;
    std::vector<Open> m_open;
    std::vector<YamlRef> m_children; ///< of all open collections, the innermost last
    std::unordered_map<std::string_view, Anchor> m_anchors;
    std::optional<YamlError> m_error;
};

bool YamlTreeBuilder::handle(const yaml_event_t& event)
{
    switch (event.type) {
    case YAML_DOCUMENT_START_EVENT:
        startDocument(event);
        return false;
    case YAML_SCALAR_EVENT:
        addScalar(event);
        return false;
    case YAML_ALIAS_EVENT:
        addAlias(event);
        return false;
    case YAML_SEQUENCE_START_EVENT:
        open(event, YamlKind::Sequence);
        return false;
    case YAML_MAPPING_START_EVENT:
        open(event, YamlKind::Mapping);
        return false;
    case YAML_SEQUENCE_END_EVENT:
    case YAML_MAPPING_END_EVENT:
        close(event);
        return false;
    case YAML_DOCUMENT_END_EVENT:
    case YAML_STREAM_END_EVENT:
        return true;
    default:
        return false;
    }
}

void YamlTreeBuilder::startDocument(const yaml_event_t& event)
{
    if (const auto* version = event.data.document_start.version_directive) {
        const auto begin = offsetOf(event.start_mark);
        const auto lineEnd = m_text.find_first_of("\r\n", begin);
        m_tree.m_version = YamlVersion{version->major, version->minor,
                                       index().span(begin, std::min(lineEnd, m_text.size()))};
    }
}

/// The scheduler reads two tokens beyond the end of the document, to attach comments, and rejects the text when they
/// are invalid. The rest is not read.
void YamlTreeBuilder::lookAhead()
{
    constexpr int kStreamStart = 1;
    constexpr int kDocumentEnd = 1;
    constexpr int kInSight = 2;
    if (m_source.event().type != YAML_DOCUMENT_END_EVENT)
        return;
    const auto end = offsetOf(m_source.event().start_mark);
    EventSource rest(m_text.substr(end));
    if (rest.skipTokens(kStreamStart + kDocumentEnd + kInSight))
        return;
    m_error = syntaxError(rest.parser(), end);
}

YamlNode& YamlTreeBuilder::newNode(const yaml_char_t* anchor, const yaml_char_t* tag)
{
    auto& node = *m_tree.m_arena.create(YamlNode());
    ++m_nodeCount;
    ++m_decoded;
    if (anchor || tag)
        node.m_properties = m_tree.m_arena.create(YamlProperties{kept(textOf(tag)), kept(textOf(anchor))});
    return node;
}

/// @p text, which libyaml will free, for as long as the tree lives.
std::string_view YamlTreeBuilder::kept(std::string_view text)
{
    if (text.empty())
        return {};
    auto* const copy = m_tree.m_arena.allocate<char>(text.size());
    std::ranges::copy(text, copy);
    return {copy, text.size()};
}

/// Moves the children from @p first on from the stack to @p node.
void YamlTreeBuilder::adoptChildren(YamlNode& node, std::size_t first)
{
    const auto children = std::span(m_children).subspan(first);
    if (node.kind == YamlKind::Sequence) {
        node.m_count = static_cast<std::uint32_t>(children.size());
        auto* const items = m_tree.m_arena.allocate<YamlRef>(node.m_count);
        std::uninitialized_copy(children.begin(), children.end(), items);
        node.m_items = items;
    } else {
        node.m_count = static_cast<std::uint32_t>(children.size() / 2);
        auto* const pairs = m_tree.m_arena.allocate<YamlPair>(node.m_count);
        for (std::size_t i = 0; i < node.m_count; ++i)
            std::construct_at(pairs + i, YamlPair{children[2 * i], children[2 * i + 1]});
        node.m_pairs = pairs;
    }
    m_children.resize(first);
}

/// The use of @p node at the place where it is written, with its anchor and tag from @p begin on.
YamlRef YamlTreeBuilder::refTo(const YamlNode& node, const TextPosition& begin)
{
    if (begin == node.span.begin)
        return YamlRef(&node);
    return YamlRef(&node, m_tree.m_arena.create(YamlUse{{begin, node.span.end}, false}));
}

void YamlTreeBuilder::addScalar(const yaml_event_t& event)
{
    const auto& scalar = event.data.scalar;
    auto& node = newNode(scalar.anchor, scalar.tag);
    node.style = styleOf(scalar.style);
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): libyaml's unsigned characters are UTF-8
    node.m_text = kept({reinterpret_cast<const char*>(scalar.value), scalar.length}).data();
    node.m_count = static_cast<std::uint32_t>(scalar.length);

    const TextPosition begin = positionOf(event.start_mark);
    node.span = {begin, positionOf(event.end_mark)};
    if (scalar.anchor || scalar.tag)
        node.span.begin = index().position(skipProperties(begin.offset, node.span.end.offset));
    if (node.style == YamlStyle::Literal || node.style == YamlStyle::Folded)
        node.span.end = index().position(trimmedBlockEnd(node.span.begin.offset, node.span.end.offset));
    if (!node.anchor().empty())
        m_anchors.insert_or_assign(node.anchor(), Anchor{&node, {}, false});
    attach(refTo(node, begin), {});
}

void YamlTreeBuilder::addAlias(const yaml_event_t& event)
{
    const TextSpan span = {positionOf(event.start_mark), positionOf(event.end_mark)};
    const std::string_view name = textOf(event.data.alias.anchor);
    const auto anchor = m_anchors.find(name);
    if (anchor == m_anchors.end()) {
        fail(YamlErrorKind::Alias, {QUOTADECK_TEXT("yaml", "the alias *%1 has no anchor &%1 above it"), name},
             span);
    } else if (anchor->second.isOpen) {
        fail(YamlErrorKind::Alias, {QUOTADECK_TEXT("yaml", "the alias *%1 is inside its own anchor"), name},
             span);
    } else {
        const Extent& extent = anchor->second.extent;
        countAlias(extent, span);
        attach(YamlRef(anchor->second.node, m_tree.m_arena.create(YamlUse{span, true})), extent);
    }
}

/// The scheduler rejects a document that consists almost only of copies as an attack.
void YamlTreeBuilder::countAlias(const Extent& target, const TextSpan& span)
{
    constexpr std::size_t kFewAliased = 100;
    constexpr std::size_t kFewDecoded = 1000;
    m_decoded += 1 + target.weight;
    m_aliased += target.weight;
    const double ratio = static_cast<double>(m_aliased) / static_cast<double>(m_decoded);
    if (m_aliased > kFewAliased && m_decoded > kFewDecoded && ratio > allowedAliasRatio(m_decoded)) {
        fail(YamlErrorKind::Alias,
             {QUOTADECK_TEXT("yaml",
                             "%1 of %2 values up to here are copies by alias, which the scheduler rejects as "
                             "excessive: write some of them out"),
              m_aliased, m_decoded},
             span);
    }
}

void YamlTreeBuilder::open(const yaml_event_t& event, YamlKind kind)
{
    const bool isSequence = kind == YamlKind::Sequence;
    const auto& sequence = event.data.sequence_start;
    const auto& mapping = event.data.mapping_start;
    auto& node = isSequence ? newNode(sequence.anchor, sequence.tag) : newNode(mapping.anchor, mapping.tag);
    const bool isFlow
        = isSequence ? sequence.style == YAML_FLOW_SEQUENCE_STYLE : mapping.style == YAML_FLOW_MAPPING_STYLE;
    node.kind = kind;
    node.style = isFlow ? YamlStyle::Flow : YamlStyle::Block;
    const TextPosition begin = positionOf(event.start_mark);
    const bool hasProperties = !node.anchor().empty() || !node.tag().empty();
    node.span.begin = hasProperties ? index().position(skipProperties(begin.offset, m_text.size())) : begin;
    if (!node.anchor().empty())
        m_anchors.insert_or_assign(node.anchor(), Anchor{&node, {}, true});
    m_open.push_back({&node, begin, m_children.size(), {}});
    if (m_open.size() > static_cast<std::size_t>(kMaxYamlNesting)) {
        fail(YamlErrorKind::Nesting,
             {QUOTADECK_TEXT("yaml", "nested deeper than %1 levels"), kMaxYamlNesting},
             {node.span.begin, node.span.begin});
    }
}

void YamlTreeBuilder::close(const yaml_event_t& event)
{
    const Open closed = m_open.back();
    m_open.pop_back();
    YamlNode& node = *closed.node;
    adoptChildren(node, closed.firstChild);
    // A block ends with its last child; libyaml's end mark is the next token. So does the one-pair map of
    // "[a: b]", which has no brackets of its own.
    const char first = node.span.begin.offset < m_text.size() ? m_text[node.span.begin.offset] : '\0';
    const bool hasBrackets = node.style == YamlStyle::Flow && (first == '[' || first == '{');
    if (hasBrackets)
        node.span.end = positionOf(event.end_mark);
    else if (!node.items().empty())
        node.span.end = node.items().back().place().end;
    else if (!node.pairs().empty())
        node.span.end = std::max(node.pairs().back().key.place().end, node.pairs().back().value.place().end);
    else
        node.span.end = node.span.begin;
    if (const auto anchor = m_anchors.find(node.anchor());
        anchor != m_anchors.end() && anchor->second.node == &node)
        anchor->second = {&node, closed.extent, false};
    attach(refTo(node, closed.begin), closed.extent);
}

void YamlTreeBuilder::attach(const YamlRef& ref, const Extent& extent)
{
    if (m_open.empty()) {
        m_tree.m_root = ref.node;
        return;
    }
    Extent& parent = m_open.back().extent;
    parent.weight += extent.weight + (ref.isAlias() ? 1 : 0);
    parent.height = std::max(parent.height, static_cast<std::uint16_t>(extent.height + 1));
    const int depth = static_cast<int>(m_open.size()) + extent.height - 1;
    if (ref.isAlias() && depth > kMaxYamlNesting) {
        fail(YamlErrorKind::Nesting,
             {QUOTADECK_TEXT("yaml", "nested deeper than %1 levels by this alias"), kMaxYamlNesting},
             ref.place());
    } else if (parent.weight > kMaxYamlNodes || m_nodeCount > kMaxYamlNodes) {
        fail(YamlErrorKind::TooLarge,
             {QUOTADECK_TEXT("yaml", "more than %1 values, aliases counted again"), kMaxYamlNodes},
             ref.place());
    }
    m_children.push_back(ref);
}

void YamlTreeBuilder::fail(YamlErrorKind kind, Message message, TextSpan span)
{
    if (!m_error)
        m_error = YamlError{kind, std::move(message), span};
}

/// @p base is the offset at which the text of @p parser begins.
YamlError YamlTreeBuilder::syntaxError(const yaml_parser_t& parser, std::size_t base) const
{
    if (parser.error == YAML_MEMORY_ERROR)
        return {YamlErrorKind::TooLarge, QUOTADECK_TEXT("yaml", "not enough memory to read the text"), {}};
    const auto offset = parser.error == YAML_READER_ERROR
        ? std::min(base + parser.problem_offset, m_text.size())
        : offsetOf(parser.problem_mark, base);
    const auto length = offset < m_text.size()
        ? static_cast<std::size_t>(utf8Length(static_cast<unsigned char>(m_text[offset])))
        : 0;
    Message message = parser.problem ? messageForYamlProblem(parser.problem, m_text.substr(offset))
                                     : QUOTADECK_TEXT("yaml", "the text is not YAML");
    return {YamlErrorKind::Syntax, std::move(message), index().span(offset, offset + length)};
}

TextPosition YamlTreeBuilder::indexedPositionOf(const yaml_mark_t& mark) const
{
    return index().position(offsetOf(mark), mark.line);
}

/// libyaml counts code points, and not a byte order mark at the beginning.
std::size_t YamlTreeBuilder::offsetOf(const yaml_mark_t& mark) const
{
    if (m_isAscii)
        return std::min(mark.index, m_text.size());
    return index().offsetOfCodePoint(mark.index + (m_hasByteOrderMark ? 1 : 0));
}

/// The same for a parser whose text begins at @p base.
std::size_t YamlTreeBuilder::offsetOf(const yaml_mark_t& mark, std::size_t base) const
{
    const std::size_t uncounted = m_text.substr(base).starts_with(kByteOrderMark) ? 1 : 0;
    return index().offsetOfCodePoint(index().codePointsBefore(base) + mark.index + uncounted);
}

/// The offset behind the anchor, the tag and the space after them, at most @p end.
std::size_t YamlTreeBuilder::skipProperties(std::size_t begin, std::size_t end) const
{
    std::size_t at = begin;
    while (at < end && (m_text[at] == '&' || m_text[at] == '!')) {
        at = std::min(m_text.find_first_of(m_text.substr(at).starts_with("!<") ? ">" : " \t\r\n,[]{}", at),
                      end);
        while (at < end && std::string_view(" \t\r\n>").find(m_text[at]) != std::string_view::npos) {
            ++at;
            if (at < end && m_text[at] == '#')
                at = std::min(m_text.find_first_of("\r\n", at), end);
        }
    }
    return std::min(at, end);
}

/// Without the line breaks and blank lines that libyaml includes in a block scalar.
std::size_t YamlTreeBuilder::trimmedBlockEnd(std::size_t begin, std::size_t end) const
{
    const auto last = m_text.substr(0, end).find_last_not_of(" \t\r\n");
    return last == std::string_view::npos ? end : std::max(begin, last + 1);
}

tl::expected<YamlTree, YamlError> parseYaml(std::string_view text)
{
    if (text.size() > kMaxYamlSize) {
        return tl::unexpected(
            YamlError{YamlErrorKind::TooLarge,
                      {QUOTADECK_TEXT("yaml", "the text has %1 bytes; at most %2 are read (16 MiB)"),
                       text.size(), kMaxYamlSize},
                      {}});
    }
    return YamlTreeBuilder(text).build();
}
} // namespace quotadeck::config
