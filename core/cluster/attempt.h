// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mode.h"
#include "core/cluster/application.h"
#include "core/cluster/queue.h"
#include "core/resource/decision.h"
#include "core/ugm/manager.h"

#include <optional>
#include <string_view>

namespace quotadeck::cluster {
/// How the attempt to allocate a request ended.
enum class AttemptOutcome {
    Allocated,
    NotScheduled, ///< the queue is stopped, or no longer a leaf (QUE-65, QUE-45)
    ApplicationDenied, ///< one application too many: none of its requests is tried (ENF-13)
    WaitsForPlaceholder, ///< is to take the place of a placeholder (APP-32)
    UserDenied, ///< by a limit of the user or of the charged group (ENF-15)
    QueueDenied, ///< by a maximum of the queue or one above (ENF-16, ENF-17)
    NoNode, ///< no node, or not the one asked for, has room
};

/// What the scheduler writes into the log of the request; empty for an outcome that it does not log.
[[nodiscard]] std::string_view logMessage(AttemptOutcome outcome);

/// Whether limits and maxima let a request be allocated; the outcome is Allocated if they do.
struct QuotaVerdict
{
    AttemptOutcome outcome = AttemptOutcome::Allocated;
    std::optional<Denial> denial; ///< the first limit in the way
};

/// Asks everything but the nodes for @p request of @p app in @p leaf; changes nothing. Which limit is named first
/// depends on the mode: Current asks for the number of applications of queue, user and group, then for the resources
/// of user and group, then for those of the queue (ENF-10 to ENF-17); Seed asks user and group for both and then the
/// queue (ENF-19). Whether it is allowed is the same but for the number of applications of user and group, which
/// Current asks of accepted applications only (ENF-13).
[[nodiscard]] QuotaVerdict judge(const Application& app, const Request& request, const Queue& leaf,
                                 const ugm::Manager& usage, Mode mode);
} // namespace quotadeck::cluster
