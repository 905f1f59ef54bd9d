// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace quotadeck {
/// A sentence for people in English, with %1, %2, ... for its arguments: "queue %1 is draining". Written only as
/// QUOTADECK_TEXT() or QUOTADECK_COUNT_TEXT(): the extraction of texts for translation looks for these.
struct MessageTemplate
{
    const char* context; ///< groups templates for translators: "file"
    const char* text;
    const char* singular = nullptr; ///< English for a count of 1, of a template with %n
};

/// A template in @p context; both are string literals.
#define QUOTADECK_TEXT(context, text) (::quotadeck::MessageTemplate{context, text})
/// A template with a count, %n: QUOTADECK_COUNT_TEXT("sim", "%n pods wait", "%n pod waits").
#define QUOTADECK_COUNT_TEXT(context, text, singular) (::quotadeck::MessageTemplate{context, text, singular})

class MessageRenderer;

/// One sentence or part of it for people: a template and its arguments, or a text that another program or a person
/// wrote, which is shown as it is. Threading: a value.
class Message
{
public:
    /// The number that %n stands for and that chooses between singular and plural.
    struct Count
    {
        template <std::integral Number>
        explicit Count(Number number)
            : value(std::cmp_less(number, 0) ? 0 : static_cast<std::uint64_t>(number))
        {
        }

        std::uint64_t value;
    };

    /// A number with a unit, spelled in English: "1.5 GiB", "92.3 %". A language changes the decimal point alone.
    struct Figure
    {
        std::string english;
    };

    /// An empty message.
    Message() = default;

    /// A text that is shown as it is.
    Message(std::string verbatim) // NOLINT(google-explicit-constructor): every text is a message
    {
        if (!verbatim.empty())
            m_arguments.push_back({std::move(verbatim), 0, {}});
    }
    Message(std::string_view verbatim)
        : Message(std::string(verbatim)) { } // NOLINT(google-explicit-constructor)
    Message(const char* verbatim) : Message(std::string(verbatim)) { } // NOLINT(google-explicit-constructor)

    Message(Figure figure) { add(std::move(figure)); } // NOLINT(google-explicit-constructor)

    /// @param arguments of %1, %2, ...: texts, numbers, figures, messages; a Count is that of %n wherever it
    /// stands.
    template <typename... Arguments>
    Message(MessageTemplate form, Arguments&&... arguments) // NOLINT(google-explicit-constructor)
        : m_form(form)
    {
        m_arguments.reserve(sizeof...(arguments));
        (add(std::forward<Arguments>(arguments)), ...);
    }

    /// @p parts in a row, with @p separator between them: "a, b, c". Empty parts are left out.
    [[nodiscard]] static Message joined(std::vector<Message> parts, const char* separator = ", ");

    [[nodiscard]] bool isEmpty() const { return m_form.text == nullptr && m_arguments.empty(); }
    [[nodiscard]] std::string english() const;
    [[nodiscard]] std::string rendered(const MessageRenderer& renderer) const;

    friend bool operator==(const Message& left, const Message& right);
    /// An order by templates and arguments, for lists that need one; not that of an alphabet.
    friend std::strong_ordering operator<=>(const Message& left, const Message& right);

private:
    struct Argument
    {
        std::string text;
        std::int64_t number = 0;
        std::vector<Message> message; ///< one, or none: then it is the text or the number
        enum class Kind { Text, Number, Figure } kind = Kind::Text;
    };

    void add(std::string text) { m_arguments.push_back({std::move(text), 0, {}}); }
    void add(std::string_view text) { add(std::string(text)); }
    void add(const char* text) { add(std::string(text)); }
    void add(Message message) { m_arguments.push_back({{}, 0, {std::move(message)}}); }
    void add(Count count) { m_count = count.value; }
    void add(Figure figure)
    {
        m_arguments.push_back({std::move(figure.english), 0, {}, Argument::Kind::Figure});
    }
    template <std::integral Number>
    void add(Number number)
    {
        if (std::in_range<std::int64_t>(number))
            m_arguments.push_back({{}, static_cast<std::int64_t>(number), {}, Argument::Kind::Number});
        else
            add(std::to_string(number)); // such as an unlimited maximum of applications
    }

    MessageTemplate m_form{nullptr, nullptr};
    const char* m_separator = nullptr; ///< of joined(), whose parts are the arguments
    std::uint64_t m_count = 0; ///< of %n
    std::vector<Argument> m_arguments;
};

/// The text of a message, for reports that the command line writes in English and the window in its language.
using MessageText = std::string (*)(const Message& message);
[[nodiscard]] inline std::string englishText(const Message& message)
{
    return message.english();
}

/// Renders messages in a language.
class MessageRenderer
{
public:
    virtual ~MessageRenderer() = default;

    /// @p form with the places of its arguments, in the form for @p count of a template with %n.
    [[nodiscard]] virtual std::string text(const MessageTemplate& form, std::uint64_t count) const = 0;
    [[nodiscard]] virtual std::string number(std::int64_t value) const = 0;
    /// @p english: see Message::Figure.
    [[nodiscard]] virtual std::string figure(std::string english) const = 0;
};
} // namespace quotadeck
