// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace quotadeck::config {
/// Values by name. Most queues have limits for a handful of names, for which looking through them is cheapest.
///
/// Ownership: keeps views of the names, which must outlive it.
template <typename Value>
class NameTable
{
public:
    /// nullptr when @p name is not there. Lives until the next change.
    [[nodiscard]] const Value* find(std::string_view name) const
    {
        if (m_numbers.empty()) {
            const auto entry = std::ranges::find(m_entries, name, &Entry::first);
            return entry == m_entries.end() ? nullptr : &entry->second;
        }
        const auto number = m_numbers.find(name);
        return number == m_numbers.end() ? nullptr : &m_entries[number->second].second;
    }
    /// Adds @p name, which is not there.
    void add(std::string_view name, Value value)
    {
        constexpr std::size_t kFew = 16;
        m_entries.emplace_back(name, std::move(value));
        if (m_entries.size() <= kFew)
            return;
        for (std::size_t i = m_numbers.size(); i < m_entries.size(); ++i)
            m_numbers.emplace(m_entries[i].first, i);
    }
    [[nodiscard]] std::size_t size() const { return m_entries.size(); }

private:
    using Entry = std::pair<std::string_view, Value>;

    std::vector<Entry> m_entries;
    std::unordered_map<std::string_view, std::size_t> m_numbers; ///< in it, once there are more than a few
};
} // namespace quotadeck::config
