// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/applicationview.h"

#include "core/resource/resourceops.h"

#include <algorithm>
#include <chrono>

namespace quotadeck::sim {
namespace {
constexpr const char* kPriority = "0";

std::map<std::string, std::string> tagsOf(const Application& app, const Pod& pod)
{
    const auto created = std::chrono::floor<std::chrono::seconds>(pod.requested.time_since_epoch());
    return {{"creationTime", std::to_string(created.count())},
            {"kubernetes.io/meta/namespace", std::string(app.queue.name())},
            {"kubernetes.io/meta/podName", pod.name}};
}

RequestInfo requestInfo(const Application& app, const Pod& pod)
{
    RequestInfo info;
    info.key = pod.name;
    info.tags = tagsOf(app, pod);
    info.requestTime = epochNanoseconds(pod.requested);
    info.resource = pod.resources;
    info.priority = kPriority;
    info.applicationId = app.id.text();
    info.log = pod.log;
    info.originator = pod.isFirst;
    info.schedulingAttempted = pod.wasTried;
    return info;
}
} // namespace

std::int64_t epochNanoseconds(SystemTime time)
{
    return time.time_since_epoch().count();
}

std::optional<Resource> unlessEmpty(const Resource& resource)
{
    return isEmpty(resource) ? std::nullopt : std::optional(resource);
}

Resource pendingOf(const Application& app)
{
    Resource sum;
    for (const Pod& pod : app.pending)
        addTo(sum, pod.resources);
    return sum;
}

AllocationInfo allocationInfo(const World& world, const Application& app, const Pod& pod)
{
    AllocationInfo info;
    info.key = pod.name;
    info.tags = tagsOf(app, pod);
    info.requestTime = epochNanoseconds(pod.requested);
    info.allocationTime = epochNanoseconds(*pod.allocated);
    info.allocationDelay = info.allocationTime - info.requestTime;
    info.resource = pod.resources;
    info.priority = kPriority;
    info.nodeId = world.nodes()[pod.node].id;
    info.applicationId = app.id.text();
    info.originator = pod.isFirst;
    return info;
}

ApplicationInfo applicationInfo(const World& world, const Application& app)
{
    ApplicationInfo info;
    info.id = app.id;
    info.used = unlessEmpty(app.used);
    info.maxUsed = unlessEmpty(app.maxUsed);
    info.pending = unlessEmpty(pendingOf(app));
    info.partition = world.scenario().partition;
    info.queue = app.queue;
    info.submissionTime = epochNanoseconds(app.submitted);
    for (const Pod& pod : app.pending)
        info.requests.push_back(requestInfo(app, pod));
    for (const Pod& pod : app.allocated)
        info.allocations.push_back(allocationInfo(world, app, pod));
    std::ranges::sort(info.requests, {}, &RequestInfo::key);
    std::ranges::sort(info.allocations, {}, &AllocationInfo::key);
    info.state = stateName(app.state);
    info.user = app.user;
    info.groups = app.groups;
    info.stateLog = app.stateLog;
    info.maxRequestPriority = app.pending.empty() ? kNoPriority : 0;
    if (app.started) {
        const auto started = std::chrono::floor<std::chrono::milliseconds>(app.started->time_since_epoch());
        info.startTime = started.count();
    }
    info.usageHistory = app.usageHistory;
    return info;
}
} // namespace quotadeck::sim
