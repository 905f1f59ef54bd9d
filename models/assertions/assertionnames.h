// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/jobs.h"
#include "core/assertion/assertioncompletion.h"
#include "core/snapshot/clustersnapshot.h"
#include "models/limits/configsession.h"

#include <QObject>

#include <string>
#include <vector>

namespace quotadeck::models {
/// Names for the completion of assertions: those of the last configuration that could be read, and the users and groups that the cluster
/// reports.
/// Threading: lives on the GUI thread, collects in the background.
class AssertionNames final : public QObject
{
    Q_OBJECT
public:
    /// @p session outlives it.
    explicit AssertionNames(ConfigSession* session, QObject* parent = nullptr);

    void setScenarios(std::vector<std::string> scenarios);
    /// The cluster reports the users and groups of @p snapshot; null: it is not known.
    void setSnapshot(const SnapshotPtr& snapshot);
    [[nodiscard]] const assertion::AssertedNames& names() const { return m_names; }

private:
    void collect();

    ConfigSession* m_session; // not owned
    ConfigRevisionPtr m_seen; ///< the names of it are there, or being collected
    SnapshotPtr m_snapshot;
    std::vector<std::string> m_scenarios;
    assertion::AssertedNames m_names;
    background::LatestJob m_job{this};
};
} // namespace quotadeck::models
