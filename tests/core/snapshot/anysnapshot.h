// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/clustersnapshot.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <rapidcheck.h>
#include <set>
#include <string>
#include <utility>
#include <vector>

/// Random snapshots for property tests: every field, unpleasant texts, numbers at their limits. To be called
/// inside a property.
namespace quotadeck::testsupport {
inline std::string anyText()
{
    return *rc::gen::element<std::string>("", "a", "app-1", "two words", "qu\"ote\\",
                                          "\x01\x1f\x7f\n\t\r\b\f", "\xC3\xBC\xE2\x80\xA8\xF0\x9F\x98\x80",
                                          "</script>&", "{[:,", "null", std::string("nul\0byte", 8));
}

template <typename Integer>
Integer anyInteger()
{
    using Limits = std::numeric_limits<Integer>;
    return *rc::gen::oneOf(rc::gen::element<Integer>(0, 1, Limits::min(), Limits::max()),
                           rc::gen::arbitrary<Integer>());
}

inline bool anyBool()
{
    return *rc::gen::arbitrary<bool>();
}

inline int upTo(int limit)
{
    return *rc::gen::inRange(0, limit + 1);
}

inline Resource anyFilledResource()
{
    Resource resource;
    for (int count = 1 + upTo(2); count > 0; --count)
        resource.set(*rc::gen::element<std::string>("memory", "vcore", "Resources", "nvidia.com/gpu", "a\"b"),
                     anyInteger<Quantity>());
    return resource;
}

/// Nil or with entries: an empty resource is not told from nil by the scheduler.
inline std::optional<Resource> anyResource()
{
    return anyBool() ? std::optional(anyFilledResource()) : std::nullopt;
}

inline std::map<std::string, std::string> anyTextMap()
{
    std::map<std::string, std::string> map;
    for (int count = upTo(2); count > 0; --count)
        map[anyText()] = anyText();
    return map;
}

template <typename T>
std::vector<T> anyTexts()
{
    std::vector<T> texts;
    for (int count = upTo(2); count > 0; --count)
        texts.emplace_back(anyText());
    return texts;
}

/// Different paths of one tree, in the order of the tree.
inline std::vector<QueuePath> anyPaths()
{
    std::vector<QueuePath> paths{QueuePath("root")};
    for (int count = upTo(7); count > 0; --count) {
        const auto& parent = paths[static_cast<std::size_t>(upTo(static_cast<int>(paths.size()) - 1))];
        const auto path = parent.child(*rc::gen::element<std::string>("a", "a-b", "b", "A", "\xC3\xBC", "0"));
        if (std::ranges::find(paths, path) == paths.end())
            paths.push_back(path);
    }
    std::ranges::sort(paths, precedesInTree);
    return paths;
}

inline QueueInfo anyQueue(const QueuePath& path)
{
    QueueInfo queue;
    queue.path = path;
    queue.parent = path.parent();
    queue.status = anyText();
    queue.partition = anyText();
    queue.pending = anyResource();
    queue.max = anyResource();
    queue.headroom = anyResource();
    queue.isLeaf = anyBool();
    queue.properties = anyTextMap();
    if (anyBool())
        queue.childTemplate = QueueTemplate{anyInteger<std::uint64_t>(), anyResource(), {}, anyTextMap()};
    queue.maxRunningApps = anyInteger<std::uint64_t>();
    queue.currentPriority = anyInteger<std::int32_t>();
    queue.allocatingAcceptedApps = anyTexts<std::string>();
    queue.priorityOffset = anyInteger<std::int32_t>();
    if (anyBool()) {
        queue.isQuotaPreemptionRunning = anyBool();
        queue.quotaPreemptionStartTime = anyInteger<std::int64_t>();
        queue.unschedulableAskBackoff = anyInteger<std::uint64_t>();
        queue.askBackoffDelay = anyText();
    }
    return queue;
}

inline std::vector<UsageNode> anyUsageNodes()
{
    std::vector<UsageNode> nodes;
    if (anyBool())
        return nodes;
    for (const auto& path : anyPaths())
        nodes.push_back(
            {path, anyResource(), anyTexts<ApplicationId>(), anyResource(), anyInteger<std::uint64_t>()});
    return nodes;
}

inline AllocationInfo anyAllocation()
{
    AllocationInfo allocation;
    allocation.key = anyText();
    allocation.tags = anyTextMap();
    allocation.requestTime = anyInteger<std::int64_t>();
    allocation.resource = anyResource();
    allocation.priority = anyText();
    allocation.preemptable = anyBool();
    allocation.originator = anyBool();
    return allocation;
}

inline ResourceHistory anyHistory()
{
    ResourceHistory history;
    for (int count = upTo(2); count > 0; --count)
        history[*rc::gen::element<std::string>("m5", "TrackedResourceMap", "")] = anyFilledResource();
    return history;
}

inline ApplicationInfo anyApplication(const std::string& id)
{
    ApplicationInfo application;
    application.id = ApplicationId(id);
    application.used = anyResource();
    application.queue = QueuePath(anyText());
    application.submissionTime = anyInteger<std::int64_t>();
    if (anyBool()) {
        RequestInfo request;
        request.key = anyText();
        request.resource = anyResource();
        request.log
            = {{anyText(), anyInteger<std::int64_t>(), anyInteger<std::int64_t>()}, {anyText(), 5, 1}};
        application.requests = {request, RequestInfo()};
        application.allocations = {anyAllocation(), anyAllocation()};
        application.placeholders = {{anyText(), 3, anyResource(), 2, anyInteger<std::int64_t>()}};
    }
    application.state = anyText();
    application.user = UserName(anyText());
    application.groups = anyTexts<GroupName>();
    application.stateLog = {{anyInteger<std::int64_t>(), anyText()}, {3, "Running"}};
    application.reservations = anyTexts<std::string>();
    application.maxRequestPriority = anyInteger<std::int32_t>();
    application.startTime = anyInteger<std::int64_t>();
    application.usageHistory = anyHistory();
    application.preemptedHistory = anyHistory();
    application.placeholderHistory = anyHistory();
    return application;
}

inline NodeInfo anyNode(const std::string& id)
{
    NodeInfo node;
    node.id = id;
    node.hostName = anyText();
    node.attributes = anyTextMap();
    node.capacity = anyResource();
    node.utilized = anyResource();
    if (anyBool())
        node.allocations = {anyAllocation(), anyAllocation()};
    node.foreignAllocations = {anyAllocation()};
    node.schedulable = anyBool();
    node.reservations = anyTexts<std::string>();
    return node;
}

inline PartitionInfo anyPartitionInfo()
{
    PartitionInfo info;
    info.clusterId = anyText();
    info.name = "p" + anyText();
    info.capacity = anyResource();
    info.utilization = anyResource();
    info.nodeSortType = anyText();
    info.nodeSortWeights = {{"memory", *rc::gen::element(0.0, 1.0, -2.5, 1e-300, 0.1)}};
    if (anyBool())
        info.quotaPreemptionEnabled = anyBool();
    info.totalNodes = anyInteger<std::int64_t>();
    info.applications = {{"total", anyInteger<std::int64_t>()}};
    return info;
}

/// Ids with gaps, so that two snapshots share some.
inline std::vector<std::string> anyIds()
{
    std::vector<std::string> ids;
    for (const auto* id : {"*", "a", "b\"", "c d", "\xC3\xBC"}) {
        if (anyBool())
            ids.emplace_back(id);
    }
    return ids;
}

template <typename Row, typename Ids, typename Make>
std::optional<std::vector<Row>> anyRows(const Ids& ids, Make make)
{
    if (upTo(5) == 0)
        return std::nullopt;
    std::vector<Row> rows;
    for (const auto& id : ids)
        rows.push_back(make(id));
    return rows;
}

/// In order; each list is unknown now and then.
inline PartitionSnapshot anyPartition()
{
    PartitionSnapshot partition;
    partition.info = anyPartitionInfo();
    partition.queues = anyRows<QueueInfo>(anyPaths(), anyQueue);
    partition.users = anyRows<UserUsage>(anyIds(), [](const std::string& id) {
        return UserUsage{UserName(id), {{ApplicationId(anyText()), GroupName(anyText())}}, anyUsageNodes()};
    });
    partition.groups = anyRows<GroupUsage>(anyIds(), [](const std::string& id) {
        return GroupUsage{GroupName(id), anyTexts<ApplicationId>(), anyUsageNodes()};
    });
    partition.applications = anyRows<ApplicationInfo>(anyIds(), anyApplication);
    partition.nodes = anyRows<NodeInfo>(anyIds(), anyNode);
    normalize(partition);
    return partition;
}
} // namespace quotadeck::testsupport
