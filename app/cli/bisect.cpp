// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/bisect.h"

#include "app/cli/assertioninput.h"
#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "core/assertion/assertionhistory.h"
#include "core/base/jsontext.h"
#include "core/base/nearestname.h"
#include "core/base/terminaltext.h"
#include "core/config/report/diffreport.h"
#include "core/insight/removals.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <iterator>
#include <optional>
#include <ostream>
#include <set>
#include <system_error>
#include <utility>
#include <vector>

namespace quotadeck::cli {
namespace {
/// The files as versions. Each is read when it is needed, because many large ones do not fit into the memory.
Result<std::vector<insight::ConfigVersion>> versionsIn(const std::vector<std::string>& files,
                                                       std::istream& in)
{
    std::vector<insight::ConfigVersion> versions;
    for (const std::string& file : files) {
        std::error_code ignored;
        if (file == "-" || std::filesystem::is_fifo(file, ignored)) { // can be read only once
            auto text = readInput(file, in);
            if (!text)
                return tl::unexpected(std::move(text).error());
            versions.push_back({{}, [kept = *std::move(text)]() -> Result<std::string> { return kept; }});
            continue;
        }
        if (auto opened = InputFile::open(file, in); !opened) // a wrong name is no version
            return tl::unexpected(std::move(opened).error());
        versions.push_back({{}, [&file, &in] { return readInput(file, in); }});
    }
    return versions;
}

std::string_view outcomeName(const insight::VersionSearch& search)
{
    if (search.change)
        return "blocked-since";
    if (!search.hasLoadable())
        return "unloadable";
    return search.isBlockedNow() ? "always-blocked" : "allowed";
}

std::string bisectJson(const insight::VersionSearch& search, const std::vector<std::string>& files)
{
    const auto& change = search.change;
    const auto name = [&](const insight::VersionAnswer& answer) { return jsonQuoted(files[answer.version]); };
    return jsonObject(
        {{"outcome", jsonQuoted(outcomeName(search))},
         {"blockedSince", change ? name(change->blocked) : "null"},
         {"lastAllowed", change ? name(change->allowed) : "null"},
         {"versions",
          jsonArray(search.answers,
                    [&](const insight::VersionAnswer& answer) {
                        return jsonObject({{"file", name(answer)},
                                           {"verdict", jsonQuoted(verdictName(answer.verdict))},
                                           {"sentence", jsonQuoted(answer.sentence.english())}});
                    })},
         {"diff",
          change ? config::diffReportJson(files[change->allowed.version], files[change->blocked.version],
                                          change->changes)
                 : "null"}});
}

std::string bisectText(const insight::VersionSearch& search, const std::vector<std::string>& files)
{
    const auto nameOf = [&files](std::size_t version) { return Message(files[version]); };
    std::string out = printable(sentenceFor(search, nameOf).english()) + "\n";
    if (search.change)
        out += "\n"
            + config::diffReportText(files[search.change->allowed.version],
                                     files[search.change->blocked.version], search.change->changes);
    bool isFirst = true;
    for (const insight::VersionAnswer& answer : search.answers) {
        if (answer.verdict != insight::VersionVerdict::Unloadable)
            continue;
        out += std::exchange(isFirst, false) ? "\n" : "";
        out += printable(
                   fmt::format("{} cannot be loaded: {}", files[answer.version], answer.sentence.english()))
            + "\n";
    }
    return out;
}

std::string_view outcomeName(const assertion::AssertionHistory& history)
{
    if (history.change)
        return "broken-since";
    switch (history.newest()) {
    case assertion::VersionVerdict::Passed:
        return "passed";
    case assertion::VersionVerdict::Failed:
        return "always-failed";
    case assertion::VersionVerdict::Unknown:
        return "unknown";
    case assertion::VersionVerdict::Unloadable:
        break;
    }
    return "unloadable";
}

std::string historyJson(const assertion::Assertion& asked, const assertion::AssertionHistory& history,
                        const std::vector<std::string>& files)
{
    const auto& change = history.change;
    const auto name
        = [&](const assertion::VersionAnswer& answer) { return jsonQuoted(files[answer.version]); };
    return jsonObject(
        {{"assertion", jsonQuoted(asked.name)},
         {"line", std::to_string(asked.span.begin.line)},
         {"column", std::to_string(asked.span.begin.column)},
         {"outcome", jsonQuoted(outcomeName(history))},
         {"brokenSince", change ? name(change->failed) : "null"},
         {"lastPassed", change ? name(change->passed) : "null"},
         {"certain", change ? change->isCertain ? "true" : "false" : "null"},
         {"versions",
          jsonArray(history.answers,
                    [&](const assertion::VersionAnswer& answer) {
                        return jsonObject({{"file", name(answer)},
                                           {"verdict", jsonQuoted(verdictName(answer.verdict))},
                                           {"sentence", jsonQuoted(answer.sentence.english())}});
                    })},
         {"diff",
          change ? config::diffReportJson(files[change->passed.version], files[change->failed.version],
                                          change->changes)
                 : "null"}});
}

/// A line for each assertion that does not pass in the newest version, or for the only one with its change, then the versions that
/// cannot be loaded and the counts.
std::string historiesText(const assertion::AssertionFile& file, const assertion::AssertionSearch& search,
                          const std::vector<std::string>& files)
{
    const auto nameOf = [&files](std::size_t version) { return Message(files[version]); };
    const bool isOnlyOne = file.assertions.size() == 1;
    std::string out;
    std::set<std::pair<std::size_t, std::string>> unloadable;
    std::size_t passed = 0;
    std::size_t broken = 0;
    for (std::size_t i = 0; i < search.histories.size(); ++i) {
        const assertion::AssertionHistory& history = search.histories[i];
        const assertion::Assertion& asked = file.assertions[i];
        const bool passes = history.newest() == assertion::VersionVerdict::Passed;
        passed += passes ? 1 : 0;
        broken += history.change ? 1 : 0;
        if (isOnlyOne || !passes)
            out += printable(fmt::format("{}:{}:{}: {}: {}", file.name, asked.span.begin.line,
                                         asked.span.begin.column, asked.name,
                                         sentenceFor(history, nameOf).english()))
                + "\n";
        if (isOnlyOne && history.change)
            out += "\n"
                + config::diffReportText(files[history.change->passed.version],
                                         files[history.change->failed.version], history.change->changes);
        for (const assertion::VersionAnswer& answer : history.answers) {
            if (answer.verdict == assertion::VersionVerdict::Unloadable)
                unloadable.emplace(answer.version, answer.sentence.english());
        }
    }
    bool isFirst = isOnlyOne;
    for (auto version = unloadable.rbegin(); version != unloadable.rend(); ++version) {
        out += std::exchange(isFirst, false) ? "\n" : "";
        out += printable(fmt::format("{} cannot be loaded: {}", files[version->first], version->second))
            + "\n";
    }
    if (!isOnlyOne)
        out += fmt::format("{}: {} passed, {} broken by a version, {} other\n", printable(file.name), passed,
                           broken, search.histories.size() - passed - broken);
    return out;
}

/// Leaves the assertion @p name alone in @p file. Nothing: there is none.
bool keepNamed(assertion::AssertionFile& file, const std::string& name, std::ostream& err)
{
    const auto found = std::ranges::find(file.assertions, name, &assertion::Assertion::name);
    if (found != file.assertions.end()) {
        file.assertions = {assertion::Assertion(*found)};
        return true;
    }
    std::vector<std::string_view> names;
    std::ranges::transform(file.assertions, std::back_inserter(names), &assertion::Assertion::name);
    const auto near = names.empty() ? std::string_view() : nearestKey(name, names);
    printMessage(err, file.name,
                 near.empty() ? fmt::format("it has no assertion \"{}\"", name)
                              : fmt::format("it has no assertion \"{}\"; did you mean \"{}\"?", name, near));
    return false;
}
} // namespace

int runAssertionBisect(const BisectOptions& options, const ScenarioLoader& scenario, Streams streams)
{
    assertion::AssertionFile file = readAssertionFile(options.assertionFile, streams.in);
    if (!file.problems.empty()) {
        printAssertionProblems(streams.err, file.name, file.problems);
        return ExitInput;
    }
    if (!options.assertionName.empty() && !keepNamed(file, options.assertionName, streams.err))
        return ExitUsage;
    const auto versions = versionsIn(options.files, streams.in);
    if (!versions)
        return printError(streams.err, versions.error());
    auto search = assertion::findBreakingChanges(*versions, file.assertions,
                                                 momentReader(scenario, streams.in), options.partition);
    if (!search.problems.empty()) {
        printAssertionProblems(streams.err, file.name, search.problems);
        return ExitInput;
    }
    for (assertion::AssertionHistory& history : search.histories) {
        if (history.change)
            insight::assessRemovals(history.change->changes, nullptr);
    }
    if (options.format == AnswerFormat::Text)
        streams.out << historiesText(file, search, options.files);
    for (std::size_t i = 0; i < search.histories.size() && options.format == AnswerFormat::Json; ++i)
        streams.out << historyJson(file.assertions[i], search.histories[i], options.files) << '\n';
    const auto isUnloadable = [](const assertion::AssertionHistory& history) {
        return history.newest() == assertion::VersionVerdict::Unloadable;
    };
    if (std::ranges::any_of(search.histories, isUnloadable))
        return ExitInput;
    const auto isBroken
        = [](const assertion::AssertionHistory& history) { return history.change.has_value(); };
    return std::ranges::any_of(search.histories, isBroken) ? ExitFindings : ExitDone;
}

int runBisect(const BisectOptions& options, Streams streams)
{
    auto request = readRequest(options.request);
    if (!request)
        return printError(streams.err, request.error());
    auto person = readPerson(options.user, options.groups, options.usesDirectory);
    if (!person)
        return printError(streams.err, person.error());
    const auto snapshot = readGivenSnapshot(options.snapshotFile, streams.in);
    if (!snapshot)
        return printError(streams.err, snapshot.error());
    const PartitionSnapshot* const usage = *snapshot ? &**snapshot : nullptr;
    const auto versions = versionsIn(options.files, streams.in);
    if (!versions)
        return printError(streams.err, versions.error());
    const insight::VersionQuestion question{
        {*std::move(person), QueuePath(options.queue), {}, false, *std::move(request)},
        options.partition,
        usage,
        options.mode};
    auto search = insight::findBlockingChange(*versions, question);
    if (!search)
        return printError(streams.err, search.error());
    if (search->lacksQueue()) {
        const auto newest = std::ranges::find(search->answers, true, &insight::VersionAnswer::lacksQueue);
        printMessage(streams.err, options.queue,
                     fmt::format("no version has this queue: {}", newest->sentence.english()));
        return ExitUsage;
    }
    if (search->change) {
        ClusterSnapshot cluster;
        if (usage)
            cluster.partitions.push_back(*usage);
        insight::assessRemovals(search->change->changes, usage ? &cluster : nullptr);
    }
    if (options.format == AnswerFormat::Json)
        streams.out << bisectJson(*search, options.files) << '\n';
    else
        streams.out << bisectText(*search, options.files);
    if (search->change)
        return ExitFindings;
    return search->hasLoadable() ? ExitDone : ExitInput;
}
} // namespace quotadeck::cli
