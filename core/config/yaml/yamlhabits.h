// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/yaml/yamlvalue.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace quotadeck::config {
/// How lists and maps are written in a text, so that what is added looks like its surroundings: the nearest example
/// to a place counts.
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
    /// Block or flow for @p value of @p key in a block map: as the same key is written elsewhere, else as values of
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
} // namespace quotadeck::config
