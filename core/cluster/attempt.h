// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mode.h"
#include "core/base/strongid.h"
#include "core/cluster/application.h"
#include "core/cluster/queue.h"
#include "core/resource/decision.h"
#include "core/snapshot/clustersnapshot.h"
#include "core/ugm/manager.h"

#include <map>
#include <optional>
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

/// How the attempt to allocate a request ended.
enum class AttemptOutcome {
    Allocated,
    NotScheduled, ///< the queue is stopped, or no longer a leaf (QUE-65, QUE-45)
    ApplicationDenied, ///< one application too many: none of its requests is tried (ENF-13)
    WaitsForPlaceholder, ///< is to take the place of a placeholder (APP-32)
    UserDenied, ///< by a limit of the user or of the charged group (ENF-15)
    QueueDenied, ///< by a maximum of the queue or one above (ENF-16, ENF-17)
    NoNode, ///< no node has room, or not the requested one
};

/// What the scheduler writes into the log of the request; empty for an outcome that it does not log.
[[nodiscard]] std::string_view logMessage(AttemptOutcome outcome);

/// Whether limits and maxima let a request be allocated; the outcome is Allocated if they do.
struct QuotaVerdict
{
    AttemptOutcome outcome = AttemptOutcome::Allocated;
    std::optional<Denial> denial; ///< the first blocking limit
};

/// Asks everything but the nodes for @p request of @p app in @p leaf; changes nothing. Which limit is named first
/// depends on the mode: Current checks the number of applications of queue, user and group, then the resources of user
/// and group, then those of the queue (ENF-10 to ENF-17); Seed checks both for user and group and then for the queue
/// (ENF-19). Whether it is allowed is the same but for the number of applications of user and group, which
/// Current checks for accepted applications only (ENF-13).
[[nodiscard]] QuotaVerdict judge(const Application& app, const Request& request, const Queue& leaf,
                                 const ugm::Manager& usage, Mode mode);
} // namespace quotadeck::cluster
