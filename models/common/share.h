// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/saturating.h"
#include "models/common/roles.h"

#include <QString>

#include <compare>
#include <optional>

namespace quotadeck::models {
/// From which used part of a limit on a usage is a warning, and critical. warning < critical.
struct UsageThresholds
{
    int warning = 80; ///< percent, as the next
    int critical = 95;

    friend bool operator==(const UsageThresholds&, const UsageThresholds&) = default;
};

/// Those of the program, for every table and chart. Safe from any thread.
[[nodiscard]] UsageThresholds usageThresholds();
void setUsageThresholds(const UsageThresholds& thresholds);

/// How much of a limit is used. Ordered by tightness: no limit, then blocked (limit 0, nothing used), then by the
/// used part, then over a limit of 0. Never NaN.
class Share
{
public:
    /// No limit.
    Share() = default;
    Share(Quantity used, std::optional<Quantity> limit);

    [[nodiscard]] bool isLimited() const { return m_rank != kNoLimit; }
    /// A limit of 0 that nothing uses: the type must not be used at all (RES-3).
    [[nodiscard]] bool isBlocked() const { return m_rank == kBlocked; }
    /// used / limit, 1.0 = full, infinite over a limit of 0; empty without a limit and when blocked.
    [[nodiscard]] std::optional<double> value() const;
    /// "97%" (truncated, as the scheduler does, RES-34), "blocked", "over limit 0" or "∞".
    [[nodiscard]] QString text() const;
    /// Warning and Critical from usageThresholds() on.
    [[nodiscard]] RowState state() const;

    friend auto operator<=>(const Share&, const Share&) = default;

private:
    static constexpr double kNoLimit = -2;
    static constexpr double kBlocked = -1;

    double m_rank = kNoLimit;
};
} // namespace quotadeck::models
