// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "core/file/filewriter.h"

#include <filesystem>
#include <fmt/format.h>
#include <ostream>
#include <system_error>

namespace quotadeck::cli {
namespace {
/// A device or a pipe, which is written to and not replaced.
bool isSpecial(const std::string& path)
{
    std::error_code ignored;
    const auto status = std::filesystem::status(path, ignored);
    return std::filesystem::exists(status) && !std::filesystem::is_regular_file(status);
}

/// A file that has something to lose: a shell has made that of "> FILE" empty.
bool hasContent(const std::string& path)
{
    std::error_code ignored;
    return std::filesystem::is_regular_file(path, ignored) && std::filesystem::file_size(path, ignored) > 0;
}
} // namespace

int runSupportBundle(const SupportBundleOptions& options, const SupportBundleMaker& make, Streams streams)
{
    if (options.outFile.ends_with(".zip")) {
        printMessage(streams.err, options.outFile, "a support bundle is a tar archive: name it with .tar.gz");
        return ExitUsage;
    }
    if (!options.overwrites && hasContent(options.outFile)) {
        printMessage(streams.err, options.outFile,
                     "the file exists: choose another name, or replace it with --overwrite");
        return ExitInput;
    }
    const auto bundle = make(options);
    if (!bundle)
        return printError(streams.err, bundle.error());
    // Without --overwrite also what another program writes in between stays.
    const Status written = options.overwrites || isSpecial(options.outFile)
        ? file::writeFile(options.outFile, bundle->bytes)
        : file::replaceFile(options.outFile, {}, bundle->bytes);
    if (!written) {
        printError(streams.err, written.error());
        return ExitInput;
    }
    streams.out << fmt::format("{}: {} bytes\n", options.outFile, bundle->bytes.size());
    if (bundle->hasLog && !options.keepsNames)
        printMessage(streams.err, options.outFile,
                     "names that neither the settings nor the recording contain are not replaced in log.txt: "
                     "look into it before you pass the archive on");
    return ExitDone;
}
} // namespace quotadeck::cli
