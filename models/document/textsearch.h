// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/config/yaml/textedit.h"

#include <QRegularExpression>
#include <QString>

#include <functional>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

namespace quotadeck::models {
struct SearchOptions
{
    bool isCaseSensitive = false;
    bool isWholeWords = false; ///< no letter, digit or underscore directly before and behind
    bool isExpression = false; ///< a regular expression, as Perl has them; else the text itself

    friend bool operator==(const SearchOptions&, const SearchOptions&) = default;
};

/// What is looked for in a text, line by line: a match lies within one line, without its end, and is not empty.
/// Threading: a value, safe from any thread. Units: bytes of UTF-8; a line that is none has no matches.
class TextSearch
{
public:
    /// Errors: InvalidArgument for an empty text and for an expression that makes no sense; the message says why.
    [[nodiscard]] static Result<TextSearch> of(const QString& wanted, SearchOptions options);

    /// In the order of @p text, apart from each other. Fewer, soon, after @p stop was requested.
    [[nodiscard]] std::vector<TextSpan> matchesIn(std::string_view text,
                                                  const std::stop_token& stop = {}) const;
    /// What puts @p replacement in the place of each match. In that of an expression "\1" is what its first group
    /// holds, to "\9", "\0" the whole match, and "\\" a backslash.
    [[nodiscard]] std::vector<config::TextEdit> replacing(std::string_view text, const QString& replacement,
                                                          const std::stop_token& stop = {}) const;
    /// The one of those that replaces @p match of @p text; none when that is no match.
    [[nodiscard]] std::optional<config::TextEdit> replacingOne(std::string_view text, const TextSpan& match,
                                                               const QString& replacement) const;

private:
    using Visitor = std::function<void(const TextSpan&, const QRegularExpressionMatch&)>;

    TextSearch(QRegularExpression expression, bool hasGroups)
        : m_expression(std::move(expression))
        , m_hasGroups(hasGroups)
    {
    }
    void visit(std::string_view text, const Visitor& visitor, const std::stop_token& stop) const;
    [[nodiscard]] config::TextEdit filled(const TextSpan& span, const QRegularExpressionMatch& match,
                                          const QString& replacement) const;
    void visitLine(std::string_view line, TextPosition begin, const Visitor& visitor) const;

    QRegularExpression m_expression;
    bool m_hasGroups; ///< that a replacement may name
};
} // namespace quotadeck::models
