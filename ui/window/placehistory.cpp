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
} // namespace quotadeck::ui
