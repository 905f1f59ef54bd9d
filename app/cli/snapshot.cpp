// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/snapshot.h"

#include "core/snapshot/restjson.h"

#include <fmt/format.h>
#include <fstream>
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
    std::ofstream file(outFile, std::ios::binary | std::ios::trunc);
    file << line << '\n';
    file.close();
    if (!file) {
        streams.err << fmt::format("quotadeck: {}: cannot be written\n", outFile);
        return ExitInput;
    }
    return ExitDone;
}
} // namespace

int runSnapshot(const SnapshotOptions& options, const SnapshotReader& read, Streams streams)
{
    const auto snapshot = read(options.url, options.partition);
    if (!snapshot) {
        const auto& error = snapshot.error();
        streams.err << fmt::format("quotadeck: {}: {}\n", error.where, error.message);
        // A server that talks nonsense was reached; one that cannot be read was not.
        return error.code == ErrorCode::Parse || error.code == ErrorCode::TooLarge ? ExitInput
                                                                                   : ExitConnection;
    }
    const auto* partition = choosePartition(**snapshot, options.partition);
    if (partition == nullptr) {
        streams.err << fmt::format("quotadeck: {}: there is no partition \"{}\"; there are: {}\n",
                                   options.url, options.partition, partitionNames(**snapshot));
        return ExitInput;
    }
    return writeResult(rest::writePartitionSnapshot(**snapshot, *partition), options.outFile, streams);
}
} // namespace quotadeck::cli
