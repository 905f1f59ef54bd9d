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
/// The active configuration of a cluster, as reported.
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

/// @p reading: nothing for a configuration reported with the usage; @p snapshot: null for none.
[[nodiscard]] ActiveAge activeAge(const std::optional<ActiveReading>& reading, const SnapshotPtr& snapshot);

/// Users with their groups, in addition to those that a source reports with its applications; by name of the user.
using MembershipsPtr = std::shared_ptr<const std::vector<access::UserGroups>>;

/// The input of questions: data and configurations of one time. A value, shared with workers.
struct InsightData
{
    SnapshotPtr snapshot; ///< null: nothing was read
    std::string partition; ///< of the snapshot; empty without one
    QString source; ///< what people call it
    ActiveConfigurationPtr active; ///< null: not reported
    ConfigRevisionPtr edited; ///< null: no configuration is open
    std::string savedText; ///< what the file of the configuration holds
    QString file; ///< its path
    MembershipsPtr memberships{}; ///< of a file; null: none is read
    std::optional<ActiveReading> activeReading{}; ///< nothing: reported with the snapshot
    std::optional<BaselineKind> baseline{}; ///< chosen by the user; nothing: see baselineOf()
    MembershipsPtr inDirectory{}; ///< of users whose groups nothing else reports; null: it is not used

    /// Those of the file and of the directory.
    [[nodiscard]] std::vector<access::UserGroups> knownMemberships() const;
    /// True when groups are known apart from those of applications.
    [[nodiscard]] bool hasMemberships() const { return memberships || inDirectory; }

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

/// Gives the data on screen and the edited configuration to those who answer questions about them.
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
    /// The active configuration of the source of the snapshots; null when unknown. @p reading: nothing for one reported
    /// with the snapshots.
    void setActive(ActiveConfigurationPtr active, const std::optional<ActiveReading>& reading = {});
    /// They take precedence over the groups of applications.
    void setMemberships(MembershipsPtr memberships); ///< null: none
    /// Of users whose groups are not known otherwise; null: the directory is not used.
    void setDirectoryGroups(MembershipsPtr memberships);
    /// Asks for the groups of a user who is neither in the data nor in the configuration.
    void requestGroups(const QString& user) { Q_EMIT groupsRequested(user); }

    /// What edits are held against from now on, until another file is opened.
    void setBaseline(BaselineKind kind);

    [[nodiscard]] ConfigSession* session() const { return m_session; }
    [[nodiscard]] InsightData data() const;
    [[nodiscard]] const SnapshotPtr& snapshot() const { return m_snapshot; } ///< null: nothing was read
    [[nodiscard]] const PartitionSnapshot* usage() const;
    /// What runs now, whatever is on screen: by it the guards of removals judge. Null: nothing was read.
    void setLatest(SnapshotPtr snapshot) { m_latest = std::move(snapshot); }
    [[nodiscard]] const SnapshotPtr& latest() const { return m_latest; }
    [[nodiscard]] const ActiveConfigurationPtr& active() const { return m_active; }
    [[nodiscard]] ActiveAge age() const { return activeAge(m_activeReading, m_snapshot); } ///< of active()

Q_SIGNALS:
    void snapshotChanged();
    void activeChanged(); ///< another one, or read again
    void membershipsChanged();
    void groupsRequested(const QString& user);
    void baselineChanged();
    void configurationChanged(); ///< another text or another file

private:
    ConfigSession* m_session; // not owned
    SnapshotPtr m_snapshot;
    SnapshotPtr m_latest;
    std::string m_partition;
    ActiveConfigurationPtr m_active;
    std::optional<ActiveReading> m_activeReading;
    std::optional<BaselineKind> m_baseline;
    QString m_path; ///< of the file that it was chosen for
    MembershipsPtr m_memberships;
    MembershipsPtr m_inDirectory;
    QString m_name;
};
} // namespace quotadeck::models
