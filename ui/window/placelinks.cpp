// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/placelinks.h"

namespace quotadeck::ui {
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
