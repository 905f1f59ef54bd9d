// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/http/httpanswer.h"
#include "app/http/serveraccess.h"
#include "core/base/inflater.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QElapsedTimer>
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
/// The body of one HTTP answer as it arrives, decompressed and bounded.
///
/// Units:     bytes. The bound holds for what arrives and for what it decompresses to.
/// Errors:    TooLarge beyond the bound and where there is no memory; Parse for what cannot be decompressed. All without
///            `where`.
/// Threading: any one thread. A slice takes less than a millisecond, so that the GUI thread can take slice after slice.
class AnswerBody
{
public:
    /// The encodings that can be read, as the header Accept-Encoding lists them.
    static constexpr const char* kEncodings = "gzip, deflate";

    explicit AnswerBody(qint64 most) : m_most(most) { }

    /// @p encoding is the value of the header Content-Encoding; to be called before the first slice. Errors: Parse for an
    /// encoding that is not one of kEncodings.
    [[nodiscard]] Status setEncoding(const QByteArray& encoding);
    /// Takes one slice of what @p source has. True while there is more to take at once.
    [[nodiscard]] Result<bool> takeSlice(QIODevice& source);
    /// The whole body, after the last slice. Nothing at all is an empty body in every encoding.
    [[nodiscard]] Result<QByteArray> finish();

    [[nodiscard]] qint64 received() const { return m_received; } ///< bytes taken, still compressed

private:
    [[nodiscard]] Result<bool> takePlain(QIODevice& source);
    [[nodiscard]] Result<bool> takePacked(QIODevice& source);
    [[nodiscard]] tl::unexpected<Error> tooLarge() const;
    void makeRoom(qint64 bytes);

    qint64 m_most;
    qint64 m_received = 0;
    std::optional<Inflater> m_inflater; ///< none: the body comes as it is
    QByteArray m_packed; ///< taken from the source, not unpacked yet
    QByteArray m_body;
};

/// Why the certificate of @p host is refused: of @p errors, which are not empty, the one that says most.
[[nodiscard]] Message certificateProblem(const QList<QSslError>& errors, const QString& host);

/// Bounds of one request, so that no server can hold or fill the program.
struct HttpLimits
{
    qint64 maxBody = qint64(64) * 1024 * 1024; ///< bytes, compressed and after decompression
    std::chrono::milliseconds inactivity{10'000}; ///< between two signs of life
    std::chrono::milliseconds total{30'000}; ///< for everything, redirects included
    int redirects = 3;
};

/// What a request sends, and how.
struct HttpBody
{
    QByteArray verb = "POST";
    QByteArray type; ///< the media type
    QByteArray bytes{};
};

struct HttpRequest
{
    QUrl url; ///< path and query, below where the access leads
    std::string where; ///< what errors call the request: the endpoint
    QByteArray accept = "application/json"; ///< the media type that is asked for
    std::optional<HttpBody> body{}; ///< none: GET
    /// Which answers are returned instead of an error.
    AcceptedAnswers accepted{};
    bool waitsWhenAsked
        = false; ///< asks again after 429 if the server says when, within the total time; GET alone
    HttpLimits limits{};
};

/// One bounded request for a document, JSON by default. Every HTTP answer of the program is read by this class.
///
/// Redirects are followed within the same scheme, host and port only, so that credentials reach no other
/// server; a request with a body only where the server asks for the same request again (307, 308). No cookies, no
/// cache, no credentials from anywhere but the access. Credentials that the server refuses are renewed once, where
/// the access can do that.
///
/// Threading: lives on the thread of the access, with an event loop.
/// Ownership: shares the access. Destroying it gives up silently.
class HttpFetcher final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HttpFetcher)
public:
    HttpFetcher(ServerAccessPtr access, HttpRequest request, QObject* parent = nullptr);
    ~HttpFetcher() override;

    void start(); ///< Once. finished() comes later, never from within.

Q_SIGNALS:
    /// Exactly once after start(). Errors: those of acceptAnswer() and of the access, TooLarge, Timeout, Network, and
    /// Unauthorized for a redirect to a sign-in. The fetcher may be deleted later from a connected slot.
    void finished(const quotadeck::Result<quotadeck::http::HttpAnswer>& answer);

private:
    void openAccess();
    void takeRoute(const Result<Route>& route);
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
    [[nodiscard]] std::optional<std::chrono::milliseconds> waitBeforeTheNext(int status) const;
    [[nodiscard]] std::optional<std::chrono::seconds> retryAfter() const;

    ServerAccessPtr m_access; ///< not null
    HttpRequest m_request;
    Route m_route;
    QUrl m_origin; ///< the address of the first request, whose server gets the credentials
    std::unique_ptr<QNetworkReply, QScopedPointerDeleteLater> m_reply; ///< replaced in its own signals
    QTimer m_inactivity;
    QTimer m_deadline;
    QTimer m_again; ///< runs while the server asks to wait
    QTimer m_nextSlice; ///< runs while more of the body can be taken at once
    QElapsedTimer m_elapsed;
    AnswerBody m_body;
    bool m_isComplete = false; ///< the reply is finished; its body may not be taken yet
    bool m_isRenewed = false; ///< the credentials, after the server refused the first ones
    int m_redirects = 0;
    std::optional<Message> m_tlsProblem; ///< why the server is not trusted
};
} // namespace quotadeck::http
