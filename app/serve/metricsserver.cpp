// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/metricsserver.h"

#include <utility>

namespace quotadeck::serve {
MetricsServer::MetricsServer(Source metrics, AccessRules rules, const ServerLimits& limits)
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
        const metrics::TextFormat format = metricsFormatFor(request.head);
        Response response = textResponse(200, m_metrics(format));
        response.contentType = format == metrics::TextFormat::OpenMetrics ? kOpenMetricsType : kMetricsType;
        response.headers.emplace_back("Vary", "Accept");
        return response;
    }
    if (path == "/-/healthy")
        return textResponse(200, "healthy\n");
    return textResponse(404, "there are /metrics and /-/healthy\n");
}

QByteArray MetricsServer::packedBody(const Response& response) const
{
    PackedText& last = m_packed[response.contentType];
    if (last.packed.isEmpty() || !response.body.isSharedWith(last.text))
        last = {response.body, HttpServer::packedBody(response)};
    return last.packed;
}
} // namespace quotadeck::serve

#include "moc_metricsserver.cpp"
