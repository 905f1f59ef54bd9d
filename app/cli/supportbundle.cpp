// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "core/file/filewriter.h"

#include <fmt/format.h>
#include <ostream>

namespace quotadeck::cli {
int runSupportBundle(const SupportBundleOptions& options, const SupportBundleMaker& make, Streams streams)
{
    if (options.outFile.ends_with(".zip")) {
        printMessage(streams.err, options.outFile, "a support bundle is a tar archive: name it with .tar.gz");
        return ExitUsage;
    }
    const auto bundle = make(options);
    if (!bundle)
        return printError(streams.err, bundle.error());
    if (const Status written = file::writeFile(options.outFile, *bundle); !written) {
        printError(streams.err, written.error());
        return ExitInput;
    }
    streams.out << fmt::format("{}: {} bytes\n", options.outFile, bundle->size());
    return ExitDone;
}
} // namespace quotadeck::cli
