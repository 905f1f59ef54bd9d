// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/queuepath.h"
#include "core/config/rules/validator.h"
#include "core/config/schema/finding.h"
#include "models/table/columntable.h"
#include "models/table/tablefilter.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>
#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace quotadeck::models {
/// How a finding of @p severity is marked.
[[nodiscard]] RowState stateOf(config::Severity severity);

/// The findings of an edited file, the worst first, then in the order of the text. GUI thread only.
///
/// Shape: a flat list; rows that stay keep their place and selection.
class FindingsModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { SeverityColumn, LineColumn, QueueColumn, MessageColumn, RuleColumn, ColumnCount };
    Q_ENUM(Column)
    /// Same in every column.
    enum FindingRole {
        SeverityRole = Qt::UserRole + 100, ///< int, config::Severity
        QueueRole, ///< QString, path as spelled; empty where no queue is concerned
    };

    explicit FindingsModel(QObject* parent = nullptr);

    void setFindings(std::vector<config::Finding> findings);
    /// The title of the column of paths; "Queue" until then.
    void setPathTitle(const QString& title);

    /// The finding of @p row, which must exist.
    [[nodiscard]] const config::Finding& finding(int row) const;
    [[nodiscard]] int count(config::Severity severity) const;
    /// What findings are filtered by.
    [[nodiscard]] static std::vector<FieldOf<config::Finding>> filterFields();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    static ColumnTable<config::Finding> columns();
    /// Takes over the places of the same findings in a newer text.
    void movePlaces(const std::vector<config::Finding>& findings);

    std::vector<config::Finding> m_findings;
    QString m_pathTitle; ///< empty: as in the table
};

/// Shows the findings of a FindingsModel of some severities, of all queues or of one, that match an expression.
class FindingsFilter final : public QSortFilterProxyModel, public FilterTarget
{
    Q_OBJECT
public:
    explicit FindingsFilter(FindingsModel* findings, QObject* parent = nullptr);

    void setShown(config::Severity severity, bool isShown);
    /// Only the findings of this queue, upper and lower case not mattering (QUE-1); none: of all.
    void setQueue(const std::optional<QueuePath>& queue);
    [[nodiscard]] QMap<QString, int> valuesOf(std::size_t field, int mostRows) const override;

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    void takeFilter(const filter::Expression& expression) override;

    FindingsModel* m_findings; // not owned
    TableFilter<config::Finding> m_filter;
    std::array<bool, 3> m_isShown{true, true, true}; ///< by severity
    std::optional<QueuePath> m_queue; ///< in lower case
};

/// The finding shown at a single value in a form.
struct CellProblem
{
    QString message; ///< empty: none
    RowState state = RowState::Normal;

    friend bool operator==(const CellProblem&, const CellProblem&) = default;
};

/// The worst finding of @p verdict that points at exactly @p span, the place of a value. Time: logarithmic.
[[nodiscard]] CellProblem problemAt(const config::Verdict& verdict, const TextSpan& span);
} // namespace quotadeck::models
