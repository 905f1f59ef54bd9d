// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/streams.h"

#include "core/base/terminaltext.h"

#include <cstdlib>
#include <ostream>

namespace quotadeck::cli {
ExitCode exitCodeFor(ErrorCode code)
{
    switch (code) {
    case ErrorCode::InvalidArgument:
        return ExitUsage;
    case ErrorCode::NotFound:
    case ErrorCode::Parse:
    case ErrorCode::TooLarge:
    case ErrorCode::Io:
        return ExitInput;
    case ErrorCode::Network:
    case ErrorCode::Timeout:
    case ErrorCode::Unauthorized:
    case ErrorCode::Unsupported:
        return ExitConnection;
    }
    return ExitInput;
}

bool isColoured(ColourChoice choice, const Streams& streams)
{
    const auto isSet = [](const char* value) { return value != nullptr && *value != '\0'; };
    const char* terminal = std::getenv("TERM");
    switch (choice) {
    case ColourChoice::Always:
        return true;
    case ColourChoice::Never:
        return false;
    case ColourChoice::Auto:
        break;
    }
    const bool isDumb = isSet(terminal) && std::string_view(terminal) == "dumb";
    return streams.outIsTerminal && !isSet(std::getenv("NO_COLOR")) && !isDumb;
}

void printMessage(std::ostream& err, std::string_view where, std::string_view message)
{
    err << "quotadeck: " << printable(where) << (where.empty() ? "" : ": ") << printable(message) << '\n';
}

int printError(std::ostream& err, const Error& error)
{
    printMessage(err, error.where, error.message.english());
    return exitCodeFor(error.code);
}

int printFileError(std::ostream& err, const std::string& file, const Error& error)
{
    printMessage(err, error.where.empty() ? file : file + ": " + error.where, error.message.english());
    return ExitInput;
}

int printSourceError(std::ostream& err, const Error& error)
{
    printError(err, error);
    return error.code == ErrorCode::Parse || error.code == ErrorCode::TooLarge ? ExitInput : ExitConnection;
}
} // namespace quotadeck::cli
