// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <yaml.h>

namespace quotadeck::config {
/// libyaml's parser over a text that outlives it.
class EventSource
{
public:
    explicit EventSource(std::string_view text)
    {
        yaml_parser_initialize(&m_parser);
        // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): libyaml wants unsigned characters
        yaml_parser_set_input_string(&m_parser, reinterpret_cast<const unsigned char*>(text.data()),
                                     text.size());
    }
    ~EventSource()
    {
        yaml_event_delete(&m_event);
        yaml_parser_delete(&m_parser);
    }
    EventSource(const EventSource&) = delete;
    EventSource& operator=(const EventSource&) = delete;

    /// Steps to the next event; false when the text is at fault.
    [[nodiscard]] bool next()
    {
        yaml_event_delete(&m_event);
        return yaml_parser_parse(&m_parser, &m_event) == 1;
    }
    [[nodiscard]] const yaml_event_t& event() const { return m_event; }
    /// Reads @p count tokens, or what there is. Not to be mixed with next().
    [[nodiscard]] bool skipTokens(int count)
    {
        bool isReadable = true;
        for (bool isAtEnd = false; count > 0 && isReadable && !isAtEnd; --count) {
            yaml_token_t token;
            isReadable = yaml_parser_scan(&m_parser, &token) == 1;
            isAtEnd = isReadable && token.type == YAML_STREAM_END_TOKEN;
            if (isReadable)
                yaml_token_delete(&token);
        }
        return isReadable;
    }
    [[nodiscard]] const yaml_parser_t& parser() const { return m_parser; }

private:
    yaml_parser_t m_parser{};
    yaml_event_t m_event{};
};
} // namespace quotadeck::config
