// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/textsearch.h"

#include <QStringDecoder>

#include <algorithm>
#include <utility>

namespace quotadeck::models {
namespace {
/// @p replacement with what the groups of @p match hold.
QString filledIn(const QString& replacement, const QRegularExpressionMatch& match)
{
    QString text;
    for (qsizetype i = 0; i < replacement.size(); ++i) {
        const bool isEscape = replacement[i] == u'\\' && i + 1 < replacement.size();
        if (isEscape && replacement[i + 1] >= u'0' && replacement[i + 1] <= u'9')
            text += match.captured(replacement[++i].digitValue());
        else if (isEscape && replacement[i + 1] == u'\\')
            text += replacement[++i];
        else
            text += replacement[i];
    }
    return text;
}

/// Code points, of which columns are counted.
int columnsOf(QStringView text)
{
    return static_cast<int>(std::ranges::count_if(text, [](QChar unit) { return !unit.isLowSurrogate(); }));
}

TextPosition behind(TextPosition place, QStringView text)
{
    place.offset += static_cast<std::uint32_t>(text.toUtf8().size());
    place.column += columnsOf(text);
    return place;
}
} // namespace

Result<TextSearch> TextSearch::of(const QString& wanted, SearchOptions options)
{
    if (wanted.isEmpty())
        return fail(ErrorCode::InvalidArgument, {}, "Nothing is looked for.");
    // Checked as it is: between what makes it whole words its faults would be elsewhere.
    if (const QRegularExpression alone(wanted); options.isExpression && !alone.isValid())
        return fail(ErrorCode::InvalidArgument, std::to_string(alone.patternErrorOffset() + 1),
                    alone.errorString().toStdString());
    QString pattern = options.isExpression ? wanted : QRegularExpression::escape(wanted);
    if (options.isWholeWords)
        pattern = QStringLiteral("(?<!\\w)(?:%1)(?!\\w)").arg(pattern);
    QRegularExpression::PatternOptions how = QRegularExpression::UseUnicodePropertiesOption;
    if (!options.isCaseSensitive)
        how |= QRegularExpression::CaseInsensitiveOption;
    QRegularExpression expression(pattern, how);
    if (!expression.isValid()) // a comment that swallows what makes it whole words
        return fail(ErrorCode::InvalidArgument, {}, expression.errorString().toStdString());
    expression.optimize();
    return TextSearch(std::move(expression), options.isExpression);
}

std::vector<TextSpan> TextSearch::matchesIn(std::string_view text, const std::stop_token& stop) const
{
    std::vector<TextSpan> matches;
    visit(
        text, [&matches](const TextSpan& span, const QRegularExpressionMatch&) { matches.push_back(span); },
        stop);
    return matches;
}

std::vector<config::TextEdit> TextSearch::replacing(std::string_view text, const QString& replacement,
                                                    const std::stop_token& stop) const
{
    std::vector<config::TextEdit> edits;
    visit(
        text,
        [&](const TextSpan& span, const QRegularExpressionMatch& match) {
            edits.push_back(filled(span, match, replacement));
        },
        stop);
    return edits;
}

std::optional<config::TextEdit> TextSearch::replacingOne(std::string_view text, const TextSpan& match,
                                                         const QString& replacement) const
{
    if (match.end.offset > text.size())
        return std::nullopt;
    const std::size_t end = text.find_first_of("\r\n", match.end.offset);
    const std::size_t before = text.substr(0, match.begin.offset).rfind('\n');
    const auto begin = static_cast<std::uint32_t>(before == std::string_view::npos ? 0 : before + 1);
    std::optional<config::TextEdit> edit;
    visitLine(text.substr(begin, std::min(end, text.size()) - begin), {begin, match.begin.line, 1},
              [&](const TextSpan& span, const QRegularExpressionMatch& found) {
                  if (span == match)
                      edit = filled(span, found, replacement);
              });
    return edit;
}

config::TextEdit TextSearch::filled(const TextSpan& span, const QRegularExpressionMatch& match,
                                    const QString& replacement) const
{
    return {span, (m_hasGroups ? filledIn(replacement, match) : replacement).toStdString()};
}

void TextSearch::visit(std::string_view text, const Visitor& visitor, const std::stop_token& stop) const
{
    TextPosition begin;
    while (begin.offset < text.size() && !stop.stop_requested()) {
        const std::size_t end = std::min(text.find('\n', begin.offset), text.size());
        std::string_view line = text.substr(begin.offset, end - begin.offset);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        visitLine(line, begin, visitor);
        begin = {static_cast<std::uint32_t>(end + 1), begin.line + 1, 1};
    }
}

void TextSearch::visitLine(std::string_view line, TextPosition begin, const Visitor& visitor) const
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString decoded = decoder.decode(QByteArrayView(line));
    if (decoder.hasError())
        return;
    TextPosition place = begin;
    qsizetype done = 0;
    for (auto matches = m_expression.globalMatch(decoded); matches.hasNext();) {
        const auto match = matches.next();
        if (match.capturedLength() == 0)
            continue;
        const QStringView rest(decoded);
        place = behind(place, rest.mid(done, match.capturedStart() - done));
        const TextPosition end = behind(place, match.capturedView());
        visitor({place, end}, match);
        place = end;
        done = match.capturedEnd();
    }
}
} // namespace quotadeck::models
