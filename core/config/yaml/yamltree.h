// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/textspan.h"

#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace quotadeck::config {
enum class YamlKind { Scalar, Sequence, Mapping };
/// How a node is written: the first five are of scalars, the last two of sequences and mappings.
enum class YamlStyle { Plain, SingleQuoted, DoubleQuoted, Literal, Folded, Block, Flow };

struct YamlNode;

/// The use of a node at one place of the text.
struct YamlRef
{
    const YamlNode* node = nullptr;
    TextSpan place; ///< what stands there: the node with its anchor and tag, or the alias
    bool isAlias = false;
};

struct YamlPair
{
    YamlRef key;
    YamlRef value;
};

/// One node of a YAML document, as written: nothing is typed, merged or checked for duplicates.
struct YamlNode
{
    YamlKind kind = YamlKind::Scalar;
    YamlStyle style = YamlStyle::Plain;
    std::string tag; ///< explicit only, in its long form "tag:yaml.org,2002:int"
    std::string anchor;
    std::string text; ///< of a scalar, escapes and folding resolved
    TextSpan span; ///< without anchor and tag; a null written as nothing is empty
    std::vector<YamlRef> items; ///< of a sequence
    std::vector<YamlPair> pairs; ///< of a mapping
    std::size_t weight = 1; ///< nodes of the subtree, counted again for each alias
    int height = 1; ///< levels of the subtree, aliases followed
};

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
/// Ownership: owns its nodes, not the text. Moving keeps the addresses of nodes.
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

    /// The innermost mapping whose own text holds byte @p offset; nullptr outside of all.
    [[nodiscard]] const YamlNode* mappingAt(std::size_t offset) const;
    /// The mapping that spans exactly @p span; nullptr when there is none.
    [[nodiscard]] const YamlNode* mappingWithSpan(const TextSpan& span) const;

private:
    friend class YamlTreeBuilder;
    std::deque<YamlNode> m_nodes;
    const YamlNode* m_root = nullptr;
    std::optional<YamlVersion> m_version;
};

/// Reads the first document of @p text strictly; later documents are not looked at (CFG-1). Bounded in time and
/// memory by the limits above, whatever the text.
[[nodiscard]] tl::expected<YamlTree, YamlError> parseYaml(std::string_view text);
} // namespace quotadeck::config
