// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/usergroups.h"

#include "core/base/text.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <string>
#include <utility>

namespace quotadeck::access {
namespace {
std::vector<std::string_view> split(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    for (std::size_t begin = 0;;) {
        const std::size_t end = text.find(separator, begin);
        parts.push_back(trimmedUnicode(text.substr(begin, end - begin)));
        if (end == std::string_view::npos)
            return parts;
        begin = end + 1;
    }
}

class Reader
{
public:
    /// False: @p line is of no known form.
    bool read(std::string_view line)
    {
        const auto fields = split(line, ':');
        if (fields.front().empty())
            return false;
        switch (fields.size()) {
        case 2: // user: group, group
            return readUser(fields[0], fields[1]);
        case 4: // group:password:number:user,user
            return readGroup(fields[0], fields[2], fields[3]);
        case 7: // user:password:number:number of the group:name:home:shell
            m_groupNumbers[std::string(fields[0])] = fields[3];
            return true;
        default:
            return false;
        }
    }

    [[nodiscard]] std::vector<UserGroups> take()
    {
        std::vector<UserGroups> people;
        for (const auto& [user, number] : m_groupNumbers) {
            if (m_numbers.contains(number))
                m_groups.try_emplace(
                    user); // else nothing is known of their groups, which is not the same as none
        }
        for (auto& [user, groups] : m_groups) {
            UserGroups person{UserName(user), {}};
            if (const auto number = m_groupNumbers.find(user); number != m_groupNumbers.end()) {
                if (const auto group = m_numbers.find(number->second); group != m_numbers.end())
                    person.groups.emplace_back(std::string(group->second));
            }
            for (const std::string& group : groups) {
                if (std::ranges::find(person.groups, GroupName(group)) == person.groups.end())
                    person.groups.emplace_back(group);
            }
            people.push_back(std::move(person));
        }
        return people;
    }

private:
    bool readUser(std::string_view user, std::string_view groups)
    {
        auto& known = m_groups[std::string(user)];
        for (const std::string_view group : split(groups, ',')) {
            if (!group.empty())
                known.emplace_back(group);
        }
        return true;
    }

    bool readGroup(std::string_view group, std::string_view number, std::string_view users)
    {
        m_numbers.emplace(number, group);
        for (const std::string_view user : split(users, ',')) {
            if (!user.empty())
                m_groups[std::string(user)].emplace_back(group);
        }
        return true;
    }

    std::map<std::string, std::vector<std::string>> m_groups; ///< by user
    std::map<std::string_view, std::string_view> m_numbers; ///< of groups
    std::map<std::string, std::string_view> m_groupNumbers; ///< by user
};
} // namespace

Result<std::vector<UserGroups>> readMemberships(std::string_view text)
{
    Reader reader;
    if (text.starts_with("\xef\xbb\xbf")) // a byte order mark
        text.remove_prefix(3);
    int number = 0;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string_view line = trimmedUnicode(text.substr(begin, end - begin));
        begin = end + 1;
        ++number;
        const bool isReference = line.starts_with('+') || (line.starts_with('-') && !line.starts_with("- "));
        if (line.empty() || line.front() == '#' || isReference)
            continue;
        if (!reader.read(line))
            return fail(
                ErrorCode::Parse, fmt::format("{}:1", number),
                QUOTADECK_TEXT(
                    "access",
                    "This is no membership: write \"user: group, group\", or use the output of getent."));
    }
    return reader.take();
}
} // namespace quotadeck::access
