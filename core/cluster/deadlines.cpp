// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/deadlines.h"

#include <algorithm>

namespace quotadeck::cluster {
SystemTime deadlineAfter(SystemTime now, std::chrono::nanoseconds timeout)
{
    return now + std::min(timeout, SystemTime::max() - std::max(now, SystemTime()));
}

void Deadlines::set(const ApplicationId& app, std::optional<SystemTime> deadline)
{
    if (const auto known = m_byApplication.find(app); known != m_byApplication.end()) {
        if (known->second == deadline)
            return;
        m_byTime.erase({known->second, app});
        m_byApplication.erase(known);
    }
    if (deadline) {
        m_byApplication.emplace(app, *deadline);
        m_byTime.emplace(*deadline, app);
    }
}

std::optional<SystemTime> Deadlines::next() const
{
    return m_byTime.empty() ? std::nullopt : std::optional(m_byTime.begin()->first);
}

std::optional<ApplicationId> Deadlines::due(SystemTime now) const
{
    if (m_byTime.empty() || m_byTime.begin()->first > now)
        return std::nullopt;
    return m_byTime.begin()->second;
}
} // namespace quotadeck::cluster
