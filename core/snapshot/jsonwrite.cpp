// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/snapshot/jsonwrite.h"

#include <cmath>
#include <fmt/format.h>

namespace quotadeck::rest {
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
