// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/form/liveusage.h"

#include "core/insight/effectivelimits.h"

#include <algorithm>

namespace quotadeck::models {
LiveUsage::LiveUsage(const PartitionSnapshot& partition, const std::vector<access::UserGroups>& told)
{
    if (partition.queues && !partition.queues->empty())
        m_capacity = partition.queues->front().max; // of the root
    if (m_capacity) {
        for (const auto& entry : m_capacity->entries())
            m_types.insert(entry.type);
    }
    if (partition.queues) {
        m_knowsQueues = true;
        for (const QueueInfo& queue : *partition.queues)
            m_queueUses[queue.path.lowered()] = {{}, queue.allocated.value_or(Resource()), queue.runningApps};
    }
    if (partition.groups) {
        m_groups.emplace();
        for (const GroupUsage& group : *partition.groups) {
            m_groups->insert(group.name.text());
            add(m_groupUses, group.name.text(), group.nodes);
        }
        arrange(m_groupUses);
    }
    if (!partition.users)
        return;
    m_users.emplace();
    const insight::Memberships memberships(told, partition);
    for (const access::UserGroups& person : told)
        addPerson(person.user, person.groups);
    for (const UserUsage& user : *partition.users) {
        const bool isNew = m_users->insert(user.name.text()).second;
        if (const auto* groups = memberships.of(user.name); groups && isNew)
            addPerson(user.name, *groups);
        add(m_userUses, user.name.text(), user.nodes);
        for (const UsageNode& node : user.nodes) {
            if (!node.usage)
                continue;
            for (const auto& entry : node.usage->entries())
                m_types.insert(entry.type);
        }
    }
    arrange(m_userUses);
}

void LiveUsage::add(Uses& uses, const std::string& name, const std::vector<UsageNode>& nodes)
{
    for (const UsageNode& node : nodes)
        uses[node.path.lowered()].push_back(
            {name, node.usage.value_or(Resource()), node.runningApplications.size()});
}

void LiveUsage::arrange(Uses& uses)
{
    for (auto& [queue, there] : uses)
        std::ranges::sort(there, {}, &Use::name);
}

std::span<const LiveUsage::Use> LiveUsage::usesIn(const Uses& uses, const QueuePath& queue)
{
    const auto there = uses.find(queue.lowered());
    return there == uses.end() ? std::span<const Use>() : there->second;
}

const LiveUsage::Use* LiveUsage::useOfQueue(const QueuePath& queue) const
{
    const auto found = m_queueUses.find(queue.lowered());
    return found == m_queueUses.end() ? nullptr : &found->second;
}

std::span<const LiveUsage::Use> LiveUsage::usersIn(const QueuePath& queue) const
{
    return usesIn(m_userUses, queue);
}

std::optional<LiveUsage::Use> LiveUsage::useOfUser(const QueuePath& queue, const std::string& user) const
{
    if (!m_users)
        return std::nullopt;
    const auto there = usersIn(queue);
    const auto found = std::ranges::lower_bound(there, user, {}, &Use::name);
    return found != there.end() && found->name == user ? *found : Use{user, {}, 0};
}

std::optional<LiveUsage::Use> LiveUsage::useOfGroup(const QueuePath& queue, const std::string& group) const
{
    const auto there = usesIn(m_groupUses, queue);
    const auto found = std::ranges::lower_bound(there, group, {}, &Use::name);
    return found != there.end() && found->name == group ? std::optional(*found) : std::nullopt;
}

void LiveUsage::addPerson(const UserName& user, const std::vector<GroupName>& groups)
{
    m_users->insert(user.text());
    m_people.push_back({user, groups});
    for (const GroupName& group : groups) {
        if (m_groups)
            m_groups->insert(group.text());
    }
}
} // namespace quotadeck::models
