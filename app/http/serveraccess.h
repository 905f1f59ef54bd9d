// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QList>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QSslConfiguration>
#include <QString>
#include <QUrl>

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace quotadeck::http {
/// What a request needs to reach a server: where to, with which credentials, and whom to trust.
struct Route
{
    /// Absolute. The path of a relative request is added to its path. Empty: requests have an address of their own.
    QUrl base{};
    QList<QNetworkReply::RawHeaderPair>
        headers{}; ///< credentials among them: only for the server of the first address
    std::optional<QSslConfiguration> tls{}; ///< none: that of the system
    QString peerName{}; ///< that the certificate has to have; empty: the host of the address
};

/// The way to one server. All requests to a server share one, and so its connections and credentials.
///
/// Threading: the thread of network(), with an event loop.
class ServerAccess
{
public:
    using Taker = std::function<void(const Result<Route>& route)>;

    virtual ~ServerAccess() = default;
    ServerAccess(const ServerAccess&) = delete;
    ServerAccess& operator=(const ServerAccess&) = delete;

    /// Calls @p take once, at once or later, unless @p receiver ends before.
    virtual void open(QObject* receiver, Taker take) = 0;
    /// The server answered 401 to a request over @p route. True: open() may give other credentials now.
    [[nodiscard]] virtual bool renew(const Route& route);

    [[nodiscard]] virtual QNetworkAccessManager& network() = 0;

protected:
    ServerAccess() = default;
};

using ServerAccessPtr = std::shared_ptr<ServerAccess>;

/// A server whose address stands in each request, with fixed credentials.
class DirectAccess final : public ServerAccess
{
public:
    /// @p token is sent as bearer token; empty: none.
    explicit DirectAccess(const std::string& token = {});

    void open(QObject* receiver, Taker take) override;
    [[nodiscard]] QNetworkAccessManager& network() override { return m_network; }

private:
    Route m_route;
    QNetworkAccessManager m_network;
};

/// A header with @p token as bearer token.
[[nodiscard]] QNetworkReply::RawHeaderPair bearerHeader(const QByteArray& token);
} // namespace quotadeck::http
