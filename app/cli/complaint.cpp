// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/complaint.h"

#include "app/cli/commandline.h"
#include "core/base/terminaltext.h"

#include <ostream>

namespace quotadeck::cli {
void complain(std::ostream& err, std::string_view where, std::string_view message)
{
    err << "quotadeck: " << printable(where) << (where.empty() ? "" : ": ") << printable(message) << '\n';
}

void complain(std::ostream& err, const Error& error)
{
    complain(err, error.where, error.message.english());
}

void complain(std::ostream& err, const std::string& file, const Error& error)
{
    complain(err, error.where.empty() ? file : file + ": " + error.where, error.message.english());
}

int complainOfSource(std::ostream& err, const Error& error)
{
    complain(err, error);
    return error.code == ErrorCode::Parse || error.code == ErrorCode::TooLarge ? ExitInput : ExitConnection;
}
} // namespace quotadeck::cli
