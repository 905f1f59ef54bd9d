// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::config {
/// What the run time makes of an access list that passed validation; it is stricter there (ACL-4 to ACL-8).

/// True when the queue cannot be created: more than one space (ACL-4).
[[nodiscard]] bool failsWhenApplied(std::string_view acl);
/// True when something else than a space separates users from groups: one name to the run time (ACL-6).
[[nodiscard]] bool hasForeignSpace(std::string_view acl);
/// True when the text lets everyone in as it stands (ACL-5).
[[nodiscard]] bool letsEveryoneIn(std::string_view acl);
/// True when it lets somebody in by name: a list with a valid name next to no foreign white space (ACL-7).
[[nodiscard]] bool letsSomebodyIn(std::string_view acl);
/// @p acl with one space at most, meaning the same beyond doubt; nothing when it could mean two things.
[[nodiscard]] std::optional<std::string> withSingleSpace(std::string_view acl);

/// The entries that can never match; views into @p acl.
struct IgnoredNames
{
    std::vector<std::string_view> wildcards; ///< "*" among other names (ACL-5)
    std::vector<std::string_view> users; ///< with characters that no name may have (ACL-8)
    std::vector<std::string_view> groups;
};
[[nodiscard]] IgnoredNames ignoredNames(std::string_view acl);
} // namespace quotadeck::config
