// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QObject>
#include <QPair>
#include <QSslConfiguration>
#include <QString>
#include <QTcpServer>

#include <optional>

class QTcpSocket;

namespace quotadeck::testing {
/// What the server does for one path.
struct Behaviour
{
    enum class Kind {
        Answer, ///< the answer, whole
        Hold, ///< says nothing until release(); for ever if that never comes
        Close, ///< closes the connection at once
        Half, ///< declares the whole body, sends half of it and closes
        Drip, ///< declares the whole body and sends a byte every few milliseconds
        Endless, ///< a chunked body without an end
        Huge, ///< declares two gigabytes and sends a little
        Stream, ///< sends the body as the start of a chunked one, which send() goes on with
    };

    Kind kind = Kind::Answer;
    int status = 200;
    QByteArray contentType = "application/json; charset=UTF-8";
    QByteArray body;
    QList<QPair<QByteArray, QByteArray>> headers{};
};

/// A request as it arrived; header names in lower case.
struct ReceivedRequest
{
    QByteArray method;
    QByteArray target; ///< path and query with their escapes
    QHash<QByteArray, QByteArray> headers;
    QByteArray body{};
};

/// An HTTP server on a free loopback port. Answers from a recorded scenario and from behaviours set per target;
/// a target it does not know gets the router's 404 (REST-4). Targets match exactly, escapes included.
///
/// Threading: lives on the thread of the test, whose event loop it needs.
class ReplayServer final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ReplayServer)
public:
    explicit ReplayServer(QObject* parent = nullptr);
    ~ReplayServer() override;

    /// Adds the answers of the recorded scenario in @p folder, which holds an index.json. False if it has none.
    [[nodiscard]] bool load(const QString& folder);

    [[nodiscard]] quint16 port() const { return m_port; }
    /// "http://127.0.0.1:<port><target>", with https once it encrypts
    [[nodiscard]] QString url(const QString& target = {}) const;
    /// New connections use TLS, with a certificate and its key, PEM.
    void encrypt(const QByteArray& certificate, const QByteArray& key);

    void set(const QByteArray& target, Behaviour behaviour); ///< until clear(); wins over the scenario
    void set(const QByteArray& target, Behaviour::Kind kind); ///< for what the scenario answers there
    void clear(const QByteArray& target);
    void clear();
    void release(const QByteArray& target); ///< answers what is held there, and stops holding

    void send(const QByteArray& target, const QByteArray& bytes); ///< on all streams of it
    void endStreams(const QByteArray& target); ///< as a server does that has no more to send
    void cutStreams(const QByteArray& target); ///< in the midst of whatever it is
    [[nodiscard]] int streams(const QByteArray& target) const; ///< that are open

    void refuse(); ///< stops listening and drops all connections: "connection refused"
    void listen(); ///< again, on the same port

    [[nodiscard]] const QList<ReceivedRequest>& requests() const { return m_requests; }
    [[nodiscard]] int count(const QByteArray& target) const; ///< requests for it so far
    [[nodiscard]] int mostAtOnce(const QByteArray& target) const; ///< the most that were unanswered together
    void forgetRequests();

private:
    struct Recorded
    {
        QByteArray method;
        QByteArray target;
        QHash<QByteArray, QByteArray> needed; ///< request headers, exact
        Behaviour behaviour;
    };
    struct Held
    {
        QTcpSocket* socket = nullptr;
        ReceivedRequest request;
    };

    void accept();
    void read(QTcpSocket* socket);
    void handle(QTcpSocket* socket, const ReceivedRequest& request);
    void perform(QTcpSocket* socket, const ReceivedRequest& request, const Behaviour& behaviour);
    static void drip(QTcpSocket* socket, const Behaviour& behaviour);
    [[nodiscard]] QList<QTcpSocket*> streamsOf(const QByteArray& target) const;
    static void flood(QTcpSocket* socket, const Behaviour& behaviour);
    void settled(const QByteArray& target) { --m_unanswered[target]; }
    [[nodiscard]] Behaviour recorded(const ReceivedRequest& request) const;

    /// Encrypts if it has a configuration.
    class Listener final : public QTcpServer
    {
    public:
        std::optional<QSslConfiguration> tls;

    protected:
        void incomingConnection(qintptr handle) override;
    };

    Listener m_server;
    quint16 m_port = 0;
    QList<Recorded> m_recorded;
    QHash<QByteArray, Behaviour> m_behaviours;
    QList<Held> m_held;
    QHash<QTcpSocket*, QByteArray> m_buffers; ///< what arrived of the next request
    QHash<QTcpSocket*, QByteArray> m_streams; ///< with their targets
    QHash<QTcpSocket*, QByteArray> m_busy; ///< the target that a connection is waiting for
    QList<ReceivedRequest> m_requests;
    QHash<QByteArray, int> m_unanswered;
    QHash<QByteArray, int> m_mostAtOnce;
};
} // namespace quotadeck::testing
