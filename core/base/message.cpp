// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"

#include "core/base/text.h"

#include <cstring>

namespace quotadeck {
namespace {
class English final : public MessageRenderer
{
public:
    [[nodiscard]] std::string text(const MessageTemplate& form, std::int64_t count) const override
    {
        return form.singular != nullptr && count == 1 ? form.singular : form.text;
    }
    [[nodiscard]] std::string number(std::int64_t value) const override { return std::to_string(value); }
};

bool areEqual(const char* left, const char* right)
{
    return left == right || (left != nullptr && right != nullptr && std::strcmp(left, right) == 0);
}
} // namespace

std::string Message::english() const
{
    return rendered(English());
}

std::string Message::rendered(const MessageRenderer& renderer) const
{
    const auto argumentText = [&renderer](const Argument& argument) {
        if (!argument.message.empty())
            return argument.message.front().rendered(renderer);
        return argument.isNumber ? renderer.number(argument.number) : argument.text;
    };
    if (m_form.text == nullptr)
        return m_arguments.empty() ? std::string() : m_arguments.front().text;

    const std::string form = renderer.text(m_form, m_count);
    std::string result;
    // One pass: a "%1" in an argument is no place.
    for (std::size_t i = 0; i < form.size(); ++i) {
        const char next = form[i] == '%' && i + 1 < form.size() ? form[i + 1] : '\0';
        const auto place = static_cast<std::size_t>(next - '1');
        if (next == 'n' && m_form.singular != nullptr)
            result += renderer.number(m_count);
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
    return areEqual(left.m_form.context, right.m_form.context)
        && areEqual(left.m_form.text, right.m_form.text) && left.m_count == right.m_count
        && left.m_arguments == right.m_arguments;
}
} // namespace quotadeck
