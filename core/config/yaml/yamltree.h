// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/textspan.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <type_traits>
#include <vector>

namespace quotadeck::config {
enum class YamlKind : std::uint8_t { Scalar, Sequence, Mapping };
/// How a node is written: the first five are of scalars, the last two of sequences and mappings.
enum class YamlStyle : std::uint8_t { Plain, SingleQuoted, DoubleQuoted, Literal, Folded, Block, Flow };

class YamlNode;

/// How a node is used at a place other than its own.
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

    /// The place of the use: of the node with its anchor and tag, or of the alias.
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

/// The parts that few nodes have.
struct YamlProperties
{
    std::string_view tag; ///< explicit only, in its long form "tag:yaml.org,2002:int"
    std::string_view anchor;
};

/// One node of a YAML document, as written: nothing is typed, merged or checked for duplicates. A large document has
/// half a million of them, so rare parts are stored elsewhere, and parts that exclude each other share memory.
class YamlNode
{
public:
    YamlNode() = default;
    /// A plain scalar that is not part of a text. @p text outlives the node.
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
    union { ///< which one depends on the kind
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

/// Why a text cannot be read as YAML, with a message for the administrator.
struct YamlError
{
    YamlErrorKind kind = YamlErrorKind::Syntax;
    Message message;
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

/// Memory for many small objects with the same lifetime. Compared with std::pmr::monotonic_buffer_resource it saves a
/// virtual call for each, 3% of the instructions of parsing.
///
/// Ownership: of the memory; nothing in it is destroyed. Moving keeps the addresses; the source must not be used any
/// more.
class Arena
{
public:
    /// Room for @p count objects, none of which is constructed.
    template <typename T>
    [[nodiscard]] T* allocate(std::size_t count)
    {
        static_assert(std::is_trivially_destructible_v<T> && alignof(T) <= alignof(std::max_align_t));
        const std::size_t size = count * sizeof(T);
        const std::size_t padding = (alignof(T) - m_used % alignof(T)) % alignof(T);
        if (m_size - m_used < padding + size)
            addBlock(size);
        else
            m_used += padding;
        auto* const place = m_block + m_used;
        m_used += size;
        return reinterpret_cast<T*>(place); // NOLINT(cppcoreguidelines-pro-type-reinterpret-cast): raw memory
    }
    template <typename T>
    T* create(const T& value)
    {
        return std::construct_at(allocate<T>(1), value);
    }

private:
    void addBlock(std::size_t least)
    {
        constexpr std::size_t kSmallest = 1024;
        constexpr std::size_t kLargest = std::size_t{1} << 20;
        m_size = std::max(least, std::clamp(2 * m_size, kSmallest, kLargest));
        m_blocks.push_back(std::make_unique_for_overwrite<std::byte[]>(m_size));
        m_block = m_blocks.back().get();
        m_used = 0;
    }

    std::vector<std::unique_ptr<std::byte[]>> m_blocks;
    std::byte* m_block = nullptr; ///< the last one
    std::size_t m_size = 0; ///< of it
    std::size_t m_used = 0; ///< of it
};

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

    /// nullptr when the text contains no document: empty, or comments only.
    [[nodiscard]] const YamlNode* root() const { return m_root; }
    [[nodiscard]] const std::optional<YamlVersion>& version() const { return m_version; }

    /// The nodes whose own text contains byte @p offset, outermost first; aliases are not followed.
    [[nodiscard]] std::vector<const YamlNode*> nodesAt(std::size_t offset) const;
    /// The innermost mapping whose own text contains byte @p offset; nullptr outside of all.
    [[nodiscard]] const YamlNode* mappingAt(std::size_t offset) const;

private:
    friend class YamlTreeBuilder;
    Arena m_arena; ///< of the nodes and what they refer to
    const YamlNode* m_root = nullptr;
    std::optional<YamlVersion> m_version;
};

/// Reads the first document of @p text strictly; later documents are not read (CFG-1). Bounded in time and
/// memory by the limits above, whatever the text.
[[nodiscard]] tl::expected<YamlTree, YamlError> parseYaml(std::string_view text);

/// Offsets at which the documents of @p text begin: a line "---" at the very left, which cannot occur in a block scalar
/// inside a mapping or in a quoted text.
[[nodiscard]] std::vector<std::size_t> documentBegins(std::string_view text);
} // namespace quotadeck::config
