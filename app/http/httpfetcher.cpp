// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/httpfetcher.h"

#include <QNetworkReply>
#include <QNetworkRequest>

#include <utility>

namespace quotadeck::http {
HttpFetcher::HttpFetcher(ServerAccessPtr access, HttpRequest request, QObject* parent)
    : HttpExchange(
        std::move(access), request, std::move(request.body),
        {request.limits.inactivity, request.limits.total, request.limits.redirects, request.waitsWhenAsked},
        parent)
    , m_most(request.limits.maxBody)
    , m_body(m_most)
{
}

HttpFetcher::~HttpFetcher() = default;

void HttpFetcher::beginBody()
{
    m_body = AnswerBody(m_most);
}

Status HttpFetcher::takeHead(const QNetworkReply& reply)
{
    const qint64 declared = reply.header(QNetworkRequest::ContentLengthHeader).toLongLong();
    if (declared > m_most)
        return fail(
            ErrorCode::TooLarge, {},
            Message(QUOTADECK_TEXT(
                        "http", "the answer has %1 bytes, more than the %2 that are read; check the address"),
                    declared, m_most));
    if (m_body.received() > 0) // reported again
        return {};
    return m_body.setEncoding(reply.rawHeader("Content-Encoding"));
}

Result<bool> HttpFetcher::takeBody(QIODevice& source)
{
    return m_body.takeSlice(source);
}

Result<QByteArray> HttpFetcher::finishBody()
{
    return m_body.finish();
}
} // namespace quotadeck::http

#include "moc_httpfetcher.cpp"
