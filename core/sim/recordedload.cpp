// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/recordedload.h"

#include "core/base/saturating.h"
#include "core/resource/resourceops.h"
#include "core/snapshot/clustersnapshot.h"

#include <algorithm>
#include <charconv>
#include <string_view>
#include <utility>

namespace quotadeck::sim {
namespace {
/// Pods that wait in the first sample are requested after those that are allocated in it, so that they do not take their places.
constexpr Nanoseconds kWaitingDelay = std::chrono::seconds(3);
/// The shortest run time: 0 would be one without an end.
constexpr Nanoseconds kShortest = std::chrono::milliseconds(1);

/// @p sampled if the server reports no time, or one after the sample that shows the object.
SystemTime timeOf(std::int64_t nanoseconds, SystemTime sampled)
{
    return nanoseconds > 0 ? std::min(SystemTime(Nanoseconds(nanoseconds)), sampled) : sampled;
}

std::int32_t priorityOf(std::string_view text)
{
    std::int32_t priority = 0;
    (void)std::from_chars(text.data(), text.data() + text.size(), priority);
    return priority;
}

std::string textOf(const std::map<std::string, std::string>& texts, std::string_view key)
{
    const auto found = texts.find(std::string(key));
    return found == texts.end() ? std::string() : found->second;
}

std::string instanceType(const NodeInfo& node)
{
    for (const char* key :
         {"si/instance-type", "node.kubernetes.io/instance-type", "beta.kubernetes.io/instance-type"}) {
        if (auto type = textOf(node.attributes, key); !type.empty())
            return type;
    }
    return {};
}

/// What the scheduler can give away: without what others occupy.
Resource capacityOf(const NodeInfo& node)
{
    Resource capacity = node.capacity.value_or(Resource());
    if (node.occupied) {
        for (const auto& [type, occupied] : node.occupied->entries())
            capacity.set(type, std::max<Quantity>(saturatingSubtract(capacity.valueOr0(type), occupied), 0));
    }
    return capacity;
}

bool takesPods(const NodeInfo& node)
{
    return node.schedulable && textOf(node.attributes, "ready") != "false";
}

/// Since the application was submitted, if it does not wait.
Nanoseconds endOf(const PodGroup& pod)
{
    return pod.after + pod.runTime;
}

/// Lets @p pod, if it ends, run until shortly before @p next: an application without pods completes after 30 s (APP-16), and this
/// one went on. Returns whether it runs longer now.
bool keepOpen(PodGroup& pod, Nanoseconds next)
{
    constexpr Nanoseconds kLongestPause = std::chrono::seconds(20);
    if (pod.runTime == Nanoseconds::zero() || endOf(pod) + kLongestPause >= next)
        return false;
    pod.runTime = next - kLongestPause - pod.after;
    return true;
}

Nanoseconds median(std::vector<Nanoseconds> times)
{
    const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
    std::ranges::nth_element(times, middle);
    return *middle;
}
} // namespace

void RecordedLoad::add(const ClusterSnapshot& snapshot, const std::string* configuration)
{
    if (m_partition.empty()) {
        const PartitionSnapshot* const standard = findPartition(snapshot, "default");
        if (!standard && snapshot.partitions.empty())
            return;
        m_partition = standard ? standard->info.name : snapshot.partitions.front().info.name;
    }
    const PartitionSnapshot* const partition = findPartition(snapshot, m_partition);
    const std::optional<SystemTime> plausible = plausibleSourceTime(snapshot);
    if (!partition || !partition->applications || !plausible || (m_first && *plausible <= m_last))
        return;
    const SystemTime time = *plausible;
    if (!m_first) {
        m_first = time;
        m_clusterId = partition->info.clusterId;
    }
    m_last = time;
    ++m_samples;
    if (partition->nodes)
        addNodes(*partition->nodes, time);
    for (const ApplicationInfo& application : *partition->applications)
        addApplication(application, time);
    noteConfiguration(configuration);
    noteFinished(partition->finished);
    endMissing(partition->finished, time);
}

void RecordedLoad::noteConfiguration(const std::string* configuration)
{
    if (!configuration)
        return;
    if (!m_configuration)
        m_configuration = *configuration;
    else if (m_lastConfiguration != *configuration)
        ++m_configurationChanges;
    m_lastConfiguration = *configuration;
}

/// What was submitted since the first sample and has ended.
void RecordedLoad::noteFinished(const FinishedApplications& finished)
{
    if (!finished.isKnown())
        return;
    for (const ApplicationInfo& application : *finished.list) {
        if (application.submissionTime <= 0 || SystemTime(Nanoseconds(application.submissionTime)) < *m_first)
            continue;
        if (application.state == "Rejected")
            m_rejected.insert(application.id);
        else if (!m_applications.contains(application.id))
            m_unseen.insert(application.id);
    }
}

void RecordedLoad::addNodes(const std::vector<NodeInfo>& nodes, SystemTime time)
{
    const auto note = [this, time](Action action) {
        Message title = titleOf(action);
        m_nodeEvents.push_back({sinceStart(time), title.english(), std::move(action)});
    };
    std::set<std::string> present;
    for (const NodeInfo& node : nodes) {
        present.insert(node.id);
        const Resource capacity = capacityOf(node);
        const auto [known, isNew]
            = m_nodes.try_emplace(node.id, SeenNode{true, node.capacity.value_or(Resource())});
        if (isNew)
            note(AddNode{node.id, instanceType(node), capacity});
        else if (!m_presentNodes.contains(node.id))
            note(ReturnNode{node.id});
        if (known->second.capacity != node.capacity.value_or(Resource()))
            m_resizedNodes.insert(node.id);
        if (const bool takes = takesPods(node); std::exchange(known->second.takesPods, takes) != takes)
            note(takes ? Action(ReturnNode{node.id}) : Action(DrainNode{node.id}));
    }
    for (const std::string& id : m_presentNodes) {
        if (!present.contains(id)) {
            note(LoseNode{id});
            m_nodes[id].takesPods = true; // when it comes back
        }
    }
    m_presentNodes = std::move(present);
}

void RecordedLoad::addApplication(const ApplicationInfo& application, SystemTime time)
{
    const auto [place, isNew] = m_applications.try_emplace(application.id);
    SeenApplication& seen = place->second;
    if (isNew) {
        seen.user = application.user;
        seen.groups = application.groups;
        seen.submitted = timeOf(application.submissionTime, time);
    }
    seen.queue = application.queue;
    const auto podOf
        = [&](const std::string& key, const std::optional<Resource>& resource, const std::string& priority,
              std::int64_t requested, const std::map<std::string, std::string>& tags) -> Pod& {
        const auto [pod, isNewPod] = seen.pods.try_emplace(key);
        if (isNewPod) {
            pod->second.resource = resource.value_or(Resource());
            pod->second.priority = priorityOf(priority);
            pod->second.created = timeOf(requested, time);
        }
        if (seen.namespaceName.empty())
            seen.namespaceName = textOf(tags, "kubernetes.io/meta/namespace");
        pod->second.seen = time;
        pod->second.ended.reset(); // a part of the answer was missing in between
        return pod->second;
    };
    for (const RequestInfo& request : application.requests) {
        if (request.placeholder)
            m_placeholders.insert(request.key);
        else
            podOf(request.key, request.resource, request.priority, request.requestTime, request.tags);
    }
    for (const AllocationInfo& allocation : application.allocations) {
        if (allocation.placeholder) {
            m_placeholders.insert(allocation.key);
            continue;
        }
        Pod& pod = podOf(allocation.key, allocation.resource, allocation.priority, allocation.requestTime,
                         allocation.tags);
        if (!pod.bound)
            pod.bound = timeOf(allocation.allocationTime, time);
    }
    if (seen.pods.empty())
        m_withoutPods.insert(application.id);
    else
        m_withoutPods.erase(application.id);
}

void RecordedLoad::endMissing(const FinishedApplications& finished, SystemTime time)
{
    for (auto& [id, application] : m_applications) {
        for (auto& [key, pod] : application.pods) {
            if (pod.seen == time || pod.ended)
                continue;
            pod.ended = pod.seen + (time - pod.seen) / 2;
            const ApplicationInfo* const end = finished.find(id);
            if (!end || end->finishedTime <= 0)
                continue;
            const SystemTime reported{Nanoseconds(end->finishedTime)};
            if (reported >= pod.seen && reported <= time)
                pod.ended = reported;
        }
    }
}

Nanoseconds RecordedLoad::duration() const
{
    return m_first ? m_last - *m_first : Nanoseconds{};
}

Nanoseconds RecordedLoad::sinceStart(SystemTime time) const
{
    return std::max(time - *m_first, Nanoseconds::zero());
}

/// The median run time of each user's pods that ended; of all users' pods under the empty name. No entry without such pods.
std::map<UserName, Nanoseconds> RecordedLoad::usualRunTimes() const
{
    std::map<UserName, std::vector<Nanoseconds>> known;
    for (const auto& [id, application] : m_applications) {
        for (const auto& [key, pod] : application.pods) {
            if (!pod.bound || !pod.ended)
                continue;
            known[application.user].push_back(*pod.ended - *pod.bound);
            known[UserName()].push_back(*pod.ended - *pod.bound);
        }
    }
    std::map<UserName, Nanoseconds> usual;
    for (auto& [user, times] : known)
        usual.emplace(user, std::max(median(std::move(times)), kShortest));
    return usual;
}

std::vector<PodGroup> RecordedLoad::podsOf(const SeenApplication& application,
                                           const std::map<UserName, Nanoseconds>& usual,
                                           std::size_t& lengthened) const
{
    std::vector<std::pair<SystemTime, const Pod*>> pods;
    for (const auto& [key, pod] : application.pods)
        pods.emplace_back(pod.created, &pod);
    std::ranges::stable_sort(pods, {}, &std::pair<SystemTime, const Pod*>::first);
    const SystemTime begin = std::max(application.submitted, *m_first);
    std::vector<PodGroup> groups;
    std::optional<std::size_t>
        longest; // of the groups so far, the one that ends last; one that does not end stays it
    for (const auto& [created, pod] : pods) {
        PodGroup group;
        group.name = "pod-" + std::to_string(groups.size() + 1);
        group.resources = pod->resource;
        group.priority = pod->priority;
        group.after = std::max(created - begin, Nanoseconds::zero());
        if (!pod->bound) {
            const auto own = usual.find(application.user);
            const auto any = own == usual.end() ? usual.find(UserName()) : own;
            group.runTime = any == usual.end() ? Nanoseconds::zero() : any->second;
        } else if (pod->ended) {
            group.runTime = std::max(*pod->ended - std::max(*pod->bound, *m_first), kShortest);
        }
        if (created < *m_first && (!pod->bound || *pod->bound > *m_first))
            group.after = kWaitingDelay;
        if (longest && keepOpen(groups[*longest], group.after))
            ++lengthened;
        const bool isLonger = !longest
            || (groups[*longest].runTime > Nanoseconds::zero()
                && (group.runTime == Nanoseconds::zero() || endOf(group) > endOf(groups[*longest])));
        groups.push_back(std::move(group));
        if (isLonger)
            longest = groups.size() - 1;
    }
    return groups;
}

Result<Scenario> RecordedLoad::scenario(std::string name) const
{
    if (m_samples == 0)
        return fail(
            ErrorCode::NotFound, std::move(name),
            {QUOTADECK_TEXT("sim",
                            "no sample contains applications of partition %1: choose another partition, "
                            "or record a scheduler with queues"),
             m_partition.empty() ? std::string("default") : m_partition});
    if (m_samples < 2)
        return fail(ErrorCode::NotFound, std::move(name),
                    QUOTADECK_TEXT("sim", "only one sample contains applications: record for longer"));
    if (m_nodes.empty())
        return fail(
            ErrorCode::NotFound, std::move(name),
            QUOTADECK_TEXT("sim", "the samples do not contain nodes: without them there is nowhere to run"));
    const auto usual = usualRunTimes();
    std::size_t lengthened = 0;
    Scenario scenario;
    scenario.name = name;
    scenario.title = name;
    scenario.start = *m_first;
    scenario.clusterId = m_clusterId;
    scenario.partition = m_partition;
    scenario.events = m_nodeEvents;
    scenario.recordedFor = duration();
    std::map<UserName, std::vector<GroupName>> users;
    std::vector<std::pair<SystemTime, ScriptedEvent>> submissions;
    for (const auto& [id, application] : m_applications) {
        if (application.pods.empty())
            continue;
        users.try_emplace(application.user, application.groups);
        SubmitApplication submit;
        submit.app = id;
        submit.user = application.user;
        submit.groups = application.groups;
        submit.queue = application.queue.text();
        submit.namespaceName = application.namespaceName;
        submit.pods = podsOf(application, usual, lengthened);
        Action action = std::move(submit);
        std::string title = titleOf(action).english();
        submissions.emplace_back(
            application.submitted,
            ScriptedEvent{sinceStart(application.submitted), std::move(title), std::move(action)});
    }
    if (submissions.empty())
        return fail(ErrorCode::NotFound, std::move(name),
                    QUOTADECK_TEXT("sim", "the samples contain no pod that was requested or allocated"));
    std::ranges::stable_sort(submissions, {}, &std::pair<SystemTime, ScriptedEvent>::first);
    for (auto& [time, event] : submissions)
        scenario.events.push_back(std::move(event));
    std::ranges::stable_sort(scenario.events, {}, &ScriptedEvent::at); // nodes first
    for (auto& [user, groups] : users)
        scenario.users.push_back({user, groups});
    return scenario;
}

std::vector<Message> RecordedLoad::notes() const
{
    std::size_t pods = 0;
    std::size_t endless = 0;
    std::size_t waiting = 0;
    std::size_t lengthened = 0;
    const auto usual = usualRunTimes();
    for (const auto& [id, application] : m_applications) {
        pods += application.pods.size();
        (void)podsOf(application, usual, lengthened);
        for (const auto& [key, pod] : application.pods) {
            if (!pod.bound)
                ++waiting;
            else if (!pod.ended)
                ++endless;
        }
    }
    std::vector<Message> notes;
    notes.emplace_back(
        QUOTADECK_TEXT("sim", "The load has %1 and %2, from %3."),
        Message(QUOTADECK_COUNT_TEXT("sim", "%n applications", "%n application"),
                Message::Count(m_applications.size() - m_withoutPods.size())),
        Message(QUOTADECK_COUNT_TEXT("sim", "%n pods", "%n pod"), Message::Count(pods)),
        Message(QUOTADECK_COUNT_TEXT("sim", "%n samples", "%n sample"), Message::Count(m_samples)));
    const auto add = [&notes](std::size_t count, const MessageTemplate& form) {
        if (count > 0)
            notes.emplace_back(form, Message::Count(count));
    };
    add(endless,
        QUOTADECK_COUNT_TEXT("sim",
                             "%n pods ran until the end of the samples and do not end in the simulation.",
                             "%n pod ran until the end of the samples and does not end in the simulation."));
    add(waiting,
        QUOTADECK_COUNT_TEXT(
            "sim", "%n pods were never allocated: they run as long as the median of their user's pods.",
            "%n pod was never allocated: it runs as long as the median of its user's pods."));
    add(lengthened,
        QUOTADECK_COUNT_TEXT(
            "sim",
            "%n pods run longer than they did: their applications would complete before their next pods.",
            "%n pod runs longer than it did: its application would complete before its next pod."));
    add(m_withoutPods.size(),
        QUOTADECK_COUNT_TEXT("sim", "%n applications are left out: no sample shows a pod of them.",
                             "%n application is left out: no sample shows a pod of it."));
    add(m_unseen.size(),
        QUOTADECK_COUNT_TEXT(
            "sim", "%n applications are left out: they were submitted and ended between two samples.",
            "%n application is left out: it was submitted and ended between two samples."));
    add(m_configurationChanges,
        QUOTADECK_COUNT_TEXT(
            "sim", "The configuration changed %n times while the load was recorded; its first one counts.",
            "The configuration changed once while the load was recorded; its first one counts."));
    add(m_resizedNodes.size(),
        QUOTADECK_COUNT_TEXT("sim", "The capacity of %n nodes changed; the first one of each counts.",
                             "The capacity of %n node changed; its first one counts."));
    add(m_rejected.size(),
        QUOTADECK_COUNT_TEXT("sim",
                             "%n rejected applications are left out: what they requested is not known.",
                             "%n rejected application is left out: what it requested is not known."));
    add(m_placeholders.size(),
        QUOTADECK_COUNT_TEXT("sim", "%n placeholders are left out: only the pods that replace them run.",
                             "%n placeholder is left out: only the pod that replaces it runs."));
    return notes;
}
} // namespace quotadeck::sim
