// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace quotadeck::config {
/// The one of @p known, which must not be empty, that @p name most likely meant, case aside; empty when none is near.
[[nodiscard]] std::string_view nearestKey(std::string_view name, std::span<const std::string_view> known);
} // namespace quotadeck::config
