// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/serve/headparser.h"

#include <QElapsedTimer>
#include <QHostAddress>
#include <QObject>
#include <QSocketNotifier>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace quotadeck::serve {
/// Stands between a socket and QHttpServer, which as of Qt 6.4 accepts everything: heads and bodies of any size,
/// clients that never finish, and what is no HTTP. Sees every byte first and refuses what is out of bounds; what it
/// lets pass is at most one whole request at a time.
///
/// Shape:     Reading -> Answering -> Idle -> Reading ...; Streaming and Closing are for good. A second request that
///            arrives before the first is answered is not answered: the connection ends after the first answer.
/// Threading: the thread of the server.
/// Ownership: belongs to the socket.
class ConnectionGuard final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ConnectionGuard)
public:
    enum class State { Idle, Reading, Answering, Streaming, Closing };

    /// Must be made before anything else reads from @p socket. @p bodyBytes counts those of all connections.
    ConnectionGuard(QTcpSocket* socket, const ServerLimits& limits, qint64& bodyBytes);
    ~ConnectionGuard() override;

    /// The guard of @p socket.
    [[nodiscard]] static ConnectionGuard* of(QTcpSocket* socket);

    /// The request that was let pass last; nothing when it was taken already or may not be answered.
    [[nodiscard]] std::optional<RequestHead> takeRequest();
    /// Writes the answer to the request taken last.
    void answer(const Response& response);
    /// From now on the answer has no end; what the client sends is ignored. Write to socket().
    void beginStream(const Response& response);
    /// Ends the connection once @p last is written.
    void close(const QByteArray& last);

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] QTcpSocket* socket() const { return m_socket; }
    [[nodiscard]] bool isHttp10() const { return m_isHttp10; }
    /// How long it has been idle or waited for the rest of a request; nothing while it is being served.
    [[nodiscard]] std::optional<qint64> waitingMs() const;
    /// How long it has been taking its answer; nothing while there is none to take.
    [[nodiscard]] std::optional<qint64> takingMs() const;
    void drop(); ///< At once, without an answer.

private:
    void inspect();
    void inspectHead(const QByteArray& bytes);
    void accept(RequestHead head);
    void countBody(qint64 bytes);
    void refuse(const Response& response);
    void enter(State state);
    void afterWrite();
    void timeOut();
    void releaseBody();

    QTcpSocket* m_socket;
    const ServerLimits& m_limits;
    qint64& m_bodyBytesOfAll;
    State m_state = State::Idle;
    QByteArray m_head; ///< what has arrived of the request's head
    std::optional<RequestHead> m_request; ///< its head, complete
    qint64 m_bodyLeft = 0;
    qint64 m_bodyReserved = 0;
    bool m_closesAfterAnswer = false;
    bool m_isHttp10 = false;
    QTimer m_timer;
    QElapsedTimer m_sinceState;
};

/// Puts a guard before every connection, and keeps their number within bounds: when there are too many, in all or of one
/// address, the one that has waited longest makes room, so that clients which never finish only push out each other.
/// So it does when the process is out of file descriptors; accepting goes on as soon as one is free.
///
/// Shape:     accepts by itself. QTcpServer (6.4) stops for good once accepting has failed, or tries again without a pause:
///            its socket remembers the first error alone, and that is mostly the one of having nothing to accept.
/// Threading: the thread of the server.
class GuardedServer final : public QTcpServer
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(GuardedServer)
public:
    explicit GuardedServer(const ServerLimits& limits, QObject* parent = nullptr);
    ~GuardedServer() override;

    /// As listen().
    [[nodiscard]] bool begin(const QHostAddress& address, quint16 port);
    void end(); ///< Takes no new connections.
    [[nodiscard]] QTcpSocket* nextPendingConnection() override;

    /// Drops slow readers until @p bytes more may wait to be sent.
    void makeRoomFor(qint64 bytes);

protected:
    void incomingConnection(qintptr handle) override;

private:
    void acceptAll();
    void goOnAccepting();
    [[nodiscard]] bool makeRoom(const QHostAddress& peer);
    [[nodiscard]] bool dropLongestWaiting(const std::optional<QHostAddress>& peer);

    const ServerLimits& m_limits;
    qint64 m_bodyBytes = 0; ///< announced by all clients together
    std::vector<ConnectionGuard*> m_guards; ///< of the open connections
    std::unique_ptr<QSocketNotifier>
        m_arrivals; ///< null while not listening; disabled while accepting is paused
    QTimer m_acceptAgain; ///< runs while accepting is paused
};
} // namespace quotadeck::serve
