// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/snapshotdelta.h"
#include "models/common/roles.h"
#include "models/quota/figures.h"
#include "models/quota/personusage.h"
#include "models/quota/presentuse.h"
#include "models/table/livetree.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck::models {
/// A user or group, or what it uses in one queue.
struct PersonRow
{
    QString owner; ///< name of the user or group
    QString name; ///< what the row is called: the owner, or the last part of the queue's path
    RowKind ownerKind = RowKind::User;
    RowKind kind = RowKind::User; ///< as the owner's, or LeafQueue or ParentQueue
    std::vector<QueueUse> nodes; ///< all of the owner's in pre-order, or the queue's only

    // Computed of the nodes, for the focus except for the last two.
    std::optional<ResourceType> type;
    bool isTypeNamed = false; ///< as in Figures
    Binding binding; ///< the tightest limit of the type
    Binding applications; ///< the limit of their number at place()
    Binding tightest; ///< of all types and the number of applications
    std::optional<int> queuesInUse; ///< of an owner
    std::optional<Resource> usedNow; ///< at place(), while an earlier moment is shown; nothing: not known

    /// The queue that used(), limit() and headroom() are of: where the tightest limit of the type is set, or without a limit
    /// the first of the nodes. Empty without nodes.
    [[nodiscard]] QueuePath place() const;
    [[nodiscard]] Quantity used() const; ///< at place()
    [[nodiscard]] std::optional<Quantity> limit() const; ///< the tightest of the type
    [[nodiscard]] std::optional<Quantity> headroom() const; ///< what limit() leaves; may be negative
    /// Running applications at place(), as the limit of @c applications is.
    [[nodiscard]] std::uint64_t running() const;
    [[nodiscard]] const QueueUse* nodeAtPlace() const; ///< nullptr without nodes
    /// The numbers under the tightest limit of the type: at its queue, which need not be the root.
    [[nodiscard]] Figures figures() const;

    /// Computes what depends on the focus.
    void setFocus(const Focus& focus);
};

/// Users and groups with their tightest limit; below each what it uses, queue by queue.
/// Row ids: "u:sue", "g:ds"; below them the queue's path, a blank and the owner's id: "root.a u:sue".
/// UsageRole is valid in UsageColumn, for the tightest limit of the focus.
class PeopleTreeModel final : public LiveTree<PersonRow>
{
    Q_OBJECT
public:
    enum Column {
        NameColumn,
        TightestColumn, ///< of all resource types and the number of applications, with its queue where that is another
        AtColumn, ///< the queue that usage, used, limit and headroom are of
        UsageColumn, ///< used part of the tightest limit of the focus
        UsedColumn, ///< where the limit binds; without one altogether
        LimitColumn, ///< the tightest of the focus
        HeadroomColumn, ///< what that leaves
        ApplicationsColumn, ///< running / allowed in the same queue
        QueuesColumn,
        UsedNowColumn, ///< while an earlier moment is shown
        ColumnCount
    };
    Q_ENUM(Column)

    enum class Kinds { Users, Groups, Both };
    Q_ENUM(Kinds)

    explicit PeopleTreeModel(QObject* parent = nullptr);

    /// Merges the users and groups of @p delta, whose pointers need to live for this call only.
    void apply(const PartitionDelta& delta);
    /// The resource type that the numbers are of, or "dominant" (the default).
    void setResource(const QString& type);
    [[nodiscard]] QString resource() const { return m_focus.text(); }
    /// The queue that the numbers of the row @p id are of; empty: there is no such row.
    [[nodiscard]] QString placeOf(const QString& id) const;
    void setKinds(Kinds kinds);
    /// What users and groups use now, while an earlier moment is shown; null: the present is shown, or that is not known.
    void setPresent(const Present& present);
    [[nodiscard]] Kinds kinds() const { return m_kinds; }

private:
    static ColumnTable<PersonRow> columns();
    [[nodiscard]] bool isListed(const PersonRow& row) const override;
    /// At the place of @p row; nothing: not known.
    [[nodiscard]] const Resource* usedNow(const PersonRow& row) const;
    void addOwner(std::vector<Incoming>& incoming, std::vector<std::string>& removed, const std::string& id,
                  PersonRow owner) const;

    Focus m_focus;
    Kinds m_kinds = Kinds::Both;
    Present m_present;
};
} // namespace quotadeck::models
