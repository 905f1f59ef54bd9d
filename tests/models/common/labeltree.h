// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/livetree.h"
#include "models/common/roles.h"

#include <QString>

#include <string>
#include <vector>

namespace quotadeck::test {
struct LabelRow
{
    QString label;
    int value = 0;
    int weight = 0;
};

/// The smallest live tree: a label, a value, a weight; rows whose label contains a text match.
class LabelTree final : public models::LiveTree<LabelRow>
{
public:
    enum Column { LabelColumn, ValueColumn, WeightColumn, ColumnCount };
    struct Item
    {
        std::string id;
        std::string parent;
        int value = 0;
        int weight = 0;
    };

    LabelTree() : LiveTree(nullptr) { }

    void apply(const std::vector<Item>& items, const std::vector<std::string>& removed = {})
    {
        std::vector<Incoming> incoming;
        for (const Item& item : items)
            incoming.push_back(
                {item.id, item.parent, {QString::fromStdString(item.id), item.value, item.weight}});
        applyRows(removed, std::move(incoming));
    }
    void filter(const QString& text)
    {
        m_filter = text;
        refilter();
    }
    void keepValuesFrom(int least)
    {
        m_least = least;
        refilter();
    }
    int columnCount(const QModelIndex& = {}) const override { return ColumnCount; }

private:
    QVariant cell(const LabelRow& row, int column, int role) const override
    {
        if (role != Qt::DisplayRole)
            return {};
        return column == LabelColumn ? QVariant(row.label)
                                     : QVariant(column == ValueColumn ? row.value : row.weight);
    }
    bool isBefore(const LabelRow& left, const LabelRow& right, int column) const override
    {
        switch (column) {
        case LabelColumn:
            return left.label < right.label;
        case ValueColumn:
            return left.value < right.value;
        default:
            return left.weight < right.weight;
        }
    }
    bool isSameCell(const LabelRow& left, const LabelRow& right, int column) const override
    {
        return !isBefore(left, right, column) && !isBefore(right, left, column);
    }
    bool isMatch(const LabelRow& row) const override
    {
        return row.label.contains(m_filter) && row.value >= m_least;
    }

    QString m_filter;
    int m_least = std::numeric_limits<int>::min();
};
} // namespace quotadeck::test
