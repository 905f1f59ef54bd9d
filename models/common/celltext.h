// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/saturating.h"
#include "core/resource/resource.h"

#include <QString>

#include <chrono>
#include <cstdint>
#include <optional>

namespace quotadeck::models {
/// Texts that cells of several models share.

[[nodiscard]] QString unlimitedText(); ///< "∞", for a limit that is not set
[[nodiscard]] QString unsetText(); ///< "–", for something else that is not set or not known
/// "1.5 GiB" (RES-42), with the decimal point of the locale.
[[nodiscard]] QString quantityText(ResourceType type, Quantity value);
/// "memory 1.5 GiB, vcore 2", in the preferred order (RES-42); empty for nothing.
[[nodiscard]] QString quantitiesText(ResourceView resource);
/// As quantityText() with the exact number in base units: "1.5 GiB (1610612736 bytes)".
[[nodiscard]] QString exactText(ResourceType type, Quantity value);
/// "75%" for the digits "75", which are those of the locale.
[[nodiscard]] QString percentText(const QString& digits);
/// "3 / 5", or "3 / ∞" for a @p max of 0, which means that none is set.
[[nodiscard]] QString applicationsText(std::uint64_t running, std::uint64_t max);
/// "2026-11-21 08:15:00" in local time.
[[nodiscard]] QString timeText(std::chrono::milliseconds sinceEpoch);

/// As timeText(); empty for 0, which servers send for a time that is not known.
[[nodiscard]] QString knownTimeText(std::chrono::nanoseconds sinceEpoch);

/// "08:15:00" in local time.
[[nodiscard]] QString clockText(std::chrono::milliseconds sinceEpoch);

/// -1, 0 or 1, unset being above every number: for limits.
[[nodiscard]] int compareLimits(std::optional<Quantity> left, std::optional<Quantity> right);

/// The title of a column that compares an earlier moment with now.
[[nodiscard]] QString nowTitle();
/// Its help, of allocated amounts.
[[nodiscard]] QString nowHelp();
/// The tool tip of a row whose amount of now is not known, as of one that is gone by now.
[[nodiscard]] QString nowUnknown();
/// The cell of @p amount, which is @p change more than at the moment shown.
[[nodiscard]] QString nowText(const QString& amount, Quantity change);
/// The tool tip of that cell; @p size is @p change without its sign.
[[nodiscard]] QString nowToolTip(const QString& amount, Quantity change, const QString& size);
} // namespace quotadeck::models
