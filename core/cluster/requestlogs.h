// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strongid.h"
#include "core/snapshot/applicationinfo.h"
#include "core/snapshot/clustersnapshot.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::cluster {
/// What was tried for the pending requests of a partition and why they were denied. A value.
class RequestLogs
{
public:
    /// Notes an attempt for the request @p key of @p app.
    void addAttempt(const ApplicationId& app, const std::string& key) { m_logs[app].try_emplace(key); }
    /// Notes that it was denied with @p message; how often is counted by message.
    void addDenial(const ApplicationId& app, const std::string& key, std::string_view message,
                   SystemTime now);
    /// The request is no longer pending; it need not be known.
    void remove(const ApplicationId& app, const std::string& key);
    void remove(const ApplicationId& app) { m_logs.erase(app); }

    /// In the order of the first denials; empty without any, nullptr if nothing was tried.
    [[nodiscard]] const std::vector<AllocationLogEntry>* find(const ApplicationId& app,
                                                              const std::string& key) const;

private:
    std::map<ApplicationId, std::map<std::string, std::vector<AllocationLogEntry>>> m_logs;
};
} // namespace quotadeck::cluster
