// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/serve/httpserver.h"

#include <functional>
#include <map>

namespace quotadeck::serve {
/// Answers GET /metrics in the format that the client asks for, see metricsFormatFor(), and GET /-/healthy with 200.
class MetricsServer final : public HttpServer
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MetricsServer)
public:
    using Source = std::function<QByteArray(metrics::TextFormat format)>;

    /// @p metrics gives the text; the same object while that is the same, so that it is packed once.
    MetricsServer(Source metrics, AccessRules rules, const ServerLimits& limits = {});

private:
    [[nodiscard]] Response answerTo(const Request& request, const QTcpSocket& socket) const override;
    [[nodiscard]] QByteArray packedBody(const Response& response) const override;

    struct PackedText
    {
        QByteArray text;
        QByteArray packed;
    };

    Source m_metrics;
    mutable std::map<QByteArray, PackedText> m_packed; ///< by content type: what was packed last
};
} // namespace quotadeck::serve
