// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/fact.h"
#include "core/sim/world.h"

#include <string>

namespace quotadeck::sim {
/// What is so instead of @p fact in @p world now, for people; empty when it holds.
[[nodiscard]] std::string otherwise(const Fact& fact, const World& world);
} // namespace quotadeck::sim
