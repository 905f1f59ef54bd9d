// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <memory>

namespace quotadeck::testing {
/// A certificate and its key, both PEM.
struct TestCertificate
{
    QByteArray certificate;
    QByteArray key; ///< PKCS#8: "BEGIN PRIVATE KEY"
    QByteArray traditionalKey; ///< PKCS#1 or SEC 1: "BEGIN RSA PRIVATE KEY", "BEGIN EC PRIVATE KEY"
};

enum class TestKey { Ec, Rsa };
enum class TestValidity { Now, Over, NotYet };

struct TestServerNames
{
    QStringList hosts = {QStringLiteral("localhost")};
    QStringList addresses = {QStringLiteral("127.0.0.1")};
};

/// A certificate authority that lives as long as a test. Certificates are valid for an hour around now unless asked
/// otherwise. A certificate of another authority is one that clients of this one do not trust.
class TestAuthority
{
public:
    explicit TestAuthority(const QString& name = QStringLiteral("Test authority"));
    ~TestAuthority();
    TestAuthority(const TestAuthority&) = delete;
    TestAuthority& operator=(const TestAuthority&) = delete;

    [[nodiscard]] QByteArray certificate() const; ///< its own, PEM

    [[nodiscard]] TestCertificate server(const TestServerNames& names = {}, TestKey key = TestKey::Ec,
                                         TestValidity validity = TestValidity::Now) const;
    /// @p user is the common name, @p groups are organizations, as Kubernetes reads them.
    [[nodiscard]] TestCertificate client(const QString& user, const QStringList& groups = {},
                                         TestKey key = TestKey::Ec,
                                         TestValidity validity = TestValidity::Now) const;
    /// A server's certificate that is its own authority.
    [[nodiscard]] static TestCertificate selfSigned(const TestServerNames& names = {});

private:
    struct Data;
    std::unique_ptr<Data> m_data;
};
} // namespace quotadeck::testing
