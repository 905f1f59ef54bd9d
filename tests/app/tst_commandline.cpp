// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <sstream>

namespace tst_commandline {
using namespace quotadeck::cli;

namespace {
struct Parsed
{
    Command command;
    std::string out;
    std::string err;
};

Parsed parse(std::vector<const char*> arguments)
{
    arguments.insert(arguments.begin(), "quotadeck");
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    auto command = parseCommandLine(static_cast<int>(arguments.size()), arguments.data(), {in, out, err});
    return {std::move(command), out.str(), err.str()};
}
} // namespace

class TestCommandLine : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void withoutArgumentsTheWindowOpensWithoutASource()
    {
        const auto options = std::get<WindowOptions>(parse({}).command);

        QVERIFY(std::holds_alternative<NoSource>(options.source));
        QVERIFY(options.screenshot.empty());
        QVERIFY(options.page.empty());
    }

    void windowOptionsAreRead()
    {
        const auto options = std::get<WindowOptions>(
            parse({"--simulate", "busy-cluster", "--page", "charts", "--screenshot", "a.png", "--size",
                   "1920x1080", "--theme", "dark", "--after", "250"})
                .command);

        QCOMPARE(std::get<SimulatorSource>(options.source).scenario, "busy-cluster");
        QCOMPARE(options.page, "charts");
        QCOMPARE(options.screenshot, "a.png");
        QCOMPARE(options.width, 1920);
        QCOMPARE(options.height, 1080);
        QCOMPARE(options.theme, "dark");
        QVERIFY(options.after == std::chrono::milliseconds(250));
    }

    void screenshotHasADefaultName()
    {
        QCOMPARE(std::get<WindowOptions>(parse({"--screenshot"}).command).screenshot, "quotadeck.png");
        QCOMPARE(std::get<WindowOptions>(parse({"--screenshot", "--theme", "dark"}).command).screenshot,
                 "quotadeck.png");
    }

    void aLinkNamesItsSource()
    {
        const auto options = std::get<WindowOptions>(
            parse({"quotadeck:people?connection=prod&user=sue", "--theme", "dark"}).command);
        QCOMPARE(std::get<RestSource>(options.source).server.connection, "prod");
        QCOMPARE(options.link->name, "sue");
        const auto recorded = std::get<WindowOptions>(
            parse({"--screenshot", "a.png", "quotadeck:queues?recording=/a.qdrec"}).command);
        QCOMPARE(std::get<RecordingSource>(recorded.source).file, "/a.qdrec");
        const auto simulated
            = std::get<WindowOptions>(parse({"quotadeck:queues?scenario=busy-cluster"}).command);
        QCOMPARE(std::get<SimulatorSource>(simulated.source).scenario, "busy-cluster");
    }

    void aLinkWithoutASourceIsShownInTheGivenOne()
    {
        const auto options = std::get<WindowOptions>(
            parse({"--simulate", "busy-cluster", "quotadeck:queues?queue=root"}).command);
        QCOMPARE(std::get<SimulatorSource>(options.source).scenario, "busy-cluster");
        QCOMPARE(options.link->name, "root");
        QVERIFY(std::holds_alternative<NoSource>(
            std::get<WindowOptions>(parse({"quotadeck:queues?queue=root"}).command).source));
    }

    void aRecordingIsASource()
    {
        const auto options = std::get<WindowOptions>(parse({"--recording", "day.qdrec"}).command);
        QCOMPARE(std::get<RecordingSource>(options.source).file, "day.qdrec");
    }

    void subcommandsAreRead()
    {
        const auto check = std::get<CheckOptions>(
            parse({"check", "--format", "json", "--fail-on", "never", "a.yaml", "-"}).command);
        QVERIFY(check.format == CheckFormat::Json);
        QVERIFY(check.failOn == FailOn::Never);
        QCOMPARE(check.files, (std::vector<std::string>{"a.yaml", "-"}));
        QVERIFY(check.colour == ColourChoice::Auto);
        const auto active = std::get<CheckOptions>(parse({"check", "--connect", "http://h:9080"}).command);
        QCOMPARE(active.server.url, std::string("http://h:9080"));
        QVERIFY(active.files.empty());
        const auto sarif = std::get<CheckOptions>(
            parse({"check", "--kind", "yunikorn", "--format", "sarif", "--color", "never", "a"}).command);
        QVERIFY(sarif.format == CheckFormat::Sarif);
        QVERIFY(sarif.colour == ColourChoice::Never);
        QVERIFY(std::get<CheckOptions>(parse({"check", "--kind", "auto", "--format", "junit", "a"}).command)
                    .format
                == CheckFormat::JUnit);

        const auto replay = std::get<ReplayOptions>(
            parse({"replay", "--verify", "--mode", "seed", "a.jsonl", "-"}).command);
        QVERIFY(replay.verify);
        QVERIFY(replay.mode == quotadeck::Mode::Seed);
        QCOMPARE(replay.files, (std::vector<std::string>{"a.jsonl", "-"}));
        QVERIFY(std::get<ReplayOptions>(parse({"replay", "a"}).command).mode == quotadeck::Mode::Current);
        const auto bisect = std::get<BisectOptions>(
            parse({"bisect", "--user", "bob", "--request", "vcore=1", "--mode", "seed", "a"}).command);
        QVERIFY(bisect.mode == quotadeck::Mode::Seed);
        const auto broken = std::get<BisectOptions>(
            parse({"bisect", "--assertion", "facts.yaml", "--name", "GPUs", "a", "b"}).command);
        QCOMPARE(broken.assertionFile, "facts.yaml");
        QCOMPARE(broken.assertionName, "GPUs");
        QCOMPARE(broken.files, (std::vector<std::string>{"a", "b"}));
        const std::vector<std::vector<const char*>> wrong{
            {"bisect", "a"},
            {"bisect", "--user", "bob", "a"},
            {"bisect", "--name", "GPUs", "--user", "bob", "--request", "vcore=1", "a"},
            {"bisect", "--assertion", "facts.yaml", "--user", "bob", "a"},
            {"bisect", "--assertion", "facts.yaml", "--snapshot", "s.json", "a"},
            {"bisect", "--assertion", "-", "-"}};
        for (const auto& arguments : wrong)
            QVERIFY(std::holds_alternative<Answered>(parse(arguments).command));
        const auto draining = std::get<DrainingOptions>(
            parse({"draining", "--recording", "a.qdrec", "--partition", "gpu"}).command);
        QCOMPARE(draining.recordingFile, "a.qdrec");
        QCOMPARE(draining.partition, "gpu");
        QVERIFY(std::holds_alternative<Answered>(
            parse({"draining", "--recording", "a.qdrec", "--snapshot", "b.json"}).command));
        QVERIFY(std::holds_alternative<Answered>(
            parse({"draining", "--snapshot", "b.json", "--partition", "gpu"}).command));
        const auto named
            = std::get<ReplaceNamesOptions>(parse({"replace-names", "a.qdrec", "-o", "b.qdrec"}).command);
        QCOMPARE(named.recordingFile, "a.qdrec");
        QCOMPARE(named.outFile, "b.qdrec");
        const auto diff = std::get<DiffOptions>(parse({"diff", "--format", "json", "old.yaml", "-"}).command);
        QVERIFY(diff.format == AnswerFormat::Json);
        QCOMPARE(diff.oldFile, "old.yaml");
        QCOMPARE(diff.newFile, "-");

        const auto snapshot = std::get<SnapshotOptions>(
            parse({"snapshot", "--connect", "http://h:1", "--partition", "gpu"}).command);
        QCOMPARE(snapshot.server.url, "http://h:1");
        QCOMPARE(snapshot.partition, "gpu");
        QVERIFY(snapshot.kind == SystemKind::YuniKorn);
        for (const auto& parsed : {parse({"--connect", "http://h", "--kind", "koordinator"}),
                                   parse({"--kind", "koordinator", "--connect", "http://h"})}) {
            const auto source = std::get<RestSource>(std::get<WindowOptions>(parsed.command).source);
            QCOMPARE(source.server.url, "http://h");
            QVERIFY(source.kind == SystemKind::Koordinator);
        }

        const auto simulate = std::get<SimulateOptions>(
            parse({"simulate", "busy-cluster", "--until", "2h", "--seed", "7", "--format", "json"}).command);
        QVERIFY(simulate.until == std::chrono::hours(2));
        QCOMPARE(simulate.seed, std::uint64_t{7});
        QVERIFY(simulate.format == AnswerFormat::Json);

        const auto place
            = std::get<PlaceOptions>(parse({"place", "--config", "q.yaml", "--app", "{}"}).command);
        QCOMPARE(place.configFile, "q.yaml");
        QCOMPARE(*place.app, "{}");
        const auto cases = std::get<PlaceOptions>(parse({"place", "--cases", "-"}).command);
        QVERIFY(!cases.app);
        QCOMPARE(cases.casesFile, "-");
        QVERIFY(cases.configFile.empty());
    }

    void elasticQuotasAreThoseOfAContext()
    {
        const auto window = std::get<WindowOptions>(
            parse({"--context", "c", "--kind", "koordinator", "--total", "cpu=9"}).command);
        const auto source = std::get<RestSource>(window.source);
        QVERIFY(source.kind == SystemKind::Koordinator);
        QCOMPARE(source.server.cluster->context.context, "c");
        const auto snapshot = std::get<SnapshotOptions>(
            parse({"snapshot", "--kubeconfig", "k", "--kind", "koordinator"}).command);
        QVERIFY(snapshot.kind == SystemKind::Koordinator);
        QVERIFY(snapshot.server.cluster);
        const auto config = std::get<GetOptions>(parse({"get", "config", "--context", "c"}).command);
        QVERIFY(config.kind == StoredKind::Config);
        const auto quotas
            = std::get<GetOptions>(parse({"get", "quotas", "--context", "c", "--out", "q.yaml"}).command);
        QVERIFY(quotas.kind == StoredKind::Quotas);
        QCOMPARE(quotas.outFile, "q.yaml");
        const auto apply = std::get<ApplyOptions>(
            parse({"apply", "--quotas", "a", "--quotas", "-", "--delete-missing", "--context", "c"}).command);
        QCOMPARE(apply.quotaFiles, (std::vector<std::string>{"a", "-"}));
        QVERIFY(apply.deletesMissing);
        QVERIFY(apply.configFile.empty());
        QVERIFY(!std::get<ApplyOptions>(parse({"apply", "--config", "a", "--context", "c"}).command)
                     .deletesMissing);
    }

    void questionsNameTheirFiles()
    {
        const auto effective = std::get<EffectiveOptions>(
            parse({"effective", "--config", "q", "--user", "bob", "--queue", "root.a"}).command);
        QCOMPARE(effective.queue, "root.a");
        QVERIFY(effective.beforeFile.empty() && effective.format == AnswerFormat::Text);

        const auto waiting = std::get<ExplainOptions>(
            parse({"explain", "--config", "q", "--snapshot", "-", "--app", "app-1"}).command);
        QCOMPARE(waiting.app, "app-1");
        const auto asked = std::get<ExplainOptions>(
            parse({"explain", "--config", "q", "--user", "bob", "--request", "vcore=1"}).command);
        QCOMPARE(asked.request, "vcore=1");
        QVERIFY(asked.queue.empty());

        const auto impact = std::get<ImpactOptions>(
            parse({"impact", "--config", "q", "--snapshot", "s", "--format", "json"}).command);
        QVERIFY(impact.currentFile.empty() && impact.format == AnswerFormat::Json);
    }

    void questionsThatAskNothingAreUsageErrors_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("no pod to create")
            << QStringList{"explain", "g", "--quotas", "q", "--creation-admission"};
        QTest::newRow("creation without elastic quotas") << QStringList{
            "explain", "--config", "q", "--user", "bob", "--request", "vcore=1", "--creation-admission"};
        QTest::newRow("nobody") << QStringList{"explain", "--config", "q"};
        QTest::newRow("no request") << QStringList{"explain", "--config", "q", "--user", "bob"};
        QTest::newRow("two who ask") << QStringList{"explain", "--config",  "q",      "--snapshot",
                                                    "s",       "--app",     "app-1",  "--user",
                                                    "bob",     "--request", "vcore=1"};
        QTest::newRow("a tag twice") << QStringList{"explain", "--config",  "q",       "--user",
                                                    "bob",     "--request", "vcore=1", "--tag",
                                                    "a=b",     "--tag",     "a=c"};
        QTest::newRow("no usage") << QStringList{"impact", "--config", "q"};
        QTest::newRow("one input twice") << QStringList{"impact", "--config", "-", "--snapshot", "-"};
    }

    void questionsThatAskNothingAreUsageErrors()
    {
        QFETCH(QStringList, arguments);
        std::vector<QByteArray> texts;
        for (const QString& argument : arguments)
            texts.push_back(argument.toUtf8());

        const Parsed parsed = parse({texts.begin(), texts.end()});

        QCOMPARE(std::get<Answered>(parsed.command).exitCode, int(ExitUsage));
        QVERIFY(!parsed.err.empty());
    }

    void coloursAreForTerminalsThatWantThem_data()
    {
        QTest::addColumn<int>("choice");
        QTest::addColumn<bool>("isTerminal");
        QTest::addColumn<QByteArray>("noColor");
        QTest::addColumn<QByteArray>("term");
        QTest::addColumn<bool>("isColoured");
        const int automatic = int(ColourChoice::Auto);
        QTest::newRow("terminal") << automatic << true << QByteArray() << QByteArray("xterm") << true;
        QTest::newRow("pipe") << automatic << false << QByteArray() << QByteArray("xterm") << false;
        QTest::newRow("NO_COLOR") << automatic << true << QByteArray("1") << QByteArray("xterm") << false;
        QTest::newRow("dumb terminal") << automatic << true << QByteArray() << QByteArray("dumb") << false;
        QTest::newRow("always") << int(ColourChoice::Always) << false << QByteArray("1") << QByteArray("dumb")
                                << true;
        QTest::newRow("never") << int(ColourChoice::Never) << true << QByteArray() << QByteArray("xterm")
                               << false;
    }

    void coloursAreForTerminalsThatWantThem()
    {
        QFETCH(int, choice);
        QFETCH(bool, isTerminal);
        QFETCH(QByteArray, noColor);
        QFETCH(QByteArray, term);
        QFETCH(bool, isColoured);
        std::istringstream in;
        std::ostringstream out;
        qputenv("NO_COLOR", noColor);
        qputenv("TERM", term);

        const bool actual
            = quotadeck::cli::isColoured(static_cast<ColourChoice>(choice), {in, out, out, isTerminal});

        qunsetenv("NO_COLOR");
        QCOMPARE(actual, isColoured);
    }

    void schedulersAreNamedInThreeWays()
    {
        const auto saved
            = std::get<SnapshotOptions>(parse({"snapshot", "--connection", "Berlin"}).command).server;
        QCOMPARE(saved.connection, std::string("Berlin"));
        QCOMPARE(saved.name(), std::string("Berlin"));
        QVERIFY(!saved.isEmpty());
        const auto address = std::get<SnapshotOptions>(parse({"snapshot", "--connect", "https://h",
                                                              "--token-file", "t", "--ca-file", "c"})
                                                           .command)
                                 .server;
        const auto reach = std::get<quotadeck::connect::AddressReach>(address.reach());
        QVERIFY(reach.signIn == quotadeck::connect::SignIn::Token);
        QCOMPARE(reach.authorityFile, std::string("c"));
        QCOMPARE(address.tokenFile, std::string("t"));
        const auto window = std::get<WindowOptions>(parse({"--connection", "Berlin"}).command);
        QCOMPARE(std::get<RestSource>(window.source).server.connection, std::string("Berlin"));
    }

    void helpAndVersionAreAnswered()
    {
        const auto version = parse({"--version"});
        QCOMPARE(std::get<Answered>(version.command).exitCode, int(ExitDone));
        QVERIFY(version.out.find("quotadeck ") == 0);
        const auto help = parse({"check", "--help"});
        QCOMPARE(std::get<Answered>(help.command).exitCode, int(ExitDone));
        QVERIFY(help.out.find("--fail-on") != std::string::npos);
    }

    void nonsenseIsAUsageError_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("hint");
        QTest::newRow("unknown page lists the pages") << QStringList{"--page", "pods"} << "charts";
        QTest::newRow("a kind without an address") << QStringList{"--kind", "koordinator"} << "--connect";
        QTest::newRow("a kind of a simulation")
            << QStringList{"--simulate", "a", "--kind", "koordinator"} << "excludes";
        QTest::newRow("elastic quotas of a scheduler's service")
            << QStringList{"--context", "c", "--kind", "koordinator", "--service", "s"} << "--service";
        QTest::newRow("a snapshot of elastic quotas of a namespace")
            << QStringList{"snapshot", "--context", "c", "--kind", "koordinator", "--namespace", "n"}
            << "--namespace";
        QTest::newRow("stored quotas by an address")
            << QStringList{"get", "quotas", "--connect", "http://h"} << "use --context";
        QTest::newRow("get of something else") << QStringList{"get", "pods", "--context", "c"} << "quotas";
        QTest::newRow("quotas to an address")
            << QStringList{"apply", "--quotas", "f", "--connect", "http://h"} << "use --context";
        QTest::newRow("nothing to apply") << QStringList{"apply", "--context", "c"} << "--quotas";
        QTest::newRow("two things to apply")
            << QStringList{"apply", "--context", "c", "--config", "a", "--quotas", "b"} << "--quotas";
        QTest::newRow("a configuration that deletes")
            << QStringList{"apply", "--context", "c", "--config", "a", "--delete-missing"} << "--quotas";
        QTest::newRow("quotas that are waited for")
            << QStringList{"apply", "--context", "c", "--quotas", "a", "--timeout", "1s"} << "--timeout";
        QTest::newRow("two standard inputs to apply")
            << QStringList{"apply", "--context", "c", "--quotas", "-", "--quotas", "-"} << "given twice";
        QTest::newRow("a kind that is none")
            << QStringList{"--connect", "http://h", "--kind", "mesos"} << "koordinator";
        QTest::newRow("a partition of elastic quotas")
            << QStringList{"snapshot", "--connect", "http://h", "--kind", "koordinator", "--partition", "p"}
            << "excludes";
        QTest::newRow("two sources") << QStringList{"--simulate", "a", "--connect", "http://h"} << "excludes";
        QTest::newRow("a saved connection and an address")
            << QStringList{"--connection", "Berlin", "--connect", "http://h"} << "excludes";
        QTest::newRow("a saved connection and a context")
            << QStringList{"snapshot", "--connection", "Berlin", "--context", "c"} << "excludes";
        QTest::newRow("a token without an address")
            << QStringList{"snapshot", "--context", "c", "--token-file", "t"} << "--connect";
        QTest::newRow("two other sources")
            << QStringList{"--recording", "a", "--connect", "http://h"} << "excludes";
        QTest::newRow("source and file") << QStringList{"--simulate", "a", "--open", "f"} << "excludes";
        QTest::newRow("window option for a subcommand")
            << QStringList{"--page", "charts", "check", "f"} << "--page";
        QTest::newRow("two sources of trees")
            << QStringList{"elastic", "--input", "f", "--lines", "g"} << "Exactly 1 option";
        QTest::newRow("a total of queues")
            << QStringList{"--connect", "http://h", "--total", "cpu=1"} << "--kind koordinator";
        QTest::newRow("a total without manifests")
            << QStringList{"elastic", "--input", "f", "--total", "cpu=1"} << "--total";
        QTest::newRow("a total that is none")
            << QStringList{"elastic", "f.yaml", "--total", "cpu"} << "invalid amount";
        QTest::newRow("no kind") << QStringList{"check", "--kind", "nomad", "f"} << "auto|yunikorn|elastic";
        QTest::newRow("standard input twice") << QStringList{"check", "-", "a", "-"} << "only once";
        QTest::newRow("colour") << QStringList{"check", "--color", "red", "f"} << "red";
        QTest::newRow("size") << QStringList{"--size", "big"} << "WIDTHxHEIGHT";
        QTest::newRow("theme") << QStringList{"--theme", "pink"} << "light";
        QTest::newRow("text size") << QStringList{"--text-size", "300"} << "200";
        QTest::newRow("duration") << QStringList{"simulate", "a", "--until", "soon"} << "30m";
        QTest::newRow("huge duration") << QStringList{"simulate", "a", "--until", "99999999h"} << "30m";
        QTest::newRow("a file and an address") << QStringList{"check", "a", "--connect", "u"} << "--connect";
        QTest::newRow("an address and what files are")
            << QStringList{"check", "--connect", "u", "--kind", "elastic"} << "--connect";
        QTest::newRow("check without a file") << QStringList{"check"} << "FILE";
        QTest::newRow("format") << QStringList{"check", "--format", "xml", "a"}
                                << "--format: invalid value \"xml\": use text|json|sarif|junit";
        QTest::newRow("format by number")
            << QStringList{"check", "--format", "0", "a"} << "invalid value \"0\": use ";
        QTest::newRow("mode") << QStringList{"replay", "--mode", "old", "a"}
                              << "invalid value \"old\": use current|seed";
        QTest::newRow("replay of nothing") << QStringList{"replay", "--verify"} << "FILE";
        QTest::newRow("two standard inputs to oversubscription")
            << QStringList{"oversubscription", "--config", "-", "--snapshot", "-"} << "given twice";
        QTest::newRow("two standard inputs to replay") << QStringList{"replay", "-", "-"} << "given twice";
        QTest::newRow("diff of one file") << QStringList{"diff", "a"} << "NEW";
        QTest::newRow("diff of three files") << QStringList{"diff", "a", "b", "c"} << "c";
        QTest::newRow("format of a comparison")
            << QStringList{"diff", "--format", "sarif", "a", "b"} << "sarif";
        QTest::newRow("snapshot without an address") << QStringList{"snapshot"} << "--connect";
        QTest::newRow("place without an application") << QStringList{"place", "--config", "f"} << "--cases";
        QTest::newRow("place without a configuration") << QStringList{"place", "--app", "{}"} << "--config";
        QTest::newRow("place both") << QStringList{"place", "--config", "f", "--app", "{}", "--cases", "g"}
                                    << "--app";
        QTest::newRow("unknown subcommand") << QStringList{"chekc", "f"} << "did you mean check?";
        QTest::newRow("help of an unknown subcommand")
            << QStringList{"chekc", "--help"} << "did you mean check?";
        QTest::newRow("nothing like a subcommand")
            << QStringList{"queues.yaml"} << "unknown subcommand \"queues.yaml\"";
        QTest::newRow("a link to no page") << QStringList{"quotadeck:queus"} << "did you mean queues?";
        QTest::newRow("a link with an address")
            << QStringList{"quotadeck:queues?connect=http://h"} << "unknown parameter \"connect\"";
        QTest::newRow("a link and another source")
            << QStringList{"--simulate", "a", "quotadeck:queues?scenario=b"} << "another one cannot be given";
        QTest::newRow("a link and a page")
            << QStringList{"--page", "queues", "quotadeck:queues"} << "cannot be used with a link";
        QTest::newRow("unknown option") << QStringList{"--frobnicate"} << "frobnicate";
    }

    void nonsenseIsAUsageError()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, hint);
        std::vector<std::string> texts;
        for (const auto& argument : arguments)
            texts.push_back(argument.toStdString());
        std::vector<const char*> pointers;
        for (const auto& text : texts)
            pointers.push_back(text.c_str());

        const auto parsed = parse(pointers);

        QCOMPARE(std::get<Answered>(parsed.command).exitCode, int(ExitUsage));
        QVERIFY2(parsed.err.find(hint.toStdString()) != std::string::npos, parsed.err.c_str());
    }
};

QUOTADECK_TEST(TestCommandLine, NoApplication)
} // namespace tst_commandline

#include "tst_commandline.moc"
