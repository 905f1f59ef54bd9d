// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/metricfamily.h"
#include "core/snapshot/clustersnapshot.h"

#include <QByteArray>

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace quotadeck::serve {
/// The request line and headers of a request, well-formed.
struct RequestHead
{
    std::string method;
    std::string target; ///< path and query with their escapes, starts with '/'
    std::vector<std::pair<std::string, std::string>> headers; ///< names in lower case
    bool isHttp10 = false;
    qint64 contentLength = 0;

    /// The value of the first header called @p name, empty if there is none.
    [[nodiscard]] std::string header(const std::string& name) const
    {
        for (const auto& [key, value] : headers) {
            if (key == name)
                return value;
        }
        return {};
    }
};

struct Request
{
    RequestHead head;
    QByteArray body;
};

/// An answer. Bodies are shared, not copied, so that a large one costs its memory once however many wait for it.
struct Response
{
    int status = 200;
    QByteArray contentType; ///< empty = no body
    QByteArray body;
    std::vector<std::pair<QByteArray, QByteArray>> headers; ///< beside those of its length and type
    std::string cacheKey; ///< of the body in ServedCluster::cached(); empty = it was made for this answer
    std::optional<std::uint64_t>
        stream; ///< set: events without an end, so many past ones first, instead of a body
};

inline const QByteArray kJsonType = QByteArrayLiteral("application/json; charset=UTF-8");
inline const QByteArray kMetricsType = QByteArrayLiteral("text/plain; version=0.0.4; charset=utf-8");
inline const QByteArray kOpenMetricsType
    = QByteArrayLiteral("application/openmetrics-text; version=1.0.0; charset=utf-8");
inline const QByteArray kTextType = QByteArrayLiteral("text/plain; charset=utf-8");

/// Whether the client takes packed answers: gzip is listed, and not with a weight of 0 (REST-2).
[[nodiscard]] bool acceptsGzip(const RequestHead& head);

/// The format of metrics that the client prefers (RFC 9110, 12.5.1): OpenMetrics is answered only to those who ask for it.
[[nodiscard]] metrics::TextFormat metricsFormatFor(const RequestHead& head);

/// @p json with the line end that the scheduler's answers have (REST-1).
[[nodiscard]] Response jsonResponse(std::string json);
/// The scheduler's error body (REST-3).
[[nodiscard]] Response errorResponse(int status, const std::string& message);
[[nodiscard]] Response textResponse(int status, const QByteArray& text);

/// @p time as the header Date has it.
[[nodiscard]] QByteArray httpDate(SystemTime time);

/// The answer as it goes over the wire, without the body.
[[nodiscard]] QByteArray headOf(const Response& response, bool closes);
} // namespace quotadeck::serve
