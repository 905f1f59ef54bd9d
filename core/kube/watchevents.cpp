// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kube/watchevents.h"

#include <algorithm>
#include <array>
#include <optional>
#include <simdjson.h>
#include <utility>

namespace quotadeck::kube {
namespace {
constexpr int kUnknownFailure = 500;

/// The text @p key of @p parent; empty where there is none.
std::string_view textIn(const simdjson::dom::object& parent, std::string_view key)
{
    std::string_view text;
    if (parent.at_key(key).get(text) != simdjson::SUCCESS)
        return {};
    return text;
}

bool isObject(simdjson::dom::parser& parser, std::string_view json, simdjson::dom::object& object)
{
    return parser.parse(simdjson::padded_string(json)).get(object) == simdjson::SUCCESS;
}

tl::unexpected<Error> noJson()
{
    return fail(ErrorCode::Parse, {}, QUOTADECK_TEXT("kube", "the server's answer is no list of objects"));
}

/// @p json is the text of @p object.
Result<ApiObject> readObject(const simdjson::dom::object& object, std::string json)
{
    simdjson::dom::object metadata;
    if (object.at_key("metadata").get(metadata) != simdjson::SUCCESS || textIn(metadata, "name").empty())
        return fail(ErrorCode::Parse, {},
                    QUOTADECK_TEXT("kube", "an object in the server's answer has no name"));
    return ApiObject{std::string(textIn(metadata, "namespace")), std::string(textIn(metadata, "name")),
                     std::string(textIn(metadata, "uid")), std::string(textIn(metadata, "resourceVersion")),
                     std::move(json)};
}

/// A line of a watch, apart.
struct EventParts
{
    std::string type;
    std::string_view object; ///< its JSON, within the line
};

/// The object of an event is left as it is: reading and writing a large one would take the time of a frame.
std::optional<EventParts> takenApart(simdjson::ondemand::parser& parser, const simdjson::padded_string& line)
{
    simdjson::ondemand::document document;
    simdjson::ondemand::object event;
    if (parser.iterate(line).get(document) != simdjson::SUCCESS
        || document.get_object().get(event) != simdjson::SUCCESS)
        return std::nullopt;
    EventParts parts;
    for (auto entry : event) {
        simdjson::ondemand::field field;
        std::string_view key;
        if (std::move(entry).get(field) != simdjson::SUCCESS
            || field.unescaped_key().get(key) != simdjson::SUCCESS)
            return std::nullopt;
        if (key == "type") {
            std::string_view type;
            if (field.value().get_string().get(type) != simdjson::SUCCESS)
                return std::nullopt;
            parts.type = type;
        } else if (key == "object") {
            simdjson::ondemand::object object;
            if (field.value().get_object().get(object) != simdjson::SUCCESS
                || object.raw_json().get(parts.object) != simdjson::SUCCESS)
                return std::nullopt;
        }
    }
    return parts;
}

bool isNumber(std::string_view version)
{
    return !version.empty() && std::ranges::all_of(version, [](char c) { return c >= '0' && c <= '9'; });
}
} // namespace

ObjectKey keyOf(const ApiObject& object)
{
    return {object.nameSpace, object.name};
}

Result<ObjectPage> readObjectPage(std::string_view json)
{
    simdjson::dom::parser parser;
    simdjson::dom::object list;
    if (!isObject(parser, json, list))
        return noJson();
    simdjson::dom::object metadata;
    if (list.at_key("metadata").get(metadata) != simdjson::SUCCESS)
        return noJson();
    ObjectPage page;
    page.resourceVersion = textIn(metadata, "resourceVersion");
    page.continueToken = textIn(metadata, "continue");
    simdjson::dom::element items;
    if (list.at_key("items").get(items) != simdjson::SUCCESS)
        return noJson();
    if (items.is_null()) // a list of nothing, as some servers write it
        return page;
    simdjson::dom::array array;
    if (items.get(array) != simdjson::SUCCESS)
        return noJson();
    for (const auto item : array) {
        simdjson::dom::object object;
        if (item.get(object) != simdjson::SUCCESS)
            return noJson();
        auto read = readObject(object, simdjson::minify(object));
        if (!read)
            return tl::unexpected(read.error());
        page.objects.push_back(*std::move(read));
    }
    return page;
}

Result<WatchEvent> readWatchEvent(std::string_view line)
{
    static constexpr auto kKinds = std::to_array<std::pair<std::string_view, WatchEvent::Kind>>({
        {"ADDED", WatchEvent::Kind::Added},
        {"MODIFIED", WatchEvent::Kind::Modified},
        {"DELETED", WatchEvent::Kind::Deleted},
        {"BOOKMARK", WatchEvent::Kind::Bookmark},
        {"ERROR", WatchEvent::Kind::Error},
    });
    const simdjson::padded_string padded(line);
    simdjson::ondemand::parser splitter;
    const auto parts = takenApart(splitter, padded);
    simdjson::dom::parser parser;
    simdjson::dom::object object;
    if (!parts || parts->type.empty() || !isObject(parser, parts->object, object))
        return fail(ErrorCode::Parse, {}, QUOTADECK_TEXT("kube", "a line of the watch is no event"));
    const auto* const known
        = std::ranges::find(kKinds, parts->type, [](const auto& kind) { return kind.first; });
    if (known == kKinds.end())
        return fail(ErrorCode::Parse, {},
                    Message(QUOTADECK_TEXT("kube", "the watch has an event of the unknown type \"%1\""),
                            parts->type));
    WatchEvent read;
    read.kind = known->second;
    if (read.kind == WatchEvent::Kind::Bookmark) {
        if (simdjson::dom::object metadata; object.at_key("metadata").get(metadata) == simdjson::SUCCESS)
            read.object.resourceVersion = textIn(metadata, "resourceVersion");
    } else if (read.kind == WatchEvent::Kind::Error) {
        std::int64_t code = 0;
        if (object.at_key("code").get(code) != simdjson::SUCCESS)
            code = kUnknownFailure;
        read.failure = readFailure(static_cast<int>(code), parts->object);
    } else {
        auto sent = readObject(object, std::string(parts->object));
        if (!sent)
            return tl::unexpected(sent.error());
        read.object = *std::move(sent);
    }
    return read;
}

bool isUpTo(std::string_view version, std::string_view last)
{
    if (!isNumber(version) || !isNumber(last))
        return false;
    return version.size() != last.size() ? version.size() < last.size() : version <= last;
}
} // namespace quotadeck::kube
