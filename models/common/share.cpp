// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/common/share.h"

#include "models/common/celltext.h"

#include <QCoreApplication>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>

namespace quotadeck::models {
namespace {
std::atomic<UsageThresholds>& sharedThresholds()
{
    static std::atomic<UsageThresholds> thresholds{UsageThresholds()};
    return thresholds;
}

double rankOf(Quantity used, Quantity limit)
{
    if (limit > 0)
        return static_cast<double>(std::max(used, Quantity{0})) / static_cast<double>(limit);
    return std::numeric_limits<double>::infinity();
}
} // namespace

UsageThresholds usageThresholds()
{
    return sharedThresholds().load(std::memory_order_relaxed);
}

void setUsageThresholds(const UsageThresholds& thresholds)
{
    sharedThresholds().store(thresholds, std::memory_order_relaxed);
}

Share::Share(Quantity used, std::optional<Quantity> limit)
{
    if (limit)
        m_rank = *limit <= 0 && used <= 0 ? kBlocked : rankOf(used, *limit);
}

std::optional<double> Share::value() const
{
    return m_rank < 0 ? std::nullopt : std::optional(m_rank);
}

QString Share::text() const
{
    if (!isLimited())
        return unlimitedText();
    if (isBlocked())
        return QCoreApplication::translate("Share", "blocked", "limit 0, nothing used");
    if (std::isinf(m_rank))
        return QCoreApplication::translate("Share", "over limit 0",
                                           "something is used although the limit is 0");
    // The product of, say, 0.29 and 100 lies just below 29.
    const double percent = std::floor(m_rank * 100 + 1e-9);
    return percentText(QString::number(percent, 'f', 0));
}

RowState Share::state() const
{
    const UsageThresholds thresholds = usageThresholds();
    // As percentages are shown, rounded down, a usage of "80%" is one of 80%.
    const double percent = m_rank * 100 + 1e-9;
    if (percent >= thresholds.critical)
        return RowState::Critical;
    return percent >= thresholds.warning ? RowState::Warning : RowState::Normal;
}
} // namespace quotadeck::models
