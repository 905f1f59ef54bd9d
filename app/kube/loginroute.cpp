// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kube/loginroute.h"

#include "app/http/proxy.h"
#include "app/http/tlsmaterial.h"

#include <algorithm>
#include <utility>

namespace quotadeck::kube {
namespace {
using http::Headers;
using http::Pem;

/// What @p source has; data counts more than a file. @p key is its name in the kubeconfig.
Result<Pem> pemOf(const FileOrData& source, const std::string& key, const std::string& file)
{
    if (!source.data.empty())
        return Pem{QByteArray::fromBase64(QByteArray::fromStdString(source.data)),
                   file + ": " + key + "-data"};
    return http::readPem(source.path);
}

Result<http::ClientIdentity> identityOf(const Result<Pem>& certificate, const Result<Pem>& key)
{
    if (!certificate || !key)
        return tl::unexpected(!certificate ? certificate.error() : key.error());
    return http::ClientIdentity{*certificate, *key};
}

Result<QSslConfiguration> tlsOf(const Login& login, const std::optional<ExecCredential>& credential)
{
    const auto& cluster = login.cluster;
    const auto& user = login.user;
    http::TlsMaterial material{.skipsVerification = cluster.skipsTlsVerification};
    if (!cluster.certificateAuthority.isEmpty()) {
        auto authorities = pemOf(cluster.certificateAuthority, "certificate-authority", cluster.file);
        if (!authorities)
            return tl::unexpected(authorities.error());
        material.authorities = *std::move(authorities);
    }
    if (credential && !credential->clientCertificate.isEmpty()) {
        material.client = {{credential->clientCertificate, user.exec->command},
                           {credential->clientKey, user.exec->command}};
    } else if (!user.clientCertificate.isEmpty()) {
        auto identity = identityOf(pemOf(user.clientCertificate, "client-certificate", user.file),
                                   pemOf(user.clientKey, "client-key", user.file));
        if (!identity)
            return tl::unexpected(identity.error());
        material.client = *std::move(identity);
    }
    return http::tlsConfiguration(material);
}

Result<Headers> authorizationOf(const Login& login, const std::optional<ExecCredential>& credential)
{
    const auto& user = login.user;
    if (!user.tokenFile.empty())
        return http::readSmallFile(user.tokenFile).map([](const QByteArray& token) {
            return Headers{http::bearerHeader(token)};
        });
    if (!user.token.empty())
        return Headers{http::bearerHeader(QByteArray::fromStdString(user.token))};
    if (!user.userName.empty())
        return Headers{http::basicHeader(user.userName, user.password)};
    if (credential && !credential->token.empty())
        return Headers{http::bearerHeader(QByteArray::fromStdString(credential->token))};
    return Headers{};
}

/// One header a value. Qt sends one header a name, so the lines of a repeated one are joined as they are to be sent.
http::Header repeatedHeader(const QByteArray& name, const std::vector<std::string>& values)
{
    QByteArray joined;
    for (const auto& value : values)
        joined += (joined.isEmpty() ? QByteArray() : "\r\n" + name + ": ") + QByteArray::fromStdString(value);
    return {name, joined};
}

Result<Headers> impersonationOf(const User& user)
{
    const auto& as = user.impersonation;
    std::vector<std::string> all = as.groups;
    all.insert(all.end(), {as.user, as.uid});
    for (const auto& [key, values] : as.extra) {
        all.push_back(key);
        all.insert(all.end(), values.begin(), values.end());
    }
    if (!std::ranges::all_of(
            all, [](const auto& value) { return http::isHeaderValue(QByteArray::fromStdString(value)); }))
        return fail(
            ErrorCode::InvalidArgument, user.file,
            Message(QUOTADECK_TEXT("kube", "the impersonation of the user \"%1\" contains a line break"),
                    user.name));
    Headers headers;
    if (!as.user.empty())
        headers.append({"Impersonate-User", QByteArray::fromStdString(as.user)});
    if (!as.uid.empty())
        headers.append({"Impersonate-Uid", QByteArray::fromStdString(as.uid)});
    if (!as.groups.empty())
        headers.append(repeatedHeader("Impersonate-Group", as.groups));
    for (const auto& [key, values] : as.extra) {
        if (!values.empty())
            headers.append(
                repeatedHeader("Impersonate-Extra-"
                                   + QByteArray::fromStdString(key).toLower().toPercentEncoding("!#$&'*+^`|"),
                               values));
    }
    return headers;
}

Result<QNetworkProxy> proxyOf(const Cluster& cluster, const QUrl& server)
{
    if (cluster.proxyUrl.empty())
        return http::systemProxyFor(server);
    return http::proxyAt(cluster.proxyUrl).map_error([&cluster](const Error& error) {
        return Error{error.code, cluster.file,
                     Message(QUOTADECK_TEXT("kube", "proxy-url of the cluster \"%1\": %2"), cluster.name,
                             error.message)};
    });
}

bool hasTls(const Login& login)
{
    return !login.cluster.certificateAuthority.isEmpty() || login.cluster.skipsTlsVerification
        || !login.user.clientCertificate.isEmpty();
}
} // namespace

QUrl serverOf(const Login& login)
{
    QString address = QString::fromStdString(login.cluster.server);
    while (address.endsWith(QLatin1Char('/')))
        address.chop(1);
    if (!address.contains(QLatin1String("://")))
        address.prepend(hasTls(login) ? QLatin1String("https://") : QLatin1String("http://"));
    return {address, QUrl::StrictMode};
}

Result<LoginRoute> routeOf(const Login& login, const std::optional<ExecCredential>& credential,
                           const std::stop_token& stop)
{
    LoginRoute result;
    const QUrl server = serverOf(login);
    const bool isHttp = server.scheme() == QLatin1String("http") || server.scheme() == QLatin1String("https");
    if (!server.isValid() || server.host().isEmpty() || !isHttp)
        return fail(
            ErrorCode::InvalidArgument, login.cluster.file,
            Message(QUOTADECK_TEXT("kube", "the server of the cluster \"%1\" is no address of http or https"),
                    login.cluster.name));
    result.route.base = server;
    result.route.isCompressionDisabled = login.cluster.isCompressionDisabled;
    result.route.peerName = QString::fromStdString(login.cluster.tlsServerName);
    if (login.user.exec) {
        result.credential = credential;
        if (!credential || !credential->isFreshAt(QDateTime::currentDateTimeUtc())) {
            auto fresh = runExecPlugin(*login.user.exec, login.cluster, stop);
            if (!fresh)
                return tl::unexpected(fresh.error());
            result.credential = *std::move(fresh);
        }
    }
    auto tls = tlsOf(login, result.credential);
    auto authorization = authorizationOf(login, result.credential);
    auto impersonation = impersonationOf(login.user);
    auto proxy = proxyOf(login.cluster, server);
    for (const Error* error :
         {tls ? nullptr : &tls.error(), authorization ? nullptr : &authorization.error(),
          impersonation ? nullptr : &impersonation.error(), proxy ? nullptr : &proxy.error()}) {
        if (error)
            return tl::unexpected(*error);
    }
    for (const auto& [name, value] : *authorization) {
        if (!http::isHeaderValue(value))
            return fail(
                ErrorCode::InvalidArgument, login.user.file,
                Message(QUOTADECK_TEXT("kube", "the credentials of the user \"%1\" contain a line break"),
                        login.user.name));
    }
    result.route.tls = *std::move(tls);
    result.route.headers = *authorization + *impersonation;
    result.proxy = *std::move(proxy);
    result.isUnverified = login.cluster.skipsTlsVerification;
    return result;
}
} // namespace quotadeck::kube
