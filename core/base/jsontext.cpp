// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/jsontext.h"

#include "core/base/text.h"

#include <fmt/format.h>
#include <iterator>

namespace quotadeck {
namespace {
std::string_view shortEscape(char c)
{
    switch (c) {
    case '"':
        return "\\\"";
    case '\\':
        return "\\\\";
    case '\b':
        return "\\b";
    case '\f':
        return "\\f";
    case '\n':
        return "\\n";
    case '\r':
        return "\\r";
    case '\t':
        return "\\t";
    default:
        return {};
    }
}

bool isPlain(char c)
{
    return c >= 0x20 && c <= 0x7E && c != '"' && c != '\\';
}
} // namespace

void appendJsonQuoted(std::string& out, std::string_view text)
{
    out.push_back('"');
    std::size_t at = 0;
    while (at < text.size()) {
        const char c = text[at];
        if (isPlain(c)) {
            out.push_back(c);
            ++at;
        } else if (const auto escape = shortEscape(c); !escape.empty()) {
            out.append(escape);
            ++at;
        } else if (static_cast<unsigned char>(c) < 0x80) {
            fmt::format_to(std::back_inserter(out), "\\u{:04x}", static_cast<unsigned>(c));
            ++at;
        } else if (const auto length = wellFormedUtf8Length(text.substr(at)); length > 0) {
            out.append(text.substr(at, length));
            at += length;
        } else {
            out.append("\xEF\xBF\xBD");
            ++at;
        }
    }
    out.push_back('"');
}

std::string jsonQuoted(std::string_view text)
{
    std::string out;
    out.reserve(text.size() + 2);
    appendJsonQuoted(out, text);
    return out;
}

std::string jsonObject(std::initializer_list<std::pair<std::string_view, std::string>> members)
{
    std::string out = "{";
    for (const auto& [key, value] : members) {
        if (value.empty())
            continue;
        if (out.size() > 1)
            out += ',';
        out += '"';
        out += key;
        out += "\":";
        out += value;
    }
    return out + "}";
}

void JsonWriter::key(std::string_view name)
{
    separate();
    appendJsonQuoted(m_text, name);
    m_text.push_back(':');
}

void JsonWriter::text(std::string_view value)
{
    separate();
    appendJsonQuoted(m_text, value);
}

void JsonWriter::raw(std::string_view json)
{
    separate();
    m_text.append(json);
}

void JsonWriter::open(char bracket)
{
    separate();
    m_text.push_back(bracket);
}

void JsonWriter::separate()
{
    // Texts end in a quote, so the last character shows whether this is the first value in the brackets.
    if (!m_text.empty() && std::string_view("{[:").find(m_text.back()) == std::string_view::npos)
        m_text.push_back(',');
}
} // namespace quotadeck
