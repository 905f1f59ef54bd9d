// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/guardedserver.h"

#include "core/base/text.h"

#include <algorithm>
#include <cerrno>
#include <sys/socket.h>
#include <utility>

namespace quotadeck::serve {
namespace {
const QByteArray kHeadEnd = QByteArrayLiteral("\r\n\r\n");

bool wantsClose(const RequestHead& head)
{
    const auto connection = asciiLowered(head.header("connection"));
    return connection.find("close") != std::string::npos || head.isHttp10;
}
} // namespace

ConnectionGuard::ConnectionGuard(QTcpSocket* socket, const ServerLimits& limits, qint64& bodyBytes)
    : QObject(socket)
    , m_socket(socket)
    , m_limits(limits)
    , m_bodyBytesOfAll(bodyBytes)
{
    // Holds one request: more is left to the kernel, which slows the sender down.
    m_socket->setReadBufferSize(m_limits.headBytes + m_limits.bodyBytes + 1);
    m_timer.setSingleShot(true);
    connect(m_socket, &QTcpSocket::readyRead, this, &ConnectionGuard::inspect);
    connect(m_socket, &QTcpSocket::bytesWritten, this, &ConnectionGuard::afterWrite);
    connect(&m_timer, &QTimer::timeout, this, &ConnectionGuard::timeOut);
    enter(State::Idle);
}

ConnectionGuard::~ConnectionGuard()
{
    releaseBody();
}

ConnectionGuard* ConnectionGuard::of(QTcpSocket* socket)
{
    return socket->findChild<ConnectionGuard*>(QString(), Qt::FindDirectChildrenOnly);
}

std::optional<qint64> ConnectionGuard::waitingMs() const
{
    const bool isWaiting = m_state == State::Idle || m_state == State::Reading;
    return isWaiting ? std::optional(m_sinceState.elapsed()) : std::nullopt;
}

std::optional<qint64> ConnectionGuard::takingMs() const
{
    const bool isTaking = m_socket->bytesToWrite() > 0 && m_state != State::Streaming;
    return isTaking ? std::optional(m_sinceState.elapsed()) : std::nullopt;
}

void ConnectionGuard::drop()
{
    m_socket->abort();
}

void ConnectionGuard::enter(State state)
{
    m_state = state;
    m_sinceState.start();
    switch (state) {
    case State::Idle:
        return m_timer.start(m_limits.idleMs);
    case State::Reading:
        return m_timer.start(m_limits.requestMs);
    case State::Answering:
    case State::Streaming:
    case State::Closing:
        return m_timer.start(m_limits.answerMs);
    }
}

void ConnectionGuard::inspect()
{
    if (m_state == State::Streaming || m_state == State::Closing) {
        m_socket->readAll(); // gone before anyone else sees it
        return;
    }
    if (m_state == State::Answering) { // the client does not wait for answers
        m_socket->readAll();
        m_closesAfterAnswer = true;
        return;
    }
    const auto available = m_socket->bytesAvailable();
    if (available <= 0)
        return;
    if (m_state == State::Idle)
        enter(State::Reading);
    if (m_bodyLeft > 0)
        return countBody(available);
    inspectHead(m_socket->peek(std::min(available, m_limits.headBytes + 1)));
}

void ConnectionGuard::inspectHead(const QByteArray& bytes)
{
    const auto before = m_head.size();
    m_head += bytes;
    const auto end = m_head.indexOf(kHeadEnd);
    const auto length = end < 0 ? m_head.size() : end + kHeadEnd.size();
    if (length > m_limits.headBytes)
        return refuse(errorResponse(
            431, "The headers are larger than " + std::to_string(m_limits.headBytes) + " bytes"));
    if (end < 0)
        return;
    auto head = parseHead({m_head.constData(), static_cast<std::size_t>(length)}, m_limits);
    const auto rest = m_socket->bytesAvailable() - (length - before);
    m_head.clear();
    if (!head)
        return refuse(head.error());
    accept(*std::move(head));
    if (m_state == State::Answering && rest > 0)
        m_closesAfterAnswer = true;
    else if (m_state == State::Reading && rest > 0)
        countBody(rest);
}

void ConnectionGuard::accept(RequestHead head)
{
    if (m_bodyBytesOfAll + head.contentLength > m_limits.bodyBytesOfAll)
        return refuse(errorResponse(503, "Too many large requests at once"));
    m_bodyReserved = head.contentLength;
    m_bodyBytesOfAll += m_bodyReserved;
    m_bodyLeft = head.contentLength;
    m_closesAfterAnswer = wantsClose(head);
    m_isHttp10 = head.isHttp10;
    if (m_bodyLeft > 0 && asciiLowered(head.header("expect")) == "100-continue")
        m_socket->write("HTTP/1.1 100 Continue\r\n\r\n");
    m_request = std::move(head);
    if (m_bodyLeft == 0)
        enter(State::Answering);
}

void ConnectionGuard::countBody(qint64 bytes)
{
    if (bytes > m_bodyLeft)
        m_closesAfterAnswer = true; // another request follows already
    m_bodyLeft = std::max<qint64>(m_bodyLeft - bytes, 0);
    if (m_bodyLeft == 0)
        enter(State::Answering);
}

std::optional<RequestHead> ConnectionGuard::takeRequest()
{
    return m_state == State::Answering ? std::exchange(m_request, std::nullopt) : std::nullopt;
}

void ConnectionGuard::answer(const Response& response)
{
    releaseBody();
    const bool closes = m_closesAfterAnswer;
    m_socket->write(headOf(response, closes));
    if (!response.body.isEmpty())
        m_socket->write(response.body);
    if (closes)
        return close({});
    afterWrite();
}

void ConnectionGuard::beginStream(const Response& response)
{
    releaseBody();
    enter(State::Streaming);
    m_timer.stop();
    QByteArray head = "HTTP/1.1 200 OK\r\nContent-Type: " + response.contentType + "\r\n";
    for (const auto& [name, value] : response.headers)
        head += name + ": " + value + "\r\n";
    m_socket->write(head + (m_isHttp10 ? "Connection: close\r\n\r\n" : "Transfer-Encoding: chunked\r\n\r\n"));
}

void ConnectionGuard::close(const QByteArray& last)
{
    enter(State::Closing);
    m_request.reset();
    if (!last.isEmpty())
        m_socket->write(last);
    m_socket->disconnectFromHost();
}

void ConnectionGuard::refuse(const Response& response)
{
    m_socket->readAll();
    m_head.clear();
    close(headOf(response, true) + response.body);
}

void ConnectionGuard::afterWrite()
{
    const bool isAllWritten = m_socket->bytesToWrite() == 0;
    if (m_state == State::Answering && isAllWritten && !m_request && m_closesAfterAnswer)
        close({});
    else if (m_state == State::Answering && isAllWritten && !m_request)
        enter(State::Idle);
    else if (m_state == State::Streaming && isAllWritten)
        m_timer.stop();
    else if (m_state == State::Streaming)
        m_timer.start(m_limits.answerMs);
}

void ConnectionGuard::timeOut()
{
    if (m_state == State::Reading)
        return refuse(errorResponse(408, "The request did not arrive in time"));
    drop();
}

void ConnectionGuard::releaseBody()
{
    m_bodyBytesOfAll -= std::exchange(m_bodyReserved, 0);
}

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

#include "moc_guardedserver.cpp"
