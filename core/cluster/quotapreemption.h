// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/queuepath.h"
#include "core/cluster/queue.h"
#include "core/cluster/queuetree.h"
#include "core/resource/resource.h"

#include <chrono>
#include <optional>
#include <vector>

namespace quotadeck::cluster {
/// What of a queue's settings decides when usage above its maximum is taken back (QUE-70).
struct QuotaSettings
{
    std::optional<Resource> max;
    std::chrono::nanoseconds delay{}; ///< 0 = never
};

[[nodiscard]] QuotaSettings quotaSettingsOf(const Queue& queue);

/// Sets, moves or clears the time from which usage of @p queue above its maximum is preempted, after its settings have
/// changed from @p before:
/// a lower maximum, or a delay where there was none, starts the time anew; another delay moves it.
void updateQuotaPreemption(Queue& queue, const QuotaSettings& before, SystemTime now);
/// Clears that time once the usage is within the maximum; for every decrease.
void endQuotaPreemption(Queue& queue);

/// A queue whose usage above its maximum is to be preempted.
struct QuotaExcess
{
    QueuePath queue;
    Resource excess; ///< above its maximum, without what is guaranteed to it
};

/// The queues of @p tree whose time has come by @p now, from the root down. Preemption in one may bring those below and
/// above it within their maximum.
[[nodiscard]] std::vector<QuotaExcess> dueQuotaPreemptions(const QueueTree& tree, SystemTime now);
} // namespace quotadeck::cluster
