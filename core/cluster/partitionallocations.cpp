// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/partition.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <cassert>
#include <fmt/format.h>
#include <utility>

/// Allocations of a partition: how they are judged, made and given back in all places at once.
namespace quotadeck::cluster {
Result<Attempt> Partition::tryAllocate(const ApplicationId& app, const std::string& key,
                                       const std::string& node, SystemTime now)
{
    const auto found = find(app);
    if (!found)
        return tl::unexpected(found.error());
    Application& application = **found;
    const Request* const request = application.findRequest(key);
    if (!request)
        return quotadeck::fail(ErrorCode::NotFound, app.text(),
                               fmt::format("No request \"{}\" is pending.", key));
    if (!node.empty() && !m_nodes.find(node))
        return quotadeck::fail(ErrorCode::NotFound, node, "There is no such node.");

    QuotaVerdict verdict = judge(application, *request, leafOf(application), *m_usage, m_settings.mode);
    if (verdict.outcome != AttemptOutcome::Allocated) {
        if (const auto message = logMessage(verdict.outcome); !message.empty())
            m_logs.addDenial(app, key, message, now);
        else
            m_logs.addAttempt(app, key);
        return Attempt{verdict.outcome, std::move(verdict.denial), {}};
    }
    const Node* const target = node.empty() ? m_nodes.choose(request->resource) : m_nodes.find(node);
    if (!target || !hasRoom(*target, request->resource)) {
        m_logs.addAttempt(app, key);
        return Attempt{AttemptOutcome::NoNode, std::nullopt, {}};
    }
    return carryOut(application, application.allocate(key, {target->id, target->instanceType}, now))
        .map([](Effects effects) {
            return Attempt{AttemptOutcome::Allocated, std::nullopt, std::move(effects)};
        });
}

Result<Effects> Partition::restore(const ApplicationId& app, Allocation allocation, SystemTime now)
{
    const Node* const node = m_nodes.find(allocation.placing.nodeId);
    if (!node)
        return quotadeck::fail(ErrorCode::NotFound, allocation.placing.nodeId, "There is no such node.");
    allocation.placing.instanceType = node->instanceType;
    return find(app).and_then(
        [&](Application* found) { return carryOut(*found, found->restore(std::move(allocation), now)); });
}

Result<Effects> Partition::resize(const ApplicationId& app, const std::string& key, Resource resource)
{
    return find(app).and_then(
        [&](Application* found) { return carryOut(*found, found->resize(key, std::move(resource))); });
}

Result<Effects> Partition::tryReplace(const ApplicationId& app, const std::string& node)
{
    const auto found = find(app);
    if (!found)
        return tl::unexpected(found.error());
    Application& application = **found;
    ReplacementSearch search = application.findReplacement();
    if (search.request.empty())
        return carryOut(application, std::move(search.effects));

    const std::string placeholder = search.placeholder;
    const Resource amount = application.findRequest(search.request)->resource;
    Placing placing = application.findAllocation(placeholder)->placing;
    if (const Node* other = m_nodes.find(node);
        other && other->id != placing.nodeId && hasRoom(*other, amount)) {
        placing = {other->id, other->instanceType};
        m_kept[{app, search.request}] = {other->id, amount};
        m_nodes.allocate(other->id, amount);
    }
    auto swap = application.replace(search.request, placeholder, std::move(placing));
    assert(swap); // the search has asked for all that is needed
    m_logs.remove(app, search.request);
    Effects& effects = search.effects;
    effects.releases.insert(effects.releases.end(), swap->releases.begin(), swap->releases.end());
    return carryOut(application, std::move(effects));
}

Result<Effects> Partition::preempt(const ApplicationId& app, const std::string& key)
{
    return find(app).and_then([&](Application* found) { return carryOut(*found, found->preempt(key)); });
}

Result<Effects> Partition::confirmRelease(const ApplicationId& app, const std::string& key,
                                          Termination reason, SystemTime now)
{
    return find(app).and_then(
        [&](Application* found) { return carryOut(*found, found->confirmRelease(key, reason, now)); });
}

/// Does in queues, nodes and tracker what @p effects say of @p app, which may be gone afterwards.
Result<Effects> Partition::carryOut(Application& app, Result<Effects> effects)
{
    if (!effects)
        return effects;
    for (const UsageChange& change : effects->usage)
        book(app, change);
    moveResources(app, *effects);
    for (const Request& request : effects->dropped)
        m_logs.remove(app.id(), request.key);
    updateQueue(app, *effects);
    m_deadlines.set(app.id(), app.nextDeadline());
    if (effects->hasFinished())
        leave(app.id());
    return effects;
}

void Partition::book(const Application& app, const UsageChange& change)
{
    const ApplicationSpec& spec = app.data().spec;
    [[maybe_unused]] const Status booked = change.kind == UsageChange::Kind::Increase
        ? m_usage->increase(spec.queue, spec.id, spec.user, change.amount)
        : m_usage->decrease(spec.queue, spec.id, spec.user.user, change.amount, change.removal);
    assert(booked);
}

void Partition::moveResources(const Application& app, const Effects& effects)
{
    const QueuePath& leaf = app.data().spec.queue;
    for (const Allocation& come :
         effects.added) // first: no queue may seem within its maximum in between (QUE-70)
        m_queues.allocate(leaf, come.request.resource);
    for (const Allocation& gone : effects.removed) {
        [[maybe_unused]] const Status released = m_queues.release(leaf, gone.request.resource);
        assert(released);
        m_nodes.release(gone.placing.nodeId, gone.request.resource);
    }
    for (const Allocation& cancelled : effects.cancelled)
        freeKeptRoom(app.id(), cancelled.key());
    for (const Allocation& come : effects.added) {
        freeKeptRoom(app.id(), come.key()); // the allocation has it now
        m_nodes.allocate(come.placing.nodeId, come.request.resource);
        m_logs.remove(app.id(), come.key());
    }
}

void Partition::freeKeptRoom(const ApplicationId& app, const std::string& request)
{
    if (const auto kept = m_kept.find({app, request}); kept != m_kept.end()) {
        m_nodes.release(kept->second.node, kept->second.amount);
        m_kept.erase(kept);
    }
}

/// The counts and the demand that the queues know of @p app.
void Partition::updateQueue(const Application& app, const Effects& effects)
{
    const QueuePath& leaf = app.data().spec.queue;
    const int change = effects.runningChange();
    if (change > 0)
        m_queues.addRunning(leaf, app.id());
    else if (change < 0)
        m_queues.removeRunning(leaf);
    if (app.state() == AppState::Accepted && !app.data().allocations.empty()) // QUE-31
        m_queues.addAllocating(leaf, app.id());
    m_queues.setDemand(leaf, app.id(), {app.data().pending, app.requestPriority()});
}
} // namespace quotadeck::cluster
