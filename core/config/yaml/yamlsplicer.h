// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/config/yaml/scalarsource.h"
#include "core/config/yaml/textedit.h"
#include "core/config/yaml/textindex.h"
#include "core/config/yaml/yamltree.h"

#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::config {
using TextEdits = std::vector<TextEdit>;

/// A scalar to be written.
struct NewScalar
{
    std::string text;
    ScalarUse use = ScalarUse::Text;
};

/// Changes of a YAML text as the smallest splices that follow its style: block or flow, indentation, quotes, line
/// ends. What stands beside the changed value, comments included, keeps every byte.
///
/// Errors:    Unsupported where the text has no place to change: behind an alias, in a plain scalar of several lines,
///            or where a comment would be lost. The caller verifies the outcome by reading the new text.
/// Ownership: keeps views; text, index and tree must outlive it.
class YamlSplicer
{
public:
    YamlSplicer(std::string_view text, const TextIndex& index) : m_text(text), m_index(index) { }

    /// The pair of @p key in @p mapping itself; nullptr when it is absent or merged in.
    [[nodiscard]] static const YamlPair* find(const YamlNode& mapping, std::string_view key);

    /// Gives @p key the value, adding the key if there is none.
    [[nodiscard]] Result<TextEdits> setScalar(const YamlNode& mapping, std::string_view key,
                                              const NewScalar& value) const;
    /// Adds @p key with a map of one entry; a key with null gets the map.
    [[nodiscard]] Result<TextEdits> addMap(const YamlNode& mapping, std::string_view key,
                                           std::string_view entryKey, const NewScalar& value,
                                           YamlStyle style) const;
    /// Adds @p key with a list; a key with null gets the list. @p texts must not be empty.
    [[nodiscard]] Result<TextEdits> addList(const YamlNode& mapping, std::string_view key,
                                            const std::vector<std::string>& texts, YamlStyle style) const;
    /// Makes @p list hold @p texts, which must not be empty; items that stay keep their line.
    [[nodiscard]] Result<TextEdits> setItems(const YamlRef& list,
                                             const std::vector<std::string>& texts) const;
    /// Takes @p key out. Fails for the only key of a mapping.
    [[nodiscard]] Result<TextEdits> remove(const YamlNode& mapping, std::string_view key) const;

private:
    [[nodiscard]] Result<TextEdits> replaceScalar(const YamlPair& pair, const NewScalar& value) const;
    [[nodiscard]] Result<TextEdits> addEntry(const YamlNode& mapping, std::string_view key,
                                             const std::string& inlineValue,
                                             const std::string& linesBelow) const;
    [[nodiscard]] Result<TextEdits> fillNull(const YamlPair& pair, const std::string& inlineValue,
                                             const std::string& linesBelow) const;
    [[nodiscard]] Result<TextEdits> removeBlock(const YamlNode& mapping, const YamlPair& pair) const;
    [[nodiscard]] Result<TextEdits> removeFlow(const YamlNode& mapping, const YamlPair& pair) const;
    [[nodiscard]] Result<TextEdits> setFlowItems(const YamlNode& list,
                                                 const std::vector<std::string>& texts) const;
    [[nodiscard]] TextEdits setBlockItems(const YamlNode& list, const std::vector<std::string>& texts) const;

    [[nodiscard]] TextEdit edit(std::size_t begin, std::size_t end, std::string text) const;
    [[nodiscard]] std::string source(const YamlNode& list, std::string_view text) const;
    [[nodiscard]] std::string indentOf(const YamlNode& node) const;
    [[nodiscard]] std::string_view lineEnd() const;
    [[nodiscard]] TextEdit insertLines(std::size_t at, std::string lines) const;
    [[nodiscard]] Error refusal(const TextSpan& at, std::string message) const;

    std::string_view m_text;
    const TextIndex& m_index;
};
} // namespace quotadeck::config
