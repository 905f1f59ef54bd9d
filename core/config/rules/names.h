// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <string_view>

namespace re2 {
class RE2;
}

namespace quotadeck::config {
/// Which names a configuration may hold. ASCII only, whatever the locale; a trailing line break never passes (VAL-48).

[[nodiscard]] bool isQueueName(std::string_view name); ///< VAL-44
[[nodiscard]] bool isUserName(std::string_view name); ///< VAL-45
[[nodiscard]] bool isGroupName(std::string_view name); ///< VAL-46
[[nodiscard]] bool isRuleName(std::string_view name); ///< VAL-60
[[nodiscard]] bool isAclUserName(std::string_view name); ///< ACL-7
[[nodiscard]] bool isAclGroupName(std::string_view name); ///< ACL-7

/// Fields of the text of an access control list as validation counts them; more than two are rejected (VAL-31).
[[nodiscard]] std::size_t aclFieldCount(std::string_view text);
/// True when the only entry of a filter's list is read as a regular expression, valid or not (PLC-11).
[[nodiscard]] bool looksLikeExpression(std::string_view text);
/// The regular expression of a filter as the scheduler compiles it; nullptr when it does not compile. Safe to match
/// with from several threads.
[[nodiscard]] std::shared_ptr<const re2::RE2> compiledExpression(std::string_view text);
} // namespace quotadeck::config
