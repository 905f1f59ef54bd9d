// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/world.h"

#include "core/cluster/schedulingcycle.h"
#include "core/sim/preemptionvictims.h"
#include "core/sim/quotavictims.h"

#include <algorithm>
#include <cassert>
#include <fmt/format.h>
#include <utility>

/// How pods live and what the scheduler is told; actions from outside are in worldactions.cpp.
namespace quotadeck::sim {
namespace {
/// Between the submission of an application and its first request.
constexpr Nanoseconds kRequestDelay = std::chrono::milliseconds(500);
} // namespace

World::World(Scenario scenario)
    : m_scenario(std::move(scenario))
    , m_now(m_scenario.start)
    , m_expiredDropped(m_now)
    , m_configText(std::make_shared<const std::string>(m_scenario.configText))
    , m_config(std::make_shared<const config::SchedulerConfig>(m_scenario.config))
    , m_submitted(m_scenario.workloads.size())
{
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
    for (const ScenarioUser& user : m_scenario.users)
        m_groups[user.name] = user.groups;
    for (const SetNamespace& space : m_scenario.namespaces)
        m_namespaces.set(space);
    if (m_scenario.elastic)
        m_elastic.emplace(*m_scenario.elastic, m_scenario.releaseDelay, m_scenario.start);
}

std::int64_t World::openApplications(std::size_t workload, const UserName& user) const
{
    const auto open = m_open.find({workload, user});
    return open == m_open.end() ? 0 : open->second;
}

void World::submit(std::size_t workload, const QueuePath& queue, const UserName& user,
                   const std::vector<Nanoseconds>& runTimes)
{
    const Workload& source = m_scenario.workloads[workload];
    OwnedApplication app;
    app.workload = workload;
    app.user = {user, m_groups[user]};
    app.asked.id = ApplicationId(fmt::format("{}-{:04}", source.name, ++m_submitted[workload]));
    app.asked.queue = queue;
    for (std::size_t index = 0; index < runTimes.size(); ++index) {
        const std::string key = fmt::format("{}-pod-{:02}", app.asked.id.text(), index + 1);
        app.pods[key] = {.resources = source.podResources, .runTime = runTimes[index]};
    }
    cluster::ApplicationSpec spec = app.asked;
    (void)submit(std::move(spec), std::move(app)).has_value(); // a rejected one is listed as such
}

/// @p app has the pods that are there from the start.
World::Done World::submit(cluster::ApplicationSpec spec, OwnedApplication app)
{
    const ApplicationId id = spec.id;
    const auto result = m_partition->submit(std::move(spec), app.user, m_now);
    if (!result.isAccepted()) {
        for (const auto& [key, pod] : app.pods)
            m_namespaces.release(app.namespaceName, pod.resources);
        m_results.rejected(app.asked.queue, app.user.user);
        return fail(ErrorCode::InvalidArgument, id.text(), result.rejection);
    }
    m_results.submitted(id, *result.placement.queue, app.user.user, m_now);
    app.submitted = m_now;
    if (app.workload)
        ++m_open[{*app.workload, app.user.user}];
    PodsArrive arrival{id, {}};
    for (const auto& [key, pod] : app.pods)
        arrival.pods.push_back(key);
    if (!arrival.pods.empty()) {
        app.firstPod = arrival.pods.front();
        app.arrivals = 1;
        m_events.add(m_now + kRequestDelay, std::move(arrival));
    }
    m_applications.insert_or_assign(id, std::move(app));
    return fmt::format("runs in {}", result.placement.queue->text());
}

void World::handle(const PodsArrive& event)
{
    const auto app = m_applications.find(event.app);
    if (app == m_applications.end())
        return;
    --app->second.arrivals;
    for (const std::string& pod : event.pods)
        request(event.app, pod);
    settle(event.app);
}

/// Asks the scheduler for @p pod, which may have been ended meanwhile.
void World::request(const ApplicationId& id, const std::string& key)
{
    const auto app = m_applications.find(id);
    if (app == m_applications.end() || !app->second.pods.contains(key))
        return;
    Pod& pod = app->second.pods.at(key);
    if (app->second.isGathering && !pod.isPlaceholder) {
        app->second.held.push_back(key);
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
        endPod(app->second, key); // of an application that is failing
}

void World::handle(const PodEnds& event)
{
    const auto app = m_partition->applications().find(event.app);
    if (app == m_partition->applications().end())
        return;
    const cluster::Allocation* const allocation = app->second.findAllocation(event.pod);
    if (allocation && allocation->bound == event.bound)
        handle(ReleaseEnds{event.app, event.pod, cluster::Termination::StoppedByRm});
}

void World::handle(const ReleaseEnds& event)
{
    if (const auto effects = m_partition->confirmRelease(event.app, event.pod, event.reason, m_now))
        follow(event.app, *effects);
}

void World::handle(const TimersAreDue&)
{
    m_plannedTimers.reset();
    follow(m_partition->runTimers(m_now));
}

void World::handle(const SchedulingIsDue&)
{
    if (m_elastic) {
        for (std::string& sentence : m_elastic->schedule(moment()))
            m_outcomes.push_back({m_now, "Room is made", true, std::move(sentence), true});
        return;
    }
    preemptForQuotas();
    const cluster::SchedulingRun run = cluster::runScheduling(*m_partition, m_now);
    m_attempts += run.attempts;
    m_results.denied(run.denied);
    follow(run.done);
    preempt(preemptionVictims(*m_partition, m_now));
}

void World::handle(const CleaningIsDue&)
{
    m_cluster.removeIdle();
    if (m_now - m_expiredDropped < cluster::kExpiredCleanup)
        return;
    m_partition->dropExpired(m_now);
    m_expiredDropped = m_now;
}

void World::handle(const QuotaPodEnds& event)
{
    m_elastic->handle(event);
}

void World::handle(const QuotaPodIsGone& event)
{
    m_elastic->handle(event, m_now);
}

void World::handle(const OveruseIsChecked&)
{
    for (std::string& sentence : m_elastic->checkOveruse(moment()))
        m_outcomes.push_back({m_now, "Too much is taken back", true, std::move(sentence), true});
}

void World::planTimers()
{
    const auto next = m_partition->nextDeadline();
    if (!next || (m_plannedTimers && *m_plannedTimers <= *next))
        return;
    m_plannedTimers = next;
    m_events.add(*next, TimersAreDue{});
}

void World::preemptForQuotas()
{
    for (const cluster::QuotaExcess& excess : m_partition->dueQuotaPreemptions(m_now))
        preempt(quotaVictims(*m_partition, excess));
}

void World::preempt(const std::vector<std::pair<ApplicationId, std::string>>& victims)
{
    for (const auto& [app, pod] : victims) {
        if (const auto effects = m_partition->preempt(app, pod))
            follow(app, *effects);
    }
}

void World::follow(const std::vector<cluster::ApplicationEffects>& effects)
{
    for (const cluster::ApplicationEffects& entry : effects)
        follow(entry.app, entry.effects);
}

/// Does for the application @p id what Kubernetes does after @p effects.
void World::follow(const ApplicationId& id, const cluster::Effects& effects)
{
    const auto found = m_applications.find(id);
    if (found == m_applications.end())
        return;
    OwnedApplication& app = found->second;
    m_results.changed(id, effects, m_now);
    for (const cluster::Allocation& gone : effects.removed)
        endPod(app, gone.key());
    for (const cluster::Allocation& come : effects.added) {
        const auto pod = app.pods.find(come.key());
        if (pod != app.pods.end() && pod->second.runTime > Nanoseconds::zero())
            m_events.add(m_now + pod->second.runTime, PodEnds{id, come.key(), come.bound});
    }
    for (const cluster::Release& release : effects.releases)
        m_events.add(m_now + m_scenario.releaseDelay, ReleaseEnds{id, release.key, release.reason});
    for (const cluster::Request& dropped : effects.dropped) {
        if (dropped.isPlaceholder)
            endPod(app, dropped.key);
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
    settle(id);
}

void World::endPod(OwnedApplication& app, const std::string& key)
{
    const auto pod = app.pods.find(key);
    if (pod == app.pods.end())
        return;
    m_namespaces.release(app.namespaceName, pod->second.resources);
    app.pods.erase(pod);
}

/// The gang is complete, or given up: the real pods are asked for.
void World::endGathering(const ApplicationId& id)
{
    OwnedApplication& app = m_applications.at(id);
    app.isGathering = false;
    for (const std::string& pod : std::exchange(app.held, {}))
        request(id, pod);
}

/// The requests that were dropped with the gang come again, now without one (APP-34).
void World::askAgain(const ApplicationId& id)
{
    endGathering(id);
    const cluster::Application& known = m_partition->applications().at(id);
    std::vector<std::string> dropped;
    for (const auto& [key, pod] : m_applications.at(id).pods) {
        if (pod.isRequested && !known.findRequest(key) && !known.findAllocation(key))
            dropped.push_back(key);
    }
    for (const std::string& key : dropped)
        request(id, key);
}

/// An application without pods, now or to come, is no longer open for its owner.
void World::settle(const ApplicationId& id)
{
    const auto app = m_applications.find(id);
    if (app == m_applications.end() || !app->second.pods.empty() || app->second.arrivals > 0)
        return;
    if (app->second.workload)
        --m_open.at({*app->second.workload, app->second.user.user});
    app->second.workload.reset();
}

/// The scheduler has finished with the application.
void World::close(const ApplicationId& id, bool hasFailed)
{
    m_results.ended(id, hasFailed, m_now);
    OwnedApplication& app = m_applications.at(id);
    for (const auto& [key, pod] : app.pods)
        m_namespaces.release(app.namespaceName, pod.resources);
    app.pods.clear();
    app.arrivals = 0;
    settle(id);
    m_applications.erase(id);
}
} // namespace quotadeck::sim
