// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/rangeanswer.h"

#include "core/snapshot/jsonread.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>
#include <utility>

namespace quotadeck::metrics {
using rest::JsonValue;

namespace {
/// What all answers have around their data.
struct Envelope
{
    std::string status;
    std::string errorType;
    std::string error;
    std::vector<std::string> warnings;
    bool hasData = false;
};

Message reportedError(const Envelope& envelope)
{
    return {QUOTADECK_TEXT("metrics", "Prometheus reports an error (%1): %2"),
            envelope.errorType.empty() ? std::string("unknown") : envelope.errorType,
            envelope.error.empty() ? std::string("-") : envelope.error};
}

ErrorCode codeOfType(const std::string& type)
{
    if (type == "bad_data")
        return ErrorCode::InvalidArgument;
    if (type == "timeout" || type == "canceled")
        return ErrorCode::Timeout;
    if (type == "execution") // too many samples, among others
        return ErrorCode::TooLarge;
    return ErrorCode::Network;
}

/// Reads an answer, whose data @p readData takes.
template <typename ReadData>
Result<Envelope> readEnvelope(std::string_view json, ReadData&& readData)
{
    rest::Answer answer;
    if (auto status = answer.parse(json); !status)
        return tl::unexpected(std::move(status).error());
    Envelope envelope;
    answer.root().eachField([&](std::string_view name, const JsonValue& value) {
        if (name == "status")
            read(value, envelope.status);
        else if (name == "errorType")
            read(value, envelope.errorType);
        else if (name == "error")
            read(value, envelope.error);
        else if (name == "warnings")
            read(value, envelope.warnings);
        else if (name == "data") {
            envelope.hasData = true;
            readData(value);
        }
    });
    if (answer.error())
        return tl::unexpected(*answer.error());
    if (envelope.status != "success" && envelope.status != "error")
        return fail(ErrorCode::Parse, {},
                    QUOTADECK_TEXT("metrics", "this is no answer of Prometheus: \"status\" is missing"));
    if (envelope.status == "error" && !envelope.hasData)
        return fail(codeOfType(envelope.errorType), {}, reportedError(envelope));
    if (envelope.status == "success" && !envelope.hasData)
        return fail(ErrorCode::Parse, {},
                    QUOTADECK_TEXT("metrics", "this is no answer of Prometheus: \"data\" is missing"));
    if (envelope.status == "error")
        envelope.warnings.push_back(reportedError(envelope).english());
    return envelope;
}

void readLabels(const JsonValue& value, Labels& labels)
{
    value.eachField([&labels](std::string_view name, const JsonValue& text) {
        text.context().charge(sizeof(Labels::value_type));
        read(text, labels.emplace_back(std::string(name), std::string()).second);
    });
}

/// A number as Prometheus writes it; nothing for what is no amount.
std::optional<double> finiteNumber(std::string_view text)
{
    if (text.starts_with('+'))
        text.remove_prefix(1);
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(number))
        return std::nullopt;
    return number;
}

bool isNumberText(std::string_view text)
{
    return finiteNumber(text) || text == "NaN" || text == "+Inf" || text == "-Inf" || text == "Inf"
        || text == "1e+309" || text == "-1e+309";
}

/// Appends the pair [seconds, "value"].
void readValue(const JsonValue& pair, AnsweredSeries& series)
{
    const auto complain = [&pair] { pair.mustBe(QUOTADECK_TEXT("metrics", "a list of a time and a value")); };
    simdjson::dom::array array;
    if (pair.element().get(array) != simdjson::SUCCESS || array.size() != 2)
        return complain();
    double seconds = 0;
    std::string_view text;
    if (array.at(0).get(seconds) != simdjson::SUCCESS || array.at(1).get(text) != simdjson::SUCCESS)
        return complain();
    constexpr double kMostSeconds = 1e12; // far beyond any clock, and no overflow
    if (!(std::abs(seconds) < kMostSeconds) || !isNumberText(text))
        return complain();
    if (const auto number = finiteNumber(text)) {
        pair.context().charge(sizeof(AnsweredSeries::Value));
        series.values.push_back({std::chrono::milliseconds(std::llround(seconds * 1000)), *number});
    }
}

void readSeries(const JsonValue& value, AnsweredSeries& series)
{
    value.eachField([&series](std::string_view name, const JsonValue& field) {
        if (name == "metric")
            readLabels(field, series.labels);
        else if (name == "values")
            field.eachItem([&series](const JsonValue& pair) { readValue(pair, series); });
    });
    std::ranges::stable_sort(series.values, {}, &AnsweredSeries::Value::time);
}
} // namespace

std::string_view AnsweredSeries::label(std::string_view name) const
{
    const auto found = std::ranges::find(labels, name, &Labels::value_type::first);
    return found == labels.end() ? std::string_view() : std::string_view(found->second);
}

Result<RangeAnswer> readRangeAnswer(std::string_view json)
{
    RangeAnswer result;
    auto envelope = readEnvelope(json, [&result](const JsonValue& data) {
        data.eachField([&](std::string_view name, const JsonValue& value) {
            if (name == "resultType") {
                std::string type;
                read(value, type);
                if (type != "matrix")
                    value.mustBe(QUOTADECK_TEXT("metrics", "\"matrix\""));
            } else if (name == "result") {
                value.eachItem([&result](const JsonValue& item) {
                    item.context().charge(sizeof(AnsweredSeries));
                    readSeries(item, result.series.emplace_back());
                });
            }
        });
    });
    if (!envelope)
        return tl::unexpected(std::move(envelope).error());
    result.warnings = std::move(envelope->warnings);
    return result;
}

Result<std::vector<Labels>> readSeriesAnswer(std::string_view json)
{
    std::vector<Labels> result;
    const auto envelope = readEnvelope(json, [&result](const JsonValue& data) {
        data.eachItem([&result](const JsonValue& item) {
            item.context().charge(sizeof(Labels));
            readLabels(item, result.emplace_back());
        });
    });
    if (!envelope)
        return tl::unexpected(envelope.error());
    return result;
}
} // namespace quotadeck::metrics
