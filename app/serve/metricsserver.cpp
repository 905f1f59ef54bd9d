// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/metricsserver.h"

#include <utility>

namespace quotadeck::serve {
MetricsServer::MetricsServer(std::function<QByteArray()> metrics, AccessRules rules,
                             const ServerLimits& limits)
    : HttpServer(limits, std::move(rules),
                 {"add this name to the list \"hosts\"", "choose another one in \"listen\""})
    , m_metrics(std::move(metrics))
{
}

Response MetricsServer::answerTo(const Request& request, const QTcpSocket&) const
{
    const std::string path = request.head.target.substr(0, request.head.target.find('?'));
    if (request.head.method != "GET" && request.head.method != "HEAD")
        return textResponse(405, "use GET\n");
    if (path == "/metrics") {
        Response response = textResponse(200, m_metrics());
        response.contentType = kMetricsType;
        return response;
    }
    if (path == "/-/healthy")
        return textResponse(200, "healthy\n");
    return textResponse(404, "there are /metrics and /-/healthy\n");
}

QByteArray MetricsServer::packedBody(const Response& response) const
{
    if (m_packed.isEmpty() || !response.body.isSharedWith(m_text)) {
        m_text = response.body;
        m_packed = HttpServer::packedBody(response);
    }
    return m_packed;
}
} // namespace quotadeck::serve

#include "moc_metricsserver.cpp"
