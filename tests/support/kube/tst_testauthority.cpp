// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kube/testauthority.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QSslCertificate>
#include <QSslCertificateExtension>
#include <QSslError>
#include <QSslKey>

using namespace quotadeck::testing;

class TestTestAuthority : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void certificatesNameTheirOwner()
    {
        const TestAuthority authority;
        const QSslCertificate server(authority.server({{"api.example"}, {"127.0.0.1"}}).certificate);
        const QSslCertificate client(authority.client("erin", {"eng", "ops"}).certificate);

        QCOMPARE(server.subjectAlternativeNames().value(QSsl::DnsEntry), "api.example");
        QCOMPARE(server.subjectAlternativeNames().value(QSsl::IpAddressEntry), "127.0.0.1");
        QCOMPARE(client.subjectInfo(QSslCertificate::CommonName), QStringList("erin"));
        auto groups = client.subjectInfo(QSslCertificate::Organization); // in no order
        groups.sort();
        QCOMPARE(groups, QStringList({"eng", "ops"}));
        QVERIFY(!client.isSelfSigned());
        QVERIFY(QSslCertificate(TestAuthority::selfSigned().certificate).isSelfSigned());
    }

    void validityIsAsAsked()
    {
        const TestAuthority authority;
        const auto now = QDateTime::currentDateTimeUtc();
        const auto validity = [&authority](TestValidity wanted) {
            return QSslCertificate(authority.server({}, TestKey::Ec, wanted).certificate);
        };

        QVERIFY(validity(TestValidity::Now).effectiveDate() < now
                && validity(TestValidity::Now).expiryDate() > now);
        QVERIFY(validity(TestValidity::Over).expiryDate() < now);
        QVERIFY(validity(TestValidity::NotYet).effectiveDate() > now);
    }

    void keysAreReadInBothForms()
    {
        const TestAuthority authority;
        const auto ec = authority.client("a");
        const auto rsa = authority.client("a", {}, TestKey::Rsa);

        QVERIFY(ec.key.contains("BEGIN PRIVATE KEY") && rsa.key.contains("BEGIN PRIVATE KEY"));
        QVERIFY(ec.traditionalKey.contains("BEGIN EC PRIVATE KEY"));
        QVERIFY(rsa.traditionalKey.contains("BEGIN RSA PRIVATE KEY"));
        QVERIFY(!QSslKey(ec.key, QSsl::Ec).isNull() && !QSslKey(rsa.key, QSsl::Rsa).isNull());
        QCOMPARE(QSslKey(ec.traditionalKey, QSsl::Ec), QSslKey(ec.key, QSsl::Ec));
        QCOMPARE(QSslKey(rsa.traditionalKey, QSsl::Rsa), QSslKey(rsa.key, QSsl::Rsa));
    }
};

QUOTADECK_TEST(TestTestAuthority, QCoreApplication)
#include "tst_testauthority.moc"
