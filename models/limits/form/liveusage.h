// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/usergroups.h"
#include "core/snapshot/clustersnapshot.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace quotadeck::models {
/// What the form of an edited configuration wants to know of the running cluster. An immutable value.
class LiveUsage
{
public:
    /// Who uses most.
    struct TopUse
    {
        std::string user;
        Quantity used = 0;
    };
    /// What a queue, or somebody in it, uses with all below it.
    struct Use
    {
        std::string name; ///< of the user or group; empty for the queue as a whole
        Resource used;
        std::uint64_t applications = 0; ///< running
    };

    /// @p memberships are added to those of the applications.
    LiveUsage(const PartitionSnapshot& partition, const std::vector<access::UserGroups>& memberships);

    /// Nothing: not reported.
    [[nodiscard]] const std::optional<std::set<std::string>>& users() const { return m_users; }
    [[nodiscard]] const std::optional<std::set<std::string>>& groups() const { return m_groups; }
    /// Those whose groups are known.
    [[nodiscard]] const std::vector<access::UserGroups>& people() const { return m_people; }
    [[nodiscard]] const std::set<ResourceType>& resourceTypes() const { return m_types; }
    /// What the nodes offer; nothing: not known.
    [[nodiscard]] const std::optional<Resource>& capacity() const { return m_capacity; }

    /// False: the source reports no queues.
    [[nodiscard]] bool knowsQueues() const { return m_knowsQueues; }
    /// Nothing: not reported, or the cluster has no such queue.
    [[nodiscard]] const Use* useOfQueue(const QueuePath& queue) const;
    /// Of all users in @p queue and below, by name; empty also when users() is not known.
    [[nodiscard]] std::span<const Use> usersIn(const QueuePath& queue) const;
    /// Nothing: users() is not known. Who is not in the queue uses nothing.
    [[nodiscard]] std::optional<Use> useOfUser(const QueuePath& queue, const std::string& user) const;
    /// Nothing: not reported. The scheduler counts only what groups use that the active configuration limits.
    [[nodiscard]] std::optional<Use> useOfGroup(const QueuePath& queue, const std::string& group) const;

private:
    using Uses = std::unordered_map<QueuePath, std::vector<Use>>; ///< by queue in lower case, then by name

    static void add(Uses& uses, const std::string& name, const std::vector<UsageNode>& nodes);
    static void arrange(Uses& uses);
    [[nodiscard]] static std::span<const Use> usesIn(const Uses& uses, const QueuePath& queue);
    void addPerson(const UserName& user, const std::vector<GroupName>& groups); ///< while users are known

    std::optional<std::set<std::string>> m_users;
    std::optional<std::set<std::string>> m_groups;
    std::vector<access::UserGroups> m_people;
    std::set<ResourceType> m_types;
    std::optional<Resource> m_capacity;
    bool m_knowsQueues = false;
    std::unordered_map<QueuePath, Use> m_queueUses; ///< by queue in lower case
    Uses m_userUses;
    Uses m_groupUses;
};

using LiveUsagePtr = std::shared_ptr<const LiveUsage>;
} // namespace quotadeck::models
