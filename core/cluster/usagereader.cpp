// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/usagereader.h"

#include "core/cluster/summaryfields.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <simdjson.h>
#include <string>

namespace quotadeck::cluster {
namespace {
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
                    fmt::format("the summary is no JSON ({}); the line may be cut off",
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
        return fail(ErrorCode::NotFound, {}, "the line has no application summary");
    if (auto found = readAround(line, prefix, layer))
        return *std::move(found);
    return readMessage(withoutLeadingSpace(line.substr(prefix + kSummaryPrefix.size())));
}
} // namespace

Result<ApplicationSummary> readSummaryLine(std::string_view line)
{
    return readLine(line.substr(0, line.find_last_not_of(" \t\r\n") + 1), 0);
}

SummaryLog readSummaryLog(std::string_view log)
{
    SummaryLog result;
    for (std::size_t number = 1; !log.empty(); ++number) {
        const std::size_t end = std::min(log.find('\n'), log.size());
        auto summary = readSummaryLine(log.substr(0, end));
        log.remove_prefix(std::min(end + 1, log.size()));
        if (summary) {
            result.summaries.push_back(*std::move(summary));
        } else if (summary.error().code != ErrorCode::NotFound) {
            Error error = std::move(summary).error();
            error.where = fmt::format("line {}{}{}", number, error.where.empty() ? "" : ": ", error.where);
            result.errors.push_back(std::move(error));
        }
    }
    return result;
}
} // namespace quotadeck::cluster
