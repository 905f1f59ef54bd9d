// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/snapshot/jsonwrite.h"

#include "core/base/jsontext.h"

#include <cmath>
#include <fmt/format.h>
#include <iterator>

namespace quotadeck::rest {
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
    // Texts end in a quote, so the last character shows the position.
    if (!m_text.empty() && std::string_view("{[:").find(m_text.back()) == std::string_view::npos)
        m_text.push_back(',');
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
