// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ugm/manager.h"

#include "core/resource/resourceops.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace quotadeck::ugm {
namespace {
bool isTrackingPath(const QueuePath& lowered)
{
    const auto parts = lowered.parts();
    return !parts.empty() && parts.front() == "root" && !lowered.text().ends_with('.')
        && std::ranges::none_of(parts, [](std::string_view part) { return part.empty(); });
}

Status checkArguments(const QueuePath& lowered, const ApplicationId& app, const UserName& user,
                      ResourceView usage)
{
    const char* problem = nullptr;
    if (!isTrackingPath(lowered))
        problem = "The queue path must be \"root\" or start with \"root.\".";
    else if (app.isEmpty())
        problem = "The application has no ID.";
    else if (user.isEmpty())
        problem = "The user has no name.";
    else if (usage.isNil())
        problem = "There is no usage to book.";
    if (problem)
        return fail(ErrorCode::InvalidArgument, lowered.text(), problem);
    return {};
}

Decision denied(std::optional<Denial> denial, DenialSubject subject, const std::string& name)
{
    if (denial) {
        denial->subject = subject;
        denial->name = name;
    }
    return Decision{std::move(denial)};
}
} // namespace

void Manager::applyLimits(Limits limits)
{
    m_limits = std::move(limits);
    const LimitsByQueue& wildcards = m_limits.userWildcards();
    m_unused = QueueTracker(wildcards);
    for (auto& [name, user] : m_users)
        user.queues().resetLimits(wildcards);
    for (auto& [name, group] : m_groups)
        group.queues().resetLimits(GroupTracker::defaults());

    for (const auto& [path, queue] : m_limits.queues()) {
        for (const auto& [name, limit] : queue.users)
            m_users.try_emplace(name, wildcards)
                .first->second.queues()
                .setLimit(QueuePath(path), limit, wildcards);
        for (const auto& [name, limit] : queue.groups)
            m_groups[name].queues().setLimit(QueuePath(path), limit, GroupTracker::defaults());
    }
    removeIdle();
}

Status Manager::increase(const QueuePath& path, const ApplicationId& app, const UserGroups& user,
                         ResourceView usage)
{
    const QueuePath queue = path.lowered();
    if (Status status = checkArguments(queue, app, user.user, usage); !status)
        return status;

    const LimitsByQueue& wildcards = m_limits.userWildcards();
    const ChargedGroup group = chargedGroup(queue, app, user);
    UserTracker& tracker = m_users.try_emplace(user.user, wildcards).first->second;
    if (!tracker.groupOf(app))
        tracker.link(app, group);
    tracker.queues().increase(queue, app, *usage.get(), wildcards);
    if (group) {
        GroupTracker& charged = m_groups[*group];
        charged.queues().increase(queue, app, *usage.get(), GroupTracker::defaults());
        charged.add(app);
    }
    return {};
}

Result<Decision> Manager::tryIncrease(const QueuePath& path, const ApplicationId& app, const UserGroups& user,
                                      ResourceView usage)
{
    const QueuePath queue = path.lowered();
    if (Status status = checkArguments(queue, app, user.user, usage); !status)
        return tl::unexpected(status.error());
    if (const Decision decision = canRun(queue, app, user); !decision.isAllowed())
        return decision;
    if (const Decision decision = fits(queue, app, user, *usage.get()); !decision.isAllowed())
        return decision;
    if (Status status = increase(queue, app, user, usage); !status)
        return tl::unexpected(status.error());
    return Decision{};
}

Status Manager::decrease(const QueuePath& path, const ApplicationId& app, const UserName& user,
                         ResourceView usage, AppRemoval removal)
{
    const QueuePath queue = path.lowered();
    if (Status status = checkArguments(queue, app, user, usage); !status)
        return status;

    const auto tracker = m_users.find(user);
    if (tracker == m_users.end() || !tracker->second.queues().hasNode(queue))
        return fail(ErrorCode::NotFound, queue.text(),
                    "The user " + user.text() + " has no usage in this queue.");
    const ChargedGroup* const known = tracker->second.groupOf(app);
    const ChargedGroup group = known ? *known : std::nullopt;
    const auto charged = group ? m_groups.find(*group) : m_groups.end();
    if (group && (charged == m_groups.end() || !charged->second.queues().hasNode(queue)))
        return fail(ErrorCode::NotFound, queue.text(),
                    "The group " + group->text() + " has no usage in this queue.");

    tracker->second.queues().decrease(queue, app, *usage.get(), removal);
    if (!tracker->second.queues().holds(app)) // it may run in another queue (UGM-65)
        tracker->second.unlink(app);
    if (tracker->second.queues().isRemovable())
        m_users.erase(tracker);
    if (!group)
        return {};
    charged->second.queues().decrease(queue, app, *usage.get(), removal);
    if (!charged->second.queues().holds(app))
        charged->second.remove(app);
    if (charged->second.queues().isRemovable())
        m_groups.erase(charged);
    return {};
}

std::optional<Resource> Manager::headroom(const QueuePath& path, const ApplicationId& app,
                                          const UserGroups& user) const
{
    const QueuePath queue = path.lowered();
    const auto own = queuesOf(user.user).headroom(queue, m_limits.userWildcards());
    const GroupTracker* const group = findGroup(chargedGroup(queue, app, user));
    return group ? componentMin(own, group->queues().headroom(queue, GroupTracker::defaults())) : own;
}

Decision Manager::canRun(const QueuePath& path, const ApplicationId& app, const UserGroups& user) const
{
    const QueuePath queue = path.lowered();
    Decision decision = denied(queuesOf(user.user).applicationDenial(queue, app, m_limits.userWildcards()),
                               DenialSubject::User, user.user.text());
    const ChargedGroup charged = chargedGroup(queue, app, user);
    const GroupTracker* const group = findGroup(charged);
    if (!decision.isAllowed() || !group)
        return decision;
    return denied(group->queues().applicationDenial(queue, app, GroupTracker::defaults()),
                  DenialSubject::Group, charged->text());
}

Decision Manager::fits(const QueuePath& path, const ApplicationId& app, const UserGroups& user,
                       const Resource& usage) const
{
    const QueuePath queue = path.lowered();
    Decision decision = denied(queuesOf(user.user).resourceDenial(queue, usage, m_limits.userWildcards()),
                               DenialSubject::User, user.user.text());
    const ChargedGroup charged = chargedGroup(queue, app, user);
    const GroupTracker* const group = findGroup(charged);
    if (!decision.isAllowed() || !group)
        return decision;
    return denied(group->queues().resourceDenial(queue, usage, GroupTracker::defaults()),
                  DenialSubject::Group, charged->text());
}

std::vector<UserUsage> Manager::users() const
{
    std::vector<UserUsage> result;
    result.reserve(m_users.size());
    for (const auto& [name, user] : m_users)
        result.push_back(user.usage(name));
    return result;
}

std::vector<GroupUsage> Manager::groups() const
{
    std::vector<GroupUsage> result;
    result.reserve(m_groups.size());
    for (const auto& [name, group] : m_groups)
        result.push_back(group.usage(name));
    return result;
}

const UserTracker* Manager::findUser(const UserName& user) const
{
    const auto tracker = m_users.find(user);
    return tracker == m_users.end() ? nullptr : &tracker->second;
}

const GroupTracker* Manager::findGroup(const ChargedGroup& group) const
{
    const auto tracker = group ? m_groups.find(*group) : m_groups.end();
    return tracker == m_groups.end() ? nullptr : &tracker->second;
}

const QueueTracker& Manager::queuesOf(const UserName& user) const
{
    const UserTracker* const tracker = findUser(user);
    return tracker ? tracker->queues() : m_unused;
}

/// The group settled for @p app, or the one it would get now.
ChargedGroup Manager::chargedGroup(const QueuePath& path, const ApplicationId& app,
                                   const UserGroups& user) const
{
    const UserTracker* const tracker = findUser(user.user);
    const ChargedGroup* const known = tracker ? tracker->groupOf(app) : nullptr;
    return known ? *known : m_limits.groupFor(path, user.groups);
}

/// Drops the nodes and trackers that lost their limit in an update and have no usage.
void Manager::removeIdle()
{
    const auto removeFrom = [](auto& trackers) {
        for (auto& [name, tracker] : trackers)
            tracker.queues().prune();
        std::erase_if(trackers, [](const auto& entry) { return entry.second.queues().isRemovable(); });
    };
    removeFrom(m_users);
    removeFrom(m_groups);
}
} // namespace quotadeck::ugm
