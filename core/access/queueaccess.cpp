// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/queueaccess.h"

#include "core/base/text.h"

#include <fmt/format.h>

namespace quotadeck::access {
namespace {
std::optional<AccessGrant> grantAt(const QueuePath& queue, Permission asked, const QueueAcls& acls,
                                   const UserGroups& user)
{
    if (asked == Permission::Submit) {
        if (auto entry = acls.submit.grantTo(user))
            return AccessGrant{queue, Permission::Submit, *std::move(entry)};
    }
    if (auto entry = acls.admin.grantTo(user))
        return AccessGrant{queue, Permission::Administer, *std::move(entry)};
    return std::nullopt;
}

std::string entryText(const AclEntry& entry)
{
    switch (entry.kind) {
    case EntryKind::Everyone:
        return "everyone";
    case EntryKind::User:
        return fmt::format("user {}", entry.name);
    case EntryKind::Group:
        return fmt::format("group {}", entry.name);
    }
    return {};
}
} // namespace

AccessDecision checkAccess(Permission asked, const QueuePath& queue, const UserGroups& user,
                           const AclLookup& aclsOf)
{
    AccessDecision decision{asked, queue, user.user, std::nullopt};
    if (asked == Permission::Submit && equalsIgnoringAsciiCase(queue.text(), kRecoveryQueue))
        return decision;
    for (QueuePath level = queue; !level.isEmpty() && !decision.grant; level = level.parent()) {
        if (const QueueAcls* acls = aclsOf(level))
            decision.grant = grantAt(level, asked, *acls, user);
    }
    return decision;
}

AccessDecision checkKill(const QueuePath& queue, const UserGroups& user, const AclLookup& aclsOf)
{
    return checkAccess(Permission::Administer, queue, user, aclsOf);
}

AccessDecision checkMove(const QueuePath& from, const QueuePath& to, const UserGroups& user,
                         const AclLookup& aclsOf)
{
    AccessDecision source = checkAccess(Permission::Administer, from, user, aclsOf);
    return source.isAllowed() ? checkAccess(Permission::Administer, to, user, aclsOf) : source;
}

std::optional<AclEntry> SchedulerAcl::grantTo(const UserGroups& user) const
{
    if (!processOwner.isEmpty() && user.user == processOwner)
        return AclEntry{EntryKind::User, processOwner.text()};
    return acl.grantTo(user);
}

std::string describe(const AccessDecision& decision)
{
    const bool isSubmit = decision.asked == Permission::Submit;
    const std::string_view verb = isSubmit ? "submit to" : "administer";
    const std::string& user = decision.user.text();
    const std::string& queue = decision.queue.text();
    if (decision.grant) {
        const AccessGrant& grant = *decision.grant;
        return fmt::format("{} may {} {}: {} is in the {} of {}", user, verb, queue, entryText(grant.entry),
                           grant.list == Permission::Submit ? "submitacl" : "adminacl", grant.queue.text());
    }
    if (isSubmit && equalsIgnoringAsciiCase(queue, kRecoveryQueue))
        return fmt::format("{} may not submit to {}: only forced applications run there", user, queue);
    return fmt::format("{} may not {} {}: no {} from there up to root names the user or one of the groups",
                       user, verb, queue, isSubmit ? "submitacl or adminacl" : "adminacl");
}
} // namespace quotadeck::access
