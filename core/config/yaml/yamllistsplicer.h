// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/yaml/splicetext.h"
#include "core/config/yaml/yamlwriter.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck::config {
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
} // namespace quotadeck::config
