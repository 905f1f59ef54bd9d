// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/requestlogs.h"

#include <algorithm>

namespace quotadeck::cluster {
void RequestLogs::addDenial(const ApplicationId& app, const std::string& key, std::string_view message,
                            SystemTime now)
{
    auto& log = m_logs[app][key];
    auto entry = std::ranges::find(log, message, &AllocationLogEntry::message);
    if (entry == log.end())
        entry = log.insert(entry, {std::string(message), 0, 0});
    entry->lastOccurrence = now.time_since_epoch().count();
    ++entry->count;
}

void RequestLogs::remove(const ApplicationId& app, const std::string& key)
{
    if (const auto logs = m_logs.find(app); logs != m_logs.end())
        logs->second.erase(key);
}

const std::vector<AllocationLogEntry>* RequestLogs::find(const ApplicationId& app,
                                                         const std::string& key) const
{
    const auto logs = m_logs.find(app);
    if (logs == m_logs.end())
        return nullptr;
    const auto entries = logs->second.find(key);
    return entries == logs->second.end() ? nullptr : &entries->second;
}
} // namespace quotadeck::cluster
