// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/placehistory.h"

namespace quotadeck::ui {
namespace {
constexpr qsizetype kMostPlaces = 100;
}

void PlaceHistory::visit(const Place& place)
{
    if (const Place* shown = at(m_current); shown && *shown == place)
        return;
    m_places.resize(m_current + 1);
    m_places << place;
    if (m_places.size() > kMostPlaces)
        m_places.removeFirst();
    m_current = m_places.size() - 1;
}

void PlaceHistory::update(const Place& place)
{
    if (m_current >= 0)
        m_places[m_current] = place;
}

void PlaceHistory::clear()
{
    m_places.clear();
    m_current = -1;
}

namespace {
using Kind = Subject::Kind;

// Both have the same kinds in the same order.
static_assert(static_cast<int>(link::Kind::None) == static_cast<int>(Kind::None)
              && static_cast<int>(link::Kind::Queue) == static_cast<int>(Kind::Queue)
              && static_cast<int>(link::Kind::User) == static_cast<int>(Kind::User)
              && static_cast<int>(link::Kind::Group) == static_cast<int>(Kind::Group)
              && static_cast<int>(link::Kind::Application) == static_cast<int>(Kind::Application)
              && static_cast<int>(link::Kind::Node) == static_cast<int>(Kind::Node));

/// Whether the object of a link to the page called @p id is what the page is narrowed to, not what is selected.
bool isNarrowed(const QString& id, Kind kind)
{
    return (id == u"applications" && kind != Kind::Application) || id == u"explain" || id == u"limits";
}
} // namespace

link::Link linkTo(const Place& place, const link::Source& source, const QString& partition)
{
    // A link has one object: the narrower one.
    const bool isSelection = place.scope.kind == Kind::None
        || (place.subject.kind == Kind::Application && !isNarrowed(place.page, Kind::Application));
    const Subject& subject = isSelection ? place.subject : place.scope;
    link::Link link{.page = place.page.toStdString(), .source = source, .partition = partition.toStdString()};
    link.kind = static_cast<link::Kind>(subject.kind);
    link.name = subject.name.toStdString();
    if (subject.kind == Kind::User || subject.kind == Kind::Group)
        link.queue = subject.queue.toStdString();
    link.filter = place.filter.toStdString();
    return link;
}

Place placeOf(const link::Link& link)
{
    Place place{QString::fromStdString(link.page), {}, {}, QString::fromStdString(link.filter)};
    const Subject subject{static_cast<Kind>(link.kind), QString::fromStdString(link.name),
                          QString::fromStdString(link.queue)};
    (isNarrowed(place.page, subject.kind) ? place.scope : place.subject) = subject;
    return place;
}
} // namespace quotadeck::ui
