// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/guardedserver.h"

#include <algorithm>

namespace quotadeck::serve {
namespace {
constexpr int kBacklog = 128;
} // namespace

GuardedServer::GuardedServer(const ServerLimits& limits, QObject* parent)
    : QTcpServer(parent)
    , m_limits(limits)
{
    setListenBacklogSize(kBacklog);
    setMaxPendingConnections(m_limits.connections);
}

GuardedServer::~GuardedServer()
{
    const auto guards = m_guards; // each takes itself off the list
    for (auto* guard : guards)
        delete guard->socket();
}

void GuardedServer::incomingConnection(qintptr handle)
{
    auto* const socket = new QTcpSocket(this);
    if (!socket->setSocketDescriptor(handle) || !makeRoom()) {
        socket->abort();
        socket->deleteLater();
        return;
    }
    socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    auto* const guard = new ConnectionGuard(socket, m_limits, m_bodyBytes);
    m_guards.push_back(guard);
    connect(socket, &QTcpSocket::disconnected, this, [this, guard] { std::erase(m_guards, guard); });
    connect(guard, &QObject::destroyed, this, [this, guard] { std::erase(m_guards, guard); });
    addPendingConnection(socket);
}

void GuardedServer::makeRoomFor(qint64 bytes)
{
    for (;;) {
        qint64 waiting = bytes;
        for (const auto* guard : m_guards)
            waiting += guard->socket()->bytesToWrite();
        const auto slowest = std::ranges::max_element(m_guards, {}, &ConnectionGuard::takingMs);
        if (waiting <= m_limits.unsentBytes || slowest == m_guards.end() || !(*slowest)->takingMs())
            return;
        (*slowest)->drop();
    }
}

bool GuardedServer::makeRoom()
{
    if (std::ssize(m_guards) < m_limits.connections)
        return true;
    const auto longest = std::ranges::max_element(m_guards, {}, &ConnectionGuard::waitingMs);
    if (longest == m_guards.end() || !(*longest)->waitingMs())
        return false;
    (*longest)->drop();
    return true;
}
} // namespace quotadeck::serve
