// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/yaml/splicetext.h"
#include "core/config/yaml/yamlwriter.h"

#include <string>
#include <string_view>

namespace quotadeck::config {
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
