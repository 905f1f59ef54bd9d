// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/httpanswer.h"

#include "app/http/gateway.h"
#include "core/base/text.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
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
            return printableStart(message.toString().toUtf8());
    }
    const std::string start = printableStart(answer.body);
    return start.empty() ? Message(QUOTADECK_TEXT("http", "no explanation")) : Message(start);
}

/// Of a refusal of the credentials, with the status 401 or 403.
Message describeRefusal(const HttpAnswer& answer)
{
    static constexpr std::string_view kBasic = "basic";
    if (equalsIgnoringAsciiCase(std::string_view(answer.challenge).substr(0, kBasic.size()), kBasic))
        return {QUOTADECK_TEXT("http", "the server asks for a user name and a password (%1)"), answer.status};
    if (isWebPage(answer) && pageIn(answer.body) == WebPage::SignIn)
        return describePage(WebPage::SignIn, answer.server, answer.status);
    if (isWebPage(answer))
        return {QUOTADECK_TEXT(
                    "http",
                    "the gateway at %1 refuses access (a web page, HTTP %2); give a token, a cookie or a "
                    "header that it accepts, or use --context to go through the Kubernetes API"),
                answer.server, answer.status};
    return answer.status == 401 ? QUOTADECK_TEXT("http", "the server asks for a valid token (401)")
                                : QUOTADECK_TEXT("http", "the server refuses access with this token (403)");
}

/// Of a status that asks to come back later.
Error describeDelay(const HttpAnswer& answer)
{
    return {ErrorCode::Network, answer.where,
            Message(QUOTADECK_TEXT("http", "the server answered %1 and asks to wait %2 s: %3"), answer.status,
                    answer.retryAfter->count(), serversWords(answer)),
            answer.retryAfter};
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
    case 403:
        return {ErrorCode::Unauthorized, where, describeRefusal(answer)};
    case 404:
        if (hasMediaType(answer, "application/json") || isWebPage(answer))
            return {ErrorCode::NotFound, where,
                    Message(QUOTADECK_TEXT("http", "the server answered 404: %1"), serversWords(answer))};
        [[fallthrough]];
    case 405:
    case 501:
        return {ErrorCode::Unsupported, where,
                Message(QUOTADECK_TEXT("http", "this server does not offer it (%1)"), answer.status)};
    case 429:
    case 503:
        if (answer.retryAfter)
            return describeDelay(answer);
        [[fallthrough]];
    default:
        return {ErrorCode::Network, where,
                Message(QUOTADECK_TEXT("http", "the server answered %1: %2"), answer.status,
                        serversWords(answer))};
    }
}
} // namespace

Result<HttpAnswer> acceptAnswer(HttpAnswer answer, const AcceptedAnswers& accepted)
{
    constexpr int kProxyAuthentication = 407;
    const bool isSuccess = answer.status >= 200 && answer.status < 300;
    if (answer.status == kProxyAuthentication)
        return fail(
            ErrorCode::Network, answer.where,
            QUOTADECK_TEXT("http",
                           "a proxy asks for a user name and a password (407), which are sent only on the "
                           "way to an address with https"));
    if (!isSuccess && accepted.everyStatus)
        return answer;
    if (!isSuccess && answer.status != accepted.status)
        return tl::unexpected(errorOf(answer));
    if (isWebPage(answer)) {
        const auto page = pageIn(answer.body);
        return fail(page == WebPage::SignIn ? ErrorCode::Unauthorized : ErrorCode::Parse, answer.where,
                    describePage(page, answer.server, answer.status));
    }
    if (isBlank(answer.body) && !accepted.empty)
        return fail(ErrorCode::Parse, answer.where, QUOTADECK_TEXT("http", "the answer is empty"));
    return answer;
}

QDateTime readHttpDate(const QByteArray& value)
{
    auto time = QLocale::c().toDateTime(QString::fromLatin1(value).trimmed(),
                                        QStringLiteral("ddd, dd MMM yyyy hh:mm:ss 'GMT'"));
    time.setTimeSpec(Qt::UTC);
    return time;
}

std::optional<std::chrono::seconds> readRetryAfter(const QByteArray& value, const QDateTime& now)
{
    constexpr qint64 kMost = 24LL * 3600;
    bool isNumber = false;
    qint64 seconds = value.trimmed().toLongLong(&isNumber);
    if (!isNumber) {
        const QDateTime time = readHttpDate(value);
        if (!time.isValid())
            return std::nullopt;
        seconds = std::max<qint64>(0, now.secsTo(time));
    }
    if (seconds < 0)
        return std::nullopt;
    return std::chrono::seconds(std::min(seconds, kMost));
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
