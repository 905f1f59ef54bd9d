// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/schema/schema.h"

#include <compare>
#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::config {
/// Whom a limit is for: one name in its lists.
struct LimitSubject
{
    bool isGroup = false;
    std::string name; ///< "*" for the wildcard

    [[nodiscard]] bool isWildcard() const { return name == "*"; }
    friend auto operator<=>(const LimitSubject&, const LimitSubject&) = default;
};

/// The limits of one queue by subject.
///
/// Lifetime: not beyond the limits.
class SubjectLimits
{
public:
    struct Entry
    {
        const LimitConfig* limit
            = nullptr; ///< the last one where several name the subject, as in the scheduler
        std::size_t rank = 0; ///< position of the first mention, over all limits
        TextSpan span; ///< of the first mention
    };

    explicit SubjectLimits(const std::vector<LimitConfig>& limits);

    [[nodiscard]] const std::vector<LimitSubject>& inOrder() const { return m_inOrder; }
    /// nullptr when no limit names @p subject.
    [[nodiscard]] const Entry* find(const LimitSubject& subject) const;

private:
    std::vector<LimitSubject> m_inOrder; // by rank
    std::map<LimitSubject, Entry> m_entries;
};

/// "limit for user sue", "limit for users a, b and group c"; long lists are cut.
[[nodiscard]] std::string limitElement(const std::vector<LimitSubject>& subjects);

/// "a, b, c and 4 more".
[[nodiscard]] std::string shortList(std::span<const std::string> names);
} // namespace quotadeck::config
