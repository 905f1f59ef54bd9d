// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/http/answerbody.h"
#include "app/http/httpanswer.h"
#include "app/http/httpexchange.h"
#include "app/http/serveraccess.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QObject>

#include <chrono>
#include <optional>

namespace quotadeck::http {
/// Bounds of one request, so that no server can hold or fill the program.
struct HttpLimits
{
    qint64 maxBody = qint64(64) * 1024 * 1024; ///< bytes, compressed and after decompression
    std::chrono::milliseconds inactivity{10'000}; ///< between two signs of life
    std::chrono::milliseconds total{30'000}; ///< for everything, redirects included
    int redirects = 3;
};

struct HttpRequest : HttpTarget
{
    std::optional<HttpBody> body{}; ///< none: GET
    /// Asks again after 429 if the server says when, within the total time; GET alone.
    bool waitsWhenAsked = false;
    HttpLimits limits{};
};

/// One bounded request for a document, JSON by default: finished() has the whole answer.
class HttpFetcher final : public HttpExchange
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HttpFetcher)
public:
    HttpFetcher(ServerAccessPtr access, HttpRequest request, QObject* parent = nullptr);
    ~HttpFetcher() override;

private:
    void beginBody() override;
    Status takeHead(const QNetworkReply& reply) override;
    Result<bool> takeBody(QIODevice& source) override;
    Result<QByteArray> finishBody() override;
    [[nodiscard]] qint64 received() const override { return m_body.received(); }
    [[nodiscard]] QByteArray encodings() const override { return AnswerBody::kEncodings; }

    qint64 m_most; ///< bytes of the body
    AnswerBody m_body;
};
} // namespace quotadeck::http
