// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/yaml/yamltree.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace quotadeck::config {
/// For each of @p texts the position of the scalar of @p items that stays for it, or none; ascending, and as many as
/// possible where no text stands twice in the part that differs. In O(n log n).
[[nodiscard]] std::vector<std::optional<std::size_t>> keptItems(std::span<const YamlRef> items,
                                                                const std::vector<std::string>& texts);
} // namespace quotadeck::config
