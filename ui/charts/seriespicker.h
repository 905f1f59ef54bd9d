// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/charts/seriesstore.h"

#include <QHash>
#include <QList>
#include <QSet>
#include <QString>

#include <chrono>

namespace quotadeck::ui {
/// A series of a chart and the style it keeps.
struct PickedSeries
{
    models::SeriesKey key;
    int style = 0;
};

/// Chooses which series a chart shows: the largest ones and those that are pinned. Who is in stays in for half a
/// minute, so that lines do not flicker; a style once given stays for the session, for as long as it is free.
class SeriesPicker
{
public:
    void setKind(models::SubjectKind kind);
    void setType(ResourceType type);
    void setCount(int count);
    /// The only ones to choose from; empty: all.
    void setCandidates(QSet<QString> ids);
    /// Shown whatever it uses; the last pin only. An empty @p id unpins.
    void pin(models::SubjectKind kind, const QString& id);

    [[nodiscard]] models::SubjectKind kind() const { return m_kind; }
    [[nodiscard]] std::optional<ResourceType> type() const { return m_type; }

    /// The choice at the moment @p now of the store's time axis.
    [[nodiscard]] QList<PickedSeries> pick(const models::SeriesStore& store, std::chrono::milliseconds now);

private:
    void choose(const models::SeriesStore& store);
    [[nodiscard]] int styleOf(const QString& name, const QSet<int>& taken);
    void invalidate();

    models::SubjectKind m_kind = models::SubjectKind::Queue;
    std::optional<ResourceType> m_type;
    int m_count = 6;
    QSet<QString> m_candidates;
    models::SubjectKind m_pinnedKind = models::SubjectKind::Queue;
    QString m_pinned;
    std::vector<models::SeriesKey> m_chosen;
    std::optional<std::chrono::milliseconds> m_chosenAt;
    QHash<QString, int> m_styles; // by kind and id
};
} // namespace quotadeck::ui
