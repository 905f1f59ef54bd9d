// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/summaryfields.h"

#include <charconv>
#include <cstdint>
#include <fmt/format.h>
#include <optional>
#include <string>

namespace quotadeck::cluster {
namespace {
using simdjson::dom::element;

Status readText(std::string_view key, element value, std::string& target)
{
    std::string_view text;
    if (value.get(text) != simdjson::SUCCESS)
        return wrongField(key, "a text");
    target = text;
    return {};
}

template <typename Id>
Status readId(std::string_view key, element value, Id& target)
{
    std::string text;
    Status status = readText(key, value, text);
    target = Id(std::move(text));
    return status;
}

/// Milliseconds as a number, or as digits in a text; a time that never was is left out.
Status readTime(std::string_view key, element value, std::optional<std::chrono::milliseconds>& target)
{
    std::int64_t time = 0;
    std::string_view text;
    if (value.get(text) == simdjson::SUCCESS) {
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), time);
        if (error != std::errc() || end != text.data() + text.size())
            return wrongField(key, "milliseconds since 1970");
    } else if (value.get(time) != simdjson::SUCCESS) {
        return wrongField(key, "milliseconds since 1970");
    }
    if (time != kNeverStarted)
        target = std::chrono::milliseconds(time);
    return {};
}

/// The object in @p value, or the one that it only wraps. A wrapper's name is no instance or resource type that
/// holds an object.
std::optional<simdjson::dom::object> objectIn(element value, std::string_view wrapper)
{
    simdjson::dom::object object;
    if (value.get(object) != simdjson::SUCCESS)
        return std::nullopt;
    simdjson::dom::object inner;
    return object[wrapper].get(inner) == simdjson::SUCCESS ? inner : object;
}

Status readHistory(std::string_view key, element value, ResourceHistory& target)
{
    constexpr std::string_view kWanted = "an object of amounts by instance type and resource type";
    const auto instances = objectIn(value, "TrackedResourceMap");
    if (!instances)
        return wrongField(key, kWanted);
    for (const auto& [instanceType, amounts] : *instances) {
        const auto types = objectIn(amounts, "Resources");
        if (!types)
            return wrongField(key, kWanted);
        Resource& resource = target[std::string(instanceType)];
        for (const auto& [type, amount] : *types) {
            std::int64_t number = 0;
            if (amount.get(number) != simdjson::SUCCESS)
                return wrongField(key, kWanted);
            resource.set(type, number);
        }
    }
    return {};
}

/// Reads one field; `isKnown` tells whether it belongs to a summary.
Status readField(std::string_view key, element value, ApplicationSummary& summary, bool& isKnown)
{
    isKnown = true;
    if (key == "appID" || key == "appId" || key == "applicationID")
        return readId(key, value, summary.id);
    if (key == "submissionTime")
        return readTime(key, value, summary.submitted);
    if (key == "startTime")
        return readTime(key, value, summary.started);
    if (key == "finishTime")
        return readTime(key, value, summary.finished);
    if (key == "user")
        return readId(key, value, summary.user);
    if (key == "queue")
        return readId(key, value, summary.queue);
    if (key == "state")
        return readText(key, value, summary.state);
    if (key == "rmID")
        return readText(key, value, summary.rmId);
    if (key == "resourceUsage")
        return readHistory(key, value, summary.usage.used);
    if (key == "preemptedResource")
        return readHistory(key, value, summary.usage.preempted);
    if (key == "placeholderResource")
        return readHistory(key, value, summary.usage.placeholder);
    isKnown = false;
    return {};
}
} // namespace

Result<ApplicationSummary> readJsonSummary(simdjson::dom::object fields)
{
    ApplicationSummary summary;
    bool hasAny = false;
    for (const auto& [key, value] : fields) {
        if (value.is_null())
            continue;
        bool isKnown = false;
        if (Status status = readField(key, value, summary, isKnown); !status)
            return tl::unexpected(std::move(status).error());
        hasAny = hasAny || isKnown;
    }
    if (!hasAny)
        return fail(ErrorCode::Parse, {}, "the summary has none of the known fields");
    return summary;
}
} // namespace quotadeck::cluster
