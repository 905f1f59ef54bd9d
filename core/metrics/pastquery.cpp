// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/pastquery.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <fmt/format.h>
#include <iterator>
#include <map>
#include <optional>
#include <set>

namespace quotadeck::metrics {
namespace {
constexpr std::string_view kCollectorProbe = "quotadeck_queue_running_applications";
constexpr std::string_view kSchedulerProbe = "yunikorn_queue_resource";
constexpr std::string_view kSchedulerPartition
    = "default"; ///< its metrics have none; nobody knows of which others are

/// A string of PromQL, which has the escapes of Go.
std::string promQuoted(std::string_view text)
{
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '\n') {
            quoted += "\\n";
            continue;
        }
        if (c == '"' || c == '\\')
            quoted += '\\';
        quoted += c;
    }
    return quoted + '"';
}

/// A regular expression (RE2) that matches @p text alone.
std::string regexLiteral(std::string_view text)
{
    constexpr std::string_view kMeta = "\\.+*?()|[]{}^$";
    std::string literal;
    for (const char c : text) {
        if (kMeta.find(c) != std::string_view::npos)
            literal += '\\';
        literal += c;
    }
    return literal;
}

/// A matcher of @p label for any of @p values.
std::string matcherOf(const std::string& label, const std::set<std::string>& values)
{
    if (values.size() == 1)
        return fmt::format("{}={}", label, promQuoted(*values.begin()));
    std::string pattern;
    for (const std::string& value : values)
        pattern += (pattern.empty() ? "" : "|") + regexLiteral(value);
    return fmt::format("{}=~{}", label, promQuoted(pattern));
}

std::string selectorOf(std::string_view name, std::initializer_list<std::string> matchers)
{
    std::string inside;
    for (const std::string& matcher : matchers) {
        if (!matcher.empty())
            inside += (inside.empty() ? "" : ",") + matcher;
    }
    return fmt::format("{}{{{}}}", name, inside);
}

/// Where a series is found.
struct MetricPlace
{
    std::string metric;
    std::string matcher; ///< of the measure
    std::string idLabel;
    std::string rootMatcher; ///< people have a series for each queue
    std::string typeLabel;
    double unit = 1;
    bool isZeroUnknown = false;

    friend auto operator<=>(const MetricPlace&, const MetricPlace&) = default;
};

std::optional<MetricPlace> collectorPlace(const SeriesKey& key)
{
    MetricPlace place;
    const bool isQueue = key.kind == SubjectKind::Queue;
    if (isQueue)
        place.idLabel = "queue";
    else if (key.kind == SubjectKind::User)
        place.idLabel = "user";
    else if (key.kind == SubjectKind::Group)
        place.idLabel = "group";
    else
        return std::nullopt;
    if (!isQueue)
        place.rootMatcher = "queue=\"root\"";

    const auto amounts = [&](std::string_view kind) -> std::optional<MetricPlace> {
        if (key.type == "vcore") {
            constexpr double kMilli = 1000;
            place.metric = fmt::format("quotadeck_{}_cpu_{}_cores", place.idLabel, kind);
            place.unit = kMilli;
        } else if (key.type == "memory") {
            place.metric = fmt::format("quotadeck_{}_memory_{}_bytes", place.idLabel, kind);
        } else {
            place.metric = fmt::format("quotadeck_{}_resource_{}", place.idLabel, kind);
            place.typeLabel = "resource";
        }
        return place;
    };
    switch (key.measure) {
    case Measure::Used:
        return amounts("usage");
    case Measure::Limit:
        return amounts(isQueue ? "max" : "limit");
    case Measure::Guaranteed:
        return isQueue ? amounts("guaranteed") : std::nullopt;
    case Measure::Pending:
        return isQueue ? amounts("pending") : std::nullopt;
    case Measure::Applications:
        place.metric = fmt::format("quotadeck_{}_running_applications", place.idLabel);
        return place;
    case Measure::ApplicationLimit:
        place.metric
            = fmt::format("quotadeck_{}_running_applications_{}", place.idLabel, isQueue ? "max" : "limit");
        return place;
    case Measure::Request:
    case Measure::Runtime:
    case Measure::Parent:
        return std::nullopt;
    }
    return std::nullopt;
}

std::optional<MetricPlace> schedulerPlace(const SeriesKey& key)
{
    if (key.kind != SubjectKind::Queue)
        return std::nullopt;
    const auto amounts = [](const char* state, bool isZeroUnknown) {
        return MetricPlace{.metric = std::string(kSchedulerProbe),
                           .matcher = fmt::format("state=\"{}\"", state),
                           .idLabel = "queue",
                           .rootMatcher = {},
                           .typeLabel = "resource",
                           .isZeroUnknown = isZeroUnknown};
    };
    switch (key.measure) {
    case Measure::Used:
        return amounts("allocated", false);
    case Measure::Limit:
        return amounts("max", true);
    case Measure::Guaranteed:
        return amounts("guaranteed", false);
    case Measure::Pending:
        return amounts("pending", false);
    case Measure::Applications:
        return MetricPlace{.metric = "yunikorn_queue_app",
                           .matcher = "state=\"running\"",
                           .idLabel = "queue",
                           .rootMatcher = {},
                           .typeLabel = {}};
    case Measure::ApplicationLimit: {
        MetricPlace place = amounts("maxRunningApps", true);
        place.matcher += ",resource=\"apps\"";
        place.typeLabel.clear();
        return place;
    }
    case Measure::Request:
    case Measure::Runtime:
    case Measure::Parent:
        return std::nullopt;
    }
    return std::nullopt;
}

bool isLabelStart(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

/// Reads a list of label matchers.
class MatcherReader
{
public:
    explicit MatcherReader(std::string_view text) : m_text(text) { }

    Result<std::string> read()
    {
        std::string result;
        skipBlanks();
        while (!isAtEnd()) {
            const auto matcher = readMatcher();
            if (!matcher)
                return matcher;
            result += (result.empty() ? "" : ",") + *matcher;
            skipBlanks();
            if (isAtEnd())
                break;
            if (m_text[m_at] != ',')
                return refuse(QUOTADECK_TEXT("metrics", "write a comma between two labels"));
            ++m_at;
            skipBlanks();
        }
        return result;
    }

private:
    [[nodiscard]] bool isAtEnd() const { return m_at == m_text.size(); }

    void skipBlanks()
    {
        while (!isAtEnd() && (m_text[m_at] == ' ' || m_text[m_at] == '\t' || m_text[m_at] == '\n'))
            ++m_at;
    }

    [[nodiscard]] tl::unexpected<Error> refuse(MessageTemplate reason) const
    {
        return fail(ErrorCode::InvalidArgument, fmt::format("{}", m_at + 1), Message(reason));
    }

    Result<std::string> readMatcher()
    {
        const std::size_t name = m_at;
        if (!isLabelStart(m_text[m_at]))
            return refuse(
                QUOTADECK_TEXT("metrics", "write a label and its value, such as cluster=\"berlin\""));
        while (!isAtEnd() && (isLabelStart(m_text[m_at]) || (m_text[m_at] >= '0' && m_text[m_at] <= '9')))
            ++m_at;
        std::string matcher(m_text.substr(name, m_at - name));
        skipBlanks();
        const auto rest = m_text.substr(m_at);
        static constexpr std::array<std::string_view, 4> kOperators{"=~", "!=", "!~", "="};
        const auto* const op = std::ranges::find_if(
            kOperators, [rest](std::string_view candidate) { return rest.starts_with(candidate); });
        if (op == kOperators.end())
            return refuse(QUOTADECK_TEXT("metrics", "write =, !=, =~ or !~ behind the label"));
        matcher += *op;
        m_at += op->size();
        skipBlanks();
        if (isAtEnd() || m_text[m_at] != '"')
            return refuse(QUOTADECK_TEXT("metrics", "write the value of the label in double quotes"));
        const std::size_t value = m_at;
        for (++m_at; !isAtEnd() && m_text[m_at] != '"'; ++m_at) {
            if (m_text[m_at] == '\\' && m_at + 1 < m_text.size())
                ++m_at;
        }
        if (isAtEnd())
            return refuse(QUOTADECK_TEXT("metrics", "the double quotes around the value are not closed"));
        ++m_at;
        return matcher += m_text.substr(value, m_at - value);
    }

    std::string_view m_text;
    std::size_t m_at = 0;
};

std::string_view labelOf(const Labels& labels, std::string_view name)
{
    const auto found = std::ranges::find(labels, name, &Labels::value_type::first);
    return found == labels.end() ? std::string_view() : std::string_view(found->second);
}

/// The one value that @p label has in all of @p series. Errors: it has more.
Result<std::string> commonValue(const std::vector<const Labels*>& series, const std::string& label)
{
    std::set<std::string> values;
    for (const Labels* labels : series)
        values.emplace(labelOf(*labels, label));
    if (values.size() == 1)
        return *values.begin();
    std::string names;
    for (const std::string& value : values)
        names += (names.empty() ? "" : ", ") + fmt::format("{}={}", label, promQuoted(value));
    return fail(ErrorCode::InvalidArgument, {},
                Message(QUOTADECK_TEXT("metrics",
                                       "Prometheus has metrics of several clusters (%1); enter one of these "
                                       "labels in the connection"),
                        names));
}
} // namespace

std::string durationText(std::chrono::milliseconds duration)
{
    return duration.count() % 1000 == 0 ? fmt::format("{}s", duration.count() / 1000)
                                        : fmt::format("{}ms", duration.count());
}

/// Metrics of two instances of a scheduler, before and after it was restarted, are those of one cluster. The last value is the one that
/// stands at the end, which a target that has gone has not; a window that is longer than what Prometheus looks back has one all the same.
std::string PastQuery::text(std::chrono::milliseconds window) const
{
    const std::string by = typeLabel.empty() ? idLabel : fmt::format("{},{}", idLabel, typeLabel);
    const std::string range = fmt::format("{}[{}]", selector, durationText(window));
    const auto labelled = [](const std::string& values, std::string_view value) {
        return fmt::format("label_replace({},\"{}\",\"{}\",\"\",\"\")", values, kValueLabel, value);
    };
    return labelled(fmt::format("max by({})(max_over_time({}))", by, range), kHighest) + " or "
        + labelled(fmt::format("min by({})(min_over_time({}))", by, range), kLowest) + " or "
        + labelled(fmt::format("max by({0})({1} or last_over_time({2}))", by, selector, range), kLast);
}

Result<std::string> readMatchers(std::string_view text)
{
    return MatcherReader(text).read();
}

std::vector<std::string> namingSelectors(const std::string& matchers)
{
    return {selectorOf(kCollectorProbe, {"queue=\"root\"", matchers}),
            selectorOf(kSchedulerProbe, {"queue=\"root\"", matchers})};
}

Result<MetricNaming> namingOf(std::span<const Labels> found, const std::string& partition,
                              const std::string& matchers)
{
    std::vector<const Labels*> collected;
    std::vector<const Labels*> scheduled;
    for (const Labels& labels : found) {
        const std::string_view name = labelOf(labels, "__name__");
        if (name == kCollectorProbe && labelOf(labels, "partition") == partition)
            collected.push_back(&labels);
        else if (name == kSchedulerProbe && partition == kSchedulerPartition)
            scheduled.push_back(&labels);
    }
    const auto joined = [&matchers](const std::string& more) {
        return matchers.empty() || more.empty() ? matchers + more : matchers + "," + more;
    };
    if (!collected.empty()) {
        const auto cluster = commonValue(collected, "cluster");
        if (!cluster)
            return tl::unexpected(cluster.error());
        return MetricNaming{
            MetricNaming::Writer::Collector,
            joined(fmt::format("cluster={},partition={}", promQuoted(*cluster), promQuoted(partition)))};
    }
    if (scheduled.empty())
        return fail(
            ErrorCode::NotFound, {},
            Message(QUOTADECK_TEXT("metrics",
                                   "Prometheus has neither metrics of \"quotadeck collect\" nor of the "
                                   "scheduler for the partition %1; check the address and the labels"),
                    partition));
    for (const char* label : {"cluster", "job"}) {
        if (const auto common = commonValue(scheduled, label); !common)
            return tl::unexpected(common.error());
    }
    return MetricNaming{MetricNaming::Writer::Scheduler, matchers};
}

std::vector<PastQuery> planQueries(const MetricNaming& naming, std::span<const SeriesKey> wanted)
{
    std::map<MetricPlace, std::vector<std::size_t>> places;
    for (std::size_t index = 0; index < wanted.size(); ++index) {
        const SeriesKey& key = wanted[index];
        if (const auto place
            = naming.writer == MetricNaming::Writer::Collector ? collectorPlace(key) : schedulerPlace(key))
            places[*place].push_back(index);
    }
    std::vector<PastQuery> queries;
    for (const auto& [place, indexes] : places) {
        PastQuery query{.selector = {},
                        .idLabel = place.idLabel,
                        .typeLabel = place.typeLabel,
                        .unit = place.unit,
                        .isZeroUnknown = place.isZeroUnknown,
                        .wanted = {}};
        std::set<std::string> ids;
        std::set<std::string> types;
        for (const std::size_t index : indexes) {
            const SeriesKey& key = wanted[index];
            ids.insert(key.id);
            types.insert(key.type);
            query.wanted.push_back({{key.id, place.typeLabel.empty() ? std::string() : key.type}, index});
        }
        std::ranges::sort(query.wanted);
        query.selector
            = selectorOf(place.metric,
                         {naming.matchers, place.matcher, matcherOf(place.idLabel, ids), place.rootMatcher,
                          place.typeLabel.empty() ? std::string() : matcherOf(place.typeLabel, types)});
        queries.push_back(std::move(query));
    }
    return queries;
}

std::string presenceText(const MetricNaming& naming, std::chrono::milliseconds window)
{
    const std::string selector
        = selectorOf(naming.writer == MetricNaming::Writer::Collector ? kCollectorProbe : kSchedulerProbe,
                     {naming.matchers, "queue=\"root\""});
    return fmt::format("max(max_over_time({0}[{1}])) or max({0})", selector, durationText(window));
}

namespace {
/// The last multiple of @p step at or before @p time.
std::chrono::milliseconds alignedBefore(std::chrono::milliseconds time, std::chrono::milliseconds step)
{
    const std::chrono::milliseconds rest = time % step;
    return time - (rest < std::chrono::milliseconds(0) ? rest + step : rest);
}
} // namespace

std::chrono::milliseconds stepFor(std::chrono::milliseconds from, std::chrono::milliseconds to, int columns)
{
    constexpr std::chrono::milliseconds kFinest = std::chrono::seconds(1);
    const std::chrono::milliseconds column = (to - from) / std::max(1, columns);
    return std::max(kFinest, std::chrono::milliseconds(std::chrono::ceil<std::chrono::seconds>(column)));
}

std::vector<EvaluatedRange> cutRange(std::chrono::milliseconds from, std::chrono::milliseconds to,
                                     std::chrono::milliseconds step, std::size_t mostPoints)
{
    std::vector<EvaluatedRange> parts;
    if (to < from)
        return parts;
    const auto most = static_cast<std::int64_t>(std::max<std::size_t>(1, mostPoints));
    const std::chrono::milliseconds end = alignedBefore(to, step);
    for (std::chrono::milliseconds first = alignedBefore(from, step); first <= end;) {
        const std::chrono::milliseconds last = first + step * std::min(most - 1, (end - first) / step);
        parts.push_back({first, last, step, step});
        first = last + step;
    }
    // What is left is shorter than a step.
    if (end < to)
        parts.push_back({to, to, step, to - end});
    return parts;
}
} // namespace quotadeck::metrics
