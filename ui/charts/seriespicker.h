// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/charts/seriesstore.h"
#include "ui/charts/chartspec.h"
#include "ui/charts/seriesstyles.h"

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

/// The series of a chart, and how many more would have been in question.
struct Picked
{
    QList<PickedSeries> series; ///< the selection, what was chosen, then the largest
    std::vector<models::SeriesKey> largest;
    std::size_t others = 0;
};

/// Chooses which series a chart shows: those that its specification names, the selection if it is followed, and the largest ones. Who
/// is in stays in for half a minute, so that lines do not flicker.
class SeriesPicker
{
public:
    /// @p styles outlives the picker.
    explicit SeriesPicker(SeriesStyles* styles) : m_styles(styles) { }

    void setSpec(const ChartSpec& spec);
    /// Of what the numbers are; nothing is picked without.
    void setType(std::optional<ResourceType> type);
    /// The only queues to choose the largest from; empty: all.
    void setCandidates(const QSet<QString>& ids);
    /// Shown whatever it uses, unless the largest of another kind are; the last selection only. An empty @p id ends it.
    void select(models::SubjectKind kind, const QString& id);

    [[nodiscard]] std::optional<ResourceType> type() const { return m_type; }

    /// The choice at the moment @p now of the store's time axis.
    [[nodiscard]] Picked pick(const models::SeriesStore& store, std::chrono::milliseconds now);

private:
    void choose(const models::SeriesStore& store);
    void invalidate() { m_chosenAt.reset(); }

    SeriesStyles* m_styles; // not owned
    ChartSpec m_spec;
    std::optional<ResourceType> m_type;
    QSet<QString> m_candidates;
    models::SubjectKind m_selectedKind = models::SubjectKind::Queue;
    QString m_selected;
    models::SeriesStore::Ranking m_ranking;
    std::optional<std::chrono::milliseconds> m_chosenAt;
};
} // namespace quotadeck::ui
