// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/textspan.h"
#include "core/config/yaml/textedit.h"
#include "core/config/yaml/textindex.h"
#include "core/config/yaml/yamltree.h"

#include <string>
#include <string_view>
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
} // namespace quotadeck::config
