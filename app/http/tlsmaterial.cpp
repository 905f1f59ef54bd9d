// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/tlsmaterial.h"

#include <QFile>
#include <QSslCertificate>
#include <QSslKey>

#include <utility>

namespace quotadeck::http {
namespace {
constexpr qint64 kMostFile = 1024LL * 1024; ///< bytes

Result<QList<QSslCertificate>> certificatesIn(const Pem& pem)
{
    auto certificates = QSslCertificate::fromData(pem.bytes);
    if (certificates.isEmpty())
        return fail(ErrorCode::Parse, pem.where, QUOTADECK_TEXT("http", "this is no certificate in PEM"));
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
        QUOTADECK_TEXT("http", "this is no private key in PEM that can be used without a passphrase"));
}
} // namespace

Result<QByteArray> readSmallFile(const std::string& path)
{
    QFile file(QString::fromStdString(path));
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::Io, path,
                    Message(QUOTADECK_TEXT("http", "this file cannot be read: %1"),
                            file.errorString().toStdString()));
    QByteArray content = file.read(kMostFile + 1);
    if (content.size() > kMostFile)
        return fail(ErrorCode::TooLarge, path,
                    Message(QUOTADECK_TEXT("http", "this file has more than %1 bytes"), kMostFile));
    return content;
}

Result<Pem> readPem(const std::string& path)
{
    return readSmallFile(path).map([&path](QByteArray bytes) { return Pem{std::move(bytes), path}; });
}

Result<QSslConfiguration> tlsConfiguration(const TlsMaterial& material)
{
    auto tls = QSslConfiguration::defaultConfiguration();
    if (material.skipsVerification)
        tls.setPeerVerifyMode(QSslSocket::VerifyNone);
    if (material.authorities) {
        const auto authorities = certificatesIn(*material.authorities);
        if (!authorities)
            return tl::unexpected(authorities.error());
        tls.setCaCertificates(*authorities);
    }
    if (material.client) {
        const auto chain = certificatesIn(material.client->certificate);
        const auto key = keyIn(material.client->key);
        if (!chain || !key)
            return tl::unexpected(!chain ? chain.error() : key.error());
        tls.setLocalCertificateChain(*chain);
        tls.setPrivateKey(*key);
    }
    return tls;
}
} // namespace quotadeck::http
