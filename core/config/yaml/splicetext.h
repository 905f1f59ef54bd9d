// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/config/yaml/textedit.h"
#include "core/config/yaml/textindex.h"
#include "core/config/yaml/yamltree.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::config {
using TextEdits = std::vector<TextEdit>;

/// Begins the lines of an item that is switched off, so that they are never taken for a comment on another one.
inline constexpr std::string_view kDisabledPrefix = "#|";

/// The line above them.
inline constexpr std::string_view kDisabledHeading = "# quotadeck:disabled";

/// Whole lines of a text, or another part of it.
struct LineBlock
{
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// A text seen as lines and comments, for those who splice it. Offsets are in bytes.
///
/// Ownership: keeps views; text and index must outlive it.
class SpliceText
{
public:
    SpliceText(std::string_view text, const TextIndex& index) : m_text(text), m_index(index) { }

    [[nodiscard]] std::string_view text() const { return m_text; }
    [[nodiscard]] const TextIndex& index() const { return m_index; }
    /// "\r\n" or "\n", as the first line ends.
    [[nodiscard]] std::string_view lineEnd() const;

    [[nodiscard]] TextEdit edit(std::size_t begin, std::size_t end, std::string text) const;
    /// Inserts @p lines, which end in a line break, at the beginning of a line or at the end of the text, which stays
    /// without a line break there if it had none.
    [[nodiscard]] TextEdit insertLines(std::size_t at, std::string lines) const;
    /// Takes out whole lines; a text without a line break at its end stays so.
    [[nodiscard]] TextEdit removeLines(std::size_t begin, std::size_t end) const;

    /// True when nothing but spaces stands before @p offset on its line.
    [[nodiscard]] bool isFirstOfLine(std::size_t offset) const;
    [[nodiscard]] bool isCommentLine(std::size_t lineBegin) const;
    /// Spaces at the beginning of the line.
    [[nodiscard]] std::size_t indentOfLine(std::size_t lineBegin) const;
    /// True for a line of an item that is switched off.
    [[nodiscard]] bool isDisabledLine(std::size_t lineBegin) const;
    /// The line behind the items that are switched off and stand from @p lineBegin on, indented by @p indent or more.
    [[nodiscard]] std::size_t pastDisabled(std::size_t lineBegin, std::size_t indent) const;
    /// Where the comment lines begin that stand directly above the line at @p lineBegin and are indented by
    /// @p indent; the line itself when there are none.
    [[nodiscard]] std::size_t commentsAbove(std::size_t lineBegin, std::size_t indent) const;
    /// The beginning of the line after that of @p last, and after the comment lines directly below it that are
    /// indented deeper than @p indent: these belong to what ends there.
    [[nodiscard]] std::size_t blockEnd(std::size_t last, std::size_t indent) const;
    /// True when a comment stands in the text of @p ref, '#' in scalars aside.
    [[nodiscard]] bool hasComment(const YamlRef& ref) const;
    /// The same for a range that holds no scalars.
    [[nodiscard]] bool hasCommentBetween(std::size_t begin, std::size_t end) const;

    [[nodiscard]] static Error refusal(const TextSpan& at, std::string message);

private:
    std::string_view m_text;
    const TextIndex& m_index;
};

/// The places of the scalars and aliases within @p ref, in the order of the text.
[[nodiscard]] std::vector<TextSpan> scalarPlaces(const YamlRef& ref);
/// Spaces for what is indented like @p node.
[[nodiscard]] std::size_t indentOf(const YamlNode& node);
} // namespace quotadeck::config
