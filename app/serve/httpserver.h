// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/serve/accessrules.h"
#include "app/serve/headparser.h"
#include "core/base/result.h"

#include <QAbstractHttpServer>

#include <string>

class QTcpSocket;

namespace quotadeck::serve {
class ConnectionGuard;
class GuardedServer;

/// What to do when a server cannot work as it was started: parts of sentences.
struct ServerAdvice
{
    const char* host; ///< the name of a host is refused
    const char* port; ///< another program listens on the port
};

/// An HTTP server whose answers are made in one go on the event loop. Whatever clients do, memory stays within ServerLimits and what
/// the answers need.
///
/// Threading: one thread with an event loop.
class HttpServer : public QAbstractHttpServer
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HttpServer)
public:
    ~HttpServer() override;

    /// Listens on @p address, "127.0.0.1", and @p port, 0 for any free one. Returns the port. Errors:
    /// InvalidArgument for what is no address, Network when the port cannot be had; `where` names both.
    [[nodiscard]] Result<quint16> start(const std::string& address, quint16 port);
    void stop(); ///< Takes no new connections.

protected:
    /// @p advice: literals.
    HttpServer(const ServerLimits& limits, AccessRules rules, const ServerAdvice& advice);

    [[nodiscard]] virtual Response answerTo(const Request& request, const QTcpSocket& socket) const = 0;
    /// Sends @p response, which has no end.
    virtual void beginStream(ConnectionGuard* guard, const Response& response);
    /// The body of @p response with gzip; empty: it cannot be packed.
    [[nodiscard]] virtual QByteArray packedBody(const Response& response) const;

    [[nodiscard]] const ServerLimits& limits() const { return m_limits; }

private:
    bool handleRequest(const QHttpServerRequest& request, QTcpSocket* socket) override;
    void missingHandler(const QHttpServerRequest& request, QTcpSocket* socket) override;
    void pack(Response& response) const;
    [[nodiscard]] Response allowedAnswer(const Request& request, const QTcpSocket& socket) const;

    ServerLimits m_limits;
    AccessRules m_rules;
    ServerAdvice m_advice;
    GuardedServer* m_server; ///< a child
};
} // namespace quotadeck::serve
