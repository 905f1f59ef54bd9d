// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHostAddress>
#include <QTcpSocket>
#include <QTest>

namespace quotadeck::test {
/// A client that sends whatever bytes it is told to, and shows what came back.
class RawClient
{
public:
    /// @p address is its own, one of the loopback network.
    explicit RawClient(quint16 port, const QString& address = QStringLiteral("127.0.0.1"))
    {
        m_socket.bind(QHostAddress(address));
        m_socket.connectToHost(QStringLiteral("127.0.0.1"), port);
    }

    RawClient& send(const QByteArray& bytes)
    {
        m_socket.write(bytes);
        return *this;
    }

    [[nodiscard]] const QByteArray& received()
    {
        m_received += m_socket.readAll();
        return m_received;
    }
    /// The status of the first answer, 0 before there is one.
    [[nodiscard]] int status() { return received().mid(9, 3).toInt(); }
    [[nodiscard]] int answers() { return static_cast<int>(received().count("HTTP/1.1 ")); }
    /// The first answer is there as a whole.
    [[nodiscard]] bool isAnswered()
    {
        const auto end = received().indexOf("\r\n\r\n");
        const auto at = received().indexOf("Content-Length: ");
        if (end < 0 || at < 0)
            return false;
        const auto length = received().mid(at + 16, received().indexOf('\r', at) - at - 16).toLongLong();
        return received().size() >= end + 4 + length;
    }
    [[nodiscard]] QByteArray body() { return received().mid(received().indexOf("\r\n\r\n") + 4); }
    [[nodiscard]] bool isClosed() { return m_socket.state() == QAbstractSocket::UnconnectedState; }
    [[nodiscard]] QTcpSocket& socket() { return m_socket; }

private:
    QTcpSocket m_socket;
    QByteArray m_received;
};

inline QByteArray getText(const QByteArray& target, const QByteArray& headers = {})
{
    return "GET " + target + " HTTP/1.1\r\nHost: localhost\r\n" + headers + "\r\n";
}
} // namespace quotadeck::test
