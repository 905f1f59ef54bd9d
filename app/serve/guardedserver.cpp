// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/guardedserver.h"

#include <algorithm>
#include <cerrno>
#include <sys/socket.h>

namespace quotadeck::serve {
namespace {
constexpr int kBacklog = 128;
constexpr int kAcceptAgainMs
    = 500; ///< descriptors may also become free elsewhere in the process, or the system
} // namespace

GuardedServer::GuardedServer(const ServerLimits& limits, QObject* parent)
    : QTcpServer(parent)
    , m_limits(limits)
{
    setListenBacklogSize(kBacklog);
    setMaxPendingConnections(m_limits.connections);
    m_acceptAgain.setSingleShot(true);
    connect(&m_acceptAgain, &QTimer::timeout, this, &GuardedServer::acceptAll);
}

GuardedServer::~GuardedServer()
{
    const auto guards = m_guards; // each takes itself off the list
    for (auto* guard : guards)
        delete guard->socket();
}

bool GuardedServer::begin(const QHostAddress& address, quint16 port)
{
    if (!listen(address, port))
        return false;
    pauseAccepting();
    m_arrivals = std::make_unique<QSocketNotifier>(socketDescriptor(), QSocketNotifier::Read);
    connect(m_arrivals.get(), &QSocketNotifier::activated, this, &GuardedServer::acceptAll);
    return true;
}

void GuardedServer::end()
{
    m_acceptAgain.stop();
    m_arrivals.reset();
    close();
}

QTcpSocket* GuardedServer::nextPendingConnection()
{
    auto* const socket = QTcpServer::nextPendingConnection();
    if (isListening())
        pauseAccepting(); // it has been resumed
    return socket;
}

void GuardedServer::acceptAll()
{
    m_arrivals->setEnabled(false);
    for (int count = 0; count < kBacklog;) { // others have their turn
        const int handle = ::accept4(static_cast<int>(socketDescriptor()), nullptr, nullptr, SOCK_CLOEXEC);
        if (handle >= 0) {
            ++count;
            incomingConnection(handle);
        } else if (errno == EAGAIN || errno == EWOULDBLOCK) {
            break;
        } else if (errno == EMFILE || errno == ENFILE || errno == ENOBUFS || errno == ENOMEM) {
            // The notifier stays off: the connection that cannot be accepted would wake it again and again.
            m_acceptAgain.start(dropLongestWaiting({}) ? 0 : kAcceptAgainMs);
            return;
        } else {
            ++count; // that connection has failed, not the next
        }
    }
    m_arrivals->setEnabled(true);
}

void GuardedServer::incomingConnection(qintptr handle)
{
    auto* const socket = new QTcpSocket(this);
    if (!socket->setSocketDescriptor(handle) || !makeRoom(socket->peerAddress())) {
        socket->abort();
        socket->deleteLater();
        return;
    }
    socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    auto* const guard = new ConnectionGuard(socket, m_limits, m_bodyBytes);
    m_guards.push_back(guard);
    const auto forget = [this, guard] {
        std::erase(m_guards, guard);
        goOnAccepting();
    };
    connect(socket, &QTcpSocket::disconnected, this, forget);
    connect(guard, &QObject::destroyed, this, forget);
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

/// A descriptor has become free.
void GuardedServer::goOnAccepting()
{
    if (m_acceptAgain.isActive())
        m_acceptAgain.start(0);
}

bool GuardedServer::makeRoom(const QHostAddress& peer)
{
    const auto isOfPeer = [&peer](const auto* guard) { return guard->socket()->peerAddress() == peer; };
    if (std::ranges::count_if(m_guards, isOfPeer) >= m_limits.connectionsOfPeer)
        return dropLongestWaiting(peer);
    return std::ssize(m_guards) < m_limits.connections || dropLongestWaiting({});
}

/// Of those of @p peer, of all without. False when none is waiting.
bool GuardedServer::dropLongestWaiting(const std::optional<QHostAddress>& peer)
{
    const auto waiting = [&peer](const ConnectionGuard* guard) {
        return !peer || guard->socket()->peerAddress() == *peer ? guard->waitingMs() : std::nullopt;
    };
    const auto longest = std::ranges::max_element(m_guards, {}, waiting);
    if (longest == m_guards.end() || !waiting(*longest))
        return false;
    (*longest)->drop();
    return true;
}
} // namespace quotadeck::serve
