// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/charts/seriesstore.h"
#include "ui/charts/chartcontent.h"
#include "ui/charts/seriespicker.h"

#include <QWidget>

#include <chrono>
#include <optional>

class QLabel;
class QToolButton;

namespace quotadeck::ui {
class ChartCanvas;
class ChartLegend;

/// A chart of used amounts and limits with its legend. Follows the newest sample until the user zooms or pauses;
/// samples are recorded all the same.
class ChartPane final : public QWidget
{
    Q_OBJECT
public:
    /// @p store outlives the pane.
    explicit ChartPane(const models::SeriesStore* store, QWidget* parent = nullptr);

    [[nodiscard]] SeriesPicker& picker() { return m_picker; }
    /// How much time a live chart shows.
    void setSpan(std::chrono::milliseconds span);
    void setZone(TimeZone zone);
    void setPaused(bool isPaused);
    /// Draws what the store holds now; only counts new samples while paused. Cheap while hidden.
    void refresh();
    [[nodiscard]] bool isLive() const { return !m_range && !m_pausedAt; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    struct Range
    {
        double from;
        double to;
    };

    void draw();
    void setRange(double from, double to);
    void goLive();
    void updateNotice();
    [[nodiscard]] std::chrono::milliseconds newest() const;
    [[nodiscard]] Range shownRange() const;
    [[nodiscard]] QString nameOf(const models::SeriesKey& key) const;

    const models::SeriesStore* m_store; // not owned
    SeriesPicker m_picker;
    std::chrono::milliseconds m_span;
    TimeZone m_zone = TimeZone::Local;
    std::optional<Range> m_range; // zoomed or moved
    std::optional<models::Tick> m_pausedAt; // the first sample that is not shown
    std::chrono::milliseconds m_pausedTime{};

    ChartCanvas* m_canvas; // not owned, as all below: children
    ChartLegend* m_legend;
    QLabel* m_notice;
    QToolButton* m_live;
};
} // namespace quotadeck::ui
