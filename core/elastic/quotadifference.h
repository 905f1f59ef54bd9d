// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/elastic/quotasolver.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace quotadeck::elastic {
/// The likely cause of a difference between a reported and a calculated runtime.
enum class DifferenceCause {
    Rounding, ///< a unit or two: older versions round every share, and scale minima, in floating point (EQ-38, EQ-51)
    ReservedCompete, ///< it lets the default and system groups share with the others (EQ-53)
    Age, ///< none of those: it is refreshed only every 10 s, and where pods are scheduled (EQ-98)
};

struct RuntimeDifference
{
    Quantity ours = 0;
    Quantity reported = 0;
    DifferenceCause cause = DifferenceCause::Age;
};

/// By group and resource.
using RuntimeDifferences = std::map<std::pair<std::string, ResourceType>, RuntimeDifference>;

/// Compares @p reported, runtimes by group, with the solution of @p problem. Types that a report lacks are not
/// compared, and
/// neither are those that the total lacks. Solves the tree once more.
[[nodiscard]] RuntimeDifferences compareRuntimes(const QuotaProblem& problem, const QuotaTable& table,
                                                 const QuotaSolution& solution,
                                                 const std::map<std::string, Resource>& reported);

/// One sentence for an administrator.
[[nodiscard]] std::string describe(const RuntimeDifference& difference, ResourceType type);
} // namespace quotadeck::elastic
