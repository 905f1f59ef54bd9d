// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/httpserver.h"

#include "app/serve/guardedserver.h"
#include "core/base/inflater.h"

#include <QHttpServerRequest>

#include <exception>
#include <fmt/format.h>
#include <utility>

namespace quotadeck::serve {
namespace {
constexpr qsizetype kLongAnswer
    = qsizetype{64} * 1024; ///< below, answers of all connections together stay small
constexpr qsizetype kLeastPacked = 1400; ///< smaller answers are not worth it (REST-2)
} // namespace

HttpServer::HttpServer(const ServerLimits& limits, AccessRules rules, const ServerAdvice& advice)
    : m_limits(limits)
    , m_rules(std::move(rules))
    , m_advice(advice)
    , m_server(new GuardedServer(m_limits, this))
{
}

HttpServer::~HttpServer()
{
    m_server->end();
    delete m_server; // its connections use what goes next
}

Result<quint16> HttpServer::start(const std::string& address, quint16 port)
{
    const QHostAddress host(QString::fromStdString(address));
    const auto where = fmt::format("{}:{}", address, port);
    if (host.isNull())
        return fail(ErrorCode::InvalidArgument, where,
                    "this is no IP address to listen on; 127.0.0.1 is one");
    if (!m_server->begin(host, port)) {
        const bool isTaken = m_server->serverError() == QAbstractSocket::AddressInUseError;
        return fail(ErrorCode::Network, where,
                    isTaken ? fmt::format("another program listens on this port; {}, 0 for any that is free",
                                          m_advice.port)
                            : m_server->errorString().toStdString());
    }
    bind(m_server);
    return m_server->serverPort();
}

void HttpServer::stop()
{
    m_server->end();
}

bool HttpServer::handleRequest(const QHttpServerRequest& request, QTcpSocket* socket)
{
    auto* const guard = ConnectionGuard::of(socket);
    auto head = guard ? guard->takeRequest() : std::nullopt;
    if (!head)
        return true; // one that came too early, see ConnectionGuard
    const bool isHead = head->method == "HEAD";
    const bool takesGzip = acceptsGzip(*head);
    auto response = allowedAnswer({*std::move(head), request.body()}, *socket);
    if (response.stream) {
        beginStream(guard, response);
        return true;
    }
    if (isHead)
        response.body.clear();
    if (takesGzip)
        pack(response);
    if (response.body.size() > kLongAnswer)
        m_server->makeRoomFor(response.body.size());
    guard->answer(response);
    return true;
}

void HttpServer::pack(Response& response) const
{
    if (response.body.size() < kLeastPacked)
        return;
    QByteArray body = packedBody(response);
    if (body.isEmpty())
        return;
    response.body = std::move(body);
    response.headers.emplace_back("Content-Encoding", "gzip");
    response.headers.emplace_back("Vary", "Accept-Encoding");
}

void HttpServer::beginStream(ConnectionGuard* guard, const Response&)
{
    guard->answer(errorResponse(500, "This has no stream"));
}

QByteArray HttpServer::packedBody(const Response& response) const
{
    return QByteArray::fromStdString(gzipped(
        {response.body.constData(), static_cast<std::size_t>(response.body.size())}, GzipEffort::Fast));
}

void HttpServer::missingHandler(const QHttpServerRequest&, QTcpSocket*)
{
    // Not called: handleRequest() answers everything.
}

Response HttpServer::allowedAnswer(const Request& request, const QTcpSocket& socket) const
{
    const auto host = request.head.header("host");
    if (!allowsHost(m_rules, host, socket.localAddress()))
        return errorResponse(
            403,
            fmt::format("The Host header \"{0}\" is not allowed: use the IP address of the server, "
                        "or {1}",
                        hostName(host), m_advice.host));
    Response response;
    try {
        response = answerTo(request, socket);
    } catch (const std::exception& error) { // one request must not end the others
        response = errorResponse(500, error.what());
    }
    for (auto& header : originHeaders(m_rules, request.head.header("origin")))
        response.headers.push_back(std::move(header));
    return response;
}
} // namespace quotadeck::serve

#include "moc_httpserver.cpp"
