// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <array>
#include <optional>
#include <sstream>

namespace tst_servecommand {
using namespace quotadeck;

namespace {
struct Outcome
{
    int exitCode = 0;
    std::string out;
    std::string err;
    std::optional<cli::ServeOptions> served;
};

/// Runs the command with a server that gets port 4711, or fails with @p status.
Outcome run(const cli::ServeOptions& options, const Status& status = {})
{
    Outcome outcome;
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    const auto load = [](const std::string& name) -> Result<sim::Scenario> {
        if (name == "missing")
            return fail(ErrorCode::NotFound, name, "there is no such scenario");
        sim::Scenario scenario;
        scenario.title = "A cluster";
        return scenario;
    };
    const auto serve = [&](const sim::Scenario&, const cli::ServeOptions& given, const auto& ready) {
        outcome.served = given;
        if (status)
            ready(4711);
        return status;
    };
    outcome.exitCode = cli::runServe(options, load, serve, {in, out, err});
    outcome.out = out.str();
    outcome.err = err.str();
    return outcome;
}

cli::Command parse(std::vector<const char*> words, std::string* err = nullptr)
{
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream errors;
    words.insert(words.begin(), "quotadeck");
    auto command = cli::parseCommandLine(static_cast<int>(words.size()), words.data(), {in, out, errors});
    if (err)
        *err = errors.str();
    return command;
}
} // namespace

class TestServeCommand : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void printsTheAddressWithTheChosenPort()
    {
        cli::ServeOptions options;
        options.port = 0;
        const auto outcome = run(options);

        QCOMPARE(outcome.exitCode, int(cli::ExitDone));
        QCOMPARE(outcome.out, std::string("http://127.0.0.1:4711/ws/v1\n"));
        QVERIFY(outcome.err.find("A cluster (simulated), seed 1") != std::string::npos);
        options.bind = "::1";
        QCOMPARE(run(options).out, std::string("http://[::1]:4711/ws/v1\n"));
    }

    void tellsWhyItCannotServe()
    {
        const auto taken = run({}, fail(ErrorCode::Network, "127.0.0.1:9080", "the port is taken"));
        QCOMPARE(taken.exitCode, int(cli::ExitConnection));
        QCOMPARE(taken.err, std::string("quotadeck: 127.0.0.1:9080: the port is taken\n"));
        QVERIFY(taken.out.empty());

        QCOMPARE(run({}, fail(ErrorCode::InvalidArgument, "x:0", "no address")).exitCode,
                 int(cli::ExitUsage));

        cli::ServeOptions missing;
        missing.scenario = "missing";
        const auto unknown = run(missing);
        QCOMPARE(unknown.exitCode, int(cli::ExitInput));
        QVERIFY(!unknown.served);
    }

    void readsItsOptions()
    {
        const auto standard = std::get<cli::ServeOptions>(parse({"serve"}));
        QCOMPARE(standard.bind, std::string("127.0.0.1")); // no one else can ask unless told so
        QCOMPARE(standard.port, std::uint16_t{9080});
        QCOMPARE(standard.scenario, std::string("busy-cluster"));

        const auto given
            = std::get<cli::ServeOptions>(parse({"serve", "--scenario", "my.yaml", "--bind", "0.0.0.0",
                                                 "--port", "0", "--speed", "10", "--seed", "3"}));
        QCOMPARE(given.scenario, std::string("my.yaml"));
        QCOMPARE(given.bind, std::string("0.0.0.0"));
        QCOMPARE(given.port, std::uint16_t{0});
        QCOMPARE(given.speed, 10.0);
        QCOMPARE(given.seed, std::uint64_t{3});
    }

    void aPortThatIsNoneIsToldWithTheRange()
    {
        for (const char* port : {"99999", "-1", "http", ""}) {
            std::string err;
            const auto command = parse({"serve", "--port", port}, &err);
            QCOMPARE(std::get<cli::Answered>(command).exitCode, int(cli::ExitUsage));
            const std::string problem = "invalid port \"" + std::string(port)
                + "\": use a number from 1 to 65535, or 0 for any free port";
            QVERIFY2(err.find(problem) != std::string::npos, err.c_str());
        }
    }

    void hostsAndOriginsAreNoneUnlessTheyAreListed()
    {
        const auto standard = std::get<cli::ServeOptions>(parse({"serve"}));
        QVERIFY(standard.allowedHosts.empty());
        QVERIFY(standard.allowedOrigins.empty());

        const auto given = std::get<cli::ServeOptions>(
            parse({"serve", "--allow-host", "a.example", "--allow-host", "[fd00::1]", "--allow-origin",
                   "https://b.example:8443", "--allow-origin", "*"}));
        QCOMPARE(given.allowedHosts, (std::vector<std::string>{"a.example", "[fd00::1]"}));
        QCOMPARE(given.allowedOrigins, (std::vector<std::string>{"https://b.example:8443", "*"}));
    }

    /// What is kept of the past is stated.
    void theHelpNamesTheBounds()
    {
        std::ostringstream out;
        std::istringstream in;
        std::ostringstream err;
        const std::array words{"quotadeck", "serve", "--help"};
        (void)cli::parseCommandLine(static_cast<int>(words.size()), words.data(), {in, out, err});
        for (const char* bound : {"last 2000 finished", "last 2000 rejected", "3 days", "last 20000 events"})
            QVERIFY2(out.str().find(bound) != std::string::npos, out.str().c_str());
    }

    void refusesOptionsThatMakeNoSense_data()
    {
        QTest::addColumn<QByteArray>("option");
        QTest::addColumn<QByteArray>("value");
        QTest::newRow("port") << QByteArray("--port") << QByteArray("70000");
        QTest::newRow("negative port") << QByteArray("--port") << QByteArray("-1");
        for (const char* host : {"", "http://a.example", "a.example:80", "a b", "[x]", "a/b"})
            QTest::newRow(host) << QByteArray("--allow-host") << QByteArray(host);
        for (const char* origin : {"", "a.example", "https://", "https://a.example/", "http://a b"})
            QTest::newRow(origin) << QByteArray("--allow-origin") << QByteArray(origin);
        QTest::newRow("standing still") << QByteArray("--speed") << QByteArray("0");
        QTest::newRow("no number") << QByteArray("--speed") << QByteArray("fast");
    }
    void refusesOptionsThatMakeNoSense()
    {
        QFETCH(QByteArray, option);
        QFETCH(QByteArray, value);
        std::string err;

        const auto command = parse({"serve", option.constData(), value.constData()}, &err);

        QCOMPARE(std::get<cli::Answered>(command).exitCode, int(cli::ExitUsage));
        QVERIFY(err.find(option.constData()) != std::string::npos);
    }
};

QUOTADECK_TEST(TestServeCommand, QCoreApplication)
} // namespace tst_servecommand

#include "tst_servecommand.moc"
