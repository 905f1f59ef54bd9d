// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/snapshot/jsonwrite.h"

#include "core/base/text.h"

#include <cmath>
#include <fmt/format.h>
#include <iterator>

namespace quotadeck::rest {
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

void JsonWriter::key(std::string_view name)
{
    separate();
    quote(name);
    m_text.push_back(':');
}

void JsonWriter::text(std::string_view value)
{
    separate();
    quote(value);
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
    // Texts end in a quote, so the last character tells where we are.
    if (!m_text.empty() && std::string_view("{[:").find(m_text.back()) == std::string_view::npos)
        m_text.push_back(',');
}

void JsonWriter::quote(std::string_view value)
{
    m_text.push_back('"');
    std::size_t at = 0;
    while (at < value.size()) {
        const char c = value[at];
        if (isPlain(c)) {
            m_text.push_back(c);
            ++at;
        } else if (const auto escape = shortEscape(c); !escape.empty()) {
            m_text.append(escape);
            ++at;
        } else if (static_cast<unsigned char>(c) < 0x80) {
            fmt::format_to(std::back_inserter(m_text), "\\u{:04x}", static_cast<unsigned>(c));
            ++at;
        } else if (const auto length = wellFormedUtf8Length(value.substr(at)); length > 0) {
            m_text.append(value.substr(at, length));
            at += length;
        } else {
            m_text.append("\xEF\xBF\xBD");
            ++at;
        }
    }
    m_text.push_back('"');
}

void write(JsonWriter& writer, std::string_view value)
{
    writer.text(value);
}

void write(JsonWriter& writer, bool value)
{
    writer.raw(value ? "true" : "false");
}

void write(JsonWriter& writer, std::int32_t value)
{
    writer.raw(fmt::format_int(value).c_str());
}

void write(JsonWriter& writer, std::int64_t value)
{
    writer.raw(fmt::format_int(value).c_str());
}

void write(JsonWriter& writer, std::uint64_t value)
{
    writer.raw(fmt::format_int(value).c_str());
}

void write(JsonWriter& writer, double value)
{
    writer.raw(std::isfinite(value) ? fmt::format("{}", value) : "null");
}

void write(JsonWriter& writer, const QueuePath& value)
{
    writer.text(value.text());
}

void write(JsonWriter& writer, const Resource& value)
{
    writer.beginObject();
    for (const auto& entry : value.entries()) {
        writer.key(entry.type.name());
        write(writer, entry.value);
    }
    writer.endObject();
}
} // namespace quotadeck::rest
