// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace quotadeck {
/// How much time packing may take.
enum class GzipEffort { Fast, Best };

/// @p text in gzip's format, without a time, so that the same text gives the same bytes; empty where there is no memory.
[[nodiscard]] std::string gzipped(std::string_view text, GzipEffort effort);
} // namespace quotadeck
