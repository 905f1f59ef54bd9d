// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/filter/expression.h"
#include "core/resource/resource.h"
#include "models/common/share.h"

#include <QMap>
#include <QString>
#include <QStringList>
#include <QVarLengthArray>
#include <QVariant>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <optional>
#include <span>
#include <tl/expected.hpp>
#include <unordered_map>
#include <utility>
#include <vector>

namespace quotadeck::models {
/// What a filter compares in a field that is a number.
struct FilterNumber
{
    /// Cores, bytes, pieces; seconds since the epoch; infinite: not limited. Nothing: not set or not known.
    std::optional<double> value{};
    std::optional<Share> share{}; ///< of the limit or what stands for it

    [[nodiscard]] static FilterNumber count(std::optional<quint64> value, std::optional<Share> share = {});
    /// @p value in the base units of @p type.
    [[nodiscard]] static FilterNumber amount(std::optional<ResourceType> type, std::optional<Quantity> value,
                                             std::optional<Share> share = {});
    /// As amount(), nothing being no limit.
    [[nodiscard]] static FilterNumber limit(std::optional<ResourceType> type, std::optional<Quantity> value);
    [[nodiscard]] static FilterNumber ofShare(const Share& share) { return {{}, share}; }
    [[nodiscard]] static FilterNumber moment(std::optional<std::chrono::nanoseconds> sinceEpoch);
};

/// What programs read of @p number, which is of @p kind: a double in the units of FilterNumber, a share as a part of 1, a moment as
/// text in UTC (ISO 8601). "unlimited" where there is no limit; invalid for what is not set or not known.
[[nodiscard]] QVariant exactValue(filter::FieldKind kind, const FilterNumber& number);

/// How the rows of a table are filtered by one field, which is a column or something else that a row has.
template <typename Row>
struct FieldOf
{
    const char* key = nullptr; ///< lower case, never translated; null: no field
    filter::FieldKind kind = filter::FieldKind::Text;
    bool hasShare = false; ///< of a count or an amount: it compares with percentages, too
    bool isMain = false; ///< words without a field are looked for here
    QString (*text)(const Row& row) = nullptr; ///< null: that of the column
    QStringList (*others)(const Row& row) = nullptr; ///< more texts that the field has; null: none
    FilterNumber (*number)(const Row& row) = nullptr; ///< of a kind that is not Text
};

/// What the parser of expressions knows of @p fields.
template <typename Row>
std::vector<filter::Field> namesOf(const std::vector<FieldOf<Row>>& fields)
{
    std::vector<filter::Field> names;
    names.reserve(fields.size());
    for (const FieldOf<Row>& field : fields)
        names.push_back({field.key, field.kind, field.hasShare});
    return names;
}

/// For FieldOf::number, of a field that every table of usage has: what is used of a type.
template <auto Used>
struct UsedOf
{
    /// Cores.
    template <typename Row>
    static FilterNumber cpu(const Row& row)
    {
        static const ResourceType type{"vcore"};
        return FilterNumber::amount(type, Used(row).valueOr0(type));
    }
    /// Bytes.
    template <typename Row>
    static FilterNumber memory(const Row& row)
    {
        static const ResourceType type{"memory"};
        return FilterNumber::amount(type, Used(row).valueOr0(type));
    }
};

/// One term of a filter, prepared for many rows. Threading: thread-compatible, also when it is const: it remembers texts.
class FilterMatch
{
public:
    explicit FilterMatch(const filter::Term& term);

    [[nodiscard]] bool isNegated() const { return m_term.isNegated; }
    [[nodiscard]] std::optional<std::size_t> field() const { return m_term.field; }
    [[nodiscard]] bool comparesNumber() const { return m_term.match == filter::Term::Match::Compares; }
    /// How much a row costs, to begin with the terms that cost least.
    [[nodiscard]] int cost() const;

    /// Whether @p text has what the term asks for; negation does not count, here and below.
    [[nodiscard]] bool matches(const QString& text) const;
    /// @p now: what durations are counted to, since the epoch.
    [[nodiscard]] bool matches(const FilterNumber& number, std::chrono::nanoseconds now) const;

private:
    [[nodiscard]] bool matchesExpression(const QString& text) const;

    filter::Term m_term;
    struct Words
    {
        QString text; ///< folded
        bool isPattern = false; ///< contains `*`
    };
    std::vector<Words> m_any;
    struct Known
    {
        QString text; ///< keeps the place
        bool isMatch = false;
    };
    /// Of an expression: texts that rows share, by their places.
    mutable std::unordered_map<const QChar*, Known> m_known;
};

/// Whether a word of @p text begins with @p words, in any case: at the beginning or behind something that is neither a letter
/// nor a digit. Words that begin so themselves may stand anywhere.
[[nodiscard]] bool containsWords(QStringView text, QStringView words);

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

/// A table that is filtered by an expression (core/filter/expression.h): what a field for filters works on. GUI thread only.
class FilterTarget
{
public:
    /// Shows only the rows that match @p text; empty: all. Returns what is wrong with the text, positions in UTF-8; then the
    /// filter stays as it was.
    [[nodiscard]] tl::expected<void, filter::Fault> setFilter(const QString& text);
    [[nodiscard]] const QString& filterText() const { return m_text; }
    /// What expressions may name.
    [[nodiscard]] const std::vector<filter::Field>& filterFields() const { return m_fields; }
    /// The texts that rows have in a field, which is one of filterFields(), with the number of rows that have each,
    /// whatever the filter. At most @p mostRows are looked at. O(n).
    [[nodiscard]] virtual QMap<QString, int> valuesOf(std::size_t field, int mostRows) const = 0;

protected:
    explicit FilterTarget(std::vector<filter::Field> fields) : m_fields(std::move(fields)) { }
    virtual ~FilterTarget() = default;
    Q_DISABLE_COPY_MOVE(FilterTarget)

private:
    /// Shows what matches @p expression.
    virtual void takeFilter(const filter::Expression& expression) = 0;

    std::vector<filter::Field> m_fields;
    QString m_text;
};
} // namespace quotadeck::models
