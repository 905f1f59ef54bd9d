// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/overview/clusterdigest.h"
#include "models/table/livetree.h"

#include <unordered_set>
#include <utility>
#include <vector>

namespace quotadeck::models {
/// A flat table of the Overview page, in the order of arrival while it is not sorted. Row id: that of the row.
template <typename Row>
class OverviewTable : public LiveTree<Row>
{
public:
    /// Shows exactly @p rows.
    void setRows(std::vector<Row> rows)
    {
        std::unordered_set<std::string> present;
        std::vector<typename LiveTree<Row>::Incoming> incoming;
        for (Row& row : rows) {
            present.insert(row.id);
            incoming.push_back({row.id, {}, std::move(row)});
        }
        std::vector<std::string> removed;
        for (const RowNode* node : this->topRows()) {
            if (!present.contains(node->id))
                removed.push_back(node->id);
        }
        this->applyRows(removed, std::move(incoming));
    }
    /// The row of @p id, or nullptr. Valid until the next setRows().
    [[nodiscard]] const Row* row(const QString& id) const { return this->rowFor(id.toStdString()); }

protected:
    using LiveTree<Row>::LiveTree;
};

/// Used and offered amounts of each resource type.
class CapacityModel final : public OverviewTable<CapacityRow>
{
    Q_OBJECT
public:
    enum Column { TypeColumn, ShareColumn, UsedColumn, TotalColumn, PendingColumn, ColumnCount };
    Q_ENUM(Column)

    explicit CapacityModel(QObject* parent = nullptr);

private:
    static ColumnTable<CapacityRow> columns();
};

/// How many applications are in each state.
class StateCountModel final : public OverviewTable<StateRow>
{
    Q_OBJECT
public:
    enum Column { StateColumn, CountColumn, ColumnCount };
    Q_ENUM(Column)

    explicit StateCountModel(QObject* parent = nullptr);

private:
    static ColumnTable<StateRow> columns();
};

/// The health checks of the scheduler.
class HealthModel final : public OverviewTable<HealthRow>
{
    Q_OBJECT
public:
    enum Column { CheckColumn, ResultColumn, DiagnosisColumn, ColumnCount };
    Q_ENUM(Column)

    explicit HealthModel(QObject* parent = nullptr);

private:
    static ColumnTable<HealthRow> columns();
};

/// Queues, users and groups, each with its limit of the highest use.
class LimitUseModel final : public OverviewTable<LimitUseRow>
{
    Q_OBJECT
public:
    enum Column {
        NameColumn,
        ShareColumn,
        UsedColumn,
        PlaceColumn,
        TrendColumn,
        ForecastColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    explicit LimitUseModel(QObject* parent = nullptr);

private:
    static ColumnTable<LimitUseRow> columns();
};

/// Why applications wait, a reason a row.
class WaitingModel final : public OverviewTable<WaitingRow>
{
    Q_OBJECT
public:
    enum Column { ReasonColumn, ApplicationsColumn, AgeColumn, LongestColumn, ColumnCount };
    Q_ENUM(Column)

    explicit WaitingModel(QObject* parent = nullptr);

private:
    static ColumnTable<WaitingRow> columns();
};

/// What changed, the latest first.
class ChangeListModel final : public OverviewTable<ChangeRow>
{
    Q_OBJECT
public:
    enum Column { TimeColumn, ChangeColumn, ColumnCount };
    Q_ENUM(Column)

    explicit ChangeListModel(QObject* parent = nullptr);

private:
    static ColumnTable<ChangeRow> columns();
};
} // namespace quotadeck::models
