// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

namespace quotadeck {
/// A text that names one kind of thing, so that a user name is not passed where a group name belongs.
template <typename Tag>
class StrongId
{
public:
    StrongId() = default;
    explicit StrongId(std::string text) : m_text(std::move(text)) { }
    explicit StrongId(std::string_view text) : m_text(text) { }
    explicit StrongId(const char* text) : m_text(text) { }

    [[nodiscard]] const std::string& text() const { return m_text; }
    [[nodiscard]] bool isEmpty() const { return m_text.empty(); }
    friend auto operator<=>(const StrongId&, const StrongId&) = default;
    friend bool operator==(const StrongId&, const StrongId&) = default;

private:
    std::string m_text;
};

using ApplicationId = StrongId<struct ApplicationIdTag>;
using UserName = StrongId<struct UserNameTag>;
using GroupName = StrongId<struct GroupNameTag>;
} // namespace quotadeck

template <typename Tag>
struct std::hash<quotadeck::StrongId<Tag>>
{
    std::size_t operator()(const quotadeck::StrongId<Tag>& id) const noexcept
    {
        return std::hash<std::string>{}(id.text());
    }
};
