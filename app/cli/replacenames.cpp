// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/input.h"

#include <fmt/format.h>
#include <ostream>

namespace quotadeck::cli {
int runReplaceNames(const ReplaceNamesOptions& options, const NameReplacement& replace, Streams streams)
{
    const auto samples = replace(options.recordingFile, options.outFile);
    if (!samples) {
        printError(streams.err, samples.error());
        return ExitInput;
    }
    streams.out << fmt::format("{}: {} {}\n", options.outFile, *samples,
                               *samples == 1 ? "sample" : "samples");
    return ExitDone;
}
} // namespace quotadeck::cli
