// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/snapshot/jsonitems.h"

#include <algorithm>
#include <array>

namespace quotadeck::rest {
namespace {
enum class Kind : unsigned char { Plain, Quote, Open, Close, Comma };

constexpr std::array<Kind, 256> kinds()
{
    std::array<Kind, 256> table{};
    table['"'] = Kind::Quote;
    table['{'] = table['['] = Kind::Open;
    table['}'] = table[']'] = Kind::Close;
    table[','] = Kind::Comma;
    return table;
}

// A table instead of comparisons: this loop touches every byte of answers of tens of megabytes.
constexpr std::array<Kind, 256> kKinds = kinds();

Kind kindOf(char c)
{
    return kKinds[static_cast<unsigned char>(c)];
}
} // namespace

JsonItems::JsonItems(std::string_view json) : m_json(json)
{
    skipSpace();
    if (take('['))
        m_state = State::First;
}

std::optional<std::string_view> JsonItems::next()
{
    if (m_state != State::First && m_state != State::AfterItem)
        return std::nullopt;
    skipSpace();
    if (take(']')) {
        m_state = State::Closed;
        skipSpace();
        return std::nullopt;
    }
    if (m_state == State::AfterItem && !take(',')) {
        m_state = State::Broken;
        return std::nullopt;
    }
    skipSpace();
    const auto start = m_at;
    skipItem();
    // At the end the bracket of the list is missing; without length there is none between two commas.
    m_state = m_at == m_json.size() || m_at == start ? State::Broken : State::AfterItem;
    if (m_state == State::Broken)
        return std::nullopt;
    return m_json.substr(start, m_at - start);
}

void JsonItems::skipSpace()
{
    m_at = std::min(m_json.find_first_not_of(" \t\r\n", m_at), m_json.size());
}

bool JsonItems::take(char wanted)
{
    if (m_at == m_json.size() || m_json[m_at] != wanted)
        return false;
    ++m_at;
    return true;
}

void JsonItems::skipString()
{
    ++m_at;
    while (m_at < m_json.size() && m_json[m_at] != '"')
        m_at += m_json[m_at] == '\\' ? 2U : 1U;
    m_at = std::min(m_at + 1, m_json.size());
}

void JsonItems::skipItem()
{
    std::size_t depth = 0;
    while (m_at < m_json.size()) {
        const auto kind = kindOf(m_json[m_at]);
        const bool isOutside = depth == 0 && (kind == Kind::Comma || kind == Kind::Close);
        if (isOutside)
            return;
        if (kind == Kind::Quote) {
            skipString();
            continue;
        }
        if (kind == Kind::Open)
            ++depth;
        else if (kind == Kind::Close)
            --depth;
        ++m_at;
    }
}
} // namespace quotadeck::rest
