// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/serve/connectionguard.h"

#include <QTcpServer>

#include <vector>

namespace quotadeck::serve {
/// Puts a guard before every connection, and keeps their number within bounds: when there are too many, the one that
/// has waited longest makes room, so that clients which never finish only push out each other.
///
/// Threading: the thread of the server.
class GuardedServer final : public QTcpServer
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(GuardedServer)
public:
    explicit GuardedServer(const ServerLimits& limits, QObject* parent = nullptr);
    ~GuardedServer() override;

    /// Drops slow readers until @p bytes more may wait to be sent.
    void makeRoomFor(qint64 bytes);

protected:
    void incomingConnection(qintptr handle) override;

private:
    [[nodiscard]] bool makeRoom();

    const ServerLimits& m_limits;
    qint64 m_bodyBytes = 0; ///< announced by all clients together
    std::vector<ConnectionGuard*> m_guards; ///< of the open connections
};
} // namespace quotadeck::serve
