// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/filter/expression.h"

#include "core/base/nearestname.h"
#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <re2/re2.h>
#include <utility>

namespace quotadeck::filter {
namespace {
constexpr std::string_view kOperators = ":=<>";
constexpr char kQuote = '"';
constexpr char kSlash = '/';
constexpr char kEscape = '\\';

struct Symbol
{
    std::string_view text;
    Comparison comparison;
};

/// The longer ones first.
constexpr std::array kComparisons{
    Symbol{"<=", Comparison::LessOrEqual}, Symbol{">=", Comparison::GreaterOrEqual},
    Symbol{"<", Comparison::Less},         Symbol{">", Comparison::Greater},
    Symbol{"=", Comparison::Equal},        Symbol{":", Comparison::Equal},
};

bool isGap(char letter)
{
    return letter == ' ' || letter == '\t' || letter == '\n';
}

bool isOperator(char letter)
{
    return kOperators.find(letter) != std::string_view::npos;
}

/// The place of the mark that closes the one at @p open; npos: none does.
std::size_t closingMark(std::string_view text, std::size_t open)
{
    for (std::size_t at = open + 1; at < text.size(); ++at) {
        if (text[at] == kEscape)
            ++at;
        else if (text[at] == text[open])
            return at;
    }
    return std::string_view::npos;
}

/// Where the term ends that begins at @p begin; the end of the text for a mark that is not closed.
std::size_t endOfTerm(std::string_view text, std::size_t begin)
{
    std::size_t at = text[begin] == '-' ? begin + 1 : begin;
    bool isField = false; // an operator was met, so that commas separate values
    bool mayQuote = true;
    bool mayMatch = true;
    while (at < text.size() && !isGap(text[at])) {
        const char letter = text[at];
        if ((mayQuote && letter == kQuote) || (mayMatch && letter == kSlash)) {
            at = closingMark(text, at);
            if (at == std::string_view::npos)
                return text.size();
        }
        mayMatch = !isField && isOperator(letter);
        mayQuote = mayMatch || (isField && letter == ',');
        isField = isField || isOperator(letter);
        ++at;
    }
    return at;
}

std::string unescaped(std::string_view text)
{
    std::string plain;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == kEscape && at + 1 < text.size())
            ++at;
        plain += text[at];
    }
    return plain;
}

std::string inQuotes(std::string_view text)
{
    std::string result(1, kQuote);
    for (const char letter : text) {
        if (letter == kQuote || letter == kEscape)
            result += kEscape;
        result += letter;
    }
    return result + kQuote;
}

std::string writtenWords(const Words& words)
{
    return words.isQuoted ? inQuotes(words.text) : words.text;
}

Message fieldNames(std::span<const Field> fields)
{
    std::vector<Message> names;
    for (const Field& field : fields)
        names.emplace_back(field.key);
    return Message::joined(std::move(names));
}

Message unknownField(std::string_view key, std::span<const Field> fields)
{
    std::vector<std::string_view> keys;
    for (const Field& field : fields)
        keys.emplace_back(field.key);
    const std::string_view near = keys.empty() ? std::string_view() : nearestKey(key, keys);
    if (near.empty())
        return {
            QUOTADECK_TEXT("filter",
                           "\"%1\" is not a field of this table. Fields: %2. Put a text with : = < or > in "
                           "quotation marks."),
            key, fieldNames(fields)};
    return {QUOTADECK_TEXT("filter", "\"%1\" is not a field of this table. Did you mean \"%2\"? Fields: %3."),
            key, near, fieldNames(fields)};
}

/// Reads one term.
class TermReader
{
public:
    TermReader(std::string_view text, std::size_t begin, std::size_t end, std::span<const Field> fields)
        : m_text(text)
        , m_fields(fields)
        , m_begin(begin)
        , m_end(end)
    {
        m_term.begin = begin;
        m_term.end = end;
    }

    tl::expected<Term, Fault> read()
    {
        m_term.isNegated = m_text[m_begin] == '-';
        const std::size_t at = m_term.isNegated ? m_begin + 1 : m_begin;
        const bool isRead = at == m_end
            ? fail(m_begin, m_end, QUOTADECK_TEXT("filter", "Enter what to exclude after -"))
            : readBehindSign(at);
        if (!isRead)
            return tl::unexpected(std::move(m_fault));
        return std::move(m_term);
    }

private:
    template <typename... Arguments>
    bool fail(std::size_t begin, std::size_t end, MessageTemplate form, Arguments&&... arguments)
    {
        m_fault = {begin, end, Message(form, std::forward<Arguments>(arguments)...)};
        return false;
    }

    [[nodiscard]] std::string_view part(std::size_t begin, std::size_t end) const
    {
        return m_text.substr(begin, end - begin);
    }

    bool readBehindSign(std::size_t at)
    {
        if (m_text[at] == kSlash)
            return readExpression(at);
        if (m_text[at] == kQuote) {
            m_term.any.emplace_back();
            return readQuoted(at, m_end, m_term.any.back())
                && (!m_term.any.back().text.empty()
                    || fail(at, m_end, QUOTADECK_TEXT("filter", "Enter a text between the quotation marks")));
        }
        const std::size_t sign = part(at, m_end).find_first_of(kOperators);
        if (sign == std::string_view::npos) {
            m_term.any.push_back({std::string(part(at, m_end)), false});
            return true;
        }
        return readField(at, at + sign);
    }

    bool readField(std::size_t at, std::size_t sign)
    {
        if (at == sign)
            return fail(
                at, m_end,
                QUOTADECK_TEXT("filter", "Enter a field before \"%1\", without blanks, for example used>4"),
                part(sign, sign + 1));
        const std::string key = asciiLowered(part(at, sign));
        const auto field = std::ranges::find(m_fields, key, &Field::key);
        if (field == m_fields.end() && part(sign, m_end).starts_with("://")) { // an address is a word
            m_term.any.push_back({std::string(part(at, m_end)), false});
            return true;
        }
        if (field == m_fields.end()) {
            m_fault = {at, sign, unknownField(part(at, sign), m_fields)};
            return false;
        }
        m_term.field = static_cast<std::size_t>(field - m_fields.begin());
        const auto* const symbol
            = std::ranges::find_if(kComparisons, [rest = part(sign, m_end)](const Symbol& known) {
                  return rest.starts_with(known.text);
              });
        const std::size_t value = sign + symbol->text.size();
        if (value == m_end)
            return fail(at, m_end, QUOTADECK_TEXT("filter", "Enter a value after \"%1\""), part(at, m_end));
        m_term.comparison = symbol->comparison;
        if (field->kind != FieldKind::Text)
            return readNumber(*field, value);
        if (symbol->comparison != Comparison::Equal)
            return fail(at, m_end,
                        QUOTADECK_TEXT("filter", "%1 is a text. Compare it with %1:value or %1=value."), key);
        if (m_text[value] == kSlash)
            return readExpression(value);
        m_term.match = symbol->text == "=" ? Term::Match::Equals : Term::Match::Contains;
        return readValues(value);
    }

    bool readNumber(const Field& field, std::size_t at)
    {
        auto number = parseNumber(part(at, m_end), field.kind, field.hasShare);
        if (!number) {
            m_fault = {at, m_end, std::move(number.error())};
            return false;
        }
        if (number->unit == Number::Unit::None && m_term.comparison != Comparison::Equal)
            return fail(at, m_end, QUOTADECK_TEXT("filter", "\"none\" is not a number. Write %1=none."),
                        field.key);
        m_term.match = Term::Match::Compares;
        m_term.number = *std::move(number);
        return true;
    }

    /// "a,b,"c d"".
    bool readValues(std::size_t at)
    {
        for (;;) {
            std::size_t end = at;
            Words words;
            if (at < m_end && m_text[at] == kQuote) {
                const std::size_t close = closingMark(m_text, at);
                end = close == std::string_view::npos ? m_end : std::min(close + 1, m_end);
                if (!readQuoted(at, end, words))
                    return false;
            } else {
                end = std::min(m_text.find(',', at), m_end);
                words.text = part(at, end);
                if (words.text.empty())
                    return fail(at, m_end,
                                QUOTADECK_TEXT("filter", "Enter a value before and after each comma"));
            }
            m_term.any.push_back(std::move(words));
            if (end == m_end)
                return true;
            if (m_text[end] != ',')
                return fail(end, m_end,
                            QUOTADECK_TEXT("filter", "Enter a blank or a comma after the quotation mark"));
            at = end + 1;
        }
    }

    /// A quoted text that is all from @p at to @p end.
    bool readQuoted(std::size_t at, std::size_t end, Words& words)
    {
        const std::size_t close = closingMark(m_text, at);
        if (close == std::string_view::npos)
            return fail(at, m_end, QUOTADECK_TEXT("filter", "The quotation mark is not closed"));
        if (close + 1 != end)
            return fail(close + 1, end,
                        QUOTADECK_TEXT("filter", "Enter a blank or a comma after the quotation mark"));
        words = {unescaped(part(at + 1, close)), true};
        return true;
    }

    bool readExpression(std::size_t at)
    {
        const std::size_t close = closingMark(m_text, at);
        if (close == std::string_view::npos)
            return fail(
                at, m_end,
                QUOTADECK_TEXT("filter",
                               "The regular expression is not closed. End it with /, or put a text that "
                               "begins with / in quotation marks."));
        if (close + 1 != m_end)
            return fail(close + 1, m_end,
                        QUOTADECK_TEXT("filter", "Enter a blank after the regular expression"));
        m_term.match = Term::Match::Expression;
        m_term.pattern = part(at + 1, close);
        re2::RE2::Options options;
        options.set_log_errors(false);
        options.set_case_sensitive(false);
        auto expression = std::make_shared<const re2::RE2>(m_term.pattern, options);
        if (m_term.pattern.empty())
            return fail(at, m_end,
                        QUOTADECK_TEXT("filter", "Enter a regular expression between the slashes"));
        if (!expression->ok())
            return fail(at, m_end, QUOTADECK_TEXT("filter", "Invalid regular expression (RE2): %1"),
                        expression->error());
        m_term.expression = std::move(expression);
        return true;
    }

    std::string_view m_text;
    std::span<const Field> m_fields;
    std::size_t m_begin;
    std::size_t m_end;
    Term m_term;
    Fault m_fault;
};

std::string printTerm(const Term& term, std::span<const Field> fields)
{
    std::string text = term.isNegated ? "-" : "";
    if (term.field)
        text += fields[*term.field].key;
    if (term.match == Term::Match::Compares)
        return text.append(std::ranges::find(kComparisons, term.comparison, &Symbol::comparison)->text)
            .append(term.number.text);
    if (term.field)
        text += term.match == Term::Match::Equals ? '=' : ':';
    if (term.match == Term::Match::Expression)
        return text + kSlash + term.pattern + kSlash;
    for (const Words& words : term.any) {
        if (&words != &term.any.front())
            text += ',';
        text += writtenWords(words);
    }
    return text;
}

/// Where @p value is among the texts that @p term asks for.
std::vector<Words>::const_iterator findValue(const Term& term, std::string_view value)
{
    return std::ranges::find(term.any, asciiLowered(value),
                             [](const Words& words) { return asciiLowered(words.text); });
}

/// Asks for one of some values of @p field.
bool isChoice(const Term& term, std::size_t field)
{
    return term.field == field && !term.isNegated && !term.any.empty();
}
} // namespace

bool operator==(const Term& left, const Term& right)
{
    const bool isComparison = left.match == Term::Match::Compares;
    return left.isNegated == right.isNegated && left.field == right.field && left.match == right.match
        && left.any == right.any && left.pattern == right.pattern && left.number == right.number
        && (!isComparison || left.comparison == right.comparison);
}

tl::expected<Expression, Fault> parse(std::string_view text, std::span<const Field> fields)
{
    Expression expression;
    for (std::size_t at = 0; at < text.size();) {
        if (isGap(text[at])) {
            ++at;
            continue;
        }
        const std::size_t end = endOfTerm(text, at);
        auto term = TermReader(text, at, end, fields).read();
        if (!term)
            return tl::unexpected(std::move(term.error()));
        expression.terms.push_back(*std::move(term));
        at = end;
    }
    return expression;
}

bool matchesExpression(const Term& term, std::string_view text)
{
    return re2::RE2::PartialMatch(re2::StringPiece(text.data(), text.size()), *term.expression);
}

std::optional<Typing> typingAt(std::string_view text, std::size_t cursor, std::span<const Field> fields)
{
    for (std::size_t at = 0; at < cursor;) {
        if (isGap(text[at])) {
            ++at;
            continue;
        }
        const std::size_t end = endOfTerm(text, at);
        if (end < cursor) {
            at = end;
            continue;
        }
        const std::size_t begin = text[at] == '-' ? at + 1 : at;
        const std::string_view typed = text.substr(begin, cursor - std::min(begin, cursor));
        const std::size_t sign = typed.find_first_of(kOperators);
        if (begin >= cursor || text[begin] == kQuote || text[begin] == kSlash)
            return std::nullopt;
        if (sign == std::string_view::npos)
            return Typing{begin, std::min(end, text.find_first_of(kOperators, begin)), {}};
        const auto field = std::ranges::find(fields, asciiLowered(typed.substr(0, sign)), &Field::key);
        const std::size_t firstValue = sign + 1; // it may contain operators itself
        const std::size_t comma = typed.find_last_of(',');
        const std::size_t value
            = begin + (comma != std::string_view::npos && comma >= firstValue ? comma + 1 : firstValue);
        const bool isWords = typed.find_first_of("\"/", sign) == std::string_view::npos;
        if (field == fields.end() || field->kind != FieldKind::Text || !isWords)
            return std::nullopt;
        return Typing{value, std::min(end, text.find(',', value)),
                      static_cast<std::size_t>(field - fields.begin())};
    }
    return std::nullopt;
}

std::string valueText(std::string_view value)
{
    const bool isPlain = !value.empty() && value.find_first_of("\"*, \t\n") == std::string_view::npos
        && value.front() != kSlash;
    return isPlain ? std::string(value) : inQuotes(value);
}

bool isChosen(const Expression& expression, std::size_t field, std::string_view value)
{
    return std::ranges::any_of(expression.terms, [&](const Term& term) {
        return isChoice(term, field) && findValue(term, value) != term.any.end();
    });
}

std::string toggled(std::string_view text, std::span<const Field> fields, std::size_t field,
                    std::string_view value)
{
    const auto expression = parse(text, fields);
    std::string result(text);
    if (!expression)
        return result;
    const auto choice = std::ranges::find_if(expression->terms,
                                             [field](const Term& term) { return isChoice(term, field); });
    if (choice == expression->terms.end()) {
        if (!result.empty() && !isGap(result.back()))
            result += ' ';
        return result + fields[field].key + ':' + valueText(value);
    }
    Term term = *choice;
    if (const auto place = findValue(term, value); place != term.any.end())
        term.any.erase(place);
    else
        term.any.push_back({std::string(value), valueText(value) != value});
    if (!term.any.empty())
        return result.replace(term.begin, term.end - term.begin, printTerm(term, fields));
    result.erase(term.begin, term.end - term.begin);
    if (term.begin < result.size())
        result.erase(term.begin, 1); // the blank behind it
    else if (!result.empty())
        result.pop_back(); // the blank in front of it
    return result;
}
} // namespace quotadeck::filter
