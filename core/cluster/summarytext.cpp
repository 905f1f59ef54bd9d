// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/summaryfields.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <fmt/format.h>
#include <optional>
#include <string>

namespace quotadeck::cluster {
namespace {
constexpr std::size_t kNone = std::string_view::npos;

struct TextField
{
    std::string_view name;
    std::string_view value;
};

bool isLetter(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

/// The name at the start of @p text if ": " follows it; else empty.
std::string_view nameAt(std::string_view text)
{
    const auto* const end = std::ranges::find_if_not(text, isLetter);
    const auto length = static_cast<std::size_t>(end - text.begin());
    return text.substr(length).starts_with(": ") ? text.substr(0, length) : std::string_view();
}

/// Takes the next "Name: value" off @p text. A value reaches to the next ", Name: ", so that texts with commas or
/// colons stay whole.
std::optional<TextField> takeField(std::string_view& text)
{
    const std::string_view name = nameAt(text);
    if (name.empty())
        return std::nullopt;
    text.remove_prefix(name.size() + 2);
    std::size_t end = text.find(", ");
    while (end != kNone && nameAt(text.substr(end + 2)).empty())
        end = text.find(", ", end + 1);
    const TextField field{name, text.substr(0, end)};
    text.remove_prefix(end == kNone ? text.size() : end + 2);
    return field;
}

constexpr std::string_view kWantedAmounts
    = "TrackedResource{type:resource=amount,...}; the line may be cut off";

/// Reads the number at the start of @p text and takes it off.
std::optional<std::int64_t> takeNumber(std::string_view& text)
{
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc())
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

/// Takes one "m5.large:memory=10" with the "," or "}" behind it. Only a number that such a mark follows ends an
/// entry, and the last ":" before it separates the types: instance types may hold all of these characters (SUM-6).
bool takeAmount(std::string_view& text, ResourceHistory& history)
{
    std::size_t colon = kNone;
    std::size_t from = 0; // each character is looked at once, whatever the line
    for (std::size_t sign = text.find('='); sign != kNone; sign = text.find('=', sign + 1)) {
        const std::size_t found = text.substr(from, sign - from).rfind(':');
        colon = found == kNone ? colon : from + found;
        from = sign;
        std::string_view rest = text.substr(sign + 1);
        const auto number = takeNumber(rest);
        if (!number || colon == kNone || (!rest.starts_with(',') && !rest.starts_with('}')))
            continue;
        history[std::string(text.substr(0, colon))].set(text.substr(colon + 1, sign - colon - 1), *number);
        text = rest;
        return true;
    }
    return false;
}

/// Takes "a:memory=1,b:vcore=2}" off @p text.
bool takeTracked(std::string_view& text, ResourceHistory& history)
{
    bool isLast = text.starts_with('}');
    while (!isLast) {
        if (!takeAmount(text, history))
            return false;
        isLast = text.starts_with('}');
        if (!isLast)
            text.remove_prefix(1);
    }
    text.remove_prefix(1);
    return true;
}

/// Reads "memory:1 vcore:2".
bool readPairs(std::string_view pairs, Resource& resource)
{
    while (!pairs.empty()) {
        const std::size_t space = std::min(pairs.find(' '), pairs.size());
        const std::size_t colon = pairs.substr(0, space).rfind(':');
        if (colon == kNone)
            return false;
        std::string_view digits = pairs.substr(colon + 1, space - colon - 1);
        const auto number = takeNumber(digits);
        if (!number || !digits.empty())
            return false;
        resource.set(pairs.substr(0, colon), *number);
        pairs.remove_prefix(std::min(space + 1, pairs.size()));
    }
    return true;
}

/// Takes "a:map[memory:1 vcore:2] b:map[]]" off @p text, the notation of a version between the two others.
bool takeMap(std::string_view& text, ResourceHistory& history)
{
    constexpr std::string_view kInner = ":map[";
    while (!text.starts_with(']')) {
        const std::size_t inner = text.find(kInner);
        const std::size_t end = text.find(']', inner == kNone ? 0 : inner);
        if (inner == kNone || end == kNone)
            return false;
        const std::size_t pairs = inner + kInner.size();
        if (!readPairs(text.substr(pairs, end - pairs), history[std::string(text.substr(0, inner))]))
            return false;
        text.remove_prefix(end + 1);
        if (text.starts_with(' '))
            text.remove_prefix(1);
    }
    text.remove_prefix(1);
    return true;
}

/// Where the usage named @p name goes; null for other fields.
ResourceHistory* historyOf(std::string_view name, ApplicationSummary& summary)
{
    if (name == "ResourceUsage")
        return &summary.usage.used;
    if (name == "PreemptedResource")
        return &summary.usage.preempted;
    return name == "PlaceholderResource" ? &summary.usage.placeholder : nullptr;
}

/// Leaves in @p field what follows the amounts.
Status readHistory(TextField& field, ResourceHistory& history)
{
    constexpr std::string_view kTracked = "TrackedResource{";
    constexpr std::string_view kMap = "map[";
    bool isRead = false;
    if (field.value.starts_with(kTracked)) {
        field.value.remove_prefix(kTracked.size());
        isRead = takeTracked(field.value, history);
    } else if (field.value.starts_with(kMap)) {
        field.value.remove_prefix(kMap.size());
        isRead = takeMap(field.value, history);
    }
    if (!isRead)
        return wrongField(field.name, kWantedAmounts);
    return {};
}

/// Where the brace closes that was opened before @p value.
std::size_t closingBrace(std::string_view value)
{
    int depth = 0;
    for (std::size_t i = 0; i < value.size(); ++i) {
        depth += value[i] == '{' ? 1 : 0;
        if (value[i] == '}' && depth-- == 0)
            return i;
    }
    return kNone;
}

Status readTime(const TextField& field, std::optional<std::chrono::milliseconds>& target)
{
    std::string_view digits = field.value;
    const auto time = takeNumber(digits);
    if (!time || !digits.empty())
        return wrongField(field.name, "milliseconds since 1970");
    if (*time != kNeverStarted)
        target = std::chrono::milliseconds(*time);
    return {};
}

/// Reads a field that is no usage; `isKnown` tells whether it belongs to a summary.
Status readPlain(const TextField& field, ApplicationSummary& summary, bool& isKnown)
{
    isKnown = true;
    if (field.name == "SubmissionTime")
        return readTime(field, summary.submitted);
    if (field.name == "StartTime")
        return readTime(field, summary.started);
    if (field.name == "FinishTime")
        return readTime(field, summary.finished);
    if (field.name == "ApplicationID")
        summary.id = ApplicationId(field.value);
    else if (field.name == "User")
        summary.user = UserName(field.value);
    else if (field.name == "Queue")
        summary.queue = QueuePath(field.value);
    else if (field.name == "State")
        summary.state = field.value;
    else if (field.name == "RmID")
        summary.rmId = field.value;
    else
        isKnown = false;
    return {};
}

/// Reads one field; `isLast` becomes true where the summary closes behind it.
Status readField(TextField field, ApplicationSummary& summary, bool& isKnown, bool& isLast)
{
    if (ResourceHistory* history = historyOf(field.name, summary)) {
        isKnown = true;
        Status status = readHistory(field, *history);
        isLast = field.value.starts_with('}');
        return status;
    }
    const std::size_t end = closingBrace(field.value);
    isLast = end != kNone;
    field.value = field.value.substr(0, end);
    return readPlain(field, summary, isKnown);
}
} // namespace

tl::unexpected<Error> wrongField(std::string_view field, std::string_view wanted)
{
    return fail(ErrorCode::Parse, std::string(field), fmt::format("{} must be {}", field, wanted));
}

Result<ApplicationSummary> readTextSummary(std::string_view text)
{
    const bool hasBrace = text.starts_with('{');
    text.remove_prefix(hasBrace ? 1 : 0);
    ApplicationSummary summary;
    bool hasAny = false;
    bool isClosed = false;
    while (!isClosed) {
        const auto field = takeField(text);
        if (!field)
            break;
        bool isKnown = false;
        if (Status status = readField(*field, summary, isKnown, isClosed); !status)
            return tl::unexpected(std::move(status).error());
        hasAny = hasAny || isKnown;
    }
    if (!hasAny)
        return fail(ErrorCode::Parse, {}, "the summary has none of the known fields");
    if (hasBrace && !isClosed)
        return fail(ErrorCode::Parse, {}, "the summary has no end: the line is cut off");
    return summary;
}
} // namespace quotadeck::cluster
