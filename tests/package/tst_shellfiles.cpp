// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/commandtree.h"
#include "tests/support/testprogram.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <set>
#include <sstream>

namespace tst_shellfiles {
using namespace quotadeck;

namespace {
struct Parsed
{
    cli::Command command;
    std::string out;
    std::string err;
};

Parsed parse(const std::vector<const char*>& words)
{
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    auto command = cli::parseCommandLine(static_cast<int>(words.size()), words.data(), {in, out, err});
    return {std::move(command), out.str(), err.str()};
}

cli::CommandTree wholeTree()
{
    return std::get<cli::ManOptions>(parse({"quotadeck", "man"}).command).tree;
}

/// The options that --help lists at the beginning of lines, without their values.
std::set<std::string> optionsInHelp(const std::string& subcommand)
{
    const std::vector<const char*> words = subcommand.empty()
        ? std::vector<const char*>{"quotadeck", "--help"}
        : std::vector<const char*>{"quotadeck", subcommand.c_str(), "--help"};
    static const QRegularExpression kOption(QStringLiteral("^ +((?:-\\w,)?--[a-z-]+)"),
                                            QRegularExpression::MultilineOption);
    std::set<std::string> found;
    auto matches = kOption.globalMatch(QString::fromStdString(parse(words).out));
    while (matches.hasNext()) {
        const auto names = matches.next().captured(1).split(u',');
        for (const QString& name : names)
            found.insert(name.toStdString());
    }
    return found;
}

std::set<std::string> optionsOf(const cli::CommandEntry& command)
{
    std::set<std::string> found;
    for (const cli::OptionEntry& option : command.options)
        found.insert(option.names.begin(), option.names.end());
    return found;
}

const cli::CommandEntry& commandOf(const cli::CommandTree& tree, const std::string& name)
{
    return *std::ranges::find(tree.subcommands, name, &cli::CommandEntry::name);
}

const cli::OptionEntry& optionOf(const cli::CommandEntry& command, const std::string& name)
{
    const auto hasName
        = [&name](const cli::OptionEntry& option) { return std::ranges::count(option.names, name) > 0; };
    const auto found = std::ranges::find_if(command.options, hasName);
    return found != command.options.end() ? *found : *std::ranges::find_if(command.positionals, hasName);
}

std::string pageOf(const cli::CommandTree& tree, const std::string& name)
{
    const auto pages = cli::manPages(tree, "2026-11-27");
    return std::ranges::find(pages, name, &cli::ManPage::name)->text;
}

const std::vector<sim::ScenarioTitle> kScenarios{
    {.name = "busy", .title = "The user's [busy]: 1", .description = {}}};
} // namespace

/// quotadeck man and quotadeck completion. What the shells make of it is tested in tests/package.
class TestShellFiles : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theTreeHasEveryOptionThatHelpLists()
    {
        const auto tree = wholeTree();
        QVERIFY(tree.subcommands.size() > 20);
        QCOMPARE(optionsOf(tree.program), optionsInHelp({}));
        for (const cli::CommandEntry& command : tree.subcommands)
            QVERIFY2(optionsOf(command) == optionsInHelp(command.name), command.name.c_str());
    }

    void valuesAreKnownByTheirWords()
    {
        const auto tree = wholeTree();
        const auto& check = commandOf(tree, "check");
        QCOMPARE(optionOf(check, "--format").choices,
                 (std::vector<std::string>{"text", "json", "sarif", "junit"}));
        QVERIFY(optionOf(check, "--base").takesFile);
        QVERIFY(optionOf(check, "FILE").takesFile);
        QVERIFY(optionOf(check, "--strict").value.empty());
        QVERIFY(!optionOf(check, "--total").takesFile);
        QVERIFY(optionOf(commandOf(tree, "serve"), "--scenario").takesScenario);
        QVERIFY(optionOf(commandOf(tree, "simulate"), "SCENARIO").takesScenario);
        QVERIFY(!optionOf(commandOf(tree, "effective"), "GROUP").takesFile);
        QVERIFY(optionOf(commandOf(tree, "man"), "--directory").takesFolder);
        QCOMPARE(optionOf(commandOf(tree, "man"), "SUBCOMMAND").choices.size(), tree.subcommands.size());
        QCOMPARE(optionOf(tree.program, "--page").choices, cli::pageNames());
        QVERIFY(optionOf(tree.program, "--screenshot").isValueOptional);
    }

    void eachCommandHasAPageWithItsOptions()
    {
        const auto tree = wholeTree();
        const auto pages = cli::manPages(tree, {});
        QCOMPARE(pages.size(), tree.subcommands.size() + 1);
        for (const cli::CommandEntry& command : tree.subcommands) {
            const std::string page = pageOf(tree, "quotadeck-" + command.name + ".1");
            for (const std::string& option : optionsOf(command)) {
                const QString typed = QString::fromStdString(option).replace(u'-', QStringLiteral("\\-"));
                QVERIFY2(QString::fromStdString(page).contains(QStringLiteral("\\fB%1\\fR").arg(typed)),
                         (command.name + ' ' + option).c_str());
            }
            QVERIFY2(page.find(".SH EXIT STATUS\n") != std::string::npos, command.name.c_str());
        }
    }

    void exitCodesAreAList()
    {
        const std::string page = pageOf(wholeTree(), "quotadeck-diff.1");
        const auto begin = page.find(".SH EXIT STATUS");
        QCOMPARE(
            page.substr(begin, page.find(".SH SEE ALSO") - begin),
            std::string(".SH EXIT STATUS\n.TP\n.B 1\nthe meaning differs\n.TP\n.B 3\na file is unreadable\n"
                        ".TP\n.B 0\notherwise\n"));
    }

    void noTextIsARequestOfRoff()
    {
        cli::CommandTree tree;
        tree.program = {
            "quotadeck", "Console: it's \\ in ~/x", ".SH not a heading\n'br\nExit codes: 0 success.", {}, {}};
        const std::string page = pageOf(tree, "quotadeck.1");
        QVERIFY(page.find("\\&.SH not a heading") != std::string::npos);
        QVERIFY(page.find("\n'br") == std::string::npos);
        QVERIFY(page.find("it\\(aqs \\e in \\(ti/x") != std::string::npos);
    }

    void scriptsQuoteTitles()
    {
        const auto tree = wholeTree();
        QVERIFY(cli::zshCompletion(tree, kScenarios).find(R"('busy:The user'\''s [busy]: 1')")
                != std::string::npos);
        QVERIFY(cli::fishCompletion(tree, kScenarios).find(R"('The user\'s [busy]: 1')")
                != std::string::npos);
        QVERIFY(cli::bashCompletion(tree, kScenarios).find("scenarios='busy'") != std::string::npos);
    }

    void aScriptIsPrintedOrWritten()
    {
        QTemporaryDir folder;
        const std::string file = folder.filePath(QStringLiteral("script")).toStdString();
        const auto printed = complete({"quotadeck", "completion", "fish"});
        QVERIFY(printed.out.starts_with("# fish completion for quotadeck"));
        const auto written = complete({"quotadeck", "completion", "fish", "-o", file.c_str()});
        QCOMPARE(written.out, std::string());
        QCOMPARE(QFileInfo(QString::fromStdString(file)).size(), qint64(printed.out.size()));
    }

    void anUnknownShellOrSubcommandIsAUsageError()
    {
        const auto shell = parse({"quotadeck", "completion", "tcsh"});
        QCOMPARE(std::get<cli::Answered>(shell.command).exitCode, int(cli::ExitUsage));
        QVERIFY2(shell.err.find("invalid value \"tcsh\": use bash|zsh|fish") != std::string::npos,
                 shell.err.c_str());
        const auto page = parse({"quotadeck", "man", "chekc"});
        QCOMPARE(std::get<cli::Answered>(page.command).exitCode, int(cli::ExitUsage));
        QVERIFY2(page.err.find("unknown subcommand \"chekc\"") != std::string::npos, page.err.c_str());
    }

    void theNameOfASubcommandMayFollowAnotherOne()
    {
        const auto page = parse({"quotadeck", "man", "check"});
        QCOMPARE(std::get<cli::ManOptions>(page.command).subcommand, std::string("check"));
        const auto outcome = run([&](cli::Streams streams) {
            return cli::runMan(std::get<cli::ManOptions>(page.command), streams);
        });
        QVERIFY2(outcome.out.find(".TH QUOTADECK\\-CHECK 1") != std::string::npos, outcome.out.c_str());

        const auto files = parse({"quotadeck", "diff", "check", "diff"});
        QCOMPARE(std::get<cli::DiffOptions>(files.command).oldFile, std::string("check"));
        QCOMPARE(std::get<cli::DiffOptions>(files.command).newFile, std::string("diff"));
    }

    void allPagesAreWrittenToAFolder()
    {
        QTemporaryDir folder;
        const std::string pages = folder.filePath(QStringLiteral("new/man1")).toStdString();
        const auto parsed = parse({"quotadeck", "man", "--directory", pages.c_str()});
        const auto outcome = run([&](cli::Streams streams) {
            return cli::runMan(std::get<cli::ManOptions>(parsed.command), streams);
        });
        QCOMPARE(outcome.exitCode, int(cli::ExitDone));
        QCOMPARE(QDir(QString::fromStdString(pages)).entryList(QDir::Files).size(),
                 qsizetype(wholeTree().subcommands.size() + 1));
    }

    void aFolderThatCannotBeMadeIsReported()
    {
        const auto parsed = parse({"quotadeck", "man", "--directory", "/dev/null/man"});
        const auto outcome = run([&](cli::Streams streams) {
            return cli::runMan(std::get<cli::ManOptions>(parsed.command), streams);
        });
        QCOMPARE(outcome.exitCode, int(cli::ExitInput));
        QVERIFY2(outcome.err.find("/dev/null") != std::string::npos, outcome.err.c_str());
    }

private:
    struct Outcome
    {
        int exitCode = -1;
        std::string out;
        std::string err;
    };

    template <typename Function>
    static Outcome run(const Function& function)
    {
        std::istringstream in;
        std::ostringstream out;
        std::ostringstream err;
        const int exitCode = function(cli::Streams{in, out, err});
        return {exitCode, out.str(), err.str()};
    }

    static Outcome complete(const std::vector<const char*>& words)
    {
        const auto parsed = parse(words);
        return run([&](cli::Streams streams) {
            return cli::runCompletion(
                std::get<cli::CompletionOptions>(parsed.command), [] { return kScenarios; }, streams);
        });
    }
};

QUOTADECK_TEST(TestShellFiles, NoApplication)
} // namespace tst_shellfiles

#include "tst_shellfiles.moc"
