// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/connect/addressaccess.h"
#include "tests/support/fetched.h"
#include "tests/support/kube/fakekubeserver.h"
#include "tests/support/kube/testauthority.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace tst_addresstls {
using namespace quotadeck;
using namespace quotadeck::connect;
using namespace quotadeck::testing;

namespace {
const QString kPath = QStringLiteral("/version"); // anybody may read it
const QString kNeedsUser = QStringLiteral("/api/v1/namespaces/default/configmaps");

/// Certificates as a server may have them.
enum Identity { Good, Expired, NotYetValid, OtherName, Unknown, SelfSigned };

TestCertificate identityOf(Identity kind, const TestAuthority& authority)
{
    const TestServerNames elsewhere{{QStringLiteral("elsewhere.example")}, {}};
    switch (kind) {
    case Good:
        break;
    case Expired:
        return authority.server({}, TestKey::Ec, TestValidity::Over);
    case NotYetValid:
        return authority.server({}, TestKey::Ec, TestValidity::NotYet);
    case OtherName:
        return authority.server(elsewhere);
    case Unknown:
        return TestAuthority(QStringLiteral("Somebody")).server();
    case SelfSigned:
        return TestAuthority::selfSigned();
    }
    return authority.server();
}
} // namespace

class TestAddressTls : public QObject
{
    Q_OBJECT
private:
    TestAuthority m_authority;
    std::unique_ptr<FakeKubeServer> m_server;
    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] std::string write(const QString& name, const QByteArray& content) const
    {
        QFile file(m_folder->filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("the file cannot be written");
        return file.fileName().toStdString();
    }

    /// To the server, whose authority is trusted.
    [[nodiscard]] AddressReach reach() const
    {
        return {.url = m_server->url().toStdString(),
                .authorityFile = write(QStringLiteral("ca.pem"), m_authority.certificate())};
    }

    [[nodiscard]] static std::shared_ptr<AddressAccess> accessOf(const AddressReach& reach)
    {
        return AddressAccess::make(reach, {}).value();
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_server = std::make_unique<FakeKubeServer>(
            KubeTls{m_authority.server(), m_authority.certificate(), KubeTls::Clients::Optional});
    }

    void judgesTheServer_data()
    {
        QTest::addColumn<int>("identity");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("message"); // empty: none
        const auto row = [](const char* title, Identity identity, const char* name, const char* message) {
            QTest::newRow(title) << static_cast<int>(identity) << QString::fromUtf8(name)
                                 << QString::fromUtf8(message);
        };
        const char* unknown
            = "the certificate of 127.0.0.1 is signed by no authority that is trusted here; name the "
              "file of its certificate authority";
        row("good", Good, "", "");
        row("good, by another of its names", Good, "localhost", "");
        row("good, by a name that it does not have", Good, "elsewhere.example",
            "the certificate of 127.0.0.1 is for another server: ");
        row("expired", Expired, "", "the certificate of 127.0.0.1 has expired on ");
        row("not yet valid", NotYetValid, "", "the certificate of 127.0.0.1 is not valid before ");
        row("other name", OtherName, "",
            "the certificate of 127.0.0.1 is for another server: elsewhere.example");
        row("other name that is expected", OtherName, "elsewhere.example", "");
        row("unknown authority", Unknown, "", unknown);
        row("self-signed", SelfSigned, "", unknown);
    }

    void judgesTheServer()
    {
        QFETCH(int, identity);
        QFETCH(QString, name);
        QFETCH(QString, message);
        m_server->setTls({identityOf(static_cast<Identity>(identity), m_authority)});
        auto way = reach();
        way.serverName = name.toStdString();
        const auto access = accessOf(way);
        const auto answer = fetched(access, kPath);
        QCOMPARE(answer.has_value(), message.isEmpty());
        QVERIFY(!access->isUnverified());
        if (answer)
            return;
        QCOMPARE(answer.error().code, ErrorCode::Network);
        QVERIFY2(textOf(answer).starts_with(message.toStdString()), textOf(answer).c_str());
        QVERIFY(m_server->requests().isEmpty()); // nothing was sent
    }

    void doesNotTrustAnAuthorityThatIsNotNamed()
    {
        auto way = reach();
        way.authorityFile.clear();
        QVERIFY(!fetched(accessOf(way), kPath));
        QVERIFY(m_server->requests().isEmpty());
    }

    void doesNotVerifyWhenToldSo_data()
    {
        QTest::addColumn<int>("identity");
        for (const auto& [title, identity] : {std::pair{"good", Good},
                                              {"expired", Expired},
                                              {"other name", OtherName},
                                              {"unknown authority", Unknown},
                                              {"self-signed", SelfSigned}})
            QTest::newRow(title) << static_cast<int>(identity);
    }

    void doesNotVerifyWhenToldSo()
    {
        QFETCH(int, identity);
        m_server->setTls({identityOf(static_cast<Identity>(identity), m_authority)});
        auto way = reach();
        way.skipsTlsVerification = true;
        const auto access = accessOf(way);
        const auto answer = fetched(access, kPath);
        QVERIFY2(answer, textOf(answer).c_str());
        QVERIFY(access->isUnverified());
    }

    void showsItsCertificate_data()
    {
        QTest::addColumn<bool>("isRsa");
        QTest::addColumn<bool>("isTraditional");
        QTest::addColumn<bool>("isOneFile");
        for (const bool isRsa : {false, true}) {
            for (const bool isTraditional : {false, true}) {
                for (const bool isOneFile : {false, true})
                    QTest::addRow("%s, %s, %s", isRsa ? "RSA" : "EC",
                                  !isTraditional ? "PKCS#8"
                                      : isRsa    ? "PKCS#1"
                                                 : "SEC 1",
                                  isOneFile ? "one file" : "two files")
                        << isRsa << isTraditional << isOneFile;
            }
        }
    }

    void showsItsCertificate()
    {
        QFETCH(bool, isRsa);
        QFETCH(bool, isTraditional);
        QFETCH(bool, isOneFile);
        const auto client = m_authority.client(QStringLiteral("ann"), {QStringLiteral("system:masters")},
                                               isRsa ? TestKey::Rsa : TestKey::Ec);
        const auto& key = isTraditional ? client.traditionalKey : client.key;
        auto way = reach();
        way.certificateFile
            = write(QStringLiteral("client.pem"), client.certificate + (isOneFile ? key : QByteArray()));
        if (!isOneFile)
            way.keyFile = write(QStringLiteral("client.key"), key);
        const auto answer = fetched(accessOf(way), kNeedsUser);
        QVERIFY2(answer, textOf(answer).c_str());
        QCOMPARE(m_server->requests().back().certificateUser->name, QStringLiteral("ann"));
    }

    void isRefusedWithoutACertificate()
    {
        m_server->setTls({m_authority.server(), m_authority.certificate(), KubeTls::Clients::Demanded});
        const auto answer = fetched(accessOf(reach()), kPath);
        QVERIFY(!answer);
        QCOMPARE(answer.error().code, ErrorCode::Network);
        QVERIFY(m_server->requests().isEmpty());
    }

    void namesAFileThatCannotBeUsed_data()
    {
        using Code = int;
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("content"); // null: no such file
        QTest::addColumn<Code>("code");
        QTest::addColumn<QString>("message");
        const auto io = static_cast<int>(ErrorCode::Io);
        const auto parse = static_cast<int>(ErrorCode::Parse);
        const auto tooLarge = static_cast<int>(ErrorCode::TooLarge);
        const auto noCertificate = QStringLiteral("this is no certificate in PEM");
        const auto noKey
            = QStringLiteral("this is no private key in PEM that can be used without a passphrase");
        const auto missing = QStringLiteral("this file cannot be read: No such file or directory");
        for (const auto* file : {"ca.pem", "client.pem", "client.key"}) {
            const auto name = QString::fromLatin1(file);
            const auto garbled = name.endsWith(QStringLiteral("key")) ? noKey : noCertificate;
            QTest::addRow("%s, missing", file) << name << QByteArray() << io << missing;
            QTest::addRow("%s, empty", file) << name << QByteArray("") << parse << garbled;
            QTest::addRow("%s, other text", file) << name << QByteArray("hello") << parse << garbled;
            QTest::addRow("%s, garbled", file)
                << name << QByteArray("-----BEGIN CERTIFICATE-----\naaaa\n-----END CERTIFICATE-----\n")
                << parse << garbled;
            QTest::addRow("%s, large", file) << name << QByteArray(1024 * 1024 + 1, 'x') << tooLarge
                                             << QStringLiteral("this file has more than 1048576 bytes");
        }
        QTest::newRow("key with a passphrase")
            << QStringLiteral("client.key")
            << QByteArray(
                   "-----BEGIN ENCRYPTED PRIVATE KEY-----\nMIH0MF8GCSqGSIb3DQEFDTBSMDEGCSqGSIb3DQEFDDAk\n"
                   "-----END ENCRYPTED PRIVATE KEY-----\n")
            << parse << noKey;
    }

    void namesAFileThatCannotBeUsed()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, content);
        QFETCH(int, code);
        QFETCH(QString, message);
        const auto client = m_authority.client(QStringLiteral("ann"));
        auto way = reach();
        way.certificateFile = write(QStringLiteral("client.pem"), client.certificate);
        way.keyFile = write(QStringLiteral("client.key"), client.key);
        const QString path = m_folder->filePath(file);
        if (content.isNull())
            QVERIFY(QFile::remove(path));
        else
            (void)write(file, content);
        const auto answer = fetched(accessOf(way), kPath);
        QVERIFY(!answer);
        QCOMPARE(static_cast<int>(answer.error().code), code);
        QCOMPARE(QString::fromStdString(textOf(answer)), message);
        QCOMPARE(QString::fromStdString(answer.error().where), path);
        QVERIFY(m_server->requests().isEmpty());
    }

    void readsNoFilesWithoutTls()
    {
        const FakeKubeServer plain;
        auto way = reach();
        way.url = plain.url().toStdString();
        way.authorityFile = "/nowhere";
        const auto answer = fetched(accessOf(way), kPath);
        QVERIFY2(answer, textOf(answer).c_str());
    }

    void saysThatAKeyIsOfAnotherCertificate()
    {
        auto way = reach();
        way.certificateFile
            = write(QStringLiteral("client.pem"), m_authority.client(QStringLiteral("ann")).certificate);
        way.keyFile = write(QStringLiteral("client.key"), m_authority.client(QStringLiteral("bob")).key);
        const auto answer = fetched(accessOf(way), kNeedsUser);
        QVERIFY(!answer);
        QVERIFY2(textOf(answer).find("key values mismatch") != std::string::npos, textOf(answer).c_str());
    }

    /// The server refuses the certificate that is in force no longer; the file has a new one already.
    void usesARenewedCertificateAtOnce()
    {
        const auto before = m_authority.client(QStringLiteral("ann"));
        const auto after = m_authority.client(QStringLiteral("bob"), {QStringLiteral("system:masters")});
        auto way = reach();
        way.certificateFile = write(QStringLiteral("client.pem"), before.certificate + before.key);
        const auto access = accessOf(way);
        QCOMPARE(fetched(access, kNeedsUser).error().code, ErrorCode::Unauthorized);
        QCOMPARE(m_server->requests().back().certificateUser->name, QStringLiteral("ann"));
        (void)write(QStringLiteral("client.pem"), after.certificate + after.key);
        m_server->api.settings.refusals = {{.status = 401, .times = 1}};
        const auto answer = fetched(access, kNeedsUser);
        QVERIFY2(answer, textOf(answer).c_str());
        QCOMPARE(m_server->requests().back().certificateUser->name, QStringLiteral("bob"));
    }
};

QUOTADECK_TEST(TestAddressTls, QCoreApplication)
} // namespace tst_addresstls

#include "tst_addresstls.moc"
