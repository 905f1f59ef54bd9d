// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/knownnames.h"

#include "core/config/schema/effective.h"
#include "core/insight/effectivelimits.h"
#include "core/ugm/limits.h"
#include "models/insight/insighttext.h"

#include <algorithm>
#include <set>
#include <utility>

namespace quotadeck::models {
namespace {
using Names = std::set<std::string>;

void addLimitNames(const config::QueueConfig& queue, Names& users, Names& groups)
{
    for (const config::LimitConfig& limit : queue.limits.value) {
        for (const auto& user : limit.users.value)
            users.insert(user.value);
        for (const auto& group : limit.groups.value)
            groups.insert(group.value);
    }
    for (const config::QueueConfig& child : queue.queues.value)
        addLimitNames(child, users, groups);
}

void addLeaves(const config::QueueConfig& queue, const QueuePath& path, Names& queues)
{
    if (queue.queues.value.empty() && !queue.parent.value) // QUE-2
        queues.insert(path.text());
    for (const config::QueueConfig& child : queue.queues.value)
        addLeaves(child, path.child(child.name.value), queues);
}

QStringList listOf(const Names& names)
{
    QStringList list;
    list.reserve(static_cast<qsizetype>(names.size()));
    for (const std::string& name : names) {
        if (!name.empty() && name != ugm::kWildcard)
            list << QString::fromStdString(name);
    }
    return list;
}

QStringList waitingIn(const PartitionSnapshot& partition)
{
    std::vector<const ApplicationInfo*> waiting;
    if (partition.applications) {
        for (const ApplicationInfo& app : *partition.applications) {
            if (!app.requests.empty())
                waiting.push_back(&app);
        }
    }
    std::ranges::stable_sort(waiting, {}, &ApplicationInfo::submissionTime);
    QStringList ids;
    for (const ApplicationInfo* app : waiting)
        ids << QString::fromStdString(app->id.text());
    return ids;
}

NameLists namesIn(const InsightData& data)
{
    Names users;
    Names groups;
    Names queues;
    NameLists names;
    if (const PartitionSnapshot* usage = data.usage()) {
        for (const UserUsage& user : usage->users.value_or(std::vector<UserUsage>()))
            users.insert(user.name.text());
        for (const GroupUsage& group : usage->groups.value_or(std::vector<GroupUsage>()))
            groups.insert(group.name.text());
        for (const QueueInfo& queue : usage->queues.value_or(std::vector<QueueInfo>())) {
            if (queue.isLeaf)
                queues.insert(queue.path.text());
        }
        names.waiting = waitingIn(*usage);
    }
    for (const access::UserGroups& person : data.knownMemberships()) {
        users.insert(person.user.text());
        for (const GroupName& group : person.groups)
            groups.insert(group.text());
    }
    const auto number
        = data.edited ? partitionFor(*data.edited, data.partition) : fail(ErrorCode::NotFound, {}, {});
    if (number) {
        const config::QueueConfig& root = config::rootOf(data.edited->partitions[*number]);
        addLimitNames(root, users, groups);
        addLeaves(root, QueuePath(config::kRootQueue), queues);
    }
    names.users = listOf(users);
    names.groups = listOf(groups);
    names.queues = listOf(queues);
    return names;
}
} // namespace

KnownNames::KnownNames(InsightSource* source, QObject* parent) : QObject(parent), m_source(source)
{
    connect(source, &InsightSource::snapshotChanged, this, [this] { m_job.changeInTurn(); });
    connect(source, &InsightSource::configurationChanged, this, [this] { m_job.changeInTurn(); });
    connect(source, &InsightSource::membershipsChanged, this, [this] { m_job.changeInTurn(); });
}

void KnownNames::collect()
{
    m_job.run([data = m_source->data()](const std::stop_token&) { return namesIn(data); },
              [this](NameLists lists) {
                  if (lists == m_lists)
                      return;
                  m_lists = std::move(lists);
                  Q_EMIT changed();
              });
}

std::optional<QString> groupsOf(const InsightData& data, const QString& user)
{
    static const PartitionSnapshot kNothing;
    const PartitionSnapshot* const usage = data.usage();
    if (!usage && !data.hasMemberships())
        return std::nullopt;
    const insight::Memberships memberships(data.knownMemberships(), usage ? *usage : kNothing);
    const auto* groups = memberships.of(UserName(user.toStdString()));
    return groups ? namesText(*groups) : QString();
}
} // namespace quotadeck::models

#include "moc_knownnames.cpp"
