// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::config {
/// The meaning of an access list that passed validation for the running scheduler, which is stricter (ACL-4 to ACL-8).

/// True when the queue cannot be created: more than one space (ACL-4).
[[nodiscard]] bool failsWhenApplied(std::string_view acl);
/// True when white space other than a space separates users from groups: for the running scheduler both are one name
/// (ACL-6).
[[nodiscard]] bool hasForeignSpace(std::string_view acl);
/// True when the text allows everyone (ACL-5).
[[nodiscard]] bool letsEveryoneIn(std::string_view acl);
/// True when it allows at least one user or group by name: a valid name without other white space beside it (ACL-7).
[[nodiscard]] bool letsSomebodyIn(std::string_view acl);
/// @p acl with at most one space and the same meaning; none when the meaning is ambiguous.
[[nodiscard]] std::optional<std::string> withSingleSpace(std::string_view acl);

/// The entries that can never match; views into @p acl.
struct IgnoredNames
{
    std::vector<std::string_view> wildcards; ///< "*" among other names (ACL-5)
    std::vector<std::string_view> users; ///< with characters that no name may have (ACL-8)
    std::vector<std::string_view> groups;
};
[[nodiscard]] IgnoredNames ignoredNames(std::string_view acl);

/// The users and groups that an access list allows.
struct AclGrant
{
    bool everyone = false;
    std::set<std::string> users; ///< both empty when everyone is allowed
    std::set<std::string> groups;

    /// True when everyone that @p other allows is allowed here.
    [[nodiscard]] bool covers(const AclGrant& other) const;
    friend bool operator==(const AclGrant&, const AclGrant&) = default;
};

/// Reads @p text as the running scheduler does (ACL-4 to ACL-8), without the names that it drops. None for a text that
/// it cannot apply.
[[nodiscard]] std::optional<AclGrant> aclGrant(std::string_view text);
} // namespace quotadeck::config
