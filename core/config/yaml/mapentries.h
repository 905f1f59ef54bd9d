// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/yaml/yamltree.h"

#include <absl/container/inlined_vector.h>
#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::config {
/// A key of a mapping with its value, merge keys resolved.
struct MapEntry
{
    const YamlNode* key = nullptr; ///< a scalar
    YamlRef value;
    bool isMerged = false; ///< taken over through "<<"
};

/// What is wrong with the keys of a mapping.
struct KeyProblem
{
    enum class Kind { Duplicate, NotText, BadMerge };
    Kind kind = Kind::Duplicate;
    YamlRef at;
    YamlRef first; ///< of a duplicate: the key before it
};

struct MapEntries
{
    /// Nearly all maps have at most so many: no memory is allocated for them.
    static constexpr std::size_t kUsualEntries = 8;

    absl::InlinedVector<MapEntry, kUsualEntries> entries;
    std::vector<KeyProblem> problems;
};

/// The entries of @p mapping in the order of the text, then the merged ones: merging is shallow, a local key wins,
/// of several maps the first (CFG-5, CFG-6). Entries with a null key are left out, as the scheduler does.
[[nodiscard]] MapEntries mapEntries(const YamlNode& mapping);

/// Whether a mapping in @p node has a key twice. Aliases are not followed.
[[nodiscard]] bool repeatsKey(const YamlNode& node);

/// The value of @p key in @p mapping; nullptr when it has none. Anchors and merge keys are followed.
[[nodiscard]] const YamlNode* valueOf(const YamlNode* mapping, std::string_view key);
/// The text of the scalar that @p key has in @p mapping; empty without one.
[[nodiscard]] std::string_view textOf(const YamlNode* mapping, std::string_view key);
/// The entries of @p mapping that are texts; empty where it is none.
[[nodiscard]] std::map<std::string, std::string> textsOf(const YamlNode* mapping);
} // namespace quotadeck::config
