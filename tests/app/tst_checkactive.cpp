// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/commands/commandconnection.h"
#include "tests/support/replay/replayserver.h"
#include "tests/support/sarifcheck.h"
#include "tests/support/testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <sstream>

namespace tst_checkactive {
using namespace quotadeck;
using namespace quotadeck::cli;
using testing::Behaviour;
using testing::ReplayServer;

namespace {
constexpr auto kConfig = "/ws/v1/config";

struct Outcome
{
    int exitCode = 0;
    QByteArray out;
    std::string err;
};

Outcome checkActive(const ReplayServer& server, CheckFormat format = CheckFormat::Json,
                    FailOn failOn = FailOn::Error)
{
    CheckOptions options{format, failOn, {}};
    options.server.url = server.url().toStdString();
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    const int exitCode = runCheckOfActive(options, app::readActiveConfigOnce, {in, out, err});
    return {exitCode, QByteArray::fromStdString(out.str()), err.str()};
}

Behaviour answer(const QByteArray& body)
{
    Behaviour behaviour;
    behaviour.contentType = "application/x-yaml; charset=UTF-8";
    behaviour.body = body;
    return behaviour;
}
} // namespace

class TestCheckActive : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void judgesTheActiveConfigurationUnderItsAddress() // REST-30
    {
        ReplayServer server;
        QVERIFY(server.load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a")));

        const auto outcome = checkActive(server);

        QVERIFY2(outcome.err.empty(), outcome.err.c_str());
        QCOMPARE(outcome.exitCode, int(ExitDone));
        const auto report = QJsonDocument::fromJson(outcome.out).object();
        QCOMPARE(report[QStringLiteral("file")].toString(), server.url(QLatin1String(kConfig)));
        QCOMPARE(report[QStringLiteral("kind")].toString(), QStringLiteral("yunikorn"));
        QCOMPARE(report[QStringLiteral("accepted")].toBool(), true);
        QCOMPARE(server.requests().at(0).headers.value("accept"), QByteArray("application/x-yaml"));
    }

    void placesAreThoseOfTheAnswer()
    {
        ReplayServer server;
        server.set(kConfig,
                   answer("checksum: A\nextra:\n    a: b\npartitions:\n    - name: default\n      queues:\n"
                          "        - name: a b\ndeadlocktimeoutseconds: 60\n"));

        const auto outcome = checkActive(server);

        QCOMPARE(outcome.exitCode, int(ExitFindings));
        const auto report = QJsonDocument::fromJson(outcome.out).object();
        const auto findings = report[QStringLiteral("findings")].toArray();
        QCOMPARE(findings.size(), 1);
        QCOMPARE(findings[0].toObject()[QStringLiteral("line")].toInt(), 7);
        QCOMPARE(findings[0].toObject()[QStringLiteral("category")].toString(), QStringLiteral("queue-name"));
        QCOMPARE(checkActive(server, CheckFormat::Json, FailOn::Never).exitCode, int(ExitDone));
    }

    void everyFormatNamesTheAddress()
    {
        ReplayServer server;
        QVERIFY(server.load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a")));
        const QByteArray url = server.url(QLatin1String(kConfig)).toUtf8();
        const auto sarif = checkActive(server, CheckFormat::Sarif);
        QCOMPARE(testsupport::sarifProblems(sarif.out), QStringList());
        QVERIFY(sarif.out.contains("\"uri\":\"" + url + '"'));
        QVERIFY(checkActive(server, CheckFormat::JUnit).out.contains("<testsuite name=\"" + url + '"'));
        QVERIFY(checkActive(server, CheckFormat::Text).out.contains(url + ": accepted"));
    }

    void exitCodesTellWhatHappened_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<int>("exitCode");
        QTest::addColumn<QString>("message");
        QTest::newRow("not offered") << 404 << QByteArray("404 page not found") << int(ExitConnection)
                                     << QStringLiteral("does not offer it");
        QTest::newRow("no access") << 401 << QByteArray("{}") << int(ExitConnection)
                                   << QStringLiteral("token");
        QTest::newRow("a web page") << 200 << QByteArray("<html>") << int(ExitInput)
                                    << QStringLiteral("web page");
        QTest::newRow("nothing") << 200 << QByteArray() << int(ExitInput) << QStringLiteral("empty");
        QTest::newRow("other data") << 200 << QByteArray("{\"status\": \"ok\"}") << int(ExitInput)
                                    << QStringLiteral("not a configuration");
        QTest::newRow("no YAML") << 200 << QByteArray("partitions: [\n") << int(ExitInput)
                                 << QStringLiteral("/ws/v1/config:");
        QTest::newRow("too large") << 200 << QByteArray(21 << 20, ' ') << int(ExitInput)
                                   << QStringLiteral("more than");
    }

    void exitCodesTellWhatHappened()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, body);
        QFETCH(int, exitCode);
        QFETCH(QString, message);
        ReplayServer server;
        auto behaviour = answer(body);
        behaviour.status = status;
        if (status == 404)
            behaviour.contentType = "text/plain";
        server.set(kConfig, behaviour);

        for (const auto format :
             {CheckFormat::Text, CheckFormat::Json, CheckFormat::Sarif, CheckFormat::JUnit}) {
            const auto outcome = checkActive(server, format);
            QCOMPARE(outcome.exitCode, exitCode);
            QVERIFY2(QString::fromStdString(outcome.err).contains(message), outcome.err.c_str());
            QVERIFY(format == CheckFormat::Text || !outcome.out.isEmpty());
        }
    }

    void whoDoesNotAnswerIsNamed()
    {
        ReplayServer server;
        server.refuse();
        const auto outcome = checkActive(server);
        QCOMPARE(outcome.exitCode, int(ExitConnection));
        QVERIFY2(outcome.err.find("Connection refused") != std::string::npos, outcome.err.c_str());
    }
};

QUOTADECK_TEST(TestCheckActive, QCoreApplication)
} // namespace tst_checkactive

#include "tst_checkactive.moc"
