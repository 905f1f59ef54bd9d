// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/usage/summaryreader.h"

#include "core/base/result.h"
#include "core/usage/summary.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <fmt/format.h>
#include <optional>
#include <simdjson.h>
#include <string>
#include <string_view>

namespace quotadeck::usage {
namespace {
/// "@p field must be @p wanted", at @p field.
[[nodiscard]] tl::unexpected<Error> wrongField(std::string_view field, Message wanted);

/// A summary written as JSON fields (servers until 1.4 and the design document).
[[nodiscard]] Result<ApplicationSummary> readJsonSummary(simdjson::dom::object fields);

/// A summary written as "ApplicationID: A, SubmissionTime: N, ..." (servers since 1.5), with or without the brace
/// before it and whatever follows.
[[nodiscard]] Result<ApplicationSummary> readTextSummary(std::string_view text);

using simdjson::dom::element;

Status readText(std::string_view key, element value, std::string& target)
{
    std::string_view text;
    if (value.get(text) != simdjson::SUCCESS)
        return wrongField(key, QUOTADECK_TEXT("usage", "a text"));
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

/// A time that never was is left out. One far off is that of a damaged line.
Status setTime(std::string_view key, std::int64_t time, std::optional<std::chrono::milliseconds>& target)
{
    constexpr std::int64_t kYear2100 = 4'102'444'800'000;
    if (time == kNeverStarted)
        return {};
    if (time < 0 || time > kYear2100)
        return wrongField(key,
                          QUOTADECK_TEXT("usage", "a time from 1970 to 2100, in milliseconds since 1970"));
    target = std::chrono::milliseconds(time);
    return {};
}

/// Milliseconds as a number, or as digits in a text; a time that never was is left out.
Status readTime(std::string_view key, element value, std::optional<std::chrono::milliseconds>& target)
{
    std::int64_t time = 0;
    std::string_view text;
    if (value.get(text) == simdjson::SUCCESS) {
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), time);
        if (error != std::errc() || end != text.data() + text.size())
            return wrongField(key, QUOTADECK_TEXT("usage", "milliseconds since 1970"));
    } else if (value.get(time) != simdjson::SUCCESS) {
        return wrongField(key, QUOTADECK_TEXT("usage", "milliseconds since 1970"));
    }
    return setTime(key, time, target);
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
    constexpr MessageTemplate kWanted
        = QUOTADECK_TEXT("usage", "an object of amounts by instance type and resource type");
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

/// Reads one field; `isKnown`: it belongs to a summary.
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

Result<ApplicationSummary> readJsonSummary(simdjson::dom::object fields)
{
    ApplicationSummary summary;
    summary.hasUsed = false;
    summary.hasPreempted = false;
    summary.hasPlaceholders = false;
    bool hasAny = false;
    for (const auto& [key, value] : fields) {
        summary.hasUsed = summary.hasUsed || key == "resourceUsage";
        summary.hasPreempted = summary.hasPreempted || key == "preemptedResource";
        summary.hasPlaceholders = summary.hasPlaceholders || key == "placeholderResource";
        if (value.is_null()) // an empty map of the scheduler
            continue;
        bool isKnown = false;
        if (Status status = readField(key, value, summary, isKnown); !status)
            return tl::unexpected(std::move(status).error());
        hasAny = hasAny || isKnown;
    }
    if (!hasAny)
        return fail(ErrorCode::Parse, {},
                    QUOTADECK_TEXT("usage", "the summary has none of the known fields"));
    return summary;
}

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

constexpr MessageTemplate kWantedAmounts
    = QUOTADECK_TEXT("usage", "TrackedResource{type:resource=amount,...}; the line may be cut off");

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

/// Where the usage named @p name goes, which @p summary has from now on; null for other fields.
ResourceHistory* historyOf(std::string_view name, ApplicationSummary& summary)
{
    if (name == "ResourceUsage") {
        summary.hasUsed = true;
        return &summary.usage.used;
    }
    if (name == "PreemptedResource") {
        summary.hasPreempted = true;
        return &summary.usage.preempted;
    }
    if (name == "PlaceholderResource") {
        summary.hasPlaceholders = true;
        return &summary.usage.placeholder;
    }
    return nullptr;
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
        return wrongField(field.name, QUOTADECK_TEXT("usage", "milliseconds since 1970"));
    return setTime(field.name, *time, target);
}

/// Reads a field that is no usage; `isKnown`: it belongs to a summary.
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

tl::unexpected<Error> wrongField(std::string_view field, Message wanted)
{
    return fail(ErrorCode::Parse, std::string(field),
                Message(QUOTADECK_TEXT("usage", "%1 must be %2"), field, std::move(wanted)));
}

Result<ApplicationSummary> readTextSummary(std::string_view text)
{
    const bool hasBrace = text.starts_with('{');
    text.remove_prefix(hasBrace ? 1 : 0);
    ApplicationSummary summary;
    summary.hasUsed = false;
    summary.hasPreempted = false;
    summary.hasPlaceholders = false;
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
        return fail(ErrorCode::Parse, {},
                    QUOTADECK_TEXT("usage", "the summary has none of the known fields"));
    if (hasBrace && !isClosed)
        return fail(ErrorCode::Parse, {},
                    QUOTADECK_TEXT("usage", "the summary has no end: the line is cut off"));
    return summary;
}

constexpr std::size_t kNotFound = std::string_view::npos;
constexpr int kMostLayers = 4; // a summary in a log line in a runtime's log in a collector's
constexpr int kMostBraces = 16; // tried as the start of the JSON around a summary

std::string_view withoutLeadingSpace(std::string_view text)
{
    return text.substr(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
}

/// The JSON object that starts with the brace at the start of @p text; all of it if that is never closed.
std::string_view objectAtStart(std::string_view text)
{
    int depth = 0;
    bool isInText = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (isInText && c == '\\')
            ++i;
        else if (c == '"')
            isInText = !isInText;
        else if (!isInText && c == '{')
            ++depth;
        else if (!isInText && c == '}' && --depth == 0)
            return text.substr(0, i + 1);
    }
    return text;
}

/// One layer of JSON escapes less, of a line that some log put in quotes.
std::string unquoted(std::string_view text)
{
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isEscape
            = text[i] == '\\' && i + 1 < text.size() && (text[i + 1] == '"' || text[i + 1] == '\\');
        i += isEscape ? 1 : 0;
        out += text[i];
    }
    return out;
}

Result<ApplicationSummary> readLine(std::string_view line, int layer);

Result<ApplicationSummary> readFields(simdjson::dom::object fields)
{
    std::string_view text; // a version between the two logs the text form as a field
    if (fields["ApplicationSummary"].get(text) == simdjson::SUCCESS)
        return readTextSummary(text);
    return readJsonSummary(fields);
}

/// What follows the prefix itself: JSON, quoted JSON or text.
Result<ApplicationSummary> readMessage(std::string_view message)
{
    const std::string_view behindBrace
        = withoutLeadingSpace(message.substr(message.starts_with('{') ? 1 : 0));
    if (behindBrace.starts_with("\\\""))
        return readMessage(unquoted(message));
    if (!behindBrace.starts_with('"') && !behindBrace.starts_with('}'))
        return readTextSummary(message);
    const std::string_view json = objectAtStart(message);
    simdjson::dom::parser parser;
    simdjson::dom::object fields;
    if (const auto error = parser.parse(json.data(), json.size()).get(fields); error != simdjson::SUCCESS) {
        return fail(ErrorCode::Parse, {},
                    Message(QUOTADECK_TEXT("usage", "the summary is no JSON (%1); the line may be cut off"),
                            simdjson::error_message(error)));
    }
    return readFields(fields);
}

/// The summary somewhere in the values of @p object, a line of a JSON log: quoted in a text, or as fields beside a text
/// that is the prefix only. Nothing where no text has the prefix.
std::optional<Result<ApplicationSummary>> findInside(simdjson::dom::object object, int layer)
{
    for (const auto& [key, value] : object) {
        std::string_view text;
        simdjson::dom::object inner;
        if (value.get(inner) == simdjson::SUCCESS && layer < kMostLayers) {
            if (auto found = findInside(inner, layer + 1))
                return found;
        }
        if (value.get(text) != simdjson::SUCCESS)
            continue;
        const std::size_t prefix = text.find(kSummaryPrefix);
        if (prefix == kNotFound)
            continue;
        if (withoutLeadingSpace(text.substr(prefix + kSummaryPrefix.size())).empty())
            return readFields(object);
        if (layer < kMostLayers)
            return readLine(text, layer + 1);
    }
    return std::nullopt;
}

/// The summary in the JSON object around the prefix, if there is one.
std::optional<Result<ApplicationSummary>> readAround(std::string_view line, std::size_t prefix, int layer)
{
    std::size_t brace = line.find('{');
    for (int i = 0; i < kMostBraces && brace < prefix; ++i, brace = line.find('{', brace + 1)) {
        const std::string_view json = objectAtStart(line.substr(brace));
        simdjson::dom::parser parser;
        simdjson::dom::object object;
        if (brace + json.size() > prefix
            && parser.parse(json.data(), json.size()).get(object) == simdjson::SUCCESS)
            return findInside(object, layer);
    }
    return std::nullopt;
}

Result<ApplicationSummary> readLine(std::string_view line, int layer)
{
    const std::size_t prefix = line.find(kSummaryPrefix);
    if (prefix == kNotFound)
        return fail(ErrorCode::NotFound, {}, QUOTADECK_TEXT("usage", "the line has no application summary"));
    if (auto found = readAround(line, prefix, layer))
        return *std::move(found);
    return readMessage(withoutLeadingSpace(line.substr(prefix + kSummaryPrefix.size())));
}
} // namespace

Result<ApplicationSummary> readSummaryLine(std::string_view line)
{
    return readLine(line.substr(0, line.find_last_not_of(" \t\r\n") + 1), 0);
}

void SummaryLog::readLine(std::string_view line)
{
    ++lines;
    auto summary = readSummaryLine(line);
    if (summary) {
        summaries.push_back(*std::move(summary));
    } else if (summary.error().code != ErrorCode::NotFound) {
        Error error = std::move(summary).error();
        error.where = fmt::format("{}{}{}", lines, error.where.empty() ? "" : ": ", error.where);
        errors.push_back(std::move(error));
    }
}
} // namespace quotadeck::usage
