// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/form/liveusage.h"

#include "core/insight/effectivelimits.h"

namespace quotadeck::models {
LiveUsage::LiveUsage(const PartitionSnapshot& partition, const std::vector<access::UserGroups>& told)
{
    if (partition.queues && !partition.queues->empty())
        m_capacity = partition.queues->front().max; // of the root
    if (m_capacity) {
        for (const auto& entry : m_capacity->entries())
            m_types.insert(entry.type);
    }
    if (partition.groups) {
        m_groups.emplace();
        for (const GroupUsage& group : *partition.groups)
            m_groups->insert(group.name.text());
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
        for (const UsageNode& node : user.nodes) {
            if (!node.usage)
                continue;
            auto& tops = m_top[node.path];
            for (const auto& entry : node.usage->entries()) {
                m_types.insert(entry.type);
                TopUse& top = tops[entry.type];
                if (entry.value > top.used)
                    top = {user.name.text(), entry.value};
            }
        }
    }
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

std::optional<LiveUsage::TopUse> LiveUsage::topUse(const QueuePath& queue, ResourceType type) const
{
    const auto tops = m_top.find(queue.lowered());
    if (tops == m_top.end())
        return std::nullopt;
    const auto top = tops->second.find(type);
    return top == tops->second.end() || top->second.user.empty() ? std::nullopt : std::optional(top->second);
}
} // namespace quotadeck::models
