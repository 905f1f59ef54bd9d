// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/diff/limitsubject.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <span>

namespace quotadeck::config {
SubjectLimits::SubjectLimits(const std::vector<LimitConfig>& limits)
{
    const auto add = [this](bool isGroup, const TextField& name, const LimitConfig& limit) {
        LimitSubject subject{isGroup, name.value};
        const auto [found, isNew] = m_entries.try_emplace(subject);
        found->second.limit = &limit;
        if (!isNew)
            return;
        found->second.rank = m_inOrder.size();
        found->second.span = name.span;
        m_inOrder.push_back(std::move(subject));
    };
    for (const LimitConfig& limit : limits) {
        for (const TextField& user : limit.users.value)
            add(false, user, limit);
        for (const TextField& group : limit.groups.value)
            add(true, group, limit);
    }
}

const SubjectLimits::Entry* SubjectLimits::find(const LimitSubject& subject) const
{
    const auto found = m_entries.find(subject);
    return found == m_entries.end() ? nullptr : &found->second;
}

std::string shortList(std::span<const std::string> names)
{
    constexpr std::size_t kShown = 5;
    if (names.size() <= kShown + 1)
        return fmt::format("{}", fmt::join(names, ", "));
    return fmt::format("{} and {} more", fmt::join(names.first(kShown), ", "), names.size() - kShown);
}

std::string limitElement(const std::vector<LimitSubject>& subjects)
{
    std::vector<std::string> users;
    std::vector<std::string> groups;
    for (const LimitSubject& subject : subjects)
        (subject.isGroup ? groups : users).push_back(subject.name);
    const auto phrase = [](const char* one, const std::vector<std::string>& names) {
        return fmt::format("{}{} {}", one, names.size() > 1 ? "s" : "", shortList(names));
    };
    if (groups.empty())
        return "limit for " + phrase("user", users);
    if (users.empty())
        return "limit for " + phrase("group", groups);
    return fmt::format("limit for {} and {}", phrase("user", users), phrase("group", groups));
}
} // namespace quotadeck::config
