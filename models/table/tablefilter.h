// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/table/filtermatch.h"

#include <QVarLengthArray>

#include <algorithm>
#include <span>
#include <vector>

namespace quotadeck::models {
/// The filter of a table whose rows are @p Row. Without terms every row matches. Threading: a value; what it points into is
/// static.
template <typename Row>
class TableFilter
{
public:
    TableFilter() = default;
    /// @p fields are those that the expression was parsed with; they are copied.
    TableFilter(const filter::Expression& expression, std::span<const FieldOf<Row>> fields)
        : m_fields(fields.begin(), fields.end())
    {
        for (const filter::Term& term : expression.terms)
            m_terms.emplace_back(term);
        std::ranges::stable_sort(m_terms, {}, &FilterMatch::cost);
    }

    [[nodiscard]] bool isEmpty() const { return m_terms.empty(); }
    /// Whether the time alone changes what matches.
    [[nodiscard]] bool dependsOnTime() const
    {
        return std::ranges::any_of(m_terms, [this](const FilterMatch& term) {
            return term.comparesNumber() && m_fields[*term.field()].kind == filter::FieldKind::Moment;
        });
    }
    [[nodiscard]] bool matches(const Row& row, std::chrono::nanoseconds now) const
    {
        MainTexts texts;
        return std::ranges::all_of(m_terms, [this, &row, &texts, now](const FilterMatch& term) {
            return matchesTerm(term, row, texts, now) != term.isNegated();
        });
    }

private:
    /// Of one row, read once for all terms without a field.
    using MainTexts = QVarLengthArray<QString, 8>;

    [[nodiscard]] bool matchesTerm(const FilterMatch& term, const Row& row, MainTexts& texts,
                                   std::chrono::nanoseconds now) const
    {
        if (term.comparesNumber())
            return term.matches(m_fields[*term.field()].number(row), now);
        if (term.field())
            return matchesText(term, m_fields[*term.field()], row);
        if (texts.isEmpty()) {
            for (const FieldOf<Row>& field : m_fields) {
                if (field.isMain)
                    texts.append(field.text(row));
            }
        }
        return std::ranges::any_of(texts, [&term](const QString& text) { return term.matches(text); })
            || std::ranges::any_of(m_fields, [&term, &row](const FieldOf<Row>& field) {
                   return field.isMain && matchesOthers(term, field, row);
               });
    }
    [[nodiscard]] static bool matchesText(const FilterMatch& term, const FieldOf<Row>& field, const Row& row)
    {
        return term.matches(field.text(row)) || matchesOthers(term, field, row);
    }
    [[nodiscard]] static bool matchesOthers(const FilterMatch& term, const FieldOf<Row>& field,
                                            const Row& row)
    {
        return field.others && std::ranges::any_of(field.others(row), [&term](const QString& text) {
                   return term.matches(text);
               });
    }

    std::vector<FieldOf<Row>> m_fields;
    std::vector<FilterMatch> m_terms;
};
} // namespace quotadeck::models
