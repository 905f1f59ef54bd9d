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

/// Begins the lines of a disabled item, so that they are not mistaken for comments of another item.
inline constexpr std::string_view kDisabledPrefix = "#|";

/// The line above them.
inline constexpr std::string_view kDisabledHeading = "# quotadeck:disabled";

/// Whole lines of a text, or another part of it.
struct LineBlock
{
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// The lines and comments of a text that is spliced. Offsets are in bytes.
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

    /// True when only spaces are before @p offset on its line.
    [[nodiscard]] bool isFirstOfLine(std::size_t offset) const;
    [[nodiscard]] bool isCommentLine(std::size_t lineBegin) const;
    /// Spaces at the beginning of the line.
    [[nodiscard]] std::size_t indentOfLine(std::size_t lineBegin) const;
    /// True for a line of a disabled item.
    [[nodiscard]] bool isDisabledLine(std::size_t lineBegin) const;
    /// The line after the disabled items that begin at @p lineBegin and are indented by @p indent or more.
    [[nodiscard]] std::size_t pastDisabled(std::size_t lineBegin, std::size_t indent) const;
    /// The beginning of the comment lines directly above the line at @p lineBegin that are indented by @p indent; the
    /// line itself when there are none.
    [[nodiscard]] std::size_t commentsAbove(std::size_t lineBegin, std::size_t indent) const;
    /// The beginning of the line after that of @p last, and after the comment lines directly below it that are
    /// indented deeper than @p indent: these belong to the item that ends there.
    [[nodiscard]] std::size_t blockEnd(std::size_t last, std::size_t indent) const;
    /// True when the text of @p ref contains a comment; '#' in scalars does not count.
    [[nodiscard]] bool hasComment(const YamlRef& ref) const;
    /// The same for a range without scalars.
    [[nodiscard]] bool hasCommentBetween(std::size_t begin, std::size_t end) const;

    [[nodiscard]] static Error refusal(const TextSpan& at, std::string message);

private:
    std::string_view m_text;
    const TextIndex& m_index;
};

/// The places of the scalars and aliases within @p ref, in the order of the text.
[[nodiscard]] std::vector<TextSpan> scalarPlaces(const YamlRef& ref);
/// The indentation of @p node, in spaces.
[[nodiscard]] std::size_t indentOf(const YamlNode& node);
} // namespace quotadeck::config
