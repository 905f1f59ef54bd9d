// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/http/answerbody.h"
#include "app/http/httpexchange.h"
#include "app/http/serveraccess.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QNetworkAccessManager>
#include <QObject>

#include <chrono>
#include <optional>

namespace quotadeck::http {
/// Bounds of a stream, which may last as long as both sides like.
struct LineLimits
{
    qint64 maxLine = qint64(16) * 1024 * 1024; ///< bytes
    std::chrono::milliseconds opening{10'000}; ///< until the head of the answer
    /// Between two signs of life after that; none: silence may last.
    std::optional<std::chrono::milliseconds> inactivity{};
    int redirects = 3;
};

struct LineRequest : HttpTarget
{
    LineLimits limits{};
};

/// A request whose answer comes line by line, over hours perhaps: watches of an API server, events of a scheduler.
///
/// Shape:     opened() when the server begins, lineRead() for each line, then finished(): with an answer without a body when the
///            server ends the stream, with the whole answer or an error when it refuses. Lines before the end of a connection that
///            breaks may be missing. Empty lines are left out.
/// Errors:    also TooLarge for a line beyond the bound, and Unauthorized or Parse for a web page.
/// Threading: as HttpExchange. Lines are passed on for some milliseconds, then other events have their turn; a server that sends faster
///            has to wait.
/// Ownership: has a connection of its own, so that requests of the same access never wait for a stream.
class LineStream final : public HttpExchange
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LineStream)
public:
    LineStream(ServerAccessPtr access, LineRequest request, QObject* parent = nullptr);
    ~LineStream() override;

    /// Ends the stream; nothing is emitted any more. May be called from a connected slot.
    void stop() { abandon(); }

Q_SIGNALS:
    void opened(); ///< Once: the head of a good answer has arrived.
    void lineRead(const QByteArray& line); ///< without its end

private:
    void beginBody() override;
    Status takeHead(const QNetworkReply& reply) override;
    Result<bool> takeBody(QIODevice& source) override;
    Result<QByteArray> finishBody() override;
    [[nodiscard]] qint64 received() const override { return m_received; }
    [[nodiscard]] QByteArray encodings() const override { return "identity"; }
    [[nodiscard]] QNetworkAccessManager& network() override;

    [[nodiscard]] Status takeLines(QIODevice& source);
    [[nodiscard]] std::optional<QByteArray> nextLine();
    [[nodiscard]] Status pass(const QByteArray& line);
    [[nodiscard]] bool isRefusal() const;

    LineLimits m_limits;
    QNetworkAccessManager m_network;
    AnswerBody m_refusal; ///< what a server says that refuses
    QByteArray m_buffer; ///< received, and not passed on from m_start on
    qsizetype m_start = 0;
    qsizetype m_searched = 0; ///< up to here there is no further end of a line
    qint64 m_received = 0;
    bool m_isOpened = false;
    bool m_hasLine = false; ///< the answer has begun with what can be a line
};
} // namespace quotadeck::http
