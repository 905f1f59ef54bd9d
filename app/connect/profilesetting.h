// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/connect/profile.h"

#include <QVariantMap>

#include <optional>

namespace quotadeck::connect {
/// @p profile as it is kept in the settings. Secrets are no part of it.
[[nodiscard]] QVariantMap settingOf(const Profile& profile);
/// Nothing for a map without an id or a way to a scheduler; what is unknown is ignored.
[[nodiscard]] std::optional<Profile> profileFrom(const QVariantMap& setting);

/// Where a scheduler in a cluster is, as part of a setting.
[[nodiscard]] QVariantMap settingOf(const kube::SchedulerChoice& choice);
[[nodiscard]] kube::SchedulerChoice schedulerFrom(const QVariantMap& setting);
} // namespace quotadeck::connect
