// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QSslConfiguration>

#include <optional>
#include <string>

namespace quotadeck::http {
/// Certificates or a key as text.
struct Pem
{
    QByteArray bytes;
    std::string where; ///< what errors call it: the file
};

/// Reads a small file: certificates, a key, a token. Blocks. Errors: Io; TooLarge beyond 1 MiB.
[[nodiscard]] Result<QByteArray> readSmallFile(const std::string& path);
[[nodiscard]] Result<Pem> readPem(const std::string& path); ///< likewise

/// Shows a server who connects.
struct ClientIdentity
{
    Pem certificate; ///< with its chain
    Pem key; ///< RSA or EC, in PKCS#1, SEC 1 or PKCS#8; may be the text of the certificate, which has both then
};

/// Whom to trust, and who connects.
struct TlsMaterial
{
    std::optional<Pem> authorities{}; ///< none: those of the system
    std::optional<ClientIdentity> client{};
    bool skipsVerification = false;
};

/// Errors: Parse for a certificate or key that is none, or has a passphrase.
[[nodiscard]] Result<QSslConfiguration> tlsConfiguration(const TlsMaterial& material);
} // namespace quotadeck::http
