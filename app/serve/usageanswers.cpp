// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/answerparts.h"
#include "app/serve/answers.h"
#include "core/config/rules/names.h"
#include "core/snapshot/restjson.h"

namespace quotadeck::serve {
namespace {
/// One tracker serves all partitions, so the one in the path does not matter; the first that knows @p list does.
template <typename List>
const std::vector<List>* findList(const ServedCluster& cluster,
                                  std::optional<std::vector<List>> PartitionSnapshot::*list)
{
    for (const auto& partition : cluster.snapshot()->partitions) {
        if (partition.*list)
            return &*(partition.*list);
    }
    return nullptr;
}

/// How the answers about one user and one group differ.
template <typename Row, typename Name>
struct Subject
{
    std::optional<std::vector<Row>> PartitionSnapshot::*list;
    Name Row::*name;
    bool (*isName)(std::string_view);
    std::string (*write)(const Row&);
    const char* invalid;
    const char* missing;
};

template <typename Row, typename Name>
Response answerOne(const ServedCluster& cluster, const Call& call, const Subject<Row, Name>& subject)
{
    const auto name = unescaped(call.arguments[1], EscapeKind::Query);
    if (!name)
        return errorResponse(400, "invalid URL escape in the name");
    if (name->empty() || !subject.isName(*name))
        return errorResponse(400, subject.invalid);
    const auto* rows = findList(cluster, subject.list);
    const auto* row = rows ? findRow(*rows, Name(*name), subject.name) : nullptr;
    return row ? jsonResponse(subject.write(*row)) : errorResponse(404, subject.missing);
}
} // namespace

Response answerUsers(const ServedCluster& cluster, const Call&)
{
    const auto* users = findList(cluster, &PartitionSnapshot::users);
    return users ? cachedJson(cluster, "users", [users] { return rest::writeUsers(*users); }) : unknownPart();
}

Response answerUser(const ServedCluster& cluster, const Call& call)
{
    return answerOne<UserUsage, UserName>(cluster, call,
                                          {&PartitionSnapshot::users, &UserUsage::name, config::isUserName,
                                           rest::writeUser, "Invalid user name", "User not found"});
}

Response answerGroups(const ServedCluster& cluster, const Call&)
{
    const auto* groups = findList(cluster, &PartitionSnapshot::groups);
    return groups ? cachedJson(cluster, "groups", [groups] { return rest::writeGroups(*groups); })
                  : unknownPart();
}

Response answerGroup(const ServedCluster& cluster, const Call& call)
{
    return answerOne<GroupUsage, GroupName>(cluster, call,
                                            {&PartitionSnapshot::groups, &GroupUsage::name,
                                             config::isGroupName, rest::writeGroup, "Invalid group name",
                                             "Group not found"});
}
} // namespace quotadeck::serve
