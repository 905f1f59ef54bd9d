// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/yaml/scalarsource.h"
#include "core/config/yaml/yamltree.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck::config {
/// A scalar to be written.
struct NewScalar
{
    std::string text;
    ScalarUse use = ScalarUse::Text;
};

/// An item of a list as it stands somewhere in a text, to be written again elsewhere.
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
} // namespace quotadeck::config
