// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kube/testauthority.h"

#include <atomic>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/rsa.h>
#include <openssl/x509v3.h>

namespace quotadeck::testing {
namespace {
using Key = std::shared_ptr<EVP_PKEY>;
using Certificate = std::shared_ptr<X509>;

constexpr long kHour = 3600;
constexpr long kYear = 365 * 24 * kHour;

void require(bool isDone)
{
    if (!isDone)
        qFatal("a test certificate cannot be made");
}

QByteArray contentOf(BIO* memory)
{
    QByteArray result;
    char part[4096];
    for (int size = 0; (size = BIO_read(memory, part, sizeof(part))) > 0;)
        result.append(part, size);
    return result;
}

template <typename Write>
QByteArray pem(Write write)
{
    const std::shared_ptr<BIO> memory(BIO_new(BIO_s_mem()), BIO_free_all);
    require(write(memory.get()) == 1);
    return contentOf(memory.get());
}

QByteArray pemOf(X509* certificate)
{
    return pem([&](BIO* to) { return PEM_write_bio_X509(to, certificate); });
}

Key newKey(TestKey kind)
{
    Key key(kind == TestKey::Ec ? EVP_EC_gen("P-256") : EVP_RSA_gen(2048), EVP_PKEY_free);
    require(key != nullptr);
    return key;
}

void addName(X509_NAME* name, const char* field, const QString& text)
{
    const auto bytes = text.toUtf8();
    const auto* data = reinterpret_cast<const unsigned char*>(bytes.constData());
    require(
        X509_NAME_add_entry_by_txt(name, field, MBSTRING_UTF8, data, static_cast<int>(bytes.size()), -1, 0)
        == 1);
}

void addExtension(X509* certificate, X509* issuer, int id, const QByteArray& value)
{
    X509V3_CTX context{};
    X509V3_set_ctx(&context, issuer, certificate, nullptr, nullptr, 0);
    const std::shared_ptr<X509_EXTENSION> extension(
        X509V3_EXT_conf_nid(nullptr, &context, id, value.constData()), X509_EXTENSION_free);
    require(extension != nullptr && X509_add_ext(certificate, extension.get(), -1) == 1);
}

QByteArray alternativeNames(const TestServerNames& names)
{
    QStringList parts;
    for (const auto& host : names.hosts)
        parts.append(QStringLiteral("DNS:") + host);
    for (const auto& address : names.addresses)
        parts.append(QStringLiteral("IP:") + address);
    return parts.join(QLatin1Char(',')).toLatin1();
}

struct Description
{
    QString commonName;
    QStringList organizations;
    TestValidity validity = TestValidity::Now;
    QList<QPair<int, QByteArray>> extensions; ///< by their NID
};

/// Without an @p issuer it signs itself.
Certificate newCertificate(const Description& description, EVP_PKEY* key, X509* issuer, EVP_PKEY* issuerKey)
{
    static std::atomic<long> s_serial{1};
    Certificate certificate(X509_new(), X509_free);
    auto* made = certificate.get();
    require(made != nullptr && X509_set_version(made, X509_VERSION_3) == 1);
    ASN1_INTEGER_set(X509_get_serialNumber(made), s_serial++);
    const long shift = description.validity == TestValidity::Over ? -kYear
        : description.validity == TestValidity::NotYet            ? kYear
                                                                  : 0;
    X509_gmtime_adj(X509_getm_notBefore(made), shift - kHour);
    X509_gmtime_adj(X509_getm_notAfter(made), shift + kHour);
    auto* name = X509_get_subject_name(made);
    for (const auto& organization : description.organizations)
        addName(name, "O", organization);
    addName(name, "CN", description.commonName);
    X509_set_issuer_name(made, issuer != nullptr ? X509_get_subject_name(issuer) : name);
    X509_set_pubkey(made, key);
    for (const auto& [id, value] : description.extensions)
        addExtension(made, issuer != nullptr ? issuer : made, id, value);
    require(X509_sign(made, issuerKey != nullptr ? issuerKey : key, EVP_sha256()) > 0);
    return certificate;
}

TestCertificate packed(X509* certificate, EVP_PKEY* key)
{
    TestCertificate result;
    result.certificate = pemOf(certificate);
    result.key = pem([&](BIO* to) {
        return PEM_write_bio_PKCS8PrivateKey(to, key, nullptr, nullptr, 0, nullptr, nullptr);
    });
    result.traditionalKey = pem([&](BIO* to) {
        return PEM_write_bio_PrivateKey_traditional(to, key, nullptr, nullptr, 0, nullptr, nullptr);
    });
    return result;
}

Description serverDescription(const TestServerNames& names, TestValidity validity)
{
    return {names.hosts.value(0, QStringLiteral("server")),
            {},
            validity,
            {{NID_subject_alt_name, alternativeNames(names)}, {NID_ext_key_usage, "serverAuth"}}};
}
} // namespace

struct TestAuthority::Data
{
    Key key;
    Certificate certificate;

    TestCertificate sign(const Description& description, TestKey kind) const
    {
        const auto ofOwner = newKey(kind);
        return packed(newCertificate(description, ofOwner.get(), certificate.get(), key.get()).get(),
                      ofOwner.get());
    }
};

TestAuthority::TestAuthority(const QString& name) : m_data(std::make_unique<Data>())
{
    m_data->key = newKey(TestKey::Ec);
    const Description description{name,
                                  {},
                                  TestValidity::Now,
                                  {{NID_basic_constraints, "critical,CA:TRUE"},
                                   {NID_key_usage, "critical,keyCertSign,cRLSign"},
                                   {NID_subject_key_identifier, "hash"}}};
    m_data->certificate = newCertificate(description, m_data->key.get(), nullptr, nullptr);
}

TestAuthority::~TestAuthority() = default;

QByteArray TestAuthority::certificate() const
{
    return pemOf(m_data->certificate.get());
}

TestCertificate TestAuthority::server(const TestServerNames& names, TestKey key, TestValidity validity) const
{
    return m_data->sign(serverDescription(names, validity), key);
}

TestCertificate TestAuthority::client(const QString& user, const QStringList& groups, TestKey key,
                                      TestValidity validity) const
{
    return m_data->sign({user, groups, validity, {{NID_ext_key_usage, "clientAuth"}}}, key);
}

TestCertificate TestAuthority::selfSigned(const TestServerNames& names)
{
    const auto key = newKey(TestKey::Ec);
    return packed(
        newCertificate(serverDescription(names, TestValidity::Now), key.get(), nullptr, nullptr).get(),
        key.get());
}
} // namespace quotadeck::testing
