// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/assertions/assertionnames.h"

#include <utility>

namespace quotadeck::models {
namespace {
void addReported(const ClusterSnapshot& snapshot, assertion::AssertedNames& names)
{
    assertion::AssertedNames reported;
    for (const PartitionSnapshot& partition : snapshot.partitions) {
        if (partition.users) {
            for (const UserUsage& user : *partition.users)
                reported.users.push_back(user.name.text());
        }
        if (partition.groups) {
            for (const GroupUsage& group : *partition.groups)
                reported.groups.push_back(group.name.text());
        }
    }
    names.add(reported);
}
} // namespace

AssertionNames::AssertionNames(ConfigSession* session, QObject* parent) : QObject(parent), m_session(session)
{
    connect(m_session, &ConfigSession::revisionChanged, this, [this] {
        if (m_session->revision() != m_seen)
            collect();
    });
    collect();
}

void AssertionNames::setScenarios(std::vector<std::string> scenarios)
{
    m_scenarios = std::move(scenarios);
    collect();
}

void AssertionNames::setSnapshot(const SnapshotPtr& snapshot)
{
    if (std::exchange(m_snapshot, snapshot) != snapshot)
        collect();
}

void AssertionNames::collect()
{
    const ConfigRevisionPtr revision = m_session->revision();
    if (!revision || !revision->isReadable())
        return;
    m_seen = revision;
    m_job.start(
        [revision, snapshot = m_snapshot, scenarios = m_scenarios](const std::stop_token&) {
            assertion::AssertedNames names = assertion::namesIn(revision->partitions);
            if (snapshot)
                addReported(*snapshot, names);
            assertion::AssertedNames known;
            known.scenarios = scenarios;
            names.add(known);
            return names;
        },
        [this](assertion::AssertedNames names) { m_names = std::move(names); });
}
} // namespace quotadeck::models

#include "moc_assertionnames.cpp"
