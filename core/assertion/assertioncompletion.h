// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/edit/completion.h"
#include "core/config/schema/schema.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::assertion {
/// The names that assertions about a configuration can use, each once, sorted.
struct AssertedNames
{
    std::vector<std::string> queues; ///< full paths
    std::vector<std::string> partitions;
    std::vector<std::string> users;
    std::vector<std::string> groups;
    std::vector<std::string> resources;
    std::vector<std::string> scenarios;

    /// Also those of @p others.
    void add(const AssertedNames& others);
};

/// The names in @p partitions, effective ones; no scenarios.
[[nodiscard]] AssertedNames namesIn(const std::vector<config::PartitionConfig>& partitions);

/// The keys allowed at byte @p offset of @p text, a file of assertions, or the values: @p names and fixed words. Uses the indentation of
/// the lines above, so the text need not be readable.
[[nodiscard]] config::Completion completionAt(std::string_view text, std::size_t offset,
                                              const AssertedNames& names);
} // namespace quotadeck::assertion
