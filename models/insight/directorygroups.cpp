// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/directorygroups.h"

#include "core/config/schema/effective.h"
#include "core/insight/effectivelimits.h"

#include <chrono>
#include <utility>

namespace quotadeck::models {
namespace {
std::chrono::nanoseconds steadyTime()
{
    return std::chrono::steady_clock::now().time_since_epoch();
}

std::set<UserName> limitedUsers(const InsightData& data)
{
    std::set<UserName> users;
    if (data.edited) {
        for (const config::PartitionConfig& partition : data.edited->partitions)
            insight::addLimitedUsers(users, config::rootOf(partition));
    }
    return users;
}
} // namespace

DirectoryGroups::DirectoryGroups(InsightSource* source, std::unique_ptr<const access::GroupResolver> resolver,
                                 QObject* parent)
    : QObject(parent)
    , m_source(source)
    , m_cache(std::make_shared<access::UserGroupCache>(std::move(resolver), &steadyTime))
{
    connect(source, &InsightSource::snapshotChanged, this, &DirectoryGroups::follow);
    connect(source, &InsightSource::configurationChanged, this, &DirectoryGroups::follow);
    // The signal follows the own answer, too, which changes no membership.
    connect(source, &InsightSource::membershipsChanged, this, [this] {
        if (m_source->data().memberships != m_given)
            follow();
    });
    connect(source, &InsightSource::groupsRequested, this, [this](const QString& user) {
        const bool isNew = !user.isEmpty() && m_requested.insert(UserName(user.toStdString())).second;
        if (isNew)
            follow();
    });
}

void DirectoryGroups::setEnabled(bool isEnabled)
{
    if (std::exchange(m_isEnabled, isEnabled) == isEnabled)
        return;
    m_job.cancel();
    m_isBusy = false;
    m_problem.reset();
    m_people = 0;
    if (isEnabled)
        lookUp();
    else
        m_source->setDirectoryGroups(nullptr);
    Q_EMIT changed();
}

void DirectoryGroups::follow()
{
    if (!m_isEnabled)
        return;
    m_isDue = true;
    if (!m_isBusy)
        lookUp();
}

void DirectoryGroups::lookUp()
{
    m_isDue = false;
    m_isBusy = true;
    m_given = m_source->data().memberships;
    m_job.start(
        [data = m_source->data(), requested = m_requested, cache = m_cache](const std::stop_token& stop) {
            static const PartitionSnapshot kNothing;
            const PartitionSnapshot* const usage = data.usage();
            std::set<UserName> users = limitedUsers(data);
            users.insert(requested.begin(), requested.end());
            const auto& given = data.memberships ? *data.memberships : std::vector<access::UserGroups>();
            return insight::groupsInDirectory(*cache, std::move(users), given, usage ? *usage : kNothing,
                                              stop);
        },
        [this](insight::DirectoryAnswer answer) {
            m_isBusy = false;
            m_people = answer.people.size();
            m_problem = std::move(answer.problem);
            m_source->setDirectoryGroups(
                std::make_shared<const std::vector<access::UserGroups>>(std::move(answer.people)));
            Q_EMIT changed();
            if (m_isDue)
                lookUp();
        });
}
} // namespace quotadeck::models

#include "moc_directorygroups.cpp"
