// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/snapshotdelta.h"
#include "models/common/livetree.h"
#include "models/common/roles.h"
#include "models/quota/figures.h"
#include "models/quota/personrow.h"

#include <QString>

#include <string>
#include <vector>

namespace quotadeck::models {
/// Users and groups with their tightest limit; below each what it uses, queue by queue.
/// Row ids: "u:sue", "g:ds"; below them the queue's path, a blank and the owner's id: "root.a u:sue".
/// UsageRole is valid in UsageColumn, for the tightest limit of the focus.
class PeopleTreeModel final : public LiveTree<PersonRow>
{
    Q_OBJECT
public:
    enum Column {
        NameColumn,
        TightestColumn, ///< of all resource types and the number of applications
        AtColumn, ///< the queue where the tightest limit is set
        UsageColumn, ///< used part of the tightest limit of the focus
        UsedColumn, ///< where the limit binds; without one altogether
        LimitColumn, ///< the tightest of the focus
        HeadroomColumn, ///< what that leaves
        ApplicationsColumn, ///< running / allowed, where that is tightest
        QueuesColumn,
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
    void setKinds(Kinds kinds);
    [[nodiscard]] Kinds kinds() const { return m_kinds; }
    /// Shows only owners whose name contains @p text in any case, with all their rows. Empty: all.
    void setFilterText(const QString& text);
    [[nodiscard]] QString filterText() const { return m_filter; }

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QVariant cell(const PersonRow& row, int column, int role) const override;
    [[nodiscard]] bool isBefore(const PersonRow& left, const PersonRow& right, int column) const override;
    [[nodiscard]] bool isSameCell(const PersonRow& left, const PersonRow& right, int column) const override;
    [[nodiscard]] bool isMatch(const PersonRow& row) const override;
    [[nodiscard]] QString display(const PersonRow& row, Column column) const;
    [[nodiscard]] QString toolTip(const PersonRow& row, Column column) const;
    void addOwner(std::vector<Incoming>& incoming, std::vector<std::string>& removed, const std::string& id,
                  PersonRow owner) const;

    Focus m_focus;
    Kinds m_kinds = Kinds::Both;
    QString m_filter;
};
} // namespace quotadeck::models
