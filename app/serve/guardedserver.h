// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/serve/connectionguard.h"

#include <QHostAddress>
#include <QSocketNotifier>
#include <QTcpServer>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace quotadeck::serve {
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
