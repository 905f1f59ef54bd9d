// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/snapshotdelta.h"
#include "models/common/durationtext.h"
#include "models/common/roles.h"
#include "models/common/sharedtexts.h"
#include "models/quota/figures.h"
#include "models/quota/presentuse.h"
#include "models/table/livetree.h"

#include <QString>
#include <QStringList>

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace quotadeck::models {
/// A row of the list of applications, or a group of them, whose numbers are the sums of its listed applications.
struct ApplicationRow
{
    QString id; ///< of a group: what its applications have in common, for users
    QString state; ///< as sent
    bool isPending = false; ///< as filters have it
    bool hasEnded = false; ///< completed, failed, rejected or expired
    QString queueName; ///< the path
    QString user; // what filters read of every row lies together until here
    QueuePath queue;
    QStringList groups; ///< of the submission
    std::optional<QString> chargedGroup; ///< empty text: no group is charged; not set: not known
    Quotas quotas; ///< used and pending only
    Figures shown; ///< of the quotas, for the focus
    std::chrono::nanoseconds submitted{}; ///< since the epoch, 0 = not sent
    std::optional<std::chrono::milliseconds> started; ///< since the epoch
    QString age; ///< since the submission
    QString reason; ///< the latest message about a waiting request, or why the application was rejected
    std::chrono::nanoseconds finished{}; ///< since the epoch, 0 = not sent or not finished
    QString sinceFinished; ///< empty: not finished
    int members = 0; ///< of a group
    int activeMembers = 0; ///< likewise
    std::optional<Resource> usedNow; ///< while an earlier moment is shown; nothing: not known
    int membersKnownNow = 0; ///< of a group: those active ones with usedNow
};

/// Whose applications are listed; every part that is not empty counts.
struct ApplicationScope
{
    QueuePath queue; ///< this queue or one below it
    QString user;
    QString group; ///< the group charged, or any of the submission while that is not known

    friend bool operator==(const ApplicationScope&, const ApplicationScope&) = default;
};

/// Which applications are listed.
enum class ApplicationsShown { Active, Finished, All };

/// What the applications of a group have in common.
enum class ApplicationsGroupedBy { Nothing, Queue, User, ChargedGroup, State };

/// The applications of a partition as a flat list, or below groups. Row id: the application's id. One that is active again after it has
/// finished is listed as it is now.
class ApplicationListModel final : public LiveTree<ApplicationRow>
{
    Q_OBJECT
public:
    enum Column {
        StateColumn,
        ApplicationColumn,
        QueueColumn,
        UserColumn,
        GroupColumn, ///< the group charged
        UsedColumn,
        PendingColumn,
        SubmittedColumn, ///< shown as age
        RunningSinceColumn,
        FinishedColumn, ///< shown as age; views hide it at first
        ReasonColumn,
        UsedNowColumn, ///< while an earlier moment is shown
        ColumnCount
    };
    Q_ENUM(Column)

    static constexpr auto kStateField = "state"; ///< of the filter
    /// Text of that field for an application that has waiting requests or has not started.
    static constexpr auto kPendingState = "pending";

    explicit ApplicationListModel(QObject* parent = nullptr);

    /// Merges the applications of @p delta, and of its users which group is charged. Its pointers need to live
    /// for this call only.
    void apply(const PartitionDelta& delta);
    /// The resource type that the numbers are of, or "dominant" (the default).
    void setResource(const QString& type);
    [[nodiscard]] QString resource() const { return m_focus.text(); }
    /// The moment that ages are counted to, the epoch at first.
    void setNow(SystemTime now);
    /// The path of the queue of the application @p id; empty: it is not known.
    [[nodiscard]] QString queueOf(const QString& id) const;
    /// Active ones at first.
    void setShown(ApplicationsShown shown);
    [[nodiscard]] ApplicationsShown shown() const { return m_kinds; }
    /// How many applications match the filter. O(number of groups).
    [[nodiscard]] int listedMatches() const;
    /// How many rows there are of those that are active, or that have finished, whatever is listed.
    [[nodiscard]] int countOf(ApplicationsShown kind) const;
    /// No groups are shown at first.
    void setGroupedBy(ApplicationsGroupedBy what);
    [[nodiscard]] ApplicationsGroupedBy groupedBy() const { return m_groupedBy; }
    /// What the applications of the group called @p id have in common: the path of a queue, or the name of a user, group or state;
    /// empty: that is not known, or it is no group.
    [[nodiscard]] QString commonOf(const QString& id) const;
    /// Lists only what belongs to @p scope.
    void setScope(const ApplicationScope& scope);
    [[nodiscard]] const ApplicationScope& scope() const { return m_scope; }
    /// What applications use now, while an earlier moment is shown; null: the present is shown, or that is not known.
    void setPresent(const Present& present);

private:
    static ColumnTable<ApplicationRow> columns();
    static QString chargedGroupText(const ApplicationRow& row);
    [[nodiscard]] bool isListed(const ApplicationRow& row) const override;
    void completeRow(ApplicationRow& group) const override;
    [[nodiscard]] ApplicationRow rowOf(const ApplicationInfo& application);
    [[nodiscard]] std::optional<QString> chargedGroup(const std::string& user, const std::string& id);
    /// Nothing: not known, or @p row had ended by the moment shown.
    [[nodiscard]] const Resource* usedNow(const ApplicationRow& row) const;
    [[nodiscard]] QString ageOf(const ApplicationRow& row);
    [[nodiscard]] QString sinceFinishedOf(const ApplicationRow& row);
    void mergeFinished(const PartitionDelta& delta, std::vector<std::string>& removed,
                       std::vector<Incoming>& incoming);

    Focus m_focus;
    SharedTexts m_texts;
    SystemTime m_now;
    AgeTexts m_ages; ///< of that moment
    Present m_present;
    ApplicationScope m_scope;
    std::unordered_map<std::string, std::map<ApplicationId, GroupName>> m_charged; // by user
    ApplicationsShown m_kinds = ApplicationsShown::Active;
    ApplicationsGroupedBy m_groupedBy = ApplicationsGroupedBy::Nothing;
    int m_finishedCount = 0; ///< rows
    std::unordered_map<std::string, ApplicationRow> m_covered; ///< finished ones that are active again, by id
};
} // namespace quotadeck::models
