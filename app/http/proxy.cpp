// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/proxy.h"

#include <QHostAddress>
#include <QNetworkProxyFactory>
#include <QNetworkProxyQuery>

#include <mutex>

namespace quotadeck::http {
namespace {
/// No proxy leads back to this machine: it would look for the server on its own.
bool isThisMachine(const QString& host)
{
    return host.compare(QLatin1String("localhost"), Qt::CaseInsensitive) == 0
        || QHostAddress(host).isLoopback();
}

/// What is taken for the system's.
struct ChosenProxy
{
    std::mutex mutex;
    std::optional<QNetworkProxy> proxy;
};

ChosenProxy& chosenProxy()
{
    static ChosenProxy chosen;
    return chosen;
}
} // namespace

void setSystemProxy(const std::optional<QNetworkProxy>& proxy)
{
    const std::scoped_lock lock(chosenProxy().mutex);
    chosenProxy().proxy = proxy;
}

QNetworkProxy systemProxyFor(const QUrl& server)
{
    if (isThisMachine(server.host()))
        return {QNetworkProxy::NoProxy};
    {
        const std::scoped_lock lock(chosenProxy().mutex);
        if (chosenProxy().proxy)
            return *chosenProxy().proxy;
    }
    const auto proxies = QNetworkProxyFactory::systemProxyForQuery(QNetworkProxyQuery(server));
    return proxies.value(0, QNetworkProxy(QNetworkProxy::NoProxy));
}

Result<QNetworkProxy> proxyAt(const std::string& text)
{
    const QUrl url(QString::fromStdString(text), QUrl::StrictMode);
    const bool isSocks = url.scheme() == QLatin1String("socks5");
    if (url.scheme() == QLatin1String("https"))
        return fail(ErrorCode::Unsupported, {},
                    QUOTADECK_TEXT("http",
                                   "a proxy that itself is reached over https is not supported; use http or "
                                   "socks5"));
    if (url.host().isEmpty() || (!isSocks && url.scheme() != QLatin1String("http")))
        return fail(ErrorCode::InvalidArgument, {},
                    QUOTADECK_TEXT("http",
                                   "this is no address of a proxy, such as http://proxy.example:3128 or "
                                   "socks5://localhost:1080"));
    constexpr int kHttpPort = 80;
    constexpr int kSocksPort = 1080;
    return QNetworkProxy(isSocks ? QNetworkProxy::Socks5Proxy : QNetworkProxy::HttpProxy, url.host(),
                         static_cast<quint16>(url.port(isSocks ? kSocksPort : kHttpPort)),
                         url.userName(QUrl::FullyDecoded), url.password(QUrl::FullyDecoded));
}
} // namespace quotadeck::http
