// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/restserver.h"

#include "app/serve/guardedserver.h"
#include "app/serve/routes.h"

#include <utility>

namespace quotadeck::serve {
RestServer::RestServer(ServedCluster::Setup setup, const ServerLimits& limits, AccessRules rules)
    : HttpServer(limits, std::move(rules),
                 {"start it with --allow-host and this name", "choose another one with --port"})
    , m_cluster(std::move(setup))
    , m_streams(m_cluster.events(), m_cluster.instanceId(), HttpServer::limits())
{
}

RestServer::~RestServer()
{
    stop();
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
    HttpServer::stop();
    m_streams.closeAll();
}

void RestServer::beginStream(ConnectionGuard* guard, const Response& response)
{
    m_streams.add(guard, response);
}

/// The long answers that are made once for each snapshot are packed once, too.
QByteArray RestServer::packedBody(const Response& response) const
{
    const auto make = [this, &response] { return HttpServer::packedBody(response); };
    return response.cacheKey.empty() ? make() : m_cluster.cached("gzip " + response.cacheKey, make);
}

Response RestServer::answerTo(const Request& request, const QTcpSocket& socket) const
{
    auto response = answer(m_cluster, request);
    if (response.stream && !m_streams.hasRoom(socket.peerAddress()))
        response = errorResponse(503, "Too many streaming connections");
    // Clients count ages to it. Every time in the answers is of the clock of the simulation.
    if (const SnapshotPtr& shown = m_cluster.snapshot())
        response.headers.emplace_back("Date", httpDate(shown->time));
    return response;
}
} // namespace quotadeck::serve

#include "moc_restserver.cpp"
