// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/yaml/yamlhabits.h"
#include "core/config/yaml/yamlvalue.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::config {
/// Writes new values in the manner of the text around them. Lines carry their line ends.
///
/// Ownership: keeps a reference to the habits and a view of the line end.
class YamlWriter
{
public:
    /// @p near is the place of the text whose surroundings are followed; @p quotes those of keys and texts.
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
    /// True when @p value goes on lines of its own below @p key, in a block map.
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
