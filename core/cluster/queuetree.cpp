// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/queuetree.h"

#include "core/base/text.h"
#include "core/config/schema/resourcetext.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <cassert>
#include <fmt/format.h>
#include <utility>

namespace quotadeck::cluster {
namespace {
constexpr const char* kRoot = "root";

/// A maximum or guarantee as it acts: all zero is not set (QUE-12).
Result<std::optional<Resource>> readQuota(const config::TextMap& map, const QueuePath& queue)
{
    return config::readResource(map, queue.text()).map([](Resource quota) {
        return strictlyGreaterThanZero(quota) ? std::optional(std::move(quota)) : std::nullopt;
    });
}

/// What a child takes over of its parent's effective properties (CFG-30).
std::map<std::string, std::string> inherited(std::map<std::string, std::string> properties)
{
    const auto rewrite = [&properties](const char* key, const char* value) {
        if (const auto property = properties.find(key); property != properties.end())
            property->second = value;
    };
    rewrite("priority.policy", "default");
    rewrite("priority.offset", "0");
    if (const auto policy = properties.find("preemption.policy"); policy != properties.end()) {
        if (!equalsIgnoringAsciiCase(policy->second, "disabled"))
            policy->second = "default";
    }
    return properties;
}

/// The first type of @p request that @p queue has no room for (QUE-20).
std::optional<Denial> shortage(const Queue& queue, const Resource& request)
{
    for (const auto& [type, asked] : request.entries()) {
        const auto max = ResourceView(queue.max).find(type);
        if (!max && queue.parent)
            continue;
        const Quantity limit = std::max<Quantity>(0, max.value_or(0));
        const Quantity used = queue.allocated.valueOr0(type);
        if (saturatingAdd(asked, used) > limit)
            return Denial{DenialSubject::Queue, {}, queue.path, LimitOrigin::Own, type, used, asked, limit};
    }
    return std::nullopt;
}
} // namespace

Result<QueueTree> QueueTree::fromConfig(const config::QueueConfig& root)
{
    QueueTree tree;
    if (const Status status = tree.add(root, QueuePath(kRoot), std::nullopt); !status)
        return tl::unexpected(status.error());
    return tree;
}

Status QueueTree::add(const config::QueueConfig& config, QueuePath path, std::optional<std::size_t> parent)
{
    const std::size_t index = m_queues.size();
    if (!m_byPath.emplace(path, index).second)
        return fail(ErrorCode::InvalidArgument, path.text(), "Two queues have this path.");

    Queue queue;
    queue.path = path;
    queue.parent = parent;
    queue.isLeaf = parent && config.queues.value.empty() && !config.parent.value;
    queue.maxApplications = config.maxApplications.value;
    if (parent)
        queue.properties = inherited(m_queues[*parent].properties);
    for (const config::TextEntry& property : config.properties.value)
        queue.properties.insert_or_assign(property.key, property.value);
    if (parent) {
        auto max = readQuota(config.resources.value.max, path);
        auto guaranteed = readQuota(config.resources.value.guaranteed, path);
        if (!max || !guaranteed)
            return tl::unexpected(max ? guaranteed.error() : max.error());
        queue.max = std::move(*max);
        queue.guaranteed = std::move(*guaranteed);
        m_queues[*parent].children.push_back(index);
    }
    m_queues.push_back(std::move(queue));

    std::vector<std::pair<std::string, const config::QueueConfig*>> children;
    for (const config::QueueConfig& child : config.queues.value)
        children.emplace_back(asciiLowered(child.name.value), &child);
    std::ranges::stable_sort(children, {}, &std::pair<std::string, const config::QueueConfig*>::first);
    for (const auto& [name, child] : children) {
        if (Status status = add(*child, path.child(name), index); !status)
            return status;
    }
    return {};
}

void QueueTree::setCapacity(const Resource& capacity)
{
    Resource max = capacity;
    max.prune();
    m_queues.front().max = strictlyGreaterThanZero(max) ? std::optional(std::move(max)) : std::nullopt;
}

const Queue* QueueTree::find(const QueuePath& path) const
{
    const auto queue = m_byPath.find(path.lowered());
    return queue == m_byPath.end() ? nullptr : &m_queues[queue->second];
}

/// The indices of the queues on @p path, the root first.
std::vector<std::size_t> QueueTree::fromRoot(const QueuePath& path) const
{
    const auto queue = m_byPath.find(path.lowered());
    assert(queue != m_byPath.end());
    std::vector<std::size_t> result;
    for (std::optional<std::size_t> index = queue->second; index; index = m_queues[*index].parent)
        result.push_back(*index);
    std::ranges::reverse(result);
    return result;
}

std::optional<Resource> QueueTree::headroom(const QueuePath& path) const
{
    std::optional<Resource> result;
    for (const std::size_t index : fromRoot(path)) {
        const Queue& queue = m_queues[index];
        if (queue.max)
            result = componentMin(subtractOnlyExisting(queue.max, queue.allocated), result);
    }
    return result;
}

Decision QueueTree::tryAllocate(const QueuePath& leaf, const Resource& request)
{
    const auto path = fromRoot(leaf);
    assert(m_queues[path.back()].isLeaf);
    for (auto index = path.rbegin(); index != path.rend(); ++index) {
        if (auto denial = shortage(m_queues[*index], request))
            return Decision{std::move(denial)};
    }
    for (const std::size_t index : path) {
        addTo(m_queues[index].allocated, request);
        m_queues[index].allocated.prune();
    }
    return {};
}

Status QueueTree::release(const QueuePath& leaf, const Resource& released)
{
    const auto path = fromRoot(leaf);
    assert(m_queues[path.back()].isLeaf);
    const auto tooLittle = std::find_if(path.rbegin(), path.rend(), [&](std::size_t index) {
        return !fitIn(m_queues[index].allocated, released);
    });
    if (tooLittle != path.rend())
        return fail(ErrorCode::InvalidArgument, m_queues[*tooLittle].path.text(),
                    "More is given back than is allocated here.");
    for (const std::size_t index : path) {
        subtractFrom(m_queues[index].allocated, released);
        m_queues[index].allocated.prune();
    }
    return {};
}

Decision QueueTree::canRun(const QueuePath& leaf, const ApplicationId& app) const
{
    for (const std::size_t index : fromRoot(leaf)) {
        const Queue& queue = m_queues[index];
        const std::uint64_t counted = queue.runningApplications + queue.allocatingAccepted.size();
        if (queue.maxApplications == 0 || queue.allocatingAccepted.contains(app)
            || counted < queue.maxApplications)
            continue;
        return Decision{Denial{DenialSubject::Queue,
                               {},
                               queue.path,
                               LimitOrigin::Own,
                               std::nullopt,
                               static_cast<Quantity>(counted),
                               1,
                               static_cast<Quantity>(queue.maxApplications)}};
    }
    return {};
}

void QueueTree::addAllocating(const QueuePath& leaf, const ApplicationId& app)
{
    for (const std::size_t index : fromRoot(leaf))
        m_queues[index].allocatingAccepted.insert(app);
}

void QueueTree::addRunning(const QueuePath& leaf, const ApplicationId& app)
{
    for (const std::size_t index : fromRoot(leaf)) {
        Queue& queue = m_queues[index];
        queue.allocatingAccepted.erase(app);
        if (queue.maxApplications == 0 || queue.runningApplications < queue.maxApplications)
            ++queue.runningApplications;
    }
}

void QueueTree::removeRunning(const QueuePath& leaf)
{
    for (const std::size_t index : fromRoot(leaf)) {
        if (m_queues[index].runningApplications > 0)
            --m_queues[index].runningApplications;
    }
}
} // namespace quotadeck::cluster
