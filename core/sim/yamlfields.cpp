// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/yamlfields.h"

#include "core/elastic/amounts.h"
#include "core/resource/quantity.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace quotadeck::sim {
namespace {
constexpr std::int64_t kMostCount = 1'000'000;
constexpr Nanoseconds kLeastDuration = std::chrono::milliseconds(1);
constexpr Nanoseconds kMostDuration = std::chrono::hours(1000);

struct Unit
{
    std::string_view text;
    Nanoseconds length;
};
// "ms" before "m": the first that matches is taken.
constexpr std::array<Unit, 4> kUnits = {{{"ms", std::chrono::milliseconds(1)},
                                         {"s", std::chrono::seconds(1)},
                                         {"m", std::chrono::minutes(1)},
                                         {"h", std::chrono::hours(1)}}};

/// Whole numbers with units, "1m30s".
std::optional<Nanoseconds> parseDuration(std::string_view text)
{
    Nanoseconds total{};
    if (text.empty())
        return std::nullopt;
    while (!text.empty()) {
        std::int64_t number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (error != std::errc() || number < 0)
            return std::nullopt;
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
        const auto* const unit = std::ranges::find_if(
            kUnits, [text](const Unit& candidate) { return text.starts_with(candidate.text); });
        if (unit == kUnits.end() || number > kMostDuration / unit->length)
            return std::nullopt;
        text.remove_prefix(unit->text.size());
        total += number * unit->length;
        if (total > kMostDuration)
            return std::nullopt;
    }
    return total >= kLeastDuration ? std::optional(total) : std::nullopt;
}

std::optional<std::int64_t> parseNumber(std::string_view text)
{
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number < 0 || number > kMostCount)
        return std::nullopt;
    return number;
}

std::optional<std::int64_t> parseCount(std::string_view text)
{
    const auto number = parseNumber(text);
    return number && *number > 0 ? number : std::nullopt;
}

std::optional<int> digits(std::string_view text, std::size_t start, std::size_t length)
{
    int number = 0;
    const std::string_view part = text.substr(start, length);
    const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), number);
    if (error != std::errc() || end != part.data() + part.size() || part.size() != length)
        return std::nullopt;
    return number;
}

/// "2026-11-02T08:00:00Z" and nothing else.
std::optional<SystemTime> parseTime(std::string_view text)
{
    constexpr std::string_view kShape = "0000-00-00T00:00:00Z";
    if (text.size() != kShape.size())
        return std::nullopt;
    for (const std::size_t at : {4U, 7U, 10U, 13U, 16U, 19U}) {
        if (text[at] != kShape[at])
            return std::nullopt;
    }
    const auto year = digits(text, 0, 4);
    const auto month = digits(text, 5, 2);
    const auto day = digits(text, 8, 2);
    const auto hour = digits(text, 11, 2);
    const auto minute = digits(text, 14, 2);
    const auto second = digits(text, 17, 2);
    if (!year || !month || !day || !hour || !minute || !second || *hour > 23 || *minute > 59 || *second > 59)
        return std::nullopt;
    const auto date = std::chrono::year(*year) / *month / *day;
    // Nanoseconds since 1970 in 64 bits reach from 1677 to 2262.
    if (!date.ok() || *year < 1970 || *year > 2200)
        return std::nullopt;
    return std::chrono::sys_days(date) + std::chrono::hours(*hour) + std::chrono::minutes(*minute)
        + std::chrono::seconds(*second);
}

/// One value for both ends, or a list of two in order.
template <typename T, typename Parse>
Range<T> range(const Fields& fields, const char* key, MessageTemplate problem, Parse parse)
{
    const std::vector<std::string> texts = fields.texts(key);
    const auto least = parse(texts.front());
    const auto most = parse(texts.back());
    if (texts.size() > 2 || !least || !most || *least > *most)
        fields.fail(key, problem);
    return {*least, *most};
}
} // namespace

Fields::Fields(const YAML::Node& node, MessageTemplate what, std::initializer_list<std::string_view> known)
    : m_node(node)
    , m_what(what)
{
    if (!node.IsMap())
        throw FieldError(node.Mark(), named(m_what, QUOTADECK_TEXT("sim", "this must be a map")));
    std::vector<std::string> seen;
    for (const auto& entry : node) {
        const auto key = entry.first.as<std::string>();
        if (std::ranges::find(known, key) == known.end())
            throw FieldError(entry.first.Mark(),
                             named(m_what, {QUOTADECK_TEXT("sim", "unknown key \"%1\""), key}));
        if (std::ranges::find(seen, key) != seen.end())
            throw FieldError(entry.first.Mark(),
                             named(m_what, {QUOTADECK_TEXT("sim", "\"%1\" is given twice"), key}));
        seen.push_back(key);
    }
}

bool Fields::has(const char* key) const
{
    return m_node[key].IsDefined();
}

YAML::Node Fields::require(const char* key) const
{
    YAML::Node value = m_node[key];
    if (!value.IsDefined())
        throw FieldError(m_node.Mark(),
                         named(m_what, {QUOTADECK_TEXT("sim", "the key \"%1\" is missing"), key}));
    return value;
}

std::vector<YAML::Node> Fields::list(const char* key) const
{
    const YAML::Node value = require(key);
    if (!value.IsSequence() || value.size() == 0)
        fail(key, QUOTADECK_TEXT("sim", "\"%1\" must be a list with at least one item"));
    return {value.begin(), value.end()};
}

std::string Fields::text(const char* key) const
{
    const YAML::Node value = require(key);
    if (!value.IsScalar() || value.Scalar().empty())
        fail(key, QUOTADECK_TEXT("sim", "\"%1\" must be a text"));
    return value.Scalar();
}

std::string Fields::textOr(const char* key, const char* fallback) const
{
    return has(key) ? text(key) : fallback;
}

bool Fields::flag(const char* key) const
{
    const std::string value = text(key);
    if (value != "true" && value != "false")
        fail(key, QUOTADECK_TEXT("sim", "\"%1\" must be true or false"));
    return value == "true";
}

std::map<std::string, std::string> Fields::textMap(const char* key) const
{
    const YAML::Node value = require(key);
    if (!value.IsMap())
        fail(key, QUOTADECK_TEXT("sim", "\"%1\" must be a map of texts"));
    std::map<std::string, std::string> result;
    for (const auto& entry : value) {
        if (!entry.second.IsScalar())
            throw FieldError(entry.second.Mark(),
                             named(m_what, {QUOTADECK_TEXT("sim", "\"%1\" must be a map of texts"), key}));
        result[entry.first.as<std::string>()] = entry.second.Scalar();
    }
    return result;
}

std::vector<std::string> Fields::texts(const char* key) const
{
    const YAML::Node value = require(key);
    if (value.IsScalar())
        return {text(key)};
    std::vector<std::string> result;
    for (const YAML::Node& item : list(key)) {
        if (!item.IsScalar() || item.Scalar().empty())
            fail(key, QUOTADECK_TEXT("sim", "\"%1\" must be a list of texts"));
        result.push_back(item.Scalar());
    }
    return result;
}

std::int64_t Fields::count(const char* key) const
{
    const auto value = parseCount(text(key));
    if (!value)
        fail(key, QUOTADECK_TEXT("sim", "\"%1\" must be a number from 1 to %2"), kMostCount);
    return *value;
}

std::int64_t Fields::number(const char* key) const
{
    const auto value = parseNumber(text(key));
    if (!value)
        fail(key, QUOTADECK_TEXT("sim", "\"%1\" must be a number from 0 to %2"), kMostCount);
    return *value;
}

Nanoseconds Fields::delay(const char* key) const
{
    return !has(key) || text(key) == "0s" ? Nanoseconds::zero() : duration(key);
}

Nanoseconds Fields::duration(const char* key) const
{
    const auto value = parseDuration(text(key));
    if (!value)
        fail(key, QUOTADECK_TEXT("sim", "\"%1\" must be a duration from 1ms to 1000h, such as 90s or 1m30s"));
    return *value;
}

Range<std::int64_t> Fields::counts(const char* key) const
{
    return range<std::int64_t>(
        *this, key,
        QUOTADECK_TEXT("sim", "\"%1\" must be a number from 1, or two of them, the smaller one first"),
        parseCount);
}

Range<Nanoseconds> Fields::durations(const char* key) const
{
    return range<Nanoseconds>(
        *this, key,
        QUOTADECK_TEXT(
            "sim", "\"%1\" must be a duration such as 90s or 1m30s, or two of them, the smaller one first"),
        parseDuration);
}

Resource Fields::resources(const char* key) const
{
    Resource result = amounts(key);
    for (const auto& [type, amount] : result.entries()) {
        if (amount == 0)
            throw FieldError(
                m_node[key][type.name()].Mark(),
                named(m_what, {QUOTADECK_TEXT("sim", "\"%1\": %2 must be above 0"), key, type.name()}));
    }
    return result;
}

Resource Fields::amounts(const char* key) const
{
    return quantities(key, Units::Scheduler);
}

Resource Fields::kubernetesResources(const char* key) const
{
    return quantities(key, Units::Kubernetes);
}

Resource Fields::quotaAmounts(const char* key) const
{
    return quantities(key, Units::ElasticQuota);
}

/// "cpu" is the Kubernetes name of the type vcore (NSQ-7); as a type of its own it would never fit a node.
Resource Fields::quantities(const char* key, Units units) const
{
    const YAML::Node value = require(key);
    if (!value.IsMap() || value.size() == 0)
        fail(key, QUOTADECK_TEXT("sim", "\"%1\" must be a map of resource types to quantities"));
    Resource result;
    for (const auto& entry : value) {
        const auto name = entry.first.as<std::string>();
        const std::string type = units == Units::Kubernetes && name == "cpu" ? "vcore" : name;
        const auto amount = entry.second.as<std::string>("");
        const bool isElastic = units == Units::ElasticQuota;
        const QuantityKind kind = isElastic ? elastic::amountKind(type) : quantityKind(type);
        const auto quantity
            = units == Units::Scheduler ? parseQuantity(amount, kind) : parseKubeQuantity(amount, kind);
        if (!quantity)
            throw FieldError(entry.second.Mark(),
                             named(m_what,
                                   {QUOTADECK_TEXT("sim", "\"%1\": %2: %3"), key, name,
                                    describe(quantity.error(), amount, kind)}));
        if (*quantity < 0)
            throw FieldError(
                entry.second.Mark(),
                named(m_what, {QUOTADECK_TEXT("sim", "\"%1\": %2 must not be negative"), key, name}));
        result.set(type, *quantity);
    }
    return result;
}

SystemTime Fields::time(const char* key) const
{
    const auto value = parseTime(text(key));
    if (!value)
        fail(key, QUOTADECK_TEXT("sim", "\"%1\" must be a time in UTC, such as 2026-11-02T08:00:00Z"));
    return *value;
}
} // namespace quotadeck::sim
