// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/resource/resource.h"
#include "core/snapshot/clustersnapshot.h"

#include <cstdint>
#include <optional>
#include <string>

namespace quotadeck::cluster {
/// A pod that wants resources.
struct Request
{
    std::string key; ///< unique in the cluster, kept by the allocation
    Resource resource;
    std::int32_t priority = 0;
    SystemTime created; ///< its age decides among requests of one priority
    std::string taskGroup; ///< of a gang; empty = none
    bool isPlaceholder = false; ///< keeps the place of a real request of the same task group

    friend bool operator==(const Request&, const Request&) = default;
};

/// Why an allocation ends. The cluster may end one unasked at any time, always as StoppedByRm.
enum class Termination {
    StoppedByRm, ///< the pod ended, was deleted, or its application failed
    Timeout, ///< a placeholder that nothing took in time, or that is too small
    Preempted, ///< makes room for another application
    PlaceholderReplaced, ///< a placeholder whose place a real allocation takes
};

/// Where an allocation goes.
struct Placing
{
    std::string nodeId;
    std::string instanceType; ///< of the node; empty if it has none

    friend bool operator==(const Placing&, const Placing&) = default;
};

/// A request that holds resources on a node.
struct Allocation
{
    Request request;
    Placing placing;
    SystemTime bound{}; ///< since when resource seconds count (SUM-1)
    /// Set once the release was asked for; the resources stay in use until it is confirmed (APP-40).
    std::optional<Termination> asked{};
    bool hasReplaced = false; ///< took the place of a placeholder

    [[nodiscard]] const std::string& key() const { return request.key; }
    [[nodiscard]] bool isPreempted() const { return asked == Termination::Preempted; }
    friend bool operator==(const Allocation&, const Allocation&) = default;
};
} // namespace quotadeck::cluster
