// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"

#include "core/base/text.h"

#include <string_view>
#include <tuple>
#include <utility>

namespace quotadeck {
namespace {
class English final : public MessageRenderer
{
public:
    [[nodiscard]] std::string text(const MessageTemplate& form, std::uint64_t count) const override
    {
        return form.singular != nullptr && count == 1 ? form.singular : form.text;
    }
    [[nodiscard]] std::string number(std::int64_t value) const override { return std::to_string(value); }
    [[nodiscard]] std::string figure(std::string english) const override { return english; }
};

std::string_view textOf(const char* text)
{
    return text == nullptr ? std::string_view() : text;
}
} // namespace

Message Message::joined(std::vector<Message> parts, const char* separator)
{
    std::erase_if(parts, &Message::isEmpty);
    if (parts.size() == 1)
        return std::move(parts.front());
    Message row;
    row.m_separator = separator;
    for (Message& part : parts)
        row.add(std::move(part));
    return row;
}

std::string Message::english() const
{
    return rendered(English());
}

std::string Message::rendered(const MessageRenderer& renderer) const
{
    const auto argumentText = [&renderer](const Argument& argument) {
        if (!argument.message.empty())
            return argument.message.front().rendered(renderer);
        switch (argument.kind) {
        case Argument::Kind::Number:
            return renderer.number(argument.number);
        case Argument::Kind::Figure:
            return renderer.figure(argument.text);
        case Argument::Kind::Text:
            break;
        }
        return argument.text;
    };
    if (m_separator != nullptr) {
        std::string row;
        for (const Argument& part : m_arguments) {
            if (!row.empty())
                row += m_separator;
            row += argumentText(part);
        }
        return row;
    }
    if (m_form.text == nullptr)
        return m_arguments.empty() ? std::string() : argumentText(m_arguments.front());

    const std::string form = renderer.text(m_form, m_count);
    std::string result;
    // One pass: a "%1" in an argument is no place.
    for (std::size_t i = 0; i < form.size(); ++i) {
        const char next = form[i] == '%' && i + 1 < form.size() ? form[i + 1] : '\0';
        const auto place = static_cast<std::size_t>(next - '1');
        if (next == 'n' && m_form.singular != nullptr)
            result += std::in_range<std::int64_t>(m_count)
                ? renderer.number(static_cast<std::int64_t>(m_count))
                : std::to_string(m_count);
        else if (isDigit(next) && next != '0' && place < m_arguments.size())
            result += argumentText(m_arguments[place]);
        else {
            result += form[i];
            continue;
        }
        ++i;
    }
    return result;
}

bool operator==(const Message& left, const Message& right)
{
    return (left <=> right) == 0;
}

std::strong_ordering operator<=>(const Message& left, const Message& right)
{
    const auto key = [](const Message& message) {
        return std::tuple(textOf(message.m_form.context), textOf(message.m_form.text),
                          textOf(message.m_separator), message.m_count, message.m_arguments.size());
    };
    if (const auto order = key(left) <=> key(right); order != 0)
        return order;
    for (std::size_t i = 0; i < left.m_arguments.size(); ++i) {
        const Message::Argument& mine = left.m_arguments[i];
        const Message::Argument& other = right.m_arguments[i];
        if (const auto order = std::tie(mine.kind, mine.text, mine.number, mine.message)
                <=> std::tie(other.kind, other.text, other.number, other.message);
            order != 0)
            return order;
    }
    return std::strong_ordering::equal;
}
} // namespace quotadeck
