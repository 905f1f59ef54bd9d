// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/resource/resource.h"

#include <vector>

namespace quotadeck::cluster {
/// A container that runs before the others.
struct InitContainer
{
    Resource requests;
    bool isSidecar = false; ///< keeps running, so it counts like a container

    friend bool operator==(const InitContainer&, const InitContainer&) = default;
};

/// The requests of a pod, types named as in the scheduler (NSQ-7); limits do not count (NSQ-8).
struct PodResources
{
    std::vector<Resource> containers;
    std::vector<InitContainer> initContainers; ///< in their order
    Resource podLevel; ///< of the pod as a whole; vcore and memory replace what the containers sum up to
    Resource overhead; ///< of the runtime

    friend bool operator==(const PodResources&, const PodResources&) = default;
};

/// What the scheduler is asked for (NSQ-8): the containers together, or more where an init container needs more beside
/// the side-cars started before it; the overhead; and one of the type pods.
[[nodiscard]] Resource podRequest(const PodResources& pod);
} // namespace quotadeck::cluster
