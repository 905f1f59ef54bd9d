// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/resource/resource.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace quotadeck {
constexpr std::size_t kMostReceivedTypes = 20'000; ///< in the life of the process; clusters have dozens
constexpr std::size_t kMostTypeNameSize = 1024; ///< bytes

/// The type @p name that a server has sent. Nothing for a name that is longer than kMostTypeNameSize and for a new one beyond
/// kMostReceivedTypes: names are kept as long as the process lives, and a server could send new ones without end.
/// Threading: safe from any thread.
[[nodiscard]] std::optional<ResourceType> receivedType(std::string_view name);
} // namespace quotadeck
