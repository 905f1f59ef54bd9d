// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/serve/httpserver.h"

#include <functional>

namespace quotadeck::serve {
/// Answers GET /metrics in the text format of Prometheus, and GET /-/healthy with 200.
class MetricsServer final : public HttpServer
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MetricsServer)
public:
    /// @p metrics gives the text; the same object while that is the same, so that it is packed once.
    MetricsServer(std::function<QByteArray()> metrics, AccessRules rules, const ServerLimits& limits = {});

private:
    [[nodiscard]] Response answerTo(const Request& request, const QTcpSocket& socket) const override;
    [[nodiscard]] QByteArray packedBody(const Response& response) const override;

    std::function<QByteArray()> m_metrics;
    mutable QByteArray m_text; ///< that was packed last
    mutable QByteArray m_packed;
};
} // namespace quotadeck::serve
