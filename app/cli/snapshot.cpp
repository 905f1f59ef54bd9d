// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/snapshot.h"

#include "app/cli/complaint.h"
#include "core/file/filewriter.h"
#include "core/snapshot/restjson.h"

#include <algorithm>
#include <fmt/format.h>
#include <ostream>

namespace quotadeck::cli {
namespace {
/// The partition that was asked for, "default", or the first one.
const PartitionSnapshot* choosePartition(const ClusterSnapshot& snapshot, const std::string& wanted)
{
    if (!wanted.empty())
        return findPartition(snapshot, wanted);
    if (const auto* partition = findPartition(snapshot, "default"))
        return partition;
    return snapshot.partitions.empty() ? nullptr : &snapshot.partitions.front();
}

std::string partitionNames(const ClusterSnapshot& snapshot)
{
    std::string names;
    for (const auto& partition : snapshot.partitions)
        names += (names.empty() ? "" : ", ") + partition.info.name;
    return names.empty() ? "none" : names;
}

int writeResult(const std::string& line, const std::string& outFile, Streams streams)
{
    if (outFile.empty()) {
        streams.out << line << '\n';
        return ExitDone;
    }
    if (const Status written = file::writeFile(outFile, line + '\n'); !written) {
        complain(streams.err, written.error());
        return ExitInput;
    }
    return ExitDone;
}

/// A server that talks nonsense was reached; one that cannot be read was not.
int tellFailure(const Error& error, std::ostream& err)
{
    complain(err, error);
    return error.code == ErrorCode::Parse || error.code == ErrorCode::TooLarge ? ExitInput : ExitConnection;
}

/// Tells which parts are missing. Returns the exit code: a part that an older scheduler does not offer is no
/// failure.
int tellMissing(const std::map<std::string, Error>& unavailable, std::ostream& err)
{
    for (const auto& [part, error] : unavailable)
        complain(err, error.where.empty() ? part : error.where, error.message);
    const auto isFailure = [](const auto& part) { return part.second.code != ErrorCode::Unsupported; };
    return std::ranges::any_of(unavailable, isFailure) ? ExitConnection : ExitDone;
}
} // namespace

int runSnapshot(const SnapshotOptions& options, const SnapshotReader& read, const QuotaReader& readQuotas,
                Streams streams)
{
    if (options.kind == SystemKind::Koordinator) {
        const auto quotas = readQuotas(options.url);
        return quotas ? writeResult(elastic::quotaSummariesJson(*quotas), options.outFile, streams)
                      : tellFailure(quotas.error(), streams.err);
    }
    const auto reading = read(options.url, options.partition);
    if (!reading)
        return tellFailure(reading.error(), streams.err);
    const ClusterSnapshot& snapshot = *reading->snapshot;
    const auto* partition = choosePartition(snapshot, options.partition);
    if (partition == nullptr) {
        complain(streams.err, options.url,
                 fmt::format("there is no partition \"{}\"; there are: {}", options.partition,
                             partitionNames(snapshot)));
        return ExitInput;
    }
    const int missing = tellMissing(reading->unavailable, streams.err);
    const int written
        = writeResult(rest::writePartitionSnapshot(snapshot, *partition), options.outFile, streams);
    return written != ExitDone ? written : missing;
}
} // namespace quotadeck::cli
