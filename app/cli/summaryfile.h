// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <functional>

namespace quotadeck::usage {
class SummaryBook;
}

namespace quotadeck::cli {
class InputFile;

/// Adds the application summaries in the log @p file to @p book, line by line. @p onBroken is called for each that cannot be read;
/// `where` is the line and the field: "3" or "3: startTime". @p isStopped is asked after each line; empty: never.
/// Errors: those of reading the file.
[[nodiscard]] Status readSummaries(InputFile& file, usage::SummaryBook& book,
                                   const std::function<void(const Error&)>& onBroken,
                                   const std::function<bool()>& isStopped = {});
} // namespace quotadeck::cli
