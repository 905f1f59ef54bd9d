// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/impact.h"

#include "app/cli/insightinput.h"
#include "core/insight/impacttext.h"

#include <optional>
#include <ostream>

namespace quotadeck::cli {
namespace {
/// @p error of the edited configuration with what follows from it; @p isAny: no partition was named.
Error withoutImpact(Error error, bool isAny)
{
    if (error.code == ErrorCode::Parse)
        error.message = error.message.english() + "; the impact is unknown until the errors are fixed";
    if (error.code == ErrorCode::NotFound && isAny)
        error.message
            = error.message.english() + "; loading it removes all partitions, and all applications fail";
    return error;
}
} // namespace

int runImpact(const ImpactOptions& options, Streams streams)
{
    const auto edited = readPartitionFile(options.configFile, streams.in, options.partition);
    if (!edited)
        return tellInputError(streams.err, withoutImpact(edited.error(), options.partition.empty()));
    std::optional<config::PartitionConfig> current;
    if (!options.currentFile.empty()) {
        auto read = readPartitionFile(options.currentFile, streams.in, options.partition);
        if (!read)
            return tellInputError(streams.err, read.error());
        current = *std::move(read);
    }
    const auto snapshot = readSnapshotFile(options.snapshotFile, streams.in);
    if (!snapshot)
        return tellInputError(streams.err, snapshot.error());
    Result<std::vector<access::UserGroups>> memberships;
    if (!options.membershipFile.empty())
        memberships = readMembershipFile(options.membershipFile, streams.in);
    if (!memberships)
        return tellInputError(streams.err, memberships.error());
    const auto result
        = insight::impact({current ? &*current : nullptr, &*edited, &*snapshot, *std::move(memberships)});
    if (!result)
        return tellInputError(streams.err, result.error());
    streams.out << (options.format == AnswerFormat::Json ? asJson(*result) + "\n" : asText(*result));
    const bool isBad = result->count(insight::ImpactVerdict::OverNow) + result->countDrainingInUse() > 0;
    return isBad ? ExitFindings : ExitDone;
}
} // namespace quotadeck::cli
