// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/config/rules/validator.h"

#include <string>

namespace quotadeck::config {
/// One file of a check, with what is to be said of it.
struct CheckedFile
{
    std::string name; ///< as given by the user; "-" is standard input
    std::string kind; ///< "yunikorn"; empty when the file could not be read
    std::string text; ///< what the places of the verdict count in
    Verdict verdict;
    bool isReadable = true;
};

/// A file that could not be read, as a rejection with a single finding of kInputRule, so that every format has an
/// entry for every file. Its category is empty: the scheduler never saw it.
[[nodiscard]] CheckedFile unreadableFile(std::string name, const Error& error);
} // namespace quotadeck::config
