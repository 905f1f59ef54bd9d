// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/queuetree.h"

#include "core/access/queueaccess.h"
#include "core/cluster/queue.h"
#include "core/cluster/queueupdate.h"
#include "core/cluster/quotapreemption.h"
#include "core/config/schema/effective.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <cassert>
#include <fmt/format.h>
#include <iterator>
#include <utility>

namespace quotadeck::cluster {
namespace {
void addTo(std::vector<const Queue*>& queues, const Queue& queue)
{
    queues.push_back(&queue);
    for (const Queue* child : queue.children)
        addTo(queues, *child);
}

/// Adds @p queue and those below it that can be removed, children first (QUE-43); whether it is one itself.
bool addIdle(std::vector<const Queue*>& idle, const Queue& queue)
{
    bool hasChild = false;
    for (const Queue* child : queue.children)
        hasChild = !addIdle(idle, *child) || hasChild;
    if (hasChild || !queue.applications.empty() || !queue.parent || (queue.isManaged && !queue.isDraining))
        return false;
    idle.push_back(&queue);
    return true;
}

void applyTemplate(Queue& leaf, const QueueTemplate& from) // QUE-52
{
    leaf.maxApplications = from.maxApplications;
    leaf.properties = from.properties;
    leaf.guaranteed = from.guaranteed;
    leaf.max = from.max;
}

/// The highest priority that waits in @p queue or, as its children have it, below, as its own policy makes it (QUE-67).
std::int32_t priorityOf(const Queue& queue)
{
    std::int32_t priority = kNoPriority;
    for (const auto& [app, demand] : queue.applications)
        priority = std::max(priority, demand.priority);
    for (const Queue* child : queue.children)
        priority = std::max(priority, child->priority);
    return adjustedPriority(priority, policiesOf(queue));
}
} // namespace

QueueTree::QueueTree(const QueueSpec& root)
{
    QueueUpdate(*this, {}).apply(root);
}

Result<QueueTree> QueueTree::fromConfig(const config::QueueConfig& root, Mode mode)
{
    return readQueueSpec(root, mode).map([](const QueueSpec& spec) { return QueueTree(spec); });
}

std::vector<const Queue*> QueueTree::queues() const
{
    std::vector<const Queue*> result;
    result.reserve(m_queues.size());
    addTo(result, *m_root);
    return result;
}

const Queue* QueueTree::find(const QueuePath& path) const
{
    const auto queue = m_queues.find(path.lowered());
    return queue == m_queues.end() ? nullptr : &queue->second;
}

Queue& QueueTree::at(const QueuePath& path)
{
    const auto queue = m_queues.find(path.lowered());
    assert(queue != m_queues.end());
    return queue->second;
}

/// The queues on @p path, the root last.
std::vector<Queue*> QueueTree::toRoot(const QueuePath& path)
{
    std::vector<Queue*> result;
    for (QueuePath level = path; !level.isEmpty(); level = level.parent())
        result.push_back(&at(level));
    return result;
}

/// An empty queue at @p path, which is in lower case and has none yet. @p parent is nullptr for the root.
Queue& QueueTree::add(const QueuePath& path, Queue* parent)
{
    Queue& queue = m_queues[path];
    queue.path = path;
    queue.parent = parent;
    if (parent) {
        const auto after = std::ranges::upper_bound(parent->children, path, {}, &Queue::path);
        parent->children.insert(after, &queue);
    } else {
        m_root = &queue;
    }
    return queue;
}

void QueueTree::remove(const Queue& queue)
{
    std::erase(at(queue.path.parent()).children, &queue);
    m_queues.erase(m_queues.find(queue.path));
}

QueueChanges QueueTree::update(const QueueSpec& root, SystemTime now)
{
    QueueUpdate update(*this, now);
    update.apply(root);
    updateAllPriorities(); // offsets and policies may be others
    return update.take();
}

QueueChanges QueueTree::drain(SystemTime now)
{
    QueueUpdate update(*this, now);
    update.drain(*m_root);
    return update.take();
}

Result<const Queue*> QueueTree::create(const QueuePath& path)
{
    const QueuePath leaf = path.lowered();
    std::vector<QueuePath> missing;
    QueuePath above = leaf;
    for (; !above.isEmpty() && find(above) == nullptr; above = above.parent())
        missing.push_back(above);
    if (above.isEmpty())
        return fail(ErrorCode::InvalidArgument, leaf.text(), "The queue is not below the root.");
    const Queue& ancestor = at(above);
    if (missing.empty())
        return fail(ErrorCode::InvalidArgument, leaf.text(), "The queue exists already.");
    if (ancestor.isLeaf || ancestor.isDraining) {
        return fail(ErrorCode::InvalidArgument, leaf.text(),
                    fmt::format("The queue cannot be created: {} is {}.", above.text(),
                                ancestor.isLeaf ? "a leaf" : "draining"));
    }
    for (auto level = missing.rbegin(); level != missing.rend(); ++level) {
        Queue& parent = at(level->parent());
        Queue& queue = add(*level, &parent);
        queue.isManaged = false;
        queue.isLeaf = std::next(level) == missing.rend();
        if (!queue.isLeaf)
            queue.childTemplate = parent.childTemplate;
        else if (parent.childTemplate && queue.path.text() != access::kRecoveryQueue) // PLC-60
            applyTemplate(queue, *parent.childTemplate);
    }
    return find(leaf);
}

void QueueTree::apply(const placement::NamespaceQuota& quota, const QueuePath& leaf)
{
    Queue& queue = at(leaf);
    if (queue.isManaged || !queue.isLeaf || queue.path.text() == access::kRecoveryQueue)
        return;
    if (quota.maxApplications != 0)
        queue.maxApplications = quota.maxApplications;
    if (!quota.setsResources())
        return;
    queue.guaranteed = quota.guaranteed;
    queue.max = quota.max;
}

Status QueueTree::handle(QueueEvent event, const QueuePath& path, SystemTime now)
{
    Queue& queue = at(path);
    if (handleEvent(queue, event, now))
        return {};
    return fail(ErrorCode::InvalidArgument, queue.path.text(),
                fmt::format("A queue that is {} rejects this change.", stateName(queue.state)));
}

std::vector<QueuePath> QueueTree::removeIdle()
{
    std::vector<const Queue*> idle;
    addIdle(idle, *m_root);
    std::vector<QueuePath> removed;
    for (const Queue* queue : idle) {
        removed.push_back(queue->path);
        remove(*queue);
    }
    return removed;
}

void QueueTree::setCapacity(const Resource& capacity)
{
    Resource max = capacity;
    max.prune();
    m_root->max = strictlyGreaterThanZero(max) ? std::optional(std::move(max)) : std::nullopt;
}

void QueueTree::allocate(const QueuePath& leaf, const Resource& request)
{
    for (Queue* queue : toRoot(leaf)) {
        quotadeck::addTo(queue->allocated, request);
        queue->allocated.prune();
    }
}

Status QueueTree::release(const QueuePath& leaf, const Resource& released)
{
    const auto path = toRoot(leaf);
    const auto tooLittle
        = std::ranges::find_if(path, [&](const Queue* queue) { return !fitIn(queue->allocated, released); });
    if (tooLittle != path.end())
        return fail(ErrorCode::InvalidArgument, (*tooLittle)->path.text(),
                    "More is released than is allocated here.");
    for (Queue* queue : path) {
        subtractFrom(queue->allocated, released);
        queue->allocated.prune();
        endQuotaPreemption(*queue);
    }
    return {};
}

void QueueTree::addApplication(const QueuePath& leaf, const ApplicationId& app)
{
    at(leaf).applications.try_emplace(app);
}

void QueueTree::removeApplication(const QueuePath& leaf, const ApplicationId& app)
{
    setDemand(leaf, app, {});
    at(leaf).applications.erase(app);
    for (Queue* queue : toRoot(leaf))
        queue->allocatingAccepted.erase(app);
}

void QueueTree::setDemand(const QueuePath& leaf, const ApplicationId& app, const Demand& demand)
{
    Demand& known = at(leaf).applications[app];
    if (known == demand)
        return;
    const Demand before = std::exchange(known, demand);
    if (before.pending != demand.pending)
        changePending(leaf, before.pending, demand.pending);
    if (before.priority != demand.priority)
        updatePriorities(leaf);
}

void QueueTree::changePending(const QueuePath& leaf, const Resource& before, const Resource& now)
{
    const Resource change = subtract(now, before);
    for (Queue* queue : toRoot(leaf)) {
        quotadeck::addTo(queue->pending, change);
        queue->pending.prune();
    }
}

/// From @p leaf up, as far as anything changes.
void QueueTree::updatePriorities(const QueuePath& leaf)
{
    for (Queue* queue : toRoot(leaf)) {
        const std::int32_t priority = priorityOf(*queue);
        if (std::exchange(queue->priority, priority) == priority)
            return;
    }
}

void QueueTree::updateAllPriorities()
{
    std::vector<const Queue*> all = queues();
    std::ranges::reverse(all); // children before their parents
    for (const Queue* queue : all)
        at(queue->path).priority = priorityOf(*queue);
}

void QueueTree::addAllocating(const QueuePath& leaf, const ApplicationId& app)
{
    for (Queue* queue : toRoot(leaf))
        queue->allocatingAccepted.insert(app);
}

void QueueTree::addRunning(const QueuePath& leaf, const ApplicationId& app)
{
    for (Queue* queue : toRoot(leaf)) {
        queue->allocatingAccepted.erase(app);
        if (queue->maxApplications == 0 || queue->runningApplications < queue->maxApplications)
            ++queue->runningApplications;
    }
}

void QueueTree::removeRunning(const QueuePath& leaf)
{
    for (Queue* queue : toRoot(leaf)) {
        if (queue->runningApplications > 0)
            --queue->runningApplications;
    }
}
} // namespace quotadeck::cluster
