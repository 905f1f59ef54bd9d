// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/connect/addressaccess.h"

#include "app/http/proxy.h"
#include "app/http/tlsmaterial.h"
#include "core/base/text.h"

#include <QUrl>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace quotadeck::connect {
namespace {
using http::Headers;

/// The interfaces that requests name: an address that was copied from a browser has them, too.
constexpr std::array kInterfaces{"/ws/v1", "/apis/v1/plugins/ElasticQuota"};

/// @p url without user and password, even if it is no URL.
std::string withoutUser(const std::string& url)
{
    const auto scheme = url.find("://");
    const auto at = url.rfind('@');
    if (at == std::string::npos)
        return url;
    return scheme == std::string::npos || scheme > at ? url.substr(at + 1)
                                                      : url.substr(0, scheme + 3) + url.substr(at + 1);
}

Result<QUrl> serverOf(const std::string& address)
{
    QUrl url(QString::fromStdString(address).trimmed(), QUrl::StrictMode);
    const bool isHttp = url.scheme() == QLatin1String("http") || url.scheme() == QLatin1String("https");
    const auto refuse = [where = withoutUser(address)](MessageTemplate reason) {
        return fail(ErrorCode::InvalidArgument, where, reason);
    };
    if (!url.isValid() || !isHttp || url.host().isEmpty())
        return refuse(
            QUOTADECK_TEXT("connect", "this is no address of a server; write it like http://localhost:9080"));
    if (!url.userInfo().isEmpty())
        return refuse(
            QUOTADECK_TEXT("connect", "the address may not contain a user or a password; sign in instead"));
    if (url.hasQuery() || url.hasFragment())
        return refuse(QUOTADECK_TEXT("connect", "the address may not contain '?' or '#'"));

    QString path = url.path(QUrl::FullyEncoded);
    const auto dropSlashes = [&path] {
        while (path.endsWith(QLatin1Char('/')))
            path.chop(1);
    };
    dropSlashes();
    for (const auto* interface : kInterfaces) {
        if (path.endsWith(QLatin1String(interface)))
            path.chop(static_cast<qsizetype>(std::string_view(interface).size()));
    }
    dropSlashes();
    url.setPath(path, QUrl::TolerantMode);
    return url;
}

/// Headers that Qt and the fetcher set for each request, and the one for another receiver.
bool isReserved(const std::string& name)
{
    static constexpr std::array kReserved{
        "Accept", "Accept-Encoding", "Connection",        "Content-Length", "Content-Type",
        "Host",   "Keep-Alive",      "Transfer-Encoding", "Upgrade",        "Proxy-Authorization"};
    return std::ranges::any_of(kReserved,
                               [&name](const char* other) { return equalsIgnoringAsciiCase(name, other); });
}

/// The further headers of @p secrets. Qt sends one header of a name, so all cookies become one (RFC 6265).
Result<Headers> furtherHeaders(const Secrets& secrets, SignIn signIn, const std::string& where)
{
    Headers headers;
    for (const auto& [name, text] : secrets.headers) {
        const auto refuse = [&where, &called = name](MessageTemplate reason) {
            return fail(ErrorCode::InvalidArgument, where, Message(reason, called));
        };
        const QByteArray value = QByteArray::fromStdString(text).trimmed();
        if (!http::isHeaderName(QByteArray::fromStdString(name)))
            return refuse(QUOTADECK_TEXT("connect", "\"%1\" is no name of a header"));
        if (!http::isHeaderValue(value))
            return refuse(QUOTADECK_TEXT("connect", "the value of the header \"%1\" contains a line break"));
        if (isReserved(name))
            return refuse(QUOTADECK_TEXT(
                "connect", "the header \"%1\" cannot be given; every request has its own or none"));
        if (signIn != SignIn::None && equalsIgnoringAsciiCase(name, "Authorization"))
            return refuse(QUOTADECK_TEXT(
                "connect",
                "the header \"%1\" and a sign-in with a token or a password exclude each other; remove one"));
        const auto same = std::ranges::find_if(headers, [&called = name](const http::Header& header) {
            return equalsIgnoringAsciiCase(header.first.toStdString(), called);
        });
        if (same == headers.end())
            headers.append({QByteArray::fromStdString(name), value});
        else if (equalsIgnoringAsciiCase(name, "Cookie"))
            same->second += "; " + value;
        else
            return refuse(QUOTADECK_TEXT("connect", "the header \"%1\" is given twice"));
    }
    return headers;
}

Result<Headers> authorizationOf(const AddressReach& reach, const Secrets& secrets, const std::string& where)
{
    switch (reach.signIn) {
    case SignIn::None:
        return Headers{};
    case SignIn::Token: {
        const auto header = http::bearerHeader(QByteArray::fromStdString(secrets.token));
        if (trimmedUnicode(secrets.token).empty())
            return fail(ErrorCode::Unauthorized, where,
                        QUOTADECK_TEXT("connect", "this connection signs in with a token; enter it"));
        if (!http::isHeaderValue(header.second))
            return fail(ErrorCode::InvalidArgument, where,
                        QUOTADECK_TEXT("connect", "the token contains a line break"));
        return Headers{header};
    }
    case SignIn::Basic:
        break;
    }
    if (reach.userName.empty() || reach.userName.find(':') != std::string::npos)
        return fail(ErrorCode::InvalidArgument, where,
                    QUOTADECK_TEXT("connect", "enter a user name without a colon"));
    if (secrets.password.empty())
        return fail(ErrorCode::Unauthorized, where,
                    Message(QUOTADECK_TEXT("connect",
                                           "this connection signs in with the password of \"%1\"; enter it"),
                            reach.userName));
    return Headers{http::basicHeader(reach.userName, secrets.password)};
}

/// None: that of the system.
Result<std::optional<QNetworkProxy>> proxyOf(const AddressReach& reach)
{
    switch (reach.proxy) {
    case ProxyUse::System:
        return std::nullopt;
    case ProxyUse::None:
        return QNetworkProxy(QNetworkProxy::NoProxy);
    case ProxyUse::Address:
        break;
    }
    auto proxy = http::proxyAt(reach.proxyUrl);
    if (!proxy)
        return fail(proxy.error().code, withoutUser(reach.proxyUrl), proxy.error().message);
    if (!proxy->user().isEmpty() || !proxy->password().isEmpty())
        return fail(ErrorCode::InvalidArgument, withoutUser(reach.proxyUrl),
                    QUOTADECK_TEXT("connect", "the address of a proxy may not contain a user or a password"));
    return *proxy;
}

Status checkKey(const AddressReach& reach)
{
    if (reach.certificateFile.empty() && !reach.keyFile.empty())
        return fail(ErrorCode::InvalidArgument, reach.keyFile,
                    QUOTADECK_TEXT("connect", "this key needs the file of its client certificate"));
    return {};
}

Result<QSslConfiguration> tlsOf(const AddressReach& reach)
{
    http::TlsMaterial material{.skipsVerification = reach.skipsTlsVerification};
    if (!reach.authorityFile.empty()) {
        auto authorities = http::readPem(reach.authorityFile);
        if (!authorities)
            return tl::unexpected(authorities.error());
        material.authorities = *std::move(authorities);
    }
    if (!reach.certificateFile.empty()) {
        auto certificate = http::readPem(reach.certificateFile);
        auto key = reach.keyFile.empty() ? certificate : http::readPem(reach.keyFile);
        if (!certificate || !key)
            return tl::unexpected(!certificate ? certificate.error() : key.error());
        material.client = {*std::move(certificate), *std::move(key)};
    }
    return http::tlsConfiguration(material);
}
} // namespace

Result<std::shared_ptr<AddressAccess>> AddressAccess::make(const AddressReach& reach, const Secrets& secrets)
{
    const auto server = serverOf(reach.url);
    if (!server)
        return tl::unexpected(server.error());
    const std::string where = server->toString().toStdString();
    const auto authorization = authorizationOf(reach, secrets, where);
    const auto further = furtherHeaders(secrets, reach.signIn, where);
    const auto proxy = proxyOf(reach);
    const auto key = checkKey(reach);
    for (const Error* error :
         {further ? nullptr : &further.error(), authorization ? nullptr : &authorization.error(),
          proxy ? nullptr : &proxy.error(), key ? nullptr : &key.error()}) {
        if (error)
            return tl::unexpected(*error);
    }
    Plan plan{.proxy = *proxy, .reach = reach};
    plan.route.base = *server;
    plan.route.headers = *authorization + *further;
    plan.route.peerName = QString::fromStdString(reach.serverName);
    return std::shared_ptr<AddressAccess>(new AddressAccess(std::move(plan)));
}

Status AddressAccess::checkFiles(const AddressReach& reach)
{
    const auto server = serverOf(reach.url);
    if (!server)
        return tl::unexpected(server.error());
    if (server->scheme() != QLatin1String("https"))
        return {};
    return tlsOf(reach).map([](const QSslConfiguration&) {});
}

AddressAccess::AddressAccess(Plan plan) : m_plan(std::move(plan)) { }

bool AddressAccess::renew(const http::Route& route)
{
    if (reading() && !isReading() && reading()->route.tls != route.tls)
        return true; // another request has had them read meanwhile
    if (m_plan.reach.certificateFile.empty())
        return false;
    read();
    return true;
}

std::string AddressAccess::name() const
{
    return m_plan.route.base.toString().toStdString();
}

AddressAccess::Work AddressAccess::work(const std::optional<http::Way>&) const
{
    return [plan = m_plan](const std::stop_token&) { return wayOf(plan); };
}

Result<http::Way> AddressAccess::wayOf(Plan plan)
{
    http::Way way{.route = std::move(plan.route)};
    if (way.route.base.scheme() == QLatin1String("https")) {
        auto tls = tlsOf(plan.reach);
        if (!tls)
            return tl::unexpected(tls.error());
        way.route.tls = *std::move(tls);
        way.isUnverified = plan.reach.skipsTlsVerification;
    }
    way.proxy = plan.proxy ? *plan.proxy : http::systemProxyFor(way.route.base);
    return way;
}
} // namespace quotadeck::connect
