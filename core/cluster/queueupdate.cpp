// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/queueupdate.h"

#include "core/cluster/quotapreemption.h"

#include <algorithm>
#include <fmt/format.h>
#include <string_view>
#include <utility>
#include <vector>

namespace quotadeck::cluster {
namespace {
/// Sets @p value to @p wanted and, if that changed anything, adds @p name to @p changed.
template <typename T>
void set(T& value, const T& wanted, const char* name, std::vector<std::string_view>& changed)
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

void setAcl(access::Acl& acl, const access::Acl& wanted, const char* name,
            std::vector<std::string_view>& changed)
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
} // namespace

std::string_view changeName(QueueChangeKind kind)
{
    switch (kind) {
    case QueueChangeKind::Created:
        return "created";
    case QueueChangeKind::Updated:
        return "updated";
    case QueueChangeKind::Managed:
        return "managed";
    case QueueChangeKind::Revived:
        return "revived";
    case QueueChangeKind::Draining:
        return "draining";
    case QueueChangeKind::TypeChanged:
        return "type-changed";
    case QueueChangeKind::Ignored:
        return "ignored";
    case QueueChangeKind::KeepsTemplate:
        return "keeps-template";
    }
    return {};
}

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
        report(queue, QueueChangeKind::Ignored, "a queue called root has no resources of its own");
}

void QueueUpdate::change(Queue& queue, const QueueSpec& spec)
{
    const QuotaSettings before = quotaSettingsOf(queue);
    if (queue.isDraining && handleEvent(queue, QueueEvent::Start, m_now))
        report(queue, QueueChangeKind::Revived);
    if (!std::exchange(queue.isManaged, true))
        report(queue, QueueChangeKind::Managed, "it was created by placement");
    if (queue.isLeaf != spec.isLeaf)
        changeType(queue, spec.isLeaf);

    std::vector<std::string_view> changed;
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
        report(queue, QueueChangeKind::Updated, fmt::format("{}", fmt::join(changed, ", ")));
    updateQuotaPreemption(queue, before, m_now);
    changeTemplate(queue, spec);
    reportIgnored(queue, spec);
}

void QueueUpdate::changeType(Queue& queue, bool isLeaf)
{
    queue.isLeaf = isLeaf;
    std::string detail = isLeaf ? "it is a leaf now" : "it is a parent now";
    if (!isLeaf && !queue.applications.empty())
        detail += fmt::format("; applications no longer scheduled: {}", queue.applications.size());
    else if (isLeaf && !queue.children.empty())
        detail += fmt::format("; queues still below it: {}", queue.children.size());
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
               ? "childtemplate"
               : "childtemplate: none, one taken over from a queue above does not outlive a reload");
    if (const std::size_t count = countFromTemplate(queue); count > 0) {
        report(queue, QueueChangeKind::KeepsTemplate,
               fmt::format("queues below that keep what the former one set: {}", count));
    }
}

void QueueUpdate::reportIgnored(const Queue& queue, const QueueSpec& spec)
{
    if (!spec.isTakenForRoot)
        return;
    if (queue.maxApplications != spec.maxApplications) {
        report(queue, QueueChangeKind::Ignored,
               fmt::format("maxapplications stays {} until the scheduler restarts", queue.maxApplications));
    }
    if (spec.setsResources && !spec.isRoot)
        report(queue, QueueChangeKind::Ignored, "a queue called root has no resources of its own");
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

void QueueUpdate::report(const Queue& queue, QueueChangeKind kind, std::string detail)
{
    m_changes.push_back({queue.path, kind, std::move(detail)});
}
} // namespace quotadeck::cluster
