// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace quotadeck::config {
/// The maps that a configuration is made of.
enum class MapKind : std::uint8_t {
    None,
    Config,
    Partition,
    Queue,
    Limit,
    Rule,
    Filter,
    Resources,
    Quantities,
    Template,
    Properties,
    Preemption,
    NodeSort,
    Resolver,
};

/// What @p key of a map of kind @p map is for, in a sentence; empty for a key that is not known there.
[[nodiscard]] std::string_view keyHelp(MapKind map, std::string_view key);
} // namespace quotadeck::config
