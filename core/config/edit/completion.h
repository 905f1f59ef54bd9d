// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::config {
struct SchedulerConfig;

/// The names in a configuration, each once, sorted.
struct KnownNames
{
    std::vector<std::string> resources;
    std::vector<std::string> users;
    std::vector<std::string> groups;
};
[[nodiscard]] KnownNames namesIn(const SchedulerConfig& config);

/// The words that can be written at a place of a text.
struct Completion
{
    std::size_t begin = 0; ///< the beginning of the word before the place
    std::vector<std::string>
        words; ///< that begin like it, ignoring case; in the order of the schema, or by name
};

/// The keys allowed at byte @p offset of @p text, or the values: resource types, users and groups of @p known, and fixed
/// words. Uses the indentation of the lines above, so the text need not be readable.
[[nodiscard]] Completion completionAt(std::string_view text, std::size_t offset, const KnownNames& known);

/// The description of the key at byte @p offset of @p text, one sentence; empty where there is no key of the schema.
[[nodiscard]] Message keyHelpAt(std::string_view text, std::size_t offset);
} // namespace quotadeck::config
