// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/schema/finding.h"
#include "core/config/yaml/textindex.h"
#include "core/config/yaml/yamlsplicer.h"
#include "core/config/yaml/yamltree.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace quotadeck::config {
/// Writes the fixes of rules as edits of the text that keep its quotes and style.
///
/// Errors:    std::nullopt where the text cannot be changed at one place: behind an alias, an anchor or a merge key,
///            under an explicit tag, over several lines without quotes, or where a comment would be lost.
/// Ownership: keeps views; text and tree must outlive it.
/// Threading: not even const members may run concurrently.
/// Cost:      O(depth) and the changed length for each change; O(text) once, for the first.
class FixWriter
{
public:
    using Edits = std::optional<TextEdits>;

    FixWriter(std::string_view text, const YamlTree& tree) : m_text(text), m_tree(tree) { }

    /// The scalar at @p span, value or key, becomes @p text.
    [[nodiscard]] Edits replace(const TextSpan& span, std::string_view text, ScalarUse use) const;
    /// Sets the value of @p key in the mapping at @p mapping, adding the key if it is missing.
    [[nodiscard]] Edits set(const TextSpan& mapping, std::string_view key, const NewScalar& value) const;
    /// Removes @p key and its value from the mapping at @p mapping.
    [[nodiscard]] Edits removeKey(const TextSpan& mapping, std::string_view key) const;
    /// Removes the item at @p item, which must not be the only one, from its list.
    [[nodiscard]] Edits removeItem(const TextSpan& item) const;
    /// Moves the item at @p item to the end of its list; no edits when it is the last.
    [[nodiscard]] Edits moveItemLast(const TextSpan& item) const;

private:
    struct Place
    {
        const YamlNode* node;
        const YamlNode* above; ///< nullptr for the root
    };
    [[nodiscard]] std::optional<Place> find(const TextSpan& span) const;
    [[nodiscard]] const YamlNode* mapping(const TextSpan& span) const;
    [[nodiscard]] const TextIndex& index() const;
    [[nodiscard]] YamlSplicer splicer() const;
    [[nodiscard]] bool hasComment(std::size_t begin, std::size_t end) const;
    [[nodiscard]] bool hasCommentAround(const YamlNode& list, std::size_t position) const;
    [[nodiscard]] TextEdit edit(std::size_t begin, std::size_t end, std::string text) const;

    std::string_view m_text;
    const YamlTree& m_tree;
    mutable std::unique_ptr<TextIndex> m_index;
    mutable std::unique_ptr<YamlHabits> m_habits;
};

/// Adds @p edits to @p finding under @p title; nothing where there are none.
void addFix(Finding& finding, Message title, FixWriter::Edits&& edits);
} // namespace quotadeck::config
