// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/feed/answerbody.h"
#include "app/feed/httpanswer.h"

#include <QElapsedTimer>
#include <QObject>
#include <QScopedPointer>
#include <QTimer>
#include <QUrl>

#include <chrono>
#include <memory>
#include <optional>
#include <string>

class QNetworkAccessManager;
class QNetworkReply;

namespace quotadeck::feed {
/// Bounds of one request, so that no server can hold or fill the program.
struct HttpLimits
{
    qint64 maxBody = qint64(64) * 1024 * 1024; ///< bytes, compressed and after decompression
    std::chrono::milliseconds inactivity{10'000}; ///< between two signs of life
    std::chrono::milliseconds total{30'000}; ///< for everything, redirects included
    int redirects = 3;
};

struct HttpRequest
{
    QUrl url; ///< absolute, http or https
    std::string where; ///< what errors call the request: the endpoint
    std::string token; ///< sent as bearer token; empty = none
    QByteArray accept = "application/json"; ///< the media type that is asked for
    std::optional<QByteArray> body{}; ///< sent by POST; none = GET
    std::optional<int> alsoAccepted{}; ///< a failure status that may carry what is asked for
    HttpLimits limits;
};

/// One bounded request for a document, JSON unless told otherwise. Every HTTP answer of the program is read by this class.
///
/// Redirects are followed within the same scheme, host and port only, so that the token reaches no other
/// server. No cookies, no cache, no credentials from anywhere but the request.
///
/// Threading: lives on the thread of the manager, with an event loop.
/// Ownership: the manager must outlive it. Destroying it gives up silently.
class HttpFetcher final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HttpFetcher)
public:
    HttpFetcher(QNetworkAccessManager& manager, HttpRequest request, QObject* parent = nullptr);
    ~HttpFetcher() override;

    void start(); ///< Once. finished() comes later, never from within.

Q_SIGNALS:
    /// Exactly once after start(). Errors: those of acceptJson(), TooLarge, Timeout, Network, and
    /// InvalidArgument for another scheme. The fetcher may be deleted later from a connected slot.
    void finished(const quotadeck::Result<quotadeck::feed::HttpAnswer>& answer);

private:
    void send(const QUrl& url);
    void checkHeaders();
    void readBody();
    void takeSlice();
    void giveUp(ErrorCode code, Message message);
    void drop();
    void conclude();
    void accept();
    void follow(const QUrl& target);
    void finish(const Result<HttpAnswer>& answer);
    [[nodiscard]] Error transportError() const;

    QNetworkAccessManager& m_manager;
    HttpRequest m_request;
    std::unique_ptr<QNetworkReply, QScopedPointerDeleteLater> m_reply; ///< replaced in its own signals
    QTimer m_inactivity;
    QTimer m_deadline;
    QTimer m_nextSlice; ///< runs while more of the body can be taken at once
    QElapsedTimer m_elapsed;
    AnswerBody m_body;
    bool m_isComplete = false; ///< the reply is finished; its body may not be taken yet
    int m_redirects = 0;
};
} // namespace quotadeck::feed
