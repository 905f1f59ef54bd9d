// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ugm/trace.h"

#include "core/snapshot/restjson.h"

#include <algorithm>
#include <array>
#include <simdjson.h>
#include <utility>

namespace quotadeck::ugm {
namespace {
using simdjson::SUCCESS;
using simdjson::dom::element;
using simdjson::dom::object;
using Kind = TraceStep::Kind;

constexpr std::array<std::pair<Kind, std::string_view>, 7> kKinds = {{
    {Kind::Config, "config"},
    {Kind::TryIncrease, "tryIncrease"},
    {Kind::Increase, "increase"},
    {Kind::Decrease, "decrease"},
    {Kind::Headroom, "headroom"},
    {Kind::CanRun, "canRun"},
    {Kind::Usage, "usage"},
}};

/// @p wanted has the key as its argument.
tl::unexpected<Error> wrong(std::string_view key, const MessageTemplate& wanted)
{
    return fail(ErrorCode::Parse, std::string(key), Message(wanted, key));
}

Result<std::string> readText(const object& fields, std::string_view key)
{
    std::string_view text;
    if (fields[key].get(text) != SUCCESS)
        return wrong(key, QUOTADECK_TEXT("ugm", "\"%1\" must be a text"));
    return std::string(text);
}

Result<std::optional<Resource>> readAmounts(std::string_view key, element value)
{
    if (value.is_null())
        return std::nullopt;
    object amounts;
    if (value.get(amounts) != SUCCESS)
        return wrong(key, QUOTADECK_TEXT("ugm", "\"%1\" must be an object of whole numbers, or null"));
    Resource result;
    for (const auto& [type, amount] : amounts) {
        std::int64_t number = 0;
        if (amount.get(number) != SUCCESS)
            return wrong(key, QUOTADECK_TEXT("ugm", "\"%1\" must be an object of whole numbers, or null"));
        result.set(type, number);
    }
    return result;
}

Status readGroups(const object& fields, std::vector<GroupName>& groups)
{
    element value;
    if (fields["groups"].get(value) != SUCCESS || value.is_null())
        return {};
    simdjson::dom::array names;
    if (value.get(names) != SUCCESS)
        return wrong("groups", QUOTADECK_TEXT("ugm", "\"%1\" must be a list of texts"));
    for (const element name : names) {
        std::string_view text;
        if (name.get(text) != SUCCESS)
            return wrong("groups", QUOTADECK_TEXT("ugm", "\"%1\" must be a list of texts"));
        groups.emplace_back(text);
    }
    return {};
}

/// Moves what was read into @p target.
template <typename Value, typename Target>
Status put(Result<Value> value, Target& target)
{
    if (!value)
        return tl::unexpected(std::move(value).error());
    target = Target(*std::move(value));
    return {};
}

Status readApplication(const object& fields, TraceStep& step)
{
    Status status = put(readText(fields, "queue"), step.queue);
    if (status)
        status = put(readText(fields, "app"), step.app);
    if (status)
        status = put(readText(fields, "user"), step.user.user);
    if (status)
        status = readGroups(fields, step.user.groups);
    return status;
}

Status readUsageArgument(const object& fields, TraceStep& step)
{
    element amounts;
    if (fields["usage"].get(amounts) != SUCCESS)
        return wrong("usage", QUOTADECK_TEXT("ugm", "\"%1\" must be an object of whole numbers, or null"));
    if (Status status = put(readAmounts("usage", amounts), step.usage); !status)
        return status;
    bool isRemoved = false;
    if (element flag; fields["removeApp"].get(flag) == SUCCESS && flag.get(isRemoved) != SUCCESS)
        return wrong("removeApp", QUOTADECK_TEXT("ugm", "\"%1\" must be true or false"));
    step.removal = isRemoved ? AppRemoval::Remove : AppRemoval::Keep;
    return {};
}

Status readArguments(const object& fields, TraceStep& step)
{
    switch (step.kind) {
    case Kind::Usage:
        return {};
    case Kind::Config:
        return put(readText(fields, "yaml"), step.yaml);
    case Kind::Headroom:
    case Kind::CanRun:
        return readApplication(fields, step);
    case Kind::TryIncrease:
    case Kind::Increase:
    case Kind::Decrease:
        break;
    }
    if (Status status = readApplication(fields, step); !status)
        return status;
    return readUsageArgument(fields, step);
}

/// The key under which the verdict of an operation is expected; empty for one without.
std::string_view verdictKey(Kind kind)
{
    switch (kind) {
    case Kind::Config:
        return "accepted";
    case Kind::TryIncrease:
        return "allowed";
    case Kind::CanRun:
        return "canRun";
    case Kind::Increase:
    case Kind::Decrease:
    case Kind::Headroom:
    case Kind::Usage:
        break;
    }
    return {};
}

/// A misspelled expectation would be met by every answer.
Status checkExpectedKeys(const object& expected, Kind kind)
{
    for (const auto& [key, value] : expected) {
        const bool isKnown = key == verdictKey(kind) || (kind == Kind::Headroom && key == "headroom")
            || (kind == Kind::Usage && (key == "users" || key == "groups"));
        if (!isKnown)
            return fail(ErrorCode::Parse, std::string(key),
                        Message(QUOTADECK_TEXT("ugm", "%2 has no answer \"%1\""), key, traceName(kind)));
    }
    return {};
}

Status readExpectation(const object& fields, TraceStep& step)
{
    object expected;
    element value;
    if (fields["expect"].get(value) != SUCCESS || value.is_null())
        return {};
    if (value.get(expected) != SUCCESS)
        return wrong("expect", QUOTADECK_TEXT("ugm", "\"%1\" must be an object"));
    if (Status status = checkExpectedKeys(expected, step.kind); !status)
        return status;
    const std::string_view key = verdictKey(step.kind);
    if (!key.empty() && expected[key].get(value) == SUCCESS) {
        bool verdict = false;
        if (value.get(verdict) != SUCCESS)
            return wrong(key, QUOTADECK_TEXT("ugm", "\"%1\" must be true or false"));
        step.expect.verdict = verdict;
    }
    Status status;
    if (step.kind == Kind::Headroom && expected["headroom"].get(value) == SUCCESS)
        status = put(readAmounts("headroom", value), step.expect.headroom.emplace());
    if (step.kind != Kind::Usage)
        return status;
    if (expected["users"].get(value) == SUCCESS)
        status = put(rest::readUsers(simdjson::minify(value)), step.expect.users.emplace());
    if (status && expected["groups"].get(value) == SUCCESS)
        status = put(rest::readGroups(simdjson::minify(value)), step.expect.groups.emplace());
    return status;
}
} // namespace

std::string_view traceName(TraceStep::Kind kind)
{
    return std::ranges::find(kKinds, kind, &std::pair<Kind, std::string_view>::first)->second;
}

Result<TraceStep> readTraceStep(std::string_view json)
{
    if (json.empty()) // the parser may not be given a view of nothing
        return fail(ErrorCode::Parse, {}, QUOTADECK_TEXT("ugm", "no JSON: the text is empty"));
    simdjson::dom::parser parser;
    element root;
    if (const auto error = parser.parse(json.data(), json.size()).get(root); error != SUCCESS)
        return fail(ErrorCode::Parse, {},
                    Message(QUOTADECK_TEXT("ugm", "no JSON: %1"), simdjson::error_message(error)));
    object fields;
    if (root.get(fields) != SUCCESS)
        return fail(ErrorCode::Parse, {},
                    QUOTADECK_TEXT("ugm", "an operation must be an object with \"op\""));
    const auto name = readText(fields, "op");
    if (!name)
        return tl::unexpected(name.error());
    const auto kind = std::ranges::find(kKinds, *name, &std::pair<Kind, std::string_view>::second);
    if (kind == kKinds.end())
        return wrong(
            "op",
            QUOTADECK_TEXT(
                "ugm", "\"%1\" must be config, tryIncrease, increase, decrease, headroom, canRun or usage"));

    TraceStep step;
    step.kind = kind->first;
    if (Status status = readArguments(fields, step); !status)
        return tl::unexpected(status.error());
    if (Status status = readExpectation(fields, step); !status)
        return tl::unexpected(status.error());
    return step;
}
} // namespace quotadeck::ugm
