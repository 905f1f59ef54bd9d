// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/link.h"

#include "core/base/nearestname.h"
#include "core/base/terminaltext.h"
#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cstdint>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iterator>
#include <utility>
#include <vector>

namespace quotadeck::link {
namespace {
using namespace std::chrono;

constexpr std::size_t kMostBytes = 8192;
constexpr std::array<std::string_view, 13> kPages
    = {"overview", "queues", "people",  "applications", "nodes",       "events", "limits",
       "explain",  "charts", "elastic", "simulate",     "connections", "reports"};

constexpr std::string_view kConnection = "connection";
constexpr std::string_view kScenario = "scenario";
constexpr std::string_view kRecording = "recording";
constexpr std::string_view kMoment = "at";
constexpr std::string_view kPartition = "partition";
constexpr std::string_view kQueue = "queue";
constexpr std::string_view kFilter = "filter";
/// The names of the kinds but None, in order. That of a queue is also where a user or group is looked at.
constexpr std::array<std::string_view, 5> kKinds = {kQueue, "user", "group", "application", "node"};
constexpr std::array<std::string_view, 11> kKeys
    = {kConnection, kScenario, kRecording, kMoment,   kPartition, kKinds[0],
       kKinds[1],   kKinds[2], kKinds[3],  kKinds[4], kFilter};

struct Parameter
{
    std::string_view key; ///< one of kKeys
    std::string value;
};

bool isUnreserved(char c)
{
    return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
        || std::string_view("-._~/:@,").find(c) != std::string_view::npos;
}

void addEncoded(std::string& text, std::string_view value)
{
    for (const char c : value) {
        if (isUnreserved(c))
            text += c;
        else
            fmt::format_to(std::back_inserter(text), "%{:02X}", static_cast<unsigned char>(c));
    }
}

int hexValue(char c)
{
    if (isDigit(c))
        return c - '0';
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

tl::unexpected<Error> wrong(Message message)
{
    return fail(ErrorCode::InvalidArgument, {}, std::move(message));
}

Result<std::string> decoded(std::string_view text)
{
    std::string value;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            value += text[i];
            continue;
        }
        const int high = i + 2 < text.size() ? hexValue(text[i + 1]) : -1;
        const int low = i + 2 < text.size() ? hexValue(text[i + 2]) : -1;
        if (high < 0 || low < 0)
            return wrong(
                {QUOTADECK_TEXT("link", "\"%1\": a percent sign must be followed by two hexadecimal digits"),
                 printable(text)});
        value += static_cast<char>(high * 16 + low);
        i += 2;
    }
    if (validUtf8Length(value) != value.size())
        return wrong({QUOTADECK_TEXT("link", "\"%1\" is not UTF-8"), printable(text)});
    const auto isControl = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; };
    if (std::ranges::any_of(value, isControl))
        return wrong({QUOTADECK_TEXT("link", "\"%1\" contains a control character"), printable(text)});
    return value;
}

std::string momentText(SystemTime moment)
{
    const auto day = floor<days>(moment);
    const year_month_day date(day);
    const hh_mm_ss time(floor<milliseconds>(moment - day));
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}.{:03}Z", static_cast<int>(date.year()),
                       static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                       time.hours().count(), time.minutes().count(), time.seconds().count(),
                       time.subseconds().count());
}

/// The number at @p at of @p text, which has digits there.
int numberAt(std::string_view text, std::size_t at, std::size_t length)
{
    int number = 0;
    std::from_chars(text.data() + at, text.data() + at + length, number);
    return number;
}

Result<SystemTime> readMoment(std::string_view text)
{
    constexpr std::string_view kShape = "0000-00-00T00:00:00.000Z";
    constexpr std::string_view kShort = "0000-00-00T00:00:00Z";
    const auto hasShape = [text](std::string_view shape) {
        return std::ranges::equal(text, shape,
                                  [](char c, char place) { return place == '0' ? isDigit(c) : c == place; });
    };
    const auto bad = [text] {
        return wrong(
            {QUOTADECK_TEXT("link", "invalid time \"%1\": write it in UTC, as in 2026-01-31T09:30:00.000Z"),
             printable(text)});
    };
    const bool isLong = hasShape(kShape);
    if (!isLong && !hasShape(kShort))
        return bad();
    const year_month_day date(year(numberAt(text, 0, 4)), month(static_cast<unsigned>(numberAt(text, 5, 2))),
                              day(static_cast<unsigned>(numberAt(text, 8, 2))));
    const int hour = numberAt(text, 11, 2);
    const int minute = numberAt(text, 14, 2);
    const int second = numberAt(text, 17, 2);
    // The clock counts nanoseconds in 64 bits.
    if (!date.ok() || hour > 23 || minute > 59 || second > 59 || date.year() < year(1700)
        || date.year() > year(2200))
        return bad();
    return sys_days(date) + hours(hour) + minutes(minute) + seconds(second)
        + milliseconds(isLong ? numberAt(text, 20, 3) : 0);
}

/// @p guess where one of @p known is near to @p name, else @p form.
Message unknownName(MessageTemplate form, MessageTemplate guess, std::string_view name,
                    std::span<const std::string_view> known)
{
    const auto nearest = nearestKey(name, known);
    if (!nearest.empty())
        return {guess, printable(name), std::string(nearest)};
    return {form, printable(name), fmt::format("{}", fmt::join(known, ", "))};
}

Result<std::vector<Parameter>> readParameters(std::string_view text)
{
    std::vector<Parameter> parameters;
    while (!text.empty()) {
        const auto part = text.substr(0, text.find('&'));
        text.remove_prefix(std::min(text.size(), part.size() + 1));
        const auto equals = part.find('=');
        const auto name = part.substr(0, equals);
        const auto key = std::ranges::find(kKeys, name);
        if (key == kKeys.end())
            return wrong(unknownName(QUOTADECK_TEXT("link", "unknown parameter \"%1\"; there are: %2"),
                                     QUOTADECK_TEXT("link", "unknown parameter \"%1\"; did you mean %2?"),
                                     name, kKeys));
        auto value = decoded(equals == std::string_view::npos ? std::string_view() : part.substr(equals + 1));
        if (!value)
            return tl::unexpected(value.error());
        if (value->empty())
            return wrong({QUOTADECK_TEXT("link", "the parameter %1 has no value"), std::string(name)});
        if (std::ranges::find(parameters, *key, &Parameter::key) != parameters.end())
            return wrong({QUOTADECK_TEXT("link", "the parameter %1 is given twice"), std::string(name)});
        parameters.push_back({*key, *std::move(value)});
    }
    return parameters;
}

/// The values of a link by their keys.
class Parameters
{
public:
    explicit Parameters(std::vector<Parameter> all) : m_all(std::move(all)) { }

    /// Empty: not given.
    [[nodiscard]] std::string value(std::string_view key) const
    {
        const auto found = std::ranges::find(m_all, key, &Parameter::key);
        return found == m_all.end() ? std::string() : found->value;
    }
    /// An error where more than one of @p keys is given.
    [[nodiscard]] Status oneOf(std::span<const std::string_view> keys) const
    {
        std::vector<std::string_view> given;
        for (const auto key : keys) {
            if (!value(key).empty())
                given.push_back(key);
        }
        if (given.size() < 2)
            return {};
        return wrong({QUOTADECK_TEXT("link", "%1 and %2 cannot be used together"), std::string(given[0]),
                      std::string(given[1])});
    }

private:
    std::vector<Parameter> m_all;
};

Status readSource(const Parameters& parameters, Source& source)
{
    constexpr std::array<std::string_view, 3> kSources = {kConnection, kScenario, kRecording};
    if (auto status = parameters.oneOf(kSources); !status)
        return status;
    const std::string moment = parameters.value(kMoment);
    if (auto path = parameters.value(kRecording); !path.empty()) {
        if (path.front() != '/')
            return wrong({QUOTADECK_TEXT("link", "the path of the recording must be absolute: \"%1\""),
                          printable(path)});
        Recording recording{std::move(path), {}};
        if (!moment.empty()) {
            const auto time = readMoment(moment);
            if (!time)
                return tl::unexpected(time.error());
            recording.moment = *time;
        }
        source = std::move(recording);
        return {};
    }
    if (!moment.empty())
        return wrong(QUOTADECK_TEXT("link", "at requires recording: only recordings have past samples"));
    if (auto name = parameters.value(kConnection); !name.empty())
        source = SavedConnection{std::move(name)};
    else if (auto scenario = parameters.value(kScenario); !scenario.empty())
        source = Scenario{std::move(scenario)};
    return {};
}

Status readObject(const Parameters& parameters, Link& link)
{
    const auto others = std::span(kKinds).subspan(1);
    if (auto status = parameters.oneOf(others); !status)
        return status;
    link.queue = parameters.value(kQueue);
    for (std::size_t i = 1; i < kKinds.size(); ++i) {
        if (auto name = parameters.value(kKinds[i]); !name.empty()) {
            link.kind = static_cast<Kind>(i + 1);
            link.name = std::move(name);
        }
    }
    if (link.kind == Kind::Application || link.kind == Kind::Node) {
        if (!link.queue.empty())
            return wrong({QUOTADECK_TEXT("link", "%1 and %2 cannot be used together"), std::string(kQueue),
                          std::string(kKinds[static_cast<std::size_t>(link.kind) - 1])});
    } else if (link.kind == Kind::None && !link.queue.empty()) {
        link.kind = Kind::Queue;
        link.name = std::exchange(link.queue, {});
    }
    return {};
}
} // namespace

std::span<const std::string_view> pages()
{
    return kPages;
}

std::string writeLink(const Link& link)
{
    std::string text = std::string(kScheme) + link.page;
    char separator = '?';
    const auto add = [&text, &separator](std::string_view key, std::string_view value) {
        if (value.empty())
            return;
        text += std::exchange(separator, '&');
        text += key;
        text += '=';
        addEncoded(text, value);
    };
    if (const auto* connection = std::get_if<SavedConnection>(&link.source))
        add(kConnection, connection->name);
    else if (const auto* scenario = std::get_if<Scenario>(&link.source))
        add(kScenario, scenario->name);
    else if (const auto* recording = std::get_if<Recording>(&link.source)) {
        add(kRecording, recording->path);
        if (recording->moment)
            add(kMoment, momentText(*recording->moment));
    }
    add(kPartition, link.partition);
    if (link.kind != Kind::None)
        add(kKinds[static_cast<std::size_t>(link.kind) - 1], link.name);
    if (link.kind == Kind::User || link.kind == Kind::Group)
        add(kQueue, link.queue);
    add(kFilter, link.filter);
    return text;
}

Result<Link> readLink(std::string_view text)
{
    if (text.size() > kMostBytes)
        return fail(ErrorCode::TooLarge, {},
                    {QUOTADECK_TEXT("link", "the link has %1 bytes; at most %2 are allowed"), text.size(),
                     kMostBytes});
    if (!text.starts_with(kScheme))
        return wrong({QUOTADECK_TEXT("link", "a link begins with %1, as in %2"), std::string(kScheme),
                      "quotadeck:queues?queue=root"});
    text.remove_prefix(kScheme.size());
    if (text.starts_with("//")) // as some programs write the links of any scheme
        text.remove_prefix(2);
    const auto page = text.substr(0, text.find('?'));
    text.remove_prefix(std::min(text.size(), page.size() + 1));
    Link link;
    link.page = page.ends_with('/') ? page.substr(0, page.size() - 1) : page;
    if (std::ranges::find(kPages, link.page) == kPages.end())
        return wrong(unknownName(QUOTADECK_TEXT("link", "unknown page \"%1\"; there are: %2"),
                                 QUOTADECK_TEXT("link", "unknown page \"%1\"; did you mean %2?"), link.page,
                                 kPages));
    auto all = readParameters(text);
    if (!all)
        return tl::unexpected(std::move(all.error()));
    const Parameters parameters(*std::move(all));
    if (auto status = readSource(parameters, link.source); !status)
        return tl::unexpected(std::move(status.error()));
    if (auto status = readObject(parameters, link); !status)
        return tl::unexpected(std::move(status.error()));
    link.partition = parameters.value(kPartition);
    link.filter = parameters.value(kFilter);
    return link;
}
} // namespace quotadeck::link
