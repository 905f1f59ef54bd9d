// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/timeview.h"

#include <algorithm>

namespace quotadeck::ui {
namespace {
constexpr double kLeastRange = 4000; // milliseconds
constexpr double kMostRange = 400.0 * 24 * 3600 * 1000;
constexpr qsizetype kMostSteps = 50;
} // namespace

TimeView::TimeView(const models::TimeAxis* axis, QObject* parent) : QObject(parent), m_axis(axis) { }

void TimeView::setSpan(std::chrono::milliseconds span)
{
    m_span = span;
    goLive();
}

void TimeView::setZone(TimeZone zone)
{
    m_zone = zone;
    Q_EMIT changed();
}

void TimeView::setPaused(bool isPaused)
{
    if (isPaused == this->isPaused())
        return;
    if (isPaused)
        m_frozen = static_cast<double>(newest().count());
    m_pausedAt = isPaused ? std::optional(m_axis->endTick()) : std::nullopt;
    Q_EMIT changed();
}

void TimeView::zoomTo(Range range)
{
    m_earlier << m_range;
    if (m_earlier.size() > kMostSteps)
        m_earlier.removeFirst();
    show(range);
}

void TimeView::moveTo(Range range)
{
    show(range);
}

void TimeView::back()
{
    if (m_earlier.isEmpty()) {
        goLive();
        return;
    }
    m_range = m_earlier.takeLast();
    Q_EMIT changed();
}

void TimeView::goLive()
{
    m_earlier.clear();
    m_range.reset();
    Q_EMIT changed();
}

void TimeView::show(Range range)
{
    const double width = std::clamp(range.to - range.from, kLeastRange, kMostRange);
    const double center = (range.from + range.to) / 2;
    m_range = Range{center - width / 2, center + width / 2};
    Q_EMIT changed();
}

std::chrono::milliseconds TimeView::newest() const
{
    return m_axis->size() == 0 ? std::chrono::milliseconds(0) : m_axis->at(m_axis->endTick() - 1).time;
}

TimeView::Range TimeView::shown() const
{
    if (m_range)
        return *m_range;
    return spanUntil(m_pausedAt ? m_frozen : static_cast<double>(newest().count()));
}

TimeView::Range TimeView::spanUntil(double to) const
{
    if (m_span.count() > 0 || m_axis->size() == 0)
        return {to - std::max(static_cast<double>(m_span.count()), kLeastRange), to};
    const auto oldest = static_cast<double>(m_axis->at(m_axis->firstTick()).time.count());
    return {std::min(oldest, to - kLeastRange), to};
}

int TimeView::missed() const
{
    return m_pausedAt ? static_cast<int>(m_axis->endTick() - *m_pausedAt) : 0;
}

void TimeView::setCursor(std::optional<double> time)
{
    if (time == m_cursor)
        return;
    m_cursor = time;
    Q_EMIT cursorChanged();
}
} // namespace quotadeck::ui

#include "moc_timeview.cpp"
