// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/roles.h"
#include "models/elastic/elasticmonitor.h"

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
} // namespace quotadeck::ui
