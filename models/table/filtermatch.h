// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/filter/expression.h"
#include "models/table/filterfields.h"

#include <QString>

#include <chrono>
#include <cstddef>
#include <optional>
#include <unordered_map>
#include <vector>

namespace quotadeck::models {
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
} // namespace quotadeck::models
