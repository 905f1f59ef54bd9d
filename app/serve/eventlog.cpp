// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/eventlog.h"

namespace quotadeck::serve {
void EventLog::append(const std::vector<ClusterEvent>& events)
{
    m_next += events.size();
    // Those that would be gone at once need no text.
    const auto skipped = events.size() > m_capacity ? events.size() - m_capacity : 0;
    if (skipped > 0)
        m_lines.clear();
    for (std::size_t index = skipped; index < events.size(); ++index) {
        if (m_lines.size() == m_capacity)
            m_lines.pop_front();
        m_lines.push_back(rest::writeEvent(events[index]));
    }
}
} // namespace quotadeck::serve
