// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/serve/eventstreams.h"
#include "app/serve/httpserver.h"
#include "app/serve/servedcluster.h"

#include <vector>

namespace quotadeck::serve {
/// The scheduler's REST interface over the snapshots that it is given. Answers are made from the last snapshot, long ones once for
/// each.
class RestServer final : public HttpServer
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RestServer)
public:
    explicit RestServer(ServedCluster::Setup setup, const ServerLimits& limits = {}, AccessRules rules = {});
    ~RestServer() override;

    void
    setConfig(std::vector<config::PartitionConfig> config); ///< Effective partitions; active from now on.
    void publish(const SnapshotUpdate& update); ///< From now on answers are about @p update.
    void stop(); ///< Ends the streams, too.

private:
    [[nodiscard]] Response answerTo(const Request& request, const QTcpSocket& socket) const override;
    void beginStream(ConnectionGuard* guard, const Response& response) override;
    [[nodiscard]] QByteArray packedBody(const Response& response) const override;

    ServedCluster m_cluster;
    EventStreams m_streams;
};
} // namespace quotadeck::serve
