// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/textspan.h"
#include "core/config/yaml/textedit.h"
#include "core/config/yaml/textindex.h"
#include "core/config/yaml/yamltree.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace quotadeck::config {
/// A text that is written as a scalar of another text, such as a queues.yaml in a ConfigMap manifest.
///
/// Shape:     in a literal block ("|") every line is written as it is behind the indentation, so places and edits
///            translate exactly. In any other form the text can be read, but all its places are that of the scalar, and
///            it cannot be edited.
/// Ownership: owns the inner text; keeps a view of the outer one, which must outlive it.
class EmbeddedText
{
public:
    /// @p scalar is a scalar of @p outer, with its span shifted to the whole of @p outer.
    EmbeddedText(std::string_view outer, const YamlNode& scalar, const TextSpan& span);

    [[nodiscard]] const std::string& text() const { return m_text; }

    /// The place of @p inner in the outer text.
    [[nodiscard]] TextSpan outerSpan(const TextSpan& inner) const;
    /// The edits of the outer text that make @p inner edits of text(), which are in its order and do not overlap.
    /// Errors: Unsupported when the text is not a literal block.
    [[nodiscard]] Result<std::vector<TextEdit>> outerEdits(const std::vector<TextEdit>& inner) const;

private:
    struct Line
    {
        std::size_t begin = 0; ///< in the outer text, before the indentation
        std::size_t indent = 0; ///< bytes of it on this line; a blank line may have less than the others
    };
    struct Place
    {
        std::size_t line = 0;
        std::size_t byte = 0;
    };

    bool findLines(const TextSpan& span);
    [[nodiscard]] std::string_view innerLine(std::size_t number) const;
    [[nodiscard]] Place placeOf(std::size_t innerOffset) const;
    [[nodiscard]] std::size_t outerOffset(const Place& place) const;
    [[nodiscard]] TextEdit outerEdit(const TextEdit& inner) const;

    std::string_view m_outer;
    std::string m_text;
    TextSpan m_span;
    TextIndex m_outerIndex;
    std::vector<std::size_t> m_innerLines; ///< offsets at which the lines of the inner text begin
    std::vector<Line> m_lines; ///< one for each of them
    std::string m_indent;
    std::string m_lineEnd;
    bool m_isLiteral = false;
};

/// The queue configuration in a Kubernetes manifest.
struct QueueFile
{
    EmbeddedText content;
    std::string configMap; ///< its metadata.name; empty when it has none
    std::string key; ///< "queues.yaml"
};

/// Finds the queue configuration that @p text packs into a ConfigMap: among several documents or the items of a
/// List, "yunikorn-configs" before others (PKG-1), under the key of the policy group (PKG-2). std::nullopt when
/// @p text is no such manifest, but perhaps a queues.yaml itself.
/// Errors: kind Packaging when there are ConfigMaps but no queue configuration that can be read, others when a document
/// is no YAML.
[[nodiscard]] tl::expected<std::optional<QueueFile>, YamlError> findQueueFile(std::string_view text);

/// How a manifest contains the queue file.
enum class ManifestForm {
    Text, ///< "data", as a literal block
    Gzip, ///< "binaryData", compressed (PKG-3)
};

/// A manifest of this size is near the limit of Kubernetes, 1 MiB in all (PKG-3, PKG-9). Units: bytes.
inline constexpr std::size_t kLargeManifest = std::size_t{900} << 10;

/// The queue configuration alone: @p text itself, or the part of it when it is a manifest.
[[nodiscard]] std::string queueFileOf(std::string_view text);

/// A ConfigMap manifest "yunikorn-configs" with the queue configuration of @p text, plain or a manifest itself, under
/// "queues.yaml" and nothing else (PKG-9).
/// Errors: Unsupported when a literal block cannot contain the text as it is; the compressed form can contain any.
[[nodiscard]] Result<std::string> configMapManifest(std::string_view text, ManifestForm form);
} // namespace quotadeck::config
