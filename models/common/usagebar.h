// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>
#include <QString>
#include <QtGlobal>

#include <optional>

namespace quotadeck::models {
/// What a usage bar draws, in base units of one resource type. Values, not percentages: the delegate scales.
/// "Not set" is an empty optional; a maximum of 0 is a blocked type and not the same.
struct UsageBar
{
    qint64 used = 0;
    qint64 pending = 0;
    std::optional<qint64> guaranteed;
    std::optional<qint64> max; ///< empty = unlimited
    /// The maximum above that the bar is drawn against where it has none itself; empty = there is none either.
    std::optional<qint64> scale = std::nullopt;
    std::optional<qint64> runtime = std::nullopt; ///< what may be used now, where that is not the maximum
    qint64 foreign = 0; ///< part of used that the scheduler did not allocate; drawn last
    QString type; ///< resource type, for the tool tip
    QString text; ///< accessible text: "vcore 52 of max 60, guaranteed 40, pending 12"

    friend bool operator==(const UsageBar&, const UsageBar&) = default;
};

/// What the parts of a usage bar mean, for the tool tip of its column's title.
[[nodiscard]] QString usageBarLegend();
} // namespace quotadeck::models

Q_DECLARE_METATYPE(quotadeck::models::UsageBar)
