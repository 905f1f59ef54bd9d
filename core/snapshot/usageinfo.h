// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/queuepath.h"
#include "core/base/strongid.h"
#include "core/resource/resource.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck {
/// What one user or group uses in one queue and below, with the limit set there (REST-14).
struct UsageNode
{
    QueuePath path;
    std::optional<Resource> usage;
    std::vector<ApplicationId> runningApplications; ///< sorted
    std::optional<Resource> maxResources; ///< nil = no limit here; a type with 0 is blocked
    std::uint64_t maxApplications = 0; ///< 0 = no limit here

    friend bool operator==(const UsageNode&, const UsageNode&) = default;
};

/// Usage of one user along the queue tree (REST-13).
/// Shape: `nodes` is the tracker's tree in pre-order, siblings by path; nodes[0] is the root if any.
struct UserUsage
{
    UserName name;
    std::map<ApplicationId, GroupName> groups; ///< the group charged for each application that has one
    std::vector<UsageNode> nodes;

    friend bool operator==(const UserUsage&, const UserUsage&) = default;
};

/// Usage of one group along the queue tree, `*` being everyone whom no named group covers (REST-13, UGM-14).
/// Shape: as UserUsage.
struct GroupUsage
{
    GroupName name;
    std::vector<ApplicationId> applications; ///< sorted
    std::vector<UsageNode> nodes;

    friend bool operator==(const GroupUsage&, const GroupUsage&) = default;
};

/// The node of @p nodes at @p path, or nullptr. O(n).
[[nodiscard]] const UsageNode* findNode(const std::vector<UsageNode>& nodes, const QueuePath& path);
} // namespace quotadeck
