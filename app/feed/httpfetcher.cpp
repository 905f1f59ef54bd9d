// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/httpfetcher.h"

#include "core/base/version.h"

#include <QMetaObject>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QNetworkRequest>

#include <fmt/format.h>
#include <utility>

namespace quotadeck::feed {
namespace {
constexpr qint64 kReadBuffer = qint64(1024) * 1024; ///< back pressure: Qt itself would buffer without end

int portOf(const QUrl& url)
{
    return url.port(url.scheme() == QLatin1String("https") ? 443 : 80);
}

bool hasSameOrigin(const QUrl& a, const QUrl& b)
{
    return a.scheme() == b.scheme() && a.host() == b.host() && portOf(a) == portOf(b);
}

std::string originOf(const QUrl& url)
{
    return fmt::format("{}://{}:{}", url.scheme().toStdString(), url.host().toStdString(), portOf(url));
}

double seconds(std::chrono::milliseconds time)
{
    return std::chrono::duration<double>(time).count();
}

QNetworkRequest networkRequest(const QUrl& url, const HttpRequest& asked)
{
    QNetworkRequest request(url);
    request.setHeader(QNetworkRequest::UserAgentHeader,
                      QByteArray::fromStdString(fmt::format("QuotaDeck/{}", kVersion)));
    request.setRawHeader("Accept", asked.accept);
    if (!asked.token.empty())
        request.setRawHeader("Authorization", QByteArray::fromStdString("Bearer " + asked.token));
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    request.setAttribute(QNetworkRequest::CacheSaveControlAttribute, false);
    // With this header set Qt leaves the body as it comes: it would decompress whatever arrives without a bound.
    request.setRawHeader("Accept-Encoding", AnswerBody::kEncodings);
    return request;
}
} // namespace

HttpFetcher::HttpFetcher(QNetworkAccessManager& manager, HttpRequest request, QObject* parent)
    : QObject(parent)
    , m_manager(manager)
    , m_request(std::move(request))
    , m_body(m_request.limits.maxBody)
{
    m_inactivity.setSingleShot(true);
    m_deadline.setSingleShot(true);
    m_nextSlice.setSingleShot(true);
    m_nextSlice.setInterval(0);
    connect(&m_nextSlice, &QTimer::timeout, this, &HttpFetcher::takeSlice);
    connect(&m_inactivity, &QTimer::timeout, this, [this] {
        giveUp(ErrorCode::Timeout,
               fmt::format("{} sent nothing for {:g} s", originOf(m_request.url),
                           seconds(m_request.limits.inactivity)));
    });
    connect(&m_deadline, &QTimer::timeout, this, [this] {
        giveUp(ErrorCode::Timeout,
               fmt::format("{} did not complete its answer within {:g} s", originOf(m_request.url),
                           seconds(m_request.limits.total)));
    });
}

HttpFetcher::~HttpFetcher()
{
    drop();
}

void HttpFetcher::start()
{
    Q_ASSERT(!m_elapsed.isValid());
    m_elapsed.start();
    const QString scheme = m_request.url.scheme();
    if (scheme != QLatin1String("http") && scheme != QLatin1String("https")) {
        const auto refuse = [this] {
            finish(fail(ErrorCode::InvalidArgument, m_request.where,
                        "only addresses with http or https can be read"));
        };
        QMetaObject::invokeMethod(this, refuse, Qt::QueuedConnection);
        return;
    }
    m_deadline.start(m_request.limits.total);
    send(m_request.url);
}

void HttpFetcher::send(const QUrl& url)
{
    m_nextSlice.stop();
    m_body = AnswerBody(m_request.limits.maxBody);
    m_inactivity.start(m_request.limits.inactivity);
    auto request = networkRequest(url, m_request);
    if (m_request.body) {
        request.setHeader(QNetworkRequest::ContentTypeHeader, QByteArrayLiteral("application/x-yaml"));
        m_reply.reset(m_manager.post(request, *m_request.body));
    } else {
        m_reply.reset(m_manager.get(request));
    }
    m_reply->setReadBufferSize(kReadBuffer);
    connect(m_reply.get(), &QNetworkReply::metaDataChanged, this, &HttpFetcher::checkHeaders);
    connect(m_reply.get(), &QNetworkReply::readyRead, this, &HttpFetcher::readBody);
    connect(m_reply.get(), &QNetworkReply::finished, this, &HttpFetcher::conclude);
}

void HttpFetcher::checkHeaders()
{
    m_inactivity.start();
    const qint64 declared = m_reply->header(QNetworkRequest::ContentLengthHeader).toLongLong();
    if (declared > m_request.limits.maxBody) {
        giveUp(ErrorCode::TooLarge,
               fmt::format("the answer has {} bytes, more than the {} that are read; check the address",
                           declared, m_request.limits.maxBody));
        return;
    }
    if (m_body.received() > 0) // told again
        return;
    if (const Status status = m_body.setEncoding(m_reply->rawHeader("Content-Encoding")); !status)
        giveUp(status.error().code, status.error().message);
}

void HttpFetcher::readBody()
{
    if (!m_nextSlice.isActive())
        takeSlice();
}

/// Between two slices the event loop runs: the window stays alive, and the deadline holds, while much is decompressed.
void HttpFetcher::takeSlice()
{
    if (!m_isComplete)
        m_inactivity.start(); // it is not the server that takes its time
    const auto isMore = m_body.takeSlice(*m_reply);
    if (!isMore)
        giveUp(isMore.error().code, isMore.error().message);
    else if (*isMore)
        m_nextSlice.start();
    else if (m_isComplete)
        accept();
}

void HttpFetcher::giveUp(ErrorCode code, Message message)
{
    drop();
    m_body = AnswerBody(0); // several fetchers may wait for their owner, who needs no body
    finish(fail(code, m_request.where, std::move(message)));
}

/// Deleting a reply ends its transfer. abort() would, too, but complains if the server has sent an error status.
void HttpFetcher::drop()
{
    m_nextSlice.stop();
    if (m_reply)
        m_reply->disconnect(this);
    m_reply.reset();
}

void HttpFetcher::conclude()
{
    m_inactivity.stop();
    const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    const bool isRefusal = status >= 300; // Qt counts those as errors of the transport, too
    if (status == 0 || (m_reply->error() != QNetworkReply::NoError && !isRefusal)) {
        finish(tl::unexpected(transportError()));
        return;
    }
    const QUrl location = m_reply->attribute(QNetworkRequest::RedirectionTargetAttribute).toUrl();
    if (status < 400 && location.isValid()) {
        follow(m_reply->url().resolved(location));
        return;
    }
    m_isComplete = true;
    if (!m_nextSlice.isActive())
        takeSlice();
}

void HttpFetcher::accept()
{
    auto body = m_body.finish();
    if (!body) {
        finish(fail(body.error().code, m_request.where, body.error().message));
        return;
    }
    const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    const auto contentType = m_reply->header(QNetworkRequest::ContentTypeHeader).toString().toStdString();
    finish(acceptJson({.where = m_request.where,
                       .status = status,
                       .contentType = contentType,
                       .body = *std::move(body),
                       .elapsed = std::chrono::milliseconds(m_elapsed.elapsed())},
                      m_request.alsoAccepted));
}

void HttpFetcher::follow(const QUrl& target)
{
    if (!hasSameOrigin(target, m_request.url)) {
        finish(fail(ErrorCode::Network, m_request.where,
                    fmt::format("the server redirects to {}, which is not followed; use that address if it "
                                "is the right one",
                                originOf(target))));
    } else if (++m_redirects > m_request.limits.redirects) {
        finish(fail(ErrorCode::Network, m_request.where,
                    fmt::format("the server redirects more than {} times", m_request.limits.redirects)));
    } else {
        send(target);
    }
}

void HttpFetcher::finish(const Result<HttpAnswer>& answer)
{
    m_inactivity.stop();
    m_deadline.stop();
    m_nextSlice.stop();
    Q_EMIT finished(answer);
}

Error HttpFetcher::transportError() const
{
    const auto server = originOf(m_request.url);
    switch (m_reply->error()) {
    case QNetworkReply::RemoteHostClosedError:
        return {ErrorCode::Network, m_request.where,
                m_body.received() == 0
                    ? fmt::format("{} closed the connection without an answer", server)
                    : fmt::format("{} closed the connection in the middle of its answer, after {} bytes",
                                  server, m_body.received())};
    default:
        return {ErrorCode::Network, m_request.where,
                fmt::format("cannot reach {}: {}", server, m_reply->errorString().toStdString())};
    }
}
} // namespace quotadeck::feed
