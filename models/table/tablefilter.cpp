// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/table/tablefilter.h"

#include "core/resource/quantity.h"

#include <QDateTime>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace quotadeck::models {
namespace {
constexpr QChar kAnyLetters = u'*';

/// In lower case; QString does the same, but takes ten times as long for the short texts of cells.
QChar folded(QChar letter)
{
    const char16_t code = letter.unicode();
    if (code >= 128)
        return letter.toCaseFolded();
    return code >= u'A' && code <= u'Z' ? QChar(static_cast<char16_t>(code | 0x20)) : letter;
}

bool isWordBegin(QStringView text, qsizetype at)
{
    return at == 0 || !text[at - 1].isLetterOrNumber();
}

/// Whether @p pattern, in which a star is any run of letters, is the beginning of @p text, or all of it.
bool matchesPattern(QStringView text, QStringView pattern, bool isWhole)
{
    qsizetype at = 0;
    qsizetype next = 0;
    qsizetype star = -1; // in the pattern, where to go on after a failure
    qsizetype behindStar = 0; // in the text
    for (;;) {
        if (next == pattern.size() && (!isWhole || at == text.size()))
            return true;
        if (next < pattern.size() && pattern[next] == kAnyLetters) {
            star = next++;
            behindStar = at;
        } else if (next < pattern.size() && at < text.size() && folded(text[at]) == pattern[next]) {
            ++at;
            ++next;
        } else if (star >= 0 && behindStar < text.size()) {
            next = star + 1;
            at = ++behindStar;
        } else {
            return false;
        }
    }
}

bool containsPattern(QStringView text, QStringView pattern)
{
    const bool isAnywhere = !pattern.front().isLetterOrNumber();
    for (qsizetype at = 0; at <= text.size(); ++at) {
        if ((isAnywhere || isWordBegin(text, at)) && matchesPattern(text.mid(at), pattern, false))
            return true;
    }
    return false;
}

double inUnits(std::optional<ResourceType> type, Quantity value)
{
    // Thousandths are divided, not multiplied by 0.001, so that 100 is the 0.1 that somebody writes.
    return type && quantityKind(type->name()) == QuantityKind::Vcore ? static_cast<double>(value) / 1000
                                                                     : static_cast<double>(value);
}
} // namespace

FilterNumber FilterNumber::count(std::optional<quint64> value, std::optional<Share> share)
{
    return {value ? std::optional(static_cast<double>(*value)) : std::nullopt, share};
}

FilterNumber FilterNumber::amount(std::optional<ResourceType> type, std::optional<Quantity> value,
                                  std::optional<Share> share)
{
    return {value ? std::optional(inUnits(type, *value)) : std::nullopt, share};
}

FilterNumber FilterNumber::limit(std::optional<ResourceType> type, std::optional<Quantity> value)
{
    return {value ? inUnits(type, *value) : std::numeric_limits<double>::infinity(), {}};
}

FilterNumber FilterNumber::moment(std::optional<std::chrono::nanoseconds> sinceEpoch)
{
    return {sinceEpoch ? std::optional(std::chrono::duration<double>(*sinceEpoch).count()) : std::nullopt,
            {}};
}

QVariant exactValue(filter::FieldKind kind, const FilterNumber& number)
{
    const QString unlimited = QStringLiteral("unlimited");
    if (kind == filter::FieldKind::Share) {
        if (!number.share || number.share->isBlocked())
            return {};
        if (!number.share->isLimited())
            return unlimited;
        const double share = *number.share->value();
        return std::isinf(share) ? QVariant() : QVariant(share); // over a limit of 0
    }
    if (!number.value)
        return {};
    if (std::isinf(*number.value))
        return unlimited;
    if (kind == filter::FieldKind::Moment)
        return QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(*number.value * 1000), Qt::UTC)
            .toString(Qt::ISODateWithMs);
    return *number.value;
}

FilterMatch::FilterMatch(const filter::Term& term) : m_term(term)
{
    for (const filter::Words& words : term.any)
        m_any.push_back({QString::fromStdString(words.text).toCaseFolded(),
                         !words.isQuoted && words.text.find('*') != std::string::npos});
}

int FilterMatch::cost() const
{
    if (comparesNumber())
        return 0;
    return (m_term.field ? 1 : 2) + (m_term.match == filter::Term::Match::Expression ? 2 : 0);
}

bool FilterMatch::matches(const QString& text) const
{
    if (m_term.match == filter::Term::Match::Expression)
        return matchesExpression(text);
    const bool isWhole = m_term.match == filter::Term::Match::Equals;
    return std::ranges::any_of(m_any, [&text, isWhole](const Words& words) {
        if (words.isPattern)
            return isWhole ? matchesPattern(text, words.text, true) : containsPattern(text, words.text);
        if (isWhole || words.text.isEmpty())
            return text.compare(words.text, Qt::CaseInsensitive) == 0;
        return containsWords(text, words.text);
    });
}

bool FilterMatch::matchesExpression(const QString& text) const
{
    constexpr std::size_t kMostKnown = 1'000;
    const auto known = m_known.find(text.constData());
    if (known != m_known.end() && known->second.text.size() == text.size())
        return known->second.isMatch;
    const bool isMatch = filter::matchesExpression(m_term, text.toStdString());
    if (known == m_known.end() && m_known.size() < kMostKnown)
        m_known.emplace(text.constData(), Known{text, isMatch});
    return isMatch;
}

bool FilterMatch::matches(const FilterNumber& number, std::chrono::nanoseconds now) const
{
    using Unit = filter::Number::Unit;
    const filter::Number& wanted = m_term.number;
    const auto compares
        = [this, &wanted](double value) { return filter::compares(value, m_term.comparison, wanted); };
    switch (wanted.unit) {
    case Unit::None:
        return number.value ? std::isinf(*number.value) : !number.share || !number.share->isLimited();
    case Unit::Share: {
        const auto share = number.share ? number.share->value() : std::nullopt;
        return share && compares(*share);
    }
    case Unit::Whole:
        return number.value && compares(*number.value);
    case Unit::Seconds:
        return number.value && compares(std::chrono::duration<double>(now).count() - *number.value);
    }
    return false;
}

bool containsWords(QStringView text, QStringView words)
{
    const bool isAnywhere = !words.front().isLetterOrNumber();
    const QChar first = folded(words.front());
    const auto isSame = [](QChar left, QChar right) { return folded(left) == folded(right); };
    for (qsizetype at = 0, last = text.size() - words.size(); at <= last; ++at) {
        if (folded(text[at]) == first && (isAnywhere || isWordBegin(text, at))
            && std::equal(words.begin(), words.end(), text.begin() + at, isSame))
            return true;
    }
    return false;
}

tl::expected<void, filter::Fault> FilterTarget::setFilter(const QString& text)
{
    auto expression = filter::parse(text.toStdString(), m_fields);
    if (!expression)
        return tl::unexpected(std::move(expression.error()));
    const QString trimmed = text.trimmed();
    if (trimmed == m_text)
        return {};
    m_text = trimmed;
    takeFilter(*expression);
    return {};
}
} // namespace quotadeck::models
