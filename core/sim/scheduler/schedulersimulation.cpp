// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/scheduler/schedulersimulation.h"

#include "core/cluster/namespacetags.h"
#include "core/cluster/schedulingcycle.h"
#include "core/config/rules/validator.h"
#include "core/config/schema/effective.h"
#include "core/resource/resourceops.h"
#include "core/sim/scheduler/preemptionvictims.h"

#include <algorithm>
#include <cassert>
#include <fmt/format.h>
#include <iterator>
#include <utility>
#include <variant>

namespace quotadeck::sim {
namespace {
/// Between the submission of an application and its first request.
constexpr Nanoseconds kRequestDelay = std::chrono::milliseconds(500);

Message::Count count(std::size_t number)
{
    return Message::Count{number};
}

Resource totalOf(const Gang& gang)
{
    Resource total;
    for (const GangGroup& group : gang.groups) {
        for (std::int64_t member = 0; member < group.members; ++member)
            addTo(total, group.resources);
    }
    return total;
}

std::vector<PodGroup> placeholdersOf(const Gang& gang)
{
    std::vector<PodGroup> result;
    for (const GangGroup& group : gang.groups) {
        PodGroup placeholders;
        placeholders.name = "placeholder-" + group.name;
        placeholders.count = group.members;
        placeholders.resources = group.resources;
        placeholders.taskGroup = group.name;
        result.push_back(std::move(placeholders));
    }
    return result;
}
} // namespace

SchedulerSimulation::SchedulerSimulation(const Scenario& scenario, std::uint64_t seed, EventQueue& events)
    : m_scenario(scenario)
    , m_now(m_scenario.start)
    , m_expiredDropped(m_now)
    , m_events(events)
    , m_configText(std::make_shared<const std::string>(m_scenario.configText))
    , m_config(std::make_shared<const config::SchedulerConfig>(m_scenario.config))
    , m_owners(m_scenario)
    , m_workloads(m_scenario, seed)
{
    m_cluster = cluster::Cluster(m_scenario.mode);
    [[maybe_unused]] const auto created = m_cluster.update(*m_config, m_now);
    assert(created);
    m_partition = m_cluster.find(m_scenario.partition);
    for (const NodeGroup& group : m_scenario.nodes) {
        for (std::int64_t number = 1; number <= group.count; ++number) {
            [[maybe_unused]] const Status added = m_partition->addNode(
                {fmt::format("{}-{}", group.name, number), group.instanceType, group.capacity, true, {}});
            assert(added);
        }
    }
}

std::vector<Outcome> SchedulerSimulation::handle(const Event& event)
{
    std::visit(
        [this](const auto& what) {
            if constexpr (requires { this->carryOut(what); })
                carryOut(what);
        },
        event);
    return {};
}

Result<Message> SchedulerSimulation::apply(const Action& action)
{
    return std::visit(
        [this](const auto& what) -> Done {
            if constexpr (requires { this->perform(what); })
                return perform(what);
            else
                return fail(
                    ErrorCode::Unsupported, {},
                    QUOTADECK_TEXT(
                        "sim", "a cluster with queues has no elastic quotas: this action is not supported"));
        },
        action);
}

void SchedulerSimulation::submit(std::size_t workload, const QueuePath& queue, const UserName& user,
                                 const std::vector<Nanoseconds>& runTimes)
{
    const Workload& source = m_scenario.workloads[workload];
    OwnedApplication app;
    app.workload = workload;
    app.user = {user, m_owners.groupsOf(user)};
    app.asked.id = m_owners.nextId(workload, source.name);
    app.asked.queue = queue;
    for (std::size_t index = 0; index < runTimes.size(); ++index) {
        const std::string key = fmt::format("{}-pod-{:02}", app.asked.id.text(), index + 1);
        app.pods[key] = {.resources = source.podResources, .runTime = runTimes[index]};
    }
    cluster::ApplicationSpec spec = app.asked;
    (void)submit(std::move(spec), std::move(app)).has_value(); // a rejected one is listed as such
}

/// @p app has the pods that are there from the start.
SchedulerSimulation::Done SchedulerSimulation::submit(cluster::ApplicationSpec spec, OwnedApplication app)
{
    const ApplicationId id = spec.id;
    const auto result = m_partition->submit(std::move(spec), app.user, m_now);
    if (!result.isAccepted()) {
        m_owners.discard(app);
        m_books.results.rejected(id, app.asked.queue, app.user.user, m_now);
        return fail(ErrorCode::InvalidArgument, id.text(), result.rejection);
    }
    const QueuePath queue = shownQueueOf(id);
    m_books.results.submitted(id, queue, app.user.user, m_now);
    app.submitted = m_now;
    PodsArrive arrival{id, {}};
    for (const auto& [key, pod] : app.pods)
        arrival.pods.push_back(key);
    if (!arrival.pods.empty()) {
        app.firstPod = arrival.pods.front();
        app.arrivals = 1;
        m_events.add(m_now + kRequestDelay, std::move(arrival));
    }
    m_owners.add(std::move(app));
    return Message(QUOTADECK_TEXT("sim", "runs in %1"), queue.text());
}

void SchedulerSimulation::carryOut(const PodsArrive& event)
{
    OwnedApplication* const app = m_owners.find(event.app);
    if (!app)
        return;
    --app->arrivals;
    for (const std::string& pod : event.pods)
        request(event.app, pod);
    m_owners.settle(event.app);
}

/// Asks the scheduler for @p pod, which may have been ended meanwhile.
void SchedulerSimulation::request(const ApplicationId& id, const std::string& key)
{
    OwnedApplication* const app = m_owners.find(id);
    if (!app || !app->pods.contains(key))
        return;
    Pod& pod = app->pods.at(key);
    if (app->isGathering && !pod.isPlaceholder) {
        app->held.push_back(key);
        return;
    }
    pod.isRequested = true;
    cluster::Request request;
    request.key = key;
    request.resource = pod.resources;
    request.priority = pod.priority;
    request.created = m_now;
    request.taskGroup = pod.taskGroup;
    request.isPlaceholder = pod.isPlaceholder;
    if (const auto effects = m_partition->addRequest(id, std::move(request), m_now))
        follow(id, *effects);
    else
        m_owners.endPod(*app, key); // of an application that is failing
}

void SchedulerSimulation::carryOut(const PodEnds& event)
{
    const auto app = m_partition->applications().find(event.app);
    if (app == m_partition->applications().end())
        return;
    const cluster::Allocation* const allocation = app->second.findAllocation(event.pod);
    if (allocation && allocation->bound == event.bound)
        carryOut(ReleaseEnds{event.app, event.pod, cluster::Termination::StoppedByRm});
}

void SchedulerSimulation::carryOut(const ReleaseEnds& event)
{
    if (const auto effects = m_partition->confirmRelease(event.app, event.pod, event.reason, m_now))
        follow(event.app, *effects);
}

void SchedulerSimulation::carryOut(const TimersAreDue&)
{
    m_plannedTimers.reset();
    follow(m_partition->runTimers(m_now));
}

void SchedulerSimulation::carryOut(const SchedulingIsDue&)
{
    preemptForQuotas();
    const cluster::SchedulingRun run = cluster::runScheduling(*m_partition, m_now);
    m_attempts += run.attempts;
    m_books.results.denied(run.denied);
    follow(run.done);
    preempt(preemptionVictims(*m_partition, m_now));
}

void SchedulerSimulation::carryOut(const CleaningIsDue&)
{
    m_cluster.removeIdle();
    if (m_now - m_expiredDropped < cluster::kExpiredCleanup)
        return;
    m_partition->dropExpired(m_now);
    m_expiredDropped = m_now;
}

void SchedulerSimulation::planTimers()
{
    const auto next = m_partition->nextDeadline();
    if (!next || (m_plannedTimers && *m_plannedTimers <= *next))
        return;
    m_plannedTimers = next;
    m_events.add(*next, TimersAreDue{});
}

void SchedulerSimulation::preemptForQuotas()
{
    for (const cluster::QuotaExcess& excess : m_partition->dueQuotaPreemptions(m_now))
        preempt(quotaVictims(*m_partition, excess));
}

void SchedulerSimulation::preempt(const std::vector<std::pair<ApplicationId, std::string>>& victims)
{
    for (const auto& [app, pod] : victims) {
        if (const auto effects = m_partition->preempt(app, pod))
            follow(app, *effects);
    }
}

void SchedulerSimulation::follow(const std::vector<cluster::ApplicationEffects>& effects)
{
    for (const cluster::ApplicationEffects& entry : effects)
        follow(entry.app, entry.effects);
}

/// Does for the application @p id what Kubernetes does after @p effects.
void SchedulerSimulation::follow(const ApplicationId& id, const cluster::Effects& effects)
{
    OwnedApplication* const found = m_owners.find(id);
    if (!found)
        return;
    OwnedApplication& app = *found;
    m_books.results.changed(id, effects, m_now);
    if (m_books.usage)
        m_books.usage->changed(id, effects, *m_partition, m_now);
    for (const cluster::Allocation& gone : effects.removed)
        m_owners.endPod(app, gone.key());
    for (const cluster::Allocation& come : effects.added) {
        const auto pod = app.pods.find(come.key());
        if (pod != app.pods.end() && pod->second.runTime > Nanoseconds::zero())
            m_events.add(m_now + pod->second.runTime, PodEnds{id, come.key(), come.bound});
    }
    for (const cluster::Release& release : effects.releases)
        m_events.add(m_now + m_scenario.releaseDelay, ReleaseEnds{id, release.key, release.reason});
    for (const cluster::Request& dropped : effects.dropped) {
        if (dropped.isPlaceholder)
            m_owners.endPod(app, dropped.key);
    }
    if (effects.hasFinished()) {
        close(id, effects.states.back().to == cluster::AppState::Failed);
        return;
    }
    for (const cluster::StateChange& change : effects.states) {
        if (change.to == cluster::AppState::Running)
            endGathering(id);
        if (change.from == cluster::AppState::Resuming && change.to == cluster::AppState::Accepted)
            askAgain(id);
    }
    m_owners.settle(id);
}

/// The gang is complete, or given up: the real pods are asked for.
void SchedulerSimulation::endGathering(const ApplicationId& id)
{
    OwnedApplication& app = *m_owners.find(id);
    app.isGathering = false;
    for (const std::string& pod : std::exchange(app.held, {}))
        request(id, pod);
}

/// The requests that were dropped with the gang come again, now without one (APP-34).
void SchedulerSimulation::askAgain(const ApplicationId& id)
{
    endGathering(id);
    const cluster::Application& known = m_partition->applications().at(id);
    std::vector<std::string> dropped;
    for (const auto& [key, pod] : m_owners.find(id)->pods) {
        if (pod.isRequested && !known.findRequest(key) && !known.findAllocation(key))
            dropped.push_back(key);
    }
    for (const std::string& key : dropped)
        request(id, key);
}

void SchedulerSimulation::close(const ApplicationId& id, bool hasFailed)
{
    m_books.results.ended(id, hasFailed, m_now);
    m_owners.close(id);
}

Result<OwnedApplication*> SchedulerSimulation::find(const ApplicationId& app)
{
    OwnedApplication* const found = m_owners.find(app);
    if (!found)
        return fail(ErrorCode::NotFound, app.text(),
                    {QUOTADECK_TEXT("sim", "Application %1 does not exist or has finished."), app.text()});
    return found;
}

SchedulerSimulation::Done SchedulerSimulation::perform(const SubmitApplication& action)
{
    if (m_owners.find(action.app))
        return fail(ErrorCode::InvalidArgument, action.app.text(),
                    {QUOTADECK_TEXT("sim", "Application %1 exists already."), action.app.text()});
    OwnedApplication app;
    app.user = {action.user, action.groups ? *action.groups : m_owners.groupsOf(action.user)};
    app.namespaceName = action.namespaceName;
    cluster::ApplicationSpec& spec = app.asked;
    spec.id = action.app;
    spec.queue = QueuePath(action.queue);
    if (!action.namespaceName.empty()) {
        const Namespace* const space = m_owners.namespaces().find(action.namespaceName);
        spec.tags
            = cluster::namespaceTags(action.namespaceName, space ? space->annotations : cluster::KubeTexts())
                  .tags;
    }
    for (const auto& [name, value] : action.tags)
        spec.tags[name] = value;
    std::int64_t refused = 0;
    if (action.gang) {
        spec.gangStyle = action.gang->style;
        spec.placeholderTimeout = action.gang->timeout;
        spec.placeholderAsk = totalOf(*action.gang);
        refused = m_owners.addPods(app, placeholdersOf(*action.gang));
        for (auto& [key, pod] : app.pods)
            pod.isPlaceholder = true;
        app.isGathering = !app.pods.empty();
    }
    std::vector<PodGroup> now;
    std::ranges::copy_if(action.pods, std::back_inserter(now),
                         [](const PodGroup& group) { return group.after == Nanoseconds::zero(); });
    refused += m_owners.addPods(app, now);
    if (app.pods.empty() && refused > 0)
        return fail(
            ErrorCode::InvalidArgument, action.app.text(),
            {QUOTADECK_TEXT("sim", "the quota of namespace %1 in Kubernetes has no room for any of its pods"),
             action.namespaceName});
    cluster::ApplicationSpec asked = spec;
    Done done = submit(std::move(asked), std::move(app));
    if (!done)
        return done;
    std::vector<PodGroup> later;
    std::ranges::copy_if(action.pods, std::back_inserter(later),
                         [](const PodGroup& group) { return group.after > Nanoseconds::zero(); });
    for (const PodGroup& group : later)
        m_events.add(m_now + group.after, PodsAreCreated{action.app, group});
    m_owners.find(action.app)->arrivals += static_cast<int>(later.size());
    if (refused == 0)
        return done;
    return Message(
        QUOTADECK_COUNT_TEXT("sim", "%1; Kubernetes rejected %n pods", "%1; Kubernetes rejected %n pod"),
        *done, Message::Count{refused});
}

void SchedulerSimulation::carryOut(const PodsAreCreated& event)
{
    OwnedApplication* const app = m_owners.find(event.app);
    if (!app)
        return;
    --app->arrivals;
    m_owners.addPods(*app, {event.group});
    for (const std::string& name : podNames(event.group))
        request(event.app, podKey(event.app, name));
    m_owners.settle(event.app);
}

SchedulerSimulation::Done SchedulerSimulation::perform(const AddPods& action)
{
    const auto app = find(action.app);
    if (!app)
        return tl::unexpected(app.error());
    for (const PodGroup& group : action.pods) {
        ++(*app)->arrivals;
        m_events.add(m_now + group.after, PodsAreCreated{action.app, group});
    }
    return Message(QUOTADECK_TEXT("sim", "more pods are requested"));
}

/// The keys of the pods called @p names that hold something, of all of the application's without names.
Result<std::vector<std::string>> SchedulerSimulation::allocatedPods(const ApplicationId& id,
                                                                    const std::vector<std::string>& names)
{
    const auto app = m_partition->applications().find(id);
    if (app == m_partition->applications().end())
        return fail(ErrorCode::NotFound, id.text(),
                    {QUOTADECK_TEXT("sim", "There is no application %1 in the scheduler."), id.text()});
    std::vector<std::string> keys;
    for (const std::string& name : names) {
        if (!app->second.findAllocation(podKey(id, name)))
            return fail(ErrorCode::NotFound, id.text(),
                        {QUOTADECK_TEXT("sim", "No pod %1 of %2 is allocated."), name, id.text()});
        keys.push_back(podKey(id, name));
    }
    if (names.empty()) {
        for (const auto& [key, allocation] : app->second.data().allocations)
            keys.push_back(key);
    }
    return keys;
}

SchedulerSimulation::Done SchedulerSimulation::perform(const CompletePods& action)
{
    const auto pods = allocatedPods(action.app, action.pods);
    if (!pods)
        return tl::unexpected(pods.error());
    for (const std::string& pod : *pods)
        carryOut(ReleaseEnds{action.app, pod, cluster::Termination::StoppedByRm});
    return Message(QUOTADECK_COUNT_TEXT("sim", "%n pods ended", "%n pod ended"), count(pods->size()));
}

SchedulerSimulation::Done SchedulerSimulation::perform(const FailApplication& action)
{
    const auto effects = m_partition->failApplication(action.app, action.message, m_now);
    if (!effects)
        return tl::unexpected(effects.error());
    follow(action.app, *effects);
    return Message(QUOTADECK_TEXT("sim", "fails"));
}

/// Of an application that the scheduler knows.
QueuePath SchedulerSimulation::shownQueueOf(const ApplicationId& app) const
{
    return m_partition->queues().find(m_partition->applications().at(app).data().spec.queue)->shown;
}

SchedulerSimulation::Done SchedulerSimulation::perform(const MoveApplication& action)
{
    const auto known = find(action.app);
    if (!known)
        return tl::unexpected(known.error());
    const QueuePath from = shownQueueOf(action.app);
    const access::UserGroups actor{action.user, m_owners.groupsOf(action.user)};
    if (const Status moved = m_partition->moveApplication(action.app, action.queue, actor); !moved)
        return tl::unexpected(moved.error());
    const QueuePath queue = shownQueueOf(action.app);
    (*known)->asked.queue = queue; // requested by its pods when the scheduler restarts
    m_books.results.moved(action.app, queue, m_now);
    return Message(QUOTADECK_TEXT("sim", "%1 moved it from %2 to %3"), action.user.text(), from.text(),
                   queue.text());
}

SchedulerSimulation::Done SchedulerSimulation::perform(const KillApplication& action)
{
    if (const auto known = find(action.app); !known)
        return tl::unexpected(known.error());
    const access::UserGroups actor{action.user, m_owners.groupsOf(action.user)};
    const auto effects = m_partition->killApplication(action.app, actor, m_now);
    if (!effects)
        return tl::unexpected(effects.error());
    follow(action.app, *effects);
    if (m_owners.find(action.app) && !m_partition->applications().contains(action.app))
        close(action.app, true); // removed at once
    return Message(QUOTADECK_TEXT("sim", "killed by %1"), action.user.text());
}

SchedulerSimulation::Done SchedulerSimulation::perform(const PreemptPods& action)
{
    const auto pods = allocatedPods(action.app, action.pods);
    if (!pods)
        return tl::unexpected(pods.error());
    for (const std::string& pod : *pods) {
        if (const auto effects = m_partition->preempt(action.app, pod))
            follow(action.app, *effects);
    }
    return Message(QUOTADECK_COUNT_TEXT("sim", "release of %n pods requested", "release of %n pod requested"),
                   count(pods->size()));
}

SchedulerSimulation::Done SchedulerSimulation::perform(const AddNode& action)
{
    const Status added = m_partition->addNode({action.name, action.instanceType, action.capacity, true, {}});
    if (!added)
        return tl::unexpected(added.error());
    m_lostNodes.erase(action.name);
    return Message(QUOTADECK_TEXT("sim", "node %1 added"), action.name);
}

SchedulerSimulation::Done SchedulerSimulation::perform(const DrainNode& action)
{
    const Status drained = m_partition->setNodeSchedulable(action.name, false);
    if (!drained)
        return tl::unexpected(drained.error());
    return Message(QUOTADECK_TEXT("sim", "node %1 takes no new pods"), action.name);
}

SchedulerSimulation::Done SchedulerSimulation::perform(const LoseNode& action)
{
    const cluster::Node* const node = m_partition->nodes().find(action.name);
    if (!node)
        return fail(ErrorCode::NotFound, action.name,
                    {QUOTADECK_TEXT("sim", "There is no node %1."), action.name});
    m_lostNodes[action.name] = *node;
    std::vector<std::pair<ApplicationId, std::string>> lost;
    for (const auto& [id, app] : m_partition->applications()) {
        for (const auto& [key, allocation] : app.data().allocations) {
            if (allocation.placing.nodeId == action.name && !allocation.request.isPlaceholder)
                lost.emplace_back(id, key);
        }
    }
    std::vector<Pod> pods;
    pods.reserve(lost.size());
    for (const auto& [id, key] : lost)
        pods.push_back(m_owners.find(id)->pods.at(key));
    follow(*m_partition->removeNode(action.name, m_now));
    for (std::size_t index = 0; index < lost.size(); ++index) {
        const auto& [id, key] = lost[index];
        if (m_owners.recreatePod(id, key, pods[index]))
            request(id, key);
    }
    return Message(QUOTADECK_COUNT_TEXT("sim", "node %1 removed with %n pods", "node %1 removed with %n pod"),
                   action.name, count(lost.size()));
}

SchedulerSimulation::Done SchedulerSimulation::perform(const ReturnNode& action)
{
    if (const auto lost = m_lostNodes.find(action.name); lost != m_lostNodes.end()) {
        const AddNode again{action.name, lost->second.instanceType, lost->second.capacity};
        return perform(again);
    }
    const Status returned = m_partition->setNodeSchedulable(action.name, true);
    if (!returned)
        return tl::unexpected(returned.error());
    return Message(QUOTADECK_TEXT("sim", "node %1 takes pods again"), action.name);
}

SchedulerSimulation::Done SchedulerSimulation::perform(const SetGroups& action)
{
    m_owners.setGroups(action.user, action.groups);
    return Message(QUOTADECK_TEXT("sim", "applications that %1 submits from now on have these groups"),
                   action.user.text());
}

/// All or nothing: a configuration that is refused changes nothing (QUE-62).
SchedulerSimulation::Done SchedulerSimulation::perform(const LoadConfiguration& action)
{
    const auto verdict = config::validate(action.text);
    if (!verdict.accepted) {
        const auto error
            = std::ranges::find(verdict.findings, config::Severity::Error, &config::Finding::severity);
        return fail(ErrorCode::Parse, fmt::format("{}:{}", error->span.begin.line, error->span.begin.column),
                    {QUOTADECK_TEXT("sim", "rejected, line %1: %2 [%3]"), error->span.begin.line,
                     error->message, error->rule});
    }
    const auto partitions = config::effectivePartitions(*verdict.config);
    const auto isSimulated = [this](const config::PartitionConfig& partition) {
        return partition.name.value == m_scenario.partition;
    };
    if (std::ranges::none_of(partitions, isSimulated))
        return fail(ErrorCode::InvalidArgument, m_scenario.partition,
                    {QUOTADECK_TEXT("sim", "rejected: partition %1 is simulated and must stay"),
                     m_scenario.partition});
    const auto update = m_cluster.update(*verdict.config, m_now);
    if (!update)
        return fail(
            update.error().code, update.error().where,
            {QUOTADECK_TEXT("sim", "rejected, %1: %2"), update.error().where, update.error().message});
    m_configText = std::make_shared<const std::string>(action.text);
    m_config = std::make_shared<const config::SchedulerConfig>(*verdict.config);
    const cluster::PartitionUpdate& changes = update->updated.at(m_scenario.partition);
    return Message(QUOTADECK_TEXT("sim", "active: %1 and %2"),
                   Message(QUOTADECK_COUNT_TEXT("sim", "%n queue changes", "%n queue change"),
                           count(changes.queues.size())),
                   Message(QUOTADECK_COUNT_TEXT("sim", "%n limit changes", "%n limit change"),
                           count(changes.limits.size())));
}

SchedulerSimulation::Done SchedulerSimulation::perform(const SetNamespace& action)
{
    m_owners.setNamespace(action);
    return Message(QUOTADECK_TEXT("sim", "applies to new pods and applications"));
}

/// The scheduler forgets everything; nodes, pods and their owners are still there.
SchedulerSimulation::Done SchedulerSimulation::perform(const RestartScheduler&)
{
    const auto before = std::exchange(m_cluster, cluster::Cluster(m_scenario.mode));
    const auto created = m_cluster.update(*m_config, m_now);
    if (!created) // it was accepted before
        return tl::unexpected(created.error());
    m_partition = m_cluster.find(m_scenario.partition);
    m_plannedTimers.reset();
    takeInAll(before.partitions().at(m_scenario.partition));
    return Message(QUOTADECK_COUNT_TEXT("sim", "recovered %n applications", "recovered %n application"),
                   count(m_owners.applications().size()));
}

/// Recovery (UGM-60): nodes, then applications by age, each with what it holds and asks for.
void SchedulerSimulation::takeInAll(const cluster::Partition& before)
{
    for (const auto& [id, node] : before.nodes().all())
        (void)m_partition->addNode(node).has_value(); // names do not repeat
    std::vector<std::pair<SystemTime, ApplicationId>> order;
    for (const auto& [id, app] : m_owners.applications())
        order.emplace_back(app.submitted, id);
    std::ranges::sort(order);
    for (const auto& [submitted, id] : order) {
        const auto known = before.applications().find(id);
        takeIn(id, known == before.applications().end() ? nullptr : &known->second);
    }
}

void SchedulerSimulation::takeIn(const ApplicationId& id, const cluster::Application* before)
{
    OwnedApplication& app = *m_owners.find(id);
    const bool holds = before && !before->data().allocations.empty();
    if (!before || (app.pods.empty() && app.arrivals == 0)) {
        close(id, !app.pods.empty() || app.arrivals > 0); // Kubernetes has no objects of it any more
        return;
    }
    cluster::ApplicationSpec spec = app.asked;
    spec.created = app.submitted;
    if (holds)
        spec.tags["application.create.force"] = "true"; // NSQ-10
    if (!m_partition->submit(std::move(spec), app.user, m_now).isAccepted()) {
        close(id, true);
        return;
    }
    std::vector<std::string> pending;
    for (const auto& [key, pod] : app.pods) {
        const cluster::Allocation* const held = before->findAllocation(key);
        if (!held) {
            if (pod.isRequested)
                pending.push_back(key);
            continue;
        }
        cluster::Allocation allocation = *held;
        allocation.asked.reset();
        (void)m_partition->restore(id, std::move(allocation), m_now).has_value();
    }
    for (const std::string& key : pending)
        request(id, key);
    if (m_partition->applications().at(id).state() == cluster::AppState::Running)
        endGathering(id);
}
} // namespace quotadeck::sim
