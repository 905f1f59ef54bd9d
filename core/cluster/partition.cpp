// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/partition.h"

#include "core/access/queueaccess.h"
#include "core/cluster/applicationmove.h"
#include "core/cluster/queue.h"
#include "core/placement/placement.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

namespace quotadeck::cluster {
namespace {
void keep(std::deque<Application>& ended, Application app)
{
    ended.push_back(std::move(app));
    if (ended.size() > kMostEnded)
        ended.pop_front();
}

tl::unexpected<Error> refusedFor(const Application& app, Message message)
{
    return quotadeck::fail(ErrorCode::InvalidArgument, app.id().text(), std::move(message));
}

std::vector<ApplicationId> idsOf(const std::map<ApplicationId, Application>& applications)
{
    std::vector<ApplicationId> ids;
    ids.reserve(applications.size());
    for (const auto& [id, app] : applications)
        ids.push_back(id);
    return ids;
}
} // namespace

Partition::Partition(PartitionPlan plan)
    : m_settings(std::move(plan.settings))
    , m_queues(plan.queues)
    , m_limits(std::move(plan.limits))
    , m_usage(std::make_unique<ugm::Manager>())
{
    m_usage->applyLimits(m_limits);
    m_nodes.setSorting(m_settings.nodeSorting);
}

Result<Partition> Partition::fromConfig(const config::PartitionConfig& partition, Mode mode)
{
    return readPartitionPlan(partition, mode).map([](PartitionPlan plan) {
        return Partition(std::move(plan));
    });
}

Result<Application*> Partition::find(const ApplicationId& app)
{
    const auto found = m_applications.find(app);
    if (found == m_applications.end())
        return quotadeck::fail(ErrorCode::NotFound, app.text(),
                               QUOTADECK_TEXT("cluster", "No such application runs in this partition."));
    return &found->second;
}

const Queue& Partition::leafOf(const Application& app) const
{
    const Queue* const leaf = m_queues.find(app.data().spec.queue);
    assert(leaf != nullptr); // a queue with applications is never removed
    return *leaf;
}

SubmissionResult Partition::place(const placement::Submission& submission) const
{
    if (!m_settings.rules)
        return {{}, describe(m_settings.rules.error())};
    SubmissionResult result;
    result.placement = m_settings.rules->place(submission, m_queues);
    if (!result.placement.isPlaced())
        result.rejection = result.placement.rejection;
    return result;
}

/// Why an application is not even placed; empty if it is (APP-10, PLC-48).
Message Partition::refusal(const ApplicationId& app, const Result<access::UserGroups>& user) const
{
    if (m_isDraining)
        return Message(QUOTADECK_TEXT("cluster", "partition %1 is draining and takes no new applications"),
                       name());
    if (app.isEmpty())
        return QUOTADECK_TEXT("cluster", "the application has no ID");
    if (m_applications.contains(app))
        return Message(QUOTADECK_TEXT("cluster", "application %1 exists already in partition %2"), app.text(),
                       name());
    if (!user)
        return Message(QUOTADECK_TEXT("cluster", "the user cannot be resolved: %1"), user.error().message);
    return user->user.isEmpty() ? Message(QUOTADECK_TEXT("cluster", "the user has no name")) : Message();
}

SubmissionResult Partition::submit(ApplicationSpec asked, const Result<access::UserGroups>& user,
                                   SystemTime now)
{
    SubmissionResult result;
    result.rejection = refusal(asked.id, user);
    if (user)
        asked.user = *user;
    if (result.isAccepted()) {
        const placement::Submission submission{asked.queue.text(), asked.user, asked.tags};
        result = place(submission);
        if (result.isAccepted()) {
            asked.queue = result.placement.queue->lowered();
            if (const Status status = enterQueue(asked, submission, *result.placement.queue); !status)
                result.rejection = status.error().message;
        }
    }
    const ApplicationId id = asked.id;
    Application app(std::move(asked), now);
    if (result.isAccepted()) {
        m_queues.addApplication(app.data().spec.queue, id);
        m_applications.emplace(id, std::move(app));
    } else {
        app.reject(result.rejection.english(), now); // the scheduler's answer, as REST reports it
        keep(m_rejected, std::move(app));
    }
    return result;
}

/// Makes the queue of @p spec, @p placed as placement spells it, ready for it, or says why it cannot run there (PLC-46,
/// PLC-47).
Status Partition::enterQueue(const ApplicationSpec& spec, const placement::Submission& submission,
                             const QueuePath& placed)
{
    const Queue* leaf = m_queues.find(spec.queue);
    if (!leaf) {
        const auto created = m_queues.create(placed);
        if (!created)
            return tl::unexpected(created.error());
        leaf = *created;
    }
    if (!leaf->isLeaf)
        return quotadeck::fail(
            ErrorCode::InvalidArgument, spec.queue.text(),
            Message(QUOTADECK_TEXT("cluster", "%1 is not a leaf queue"), spec.queue.text()));
    m_queues.apply(placement::namespaceQuotaOf(submission), spec.queue);
    return checkPlaceholderAsk(spec.placeholderAsk, {!policiesOf(*leaf).isFair, maxSet(*leaf)});
}

Result<Effects> Partition::addRequest(const ApplicationId& app, Request request, SystemTime now)
{
    return find(app).and_then(
        [&](Application* found) { return carryOut(*found, found->addRequest(std::move(request), now)); });
}

Result<Effects> Partition::removeRequest(const ApplicationId& app, const std::string& key, SystemTime now)
{
    return find(app).and_then([&](Application* found) {
        m_logs.remove(app, key); // first: the key may be that of the request itself
        return carryOut(*found, found->removeRequest(key, now));
    });
}

Result<Effects> Partition::failApplication(const ApplicationId& app, std::string message, SystemTime now)
{
    return find(app).and_then(
        [&](Application* found) { return carryOut(*found, found->fail(std::move(message), now)); });
}

Result<Effects> Partition::removeApplication(const ApplicationId& app, SystemTime now)
{
    return find(app).and_then([&](Application* found) {
        auto effects = carryOut(*found, found->removeAll(now));
        if (!effects->hasFinished())
            leave(found->id());
        return effects;
    });
}

std::vector<ApplicationEffects> Partition::runTimers(SystemTime now)
{
    std::vector<ApplicationEffects> result;
    while (const auto due = m_deadlines.due(now)) {
        Application& app = m_applications.at(*due);
        if (auto effects = carryOut(app, app.runTimers(now)))
            result.push_back({*due, *std::move(effects)});
    }
    return result;
}

std::vector<QuotaExcess> Partition::dueQuotaPreemptions(SystemTime now) const
{
    return m_settings.isQuotaPreemptionEnabled ? cluster::dueQuotaPreemptions(m_queues, now)
                                               : std::vector<QuotaExcess>();
}

void Partition::dropExpired(SystemTime now)
{
    for (std::deque<Application>* list : {&m_finished, &m_rejected}) {
        std::erase_if(*list, [now](Application& app) {
            app.runTimers(now);
            return app.state() == AppState::Expired;
        });
    }
}

/// The application has left its queue for good (APP-17).
void Partition::leave(const ApplicationId& app)
{
    const auto found = m_applications.find(app);
    m_queues.removeApplication(found->second.data().spec.queue, app);
    m_deadlines.set(app, std::nullopt);
    m_logs.remove(app);
    if (found->second.data().finished)
        keep(m_finished, std::move(found->second));
    m_applications.erase(found);
}

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
                               Message(QUOTADECK_TEXT("cluster", "No request \"%1\" is pending."), key));
    if (!node.empty() && !m_nodes.find(node))
        return quotadeck::fail(ErrorCode::NotFound, node,
                               QUOTADECK_TEXT("cluster", "There is no such node."));

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
        return quotadeck::fail(ErrorCode::NotFound, allocation.placing.nodeId,
                               QUOTADECK_TEXT("cluster", "There is no such node."));
    allocation.placing.instanceType = node->instanceType;
    return find(app).and_then(
        [&](Application* found) { return carryOut(*found, found->restore(std::move(allocation), now)); });
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

Status Partition::addNode(Node node)
{
    return m_nodes.add(std::move(node)).map([this] { m_queues.setCapacity(m_nodes.capacity()); });
}

Status Partition::setNodeSchedulable(const std::string& id, bool isSchedulable)
{
    return m_nodes.setSchedulable(id, isSchedulable);
}

Result<std::vector<ApplicationEffects>> Partition::removeNode(const std::string& id, SystemTime now)
{
    if (!m_nodes.find(id))
        return quotadeck::fail(ErrorCode::NotFound, id, QUOTADECK_TEXT("cluster", "There is no such node."));
    std::vector<ApplicationEffects> result;
    callOffSwapsTo(id, result, now);
    for (const ApplicationId& app : idsOf(m_applications)) {
        std::vector<std::string> ended;
        for (const auto& [key, allocation] : m_applications.at(app).data().allocations) {
            if (allocation.placing.nodeId == id)
                ended.push_back(key);
        }
        for (const std::string& key : ended) {
            if (auto effects = confirmRelease(app, key, Termination::StoppedByRm, now))
                result.push_back({app, *std::move(effects)});
        }
    }
    m_nodes.remove(id);
    m_queues.setCapacity(m_nodes.capacity());
    return result;
}

/// The real requests are pending again; their placeholders are asked back all the same.
void Partition::callOffSwapsTo(const std::string& node, std::vector<ApplicationEffects>& result,
                               SystemTime now)
{
    std::vector<std::pair<ApplicationId, std::string>> swaps;
    for (const auto& [request, kept] : m_kept) {
        if (kept.node == node)
            swaps.push_back(request);
    }
    for (const auto& [app, request] : swaps) {
        auto removed = removeRequest(app, request, now);
        if (!removed)
            continue;
        Request again = removed->cancelled.front().request;
        result.push_back({app, *std::move(removed)});
        if (auto added = addRequest(app, std::move(again), now))
            result.push_back({app, *std::move(added)});
    }
}

Status Partition::checkUpdate(const PartitionPlan& plan) const
{
    if (m_isDraining)
        return quotadeck::fail(
            ErrorCode::InvalidArgument, name(),
            QUOTADECK_TEXT("cluster", "The partition is draining: configure it again when it is gone."));
    if (const auto& rules = plan.settings.rules; !rules)
        return quotadeck::fail(ErrorCode::Parse, rules.error().rule, rules.error().message);
    return {};
}

Result<PartitionUpdate> Partition::update(PartitionPlan plan, SystemTime now)
{
    if (Status status = checkUpdate(plan); !status)
        return tl::unexpected(std::move(status).error());
    PartitionUpdate report;
    report.limits = limitChanges(m_limits, plan.limits);
    report.queues = m_queues.update(plan.queues, now);
    m_limits = std::move(plan.limits);
    m_usage->applyLimits(m_limits);
    m_settings = std::move(plan.settings);
    m_nodes.setSorting(m_settings.nodeSorting);
    return report;
}

PartitionRemoval Partition::drain(SystemTime now)
{
    m_isDraining = true;
    PartitionRemoval removal{m_queues.drain(now), {}};
    const auto add = [&removal](const ApplicationId& app, Result<Effects> effects) {
        if (effects)
            removal.applications.push_back({app, *std::move(effects)});
    };
    for (const ApplicationId& app : idsOf(m_applications))
        add(app, failApplication(app, std::string(kPartitionRemoved), now));
    while (!m_nodes.all().empty()) {
        auto ended = removeNode(std::string(m_nodes.all().begin()->first), now);
        std::ranges::move(*ended, std::back_inserter(removal.applications));
    }
    for (const ApplicationId& app : idsOf(m_applications)) {
        add(app, failApplication(app, std::string(kPartitionRemoved), now)); // a resuming one can by now
        if (m_applications.contains(app)) // it cannot fail (APP-3)
            add(app, removeApplication(app, now));
    }
    return removal;
}

Status Partition::moveApplication(const ApplicationId& app, const QueuePath& queue,
                                  const access::UserGroups& actor)
{
    const auto found = find(app);
    if (!found)
        return tl::unexpected(found.error());
    Application& application = **found;
    if (!application.isMovable())
        return refusedFor(application,
                          {QUOTADECK_TEXT("cluster", "an application in state %1 cannot be moved"),
                           stateName(application.state())});
    const Queue* const target = m_queues.find(queue);
    if (!target)
        return refusedFor(application, {QUOTADECK_TEXT("cluster", "there is no queue %1"), queue.text()});
    const Queue& from = leafOf(application);
    if (const auto access = access::checkMove(from.path, target->path, actor, placement::aclsOf(m_queues));
        !access.isAllowed())
        return refusedFor(application, access::describe(access));
    if (Status status = checkTarget(application, from, *target); !status)
        return status;
    if (const Decision room = roomFor(application, from, *target, *m_usage); !room.isAllowed())
        return refusedFor(application, describe(*room.denial));
    moveTrackedUsage(application, target->path);
    moveQueueUsage(application, target->path);
    return {};
}

/// Increased first: the application is never gone in between, so that the group that is charged stays (UGM-10).
void Partition::moveTrackedUsage(const Application& app, const QueuePath& target)
{
    if (!app.data().isTracked)
        return;
    const ApplicationSpec& spec = app.data().spec;
    const Resource held = heldBy(app);
    [[maybe_unused]] Status booked = m_usage->increase(target, spec.id, spec.user, held);
    assert(booked);
    booked = m_usage->decrease(spec.queue, spec.id, spec.user.user, held, ugm::AppRemoval::Remove);
    assert(booked);
}

void Partition::moveQueueUsage(Application& app, const QueuePath& target)
{
    const QueuePath from = app.data().spec.queue;
    const QueuePath queue = target.lowered();
    const Resource held = heldBy(app);
    m_queues.allocate(queue, held); // first: no queue may seem within its maximum in between (QUE-70)
    [[maybe_unused]] const Status released = m_queues.release(from, held);
    assert(released);
    const bool isRunning = app.state() == AppState::Running;
    const bool isAllocating = !isRunning && isCountedIn(leafOf(app), app);
    if (isRunning) // first: queues above both are not counted up beyond their maximum (QUE-30)
        m_queues.removeRunning(from);
    m_queues.removeApplication(from, app.id());
    m_queues.addApplication(queue, app.id());
    m_queues.setDemand(queue, app.id(), {app.data().pending, app.requestPriority()});
    if (isRunning)
        m_queues.addRunning(queue, app.id());
    else if (isAllocating)
        m_queues.addAllocating(queue, app.id());
    m_logs.remove(app.id()); // why requests were denied in the other queue
    app.setQueue(queue);
}

Result<Effects> Partition::killApplication(const ApplicationId& app, const access::UserGroups& actor,
                                           SystemTime now)
{
    const auto found = find(app);
    if (!found)
        return tl::unexpected(found.error());
    Application& application = **found;
    const auto access = access::checkKill(application.data().spec.queue, actor, placement::aclsOf(m_queues));
    if (!access.isAllowed())
        return refusedFor(application, access::describe(access));
    if (application.state() == AppState::Failing)
        return refusedFor(application, QUOTADECK_TEXT("cluster", "the application is failing already"));
    if (application.state() == AppState::Completing || application.state() == AppState::Resuming)
        return removeApplication(app, now);
    return failApplication(app, "killed by " + actor.user.text(), now);
}
} // namespace quotadeck::cluster
