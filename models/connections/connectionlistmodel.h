// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/connect/profile.h"
#include "core/snapshot/sourcestatus.h"
#include "models/connections/clusteroverview.h"
#include "models/table/livetree.h"

#include <QString>

#include <optional>
#include <vector>

namespace quotadeck::models {
/// A saved connection and what is known of its cluster.
struct ConnectionState
{
    connect::Profile profile;
    QString signInProgram{}; ///< that runs only on request, so the cluster is not read before; empty: none
    /// Of the last reading; nothing: it has not been read yet.
    std::optional<SourceStatus> status{};
    std::optional<ClusterOverview> overview{}; ///< of the last good reading
    /// Edits of its configuration that are not applied yet, in a window that is open; nothing: none.
    std::optional<QString> unappliedEdits{};
};

/// A row of the list of connections.
struct ConnectionRow
{
    ConnectionState known;
    QString name;
    QString environment;
    QString scheduler; ///< where it leads
    QString age; ///< of the data

    [[nodiscard]] RowState state() const; ///< of the source
};

/// The saved connections, each with the state of its cluster. Row id: the id of the profile.
class ConnectionListModel final : public LiveTree<ConnectionRow>
{
    Q_OBJECT
public:
    enum Column {
        NameColumn,
        EnvironmentColumn,
        StateColumn,
        AgeColumn,
        HealthColumn,
        QueueColumn, ///< the most used one
        LimitColumn, ///< users and groups at their limits
        EditsColumn, ///< not applied
        SchedulerColumn, ///< where it is
        ColumnCount
    };
    Q_ENUM(Column)

    explicit ConnectionListModel(QObject* parent = nullptr);

    /// All of them, each once. A connection without an id is left out.
    void setConnections(const std::vector<ConnectionState>& connections);
    /// The moment that ages are counted to.
    void setNow(SystemTime now);

private:
    static ColumnTable<ConnectionRow> columns();
    [[nodiscard]] ConnectionRow rowOf(const ConnectionState& known) const;
    [[nodiscard]] QString ageOf(const ConnectionState& known) const;

    SystemTime m_now;
};

/// "Production", "Staging", "Lab"; empty for None.
[[nodiscard]] QString environmentText(connect::Environment environment);
/// "#rrggbb" of the mark of a connection: red for production, whatever its own colour is; empty: no mark.
[[nodiscard]] QString markColor(const connect::Profile& profile);
} // namespace quotadeck::models
