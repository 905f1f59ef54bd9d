// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace quotadeck::config {
/// Whom an access control list lets in.
struct AclGrant
{
    bool everyone = false;
    std::set<std::string> users; ///< both empty when everyone is let in
    std::set<std::string> groups;

    /// True when all whom @p other lets in are let in here.
    [[nodiscard]] bool covers(const AclGrant& other) const;
    friend bool operator==(const AclGrant&, const AclGrant&) = default;
};

/// Reads @p text as the running scheduler does (ACL-4 to ACL-8): names that it drops are not in the result. Nothing
/// for a text that it cannot apply.
[[nodiscard]] std::optional<AclGrant> aclGrant(std::string_view text);
} // namespace quotadeck::config
