// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/config/rules/validator.h"

#include <string>

namespace quotadeck::config {
/// One file of a check, with its verdict.
struct CheckedFile
{
    std::string name; ///< as given by the user; "-" is standard input
    std::string kind; ///< "yunikorn"; empty when the file could not be read
    std::string text; ///< to which the places of the verdict refer
    Verdict verdict;
    bool isReadable = true;
};

/// A file that could not be read, as a rejection with a single finding of kInputRule, so that every format has an
/// entry for every file. Its category is empty, because the scheduler gives no reason.
[[nodiscard]] CheckedFile unreadableFile(std::string name, const Error& error);

/// The result of `quotadeck check --format json` for one file, one line without its break. Keys and their order are
/// part of the interface.
[[nodiscard]] std::string checkReportJson(const CheckedFile& file);
} // namespace quotadeck::config
