// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/world.h"

#include "core/resource/resourceops.h"

#include <algorithm>
#include <cassert>
#include <fmt/format.h>
#include <utility>

namespace quotadeck::sim {
namespace {
/// Between the submission of an application and its first request.
constexpr Nanoseconds kRequestDelay = std::chrono::milliseconds(500);
/// How long an application waits for more requests before it is over (APP-16).
constexpr Nanoseconds kCompletingTime = std::chrono::seconds(30);

/// Adds what @p resources cost over @p time, in units of amount times whole seconds.
void addToHistory(ResourceHistory& history, const std::string& instanceType, const Resource& resources,
                  Nanoseconds time)
{
    const std::int64_t seconds = std::chrono::duration_cast<std::chrono::seconds>(time).count();
    Resource& sum = history[instanceType];
    for (const auto& [type, value] : resources.entries())
        sum.set(type, saturatingAdd(sum.valueOr0(type), saturatingMultiply(value, seconds)));
}
} // namespace

const char* stateName(AppState state)
{
    switch (state) {
    case AppState::New:
        return "New";
    case AppState::Accepted:
        return "Accepted";
    case AppState::Running:
        return "Running";
    case AppState::Completing:
        return "Completing";
    case AppState::Completed:
        return "Completed";
    }
    return "";
}

World::World(Scenario scenario)
    : m_scenario(std::move(scenario))
    , m_now(m_scenario.start)
    , m_queues(cluster::QueueTree::fromConfig(m_scenario.queues).value())
    , m_submitted(m_scenario.workloads.size())
{
    m_usage.applyLimits(ugm::Limits::fromQueues(m_scenario.queues).value());
    Resource total;
    for (std::size_t group = 0; group < m_scenario.nodes.size(); ++group) {
        const NodeGroup& nodes = m_scenario.nodes[group];
        for (std::int64_t number = 1; number <= nodes.count; ++number) {
            m_nodes.push_back({fmt::format("{}-{}", nodes.name, number), group, nodes.capacity, {}});
            addTo(total, nodes.capacity);
        }
    }
    m_queues.setCapacity(total);
}

Application& World::application(AppNumber app)
{
    const auto found = m_applications.find(app);
    assert(found != m_applications.end());
    return found->second;
}

std::int64_t World::openApplications(std::size_t workload, const UserName& user) const
{
    const auto open = m_open.find({workload, user});
    return open == m_open.end() ? 0 : open->second;
}

void World::enter(Application& app, AppState state)
{
    app.state = state;
    app.stateLog.push_back({m_now.time_since_epoch().count(), stateName(state)});
}

/// The priority of all pods is 0.
void World::updateDemand(const Application& app)
{
    cluster::Demand demand;
    for (const Pod& pod : app.pending)
        addTo(demand.pending, pod.resources);
    demand.priority = app.pending.empty() ? kNoPriority : 0;
    m_queues.setDemand(app.queue, app.id, demand);
}

void World::submit(std::size_t workload, const UserName& user, const std::vector<Nanoseconds>& runTimes)
{
    const Workload& source = m_scenario.workloads[workload];
    const auto owner = std::ranges::find(m_scenario.users, user, &ScenarioUser::name);
    assert(owner != m_scenario.users.end());

    Application app;
    app.id = ApplicationId(fmt::format("{}-{:04}", source.name, ++m_submitted[workload]));
    app.workload = workload;
    app.queue = source.queue;
    app.user = user;
    app.groups = owner->groups;
    app.submitted = m_now;
    for (std::size_t index = 0; index < runTimes.size(); ++index) {
        Pod pod;
        pod.name = fmt::format("{}-pod-{:02}", app.id.text(), index + 1);
        pod.resources = source.podResources;
        pod.runTime = runTimes[index];
        pod.isFirst = index == 0;
        app.unrequested.push_back(std::move(pod));
    }
    ++m_open[{workload, user}];
    m_queues.addApplication(app.queue, app.id);
    const AppNumber number = m_nextApplication++;
    m_applications.emplace(number, std::move(app));
    m_events.add(m_now + kRequestDelay, RequestsArrive{number});
}

void World::addRequests(AppNumber number)
{
    Application& app = application(number);
    app.pending = std::exchange(app.unrequested, {});
    for (Pod& pod : app.pending)
        pod.requested = m_now;
    updateDemand(app);
    enter(app, AppState::Accepted);
}

Decision World::tryAllocate(AppNumber number, std::size_t pod, std::size_t node)
{
    Application& app = application(number);
    const Resource& request = app.pending[pod].resources;
    if (Decision decision = m_queues.tryAllocate(app.queue, request); !decision.isAllowed())
        return decision;
    addTo(m_nodes[node].allocated, request);
    if (app.state == AppState::Accepted) {
        m_queues.addRunning(app.queue, app.id);
        app.started = m_now;
        enter(app, AppState::Running);
    }
    addTo(app.used, request);
    app.maxUsed = componentMax(app.maxUsed, app.used);
    [[maybe_unused]] const Status booked
        = m_usage.increase(app.queue, app.id, {app.user, app.groups}, request);
    assert(booked);

    Pod allocated = std::move(app.pending[pod]);
    app.pending.erase(app.pending.begin() + static_cast<std::ptrdiff_t>(pod));
    allocated.allocated = m_now;
    allocated.node = node;
    m_events.add(m_now + allocated.runTime, PodEnds{number, allocated.name});
    app.allocated.push_back(std::move(allocated));
    updateDemand(app);
    return {};
}

void World::endPod(AppNumber number, const std::string& pod)
{
    Application& app = application(number);
    const auto ended = std::ranges::find(app.allocated, pod, &Pod::name);
    assert(ended != app.allocated.end());
    const Pod freed = std::move(*ended);
    app.allocated.erase(ended);

    Node& node = m_nodes[freed.node];
    subtractFrom(node.allocated, freed.resources);
    node.allocated.prune();
    subtractFrom(app.used, freed.resources);
    app.used.prune();
    addToHistory(app.usageHistory, m_scenario.nodes[node.group].instanceType, freed.resources,
                 m_now - *freed.allocated);
    const bool isOver = app.allocated.empty() && app.pending.empty();
    [[maybe_unused]] const Status released = m_queues.release(app.queue, freed.resources);
    assert(released);
    [[maybe_unused]] const Status returned
        = m_usage.decrease(app.queue, app.id, app.user, freed.resources,
                           isOver ? ugm::AppRemoval::Remove : ugm::AppRemoval::Keep);
    assert(returned);
    if (isOver) {
        --m_open.at({app.workload, app.user});
        m_queues.removeRunning(app.queue);
        enter(app, AppState::Completing);
        m_events.add(m_now + kCompletingTime, CompletingEnds{number});
    }
}

void World::complete(AppNumber number)
{
    const Application& app = application(number);
    m_queues.removeApplication(app.queue, app.id);
    m_applications.erase(number);
    ++m_completed;
}
} // namespace quotadeck::sim
