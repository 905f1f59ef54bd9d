// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/roles.h"
#include "models/table/tablefilter.h"

#include <QMetaObject>
#include <QString>
#include <QVariant>

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace quotadeck::models {
/// One column of a table: what its cell shows of a @p Row and how rows compare in it. A model describes each of its columns
/// once, in the order of its Column enum. Functions that are not set have the default named beside them.
template <typename Row>
struct ColumnOf
{
    int column = 0; ///< in the model's enum
    const char* title = nullptr; ///< marked with QT_TR_NOOP in a member of the model
    const char* help = nullptr; ///< tool tip of the title, marked likewise; null: none
    QString (*sharedTitle)() = nullptr; ///< instead of a title: words that several tables share
    QString (*sharedHelp)() = nullptr; ///< instead of a help
    bool isNumeric = false;
    bool isOfGroups = false; ///< groups of rows have a cell, too
    FieldOf<Row> filter{}; ///< its text is that of the cell, unless another is named

    QString (*text)(const Row& row) = nullptr; ///< null: empty
    QString (*toolTip)(const Row& row) = nullptr; ///< null: the text
    QString (*spoken)(const Row& row) = nullptr; ///< for screen readers; null: the text
    QString (*edited)(const Row& row) = nullptr; ///< what an editor starts with; null: the cell is not edited
    RowState (*state)(const Row& row) = nullptr; ///< null: Normal
    Emphasis (*emphasis)(const Row& row) = nullptr; ///< null: Normal
    std::optional<RowKind> (*kind)(const Row& row) = nullptr; ///< which icon, in the first column; null: none
    QVariant (*bar)(const Row& row) = nullptr; ///< UsageBar; null: none
    int (*indent)(const Row& row) = nullptr; ///< null: 0
    QVariant (*other)(const Row& row, int role) = nullptr; ///< roles of the model's own; null: none

    /// The order of the raw values, a strict weak one; null: by text.
    bool (*isBefore)(const Row& left, const Row& right) = nullptr;
    /// Whether the cell is the same in every role and place; null: all that is above is compared but the bar and other
    /// roles.
    bool (*isSame)(const Row& left, const Row& right) = nullptr;
};

/// For ColumnOf::toolTip.
template <typename Row>
QString noToolTip(const Row& /*row*/)
{
    return {};
}

/// For ColumnOf::text and the like: a member of the row.
template <auto Member, typename Row>
QString textIn(const Row& row)
{
    return row.*Member;
}

/// For ColumnOf::kind: a member of the row.
template <auto Member, typename Row>
std::optional<RowKind> kindIn(const Row& row)
{
    return row.*Member;
}

/// For ColumnOf::isBefore: by a member of the row.
template <auto Member, typename Row>
bool orderedBy(const Row& left, const Row& right)
{
    return left.*Member < right.*Member;
}

/// For ColumnOf::isSame: when these members of the row are.
template <auto... Members, typename Row>
bool equalIn(const Row& left, const Row& right)
{
    return ((left.*Members == right.*Members) && ...);
}

constexpr Emphasis dimUnless(bool isSet)
{
    return isSet ? Emphasis::Normal : Emphasis::Dim;
}

/// Answers for a model from the description of its columns, which has to live as long.
template <typename Row>
class ColumnTable
{
public:
    constexpr ColumnTable() = default;
    template <std::size_t Count>
    constexpr explicit(false) ColumnTable(const ColumnOf<Row> (&columns)[Count]) : m_columns(columns)
    {
    }

    /// @p fields can be filtered by although they are no columns.
    template <std::size_t Count, std::size_t FieldCount>
    constexpr ColumnTable(const ColumnOf<Row> (&columns)[Count], const FieldOf<Row> (&fields)[FieldCount])
        : m_columns(columns)
        , m_fields(fields)
    {
    }

    [[nodiscard]] int count() const { return static_cast<int>(m_columns.size()); }

    /// What rows are filtered by, in the order of the columns.
    [[nodiscard]] std::vector<FieldOf<Row>> filterFields() const
    {
        std::vector<FieldOf<Row>> fields;
        for (const ColumnOf<Row>& column : m_columns) {
            if (!column.filter.key)
                continue;
            fields.push_back(column.filter);
            if (!column.filter.text)
                fields.back().text = column.text;
        }
        fields.insert(fields.end(), m_fields.begin(), m_fields.end());
        return fields;
    }

    /// Invalid for what is Normal.
    [[nodiscard]] QVariant cell(const Row& row, int section, int role) const
    {
        const ColumnOf<Row>& column = at(section);
        switch (role) {
        case Qt::DisplayRole:
            return text(column, row);
        case Qt::ToolTipRole:
            return column.toolTip ? column.toolTip(row) : text(column, row);
        case Qt::EditRole:
            return column.edited ? QVariant(column.edited(row)) : QVariant();
        case Qt::AccessibleTextRole:
            return column.spoken ? QVariant(column.spoken(row)) : QVariant();
        case StateRole:
            return unlessNormal(state(column, row));
        case EmphasisRole:
            return unlessNormal(emphasis(column, row));
        case KindRole:
            return kind(column, row);
        case NumericRole:
            return column.isNumeric;
        case UsageRole:
            return column.bar ? column.bar(row) : QVariant();
        case ExactRole:
            return column.filter.number ? exactValue(column.filter.kind, column.filter.number(row))
                                        : QVariant();
        case IndentRole:
            return column.indent ? QVariant(column.indent(row)) : QVariant();
        default:
            return column.other ? column.other(row, role) : QVariant();
        }
    }

    /// A cell of a row that stands for a group.
    [[nodiscard]] QVariant groupCell(const Row& group, int section, int role) const
    {
        return at(section).isOfGroups ? cell(group, section, role) : QVariant();
    }

    /// @p model has the context of the translations. Titles of numbers stand above them.
    [[nodiscard]] QVariant header(const QMetaObject& model, int section, Qt::Orientation orientation,
                                  int role) const
    {
        if (orientation != Qt::Horizontal || section < 0 || section >= count())
            return {};
        const ColumnOf<Row>& column = at(section);
        const auto words = [&model](const char* own, QString (*shared)()) {
            if (shared)
                return shared();
            return own ? model.tr(own, nullptr) : QString();
        };
        switch (role) {
        case Qt::DisplayRole:
            return words(column.title, column.sharedTitle);
        case Qt::ToolTipRole:
            return words(column.help, column.sharedHelp);
        case Qt::TextAlignmentRole:
            return column.isNumeric ? QVariant(int(Qt::AlignRight | Qt::AlignVCenter)) : QVariant();
        default:
            return {};
        }
    }

    [[nodiscard]] bool isBefore(const Row& left, const Row& right, int section) const
    {
        const ColumnOf<Row>& column = at(section);
        return column.isBefore ? column.isBefore(left, right) : text(column, left) < text(column, right);
    }

    /// Whether a cell is the same for both rows.
    [[nodiscard]] bool isSame(const Row& left, const Row& right, int section) const
    {
        const ColumnOf<Row>& column = at(section);
        return column.isSame ? column.isSame(left, right) : looksSame(column, left, right);
    }

private:
    [[nodiscard]] const ColumnOf<Row>& at(int section) const
    {
        return m_columns[static_cast<std::size_t>(section)];
    }

    [[nodiscard]] static QString text(const ColumnOf<Row>& column, const Row& row)
    {
        return column.text ? column.text(row) : QString();
    }
    [[nodiscard]] static RowState state(const ColumnOf<Row>& column, const Row& row)
    {
        return column.state ? column.state(row) : RowState::Normal;
    }
    [[nodiscard]] static Emphasis emphasis(const ColumnOf<Row>& column, const Row& row)
    {
        return column.emphasis ? column.emphasis(row) : Emphasis::Normal;
    }
    [[nodiscard]] static QVariant kind(const ColumnOf<Row>& column, const Row& row)
    {
        const std::optional<RowKind> kind = column.kind ? column.kind(row) : std::nullopt;
        return kind ? QVariant(static_cast<int>(*kind)) : QVariant();
    }
    template <typename Mark>
    [[nodiscard]] static QVariant unlessNormal(Mark mark)
    {
        return mark == Mark::Normal ? QVariant() : QVariant(static_cast<int>(mark));
    }
    [[nodiscard]] static bool looksSame(const ColumnOf<Row>& column, const Row& left, const Row& right)
    {
        return text(column, left) == text(column, right)
            && (!column.toolTip || column.toolTip(left) == column.toolTip(right))
            && (!column.edited || column.edited(left) == column.edited(right))
            && state(column, left) == state(column, right)
            && emphasis(column, left) == emphasis(column, right)
            && (!column.kind || column.kind(left) == column.kind(right))
            && (!column.indent || column.indent(left) == column.indent(right))
            && (!column.isBefore || (!column.isBefore(left, right) && !column.isBefore(right, left)));
    }

    std::span<const ColumnOf<Row>> m_columns;
    std::span<const FieldOf<Row>> m_fields;
};

/// For a static_assert: the columns stand in the order of their enum.
template <typename Row, std::size_t Count>
constexpr bool areInOrder(const ColumnOf<Row> (&columns)[Count])
{
    for (std::size_t place = 0; place < Count; ++place) {
        if (columns[place].column != static_cast<int>(place))
            return false;
    }
    return true;
}
} // namespace quotadeck::models
