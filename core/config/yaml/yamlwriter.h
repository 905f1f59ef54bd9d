// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/yaml/yamlscalar.h"
#include "core/config/yaml/yamltree.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::config {
/// A scalar to be written.
struct NewScalar
{
    std::string text;
    ScalarUse use = ScalarUse::Text;
};

/// The text of an item of a list, to be written again elsewhere.
struct ItemSource
{
    YamlStyle style = YamlStyle::Block; ///< of the list it is from
    /// Block: whole lines, line ends included, from the comments above the dash on. Flow: the value alone.
    std::string text;
    std::size_t indent = 0; ///< of the dash; of the line on which a flow value begins
    bool isBare = true; ///< without comments, anchors and aliases: writing its value anew loses nothing
};

struct YamlEntry;

/// A value to be written: a scalar, a list or a map.
struct YamlValue
{
    YamlKind kind = YamlKind::Scalar;
    NewScalar scalar;
    std::vector<YamlValue> items; ///< of a list
    std::vector<YamlEntry> entries; ///< of a map
    std::optional<ItemSource> source; ///< of an item that keeps its text, with its comments and quotes

    [[nodiscard]] static YamlValue of(NewScalar scalar);
    [[nodiscard]] static YamlValue listOf(std::vector<YamlValue> items);
    [[nodiscard]] static YamlValue mapOf(std::vector<YamlEntry> entries);
};

struct YamlEntry
{
    std::string key;
    YamlValue value;
};

inline YamlValue YamlValue::of(NewScalar scalar)
{
    YamlValue value;
    value.scalar = std::move(scalar);
    return value;
}

inline YamlValue YamlValue::listOf(std::vector<YamlValue> items)
{
    YamlValue value;
    value.kind = YamlKind::Sequence;
    value.items = std::move(items);
    return value;
}

inline YamlValue YamlValue::mapOf(std::vector<YamlEntry> entries)
{
    YamlValue value;
    value.kind = YamlKind::Mapping;
    value.entries = std::move(entries);
    return value;
}

/// How lists and maps are written in a text, so that additions look like their surroundings: the example nearest to a
/// place counts.
///
/// Ownership: keeps views into the tree, which must outlive it.
class YamlHabits
{
public:
    explicit YamlHabits(const YamlTree& tree);

    /// Spaces by which the dashes of a list are indented against its key.
    [[nodiscard]] std::size_t listStep(std::size_t near) const;
    /// Spaces by which the keys of a map are indented against its own key.
    [[nodiscard]] std::size_t mapStep(std::size_t near) const;
    /// From a dash to the value behind it.
    [[nodiscard]] std::size_t dashWidth(std::size_t near) const;
    /// Block or flow for @p value of @p key in a block map: as the same key is written elsewhere, or else as values of
    /// the same shape are. Without an example lists of scalars are flow and all else is block.
    [[nodiscard]] YamlStyle styleOf(std::string_view key, const YamlValue& value, std::size_t near) const;

private:
    enum class Shape { ScalarList, ScalarMap, Other };
    struct Step
    {
        std::size_t at;
        std::size_t width;
    };
    struct Style
    {
        std::size_t at;
        std::string_view key;
        Shape shape;
        YamlStyle style;
    };

    void survey(const YamlNode& node);
    void surveyPair(const YamlNode& mapping, const YamlPair& pair);
    [[nodiscard]] static std::size_t nearest(const std::vector<Step>& steps, std::size_t near,
                                             std::size_t otherwise);

    std::vector<Step> m_listSteps;
    std::vector<Step> m_mapSteps;
    std::vector<Step> m_dashWidths;
    std::vector<Style> m_styles;
};

/// Writes new values in the style of the text around them. Lines include their line ends.
///
/// Ownership: keeps a reference to the habits and a view of the line end.
class YamlWriter
{
public:
    /// @p near is the place whose surroundings give the style; @p quotes are those of keys and texts.
    YamlWriter(const YamlHabits& habits, std::size_t near, YamlStyle quotes, std::string_view lineEnd)
        : m_habits(habits)
        , m_near(near)
        , m_quotes(quotes)
        , m_lineEnd(lineEnd)
    {
    }

    /// On one line, for a flow collection or behind a key. Items that keep their text must be flow or bare.
    [[nodiscard]] std::string flow(const YamlValue& value) const;
    [[nodiscard]] std::string key(std::string_view text) const;
    /// True when @p value is written on lines below @p key, in a block map.
    [[nodiscard]] bool isOnLinesBelow(std::string_view key, const YamlValue& value) const;
    /// The lines below a key that is indented by @p indent.
    [[nodiscard]] std::string linesBelow(const YamlValue& value, std::size_t indent) const;
    /// One item of a block list whose dashes are indented by @p indent.
    [[nodiscard]] std::string item(const YamlValue& value, std::size_t indent) const;

private:
    [[nodiscard]] std::string mapLines(const std::vector<YamlEntry>& entries, std::size_t indent) const;

    const YamlHabits& m_habits;
    std::size_t m_near;
    YamlStyle m_quotes;
    std::string_view m_lineEnd;
};

/// @p lines with the indentation changed by @p to - @p from spaces; lines of less stay at the margin, empty ones empty.
[[nodiscard]] std::string reindented(std::string_view lines, std::size_t from, std::size_t to);
} // namespace quotadeck::config
