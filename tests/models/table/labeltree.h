// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/roles.h"
#include "models/table/livetree.h"

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

/// How a LabelTree shows its rows.
enum class Arrangement { Tree, Flat, ByWeight };

/// The smallest live tree: a label, a value, a weight; rows whose label contains a text are listed. Groups sum up values.
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

    LabelTree() : LiveTree(columns(), nullptr) { }

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
    void arrange(Arrangement how)
    {
        static constexpr models::GroupingOf<LabelRow> kByWeight{
            .key = [](const LabelRow& row) { return "w" + std::to_string(row.weight); },
            .group =
                [](const LabelRow& row) {
                    return LabelRow{QStringLiteral("w%1").arg(row.weight), 0, row.weight};
                },
            .count = [](LabelRow& group, const LabelRow& row, int sign) { group.value += sign * row.value; },
            .countsAlike
            = [](const LabelRow& left, const LabelRow& right) { return left.value == right.value; },
        };
        setFlat(how == Arrangement::Flat);
        setGrouping(how == Arrangement::ByWeight ? &kByWeight : nullptr);
    }
    void keepValuesFrom(int least)
    {
        m_least = least;
        refilter();
    }

private:
    static models::ColumnTable<LabelRow> columns()
    {
        static constexpr models::ColumnOf<LabelRow> kColumns[] = {
            {
                .column = LabelColumn,
                .sharedTitle = [] { return QStringLiteral("1"); },
                .isOfGroups = true,
                .text = models::textIn<&LabelRow::label>,
                .isBefore = models::orderedBy<&LabelRow::label>,
                .isSame = models::equalIn<&LabelRow::label>,
            },
            {
                .column = ValueColumn,
                .sharedTitle = [] { return QStringLiteral("2"); },
                .isOfGroups = true,
                .text = [](const LabelRow& row) { return QString::number(row.value); },
                .isBefore = models::orderedBy<&LabelRow::value>,
                .isSame = models::equalIn<&LabelRow::value>,
            },
            {
                .column = WeightColumn,
                .sharedTitle = [] { return QStringLiteral("3"); },
                .text = [](const LabelRow& row) { return QString::number(row.weight); },
                .isBefore = models::orderedBy<&LabelRow::weight>,
                .isSame = models::equalIn<&LabelRow::weight>,
            },
        };
        static_assert(models::areInOrder(kColumns));
        return kColumns;
    }
    bool isListed(const LabelRow& row) const override
    {
        return row.label.contains(m_filter) && row.value >= m_least;
    }

    QString m_filter;
    int m_least = std::numeric_limits<int>::min();
};
} // namespace quotadeck::test
