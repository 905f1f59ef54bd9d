// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/namereplacer.h"

#include "app/feed/confignames.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>
#include <vector>

namespace quotadeck::feed {
namespace {
using Kind = NameReplacer::Kind;

constexpr std::string_view kEveryone = "*";
constexpr std::string_view kRootQueue = "root";

std::string_view prefixOf(NameReplacer::Kind kind)
{
    switch (kind) {
    case Kind::User:
        return "user";
    case Kind::Group:
        return "group";
    case Kind::Application:
        return "application";
    case Kind::Queue:
        return "queue";
    case Kind::Node:
        return "node";
    case Kind::Rack:
        return "rack";
    case Kind::Allocation:
        return "allocation";
    case Kind::TaskGroup:
        return "task-group";
    case Kind::Quota:
        return "quota";
    case Kind::Tree:
        return "tree";
    case Kind::Namespace:
        return "namespace";
    case Kind::Pod:
        return "pod";
    case Kind::Profile:
        return "profile";
    case Kind::Connection:
        return "connection";
    case Kind::Context:
        return "context";
    case Kind::Service:
        return "service";
    case Kind::Host:
        return "host";
    case Kind::File:
        return "file";
    }
    return "name";
}
} // namespace

std::string NameReplacer::replacement(Kind kind, const std::string& name)
{
    if (name.empty())
        return name;
    auto& names = m_names[kind];
    const auto known = names.find(name);
    if (known != names.end())
        return known->second;
    return names.emplace(name, fmt::format("{}-{}", prefixOf(kind), names.size() + 1)).first->second;
}

void NameReplacer::forEach(const std::function<void(Kind kind, const std::string& name,
                                                    const std::string& replacement)>& visit) const
{
    for (const auto& [kind, names] : m_names) {
        for (const auto& [name, replaced] : names)
            visit(kind, name, replaced);
    }
}

/// Usage of people is under paths in lower case, limits are under the configured spelling (UGM-62).
QueuePath NameReplacer::path(const QueuePath& path)
{
    const QueuePath lowered = path.lowered();
    std::string text;
    for (const std::string_view part : lowered.parts()) {
        const bool isRoot = text.empty() && part == kRootQueue;
        text += fmt::format("{}{}", text.empty() ? "" : ".",
                            isRoot ? std::string(part) : replacement(Kind::Queue, std::string(part)));
    }
    return QueuePath(std::move(text));
}

std::string NameReplacer::leftOut(const std::string& text)
{
    return text.empty() ? text : "(left out)";
}

ApplicationId NameReplacer::application(const ApplicationId& id)
{
    return ApplicationId(replacement(Kind::Application, id.text()));
}

GroupName NameReplacer::group(const GroupName& name)
{
    return name.text() == kEveryone ? name : GroupName(replacement(Kind::Group, name.text()));
}

ClusterSnapshot NameReplacer::replaced(ClusterSnapshot snapshot)
{
    for (ClusterInfo& cluster : snapshot.clusters)
        cluster.clusterName = kSourceName;
    if (snapshot.health) {
        for (HealthCheck& check : snapshot.health->checks)
            check.diagnosis = leftOut(check.diagnosis);
    }
    for (PartitionSnapshot& partition : snapshot.partitions)
        replace(partition);
    return snapshot;
}

void NameReplacer::replace(PartitionSnapshot& partition)
{
    const auto eachOf = [this](auto& list) {
        if (!list)
            return;
        for (auto& row : *list)
            replace(row);
        normalize(*list);
    };
    partition.info.clusterId = kSourceName;
    eachOf(partition.queues);
    eachOf(partition.users);
    eachOf(partition.groups);
    eachOf(partition.applications);
    eachOf(partition.nodes);
    if (!partition.finished.isKnown())
        return;
    std::vector<ApplicationInfo> finished = *partition.finished.list;
    for (ApplicationInfo& application : finished)
        replace(application);
    partition.finished = finishedApplications(std::move(finished));
}

void NameReplacer::replace(QueueInfo& queue)
{
    queue.path = path(queue.path);
    queue.parent = path(queue.parent);
    for (std::string& id : queue.allocatingAcceptedApps)
        id = replacement(Kind::Application, id);
    std::ranges::sort(queue.allocatingAcceptedApps);
}

void NameReplacer::replace(std::vector<UsageNode>& nodes)
{
    for (UsageNode& node : nodes) {
        node.path = path(node.path);
        for (ApplicationId& id : node.runningApplications)
            id = application(id);
        std::ranges::sort(node.runningApplications);
    }
    std::ranges::sort(nodes, precedesInTree, &UsageNode::path);
}

void NameReplacer::replace(UserUsage& user)
{
    user.name = UserName(replacement(Kind::User, user.name.text()));
    std::map<ApplicationId, GroupName> groups;
    for (const auto& [id, charged] : user.groups)
        groups.emplace(application(id), group(charged));
    user.groups = std::move(groups);
    replace(user.nodes);
}

void NameReplacer::replace(GroupUsage& usage)
{
    usage.name = group(usage.name);
    for (ApplicationId& id : usage.applications)
        id = application(id);
    std::ranges::sort(usage.applications);
    replace(usage.nodes);
}

void NameReplacer::replace(AllocationInfo& allocation)
{
    allocation.key = replacement(Kind::Allocation, allocation.key);
    allocation.tags.clear();
    allocation.nodeId = replacement(Kind::Node, allocation.nodeId);
    allocation.applicationId = replacement(Kind::Application, allocation.applicationId);
    allocation.taskGroupName = replacement(Kind::TaskGroup, allocation.taskGroupName);
}

void NameReplacer::replace(RequestInfo& request)
{
    request.key = replacement(Kind::Allocation, request.key);
    request.tags.clear();
    request.requiredNodeId = replacement(Kind::Node, request.requiredNodeId);
    request.applicationId = replacement(Kind::Application, request.applicationId);
    request.taskGroupName = replacement(Kind::TaskGroup, request.taskGroupName);
    for (AllocationLogEntry& entry : request.log)
        entry.message = leftOut(entry.message);
}

void NameReplacer::replace(ApplicationInfo& info)
{
    info.id = application(info.id);
    info.queue = path(info.queue);
    info.user = UserName(replacement(Kind::User, info.user.text()));
    for (GroupName& name : info.groups)
        name = group(name);
    info.rejectedMessage = leftOut(info.rejectedMessage);
    for (RequestInfo& request : info.requests)
        replace(request);
    std::ranges::sort(info.requests, {}, &RequestInfo::key);
    for (AllocationInfo& allocation : info.allocations)
        replace(allocation);
    std::ranges::sort(info.allocations, {}, &AllocationInfo::key);
    for (PlaceholderInfo& placeholder : info.placeholders)
        placeholder.taskGroupName = replacement(Kind::TaskGroup, placeholder.taskGroupName);
    std::ranges::sort(info.placeholders, {}, &PlaceholderInfo::taskGroupName);
    for (std::string& reservation : info.reservations)
        reservation = leftOut(reservation);
}

void NameReplacer::replace(NodeInfo& node)
{
    node.id = replacement(Kind::Node, node.id);
    node.hostName = replacement(Kind::Node, node.hostName);
    node.rackName = replacement(Kind::Rack, node.rackName);
    node.attributes.clear();
    for (auto* const list : {&node.allocations, &node.foreignAllocations}) {
        for (AllocationInfo& allocation : *list)
            replace(allocation);
        std::ranges::sort(*list, {}, &AllocationInfo::key);
    }
    for (std::string& reservation : node.reservations)
        reservation = leftOut(reservation);
}

namespace {
using elastic::PodManifest;
using elastic::QuotaGroup;
using elastic::QuotaMachine;
using elastic::QuotaObject;
using elastic::QuotaPodState;
using elastic::QuotaProfile;

/// One snapshot at a time.
class QuotaNames
{
public:
    explicit QuotaNames(NameReplacer& names) : m_names(names) { }

    void replace(QuotaObject& object)
    {
        QuotaGroup& group = object.group;
        group.name = quota(group.name);
        group.namespaceName = m_names.replacement(Kind::Namespace, group.namespaceName);
        group.parent = quota(group.parent);
        group.treeId = m_names.replacement(Kind::Tree, group.treeId);
        for (std::string& name : group.namespaces)
            name = m_names.replacement(Kind::Namespace, name);
        for (auto* const text : {&object.badWeight, &object.badStrictKeys}) {
            if (*text)
                *text = NameReplacer::leftOut(**text);
        }
        object.profile = m_names.replacement(Kind::Profile, object.profile);
    }

    void replace(QuotaMachine& machine)
    {
        machine.name = m_names.replacement(Kind::Node, machine.name);
        machine.tree = m_names.replacement(Kind::Tree, machine.tree);
        machine.labels.clear();
    }

    void replace(QuotaPodState& state)
    {
        PodManifest& manifest = state.manifest;
        manifest.binding.namespaceName = m_names.replacement(Kind::Namespace, manifest.binding.namespaceName);
        manifest.binding.label = quota(manifest.binding.label);
        manifest.pod.name = pod(manifest.pod.name);
        manifest.node = m_names.replacement(Kind::Node, manifest.node);
        state.group = quota(state.group);
        state.node = m_names.replacement(Kind::Node, state.node);
        state.waits = NameReplacer::leftOut(state.waits.english());
    }

    void replace(QuotaProfile& profile)
    {
        profile.name = m_names.replacement(Kind::Profile, profile.name);
        profile.namespaceName = m_names.replacement(Kind::Namespace, profile.namespaceName);
        profile.quotaName = quota(profile.quotaName);
        profile.treeId = m_names.replacement(Kind::Tree, profile.treeId);
        profile.nodes.reset();
    }

private:
    [[nodiscard]] std::string quota(const std::string& name)
    {
        return elastic::isReserved(name) || elastic::isRootName(name)
            ? name
            : m_names.replacement(Kind::Quota, name);
    }

    /// "namespace/name"
    [[nodiscard]] std::string pod(const std::string& name)
    {
        const std::size_t slash = name.find('/');
        if (slash == std::string::npos)
            return m_names.replacement(Kind::Pod, name);
        return m_names.replacement(Kind::Namespace, name.substr(0, slash)) + '/'
            + m_names.replacement(Kind::Pod, name.substr(slash + 1));
    }

    NameReplacer& m_names;
};
} // namespace

elastic::QuotaSnapshot NameReplacer::replaced(elastic::QuotaSnapshot snapshot)
{
    QuotaNames names(*this);
    const auto eachOf = [&names](auto& list) {
        for (auto& entry : list)
            names.replace(entry);
    };
    eachOf(snapshot.objects);
    eachOf(snapshot.machines);
    eachOf(snapshot.pods);
    eachOf(snapshot.profiles);
    std::ranges::stable_sort(snapshot.objects, {},
                             [](const QuotaObject& object) { return object.group.name; });
    std::ranges::stable_sort(snapshot.machines, {}, &QuotaMachine::name);
    std::ranges::stable_sort(snapshot.pods, {},
                             [](const QuotaPodState& pod) { return pod.manifest.pod.name; });
    std::ranges::stable_sort(snapshot.profiles, {}, [](const QuotaProfile& profile) {
        return std::pair(profile.namespaceName, profile.name);
    });
    return snapshot;
}

RecordedSample NameReplacer::replaced(const RecordedSample& sample)
{
    RecordedSample result(std::make_shared<const ClusterSnapshot>(replaced(*sample.snapshot)));
    if (sample.quotas)
        result.quotas = std::make_shared<const elastic::QuotaSnapshot>(replaced(*sample.quotas));
    result.configuration = replaced(sample.configuration);
    return result;
}

void NameReplacer::learn(const RecordedSample& sample)
{
    [[maybe_unused]] const ClusterSnapshot snapshot = replaced(*sample.snapshot);
    if (sample.quotas) {
        [[maybe_unused]] const elastic::QuotaSnapshot quotas = replaced(*sample.quotas);
    }
}

std::size_t NameReplacer::people() const
{
    std::size_t count = 0;
    for (const Kind kind : {Kind::User, Kind::Group}) {
        const auto names = m_names.find(kind);
        count += names == m_names.end() ? 0 : names->second.size();
    }
    return count;
}

RecordedConfigurationPtr NameReplacer::replaced(const RecordedConfigurationPtr& configuration)
{
    if (!configuration)
        return nullptr;
    if (configuration == m_configuration && people() == m_people)
        return m_replaced;
    auto text = replacedConfiguration(configuration->text, *this);
    m_configuration = configuration;
    m_people = people();
    m_replaced = text
        ? std::make_shared<const RecordedConfiguration>(RecordedConfiguration{kSourceName, *std::move(text)})
        : nullptr;
    return m_replaced;
}
} // namespace quotadeck::feed
