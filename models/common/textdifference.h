// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/diff/textdiff.h"
#include "models/common/filesession.h"

#include <string>
#include <vector>

namespace quotadeck::models {
/// The differences between two texts of one file, in meaning and in lines.
struct TextDifference
{
    Result<std::vector<config::Change>> changes; ///< failed while one of the texts cannot be read
    std::vector<config::DiffLine> lines;
};

/// Safe from any thread.
[[nodiscard]] inline TextDifference differenceOf(const FileSession::Comparer& compare,
                                                 const std::string& older, const std::string& newer)
{
    return {compare(older, newer), config::diffLines(older, newer)};
}
} // namespace quotadeck::models
