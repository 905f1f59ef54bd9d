// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/serve/accessrules.h"
#include "app/serve/eventstreams.h"
#include "app/serve/headparser.h"
#include "app/serve/servedcluster.h"
#include "core/base/result.h"

#include <QAbstractHttpServer>
#include <QHostAddress>

#include <string>

namespace quotadeck::serve {
class GuardedServer;

/// The scheduler's REST interface over the snapshots that it is given.
///
/// Whatever clients do, memory stays within ServerLimits and what ServedCluster keeps, and each request is answered in
/// one go on the event loop: answers are made from the last snapshot, long ones once for each.
///
/// Threading: one thread with an event loop.
class RestServer final : public QAbstractHttpServer
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RestServer)
public:
    explicit RestServer(ServedCluster::Setup setup, const ServerLimits& limits = {}, AccessRules rules = {});
    ~RestServer() override;

    /// Listens on @p address, "127.0.0.1", and @p port, 0 for any free one. Returns the port. Errors:
    /// InvalidArgument for what is no address, Network when the port cannot be had; `where` names both.
    [[nodiscard]] Result<quint16> start(const std::string& address, quint16 port);
    void
    setConfig(std::vector<config::PartitionConfig> config); ///< Effective partitions; active from now on.
    void publish(const SnapshotUpdate& update); ///< From now on answers are about @p update.
    void stop(); ///< Ends the streams and takes no new connections.

private:
    bool handleRequest(const QHttpServerRequest& request, QTcpSocket* socket) override;
    void missingHandler(const QHttpServerRequest& request, QTcpSocket* socket) override;
    void pack(Response& response) const;
    [[nodiscard]] Response answerTo(Request request, const QTcpSocket& socket) const;
    [[nodiscard]] Response safeAnswer(const Request& request) const;

    ServerLimits m_limits;
    AccessRules m_rules;
    ServedCluster m_cluster;
    EventStreams m_streams;
    GuardedServer* m_server; ///< a child
};
} // namespace quotadeck::serve
