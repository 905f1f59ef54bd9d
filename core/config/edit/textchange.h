// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/edit/configplace.h"
#include "core/config/yaml/yamlsplicer.h"
#include "core/config/yaml/yamltree.h"
#include "core/config/yaml/yamlwriter.h"

#include <cstddef>
#include <string>
#include <vector>

namespace quotadeck::config {
/// Changes of the text of a configuration: finds a place in the tree and sets, clears, inserts or removes
/// there.
///
/// Errors:    Unsupported where the way to the place leads through an alias or a merge key, and as YamlSplicer.
/// Ownership: keeps views; text, index and tree must outlive it.
class TextChange
{
public:
    TextChange(std::string_view text, const TextIndex& index, const YamlTree& tree)
        : m_text(text, index)
        , m_tree(tree)
        , m_habits(tree)
    {
    }

    /// Sets the value, with the maps around it that are missing.
    [[nodiscard]] Result<TextEdits> put(const ConfigPlace& place, YamlValue value) const;
    [[nodiscard]] Result<TextEdits> setTexts(const ConfigPlace& list,
                                             const std::vector<std::string>& texts) const;
    /// Removes the key at the place.
    [[nodiscard]] Result<TextEdits> remove(const ConfigPlace& place) const;
    [[nodiscard]] Result<TextEdits> insertItem(const ConfigPlace& place, YamlValue value) const;
    /// Removes an item that is not the only one.
    [[nodiscard]] Result<TextEdits> removeItem(const ConfigPlace& place) const;
    /// Leaves "[]" of a list.
    [[nodiscard]] Result<TextEdits> emptyList(const ConfigPlace& list) const;
    /// The lines of an item with its comments, and the indentation of its dash.
    struct ItemLines
    {
        LineBlock lines;
        std::size_t indent = 0;
    };
    [[nodiscard]] Result<ItemLines> linesOf(const ConfigPlace& item) const;
    /// The comments that an item owns, from "#" to the end of the line; none when the item has no lines of its own.
    [[nodiscard]] Result<std::vector<std::string>> commentsOf(const ConfigPlace& item) const;
    /// Inserts @p comments as lines directly above the dash of an item.
    [[nodiscard]] Result<TextEdits> putComments(const ConfigPlace& item,
                                                const std::vector<std::string>& comments) const;
    /// The text of an item; a copy is without anchors.
    [[nodiscard]] Result<ItemSource> source(const ConfigPlace& item, bool isCopy) const;

private:
    struct Reached
    {
        const YamlNode* node = nullptr; ///< to which the step @p depth applies
        std::size_t depth = 0; ///< steps made; all but one unless a value on the path is missing
    };
    struct Item
    {
        const YamlNode* list;
        std::size_t index; ///< nulls counted
    };

    [[nodiscard]] Result<Reached> reach(const ConfigPlace& place) const;
    [[nodiscard]] Result<const YamlNode*> mapOf(const ConfigPlace& place) const;
    [[nodiscard]] Result<Item> item(const ConfigPlace& place) const;

    SpliceText m_text;
    const YamlTree& m_tree;
    YamlHabits m_habits;
};
} // namespace quotadeck::config
