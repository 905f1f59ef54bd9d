// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/namespacetags.h"
#include "core/config/rules/validator.h"
#include "core/config/schema/effective.h"
#include "core/resource/resourceops.h"
#include "core/sim/world.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <utility>

/// What the script of a scenario, or a person, does to the cluster.
namespace quotadeck::sim {
namespace {
std::vector<std::string> podNames(const PodGroup& group)
{
    if (group.count == 1)
        return {group.name};
    std::vector<std::string> names;
    for (std::int64_t number = 1; number <= group.count; ++number)
        names.push_back(fmt::format("{}-{}", group.name, number));
    return names;
}

/// Pods are unique in the cluster, their names in an application.
std::string podKey(const ApplicationId& app, const std::string& name)
{
    return fmt::format("{}-{}", app.text(), name);
}

std::string count(std::int64_t number, const char* what)
{
    return fmt::format("{} {}{}", number, what, number == 1 ? "" : "s");
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

World::Done World::perform(const auto&)
{
    return fail(ErrorCode::Unsupported, {}, "a cluster with queues has no elastic quotas: it cannot do this");
}

const Outcome& World::apply(const Action& action, std::string title)
{
    const Done done = m_elastic ? m_elastic->apply(action, moment())
                                : std::visit([this](const auto& what) { return perform(what); }, action);
    m_outcomes.push_back(
        {m_now, std::move(title), done.has_value(), done ? *done : done.error().message.english(), false});
    if (std::holds_alternative<LoadConfiguration>(action) || std::holds_alternative<ApplyQuotas>(action)
        || std::holds_alternative<DeleteQuota>(action))
        m_lastLoading = m_outcomes.back();
    return m_outcomes.back();
}

Result<OwnedApplication*> World::find(const ApplicationId& app)
{
    const auto found = m_applications.find(app);
    if (found == m_applications.end())
        return fail(ErrorCode::NotFound, app.text(),
                    fmt::format("There is no application {} that has not finished.", app.text()));
    return &found->second;
}

/// Creates the pods that Kubernetes takes; returns how many it refused.
std::int64_t World::addPods(OwnedApplication& app, const std::vector<PodGroup>& groups)
{
    std::int64_t refused = 0;
    for (const PodGroup& group : groups) {
        for (const std::string& name : podNames(group)) {
            if (!m_namespaces.admit(app.namespaceName, group.resources)) {
                ++refused;
                continue;
            }
            app.pods[podKey(app.asked.id, name)] = {.resources = group.resources,
                                                    .runTime = group.runTime,
                                                    .priority = group.priority,
                                                    .taskGroup = group.taskGroup};
        }
    }
    return refused;
}

World::Done World::perform(const SubmitApplication& action)
{
    if (m_applications.contains(action.app))
        return fail(ErrorCode::InvalidArgument, action.app.text(),
                    fmt::format("There is an application {} already.", action.app.text()));
    OwnedApplication app;
    app.user = {action.user, action.groups ? *action.groups : m_groups[action.user]};
    app.namespaceName = action.namespaceName;
    cluster::ApplicationSpec& spec = app.asked;
    spec.id = action.app;
    spec.queue = QueuePath(action.queue);
    if (!action.namespaceName.empty()) {
        const Namespace* const space = m_namespaces.find(action.namespaceName);
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
        refused = addPods(app, placeholdersOf(*action.gang));
        for (auto& [key, pod] : app.pods)
            pod.isPlaceholder = true;
        app.isGathering = !app.pods.empty();
    }
    std::vector<PodGroup> now;
    std::ranges::copy_if(action.pods, std::back_inserter(now),
                         [](const PodGroup& group) { return group.after == Nanoseconds::zero(); });
    refused += addPods(app, now);
    if (app.pods.empty() && refused > 0)
        return fail(
            ErrorCode::InvalidArgument, action.app.text(),
            fmt::format(
                "the quota of namespace {} in Kubernetes has no room for any of its pods: they are refused",
                action.namespaceName));
    cluster::ApplicationSpec asked = spec;
    Done done = submit(std::move(asked), std::move(app));
    if (!done)
        return done;
    std::vector<PodGroup> later;
    std::ranges::copy_if(action.pods, std::back_inserter(later),
                         [](const PodGroup& group) { return group.after > Nanoseconds::zero(); });
    for (const PodGroup& group : later)
        m_events.add(m_now + group.after, PodsAreCreated{action.app, group});
    m_applications.at(action.app).arrivals += static_cast<int>(later.size());
    return refused == 0 ? std::move(done)
                        : fmt::format("{}; Kubernetes refused {}", *done, count(refused, "pod"));
}

void World::handle(const PodsAreCreated& event)
{
    const auto app = m_applications.find(event.app);
    if (app == m_applications.end())
        return;
    --app->second.arrivals;
    addPods(app->second, {event.group});
    for (const std::string& name : podNames(event.group))
        request(event.app, podKey(event.app, name));
    settle(event.app);
}

World::Done World::perform(const AddPods& action)
{
    const auto app = find(action.app);
    if (!app)
        return tl::unexpected(app.error());
    for (const PodGroup& group : action.pods) {
        ++(*app)->arrivals;
        m_events.add(m_now + group.after, PodsAreCreated{action.app, group});
    }
    return fmt::format("asks for more");
}

/// The keys of the pods called @p names that hold something, of all of the application's without names.
Result<std::vector<std::string>> World::allocatedPods(const ApplicationId& id,
                                                      const std::vector<std::string>& names)
{
    const auto app = m_partition->applications().find(id);
    if (app == m_partition->applications().end())
        return fail(ErrorCode::NotFound, id.text(),
                    fmt::format("There is no application {} in the scheduler.", id.text()));
    std::vector<std::string> keys;
    for (const std::string& name : names) {
        if (!app->second.findAllocation(podKey(id, name)))
            return fail(ErrorCode::NotFound, id.text(),
                        fmt::format("No pod {} of {} is allocated.", name, id.text()));
        keys.push_back(podKey(id, name));
    }
    if (names.empty()) {
        for (const auto& [key, allocation] : app->second.data().allocations)
            keys.push_back(key);
    }
    return keys;
}

World::Done World::perform(const CompletePods& action)
{
    const auto pods = allocatedPods(action.app, action.pods);
    if (!pods)
        return tl::unexpected(pods.error());
    for (const std::string& pod : *pods)
        handle(ReleaseEnds{action.app, pod, cluster::Termination::StoppedByRm});
    return fmt::format("{} ended", count(static_cast<std::int64_t>(pods->size()), "pod"));
}

World::Done World::perform(const FailApplication& action)
{
    const auto effects = m_partition->failApplication(action.app, action.message, m_now);
    if (!effects)
        return tl::unexpected(effects.error());
    follow(action.app, *effects);
    return fmt::format("fails");
}

World::Done World::perform(const PreemptPods& action)
{
    const auto pods = allocatedPods(action.app, action.pods);
    if (!pods)
        return tl::unexpected(pods.error());
    for (const std::string& pod : *pods) {
        if (const auto effects = m_partition->preempt(action.app, pod))
            follow(action.app, *effects);
    }
    return fmt::format("{} asked back", count(static_cast<std::int64_t>(pods->size()), "pod"));
}

World::Done World::perform(const AddNode& action)
{
    const Status added = m_partition->addNode({action.name, action.instanceType, action.capacity, true, {}});
    if (!added)
        return tl::unexpected(added.error());
    m_lostNodes.erase(action.name);
    return fmt::format("node {} is there", action.name);
}

World::Done World::perform(const DrainNode& action)
{
    const Status drained = m_partition->setNodeSchedulable(action.name, false);
    if (!drained)
        return tl::unexpected(drained.error());
    return fmt::format("node {} takes no new pods", action.name);
}

World::Done World::perform(const LoseNode& action)
{
    const cluster::Node* const node = m_partition->nodes().find(action.name);
    if (!node)
        return fail(ErrorCode::NotFound, action.name, fmt::format("There is no node {}.", action.name));
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
        pods.push_back(m_applications.at(id).pods.at(key));
    follow(*m_partition->removeNode(action.name, m_now));
    for (std::size_t index = 0; index < lost.size(); ++index) {
        const auto& [id, key] = lost[index];
        const auto app = m_applications.find(id);
        if (app == m_applications.end()
            || !m_namespaces.admit(app->second.namespaceName, pods[index].resources))
            continue;
        app->second.pods[key] = pods[index];
        request(id, key);
    }
    return fmt::format("node {} is gone with {}", action.name,
                       count(static_cast<std::int64_t>(lost.size()), "pod"));
}

World::Done World::perform(const ReturnNode& action)
{
    if (const auto lost = m_lostNodes.find(action.name); lost != m_lostNodes.end()) {
        const AddNode again{action.name, lost->second.instanceType, lost->second.capacity};
        return perform(again);
    }
    const Status returned = m_partition->setNodeSchedulable(action.name, true);
    if (!returned)
        return tl::unexpected(returned.error());
    return fmt::format("node {} takes pods again", action.name);
}

World::Done World::perform(const SetGroups& action)
{
    m_groups[action.user] = action.groups;
    return fmt::format("applications that {} submits from now on have these groups", action.user.text());
}

/// All or nothing: a configuration that is refused changes nothing (QUE-62).
World::Done World::perform(const LoadConfiguration& action)
{
    const auto verdict = config::validate(action.text);
    if (!verdict.accepted) {
        const auto error
            = std::ranges::find(verdict.findings, config::Severity::Error, &config::Finding::severity);
        return fail(
            ErrorCode::Parse, fmt::format("{}:{}", error->span.begin.line, error->span.begin.column),
            fmt::format("rejected, line {}: {} [{}]", error->span.begin.line, error->message, error->rule));
    }
    const auto partitions = config::effectivePartitions(*verdict.config);
    const auto isSimulated = [this](const config::PartitionConfig& partition) {
        return partition.name.value == m_scenario.partition;
    };
    if (std::ranges::none_of(partitions, isSimulated))
        return fail(ErrorCode::InvalidArgument, m_scenario.partition,
                    fmt::format("rejected: partition {} is simulated and must stay", m_scenario.partition));
    const auto update = m_cluster.update(*verdict.config, m_now);
    if (!update)
        return fail(update.error().code, update.error().where,
                    fmt::format("rejected, {}: {}", update.error().where, update.error().message.english()));
    m_configText = std::make_shared<const std::string>(action.text);
    m_config = std::make_shared<const config::SchedulerConfig>(*verdict.config);
    const cluster::PartitionUpdate& changes = update->updated.at(m_scenario.partition);
    return fmt::format("active: {} and {}",
                       count(static_cast<std::int64_t>(changes.queues.size()), "queue change"),
                       count(static_cast<std::int64_t>(changes.limits.size()), "limit change"));
}

World::Done World::perform(const SetNamespace& action)
{
    m_namespaces.set(action);
    return fmt::format("holds for the next pods and applications");
}

/// The scheduler forgets everything; nodes, pods and their owners are still there.
World::Done World::perform(const RestartScheduler&)
{
    const auto before = std::exchange(m_cluster, cluster::Cluster());
    const auto created = m_cluster.update(*m_config, m_now);
    if (!created) // it was accepted before
        return tl::unexpected(created.error());
    m_partition = m_cluster.find(m_scenario.partition);
    m_plannedTimers.reset();
    takeInAll(before.partitions().at(m_scenario.partition));
    return fmt::format("took in {}", count(static_cast<std::int64_t>(m_applications.size()), "application"));
}

/// Recovery (UGM-60): nodes, then applications by age, each with what it holds and asks for.
void World::takeInAll(const cluster::Partition& before)
{
    for (const auto& [id, node] : before.nodes().all())
        (void)m_partition->addNode(node).has_value(); // names do not repeat
    std::vector<std::pair<SystemTime, ApplicationId>> order;
    for (const auto& [id, app] : m_applications)
        order.emplace_back(app.submitted, id);
    std::ranges::sort(order);
    for (const auto& [submitted, id] : order) {
        const auto known = before.applications().find(id);
        takeIn(id, known == before.applications().end() ? nullptr : &known->second);
    }
}

void World::takeIn(const ApplicationId& id, const cluster::Application* before)
{
    OwnedApplication& app = m_applications.at(id);
    const bool holds = before && !before->data().allocations.empty();
    if (!before || (app.pods.empty() && app.arrivals == 0)) {
        close(id, !app.pods.empty() || app.arrivals > 0); // nothing in Kubernetes tells of it any more
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
