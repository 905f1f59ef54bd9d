// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <iosfwd>
#include <string>
#include <string_view>

/// How a subcommand ends, and where it reads, writes and reports errors.
namespace quotadeck::cli {
/// Exit code of the process.
enum ExitCode : int {
    ExitDone = 0,
    ExitFindings = 1, ///< findings at or above the threshold
    ExitUsage = 2, ///< invalid command line
    ExitInput = 3, ///< input unreadable or not what it claims to be
    ExitConnection = 4, ///< the scheduler could not be read
};

/// The exit code for @p code: a usage error, bad input, or no connection.
[[nodiscard]] ExitCode exitCodeFor(ErrorCode code);

/// When results are coloured. Auto: on a terminal, unless NO_COLOR or TERM=dumb is set.
enum class ColourChoice { Auto, Always, Never };

/// Where a subcommand reads and writes: results to @p out, messages to @p err.
struct Streams
{
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    bool outIsTerminal = false;
};

/// Whether results written to @p streams are coloured.
[[nodiscard]] bool isColoured(ColourChoice choice, const Streams& streams);

/// Writes "quotadeck: where: message" as one line; @p where may be empty. Both may quote input, so control characters are
/// replaced.
void printMessage(std::ostream& err, std::string_view where, std::string_view message);
/// Writes @p error likewise; returns its exit code.
int printError(std::ostream& err, const Error& error);
/// Writes an @p error in the file @p file; returns ExitInput.
int printFileError(std::ostream& err, const std::string& file, const Error& error);
/// Writes an error of reading a server; returns ExitInput if its answer cannot be read, else ExitConnection.
[[nodiscard]] int printSourceError(std::ostream& err, const Error& error);
} // namespace quotadeck::cli
