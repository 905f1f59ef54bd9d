// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/limits/form/cellinput.h"
#include "models/limits/form/liveusage.h"

#include <optional>
#include <string>

namespace quotadeck::models {
/// What a quantity that is being typed is held against.
struct QuantityContext
{
    std::string type;
    std::optional<std::string> whole; ///< the maximum that it is a part of, as a quantity text
    QString wholeName; ///< "the max of root.a"
    std::optional<LiveUsage::TopUse> top; ///< of those whom a limit is for
    QString ifEmpty; ///< what holds when nothing is set
    QString ifZero; ///< what a zero means
    std::optional<Quantity> capacity{}; ///< of the cluster; nothing: not known
    std::optional<Quantity> used{}; ///< now, by the queue; nothing: not known
};

/// What the nodes offer of @p type; nothing: none, or not known.
[[nodiscard]] std::optional<Quantity> capacityOf(const LiveUsage& live, const std::string& type);

/// An amount that is probably meant in another unit has to be confirmed.
[[nodiscard]] InputCheck checkQuantity(const QuantityContext& context, const QString& text);
/// As it is to be written; @p text itself when it is no quantity.
[[nodiscard]] std::string writtenQuantity(const std::string& type, const std::optional<std::string>& whole,
                                          const QString& text);
/// A number of applications, where 0 means that none is set.
[[nodiscard]] InputCheck checkCount(const QString& text, const QString& ifEmpty);
/// @p text with its number up or down by @p steps, of a tenth core where it is in millicores; never below 0. As it is
/// when it is no amount.
[[nodiscard]] QString steppedAmount(const QString& text, int steps);
/// The text of a quantity that is set; a zero looks unlike a cell that is not set.
[[nodiscard]] QString quantityCellText(const std::string& type, const std::string& own);
/// True for a quantity text that stands for nothing at all.
[[nodiscard]] bool isZeroQuantity(const std::string& type, const std::string& text);
} // namespace quotadeck::models
