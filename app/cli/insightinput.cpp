// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/insightinput.h"

#include "app/cli/complaint.h"
#include "app/cli/inputfile.h"
#include "core/access/usergroups.h"
#include "core/config/rules/validator.h"
#include "core/config/schema/effective.h"
#include "core/insight/explain.h"
#include "core/snapshot/restjson.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iterator>
#include <utility>

namespace quotadeck::cli {
namespace {
std::string namesOf(const std::vector<config::PartitionConfig>& partitions)
{
    std::vector<std::string> names;
    std::ranges::transform(partitions, std::back_inserter(names),
                           [](const config::PartitionConfig& partition) { return partition.name.value; });
    return fmt::format("{}", fmt::join(names, ", "));
}
} // namespace

Result<config::PartitionConfig> readPartition(const std::string& file, const std::string& text,
                                              const std::string& name)
{
    const auto verdict = config::validateInput(text);
    if (!verdict.accepted) {
        const auto finding
            = std::ranges::find(verdict.findings, config::Severity::Error, &config::Finding::severity);
        return fail(ErrorCode::Parse,
                    fmt::format("{}:{}:{}", file, finding->span.begin.line, finding->span.begin.column),
                    fmt::format("the scheduler rejects this configuration: {}", finding->message));
    }
    auto partitions = config::effectivePartitions(*verdict.config);
    if (partitions.empty())
        return fail(ErrorCode::NotFound, file, "the configuration has no partition");
    const auto named = [&partitions](std::string_view wanted) {
        return std::ranges::find_if(partitions, [wanted](const config::PartitionConfig& partition) {
            return partition.name.value == wanted;
        });
    };
    const auto chosen = named(name.empty() ? config::kDefaultPartition : name);
    if (chosen == partitions.end() && !name.empty())
        return fail(ErrorCode::NotFound, file,
                    fmt::format("the configuration has no partition {}, but {}", name, namesOf(partitions)));
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
    error.message = error.message.english() + "; write one with quotadeck snapshot";
    return tl::unexpected(std::move(error));
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

access::UserGroups readPerson(const std::string& user, std::string_view groups)
{
    return {UserName(user), insight::readGroups(groups)};
}

int tellInputError(std::ostream& err, const Error& error)
{
    complain(err, error);
    return exitCodeFor(error.code);
}
} // namespace quotadeck::cli
