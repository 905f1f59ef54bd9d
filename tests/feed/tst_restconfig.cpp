// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/restconfig.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_restconfig {
using namespace quotadeck;
using namespace quotadeck::feed;
using namespace std::chrono_literals;

class TestRestConfig : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void findsTheInterfaceBelowAnAddress_data() // REST-1
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<QString>("base");
        const auto row = [](const char* address, const char* base) {
            QTest::newRow(address) << QString::fromUtf8(address) << QString::fromUtf8(base);
        };
        row("http://host:9080", "http://host:9080/ws/v1");
        row("http://host:9080/", "http://host:9080/ws/v1");
        row("http://host:9080/ws/v1", "http://host:9080/ws/v1");
        row("http://host:9080/ws/v1/", "http://host:9080/ws/v1");
        row("https://gateway/clusters/a", "https://gateway/clusters/a/ws/v1");
        row(" http://[::1]:9080 ", "http://[::1]:9080/ws/v1");
    }

    void findsTheInterfaceBelowAnAddress()
    {
        QFETCH(QString, address);
        QFETCH(QString, base);

        const auto config = RestConfig::fromAddress(address.toStdString());

        QVERIFY(config);
        QCOMPARE(config->base.toString(), base);
    }

    void refusesWhatIsNoAddress_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<QString>("message");
        const auto malformed
            = QStringLiteral("this is no address of a server; write it like http://localhost:9080");
        QTest::newRow("nothing") << QString() << malformed;
        QTest::newRow("no scheme") << QStringLiteral("localhost:9080") << malformed;
        QTest::newRow("a file") << QStringLiteral("file:///etc/hostname") << malformed;
        QTest::newRow("no host") << QStringLiteral("http://") << malformed;
        QTest::newRow("bad port") << QStringLiteral("http://host:99999") << malformed;
        QTest::newRow("password") << QStringLiteral("http://me:secret@host:9080")
                                  << QStringLiteral(
                                         "the address may not contain a user or a password; use a token");
        QTest::newRow("query") << QStringLiteral("http://host:9080/?a=b")
                               << QStringLiteral("the address may not contain '?' or '#'");
    }

    void refusesWhatIsNoAddress()
    {
        QFETCH(QString, address);
        QFETCH(QString, message);

        const auto config = RestConfig::fromAddress(address.toStdString());

        QVERIFY(!config);
        QCOMPARE(config.error().code, ErrorCode::InvalidArgument);
        QCOMPARE(QString::fromStdString(config.error().message.english()), message);
        QVERIFY(config.error().where.find("secret") == std::string::npos);
    }

    void waitsLongerAfterEachFailure()
    {
        BackOff backOff({}, [] { return 0.0; });

        QList<std::int64_t> waits;
        for (int failure = 0; failure < 7; ++failure)
            waits.append(backOff.next().count());
        QCOMPARE(waits, (QList<std::int64_t>{1000, 2000, 4000, 8000, 16000, 30000, 30000}));

        backOff.reset();
        QCOMPARE(backOff.next(), 1000ms);
    }

    void shortensAWaitByAQuarterAtMost()
    {
        BackOff backOff({.first = 1000ms, .longest = 2000ms}, [] { return 0.999999; });

        QCOMPARE(backOff.next(), 750ms);
        QCOMPARE(backOff.next(), 1500ms);
        QCOMPARE(backOff.next(), 1500ms);
    }
};

QUOTADECK_TEST(TestRestConfig, QCoreApplication)
} // namespace tst_restconfig

#include "tst_restconfig.moc"
