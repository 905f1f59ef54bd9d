// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strongid.h"
#include "core/resource/decision.h"
#include "core/resource/resource.h"
#include "models/insight/insightsource.h"

#include <QString>

#include <optional>
#include <vector>

namespace quotadeck::models {
/// Texts that the tables of answers share. Four cases, four texts: unlimited, not set here, zero and unknown.

/// "memory", or "applications" for the number of running ones.
[[nodiscard]] QString amountName(const std::optional<ResourceType>& type);
/// "1.5 GiB"; a number of applications as it is.
[[nodiscard]] QString amountText(const std::optional<ResourceType>& type, Quantity value);
/// "∞" for nothing.
[[nodiscard]] QString limitText(const std::optional<ResourceType>& type, std::optional<Quantity> value);
/// "queue", "user sue", "group ds", "all other groups together".
[[nodiscard]] QString subjectText(DenialSubject subject, const QString& name);
[[nodiscard]] QString unknownText();
/// "read 14:02:31", with the day when it is not that of the usage; of a stale one "◌ read 14:02:31, 4 min before the usage".
/// Empty for what was reported with the usage.
[[nodiscard]] QString readText(const ActiveAge& age);
/// "dev, qa".
[[nodiscard]] QString namesText(const std::vector<GroupName>& groups);
} // namespace quotadeck::models
