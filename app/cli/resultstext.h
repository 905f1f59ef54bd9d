// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/comparison.h"

#include <string>

namespace quotadeck::cli {
/// What became of the applications, as tables for people: by queue, by user, and what stood in their way. Of elastic quotas
/// the pods, by group.
[[nodiscard]] std::string resultsText(const sim::Results& results);

/// What differs between two configurations, as a table for people.
[[nodiscard]] std::string comparisonText(const sim::Comparison& comparison);
} // namespace quotadeck::cli
