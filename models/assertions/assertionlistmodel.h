// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/table/rowlist.h"

#include <QString>

#include <vector>

namespace quotadeck::models {
/// What came of an assertion, in the order of the table.
enum class AssertionState {
    Failed,
    Unknown, ///< the usage that decides it is unknown
    NotApplicable, ///< the configuration does not have its partition
    Passed,
};

struct AssertionRow
{
    QString id; ///< its name, unlike that of every other one of the file
    AssertionState state = AssertionState::Passed;
    bool isOld = false; ///< of an earlier configuration or file
    QString who; ///< user, with groups
    QString partition; ///< as the configuration has it; empty: it has none such
    QString queue; ///< as the file has it, or else of the blocking limit; empty: placement rules choose it
    QString usage; ///< of which moment
    QString result; ///< what was expected and found, and the blocking limit
    QString change; ///< with which it holds; empty: none is known

    friend bool operator==(const AssertionRow&, const AssertionRow&) = default;
};

/// Assertions with what came of them.
class AssertionListModel final : public RowList<AssertionRow>
{
    Q_OBJECT
public:
    enum Column { StateColumn, NameColumn, WhoColumn, QueueColumn, UsageColumn, ResultColumn, ColumnCount };
    Q_ENUM(Column)

    explicit AssertionListModel(QObject* parent = nullptr);

    void setRows(std::vector<AssertionRow> rows) { RowList::setRows(std::move(rows)); }
    /// The row of @p id; -1: none.
    [[nodiscard]] int rowOf(const QString& id) const;

private:
    static ColumnTable<AssertionRow> columns();
};
} // namespace quotadeck::models
