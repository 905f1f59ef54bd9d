// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "core/base/terminaltext.h"
#include "core/file/filereader.h"

#include <filesystem>
#include <fmt/format.h>
#include <ostream>
#include <utility>

namespace quotadeck::cli {
namespace {
int printProblems(const std::vector<config::TextProblem>& problems, const std::string& file,
                  std::ostream& err)
{
    for (const config::TextProblem& problem : problems)
        printMessage(err, fmt::format("{}:{}:{}", file, problem.place.line, problem.place.column),
                     problem.message.english());
    return ExitInput;
}

/// The only argument is the plan: another invalid value is in a file.
int printPlanError(std::ostream& err, const Error& error)
{
    const int exitCode = printError(err, error);
    return error.code == ErrorCode::InvalidArgument ? int(ExitInput) : exitCode;
}

int checkSources(const std::vector<connect::CollectSource>& sources, const SourceChecker& check,
                 std::ostream& err)
{
    int worst = ExitDone;
    for (const connect::CollectSource& source : sources) {
        if (const Status checked = check(source); !checked) {
            printError(err, checked.error());
            worst = ExitInput;
        }
    }
    return worst;
}

/// @p path as the file @p beside means it.
std::string pathBeside(const std::string& path, const std::string& beside)
{
    if (path.empty() || beside == "-")
        return path;
    return (std::filesystem::path(beside).parent_path() / path).string();
}

/// The error of a password file that cannot be used; the password is not shown.
Status checkPasswordFile(const std::string& path)
{
    constexpr std::size_t kMostBytes = std::size_t{1} << 16U;
    if (path.empty())
        return {};
    auto stream = file::openForReading(path);
    if (!stream)
        return tl::unexpected(std::move(stream).error());
    const auto text = file::readRest(*stream, path, kMostBytes);
    if (!text)
        return tl::unexpected(text.error());
    if (text->find_first_of("\r\n") == 0 || text->empty())
        return fail(ErrorCode::Parse, path, "the file has no password: write it into the first line");
    return {};
}

int printStore(const connect::CollectStore& store, const StoreChecker& check, Streams streams)
{
    const auto clusters = check(store);
    if (!clusters)
        return printError(streams.err, clusters.error());
    const std::string name = printable(store.address.shown());
    if (*clusters)
        streams.out << fmt::format("store {}: can be read, {} {}\n", name, **clusters,
                                   **clusters == 1 ? "partition" : "partitions");
    else
        streams.out << fmt::format("store {}: is made by the first write\n", name);
    return ExitDone;
}
} // namespace

int runCollect(const CollectOptions& options, const CollectRunner& collect, const StoreChecker& checkStore,
               const SourceChecker& checkSource, Streams streams)
{
    const auto text = readInput(options.planFile, streams.in);
    if (!text)
        return printError(streams.err, text.error());
    auto plan = connect::readCollectPlan(*text);
    if (!plan)
        return printProblems(plan.error(), options.planFile, streams.err);
    for (connect::CollectSource& source : plan->sources) {
        source.tokenFile = pathBeside(source.tokenFile, options.planFile);
        if (auto* address = std::get_if<connect::AddressReach>(&source.reach))
            address->authorityFile = pathBeside(address->authorityFile, options.planFile);
        else
            for (std::string& file : std::get<connect::ClusterReach>(source.reach).scheduler.context.files)
                file = pathBeside(file, options.planFile);
    }
    if (plan->store) {
        plan->store->address.file = pathBeside(plan->store->address.file, options.planFile);
        plan->store->passwordFile = pathBeside(plan->store->passwordFile, options.planFile);
        for (const char* const key : {"passfile", "sslcert", "sslkey", "sslrootcert"}) {
            auto& parameters = plan->store->address.parameters;
            if (const auto file = parameters.find(key); file != parameters.end() && file->second != "system")
                file->second = pathBeside(file->second, options.planFile);
        }
    }
    std::vector<alert::Rule> rules;
    if (!plan->alertsFile.empty()) {
        const std::string file = pathBeside(plan->alertsFile, options.planFile);
        const auto rulesText = readInput(file, streams.in);
        if (!rulesText)
            return printError(streams.err, rulesText.error());
        auto read = alert::readRules(*rulesText);
        if (!read)
            return printProblems(read.error(), file, streams.err);
        rules = *std::move(read);
    }
    const auto summary = fmt::format("{} {}, {} alert {}", plan->sources.size(),
                                     plan->sources.size() == 1 ? "source" : "sources", rules.size(),
                                     rules.size() == 1 ? "rule" : "rules");
    if (options.checksStore && !plan->store) {
        printMessage(streams.err, options.planFile,
                     "there is no store to check: add \"store\", or use --check");
        return ExitInput;
    }
    if (options.check || options.checksStore) {
        int checked = checkSources(plan->sources, checkSource, streams.err);
        if (plan->store && !options.checksStore) { // else the password is read to connect
            if (const Status read = checkPasswordFile(plan->store->passwordFile); !read) {
                printError(streams.err, read.error());
                checked = ExitInput;
            }
        }
        if (checked != ExitDone)
            return checked;
        streams.out << summary << '\n';
    }
    if (options.checksStore)
        return printStore(*plan->store, checkStore, streams);
    if (options.check)
        return ExitDone;
    const auto ready = [&](std::uint16_t port) {
        const bool isIpv6 = plan->address.find(':') != std::string::npos;
        streams.out << fmt::format("http://{}:{}/metrics\n",
                                   isIpv6 ? "[" + plan->address + "]" : plan->address, port)
                    << std::flush;
        streams.err << summary << "; press Ctrl+C to stop\n";
    };
    const Status ended = collect(*plan, std::move(rules), streams.err, ready);
    return ended ? int(ExitDone) : printPlanError(streams.err, ended.error());
}
} // namespace quotadeck::cli
