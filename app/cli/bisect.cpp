// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/bisect.h"

#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "core/base/jsontext.h"
#include "core/base/terminaltext.h"
#include "core/config/report/diffreport.h"
#include "core/insight/removals.h"

#include <filesystem>
#include <fmt/format.h>
#include <optional>
#include <ostream>
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
} // namespace

int runBisect(const BisectOptions& options, Streams streams)
{
    auto request = readRequest(options.request);
    if (!request)
        return printError(streams.err, request.error());
    auto person = readPerson(options.user, options.groups, options.usesDirectory);
    if (!person)
        return printError(streams.err, person.error());
    std::optional<PartitionSnapshot> snapshot;
    if (!options.snapshotFile.empty()) {
        auto read = readSnapshotFile(options.snapshotFile, streams.in);
        if (!read)
            return printError(streams.err, read.error());
        snapshot = *std::move(read);
    }
    const auto versions = versionsIn(options.files, streams.in);
    if (!versions)
        return printError(streams.err, versions.error());
    const insight::VersionQuestion question{
        {*std::move(person), QueuePath(options.queue), {}, false, *std::move(request)},
        options.partition,
        snapshot ? &*snapshot : nullptr,
        options.mode};
    auto search = insight::findBlockingChange(*versions, question);
    if (!search)
        return printError(streams.err, search.error());
    if (search->change) {
        ClusterSnapshot cluster;
        if (snapshot)
            cluster.partitions.push_back(*snapshot);
        insight::assessRemovals(search->change->changes, snapshot ? &cluster : nullptr);
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
