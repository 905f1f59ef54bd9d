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

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace quotadeck::http {
struct HttpAnswer;

using Header = QNetworkReply::RawHeaderPair; ///< name and value
using Headers = QList<Header>;

/// The credentials of a token; blanks around it are dropped, because tokens come from files and clipboards.
[[nodiscard]] Header bearerHeader(const QByteArray& token);
[[nodiscard]] Header basicHeader(const std::string& user, const std::string& password);

/// Whether @p name can name a header (RFC 9110, a token).
[[nodiscard]] bool isHeaderName(const QByteArray& name);
/// Whether @p value stays one header: a line break in it would begin another one.
[[nodiscard]] bool isHeaderValue(const QByteArray& value);

/// What a request needs to reach a server: where to, with which credentials, and whom to trust.
struct Route
{
    QUrl base{}; ///< absolute, http or https; the path of a request is added to its path
    Headers headers{}; ///< credentials among them: only for the server of the base
    std::optional<QSslConfiguration> tls{}; ///< none: that of the system
    QString peerName{}; ///< that the certificate has to have; empty: the host of the base
    bool isCompressionDisabled = false; ///< of answers
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

    /// What @p answer, a refusal, means at this server; nothing: what its status means anywhere.
    [[nodiscard]] virtual std::optional<Error> explain(const HttpAnswer& answer) const;

    /// The certificate of the server is not verified: anybody in between can read and change what is sent.
    [[nodiscard]] virtual bool isUnverified() const = 0;
    [[nodiscard]] virtual QNetworkAccessManager& network() = 0;

    /// One more request is sent over this way: a repeated and a redirected one is another one.
    void countRequest() { ++m_requests; }
    [[nodiscard]] std::uint64_t requests() const { return m_requests; }

protected:
    ServerAccess() = default;

private:
    std::uint64_t m_requests = 0;
};

using ServerAccessPtr = std::shared_ptr<ServerAccess>;
} // namespace quotadeck::http
