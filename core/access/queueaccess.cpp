// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/queueaccess.h"

#include "core/base/text.h"
#include "core/config/rules/names.h"

#include <algorithm>

namespace quotadeck::access {
namespace {
constexpr std::string_view kWildcard = "*";

bool consistsOf(std::string_view text, std::string_view extra)
{
    return std::ranges::all_of(text, [extra](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
            || extra.find(c) != std::string_view::npos;
    });
}

bool isAclName(std::string_view name, EntryKind kind, Mode mode) // ACL-7
{
    // A hyphen may not come first in the portable character set, by POSIX.
    if (mode == Mode::Seed && !name.empty() && name.front() != '-' && consistsOf(name, "._@-"))
        return true;
    return kind == EntryKind::User ? config::isAclUserName(name) : config::isAclGroupName(name);
}

template <typename Visitor>
void eachPart(std::string_view text, char separator, Visitor&& visit)
{
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(separator, begin), text.size());
        visit(text.substr(begin, end - begin));
        begin = end + 1;
    }
}
} // namespace

Result<Acl> Acl::parse(std::string_view text, Mode mode)
{
    const auto spaces = static_cast<std::size_t>(std::ranges::count(text, ' '));
    if (spaces > 1) {
        return fail(ErrorCode::Parse, std::string(text),
                    Message(QUOTADECK_TEXT("access",
                                           "the list has %1 spaces, and the scheduler splits at each of "
                                           "them: write users, exactly one space, groups"),
                            spaces));
    }
    Acl acl;
    acl.m_everyone = trimmedUnicode(text) == kWildcard;
    const std::size_t space = text.find(' ');
    if (!acl.m_everyone) {
        acl.readList(text.substr(0, space), EntryKind::User, mode);
        if (space != std::string_view::npos)
            acl.readList(text.substr(space + 1), EntryKind::Group, mode);
    }
    return acl;
}

void Acl::readList(std::string_view list, EntryKind kind, Mode mode)
{
    if (m_everyone || list == kWildcard) {
        m_users.clear();
        m_everyone = true;
        return;
    }
    eachPart(list, ',', [&](std::string_view name) {
        if (isAclName(name, kind, mode))
            (kind == EntryKind::User ? m_users : m_groups).emplace(name);
    });
}

std::optional<AclEntry> Acl::grantTo(const UserGroups& user) const
{
    if (m_everyone)
        return AclEntry{};
    if (m_users.contains(user.user.text()))
        return AclEntry{EntryKind::User, user.user.text()};
    const auto group = std::ranges::find_if(
        user.groups, [this](const GroupName& name) { return m_groups.contains(name.text()); });
    if (group != user.groups.end())
        return AclEntry{EntryKind::Group, group->text()};
    return std::nullopt;
}

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

/// With the user, the queue, the entry's name, the list and its queue.
MessageTemplate grantTemplate(Permission asked, EntryKind kind)
{
    const bool isSubmit = asked == Permission::Submit;
    switch (kind) {
    case EntryKind::Everyone:
        break;
    case EntryKind::User:
        return isSubmit ? QUOTADECK_TEXT("access", "%1 may submit to %2: user %3 is in the %4 of %5")
                        : QUOTADECK_TEXT("access", "%1 may administer %2: user %3 is in the %4 of %5");
    case EntryKind::Group:
        return isSubmit ? QUOTADECK_TEXT("access", "%1 may submit to %2: group %3 is in the %4 of %5")
                        : QUOTADECK_TEXT("access", "%1 may administer %2: group %3 is in the %4 of %5");
    }
    return isSubmit ? QUOTADECK_TEXT("access", "%1 may submit to %2: everyone is in the %4 of %5")
                    : QUOTADECK_TEXT("access", "%1 may administer %2: everyone is in the %4 of %5");
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

Message describe(const AccessDecision& decision)
{
    const std::string& user = decision.user.text();
    const std::string& queue = decision.queue.text();
    if (decision.grant) {
        const AccessGrant& grant = *decision.grant;
        return {grantTemplate(decision.asked, grant.entry.kind),
                user,
                queue,
                grant.entry.name,
                grant.list == Permission::Submit ? "submitacl" : "adminacl",
                grant.queue.text()};
    }
    if (decision.asked == Permission::Administer)
        return {QUOTADECK_TEXT("access",
                               "%1 may not administer %2: no adminacl from there up to root names the user "
                               "or one of the groups"),
                user, queue};
    if (equalsIgnoringAsciiCase(queue, kRecoveryQueue))
        return {QUOTADECK_TEXT("access", "%1 may not submit to %2: only forced applications run there"), user,
                queue};
    return {QUOTADECK_TEXT("access",
                           "%1 may not submit to %2: no submitacl or adminacl from there up to root names "
                           "the user or one of the groups"),
            user, queue};
}
} // namespace quotadeck::access
