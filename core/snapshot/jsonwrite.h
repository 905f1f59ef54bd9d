// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/jsontext.h"
#include "core/base/queuepath.h"
#include "core/base/strongid.h"
#include "core/resource/resource.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Shared by all writers of the scheduler's REST form, which are in this folder and in those of what they write.
namespace quotadeck::rest {
/// Writes the scheduler's REST form, whose keys are sorted. A type of this namespace, so that the overloads of write()
/// for it are found wherever they are declared.
class JsonWriter : public quotadeck::JsonWriter
{
};

void write(JsonWriter& writer, std::string_view value);
void write(JsonWriter& writer, bool value);
void write(JsonWriter& writer, std::int32_t value);
void write(JsonWriter& writer, std::int64_t value);
void write(JsonWriter& writer, std::uint64_t value);
void write(JsonWriter& writer, double value); ///< null for what JSON has no number for
void write(JsonWriter& writer, const QueuePath& value);
void write(JsonWriter& writer, const Resource& value);

template <typename Tag>
void write(JsonWriter& writer, const StrongId<Tag>& value)
{
    writer.text(value.text());
}

/// Nothing is null.
template <typename T>
void write(JsonWriter& writer, const std::optional<T>& value)
{
    if (value)
        write(writer, *value);
    else
        writer.raw("null");
}

template <typename T>
void write(JsonWriter& writer, const std::vector<T>& values)
{
    writer.beginArray();
    for (const auto& value : values)
        write(writer, value);
    writer.endArray();
}

inline std::string_view keyText(const std::string& key)
{
    return key;
}

template <typename Tag>
std::string_view keyText(const StrongId<Tag>& key)
{
    return key.text();
}

template <typename Key, typename T>
void write(JsonWriter& writer, const std::map<Key, T>& values)
{
    writer.beginObject();
    for (const auto& [key, value] : values) {
        writer.key(keyText(key));
        write(writer, value);
    }
    writer.endObject();
}

/// True for what REST-7 leaves out: zero, false, "" and whatever has no entries. Zero amounts are entries.
template <typename T>
[[nodiscard]] bool isEmptyField(const T& value)
{
    if constexpr (requires { value.empty(); })
        return value.empty();
    else if constexpr (requires { value.isEmpty(); })
        return value.isEmpty();
    else
        return value == T{};
}

template <typename T>
[[nodiscard]] bool isEmptyField(const std::optional<T>& value)
{
    return !value.has_value();
}

[[nodiscard]] inline bool isEmptyField(const std::optional<Resource>& value)
{
    return !value || value->entries().empty();
}

/// @p value as one JSON text.
template <typename T>
[[nodiscard]] std::string toJson(const T& value)
{
    JsonWriter writer;
    write(writer, value);
    return writer.take();
}
} // namespace quotadeck::rest
