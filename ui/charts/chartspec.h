// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/charts/serieskey.h"

#include <QList>
#include <QString>
#include <QVariantMap>

#include <optional>

namespace quotadeck::ui {
/// A series that somebody put into a chart.
struct ChosenSeries
{
    models::SubjectKind kind = models::SubjectKind::Queue;
    QString id;
    models::Measure measure = models::Measure::Used;

    friend bool operator==(const ChosenSeries&, const ChosenSeries&) = default;
};

/// What one chart is about, as it is kept in the settings.
struct ChartSpec
{
    static constexpr int kLeastTop = 3;
    static constexpr int kMostTop = 20;

    models::Measure measure = models::Measure::Used;
    QString type; ///< a resource type; empty: the one chosen for all pages
    std::optional<models::SubjectKind> topKind = models::SubjectKind::Queue; ///< empty: only what was chosen
    int topCount = 6;
    QList<ChosenSeries> chosen;

    [[nodiscard]] QVariantMap toMap() const;
    /// Values that @p map lacks, or that are invalid, are those of a new chart.
    [[nodiscard]] static ChartSpec fromMap(const QVariantMap& map);

    friend bool operator==(const ChartSpec&, const ChartSpec&) = default;
};
} // namespace quotadeck::ui
