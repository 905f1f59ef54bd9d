// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/scheduler/usagebook.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace quotadeck::sim {
using usage::Dimension;

namespace {
usage::Seconds wholeSeconds(SystemTime time)
{
    return std::chrono::floor<usage::Seconds>(time.time_since_epoch());
}

std::chrono::milliseconds wholeMilliseconds(SystemTime time)
{
    return std::chrono::floor<std::chrono::milliseconds>(time.time_since_epoch());
}
} // namespace

void UsageBook::changed(const ApplicationId& id, const cluster::Effects& effects,
                        const cluster::Partition& partition, SystemTime now)
{
    const auto app = partition.applications().find(id);
    if (app != partition.applications().end()) {
        const bool isNew = !m_owners.contains(id);
        const bool isMoved = !isNew
            && (*m_owners[id])[Dimension::Queue] != std::optional(app->second.data().spec.queue.text());
        if (isNew || isMoved || !effects.added.empty())
            m_owners[id] = subjectOf(app->second, partition);
        const auto running
            = std::ranges::find(effects.states, cluster::AppState::Running, &cluster::StateChange::to);
        if (running != effects.states.end() && m_started.insert(id).second)
            m_waits.push_back({m_owners[id], wholeSeconds(running->time),
                               usage::waitOf(wholeMilliseconds(app->second.data().submitted),
                                             wholeMilliseconds(running->time))});
    }
    setPending(id, app == partition.applications().end() ? nullptr : &app->second, wholeSeconds(now));
    const auto owner = m_owners.find(id);
    for (const cluster::Allocation& gone : effects.removed) {
        const auto isResized = [&gone](const cluster::Allocation& come) { return come.key() == gone.key(); };
        if (owner != m_owners.end() && std::ranges::none_of(effects.added, isResized))
            add(m_records, owner->second, gone, now);
    }
    if (effects.summary)
        m_summaries.push_back(*effects.summary);
    if (effects.hasFinished()) {
        m_started.erase(id);
        if (owner != m_owners.end())
            m_owners.erase(owner);
    }
}

void UsageBook::setPending(const ApplicationId& id, const cluster::Application* app, usage::Seconds now)
{
    const Resource amount = app ? app->data().pending : Resource();
    const usage::SubjectPtr subject = app ? m_owners[id] : nullptr;
    const auto asked = m_pending.find(id);
    if (asked != m_pending.end()) {
        if (asked->second.amount == amount && asked->second.subject == subject)
            return;
        addPending(m_records, asked->second, now);
        m_pending.erase(asked);
    }
    if (subject && !amount.entries().empty())
        m_pending.emplace(id, Asked{subject, amount, now});
}

void UsageBook::addPending(std::vector<usage::Record>& records, const Asked& asked, usage::Seconds until)
{
    if (until <= asked.since)
        return;
    for (const auto& [type, value] : asked.amount.entries())
        records.push_back({asked.subject,
                           usage::Account::Pending,
                           type,
                           {asked.since, until},
                           usage::Amount{value} * (until - asked.since).count()});
}

std::vector<usage::Record> UsageBook::records(const cluster::Partition& partition, SystemTime now) const
{
    std::vector<usage::Record> records = m_records;
    for (const auto& [id, app] : partition.applications()) {
        const auto owner = m_owners.find(id);
        if (app.data().allocations.empty())
            continue;
        const usage::SubjectPtr subject = owner == m_owners.end() ? subjectOf(app, partition) : owner->second;
        for (const auto& [key, allocation] : app.data().allocations)
            add(records, subject, allocation, now);
    }
    for (const auto& [id, asked] : m_pending)
        addPending(records, asked, wholeSeconds(now));
    return records;
}

usage::SubjectPtr UsageBook::subjectOf(const cluster::Application& app,
                                       const cluster::Partition& partition) const
{
    const cluster::ApplicationSpec& spec = app.data().spec;
    const auto tag = [&spec](const std::string& key) {
        const auto found = spec.tags.find(key);
        return found == spec.tags.end() ? std::string() : found->second;
    };
    usage::Subject subject;
    subject[Dimension::Application] = spec.id.text();
    subject[Dimension::User] = spec.user.user.text();
    subject[Dimension::Queue] = spec.queue.text();
    const auto group = partition.usage().trace(spec.queue, spec.id, spec.user).group;
    subject[Dimension::Group] = group ? group->text() : "";
    subject[Dimension::Namespace] = tag("namespace");
    if (!m_tag.empty())
        subject[Dimension::Tag] = tag(m_tag);
    return std::make_shared<const usage::Subject>(std::move(subject));
}

void UsageBook::add(std::vector<usage::Record>& records, const usage::SubjectPtr& owner,
                    const cluster::Allocation& allocation, SystemTime until) const
{
    usage::Subject subject = *owner;
    subject[Dimension::InstanceType] = allocation.placing.instanceType;
    const auto shared = std::make_shared<const usage::Subject>(std::move(subject));
    const auto seconds
        = std::max(std::chrono::duration_cast<usage::Seconds>(until - allocation.bound), usage::Seconds(0));
    const auto from = std::chrono::floor<usage::Seconds>(allocation.bound.time_since_epoch());
    const auto account = allocation.isPreempted() ? usage::Account::Preempted
        : allocation.request.isPlaceholder        ? usage::Account::Placeholder
                                                  : usage::Account::Used;
    for (const auto& [type, value] : allocation.request.resource.entries())
        records.push_back(
            {shared, account, type, {from, from + seconds}, usage::Amount{value} * seconds.count()});
}
} // namespace quotadeck::sim
