// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/httpanswer.h"

#include "core/base/text.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QString>

#include <algorithm>
#include <fmt/format.h>
#include <string_view>

namespace quotadeck::http {
namespace {
constexpr qsizetype kExcerptLength = 200;
constexpr qsizetype kExcerptBytes = 4 * kExcerptLength; // the longest UTF-8 sequence has four bytes
constexpr qsizetype kErrorBodyBytes = 64LL * 1024;

bool hasMediaType(const HttpAnswer& answer, std::string_view type)
{
    const auto sent = std::string_view(answer.contentType).substr(0, answer.contentType.find(';'));
    return equalsIgnoringAsciiCase(trimmedUnicode(sent), type);
}

bool isWebPage(const HttpAnswer& answer)
{
    return hasMediaType(answer, "text/html") || hasMediaType(answer, "application/xhtml+xml")
        || answer.body.left(kExcerptBytes).trimmed().startsWith('<');
}

bool isBlank(const QByteArray& body)
{
    return std::all_of(body.begin(), body.end(), [](char c) { return c == ' ' || (c >= '\t' && c <= '\r'); });
}

/// The message of an error body (REST-3), or the start of whatever was sent instead.
Message serversWords(const HttpAnswer& answer)
{
    if (isWebPage(answer))
        return QUOTADECK_TEXT("http", "a web page; is the address right?");
    if (answer.body.size() <= kErrorBodyBytes) {
        const auto message = QJsonDocument::fromJson(answer.body).object().value(QLatin1String("message"));
        if (message.isString())
            return Message(printableStart(message.toString().toUtf8()));
    }
    const std::string start = printableStart(answer.body);
    return start.empty() ? Message(QUOTADECK_TEXT("http", "no explanation")) : Message(start);
}

Error errorOf(const HttpAnswer& answer)
{
    const auto& where = answer.where;
    switch (answer.status) {
    case 400:
        return {ErrorCode::InvalidArgument, where,
                Message(QUOTADECK_TEXT("http", "the server did not accept the request (400): %1"),
                        serversWords(answer))};
    case 401:
        return {ErrorCode::Unauthorized, where,
                QUOTADECK_TEXT("http", "the server asks for a valid token (401)")};
    case 403:
        return {ErrorCode::Unauthorized, where,
                QUOTADECK_TEXT("http", "the server refuses access with this token (403)")};
    case 404:
        if (hasMediaType(answer, "application/json") || isWebPage(answer))
            return {ErrorCode::NotFound, where,
                    Message(QUOTADECK_TEXT("http", "the server answered 404: %1"), serversWords(answer))};
        [[fallthrough]];
    case 405:
    case 501:
        return {ErrorCode::Unsupported, where,
                Message(QUOTADECK_TEXT("http", "this server does not offer it (%1)"), answer.status)};
    default:
        return {ErrorCode::Network, where,
                Message(QUOTADECK_TEXT("http", "the server answered %1: %2"), answer.status,
                        serversWords(answer))};
    }
}
} // namespace

Result<HttpAnswer> acceptAnswer(HttpAnswer answer, const AcceptedAnswers& accepted)
{
    const bool isSuccess = answer.status >= 200 && answer.status < 300;
    if (!isSuccess && accepted.everyStatus)
        return answer;
    if (!isSuccess && answer.status != accepted.status)
        return tl::unexpected(errorOf(answer));
    if (isWebPage(answer)) {
        return fail(ErrorCode::Parse, answer.where,
                    QUOTADECK_TEXT("http",
                                   "the answer is a web page, not data; is the address right, or does a "
                                   "sign-in page stand before the server?"));
    }
    if (isBlank(answer.body) && !accepted.empty)
        return fail(ErrorCode::Parse, answer.where, QUOTADECK_TEXT("http", "the answer is empty"));
    return answer;
}

std::string printableStart(const QByteArray& body)
{
    QString text = QString::fromUtf8(body.left(kExcerptBytes)).simplified();
    for (QChar& character : text) {
        if (!character.isPrint() && !character.isSurrogate())
            character = QChar::ReplacementCharacter;
    }
    const bool cut = text.size() > kExcerptLength || body.size() > kExcerptBytes;
    text.truncate(kExcerptLength);
    if (!text.isEmpty() && text.back().isHighSurrogate())
        text.chop(1);
    return text.toStdString() + (cut ? "..." : "");
}
} // namespace quotadeck::http
