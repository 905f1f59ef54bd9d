// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/queuetree.h"

#include "core/access/queueaccess.h"
#include "core/cluster/queue.h"
#include "core/cluster/queuespec.h"
#include "core/config/schema/effective.h"
#include "core/resource/resourceops.h"
#include "core/snapshot/clustersnapshot.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

namespace quotadeck::cluster {
/// One change of the configuration, applied to a tree.
class QueueUpdate
{
public:
    QueueUpdate(QueueTree& tree, SystemTime now) : m_tree(tree), m_now(now) { }

    /// Makes the queue of @p spec, and all below it, what @p spec says (QUE-41).
    void apply(const QueueSpec& spec);
    /// Lets @p queue and the configured queues below it drain.
    void drain(const Queue& queue);
    [[nodiscard]] QueueChanges take() { return std::move(m_changes); }

private:
    void create(const QueueSpec& spec);
    void change(Queue& queue, const QueueSpec& spec);
    void changeType(Queue& queue, bool isLeaf);
    void changeTemplate(Queue& queue, const QueueSpec& spec);
    void reportIgnored(const Queue& queue, const QueueSpec& spec);
    void report(const Queue& queue, QueueChangeKind kind, Message detail = {});

    QueueTree& m_tree;
    SystemTime m_now;
    QueueChanges m_changes;
};

namespace {
/// Sets @p value to @p wanted and, if that changed anything, adds @p name to @p changed.
template <typename T>
void set(T& value, const T& wanted, const char* name, std::vector<Message>& changed)
{
    if (value == wanted)
        return;
    value = wanted;
    changed.emplace_back(name);
}

bool isSame(const access::Acl& left, const access::Acl& right)
{
    return left.allowsEveryone() == right.allowsEveryone() && left.users() == right.users()
        && left.groups() == right.groups();
}

void setAcl(access::Acl& acl, const access::Acl& wanted, const char* name, std::vector<Message>& changed)
{
    if (!isSame(acl, wanted))
        changed.emplace_back(name);
    acl = wanted;
}

/// Leaves below @p queue that were created by placement from its template.
std::size_t countFromTemplate(const Queue& queue)
{
    std::size_t count = 0;
    for (const Queue* child : queue.children) {
        if (!child->isManaged)
            count += child->isLeaf ? 1 : countFromTemplate(*child);
    }
    return count;
}

/// Puts @p queue into the state that @p event leads to; false when that is refused.
bool handleEvent(Queue& queue, QueueEvent event, SystemTime now)
{
    const auto next = stateAfter(queue.state, event);
    if (!next)
        return false;
    if (*next != QueueState::Draining)
        queue.drainingSince.reset();
    else if (queue.state != QueueState::Draining)
        queue.drainingSince = now;
    queue.state = *next;
    queue.isDraining = *next == QueueState::Draining;
    return true;
}

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
    queue.shown = path;
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
        return fail(ErrorCode::InvalidArgument, leaf.text(),
                    QUOTADECK_TEXT("cluster", "The queue is not below the root."));
    const Queue& ancestor = at(above);
    if (missing.empty())
        return fail(ErrorCode::InvalidArgument, leaf.text(),
                    QUOTADECK_TEXT("cluster", "The queue exists already."));
    if (ancestor.isLeaf || ancestor.isDraining) {
        return fail(ErrorCode::InvalidArgument, leaf.text(),
                    Message(ancestor.isLeaf
                                ? QUOTADECK_TEXT("cluster", "The queue cannot be created: %1 is a leaf.")
                                : QUOTADECK_TEXT("cluster", "The queue cannot be created: %1 is draining."),
                            above.text()));
    }
    for (auto level = missing.rbegin(); level != missing.rend(); ++level) {
        Queue& parent = at(level->parent());
        Queue& queue = add(*level, &parent);
        queue.shown = parent.shown.child(path.parts()[level->parts().size() - 1]);
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
                Message(QUOTADECK_TEXT("cluster", "A queue in state %1 rejects this change."),
                        stateName(queue.state)));
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
                    QUOTADECK_TEXT("cluster", "More is released than is allocated here."));
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

void QueueUpdate::apply(const QueueSpec& spec)
{
    if (m_tree.find(spec.path))
        change(m_tree.at(spec.path), spec);
    else
        create(spec);
    for (const QueueSpec& child : spec.children)
        apply(child);

    const Queue& queue = m_tree.at(spec.path);
    for (const Queue* child : queue.children) {
        if (!std::ranges::binary_search(spec.children, child->path, {}, &QueueSpec::path))
            drain(*child);
    }
}

void QueueUpdate::create(const QueueSpec& spec)
{
    Queue* const parent = spec.isRoot ? nullptr : &m_tree.at(spec.path.parent());
    Queue& queue = m_tree.add(spec.path, parent);
    queue.isManaged = true;
    queue.isLeaf = spec.isLeaf;
    queue.acls = spec.acls;
    queue.max = spec.max;
    queue.guaranteed = spec.guaranteed;
    queue.maxApplications = spec.maxApplications;
    queue.properties = spec.properties;
    queue.childTemplate = spec.childTemplate;
    if (!queue.isLeaf && !queue.childTemplate && parent) // QUE-51
        queue.childTemplate = parent->childTemplate;
    report(queue, QueueChangeKind::Created);
    if (spec.isTakenForRoot && spec.setsResources && !spec.isRoot)
        report(queue, QueueChangeKind::Ignored,
               QUOTADECK_TEXT("cluster", "a queue called root has no resources of its own"));
}

void QueueUpdate::change(Queue& queue, const QueueSpec& spec)
{
    const QuotaSettings before = quotaSettingsOf(queue);
    if (queue.isDraining && handleEvent(queue, QueueEvent::Start, m_now))
        report(queue, QueueChangeKind::Revived);
    if (!std::exchange(queue.isManaged, true))
        report(queue, QueueChangeKind::Managed, QUOTADECK_TEXT("cluster", "it was created by placement"));
    if (queue.isLeaf != spec.isLeaf)
        changeType(queue, spec.isLeaf);

    std::vector<Message> changed;
    setAcl(queue.acls.submit, spec.acls.submit, "submitacl", changed);
    setAcl(queue.acls.admin, spec.acls.admin, "adminacl", changed);
    set(queue.properties, spec.properties, "properties", changed);
    if (!spec.isTakenForRoot)
        set(queue.maxApplications, spec.maxApplications, "maxapplications", changed);
    if (!spec.isRoot) { // whose maximum is the capacity
        set(queue.max, spec.max, "max", changed);
        set(queue.guaranteed, spec.guaranteed, "guaranteed", changed);
    }
    if (!changed.empty())
        report(queue, QueueChangeKind::Updated, Message::joined(std::move(changed)));
    updateQuotaPreemption(queue, before, m_now);
    changeTemplate(queue, spec);
    reportIgnored(queue, spec);
}

void QueueUpdate::changeType(Queue& queue, bool isLeaf)
{
    queue.isLeaf = isLeaf;
    Message detail = isLeaf ? QUOTADECK_TEXT("cluster", "it is a leaf now")
                            : QUOTADECK_TEXT("cluster", "it is a parent now");
    if (!isLeaf && !queue.applications.empty())
        detail
            = Message(QUOTADECK_TEXT("cluster", "it is a parent now; applications no longer scheduled: %1"),
                      queue.applications.size());
    else if (isLeaf && !queue.children.empty())
        detail = Message(QUOTADECK_TEXT("cluster", "it is a leaf now; queues still below it: %1"),
                         queue.children.size());
    report(queue, QueueChangeKind::TypeChanged, std::move(detail));
}

/// A reload takes the queue's own template or none, whatever it took over when it was created (QUE-53).
void QueueUpdate::changeTemplate(Queue& queue, const QueueSpec& spec)
{
    if (queue.isLeaf) {
        queue.childTemplate.reset();
        return;
    }
    if (queue.childTemplate == spec.childTemplate)
        return;
    queue.childTemplate = spec.childTemplate;
    report(queue, QueueChangeKind::Updated,
           queue.childTemplate
               ? Message("childtemplate")
               : QUOTADECK_TEXT(
                   "cluster",
                   "childtemplate: none; a template inherited from a queue above ends with a reload"));
    if (const std::size_t count = countFromTemplate(queue); count > 0) {
        report(
            queue, QueueChangeKind::KeepsTemplate,
            Message(QUOTADECK_TEXT("cluster", "queues below that keep the values of the former template: %1"),
                    count));
    }
}

void QueueUpdate::reportIgnored(const Queue& queue, const QueueSpec& spec)
{
    if (!spec.isTakenForRoot)
        return;
    if (queue.maxApplications != spec.maxApplications) {
        report(queue, QueueChangeKind::Ignored,
               Message(QUOTADECK_TEXT("cluster", "maxapplications stays %1 until the scheduler restarts"),
                       queue.maxApplications));
    }
    if (spec.setsResources && !spec.isRoot)
        report(queue, QueueChangeKind::Ignored,
               QUOTADECK_TEXT("cluster", "a queue called root has no resources of its own"));
}

void QueueUpdate::drain(const Queue& queue)
{
    if (!queue.isManaged)
        return;
    if (!queue.isDraining && handleEvent(m_tree.at(queue.path), QueueEvent::Remove, m_now))
        report(queue, QueueChangeKind::Draining);
    for (const Queue* child : queue.children)
        drain(*child);
}

void QueueUpdate::report(const Queue& queue, QueueChangeKind kind, Message detail)
{
    m_changes.push_back({queue.path, kind, std::move(detail)});
}
} // namespace quotadeck::cluster
