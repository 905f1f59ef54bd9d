// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/samples.h"

#include "core/base/jsontext.h"
#include "core/file/filereader.h"
#include "core/snapshot/sourcestatus.h"

#include <chrono>
#include <filesystem>
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <set>
#include <system_error>
#include <utility>

namespace quotadeck::cli {
namespace {
bool isKnown(SystemTime time)
{
    return time != SystemTime();
}

/// A sample that counts twice would double what is counted. Errors: InvalidArgument for a file that is given twice.
Status checkGivenOnce(const SampleFiles& files)
{
    std::set<std::filesystem::path> known;
    for (const auto* list : {&files.recordings, &files.snapshots}) {
        for (const std::string& file : *list) {
            std::error_code failed;
            auto path = std::filesystem::canonical(file, failed); // not of "-", nor of a file that is missing
            if (!known.insert(failed ? std::filesystem::path(file) : std::move(path)).second)
                return fail(ErrorCode::InvalidArgument, file, "the file is given twice");
        }
    }
    return {};
}
} // namespace

std::string isoTime(SystemTime time)
{
    const auto seconds = std::chrono::time_point_cast<std::chrono::system_clock::duration>(time);
    return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(std::chrono::system_clock::to_time_t(seconds)));
}

Status visitRecording(const std::string& path, const SampleReader& samples, const SampleVisitor& visit)
{
    const auto isRecording = samples(path, visit);
    if (!isRecording)
        return tl::unexpected(isRecording.error());
    if (*isRecording)
        return {};
    std::error_code ignored;
    if (!std::filesystem::exists(path, ignored)) {
        if (const auto opened = file::openForReading(path); !opened)
            return tl::unexpected(opened.error());
    }
    return notARecording(path);
}

Status visitSamples(const SampleFiles& files, const std::string& partition, const SampleReader& samples,
                    std::istream& in, const std::function<void(const PartitionSnapshot&, SystemTime)>& visit)
{
    if (auto once = checkGivenOnce(files); !once)
        return once;
    for (const std::string& file : files.recordings) {
        const Status read
            = visitRecording(file, samples, [&](const ClusterSnapshot& sample, const std::string*) {
                  if (const PartitionSnapshot* const found = findPartition(sample, partition))
                      visit(*found, sample.time);
              });
        if (!read)
            return read;
    }
    for (const std::string& file : files.snapshots) {
        const auto snapshot = readSnapshotFile(file, in);
        if (!snapshot)
            return tl::unexpected(snapshot.error());
        visit(*snapshot, {});
    }
    return {};
}

std::string samplesText(std::size_t samples, SystemTime first, SystemTime last)
{
    const std::string count = fmt::format("{} {}", samples, samples == 1 ? "sample" : "samples");
    if (!isKnown(first) || !isKnown(last))
        return count;
    return fmt::format("{} from {} to {}", count, isoTime(first), isoTime(last));
}

std::string samplesJson(std::size_t samples, SystemTime first, SystemTime last)
{
    const auto time
        = [](SystemTime at) { return isKnown(at) ? jsonQuoted(isoTime(at)) : std::string("null"); };
    return fmt::format(R"("samples":{},"from":{},"to":{})", samples, time(first), time(last));
}
} // namespace quotadeck::cli
