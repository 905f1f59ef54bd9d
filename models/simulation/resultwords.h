// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/results.h"
#include "models/common/messagetext.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// The words for the results of a simulation.
namespace quotadeck::models {
[[nodiscard]] QString measureTitle(sim::Measure measure); ///< "Submitted"
[[nodiscard]] QString measureHelp(sim::Measure measure); ///< what it counts, in a sentence
/// "12", "1:30", "64 %"; "–" for nothing.
[[nodiscard]] QString measureText(sim::Measure measure, std::optional<double> value);
/// "+12", "−1:30", "0", "+4.3 pp", which are percentage points.
[[nodiscard]] QString changeText(sim::Measure measure, std::optional<double> change);
/// "no node with room, 2 more" of @p reasons, of which there is at least one.
[[nodiscard]] QString mostOftenText(const QString& first, std::size_t reasons);
/// "40 × no node with room".
[[nodiscard]] QString countedText(std::uint64_t count, const QString& reason);
/// "64 % of vcore · now 3 of 8", the mean first; empty without a quota.
[[nodiscard]] QString shareText(const std::optional<sim::QuotaShare>& share);
/// Of a row; what stands for the applications that no queue took where that is empty.
[[nodiscard]] QString resultName(const sim::ResultRow& row);

/// The most frequent reason and how many others there are; empty without any.
template <typename Reason>
[[nodiscard]] QString mostOftenText(const std::vector<sim::ReasonCount<Reason>>& counts)
{
    return counts.empty() ? QString()
                          : mostOftenText(messageText(reasonMessage(counts.front().reason)), counts.size());
}

/// All of them, a line each.
template <typename Reason>
[[nodiscard]] QString reasonsText(const std::vector<sim::ReasonCount<Reason>>& counts)
{
    QStringList lines;
    for (const auto& entry : counts)
        lines << countedText(entry.count, messageText(reasonMessage(entry.reason)));
    return lines.join(u'\n');
}
} // namespace quotadeck::models
