// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/sourcestatus.h"
#include "models/common/roles.h"
#include "models/connections/clusteroverview.h"

#include <QList>
#include <QMap>
#include <QSet>
#include <QString>

#include <optional>
#include <vector>

namespace quotadeck::models {
/// A source that is watched, and what is known of it.
struct WatchedSource
{
    QString id; ///< stays the same
    QString name;
    std::optional<SourceStatus> status; ///< nothing: not read yet
    std::optional<ClusterOverview> overview; ///< of the last good reading

    /// Normal while it is read; Critical once it is lost, which a single failed reading is not; Warning while a check of its health fails;
    /// Stale before the first reading.
    [[nodiscard]] RowState state() const;
};

/// The worst of @p sources; Stale if none has been read.
[[nodiscard]] RowState worstState(const std::vector<WatchedSource>& sources);

/// One thing to notify of.
struct SourceAlert
{
    enum class Kind { Lost, Back, AtLimit, Rule };

    Kind kind = Kind::Lost;
    RowState state = RowState::Normal;
    QString title; ///< name of the source
    QString text;
};

/// Finds out what has changed from one state of all sources to the next. What was so at the first reading of a source is no news.
class SourceAlerts
{
public:
    [[nodiscard]] QList<SourceAlert> take(const std::vector<WatchedSource>& sources);

private:
    struct Known
    {
        bool wasLive = false; ///< once
        bool isLost = false;
        std::optional<QSet<QString>> full; ///< at their limits; nothing: not known yet
    };
    void takeStatus(const WatchedSource& source, Known& known, QList<SourceAlert>& alerts) const;
    void takeLimits(const WatchedSource& source, Known& known, QList<SourceAlert>& alerts) const;

    QMap<QString, Known> m_known;
};
} // namespace quotadeck::models
