// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstddef>
#include <string>
#include <unordered_map>

namespace quotadeck::models {
/// Texts that many rows have, one copy of each: a filter that reads all rows reads few places of memory then. Forgets what it
/// knows when it has become too much; rows keep their copies. Threading: thread-compatible.
class SharedTexts
{
public:
    /// @p text as UTF-8.
    [[nodiscard]] QString of(const std::string& text)
    {
        if (m_texts.size() >= kMost)
            m_texts.clear();
        const auto [place, isNew] = m_texts.try_emplace(text);
        if (isNew)
            place->second = QString::fromStdString(text);
        return place->second;
    }

private:
    static constexpr std::size_t kMost = 50'000;

    std::unordered_map<std::string, QString> m_texts;
};
} // namespace quotadeck::models
