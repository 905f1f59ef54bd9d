// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

/// Writing JSON: quoted texts, objects and arrays put together from parts, and a writer for large values.
namespace quotadeck {
/// Appends @p text to @p out as a JSON string with its quotes. Control characters are escaped; a byte that is not
/// UTF-8 becomes U+FFFD, so that the result is valid JSON whatever the text.
void appendJsonQuoted(std::string& out, std::string_view text);

/// @p text as appendJsonQuoted() writes it.
[[nodiscard]] std::string jsonQuoted(std::string_view text);

/// A JSON object of @p members in their order. Values are JSON already; a member with an empty value is left out. Keys are
/// written as they are.
[[nodiscard]] std::string jsonObject(std::initializer_list<std::pair<std::string_view, std::string>> members);

/// A JSON array of write(item) for each item.
template <typename Items, typename Write>
[[nodiscard]] std::string jsonArray(const Items& items, Write write)
{
    std::string out = "[";
    for (const auto& item : items) {
        if (out.size() > 1)
            out += ',';
        out += write(item);
    }
    return out + "]";
}

/// The same, but empty without items, so that the member of an object is left out.
template <typename Items, typename Write>
[[nodiscard]] std::string jsonArrayOrNothing(const Items& items, Write write)
{
    return std::empty(items) ? std::string() : jsonArray(items, write);
}

/// Writes one JSON value step by step, without white space, where a text is too large to be put together from parts. The
/// caller keeps begin and end in pairs.
class JsonWriter
{
public:
    void beginObject() { open('{'); }
    void endObject() { m_text.push_back('}'); }
    void beginArray() { open('['); }
    void endArray() { m_text.push_back(']'); }
    void key(std::string_view name);
    void text(std::string_view value);
    /// A value that is JSON already: a number, a word, the output of another writer.
    void raw(std::string_view json);

    [[nodiscard]] std::string take() { return std::move(m_text); }

private:
    void open(char bracket);
    void separate();

    std::string m_text;
};
} // namespace quotadeck
