// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/connectionguard.h"

#include "core/base/text.h"

#include <algorithm>
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
} // namespace quotadeck::serve
