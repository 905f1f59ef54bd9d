// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/httpexchange.h"

#include "app/http/gateway.h"
#include "app/http/httpanswer.h"
#include "core/base/version.h"

#include <QDateTime>
#include <QMetaObject>
#include <QNetworkAccessManager>
#include <QNetworkProxy>
#include <QNetworkReply>
#include <QNetworkRequest>
#include <QSslCertificate>
#include <QSslError>
#include <QStringList>

#include <algorithm>
#include <fmt/format.h>
#include <initializer_list>
#include <utility>

namespace quotadeck::http {
namespace {
constexpr int kUnauthorized = 401;
constexpr int kTooManyRequests = 429;
constexpr int kTemporaryRedirect = 307; ///< these two ask for the same request again, body and all
constexpr int kPermanentRedirect = 308;
constexpr std::chrono::seconds kLeastWait{1}; ///< of a server that asks to come back at once
constexpr qint64 kReadBuffer = qint64(1024) * 1024; ///< back pressure: Qt itself would buffer without end

double seconds(std::chrono::milliseconds time)
{
    return std::chrono::duration<double>(time).count();
}

QNetworkRequest networkRequest(const QUrl& url, const QByteArray& mediaType, const QByteArray& encodings,
                               const Route& route)
{
    QNetworkRequest request(url);
    request.setHeader(QNetworkRequest::UserAgentHeader,
                      QByteArray::fromStdString(fmt::format("QuotaDeck/{}", kVersion)));
    request.setRawHeader("Accept", mediaType);
    for (const auto& [name, value] : route.headers)
        request.setRawHeader(name, value);
    if (route.tls)
        request.setSslConfiguration(*route.tls);
    if (!route.peerName.isEmpty())
        request.setPeerVerifyName(route.peerName);
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    request.setAttribute(QNetworkRequest::CacheSaveControlAttribute, false);
    request.setAttribute(QNetworkRequest::Http2AllowedAttribute,
                         false); // HTTP/1.1 keeps the bound on what is buffered
    // With this header set Qt leaves the body as it comes: it would decompress whatever arrives without a bound.
    request.setRawHeader("Accept-Encoding", encodings);
    return request;
}
} // namespace

Message certificateProblem(const QList<QSslError>& errors, const QString& host)
{
    const auto has = [&errors](std::initializer_list<QSslError::SslError> kinds) {
        return std::ranges::find_first_of(errors, kinds, {}, &QSslError::error) != errors.end();
    };
    const auto& certificate = errors.front().certificate();
    const auto date = [](const QDateTime& time) { return time.toUTC().toString(Qt::ISODate).toStdString(); };
    if (has({QSslError::CertificateExpired}))
        return Message(QUOTADECK_TEXT("http", "the certificate of %1 has expired on %2"), host.toStdString(),
                       date(certificate.expiryDate()));
    if (has({QSslError::CertificateNotYetValid}))
        return Message(
            QUOTADECK_TEXT("http", "the certificate of %1 is not valid before %2; is the clock right?"),
            host.toStdString(), date(certificate.effectiveDate()));
    if (has({QSslError::SelfSignedCertificate, QSslError::SelfSignedCertificateInChain,
             QSslError::UnableToGetLocalIssuerCertificate, QSslError::UnableToGetIssuerCertificate,
             QSslError::UnableToVerifyFirstCertificate, QSslError::CertificateSignatureFailed,
             QSslError::CertificateUntrusted}))
        return Message(
            QUOTADECK_TEXT(
                "http",
                "the certificate of %1 is signed by no authority that is trusted here; name the file "
                "of its certificate authority"),
            host.toStdString());
    if (has({QSslError::HostNameMismatch})) {
        QStringList names = certificate.subjectAlternativeNames().values();
        names += certificate.subjectInfo(QSslCertificate::CommonName);
        names.removeDuplicates();
        return Message(QUOTADECK_TEXT("http", "the certificate of %1 is for another server: %2"),
                       host.toStdString(), names.join(QStringLiteral(", ")).toStdString());
    }
    return Message(QUOTADECK_TEXT("http", "the certificate of %1 is refused: %2"), host.toStdString(),
                   errors.front().errorString().toStdString());
}

HttpExchange::HttpExchange(ServerAccessPtr access, HttpTarget target, std::optional<HttpBody> body,
                           Bounds bounds, QObject* parent)
    : QObject(parent)
    , m_access(std::move(access))
    , m_target(std::move(target))
    , m_requestBody(std::move(body))
    , m_bounds(bounds)
{
    m_inactivity.setSingleShot(true);
    m_deadline.setSingleShot(true);
    m_nextSlice.setSingleShot(true);
    m_nextSlice.setInterval(0);
    m_again.setSingleShot(true);
    m_again.setTimerType(Qt::PreciseTimer); // never earlier than the server asks for
    connect(&m_again, &QTimer::timeout, this, &HttpExchange::openAccess);
    connect(&m_nextSlice, &QTimer::timeout, this, &HttpExchange::takeSlice);
    connect(&m_inactivity, &QTimer::timeout, this, [this] {
        giveUp(ErrorCode::Timeout,
               Message(QUOTADECK_TEXT("http", "%1 sent nothing for %2 s"), originOf(m_origin),
                       Message::Figure{fmt::format("{:g}", seconds(m_inactivity.intervalAsDuration()))}));
    });
    connect(&m_deadline, &QTimer::timeout, this, [this] {
        giveUp(ErrorCode::Timeout,
               Message(QUOTADECK_TEXT("http", "%1 did not complete its answer within %2 s"),
                       originOf(m_origin),
                       Message::Figure{fmt::format("{:g}", seconds(m_deadline.intervalAsDuration()))}));
    });
}

HttpExchange::~HttpExchange()
{
    drop();
}

void HttpExchange::start()
{
    Q_ASSERT(!m_elapsed.isValid());
    m_elapsed.start();
    openAccess();
}

void HttpExchange::openAccess()
{
    m_access->open(this, [this](const Result<Route>& route) { takeRoute(route); });
}

void HttpExchange::takeRoute(const Result<Route>& route)
{
    if (m_isAbandoned)
        return;
    if (!route) {
        const auto refuse = [this, error = route.error()] {
            if (!m_isAbandoned)
                finish(tl::unexpected(error));
        };
        QMetaObject::invokeMethod(this, refuse, Qt::QueuedConnection); // perhaps still within start()
        return;
    }
    m_route = *route;
    QUrl url = m_route.base;
    url.setPath(url.path(QUrl::FullyEncoded) + m_target.url.path(QUrl::FullyEncoded), QUrl::TolerantMode);
    url.setQuery(m_target.url.query(QUrl::FullyEncoded));
    m_origin = url;
    if (m_bounds.total && !m_deadline.isActive())
        m_deadline.start(*m_bounds.total); // a sign-in takes the time that the user takes
    send(url);
}

void HttpExchange::send(const QUrl& url)
{
    m_nextSlice.stop();
    m_isComplete = false;
    m_tlsProblem.reset();
    beginBody();
    setInactivity(m_bounds.inactivity);
    auto request = networkRequest(url, m_target.accept,
                                  m_route.isCompressionDisabled ? "identity" : encodings(), m_route);
    m_access->countRequest();
    if (m_requestBody) {
        request.setHeader(QNetworkRequest::ContentTypeHeader, m_requestBody->type);
        m_reply.reset(network().sendCustomRequest(request, m_requestBody->verb, m_requestBody->bytes));
    } else {
        m_reply.reset(network().get(request));
    }
    m_reply->setReadBufferSize(kReadBuffer);
    connect(m_reply.get(), &QNetworkReply::metaDataChanged, this, &HttpExchange::checkHeaders);
    connect(m_reply.get(), &QNetworkReply::readyRead, this, &HttpExchange::readBody);
    connect(m_reply.get(), &QNetworkReply::finished, this, &HttpExchange::conclude);
    connect(m_reply.get(), &QNetworkReply::sslErrors, this, [this](const QList<QSslError>& errors) {
        m_tlsProblem = certificateProblem(errors, m_reply->url().host());
    });
}

void HttpExchange::setInactivity(std::optional<std::chrono::milliseconds> bound)
{
    m_silence = bound;
    noteActivity();
}

void HttpExchange::noteActivity()
{
    if (m_silence)
        m_inactivity.start(*m_silence);
    else
        m_inactivity.stop();
}

int HttpExchange::status() const
{
    return m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
}

void HttpExchange::checkHeaders()
{
    noteActivity();
    if (const Status head = takeHead(*m_reply); !head && !m_isAbandoned)
        giveUp(head.error().code, head.error().message);
}

void HttpExchange::readBody()
{
    if (!m_nextSlice.isActive())
        takeSlice();
}

/// Between two slices the event loop runs: the window stays alive, and the deadline holds, while much is decompressed.
void HttpExchange::takeSlice()
{
    if (!m_isComplete)
        noteActivity(); // it is not the server that takes its time
    const auto isMore = takeBody(*m_reply);
    if (m_isAbandoned) // by a receiver of what the body has
        return;
    if (!isMore)
        giveUp(isMore.error().code, isMore.error().message);
    else if (*isMore)
        m_nextSlice.start();
    else if (m_isComplete)
        complete();
}

void HttpExchange::giveUp(ErrorCode code, Message message)
{
    drop();
    beginBody(); // several fetchers may wait for their owner, who needs no body
    finish(fail(code, m_target.where, std::move(message)));
}

void HttpExchange::abandon()
{
    m_isAbandoned = true;
    m_inactivity.stop();
    m_deadline.stop();
    m_again.stop();
    drop();
}

/// Deleting a reply ends its transfer. abort() would, too, but complains if the server has sent an error status.
void HttpExchange::drop()
{
    m_nextSlice.stop();
    if (m_reply)
        m_reply->disconnect(this);
    m_reply.reset();
}

void HttpExchange::conclude()
{
    m_inactivity.stop();
    const int code = status();
    const bool isRefusal = code >= 300; // Qt counts those as errors of the transport, too
    if (code == 0 || (m_reply->error() != QNetworkReply::NoError && !isRefusal)) {
        finish(tl::unexpected(transportError()));
        return;
    }
    const QUrl location = m_reply->attribute(QNetworkRequest::RedirectionTargetAttribute).toUrl();
    if (code < 400 && location.isValid()) {
        follow(m_reply->url().resolved(location));
        return;
    }
    if (code == kUnauthorized && !m_isRenewed && m_access->renew(m_route)) {
        m_isRenewed = true;
        m_deadline.stop();
        drop();
        openAccess();
        return;
    }
    if (const auto wait = waitBeforeTheNext(code)) {
        drop();
        m_again.start(*wait);
        return;
    }
    m_isComplete = true;
    if (!m_nextSlice.isActive())
        takeSlice();
}

/// Asks again only where that changes nothing in the server, and while there is time for the answer.
std::optional<std::chrono::milliseconds> HttpExchange::waitBeforeTheNext(int status) const
{
    if (status != kTooManyRequests || !m_bounds.waitsWhenAsked || m_requestBody)
        return std::nullopt;
    const auto asked = retryAfter();
    const auto wait = std::max(asked.value_or(kLeastWait), kLeastWait);
    if (!asked || wait >= m_deadline.remainingTimeAsDuration())
        return std::nullopt;
    return wait;
}

std::optional<std::chrono::seconds> HttpExchange::retryAfter() const
{
    const QDateTime sent = readHttpDate(m_reply->rawHeader("Date"));
    return readRetryAfter(m_reply->rawHeader("Retry-After"),
                          sent.isValid() ? sent : QDateTime::currentDateTimeUtc());
}

void HttpExchange::complete()
{
    auto body = finishBody();
    if (m_isAbandoned)
        return;
    finish(body ? accept(*std::move(body), m_target.accepted)
                : Result<HttpAnswer>(fail(body.error().code, m_target.where, body.error().message)));
}

Result<HttpAnswer> HttpExchange::accept(QByteArray body, const AcceptedAnswers& accepted) const
{
    const auto contentType = m_reply->header(QNetworkRequest::ContentTypeHeader).toString().toStdString();
    const HttpAnswer answer{.where = m_target.where,
                            .server = originOf(m_origin),
                            .status = status(),
                            .contentType = contentType,
                            .body = std::move(body),
                            .challenge = m_reply->rawHeader("WWW-Authenticate").toStdString(),
                            .retryAfter = retryAfter(),
                            .elapsed = std::chrono::milliseconds(m_elapsed.elapsed()),
                            .date = readHttpDate(m_reply->rawHeader("Date"))};
    auto result = acceptAnswer(answer, accepted);
    if (!result) {
        if (const auto reason = m_access->explain(answer))
            return tl::unexpected(*reason);
    }
    return result;
}

void HttpExchange::follow(const QUrl& target)
{
    const int code = status();
    if (leadsToSignIn(code, m_reply->url(), target)) {
        finish(fail(ErrorCode::Unauthorized, m_target.where, signInRedirect(originOf(m_origin), target)));
    } else if (m_requestBody && code != kTemporaryRedirect && code != kPermanentRedirect) {
        // Whether the server has done something already is not known.
        finish(fail(ErrorCode::Network, m_target.where,
                    Message(QUOTADECK_TEXT("http",
                                           "the server redirects to %1 (HTTP %2) instead of taking what was "
                                           "sent; it is not sent again"),
                            originOf(target), code)));
    } else if (!hasSameOrigin(target, m_origin)) {
        finish(fail(ErrorCode::Network, m_target.where,
                    Message(QUOTADECK_TEXT("http",
                                           "the server redirects to %1, which is not followed; use that "
                                           "address if it is the right one"),
                            originOf(target))));
    } else if (++m_redirects > m_bounds.redirects) {
        finish(fail(
            ErrorCode::Network, m_target.where,
            Message(QUOTADECK_TEXT("http", "the server redirects more than %1 times"), m_bounds.redirects)));
    } else {
        send(target);
    }
}

void HttpExchange::finish(const Result<HttpAnswer>& answer)
{
    m_inactivity.stop();
    m_deadline.stop();
    m_nextSlice.stop();
    m_again.stop();
    Q_EMIT finished(answer);
}

Error HttpExchange::transportError() const
{
    const auto server = originOf(m_origin);
    if (m_tlsProblem)
        return {ErrorCode::Network, m_target.where, *m_tlsProblem};
    switch (m_reply->error()) {
    case QNetworkReply::RemoteHostClosedError:
        return {
            ErrorCode::Network, m_target.where,
            received() == 0
                ? Message(QUOTADECK_TEXT("http", "%1 closed the connection without an answer"), server)
                : Message(QUOTADECK_TEXT(
                              "http", "%1 closed the connection in the middle of its answer, after %2 bytes"),
                          server, received())};
    default:
        break;
    }
    const auto reason = m_reply->errorString().toStdString();
    const auto proxy = m_access->network().proxy();
    if (proxy.type() == QNetworkProxy::HttpProxy || proxy.type() == QNetworkProxy::Socks5Proxy)
        return {ErrorCode::Network, m_target.where,
                Message(QUOTADECK_TEXT("http", "cannot reach %1 through the proxy %2: %3"), server,
                        fmt::format("{}:{}", proxy.hostName().toStdString(), proxy.port()), reason)};
    return {ErrorCode::Network, m_target.where,
            Message(QUOTADECK_TEXT("http", "cannot reach %1: %2"), server, reason)};
}
} // namespace quotadeck::http

#include "moc_httpexchange.cpp"
