// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ugm/subject.h"

#include <optional>
#include <utility>

namespace quotadeck::ugm {
namespace {
Decision denied(std::optional<Denial> denial, DenialSubject subject, const std::string& name)
{
    if (denial) {
        denial->subject = subject;
        denial->name = name;
    }
    return Decision{std::move(denial)};
}
} // namespace

Subject findSubject(UserShard& shard, const UserName& user, std::size_t userHash, const ApplicationId& app)
{
    const auto known = shard.applications.find(ApplicationKeyView{user.text(), userHash, app.text()});
    if (known != shard.applications.end())
        return {known->first.user, &known->second};
    const auto tracker = shard.users.find(user);
    return {tracker == shard.users.end() ? nullptr : tracker->second.get(), nullptr};
}

Decision userMayRun(const ManagerState& state, const Subject& subject, const std::string& path,
                    const UserGroups& user)
{
    return denied(
        QueueTracker::applicationDenial(subject.queues(), path, subject.heldByUser(path), state.limits.get()),
        DenialSubject::User, user.user.text());
}

Decision userHasRoom(const ManagerState& state, const Subject& subject, const std::string& path,
                     const UserGroups& user, const Resource& usage)
{
    return denied(QueueTracker::resourceDenial(subject.queues(), path, usage, state.limits.get()),
                  DenialSubject::User, user.user.text());
}

Decision groupMayRun(const Subject& subject, const QueueTracker* queues, const GroupName& name,
                     const std::string& path)
{
    return denied(QueueTracker::applicationDenial(queues, path, subject.heldByGroup(path), nullptr),
                  DenialSubject::Group, name.text());
}

Decision groupHasRoom(const QueueTracker* queues, const GroupName& name, const std::string& path,
                      const Resource& usage)
{
    return denied(QueueTracker::resourceDenial(queues, path, usage, nullptr), DenialSubject::Group,
                  name.text());
}
} // namespace quotadeck::ugm
