// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/charts/timeaxis.h"
#include "ui/charts/axis.h"

#include <QList>
#include <QObject>

#include <chrono>
#include <optional>

namespace quotadeck::ui {
/// Which time all charts of a page show, and where their cursor is. Follows the newest sample until somebody zooms,
/// moves or pauses; samples are recorded all the same.
class TimeView final : public QObject
{
    Q_OBJECT
public:
    /// In milliseconds since the epoch.
    struct Range
    {
        double from = 0;
        double to = 1;

        friend bool operator==(const Range&, const Range&) = default;
    };

    /// @p axis outlives the view.
    explicit TimeView(const models::TimeAxis* axis, QObject* parent = nullptr);

    /// How much time is shown while live; 0: all there is. Goes back to live, or to where it was paused.
    void setSpan(std::chrono::milliseconds span);
    [[nodiscard]] std::chrono::milliseconds span() const { return m_span; }
    void setZone(TimeZone zone);
    [[nodiscard]] TimeZone zone() const { return m_zone; }
    /// Freezes what is shown as it is now.
    void setPaused(bool isPaused);

    /// Shows @p range, and what was shown before again by back().
    void zoomTo(Range range);
    /// Shows @p range, as wide as the one before: no step to go back to.
    void moveTo(Range range);
    void back();
    void goLive();

    [[nodiscard]] Range shown() const;
    [[nodiscard]] bool isDetached() const { return m_range.has_value(); }
    [[nodiscard]] bool isPaused() const { return m_pausedAt.has_value(); }
    [[nodiscard]] bool isLive() const { return !isDetached() && !isPaused(); }
    /// Samples that came while paused.
    [[nodiscard]] int missed() const;

    /// Where all charts show their values; nothing: nowhere.
    void setCursor(std::optional<double> time);
    [[nodiscard]] std::optional<double> cursor() const { return m_cursor; }

Q_SIGNALS:
    /// Another time is shown, or it is shown in another way.
    void changed();
    void cursorChanged();

private:
    [[nodiscard]] std::chrono::milliseconds newest() const;
    [[nodiscard]] Range spanUntil(double to) const;
    void show(Range range);

    const models::TimeAxis* m_axis; // not owned
    std::chrono::milliseconds m_span{std::chrono::minutes(5)};
    TimeZone m_zone = TimeZone::Local;
    std::optional<Range> m_range; // zoomed or moved
    QList<std::optional<Range>> m_earlier; // to go back to
    std::optional<models::Tick> m_pausedAt; // the first sample that is not shown
    double m_frozen = 0; // the newest time when it was paused
    std::optional<double> m_cursor;
};
} // namespace quotadeck::ui
