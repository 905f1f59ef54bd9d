// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/rowlist.h"

#include <QString>

namespace quotadeck::models {
/// A table of results: every column has a title, a sentence that explains it, and cells that are texts or numbers. A model
/// says what these are; how they are aligned, sorted and dimmed is here. GUI thread only.
template <typename Row>
class ResultList : public RowList<Row>
{
public:
    using RowList<Row>::RowList;

    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const final
    {
        if (orientation != Qt::Horizontal)
            return {};
        if (role == Qt::TextAlignmentRole && isNumber(section))
            return int(Qt::AlignRight | Qt::AlignVCenter);
        if (role == Qt::ToolTipRole)
            return help(section);
        return role == Qt::DisplayRole ? QVariant(title(section)) : QVariant();
    }

private:
    [[nodiscard]] virtual QString title(int column) const = 0;
    [[nodiscard]] virtual QString help(int column) const = 0; ///< empty: the title says all
    [[nodiscard]] virtual bool isNumber(int column) const = 0;
    [[nodiscard]] virtual QString display(const Row& row, int column) const = 0;
    [[nodiscard]] virtual QString toolTip(const Row& row, int column) const = 0;
    [[nodiscard]] virtual QVariant sortValue(const Row& row, int column) const = 0;
    /// Whether the cell is worth no look, such as zero, not known, or the same in both runs.
    [[nodiscard]] virtual bool isDim(const Row& row, int column) const = 0;
    [[nodiscard]] virtual RowState state(const Row& /*row*/, int /*column*/) const
    {
        return RowState::Normal;
    }

    [[nodiscard]] virtual int indent(const Row& /*row*/, int /*column*/) const { return 0; } ///< levels

    [[nodiscard]] QVariant cell(const Row& row, int column, int role) const final
    {
        switch (role) {
        case Qt::DisplayRole:
            return display(row, column);
        case Qt::ToolTipRole:
            return toolTip(row, column);
        case SortRole:
            return sortValue(row, column);
        case NumericRole:
            return isNumber(column);
        case StateRole:
            return static_cast<int>(state(row, column));
        case EmphasisRole:
            return static_cast<int>(isDim(row, column) ? Emphasis::Dim : Emphasis::Normal);
        case IndentRole:
            return indent(row, column);
        default:
            return {};
        }
    }
};
} // namespace quotadeck::models
