// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/httpfetcher.h"

#include "app/http/gateway.h"
#include "app/http/httpanswer.h"
#include "core/base/memoryguard.h"
#include "core/base/version.h"

#include <QDateTime>
#include <QIODevice>
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
#include <span>
#include <utility>

namespace quotadeck::http {
namespace {
constexpr qint64 kPackedSlice = 64LL * 1024;
constexpr qint64 kSlice = 256LL * 1024;

std::string_view viewOf(const QByteArray& bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}
} // namespace

Status AnswerBody::setEncoding(const QByteArray& encoding)
{
    const QByteArray name = encoding.trimmed().toLower();
    m_inflater.reset();
    if (name == "gzip" || name == "x-gzip")
        m_inflater.emplace(Inflater::Format::Gzip, static_cast<std::uint64_t>(m_most));
    else if (name == "deflate")
        m_inflater.emplace(Inflater::Format::Deflate, static_cast<std::uint64_t>(m_most));
    else if (!name.isEmpty() && name != "identity")
        return fail(
            ErrorCode::Parse, {},
            Message(
                QUOTADECK_TEXT("http", "the answer has the content encoding \"%1\", but only %2 can be read"),
                printableStart(name), kEncodings));
    return {};
}

Result<bool> AnswerBody::takeSlice(QIODevice& source)
{
    return withinMemory({}, [&] { return m_inflater ? takePacked(source) : takePlain(source); });
}

Result<QByteArray> AnswerBody::finish()
{
    if (m_inflater && m_received > 0) {
        if (const Status status = m_inflater->finish(); !status)
            return fail(ErrorCode::Parse, {},
                        Message(QUOTADECK_TEXT("http", "the answer cannot be decompressed: %1"),
                                status.error().message));
    }
    m_body.squeeze();
    return std::exchange(m_body, {});
}

Result<bool> AnswerBody::takePlain(QIODevice& source)
{
    const qint64 before = m_body.size();
    makeRoom(kSlice);
    m_body.resize(before + kSlice);
    const qint64 count = std::max<qint64>(0, source.read(m_body.data() + before, kSlice)); // -1: not open
    m_body.resize(before + count);
    m_received += count;
    if (m_received > m_most)
        return tooLarge();
    return source.bytesAvailable() > 0;
}

Result<bool> AnswerBody::takePacked(QIODevice& source)
{
    if (m_packed.isEmpty()) {
        m_packed = source.read(kPackedSlice);
        m_received += m_packed.size();
        if (m_received > m_most) // many bytes may unpack to few
            return tooLarge();
    }
    const qint64 before = m_body.size();
    makeRoom(kSlice);
    m_body.resize(before + kSlice);
    const auto step = m_inflater->step(viewOf(m_packed),
                                       std::span(m_body.data() + before, static_cast<std::size_t>(kSlice)));
    if (!step && step.error().code == ErrorCode::TooLarge)
        return tooLarge();
    if (!step)
        return fail(
            ErrorCode::Parse, {},
            Message(QUOTADECK_TEXT("http", "the answer cannot be decompressed: %1"), step.error().message));
    m_body.resize(before + static_cast<qint64>(step->written));
    m_packed.remove(0, static_cast<qint64>(step->used));
    return !m_packed.isEmpty() || step->written == static_cast<std::size_t>(kSlice)
        || source.bytesAvailable() > 0;
}

tl::unexpected<Error> AnswerBody::tooLarge() const
{
    return fail(
        ErrorCode::TooLarge, {},
        Message(
            m_inflater
                ? QUOTADECK_TEXT("http",
                                 "the answer is larger than %1 bytes after decompression, the most that is "
                                 "read; check the address")
                : QUOTADECK_TEXT(
                    "http", "the answer is larger than %1 bytes, the most that is read; check the address"),
            m_most));
}

/// Doubles the capacity as usual, but not beyond what may come.
void AnswerBody::makeRoom(qint64 bytes)
{
    const qint64 needed = m_body.size() + bytes;
    if (m_body.capacity() < needed)
        m_body.reserve(std::max(needed, std::min<qint64>(2 * m_body.capacity(), m_most + bytes)));
}

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

QNetworkRequest networkRequest(const QUrl& url, const HttpRequest& asked, const Route& route)
{
    QNetworkRequest request(url);
    request.setHeader(QNetworkRequest::UserAgentHeader,
                      QByteArray::fromStdString(fmt::format("QuotaDeck/{}", kVersion)));
    request.setRawHeader("Accept", asked.accept);
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
    request.setRawHeader("Accept-Encoding", AnswerBody::kEncodings);
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

HttpFetcher::HttpFetcher(ServerAccessPtr access, HttpRequest request, QObject* parent)
    : QObject(parent)
    , m_access(std::move(access))
    , m_request(std::move(request))
    , m_body(m_request.limits.maxBody)
{
    m_inactivity.setSingleShot(true);
    m_deadline.setSingleShot(true);
    m_nextSlice.setSingleShot(true);
    m_nextSlice.setInterval(0);
    m_again.setSingleShot(true);
    connect(&m_again, &QTimer::timeout, this, &HttpFetcher::openAccess);
    connect(&m_nextSlice, &QTimer::timeout, this, &HttpFetcher::takeSlice);
    connect(&m_inactivity, &QTimer::timeout, this, [this] {
        giveUp(ErrorCode::Timeout,
               Message(QUOTADECK_TEXT("http", "%1 sent nothing for %2 s"), originOf(m_origin),
                       Message::Figure{fmt::format("{:g}", seconds(m_request.limits.inactivity))}));
    });
    connect(&m_deadline, &QTimer::timeout, this, [this] {
        giveUp(ErrorCode::Timeout,
               Message(QUOTADECK_TEXT("http", "%1 did not complete its answer within %2 s"),
                       originOf(m_origin),
                       Message::Figure{fmt::format("{:g}", seconds(m_request.limits.total))}));
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
    openAccess();
}

void HttpFetcher::openAccess()
{
    m_access->open(this, [this](const Result<Route>& route) { takeRoute(route); });
}

void HttpFetcher::takeRoute(const Result<Route>& route)
{
    if (!route) {
        const auto refuse = [this, error = route.error()] { finish(tl::unexpected(error)); };
        QMetaObject::invokeMethod(this, refuse, Qt::QueuedConnection); // perhaps still within start()
        return;
    }
    m_route = *route;
    QUrl url = m_route.base;
    url.setPath(url.path(QUrl::FullyEncoded) + m_request.url.path(QUrl::FullyEncoded), QUrl::TolerantMode);
    url.setQuery(m_request.url.query(QUrl::FullyEncoded));
    m_origin = url;
    if (!m_deadline.isActive())
        m_deadline.start(m_request.limits.total); // a sign-in takes the time that the user takes
    send(url);
}

void HttpFetcher::send(const QUrl& url)
{
    m_nextSlice.stop();
    m_isComplete = false;
    m_tlsProblem.reset();
    m_body = AnswerBody(m_request.limits.maxBody);
    m_inactivity.start(m_request.limits.inactivity);
    auto request = networkRequest(url, m_request, m_route);
    auto& network = m_access->network();
    if (m_request.body) {
        request.setHeader(QNetworkRequest::ContentTypeHeader, m_request.body->type);
        m_reply.reset(network.sendCustomRequest(request, m_request.body->verb, m_request.body->bytes));
    } else {
        m_reply.reset(network.get(request));
    }
    m_reply->setReadBufferSize(kReadBuffer);
    connect(m_reply.get(), &QNetworkReply::metaDataChanged, this, &HttpFetcher::checkHeaders);
    connect(m_reply.get(), &QNetworkReply::readyRead, this, &HttpFetcher::readBody);
    connect(m_reply.get(), &QNetworkReply::finished, this, &HttpFetcher::conclude);
    connect(m_reply.get(), &QNetworkReply::sslErrors, this, [this](const QList<QSslError>& errors) {
        m_tlsProblem = certificateProblem(errors, m_reply->url().host());
    });
}

void HttpFetcher::checkHeaders()
{
    m_inactivity.start();
    const qint64 declared = m_reply->header(QNetworkRequest::ContentLengthHeader).toLongLong();
    if (declared > m_request.limits.maxBody) {
        giveUp(
            ErrorCode::TooLarge,
            Message(QUOTADECK_TEXT(
                        "http", "the answer has %1 bytes, more than the %2 that are read; check the address"),
                    declared, m_request.limits.maxBody));
        return;
    }
    if (m_body.received() > 0) // reported again
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
    if (status == kUnauthorized && !m_isRenewed && m_access->renew(m_route)) {
        m_isRenewed = true;
        m_deadline.stop();
        drop();
        openAccess();
        return;
    }
    if (const auto wait = waitBeforeTheNext(status)) {
        drop();
        m_again.start(*wait);
        return;
    }
    m_isComplete = true;
    if (!m_nextSlice.isActive())
        takeSlice();
}

/// Asks again only where that changes nothing in the server, and while there is time for the answer.
std::optional<std::chrono::milliseconds> HttpFetcher::waitBeforeTheNext(int status) const
{
    if (status != kTooManyRequests || !m_request.waitsWhenAsked || m_request.body)
        return std::nullopt;
    const auto asked = retryAfter();
    const auto wait = std::max(asked.value_or(kLeastWait), kLeastWait);
    if (!asked || wait >= m_deadline.remainingTimeAsDuration())
        return std::nullopt;
    return wait;
}

std::optional<std::chrono::seconds> HttpFetcher::retryAfter() const
{
    const QDateTime sent = readHttpDate(m_reply->rawHeader("Date"));
    return readRetryAfter(m_reply->rawHeader("Retry-After"),
                          sent.isValid() ? sent : QDateTime::currentDateTimeUtc());
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
    finish(acceptAnswer({.where = m_request.where,
                         .server = originOf(m_origin),
                         .status = status,
                         .contentType = contentType,
                         .body = *std::move(body),
                         .challenge = m_reply->rawHeader("WWW-Authenticate").toStdString(),
                         .retryAfter = retryAfter(),
                         .elapsed = std::chrono::milliseconds(m_elapsed.elapsed())},
                        m_request.accepted));
}

void HttpFetcher::follow(const QUrl& target)
{
    const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (leadsToSignIn(status, m_reply->url(), target)) {
        finish(fail(ErrorCode::Unauthorized, m_request.where, signInRedirect(originOf(m_origin), target)));
    } else if (m_request.body && status != kTemporaryRedirect && status != kPermanentRedirect) {
        // Whether the server has done something already is not known.
        finish(fail(ErrorCode::Network, m_request.where,
                    Message(QUOTADECK_TEXT("http",
                                           "the server redirects to %1 (HTTP %2) instead of taking what was "
                                           "sent; it is not sent again"),
                            originOf(target), status)));
    } else if (!hasSameOrigin(target, m_origin)) {
        finish(fail(ErrorCode::Network, m_request.where,
                    Message(QUOTADECK_TEXT("http",
                                           "the server redirects to %1, which is not followed; use that "
                                           "address if it is the right one"),
                            originOf(target))));
    } else if (++m_redirects > m_request.limits.redirects) {
        finish(fail(ErrorCode::Network, m_request.where,
                    Message(QUOTADECK_TEXT("http", "the server redirects more than %1 times"),
                            m_request.limits.redirects)));
    } else {
        send(target);
    }
}

void HttpFetcher::finish(const Result<HttpAnswer>& answer)
{
    m_inactivity.stop();
    m_deadline.stop();
    m_nextSlice.stop();
    m_again.stop();
    Q_EMIT finished(answer);
}

Error HttpFetcher::transportError() const
{
    const auto server = originOf(m_origin);
    if (m_tlsProblem)
        return {ErrorCode::Network, m_request.where, *m_tlsProblem};
    switch (m_reply->error()) {
    case QNetworkReply::RemoteHostClosedError:
        return {
            ErrorCode::Network, m_request.where,
            m_body.received() == 0
                ? Message(QUOTADECK_TEXT("http", "%1 closed the connection without an answer"), server)
                : Message(QUOTADECK_TEXT(
                              "http", "%1 closed the connection in the middle of its answer, after %2 bytes"),
                          server, m_body.received())};
    default:
        break;
    }
    const auto reason = m_reply->errorString().toStdString();
    const auto proxy = m_access->network().proxy();
    if (proxy.type() == QNetworkProxy::HttpProxy || proxy.type() == QNetworkProxy::Socks5Proxy)
        return {ErrorCode::Network, m_request.where,
                Message(QUOTADECK_TEXT("http", "cannot reach %1 through the proxy %2: %3"), server,
                        fmt::format("{}:{}", proxy.hostName().toStdString(), proxy.port()), reason)};
    return {ErrorCode::Network, m_request.where,
            Message(QUOTADECK_TEXT("http", "cannot reach %1: %2"), server, reason)};
}
} // namespace quotadeck::http
