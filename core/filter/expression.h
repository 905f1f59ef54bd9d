// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/filter/number.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace re2 {
class RE2;
}

/// The language that all tables are filtered by (resources/docs/filter.md).
namespace quotadeck::filter {
/// What a term can name before an operator.
struct Field
{
    std::string key; ///< lower case, never translated: "user"
    FieldKind kind = FieldKind::Text;
    bool hasShare = false; ///< an amount or a count that can be compared with a percentage, too

    friend bool operator==(const Field&, const Field&) = default;
};

/// A text to look for.
struct Words
{
    std::string text; ///< UTF-8, without the quotation marks
    bool isQuoted = false; ///< then `*` is a character like any other

    friend bool operator==(const Words&, const Words&) = default;
};

/// One condition on a row.
struct Term
{
    enum class Match {
        Contains, ///< one of `any`, from the beginning of a word on
        Equals, ///< one of `any` is the whole text
        Expression, ///< `expression` matches a part of the text
        Compares, ///< the number of the field with `number`
    };

    bool isNegated = false;
    std::optional<std::size_t> field; ///< place in the fields; nothing: the main texts of the row
    Match match = Match::Contains;
    std::vector<Words> any{};
    std::string pattern{}; ///< of the expression, as between its slashes
    std::shared_ptr<const re2::RE2> expression{};
    Comparison comparison = Comparison::Equal;
    Number number{};
    std::size_t begin = 0; ///< in the text it was read from, in bytes, as the next
    std::size_t end = 0;

    /// Whether both mean the same; places in the text do not count.
    friend bool operator==(const Term& left, const Term& right);
};

/// All terms have to match; without a term everything does.
struct Expression
{
    std::vector<Term> terms;

    friend bool operator==(const Expression&, const Expression&) = default;
};

/// What is wrong with a text, and where: bytes from @p begin to @p end.
struct Fault
{
    std::size_t begin = 0;
    std::size_t end = 0;
    Message message;
};

/// Reads @p text, UTF-8, in which terms may name @p fields. Returns the first fault, if there is one.
[[nodiscard]] tl::expected<Expression, Fault> parse(std::string_view text, std::span<const Field> fields);
/// Whether the expression of @p term, which must have one, matches a part of @p text, UTF-8.
[[nodiscard]] bool matchesExpression(const Term& term, std::string_view text);

/// What is being typed at a place of a text: the name of a field, or a value of one.
struct Typing
{
    std::size_t begin = 0; ///< of the part that is typed, in bytes, as the next
    std::size_t end = 0;
    std::optional<std::size_t> field; ///< that the value is for; nothing: a word or the name of a field
};

/// What is typed in @p text at byte @p cursor; nothing inside of quotation marks, expressions and numbers.
[[nodiscard]] std::optional<Typing> typingAt(std::string_view text, std::size_t cursor,
                                             std::span<const Field> fields);

/// @p value as it is written after "field:", in quotation marks where it needs them.
[[nodiscard]] std::string valueText(std::string_view value);
/// Whether a term of @p expression asks for @p value in @p field, in any case.
[[nodiscard]] bool isChosen(const Expression& expression, std::size_t field, std::string_view value);
/// @p text, which parse() must accept, with @p value added to the values that it asks for in @p field, or removed from them if it
/// is one of them. All else stays as it is written.
[[nodiscard]] std::string toggled(std::string_view text, std::span<const Field> fields, std::size_t field,
                                  std::string_view value);
} // namespace quotadeck::filter
