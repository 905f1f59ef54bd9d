// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/config/yaml/textedit.h"
#include "core/config/yaml/textindex.h"
#include "core/config/yaml/yamltree.h"
#include "core/config/yaml/yamlwriter.h"

#include <cstddef>
#include <optional>
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

    [[nodiscard]] static Error refusal(const TextSpan& at, Message message);

private:
    std::string_view m_text;
    const TextIndex& m_index;
};

/// The places of the scalars and aliases within @p ref, in the order of the text.
[[nodiscard]] std::vector<TextSpan> scalarPlaces(const YamlRef& ref);
/// The indentation of @p node, in spaces.
[[nodiscard]] std::size_t indentOf(const YamlNode& node);

/// Changes of the lists of a YAML text, in the manner of YamlSplicer.
///
/// Shape: an item of a block list owns the comment lines directly above its dash with the same indentation, and those
///        directly below its end that are indented deeper than the dash. They are moved and removed with the item. A
///        comment behind a blank line is not owned.
/// Errors, ownership: as YamlSplicer.
class YamlListSplicer
{
public:
    YamlListSplicer(const SpliceText& text, const YamlHabits& habits) : m_text(text), m_habits(habits) { }

    /// The lines of item @p index of a block list with the comments it owns; none when the dash is not the first on
    /// its line.
    [[nodiscard]] std::optional<LineBlock> blockOf(const YamlNode& list, std::size_t index) const;

    /// Inserts @p value before item @p index of @p list, or after the last; the list must not be empty.
    [[nodiscard]] Result<TextEdits> insert(const YamlNode& list, std::size_t index,
                                           const YamlValue& value) const;
    /// Removes item @p index; it must not be the only one.
    [[nodiscard]] Result<TextEdits> remove(const YamlNode& list, std::size_t index) const;
    /// The text of item @p index, to be written elsewhere. A copy has no anchors: they stay with the
    /// original.
    [[nodiscard]] Result<ItemSource> source(const YamlNode& list, std::size_t index, bool isCopy) const;
    /// Replaces the items of @p list by @p texts, which must not be empty. Items that stay keep their lines, in a block
    /// list with their comments; those of other items are removed.
    [[nodiscard]] Result<TextEdits> setItems(const YamlNode& list,
                                             const std::vector<std::string>& texts) const;

private:
    [[nodiscard]] Result<TextEdits> insertFlow(const YamlNode& list, std::size_t index,
                                               const YamlValue& value) const;
    [[nodiscard]] Result<TextEdits> setFlowItems(const YamlNode& list,
                                                 const std::vector<std::string>& texts) const;
    [[nodiscard]] Result<TextEdits> setBlockItems(const YamlNode& list,
                                                  const std::vector<std::string>& texts) const;
    /// Lines to be removed, and the text that replaces them.
    struct LineChange
    {
        LineBlock lines;
        std::string text;
    };
    void addTo(TextEdits& edits, LineChange change) const;
    [[nodiscard]] std::optional<std::size_t> dashOf(const YamlNode& list, std::size_t index) const;

    SpliceText m_text;
    const YamlHabits& m_habits;
};

/// Changes of the maps of a YAML text as the smallest splices that follow its style: block or flow, indentation,
/// quotes, line ends. The text around the changed value, comments included, stays the same byte for byte.
///
/// Errors:    Unsupported where the text has no place to change: behind an alias, in a plain scalar of several lines,
///            or where a comment would be lost. The caller verifies the outcome by reading the new text.
/// Ownership: keeps views; text, index, tree and habits must outlive it.
class YamlSplicer
{
public:
    YamlSplicer(const SpliceText& text, const YamlHabits& habits) : m_text(text), m_habits(habits) { }

    /// The pair of @p key in @p mapping itself; nullptr when it is absent or merged in.
    [[nodiscard]] static const YamlPair* find(const YamlNode& mapping, std::string_view key);

    /// Sets the value of @p key: adds the key if it is missing, fills a null or an empty collection, replaces a scalar
    /// by a scalar.
    [[nodiscard]] Result<TextEdits> put(const YamlNode& mapping, std::string_view key,
                                        const YamlValue& value) const;
    /// Replaces the scalar @p ref, which must not be null, by @p value.
    [[nodiscard]] Result<TextEdits> replaceScalar(const YamlRef& ref, const NewScalar& value) const;
    /// Removes @p key. Comments inside stay, except those of the items of a list. Fails for the only key of a map.
    [[nodiscard]] Result<TextEdits> remove(const YamlNode& mapping, std::string_view key) const;
    /// Removes the items of the list of @p key, and leaves "[]".
    [[nodiscard]] Result<TextEdits> empty(const YamlNode& mapping, std::string_view key) const;

private:
    [[nodiscard]] Result<TextEdits> addEntry(const YamlNode& mapping, std::string_view key,
                                             const YamlValue& value) const;
    [[nodiscard]] Result<TextEdits> fill(const YamlNode& mapping, const YamlPair& pair,
                                         const YamlValue& value) const;
    [[nodiscard]] Result<TextEdits> removeBlock(const YamlNode& mapping, const YamlPair& pair) const;
    [[nodiscard]] Result<TextEdits> removeFlow(const YamlNode& mapping, const YamlPair& pair) const;
    /// Fails when @p pair contains disabled items, or when they are directly below it.
    [[nodiscard]] Status requireNoDisabled(const YamlPair& pair) const;
    /// Removes the lines from @p begin to @p end except the comments to be kept.
    [[nodiscard]] TextEdits removeLinesExcept(const YamlPair& pair, std::size_t begin, std::size_t end) const;
    [[nodiscard]] std::vector<LineBlock> wholeParts(const YamlRef& value) const;
    [[nodiscard]] std::vector<std::size_t> keptComments(const YamlPair& pair, std::size_t end) const;

    SpliceText m_text;
    const YamlHabits& m_habits;
};

/// The quotes of a scalar to be kept; plain for a block scalar.
[[nodiscard]] YamlStyle quotesOf(const YamlNode& scalar);
/// The quotes for new keys and values of a map, those of its keys: all quoted in JSON.
[[nodiscard]] YamlStyle keyStyle(const YamlNode& mapping);
} // namespace quotadeck::config
