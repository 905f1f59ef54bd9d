// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/connect/addressaccess.h"
#include "app/connect/profilesetting.h"
#include "app/settings/settings.h"
#include "tests/support/fetched.h"
#include "tests/support/filebytes.h"
#include "tests/support/kube/testauthority.h"
#include "tests/support/plantedsecrets.h"
#include "tests/support/replay/replayserver.h"
#include "tests/support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace tst_plantedsecrets {
using namespace quotadeck;
using namespace quotadeck::connect;
using namespace quotadeck::testing;

namespace {
} // namespace

class TestPlantedSecrets : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void findsASecretInAFile_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<bool>("isFound");
        const QByteArray token = planted::kToken;
        QByteArray wide;
        for (const char c : token)
            wide += QByteArray(1, c) + '\0';
        QTest::newRow("as it is") << "{\"token\":\"" + token + "\"}" << true;
        QTest::newRow("cut") << token.chopped(1) << false;
        QTest::newRow("another text") << QByteArray("planted") << false;
        QTest::newRow("UTF-16") << QByteArray("\xff\xfe") + wide << true;
        for (const char* before : {"", "a", "ab", "abc", "user:"})
            QTest::addRow("base64 behind \"%s\"", before)
                << "Basic " + (before + token + "more").toBase64() << true;
        QTest::newRow("URL-safe base64") << token.toBase64(QByteArray::Base64UrlEncoding) << true;
    }

    void findsASecretInAFile()
    {
        QFETCH(QByteArray, content);
        QFETCH(bool, isFound);
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("a/.hidden")));
        test::writeBytes(folder.filePath(QStringLiteral("a/.hidden/.file")), content);
        const QStringList expected{folder.filePath(QStringLiteral("a/.hidden/.file: "))
                                   + QLatin1String(planted::kToken)};
        QCOMPARE(plantedSecretsIn({folder.path()}), isFound ? expected : QStringList());
    }

    void findsASecretInTheNameOfAFile()
    {
        const QTemporaryDir folder;
        test::writeBytes(folder.filePath(QLatin1String(planted::kPassword)), "");
        QCOMPARE(plantedSecretsIn({folder.path()}).size(), 1);
    }

    void findsFurtherSecrets()
    {
        const QTemporaryDir folder;
        const auto key = TestAuthority().client(QStringLiteral("ann")).key;
        test::writeBytes(folder.filePath(QStringLiteral("key.pem")), key);
        QCOMPARE(plantedSecretsIn({folder.path()}, {planted::lineOf(key)}).size(), 1);
        QVERIFY(plantedSecretsIn({folder.path()}).isEmpty());
    }

    void findsASecretInAProcess()
    {
        QCOMPARE(plantedSecretsInProcesses(), QStringList());
        QProcess child; // of a child: the shell waits for cat
        child.start(
            QStringLiteral("/bin/sh"),
            {QStringLiteral("-c"), QStringLiteral("TOKEN=%1 cat; true").arg(QLatin1String(planted::kToken))});
        child.write("x");
        QVERIFY(child.waitForReadyRead()); // both are there
        QCOMPARE(plantedSecretsInProcesses().size(), 2);
        child.closeWriteChannel();
        QVERIFY(child.waitForFinished());
        QCOMPARE(plantedSecretsInProcesses(), QStringList());
    }

    /// A request with all secrets, and its profile in the settings.
    void aConnectionLeavesNoSecret()
    {
        const QTemporaryDir folder;
        const QTemporaryDir keys;
        const QDir home(folder.path());
        for (const auto* name : {"HOME", "TMPDIR", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME"}) {
            QVERIFY(home.mkpath(QLatin1String(name)));
            qputenv(name, home.filePath(QLatin1String(name)).toUtf8());
        }
        const TestAuthority authority;
        const auto identity = authority.server();
        const auto client = authority.client(QStringLiteral("ann"));
        ReplayServer server;
        server.encrypt(identity.certificate, identity.key);
        server.set("/ws/v1/partitions", Behaviour{.body = "[]"});
        test::writeBytes(keys.filePath(QStringLiteral("ca.pem")), authority.certificate());
        test::writeBytes(keys.filePath(QStringLiteral("client.pem")), client.certificate + client.key);
        const Profile profile{
            .id = "a1",
            .name = "Berlin",
            .reach
            = AddressReach{.url = server.url().toStdString(),
                           .signIn = SignIn::Basic,
                           .userName = "ann",
                           .authorityFile = keys.filePath(QStringLiteral("ca.pem")).toStdString(),
                           .certificateFile = keys.filePath(QStringLiteral("client.pem")).toStdString()}};
        const Secrets secrets{.token = planted::kToken,
                              .password = planted::kPassword,
                              .headers = {{"Cookie", planted::kCookie}, {"X-Api-Key", planted::kHeader}}};
        {
            app::SettingsStore store(home.filePath(QStringLiteral("settings.json")));
            store.change([&profile](QVariantMap& values) {
                values.insert(QStringLiteral("connections"), QVariantList{settingOf(profile)});
            });
        }
        const auto access = AddressAccess::make(std::get<AddressReach>(profile.reach), secrets).value();
        const auto answer = fetched(access, QStringLiteral("/ws/v1/partitions"));
        QVERIFY2(answer, textOf(answer).c_str());
        QCOMPARE(server.requests().front().headers.value("x-api-key"), QByteArray(planted::kHeader));

        const QList<QByteArray> key{planted::lineOf(client.key)};
        QVERIFY(QFile::exists(home.filePath(QStringLiteral("settings.json"))));
        QCOMPARE(plantedSecretsIn({folder.path()}, key), QStringList());
        QCOMPARE(plantedSecretsInProcesses(key), QStringList());
        QCOMPARE(plantedSecretsIn({keys.path()}, key).size(), 1); // it can be found
    }
};

QUOTADECK_TEST(TestPlantedSecrets, QCoreApplication)
} // namespace tst_plantedsecrets

#include "tst_plantedsecrets.moc"
