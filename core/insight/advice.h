// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/queuepath.h"
#include "core/base/strongid.h"
#include "core/config/schema/schema.h"
#include "core/insight/explain.h"
#include "core/insight/quotastate.h"
#include "core/resource/resource.h"
#include "core/snapshot/clustersnapshot.h"

#include <cstddef>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace quotadeck::insight {
/// An application whose end makes room for a request.
struct WaitFor
{
    ApplicationId app;
    UserName user;
    QueuePath queue;
    Resource held; ///< of the types that are blocked; empty: the number of applications alone is

    friend bool operator==(const WaitFor&, const WaitFor&) = default;
};

/// A queue in which the request is allowed now, for a new application of the same user.
struct OtherQueue
{
    QueuePath queue;
    std::optional<Quantity> pods; ///< how many such pods its headroom holds; nothing: it is not limited

    friend bool operator==(const OtherQueue&, const OtherQueue&) = default;
};

/// Whether nodes have room for the pod of a request. Only nodes count that take pods and report their amounts.
struct NodeFit
{
    std::size_t open = 0; ///< nodes that count
    std::size_t fitting = 0; ///< those with room for the whole pod
    Resource largest{}; ///< of each requested type the largest free amount of one node
    std::vector<ResourceType> tooSmall{}; ///< types of which no node has enough, as displayed
    std::string required{}; ///< the only node that the request may run on; empty: any
    bool isRequiredListed = true; ///< false: the source does not report that node

    [[nodiscard]] bool fits() const { return fitting > 0; }
};

/// What helps a blocked request besides raising limits, and whether nodes have room for it.
struct Advice
{
    /// The request is allowed once all of these have ended, the one that holds most first. Empty: there is nothing to wait
    /// for, too little is known, or it takes more than kMostWaits.
    std::vector<WaitFor> waits;
    bool exceedsLimit = false; ///< more is requested than a blocking limit allows: waiting does not help
    std::vector<OtherQueue> queues; ///< the one with the most headroom first
    bool needsSubmission
        = false; ///< for them the application would have to be submitted again: it cannot move
    std::size_t placedElsewhere = 0; ///< queues that would allow it, but placement rules choose another one
    std::optional<NodeFit> nodes; ///< nothing: unknown

    static constexpr std::size_t kMostWaits = 50;
    static constexpr std::size_t kMostQueues = 5;
    static constexpr std::size_t kMostTried = 200; ///< queues, the nearest first
};

/// What helps with @p explanation, the answer of explain() for @p state and @p partition. @p snapshot is the one that the
/// state was made of; nullptr: nothing is known. Other queues are those with access lists, so a ListedState gives none.
/// Takes as long as kMostTried explanations; what was found so far is returned soon after @p stop was requested.
[[nodiscard]] Advice adviceFor(QuotaState& state, const config::PartitionConfig& partition,
                               const PartitionSnapshot* snapshot, const Explanation& explanation,
                               const std::stop_token& stop = {});

/// Limits and quotas allow the request of @p explanation, but no node has room for its pod.
[[nodiscard]] bool lacksNode(const Explanation& explanation, const Advice& advice);
/// Explanation::sentence(); where lacksNode(), that.
[[nodiscard]] Message answerText(const Explanation& explanation, const Advice& advice);
/// "The request is allowed when 2 applications have ended, all of these:", or that waiting does not help; empty: neither is known.
[[nodiscard]] Message waitsText(const Advice& advice);
/// "app-1 of user sue in root.data holds vcore 4".
[[nodiscard]] Message describe(const WaitFor& wait);
/// Introduces other queues.
[[nodiscard]] Message queuesText(const Advice& advice); ///< empty: there are none
/// "root.data has room for 4 such pods".
[[nodiscard]] Message describe(const OtherQueue& queue);
/// "2 other queues would allow ..."; empty for none.
[[nodiscard]] Message placedElsewhereText(const Advice& advice);
/// "No node has room for the pod: the largest free amount is vcore 3, requested is vcore 4."
[[nodiscard]] Message describe(const NodeFit& nodes, const Resource& request);
} // namespace quotadeck::insight
