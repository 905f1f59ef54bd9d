// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/snapshot/jsonfields.h"
#include "core/snapshot/restjson.h"

#include <array>

namespace quotadeck::rest {
namespace {
constexpr std::string_view kUsagePathKey = "queuePath";

using UsageNodeFields = Fields<UsageNode>;
constexpr std::array kUsageNodeFields{
    UsageNodeFields::optional<&UsageNode::maxApplications>("maxApplications"),
    UsageNodeFields::optional<&UsageNode::maxResources>("maxResources"),
    UsageNodeFields::alias<&UsageNode::path>("queueName"),
    UsageNodeFields::always<&UsageNode::path>(kUsagePathKey),
    UsageNodeFields::alias<&UsageNode::path>("queuename"),
    UsageNodeFields::optional<&UsageNode::usage>("resourceUsage"),
    UsageNodeFields::optional<&UsageNode::runningApplications>("runningApplications"),
};

template <typename Row>
void readNodes(const JsonValue& value, Row& row)
{
    row.nodes.clear();
    readTrees<kUsageNodeFields>(value, row.nodes, kUsagePathKey);
}

template <typename Row>
void writeNodes(JsonWriter& writer, std::string_view name, const Row& row)
{
    if (row.nodes.empty())
        return;
    writer.key(name);
    writeTree<kUsageNodeFields>(writer, row.nodes, 0, [](auto&&...) {});
}

constexpr std::array kUserFields{
    Fields<UserUsage>::optional<&UserUsage::groups>("groups"),
    Field<UserUsage>{"queues", &readNodes<UserUsage>, &writeNodes<UserUsage>},
    Fields<UserUsage>::always<&UserUsage::name>("userName"),
};

constexpr std::array kGroupFields{
    Fields<GroupUsage>::optional<&GroupUsage::applications>("applications"),
    Fields<GroupUsage>::always<&GroupUsage::name>("groupName"),
    Field<GroupUsage>{"queues", &readNodes<GroupUsage>, &writeNodes<GroupUsage>},
    Fields<GroupUsage>::alias<&GroupUsage::applications>("users"),
};

template <const auto& Table, typename Row>
void readUsage(const JsonValue& value, Row& row, std::string_view nameKey)
{
    readFields<Table>(value, row);
    if (row.name.isEmpty())
        value.misses(nameKey);
    // The oldest form has the root's fields beside the name instead of below "queues" (REST-14).
    if (row.nodes.empty() && (value.has(kUsagePathKey) || value.has("queuename") || value.has("queueName")))
        readNodes(value, row);
}
} // namespace

void read(const JsonValue& value, UserUsage& user)
{
    readUsage<kUserFields>(value, user, "userName");
}

void read(const JsonValue& value, GroupUsage& group)
{
    readUsage<kGroupFields>(value, group, "groupName");
}

void write(JsonWriter& writer, const UserUsage& user)
{
    writeObject<kUserFields>(writer, user);
}

void write(JsonWriter& writer, const GroupUsage& group)
{
    writeObject<kGroupFields>(writer, group);
}

Result<std::vector<UserUsage>> readUsers(std::string_view json)
{
    return readList<UserUsage>(json);
}

Result<std::vector<GroupUsage>> readGroups(std::string_view json)
{
    return readList<GroupUsage>(json);
}

std::string writeUsers(const std::vector<UserUsage>& users)
{
    return toJson(users);
}

std::string writeGroups(const std::vector<GroupUsage>& groups)
{
    return toJson(groups);
}

std::string writeUser(const UserUsage& user)
{
    return toJson(user);
}

std::string writeGroup(const GroupUsage& group)
{
    return toJson(group);
}
} // namespace quotadeck::rest
