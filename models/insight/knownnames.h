// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/watchedjob.h"
#include "models/insight/insightsource.h"

#include <QObject>
#include <QStringList>

namespace quotadeck::models {
/// Names for completion, from the cluster shown and the configuration edited.
struct NameLists
{
    QStringList users;
    QStringList groups;
    QStringList queues; ///< leaves
    QStringList waiting; ///< applications with a pending request, those that wait longest first

    friend bool operator==(const NameLists&, const NameLists&) = default;
};

/// Collects names in the background while it is watched. GUI thread only.
class KnownNames final : public QObject
{
    Q_OBJECT
public:
    /// @p source outlives it.
    explicit KnownNames(InsightSource* source, QObject* parent = nullptr);

    void setWatched(bool isWatched) { m_job.setWatched(isWatched); }
    [[nodiscard]] const NameLists& lists() const { return m_lists; }

Q_SIGNALS:
    void changed();

private:
    void collect();

    InsightSource* m_source; // not owned
    NameLists m_lists;
    background::WatchedJob m_job{this, [this] { collect(); }};
};

/// The groups of @p user, "dev, qa", as reported, else as their newest application was submitted with; empty when neither is
/// known, and nullopt when no groups are reported at all.
[[nodiscard]] std::optional<QString> groupsOf(const InsightData& data, const QString& user);
} // namespace quotadeck::models
