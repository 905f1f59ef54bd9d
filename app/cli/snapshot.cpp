// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "core/file/filewriter.h"
#include "core/snapshot/restjson.h"

#include <algorithm>
#include <fmt/format.h>
#include <ostream>

namespace quotadeck::cli {
namespace {
/// The partition @p wanted, else "default", else the first one.
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
        printError(streams.err, written.error());
        return ExitInput;
    }
    return ExitDone;
}

/// Prints the missing parts. Returns the highest exit code of them; a part that an older scheduler does not have is no
/// failure.
int printMissing(const std::map<std::string, Error>& unavailable, std::ostream& err)
{
    int worst = ExitDone;
    for (const auto& [part, error] : unavailable) {
        const int code
            = printSourceError(err, {error.code, error.where.empty() ? part : error.where, error.message});
        if (error.code != ErrorCode::Unsupported)
            worst = std::max(worst, code);
    }
    return worst;
}
} // namespace

int runSnapshot(const SnapshotOptions& options, const SnapshotReader& read, const QuotaReader& readQuotas,
                Streams streams)
{
    if (options.kind == SystemKind::Koordinator) {
        const auto reading = readQuotas(options.server);
        if (!reading)
            return printSourceError(streams.err, reading.error());
        // All groups are there: the rest only completes them.
        for (const auto& [part, error] : reading->unavailable)
            printMessage(streams.err, error.where.empty() ? part : error.where, error.message.english());
        return writeResult(elastic::quotaSummariesJson(reading->quotas), options.outFile, streams);
    }
    const auto reading = read(options.server, options.partition);
    if (!reading)
        return printSourceError(streams.err, reading.error());
    const ClusterSnapshot& snapshot = *reading->snapshot;
    const auto* partition = choosePartition(snapshot, options.partition);
    if (partition == nullptr) {
        printMessage(
            streams.err, options.server.name(),
            fmt::format("no partition \"{}\"; available: {}", options.partition, partitionNames(snapshot)));
        return ExitInput;
    }
    const int missing = printMissing(reading->unavailable, streams.err);
    const int written
        = writeResult(rest::writePartitionSnapshot(snapshot, *partition), options.outFile, streams);
    return written != ExitDone ? written : missing;
}
} // namespace quotadeck::cli
