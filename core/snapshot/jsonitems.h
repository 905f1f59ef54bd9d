// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace quotadeck::rest {
/// Cuts the text of a list into the texts of its items, so that a long list never has to be held parsed as a
/// whole. Looks at brackets and quotes only; whether an item is JSON is for the parser to say.
/// Internal to core/snapshot.
class JsonItems
{
public:
    explicit JsonItems(std::string_view json);

    /// False for a text that does not begin like a list.
    [[nodiscard]] bool isList() const { return m_state != State::NoList; }
    /// The next item, a view into the text; nothing after the last one and where the list is broken.
    [[nodiscard]] std::optional<std::string_view> next();
    /// After next() gave nothing: the list was closed and nothing follows.
    [[nodiscard]] bool isComplete() const { return m_state == State::Closed && m_at == m_json.size(); }

private:
    enum class State { NoList, First, AfterItem, Closed, Broken };

    void skipSpace();
    void skipString();
    void skipItem();
    bool take(char wanted);

    std::string_view m_json;
    std::size_t m_at = 0;
    State m_state = State::NoList;
};
} // namespace quotadeck::rest
