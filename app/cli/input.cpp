// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input.h"

#include "core/access/usergroups.h"
#include "core/base/terminaltext.h"
#include "core/config/rules/validator.h"
#include "core/config/schema/effective.h"
#include "core/config/yaml/yamltree.h"
#include "core/file/filereader.h"
#include "core/insight/explain.h"
#include "core/snapshot/restjson.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iterator>
#include <memory>
#include <ostream>
#include <utility>

namespace quotadeck::cli {
ExitCode exitCodeFor(ErrorCode code)
{
    switch (code) {
    case ErrorCode::InvalidArgument:
        return ExitUsage;
    case ErrorCode::NotFound:
    case ErrorCode::Parse:
    case ErrorCode::TooLarge:
    case ErrorCode::Io:
        return ExitInput;
    case ErrorCode::Network:
    case ErrorCode::Timeout:
    case ErrorCode::Unauthorized:
    case ErrorCode::Unsupported:
        return ExitConnection;
    }
    return ExitInput;
}

bool isColoured(ColourChoice choice, const Streams& streams)
{
    const auto isSet = [](const char* value) { return value != nullptr && *value != '\0'; };
    const char* terminal = std::getenv("TERM");
    switch (choice) {
    case ColourChoice::Always:
        return true;
    case ColourChoice::Never:
        return false;
    case ColourChoice::Auto:
        break;
    }
    const bool isDumb = isSet(terminal) && std::string_view(terminal) == "dumb";
    return streams.outIsTerminal && !isSet(std::getenv("NO_COLOR")) && !isDumb;
}

void printMessage(std::ostream& err, std::string_view where, std::string_view message)
{
    err << "quotadeck: " << printable(where) << (where.empty() ? "" : ": ") << printable(message) << '\n';
}

int printError(std::ostream& err, const Error& error)
{
    printMessage(err, error.where, error.message.english());
    return exitCodeFor(error.code);
}

int printFileError(std::ostream& err, const std::string& file, const Error& error)
{
    printMessage(err, error.where.empty() ? file : file + ": " + error.where, error.message.english());
    return ExitInput;
}

int printSourceError(std::ostream& err, const Error& error)
{
    printError(err, error);
    return error.code == ErrorCode::Parse || error.code == ErrorCode::TooLarge ? ExitInput : ExitConnection;
}

namespace {
/// One byte more than the limit shows that a text is too long.
constexpr std::size_t kMost = config::kMaxYamlSize + 1;

std::string namesOf(const std::vector<config::PartitionConfig>& partitions)
{
    std::vector<std::string> names;
    std::ranges::transform(partitions, std::back_inserter(names),
                           [](const config::PartitionConfig& partition) { return partition.name.value; });
    return fmt::format("{}", fmt::join(names, ", "));
}
} // namespace

Result<InputFile> InputFile::open(const std::string& name, std::istream& standardInput)
{
    InputFile input;
    input.m_name = name;
    if (name == "-") {
        input.m_standardInput = &standardInput;
        return input;
    }
    auto opened = file::openForReading(name);
    if (!opened)
        return tl::unexpected(std::move(opened).error());
    input.m_file = *std::move(opened);
    return input;
}

Result<std::string> InputFile::readAll()
{
    return file::readRest(stream(), m_name, config::kMaxYamlSize);
}

Result<bool> InputFile::readLine(std::string& line)
{
    std::istream& in = stream();
    line.clear();
    bool isRead = false;
    for (char c = 0; in.get(c);) {
        isRead = true;
        if (c == '\n')
            break;
        line.push_back(c);
        if (line.size() >= kMost)
            return fail(ErrorCode::TooLarge, m_name, "a line is longer than 16 MiB");
    }
    if (in.bad())
        return fail(ErrorCode::Io, m_name, "cannot be read");
    return isRead;
}

Result<std::string> readInput(const std::string& name, std::istream& standardInput)
{
    return InputFile::open(name, standardInput).and_then([](InputFile&& input) { return input.readAll(); });
}

Result<cluster::ManifestTexts> readManifests(const std::vector<std::string>& files, std::istream& in)
{
    cluster::ManifestTexts manifests;
    for (const std::string& file : files) {
        const auto text = readInput(file, in);
        if (!text)
            return tl::unexpected(text.error());
        manifests.add(file, *text);
    }
    return manifests;
}

namespace {
Result<std::vector<config::PartitionConfig>> partitionsOf(const std::string& file, const std::string& text,
                                                          TextPosition* place = nullptr)
{
    const auto verdict = config::validateInput(text);
    if (!verdict.accepted) {
        const auto finding
            = std::ranges::find(verdict.findings, config::Severity::Error, &config::Finding::severity);
        if (place)
            *place = finding->span.begin;
        return fail(ErrorCode::Parse,
                    fmt::format("{}:{}:{}", file, finding->span.begin.line, finding->span.begin.column),
                    fmt::format("the scheduler rejects this configuration: {}", finding->message.english()));
    }
    auto partitions = config::effectivePartitions(*verdict.config);
    if (partitions.empty())
        return fail(ErrorCode::NotFound, file, "the configuration has no partition");
    return partitions;
}
} // namespace

Result<std::vector<config::PartitionConfig>> readPartitions(const std::string& file, std::istream& in,
                                                            TextPosition* place)
{
    return readInput(file, in).and_then(
        [&](const std::string& text) { return partitionsOf(file, text, place); });
}

Result<config::PartitionConfig> readPartition(const std::string& file, const std::string& text,
                                              const std::string& name)
{
    auto read = partitionsOf(file, text);
    if (!read)
        return tl::unexpected(std::move(read).error());
    auto& partitions = *read;
    const auto named = [&partitions](std::string_view wanted) {
        return std::ranges::find_if(partitions, [wanted](const config::PartitionConfig& partition) {
            return partition.name.value == wanted;
        });
    };
    const auto chosen = named(name.empty() ? config::kDefaultPartition : name);
    if (chosen == partitions.end() && !name.empty())
        return fail(
            ErrorCode::NotFound, file,
            fmt::format("the configuration has no partition {}; it has {}", name, namesOf(partitions)));
    return std::move(chosen != partitions.end() ? *chosen : partitions.front());
}

Result<config::PartitionConfig> readPartitionFile(const std::string& file, std::istream& in,
                                                  const std::string& name)
{
    return readInput(file, in).and_then(
        [&](const std::string& text) { return readPartition(file, text, name); });
}

Result<PartitionSnapshot> readSnapshotFile(const std::string& file, std::istream& in)
{
    const auto text = readInput(file, in);
    if (!text)
        return tl::unexpected(text.error());
    auto snapshot = rest::readPartitionSnapshot(*text);
    if (snapshot)
        return std::move(snapshot->partitions.front());
    Error error = std::move(snapshot).error();
    error.where = error.where.empty() ? file : fmt::format("{}: {}", file, error.where);
    error.message = error.message.english() + "; create one with quotadeck snapshot";
    return tl::unexpected(std::move(error));
}

Result<std::optional<PartitionSnapshot>> readGivenSnapshot(const std::string& file, std::istream& in)
{
    if (file.empty())
        return std::optional<PartitionSnapshot>();
    return readSnapshotFile(file, in).map(
        [](PartitionSnapshot partition) { return std::optional(std::move(partition)); });
}

Result<SnapshotPtr> readUsageFile(const std::string& file, std::istream& in)
{
    if (file.empty())
        return SnapshotPtr();
    return readSnapshotFile(file, in).map([](PartitionSnapshot partition) {
        auto cluster = std::make_shared<ClusterSnapshot>();
        cluster->partitions.push_back(std::move(partition));
        return SnapshotPtr(std::move(cluster));
    });
}

Result<std::vector<access::UserGroups>> readMembershipFile(const std::string& file, std::istream& in)
{
    const auto text = readInput(file, in);
    if (!text)
        return tl::unexpected(text.error());
    return access::readMemberships(*text).map_error([&file](Error error) {
        error.where = fmt::format("{}:{}", file, error.where);
        return error;
    });
}

Result<Resource> readRequest(std::string_view text)
{
    return insight::readRequest(text).map_error([](Error error) {
        error.where = "--request";
        return error;
    });
}

access::UserGroupCache openDirectory()
{
    return {std::make_unique<access::OsResolver>(),
            [] { return std::chrono::steady_clock::now().time_since_epoch(); }};
}

Result<access::UserGroups> readPerson(const std::string& user, std::string_view groups, bool usesDirectory)
{
    access::UserGroups person = readPerson(user, groups);
    if (!usesDirectory)
        return person;
    return openDirectory().complete(person).map_error([](Error error) {
        error.where = "--os-groups";
        return error;
    });
}

access::UserGroups readPerson(const std::string& user, std::string_view groups)
{
    return {UserName(user), insight::readGroups(groups)};
}
} // namespace quotadeck::cli
