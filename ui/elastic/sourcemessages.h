// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/roles.h"
#include "models/elastic/elasticmonitor.h"
#include "ui/editing/fileheader.h"

#include <QString>

#include <optional>

namespace quotadeck::ui {
/// What is to be known about numbers before they are trusted.
struct SourceNotice
{
    models::RowState state = models::RowState::Notice;
    QString text;
};

/// What the manifests of @p state, of which @p groups are listed, do not tell of @p type; nothing: all is known.
[[nodiscard]] std::optional<SourceNotice> fileNotice(const models::ElasticState& state, ResourceType type,
                                                     int groups);
/// What the cluster does not tell any more, or never tells.
[[nodiscard]] std::optional<SourceNotice> clusterNotice(const models::ElasticMonitor& monitor,
                                                        ResourceType type, int groups);

/// What is said of the manifests of @p state, beside their name, while they are @p isBusy or not.
[[nodiscard]] Verdict manifestVerdict(const models::ElasticState& state, bool isBusy);

/// Which cluster it is, and of when.
[[nodiscard]] QString clusterTitle(const models::ElasticMonitor& monitor);
/// What is said of the cluster beside its title.
[[nodiscard]] Verdict clusterVerdict(const models::ElasticMonitor& monitor);
} // namespace quotadeck::ui
