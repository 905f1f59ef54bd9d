// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/restserver.h"

#include "app/serve/guardedserver.h"
#include "app/serve/routes.h"
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

QByteArray packed(const QByteArray& body)
{
    return QByteArray::fromStdString(
        gzipped({body.constData(), static_cast<std::size_t>(body.size())}, GzipEffort::Fast));
}
} // namespace

RestServer::RestServer(ServedCluster::Setup setup, const ServerLimits& limits, AccessRules rules)
    : m_limits(limits)
    , m_rules(std::move(rules))
    , m_cluster(std::move(setup))
    , m_streams(m_cluster.events(), m_cluster.instanceId(), m_limits)
    , m_server(new GuardedServer(m_limits, this))
{
}

RestServer::~RestServer()
{
    stop();
    delete m_server; // its connections use what goes next
}

Result<quint16> RestServer::start(const std::string& address, quint16 port)
{
    const QHostAddress host(QString::fromStdString(address));
    const auto where = fmt::format("{}:{}", address, port);
    if (host.isNull())
        return fail(ErrorCode::InvalidArgument, where,
                    "this is no IP address to listen on; 127.0.0.1 is one");
    if (!m_server->begin(host, port)) {
        const bool isTaken = m_server->serverError() == QAbstractSocket::AddressInUseError;
        return fail(ErrorCode::Network, where,
                    isTaken
                        ? "another program listens on this port; choose another one with --port, 0 for any "
                          "that is free"
                        : m_server->errorString().toStdString());
    }
    bind(m_server);
    return m_server->serverPort();
}

void RestServer::setConfig(std::vector<config::PartitionConfig> config)
{
    m_cluster.setConfig(std::move(config));
}

void RestServer::publish(const SnapshotUpdate& update)
{
    m_cluster.publish(update);
    m_streams.sendNew();
}

void RestServer::stop()
{
    m_server->end();
    m_streams.closeAll();
}

bool RestServer::handleRequest(const QHttpServerRequest& request, QTcpSocket* socket)
{
    auto* const guard = ConnectionGuard::of(socket);
    auto head = guard ? guard->takeRequest() : std::nullopt;
    if (!head)
        return true; // one that came too early, see ConnectionGuard
    const bool isHead = head->method == "HEAD";
    const bool takesGzip = acceptsGzip(*head);
    auto response = answerTo({*std::move(head), request.body()}, *socket);
    if (response.stream) {
        m_streams.add(guard, response);
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

/// The long answers that are made once for each snapshot are packed once, too.
void RestServer::pack(Response& response) const
{
    if (response.body.size() < kLeastPacked)
        return;
    const auto make = [&response] { return packed(response.body); };
    QByteArray body
        = response.cacheKey.empty() ? make() : m_cluster.cached("gzip " + response.cacheKey, make);
    if (body.isEmpty())
        return;
    response.body = std::move(body);
    response.headers.emplace_back("Content-Encoding", "gzip");
    response.headers.emplace_back("Vary", "Accept-Encoding");
}

void RestServer::missingHandler(const QHttpServerRequest&, QTcpSocket*)
{
    // Not called: handleRequest() answers everything.
}

Response RestServer::answerTo(Request request, const QTcpSocket& socket) const
{
    const auto host = request.head.header("host");
    if (!allowsHost(m_rules, host, socket.localAddress()))
        return errorResponse(
            403,
            fmt::format("The Host header \"{0}\" is not allowed: use the IP address of the server, "
                        "or start it with --allow-host and this name",
                        host));
    auto response = safeAnswer(request);
    if (response.stream && !m_streams.hasRoom(socket.peerAddress()))
        response = errorResponse(503, "Too many streaming connections");
    // Clients count ages to it. Every time in the answers is of the clock of the simulation.
    if (const SnapshotPtr& shown = m_cluster.snapshot())
        response.headers.emplace_back("Date", httpDate(shown->time));
    for (auto& header : originHeaders(m_rules, request.head.header("origin")))
        response.headers.push_back(std::move(header));
    return response;
}

Response RestServer::safeAnswer(const Request& request) const
{
    try {
        return answer(m_cluster, request);
    } catch (const std::exception& error) { // one request must not end the others
        return errorResponse(500, error.what());
    }
}
} // namespace quotadeck::serve

#include "moc_restserver.cpp"
