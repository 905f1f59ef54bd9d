// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/http/httpanswer.h"
#include "app/http/serveraccess.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QElapsedTimer>
#include <QList>
#include <QObject>
#include <QScopedPointer>
#include <QSslError>
#include <QTimer>
#include <QUrl>

#include <chrono>
#include <memory>
#include <optional>
#include <string>

class QIODevice;
namespace quotadeck::http {
/// Why the certificate of @p host is refused: of @p errors, which are not empty, the one that says most.
[[nodiscard]] Message certificateProblem(const QList<QSslError>& errors, const QString& host);

/// What a request sends, and how.
struct HttpBody
{
    QByteArray verb = "POST";
    QByteArray type; ///< the media type
    QByteArray bytes{};
};

/// What is asked for, and of whom.
struct HttpTarget
{
    QUrl url; ///< path and query, below where the access leads
    std::string where; ///< what errors call the request: the endpoint
    QByteArray accept = "application/json"; ///< the media type that is asked for
    /// Which answers are returned instead of an error.
    AcceptedAnswers accepted{};
};

/// One request to a server, up to its answer: credentials, redirects, certificates, bounds in time. Every HTTP request of the program
/// is one of its two kinds: a HttpFetcher for a whole answer, a LineStream for one that comes in lines.
///
/// Redirects are followed within the same scheme, host and port only, so that credentials reach no other
/// server; a request with a body only where the server asks for the same request again (307, 308). No cookies, no
/// cache, no credentials from anywhere but the access. Credentials that the server refuses are renewed once, where
/// the access can do that.
///
/// Threading: lives on the thread of the access, with an event loop, which runs after each slice of the answer.
/// Ownership: shares the access. Destroying it gives up silently.
class HttpExchange : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HttpExchange)
public:
    ~HttpExchange() override;

    void start(); ///< Once. finished() comes later, never from within.

Q_SIGNALS:
    /// Exactly once after start(). Errors: those of acceptAnswer() and of the access, TooLarge, Timeout, Network, and
    /// Unauthorized for a redirect to a sign-in. The exchange may be deleted later from a connected slot.
    void finished(const quotadeck::Result<quotadeck::http::HttpAnswer>& answer);

protected:
    struct Bounds
    {
        std::chrono::milliseconds inactivity; ///< between two signs of life
        std::optional<std::chrono::milliseconds>
            total; ///< for everything, redirects included; none: for ever
        int redirects;
        bool waitsWhenAsked; ///< asks again after 429 if the server says when, within the total time
    };

    HttpExchange(ServerAccessPtr access, HttpTarget target, std::optional<HttpBody> body, Bounds bounds,
                 QObject* parent);

    /// A request is being sent, perhaps not the first one: of an earlier answer nothing counts.
    virtual void beginBody() = 0;
    /// The head of @p reply has arrived. May be called again.
    [[nodiscard]] virtual Status takeHead(const QNetworkReply& reply) = 0;
    /// Takes one slice of the body. True while there is more to take at once.
    [[nodiscard]] virtual Result<bool> takeBody(QIODevice& source) = 0;
    /// What belongs into the answer, after the last slice.
    [[nodiscard]] virtual Result<QByteArray> finishBody() = 0;
    [[nodiscard]] virtual qint64 received() const = 0; ///< bytes of the body so far
    /// The encodings that are asked for, as the header Accept-Encoding lists them.
    [[nodiscard]] virtual QByteArray encodings() const = 0;
    [[nodiscard]] virtual QNetworkAccessManager& network() { return m_access->network(); }

    /// From now on; none: silence may last.
    void setInactivity(std::optional<std::chrono::milliseconds> bound);
    void abandon(); ///< Ends it at once; finished() does not come.
    [[nodiscard]] bool isAbandoned() const { return m_isAbandoned; }
    [[nodiscard]] int status() const; ///< of the answer that is arriving
    [[nodiscard]] ServerAccess& access() const { return *m_access; }
    /// @p body as the answer that arrives, if it can be what was asked for.
    [[nodiscard]] Result<HttpAnswer> accept(QByteArray body, const AcceptedAnswers& accepted) const;

private:
    void openAccess();
    void takeRoute(const Result<Route>& route);
    void send(const QUrl& url);
    void checkHeaders();
    void readBody();
    void takeSlice();
    void drop();
    void giveUp(ErrorCode code, Message message);
    void conclude();
    void complete();
    void follow(const QUrl& target);
    void finish(const Result<HttpAnswer>& answer);
    void noteActivity();
    [[nodiscard]] Error transportError() const;
    [[nodiscard]] std::optional<std::chrono::milliseconds> waitBeforeTheNext(int status) const;
    [[nodiscard]] std::optional<std::chrono::seconds> retryAfter() const;

    ServerAccessPtr m_access; ///< not null
    HttpTarget m_target;
    std::optional<HttpBody> m_requestBody; ///< none: GET
    Bounds m_bounds;
    std::optional<std::chrono::milliseconds> m_silence; ///< the bound that counts now
    Route m_route;
    QUrl m_origin; ///< the address of the first request, whose server gets the credentials
    std::unique_ptr<QNetworkReply, QScopedPointerDeleteLater> m_reply; ///< replaced in its own signals
    QTimer m_inactivity;
    QTimer m_deadline;
    QTimer m_again; ///< runs while the server asks to wait
    QTimer m_nextSlice; ///< runs while more of the body can be taken at once
    QElapsedTimer m_elapsed;
    bool m_isComplete = false; ///< the reply is finished; its body may not be taken yet
    bool m_isAbandoned = false;
    bool m_isRenewed = false; ///< the credentials, after the server refused the first ones
    int m_redirects = 0;
    std::optional<Message> m_tlsProblem; ///< why the server is not trusted
};
} // namespace quotadeck::http
