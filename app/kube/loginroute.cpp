// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kube/loginroute.h"

#include <QFile>
#include <QNetworkProxyFactory>
#include <QNetworkProxyQuery>
#include <QSslCertificate>
#include <QSslKey>

#include <algorithm>
#include <array>
#include <utility>

namespace quotadeck::kube {
namespace {
constexpr qint64 kMostFile = 1024LL * 1024; ///< bytes of a certificate, a key or a token

Result<QByteArray> readFile(const std::string& path)
{
    QFile file(QString::fromStdString(path));
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::Io, path,
                    Message(QUOTADECK_TEXT("kube", "this file of the kubeconfig cannot be read: %1"),
                            file.errorString().toStdString()));
    QByteArray content = file.read(kMostFile + 1);
    if (content.size() > kMostFile)
        return fail(
            ErrorCode::TooLarge, path,
            Message(QUOTADECK_TEXT("kube", "this file of the kubeconfig has more than %1 bytes"), kMostFile));
    return content;
}

struct Pem
{
    QByteArray bytes;
    std::string where;
};

/// What @p source has; data counts more than a file. @p key is its name in the kubeconfig.
Result<Pem> pemOf(const FileOrData& source, const std::string& key, const std::string& file)
{
    if (!source.data.empty())
        return Pem{QByteArray::fromBase64(QByteArray::fromStdString(source.data)),
                   file + ": " + key + "-data"};
    return readFile(source.path).map([&source](QByteArray bytes) {
        return Pem{std::move(bytes), source.path};
    });
}

Result<QList<QSslCertificate>> certificatesIn(const Pem& pem)
{
    auto certificates = QSslCertificate::fromData(pem.bytes);
    if (certificates.isEmpty())
        return fail(ErrorCode::Parse, pem.where, QUOTADECK_TEXT("kube", "this is no certificate in PEM"));
    return certificates;
}

Result<QSslKey> keyIn(const Pem& pem)
{
    for (const auto algorithm : {QSsl::Rsa, QSsl::Ec}) {
        if (QSslKey key(pem.bytes, algorithm); !key.isNull())
            return key;
    }
    return fail(
        ErrorCode::Parse, pem.where,
        QUOTADECK_TEXT("kube", "this is no private key in PEM that can be used without a passphrase"));
}

Status addClientCertificate(QSslConfiguration& tls, const Pem& certificate, const Pem& key)
{
    auto chain = certificatesIn(certificate);
    auto secret = keyIn(key);
    if (!chain || !secret)
        return tl::unexpected(!chain ? chain.error() : secret.error());
    tls.setLocalCertificateChain(*chain);
    tls.setPrivateKey(*secret);
    return {};
}

Result<QSslConfiguration> tlsOf(const Login& login, const std::optional<ExecCredential>& credential)
{
    auto tls = QSslConfiguration::defaultConfiguration();
    const auto& cluster = login.cluster;
    const auto& user = login.user;
    if (cluster.skipsTlsVerification)
        tls.setPeerVerifyMode(QSslSocket::VerifyNone);
    if (!cluster.certificateAuthority.isEmpty()) {
        const auto authorities = pemOf(cluster.certificateAuthority, "certificate-authority", cluster.file)
                                     .and_then(certificatesIn);
        if (!authorities)
            return tl::unexpected(authorities.error());
        tls.setCaCertificates(*authorities);
    }
    Status added;
    if (credential && !credential->clientCertificate.isEmpty()) {
        added = addClientCertificate(tls, {credential->clientCertificate, user.exec->command},
                                     {credential->clientKey, user.exec->command});
    } else if (!user.clientCertificate.isEmpty()) {
        const auto certificate = pemOf(user.clientCertificate, "client-certificate", user.file);
        const auto key = pemOf(user.clientKey, "client-key", user.file);
        if (!certificate || !key)
            return tl::unexpected(!certificate ? certificate.error() : key.error());
        added = addClientCertificate(tls, *certificate, *key);
    }
    if (!added)
        return tl::unexpected(added.error());
    return tls;
}

/// A value that would end its header and begin another one is refused, not sent.
bool isHeaderValue(const QByteArray& value)
{
    return std::ranges::none_of(value, [](char c) { return c == '\r' || c == '\n' || c == '\0'; });
}

using Headers = QList<QNetworkReply::RawHeaderPair>;

Result<Headers> authorizationOf(const Login& login, const std::optional<ExecCredential>& credential)
{
    const auto& user = login.user;
    if (!user.tokenFile.empty())
        return readFile(user.tokenFile).map([](const QByteArray& token) {
            return Headers{http::bearerHeader(token.trimmed())};
        });
    if (!user.token.empty())
        return Headers{http::bearerHeader(QByteArray::fromStdString(user.token))};
    if (!user.userName.empty())
        return Headers{
            {"Authorization",
             "Basic " + QByteArray::fromStdString(user.userName + ':' + user.password).toBase64()}};
    if (credential && !credential->token.empty())
        return Headers{http::bearerHeader(QByteArray::fromStdString(credential->token))};
    return Headers{};
}

/// One header a value. Qt sends one header a name, so the lines of a repeated one are joined as they are to be sent.
QNetworkReply::RawHeaderPair repeatedHeader(const QByteArray& name, const std::vector<std::string>& values)
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
            all, [](const auto& value) { return isHeaderValue(QByteArray::fromStdString(value)); }))
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
    if (cluster.proxyUrl.empty()) {
        const auto proxies = QNetworkProxyFactory::systemProxyForQuery(QNetworkProxyQuery(server));
        return proxies.value(0, QNetworkProxy(QNetworkProxy::NoProxy));
    }
    const QUrl url(QString::fromStdString(cluster.proxyUrl));
    const bool isSocks = url.scheme() == QLatin1String("socks5");
    if (url.scheme() == QLatin1String("https"))
        return fail(
            ErrorCode::Unsupported, cluster.file,
            Message(QUOTADECK_TEXT(
                        "kube",
                        "proxy-url of the cluster \"%1\": a proxy that itself is reached over https is "
                        "not supported; use http or socks5"),
                    cluster.name));
    if (url.host().isEmpty() || (!isSocks && url.scheme() != QLatin1String("http")))
        return fail(ErrorCode::InvalidArgument, cluster.file,
                    Message(QUOTADECK_TEXT("kube",
                                           "proxy-url of the cluster \"%1\" is no address such as "
                                           "http://proxy.example:3128 or socks5://localhost:1080"),
                            cluster.name));
    constexpr int kHttpPort = 80;
    constexpr int kSocksPort = 1080;
    return QNetworkProxy(isSocks ? QNetworkProxy::Socks5Proxy : QNetworkProxy::HttpProxy, url.host(),
                         static_cast<quint16>(url.port(isSocks ? kSocksPort : kHttpPort)), url.userName(),
                         url.password());
}

bool hasTls(const Login& login)
{
    return !login.cluster.certificateAuthority.isEmpty() || login.cluster.skipsTlsVerification
        || !login.user.clientCertificate.isEmpty();
}
} // namespace

Result<LoginRoute> routeOf(const Login& login, const std::optional<ExecCredential>& credential,
                           const std::stop_token& stop)
{
    LoginRoute result;
    QString address = QString::fromStdString(login.cluster.server);
    while (address.endsWith(QLatin1Char('/')))
        address.chop(1);
    if (!address.contains(QLatin1String("://"))) // as kubectl completes it
        address.prepend(hasTls(login) ? QLatin1String("https://") : QLatin1String("http://"));
    const QUrl server(address, QUrl::StrictMode);
    if (!server.isValid() || server.host().isEmpty())
        return fail(
            ErrorCode::InvalidArgument, login.cluster.file,
            Message(QUOTADECK_TEXT("kube", "the server of the cluster \"%1\" is no address of http or https"),
                    login.cluster.name));
    result.route.base = server;
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
        if (!isHeaderValue(value))
            return fail(
                ErrorCode::InvalidArgument, login.user.file,
                Message(QUOTADECK_TEXT("kube", "the credentials of the user \"%1\" contain a line break"),
                        login.user.name));
    }
    result.route.tls = *std::move(tls);
    result.route.headers = *authorization + *impersonation;
    result.proxy = *std::move(proxy);
    return result;
}
} // namespace quotadeck::kube
