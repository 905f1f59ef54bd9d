// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::config {
struct SchedulerConfig;

/// The names that a configuration uses, each once, in order.
struct KnownNames
{
    std::vector<std::string> resources;
    std::vector<std::string> users;
    std::vector<std::string> groups;
};
[[nodiscard]] KnownNames namesIn(const SchedulerConfig& config);

/// What may be written at a place of a text.
struct Completion
{
    std::size_t begin = 0; ///< where the word begins that stands before the place
    std::vector<std::string>
        words; ///< that begin like it, case aside; in the order of the schema, or by name
};

/// The keys allowed at byte @p offset of @p text, or the values: resource types, users and groups of @p known, and fixed
/// words. Goes by the indentation of the lines above, so that a text that cannot be read yet will do.
[[nodiscard]] Completion completionAt(std::string_view text, std::size_t offset, const KnownNames& known);

/// What the key at byte @p offset of @p text is for, in a sentence; empty where no key of the schema stands.
[[nodiscard]] std::string_view keyHelpAt(std::string_view text, std::size_t offset);
} // namespace quotadeck::config
