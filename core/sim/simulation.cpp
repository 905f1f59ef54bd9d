// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/simulation.h"

#include <tuple>
#include <utility>

namespace quotadeck::sim {
void EventQueue::add(SystemTime time, Event event)
{
    m_entries.push({time, m_nextSequence++, std::move(event)});
}

std::optional<EventQueue::Entry> EventQueue::takeUntil(SystemTime end)
{
    if (m_entries.empty() || m_entries.top().time > end)
        return std::nullopt;
    Entry entry = m_entries.top();
    m_entries.pop();
    return entry;
}

std::optional<SystemTime> EventQueue::next() const
{
    return m_entries.empty() ? std::nullopt : std::optional(m_entries.top().time);
}

bool EventQueue::IsLater::operator()(const Entry& left, const Entry& right) const
{
    return std::tie(left.time, left.sequence) > std::tie(right.time, right.sequence);
}
} // namespace quotadeck::sim
