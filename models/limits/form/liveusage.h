// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/usergroups.h"
#include "core/snapshot/clustersnapshot.h"

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace quotadeck::models {
/// What the form of an edited configuration wants to know of the running cluster. An immutable value.
class LiveUsage
{
public:
    struct TopUse
    {
        std::string user;
        Quantity used = 0;
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

    /// Who uses most of @p type in @p queue and below; nothing: nobody, or not known.
    [[nodiscard]] std::optional<TopUse> topUse(const QueuePath& queue, ResourceType type) const;

private:
    void addPerson(const UserName& user, const std::vector<GroupName>& groups); ///< while users are known

    std::optional<std::set<std::string>> m_users;
    std::optional<std::set<std::string>> m_groups;
    std::vector<access::UserGroups> m_people;
    std::set<ResourceType> m_types;
    std::optional<Resource> m_capacity;
    std::map<QueuePath, std::map<ResourceType, TopUse>> m_top; ///< by queue in lower case
};

using LiveUsagePtr = std::shared_ptr<const LiveUsage>;
} // namespace quotadeck::models
