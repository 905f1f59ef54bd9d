// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/results.h"

#include <QString>

#include <optional>

/// How the results of a simulation are said.
namespace quotadeck::models {
[[nodiscard]] QString measureTitle(sim::Measure measure); ///< "Submitted"
[[nodiscard]] QString measureHelp(sim::Measure measure); ///< what it counts, in a sentence
/// "12", "1:30", "64 %"; "–" for nothing.
[[nodiscard]] QString measureText(sim::Measure measure, std::optional<double> value);
/// "+12", "−1:30", "0", "+4.3 pp", which are percentage points.
[[nodiscard]] QString changeText(sim::Measure measure, std::optional<double> change);
/// "user sue at root.data: memory".
[[nodiscard]] QString denialReasonText(const sim::DenialReason& reason);
/// "64 % of vcore · now 3 of 8", the mean first; empty without a quota.
[[nodiscard]] QString shareText(const std::optional<sim::QuotaShare>& share);
/// Of a row; what stands for the applications that no queue took where that is empty.
[[nodiscard]] QString resultName(const sim::ResultRow& row);
} // namespace quotadeck::models
