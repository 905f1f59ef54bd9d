// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/usergroups.h"
#include "core/snapshot/clustersnapshot.h"
#include "models/limits/configsession.h"

#include <QObject>
#include <QString>

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck::models {
/// The configuration that a cluster works with, as it told.
struct ActiveConfiguration
{
    std::string text; ///< a queues.yaml
    std::vector<config::PartitionConfig> partitions; ///< effective ones

    /// nullptr: there is no such partition.
    [[nodiscard]] const config::PartitionConfig* partition(const std::string& name) const;
};
using ActiveConfigurationPtr = std::shared_ptr<const ActiveConfiguration>;

/// Reads @p answer, a queues.yaml with or without what a scheduler adds to it (REST-30). nullptr for a text that our rules
/// reject: what its limits mean is not known then. Takes as long as a validation; safe from any thread.
[[nodiscard]] ActiveConfigurationPtr readActiveConfiguration(const std::string& answer);

/// What an edit is held against.
enum class BaselineKind {
    File, ///< as it was last read or written
    InForce, ///< the active configuration
};

/// When a source that is asked for its active configuration apart from its usage was last heard of it.
struct ActiveReading
{
    SystemTime time; ///< by the clock of the snapshots
    std::chrono::nanoseconds period{}; ///< from reading to reading, when all goes well

    friend bool operator==(const ActiveReading&, const ActiveReading&) = default;
};

/// How old an active configuration is beside the usage that it is held against.
struct ActiveAge
{
    std::optional<SystemTime> read{}; ///< nothing: with the usage, as in a simulation
    std::optional<SystemTime> usage{}; ///< nothing: there is none
    /// Read more than two periods before the usage: it could not be had lately, and may be another by now.
    bool isStale = false;

    /// How much earlier than the usage it was read; zero when it was not.
    [[nodiscard]] std::chrono::nanoseconds behind() const;
    friend bool operator==(const ActiveAge&, const ActiveAge&) = default;
};

/// @p reading: nothing for a configuration told with the usage; @p snapshot: null for none.
[[nodiscard]] ActiveAge activeAge(const std::optional<ActiveReading>& reading, const SnapshotPtr& snapshot);

/// Who is in which groups, beside what the applications of a source tell; by name of the user.
using MembershipsPtr = std::shared_ptr<const std::vector<access::UserGroups>>;

/// What questions go by: data and configurations of one moment. A value, shared with workers.
struct InsightData
{
    SnapshotPtr snapshot; ///< null: nothing was read
    std::string partition; ///< of the snapshot; empty without one
    QString source; ///< what people call it
    ActiveConfigurationPtr active; ///< null: the source does not tell
    ConfigRevisionPtr edited; ///< null: no configuration is open
    std::string savedText; ///< what the file of the configuration holds
    QString file; ///< its path
    MembershipsPtr memberships{}; ///< null: nobody told any
    std::optional<ActiveReading> activeReading{}; ///< nothing: told with the snapshot
    std::optional<BaselineKind> baseline{}; ///< chosen by somebody; nothing: whichever fits, see baselineOf()

    [[nodiscard]] const std::vector<access::UserGroups>& told() const; ///< the memberships, or none

    /// nullptr: unknown.
    [[nodiscard]] const PartitionSnapshot* usage() const;
    [[nodiscard]] ActiveAge age() const { return activeAge(activeReading, snapshot); } ///< of `active`
};

/// Errors, Parse: the scheduler would reject the text, so that it never comes into force; NotFound: no such partition.
/// @return the number of the partition called @p name among @p revision's; of "default" or the first for no name.
[[nodiscard]] Result<std::size_t> partitionFor(const ConfigRevision& revision, const std::string& name);

/// The partition called @p name of a text; nullopt for a text that the scheduler would reject, or without it. Takes as long
/// as the validation of the text.
[[nodiscard]] std::optional<config::PartitionConfig> partitionOfText(const std::string& text,
                                                                     const std::string& name);

/// Tells what the pages show and what the editor holds, to those who answer questions about it.
/// Threading: GUI thread only.
class InsightSource final : public QObject
{
    Q_OBJECT
public:
    /// @p session outlives it.
    explicit InsightSource(ConfigSession* session, QObject* parent = nullptr);

    /// What is shown from now on; null for nothing.
    void setSnapshot(SnapshotPtr snapshot, std::string partition);
    void setSourceName(const QString& name);
    /// What is in force where the snapshots come from; null when that is not known. @p reading: nothing for what is told
    /// with the snapshots.
    void setActive(ActiveConfigurationPtr active, const std::optional<ActiveReading>& reading = {});
    /// They outweigh what the applications tell.
    void setMemberships(MembershipsPtr memberships); ///< null: nobody tells any

    /// What edits are held against from now on, until another file is opened.
    void setBaseline(BaselineKind kind);

    [[nodiscard]] ConfigSession* session() const { return m_session; }
    [[nodiscard]] InsightData data() const;
    [[nodiscard]] const SnapshotPtr& snapshot() const { return m_snapshot; } ///< null: nothing was read
    [[nodiscard]] const PartitionSnapshot* usage() const;
    [[nodiscard]] const ActiveConfigurationPtr& active() const { return m_active; }
    [[nodiscard]] ActiveAge age() const { return activeAge(m_activeReading, m_snapshot); } ///< of active()

Q_SIGNALS:
    void snapshotChanged();
    void activeChanged(); ///< another one, or read again
    void membershipsChanged();
    void baselineChanged();
    void configurationChanged(); ///< another text or another file

private:
    ConfigSession* m_session; // not owned
    SnapshotPtr m_snapshot;
    std::string m_partition;
    ActiveConfigurationPtr m_active;
    std::optional<ActiveReading> m_activeReading;
    std::optional<BaselineKind> m_baseline;
    QString m_path; ///< of the file that it was chosen for
    MembershipsPtr m_memberships;
    QString m_name;
};
} // namespace quotadeck::models
