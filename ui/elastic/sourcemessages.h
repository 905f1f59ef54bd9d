// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/roles.h"
#include "models/elastic/elasticmonitor.h"
#include "ui/document/fileheader.h"

#include <QString>

#include <optional>

namespace quotadeck::ui {
/// A note on missing or stale data.
struct SourceNotice
{
    models::RowState state = models::RowState::Notice;
    QString text;
};

/// Whether the monitor shows a moment of a recording or an earlier one of a cluster, and not the present.
[[nodiscard]] bool isOfMoment(const models::ElasticMonitor& monitor);

/// The data on @p type that is missing in the manifests of @p state, of which @p groups are listed; nothing: none is.
[[nodiscard]] std::optional<SourceNotice> fileNotice(const models::ElasticState& state, ResourceType type,
                                                     int groups);
/// The data that the cluster no longer reports, or never does.
[[nodiscard]] std::optional<SourceNotice> clusterNotice(const models::ElasticMonitor& monitor,
                                                        ResourceType type, int groups);

/// The verdict on the manifests of @p state beside their name, while they are @p isBusy or not.
[[nodiscard]] Verdict manifestVerdict(const models::ElasticState& state, bool isBusy);

/// Which cluster it is, and of when.
[[nodiscard]] QString clusterTitle(const models::ElasticMonitor& monitor);
/// The status of the cluster beside its title.
[[nodiscard]] Verdict clusterVerdict(const models::ElasticMonitor& monitor);
} // namespace quotadeck::ui
