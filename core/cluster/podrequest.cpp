// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/podrequest.h"

#include "core/resource/resourceops.h"

namespace quotadeck::cluster {
Resource podRequest(const PodResources& pod)
{
    Resource running;
    for (const Resource& container : pod.containers)
        addTo(running, container);
    Resource sidecars;
    Resource starting;
    for (const InitContainer& container : pod.initContainers) {
        starting = componentMax(starting, add(sidecars, container.requests));
        if (container.isSidecar)
            addTo(sidecars, container.requests);
    }
    Resource request = componentMax(add(running, sidecars), starting);
    for (const char* type : {"vcore", "memory"}) {
        if (const auto amount = pod.podLevel.find(type))
            request.set(type, *amount);
    }
    addTo(request, pod.overhead);
    request.set("pods", 1);
    return request;
}
} // namespace quotadeck::cluster
