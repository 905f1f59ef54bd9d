// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/results.h"
#include "models/table/rowlist.h"

#include <QStringList>

#include <memory>

namespace quotadeck::models {
struct GroupResultsRow
{
    QString id;
    sim::GroupResult result;
    ResourceType type; ///< of the amounts

    friend bool operator==(const GroupResultsRow&, const GroupResultsRow&) = default;
};

/// The outcome of the pods of a simulated cluster with elastic quotas, a row for each group in the order of the tree, with
/// the amounts of one resource. GUI thread only.
class GroupResultsModel final : public RowList<GroupResultsRow>
{
    Q_OBJECT
public:
    enum Column {
        NameColumn,
        UsedColumn,
        RuntimeColumn,
        OverColumn,
        BorrowedColumn,
        LentColumn,
        AdmittedColumn,
        RefusedColumn,
        RevokedColumn,
        WaitingColumn,
        MeanWaitColumn,
        LongWaitColumn,
        RunningColumn,
        CompletedColumn,
        ReasonColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    explicit GroupResultsModel(QObject* parent = nullptr);

    /// Null: none are known. The resource stays as long as there is any of it.
    void setResults(std::shared_ptr<const sim::Results> results);
    [[nodiscard]] const std::shared_ptr<const sim::Results>& results() const { return m_results; }
    /// Resources of any group, by name.
    [[nodiscard]] const QStringList& resources() const { return m_resources; }
    /// One of resources(), or empty.
    void setResource(const QString& resource);
    [[nodiscard]] const QString& resource() const { return m_resource; }
    /// Created so far, in all groups.
    [[nodiscard]] std::uint64_t pods() const;

private:
    static ColumnTable<GroupResultsRow> columns();
    void showRows();

    std::shared_ptr<const sim::Results> m_results;
    QStringList m_resources;
    QString m_resource;
};
} // namespace quotadeck::models
