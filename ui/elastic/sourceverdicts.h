// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/elastic/elasticmonitor.h"
#include "ui/editing/fileheader.h"

namespace quotadeck::ui {
/// What is said of the manifests of @p state, beside their name, while they are @p isBusy or not.
[[nodiscard]] Verdict manifestVerdict(const models::ElasticState& state, bool isBusy);

/// Which cluster it is, and of when.
[[nodiscard]] QString clusterTitle(const models::ElasticMonitor& monitor);
/// What is said of the cluster beside its title.
[[nodiscard]] Verdict clusterVerdict(const models::ElasticMonitor& monitor);
} // namespace quotadeck::ui
