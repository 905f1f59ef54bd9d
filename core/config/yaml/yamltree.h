// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/textspan.h"
#include "core/config/yaml/arena.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace quotadeck::config {
enum class YamlKind : std::uint8_t { Scalar, Sequence, Mapping };
/// How a node is written: the first five are of scalars, the last two of sequences and mappings.
enum class YamlStyle : std::uint8_t { Plain, SingleQuoted, DoubleQuoted, Literal, Folded, Block, Flow };

class YamlNode;

/// How a node stands at a place that is not simply its own.
struct YamlUse
{
    TextSpan place;
    bool isAlias = false;
};

/// The use of a node at one place of the text.
class YamlRef
{
public:
    YamlRef() = default;
    /// @p use outlives the reference; nullptr for a node without anchor and tag where it is written.
    explicit YamlRef(const YamlNode* target, const YamlUse* use = nullptr) : node(target), m_use(use) { }

    const YamlNode* node = nullptr;

    /// What stands there: the node with its anchor and tag, or the alias.
    [[nodiscard]] const TextSpan& place() const;
    [[nodiscard]] bool isAlias() const { return m_use && m_use->isAlias; }

private:
    const YamlUse* m_use = nullptr;
};

struct YamlPair
{
    YamlRef key;
    YamlRef value;
};

/// What few nodes have.
struct YamlProperties
{
    std::string_view tag; ///< explicit only, in its long form "tag:yaml.org,2002:int"
    std::string_view anchor;
};

/// One node of a YAML document, as written: nothing is typed, merged or checked for duplicates. A large document has
/// half a million of them, so what is rare lies elsewhere, and what excludes each other shares its place.
class YamlNode
{
public:
    YamlNode() = default;
    /// A plain scalar that stands in no text. @p text outlives the node.
    explicit YamlNode(std::string_view text)
        : m_count(static_cast<std::uint32_t>(text.size()))
        , m_text(text.data())
    {
    }

    TextSpan span; ///< without anchor and tag; a null written as nothing is empty
    YamlKind kind = YamlKind::Scalar;
    YamlStyle style = YamlStyle::Plain;

    /// Of a scalar, escapes and folding resolved; empty for others.
    [[nodiscard]] std::string_view text() const
    {
        return kind == YamlKind::Scalar ? std::string_view(m_text, m_count) : std::string_view();
    }
    [[nodiscard]] std::string_view tag() const
    {
        return m_properties ? m_properties->tag : std::string_view();
    }
    [[nodiscard]] std::string_view anchor() const
    {
        return m_properties ? m_properties->anchor : std::string_view();
    }
    /// Of a sequence; empty for others.
    [[nodiscard]] std::span<const YamlRef> items() const
    {
        return kind == YamlKind::Sequence ? std::span(m_items, m_count) : std::span<const YamlRef>();
    }
    /// Of a mapping; empty for others.
    [[nodiscard]] std::span<const YamlPair> pairs() const
    {
        return kind == YamlKind::Mapping ? std::span(m_pairs, m_count) : std::span<const YamlPair>();
    }

private:
    friend class YamlTreeBuilder;
    std::uint32_t m_count = 0; ///< of bytes, items or pairs
    const YamlProperties* m_properties = nullptr;
    union { ///< what it has, by its kind
        const char* m_text = nullptr;
        const YamlRef* m_items;
        const YamlPair* m_pairs;
    };
};

inline const TextSpan& YamlRef::place() const
{
    return m_use ? m_use->place : node->span;
}

enum class YamlErrorKind { TooLarge, Encoding, Syntax, Nesting, Alias, Packaging };

/// Why a text is no readable YAML, in an administrator's words.
struct YamlError
{
    YamlErrorKind kind = YamlErrorKind::Syntax;
    std::string message;
    TextSpan span;
};

/// A "%YAML 1.1" line.
struct YamlVersion
{
    int major = 0;
    int minor = 0;
    TextSpan span;
};

inline constexpr std::size_t kMaxYamlSize = std::size_t{16} << 20; ///< bytes (CFG-13)
inline constexpr int kMaxYamlNesting = 256; ///< levels, aliases followed (CFG-13)
inline constexpr std::size_t kMaxYamlNodes = 2'000'000; ///< aliases followed

/// The first document of a YAML text.
///
/// Shape:     a directed graph without cycles: an alias refers to the node of its anchor, nothing is copied.
/// Ownership: owns its nodes and what they refer to, not the text it was read from. Moving keeps the addresses of
///            nodes.
class YamlTree
{
public:
    YamlTree() = default;
    YamlTree(const YamlTree&) = delete;
    YamlTree& operator=(const YamlTree&) = delete;
    YamlTree(YamlTree&&) = default;
    YamlTree& operator=(YamlTree&&) = default;
    ~YamlTree() = default;

    /// nullptr when the text holds no document: empty, or comments only.
    [[nodiscard]] const YamlNode* root() const { return m_root; }
    [[nodiscard]] const std::optional<YamlVersion>& version() const { return m_version; }

    /// The nodes whose own text holds byte @p offset, outermost first; what stands behind an alias is not entered.
    [[nodiscard]] std::vector<const YamlNode*> nodesAt(std::size_t offset) const;
    /// The innermost mapping whose own text holds byte @p offset; nullptr outside of all.
    [[nodiscard]] const YamlNode* mappingAt(std::size_t offset) const;

private:
    friend class YamlTreeBuilder;
    Arena m_arena; ///< of the nodes and what they refer to
    const YamlNode* m_root = nullptr;
    std::optional<YamlVersion> m_version;
};

/// Reads the first document of @p text strictly; later documents are not looked at (CFG-1). Bounded in time and
/// memory by the limits above, whatever the text.
[[nodiscard]] tl::expected<YamlTree, YamlError> parseYaml(std::string_view text);
} // namespace quotadeck::config
