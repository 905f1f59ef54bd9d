// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/link.h"
#include "ui/pages/page.h"

#include <QList>
#include <QString>

namespace quotadeck::ui {
/// What a window shows: a page with what it is about.
struct Place
{
    QString page; ///< empty: the start page
    Subject subject; ///< that is selected
    Subject scope; ///< that the page is narrowed to
    QString filter;

    friend bool operator==(const Place&, const Place&) = default;
};

/// The places that were shown one after the other, the last 100 of them, and which of them is shown.
class PlaceHistory
{
public:
    /// @p place is shown from now on. What was ahead is forgotten, unless it is the place that is shown.
    void visit(const Place& place);
    /// The place that is shown looks like @p place now. Does nothing before the first visit.
    void update(const Place& place);
    void clear();

    /// The place before the one that is shown; nullptr: there is none.
    [[nodiscard]] const Place* previous() const { return at(m_current - 1); }
    /// The place that was left by going back; nullptr: there is none.
    [[nodiscard]] const Place* next() const { return at(m_current + 1); }
    /// Shows previous(), which exists, from now on.
    void goBack() { --m_current; }
    /// Shows next(), which exists, from now on.
    void goForward() { ++m_current; }
    [[nodiscard]] qsizetype size() const { return m_places.size(); }

private:
    [[nodiscard]] const Place* at(qsizetype index) const
    {
        return index >= 0 && index < m_places.size() ? &m_places[index] : nullptr;
    }

    QList<Place> m_places;
    qsizetype m_current = -1; ///< -1: none yet
};

/// A link to @p place of @p source.
[[nodiscard]] link::Link linkTo(const Place& place, const link::Source& source, const QString& partition);
/// The place that @p link leads to, whatever its source.
[[nodiscard]] Place placeOf(const link::Link& link);
} // namespace quotadeck::ui
