// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/saturating.h"
#include "models/common/roles.h"

#include <QString>

#include <compare>
#include <optional>

namespace quotadeck::models {
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
    /// Warning from 80%, Critical from 95%.
    [[nodiscard]] RowState state() const;

    friend auto operator<=>(const Share&, const Share&) = default;

private:
    static constexpr double kNoLimit = -2;
    static constexpr double kBlocked = -1;

    double m_rank = kNoLimit;
};
} // namespace quotadeck::models
