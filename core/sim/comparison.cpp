// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/comparison.h"

#include "core/base/goduration.h"
#include "core/base/jsontext.h"
#include "core/cluster/queue.h"
#include "core/config/packaging/queuefile.h"
#include "core/config/rules/validator.h"
#include "core/config/schema/effective.h"
#include "core/sim/results.h"
#include "core/sim/simulator.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <utility>
#include <variant>

namespace quotadeck::sim {
namespace {
constexpr Nanoseconds kStep
    = std::chrono::seconds(1); // of virtual time, between two questions whether to go on

tl::unexpected<ConfigurationRefusal> refusal(std::vector<config::Finding> findings, Message message)
{
    return tl::unexpected(ConfigurationRefusal{std::move(findings), std::move(message)});
}

bool precedes(const ResultRow& left, const ResultRow& right)
{
    return precedesInTree(QueuePath(left.name), QueuePath(right.name));
}

UsedAmounts usedIn(const cluster::Partition& partition)
{
    UsedAmounts used;
    for (const cluster::Queue* queue : partition.queues().queues())
        used.queues.emplace(queue->path.text(), queue->allocated);
    for (const UserUsage& user : partition.usage().users()) {
        if (!user.nodes.empty()) // the first is the root
            used.users.emplace(user.name.text(), user.nodes.front().usage.value_or(Resource()));
    }
    return used;
}

/// The moments of a comparison, within its bounds: when they become too many, every second one goes.
class MomentKeeper
{
public:
    explicit MomentKeeper(Nanoseconds until) : m_until(until)
    {
        const auto steps = until / kStep / Comparison::kMostMoments;
        const bool isWhole = steps * kStep * Comparison::kMostMoments >= until;
        m_distance = kStep * std::max<Nanoseconds::rep>(1, isWhole ? steps : steps + 1);
    }

    void add(const Simulator& a, const Simulator& b)
    {
        const Nanoseconds elapsed = a.elapsed();
        if (elapsed % m_distance != Nanoseconds::zero() && elapsed < m_until)
            return;
        m_moments.push_back(
            {elapsed, usedIn(a.scheduler()->partition()), usedIn(b.scheduler()->partition())});
        m_amounts += amountsIn(m_moments.back());
        addTypes(m_moments.back().a);
        addTypes(m_moments.back().b);
        while (m_amounts > Comparison::kMostAmounts && m_moments.size() > 1)
            thinOut();
    }

    void moveTo(Comparison& comparison)
    {
        comparison.moments = std::move(m_moments);
        comparison.used = std::move(m_used);
    }

private:
    static std::size_t amountsIn(const ComparedMoment& moment)
    {
        return moment.a.queues.size() + moment.a.users.size() + moment.b.queues.size()
            + moment.b.users.size();
    }

    void addTypes(const UsedAmounts& amounts)
    {
        for (const auto& [path, used] : amounts.queues) {
            for (const auto& [type, amount] : used.entries())
                m_used.insert(type);
        }
    }

    void thinOut()
    {
        m_distance *= 2;
        std::erase_if(m_moments, [this](const ComparedMoment& moment) {
            return moment.elapsed % m_distance != Nanoseconds::zero() && moment.elapsed < m_until;
        });
        m_amounts = 0;
        for (const ComparedMoment& moment : m_moments)
            m_amounts += amountsIn(moment);
    }

    Nanoseconds m_until;
    Nanoseconds m_distance; ///< a multiple of kStep
    std::vector<ComparedMoment> m_moments;
    std::size_t m_amounts = 0;
    std::set<ResourceType> m_used;
};

template <typename Write>
void forEachValue(const Comparison& comparison, Write write)
{
    const auto all = [&write](std::string_view kind, const std::vector<ComparedRow>& rows) {
        for (const ComparedRow& row : rows) {
            for (int measure = 0; measure < kMeasures; ++measure)
                write(kind, row, static_cast<Measure>(measure));
        }
    };
    all("queue", comparedRows(comparison.a.queues, comparison.b.queues));
    all("user", comparedRows(comparison.a.users, comparison.b.users));
}
} // namespace

tl::expected<Scenario, ConfigurationRefusal> withConfiguration(Scenario scenario, std::string configText)
{
    if (scenario.elastic)
        return refusal(
            {},
            QUOTADECK_TEXT(
                "sim", "The scenario has elastic quotas: a configuration of queues does not concern it."));
    auto verdict = config::validateFile(configText);
    if (!verdict.accepted) {
        const auto error
            = std::ranges::find(verdict.findings, config::Severity::Error, &config::Finding::severity);
        Message message = error == verdict.findings.end()
            ? Message(QUOTADECK_TEXT("sim", "The configuration is rejected."))
            : Message(QUOTADECK_TEXT("sim", "The configuration is rejected, line %1: %2 [%3]"),
                      error->span.begin.line, error->message, error->rule);
        return refusal(std::move(verdict.findings), std::move(message));
    }
    const auto partitions = config::effectivePartitions(*verdict.config);
    if (std::ranges::none_of(partitions, [&scenario](const config::PartitionConfig& partition) {
            return partition.name.value == scenario.partition;
        }))
        return refusal(
            std::move(verdict.findings),
            {QUOTADECK_TEXT("sim", "The configuration has no partition %1, which the scenario simulates."),
             scenario.partition});
    cluster::Cluster cluster(scenario.mode);
    if (const auto created = cluster.update(*verdict.config, scenario.start); !created)
        return refusal(std::move(verdict.findings),
                       {QUOTADECK_TEXT("sim", "The configuration cannot be applied, %1: %2"),
                        created.error().where, created.error().message});
    const auto packed = config::findQueueFile(configText);
    const bool isPacked = packed && *packed;
    if (isPacked)
        scenario.configText = (*packed)->content.text();
    else
        scenario.configText = std::move(configText);
    scenario.config = *std::move(verdict.config);
    return scenario;
}

bool loadsConfigurations(const Scenario& scenario)
{
    return std::ranges::any_of(scenario.events, [](const ScriptedEvent& event) {
        return std::holds_alternative<LoadConfiguration>(event.action);
    });
}

std::optional<Comparison> compareScenarios(const Scenario& a, const Scenario& b, std::uint64_t seed,
                                           Nanoseconds until, const std::function<bool(double done)>& goOn)
{
    Simulator left(a, seed);
    Simulator right(b, seed);
    Comparison comparison;
    MomentKeeper moments(until);
    while (left.elapsed() < until) {
        if (!goOn(static_cast<double>(left.elapsed().count()) / static_cast<double>(until.count())))
            return std::nullopt;
        const Nanoseconds step = std::min(kStep, until - left.elapsed());
        left.advance(step);
        right.advance(step);
        if (!comparison.firstDifference && left.scheduler()->digest() != right.scheduler()->digest())
            comparison.firstDifference = left.elapsed();
        moments.add(left, right);
    }
    moments.moveTo(comparison);
    comparison.a = left.results();
    comparison.b = right.results();
    return comparison;
}

std::optional<double> ComparedRow::change(Measure measure) const
{
    const auto before = valueOf(a, measure);
    const auto after = valueOf(b, measure);
    return before && after ? std::optional(*after - *before) : std::nullopt;
}

std::vector<ComparedRow> comparedRows(std::vector<ResultRow> a, std::vector<ResultRow> b)
{
    std::ranges::sort(a, precedes); // users come by the bytes of their names, which may have dots
    std::ranges::sort(b, precedes);
    std::vector<ComparedRow> rows;
    const auto absent = [](const std::string& name) {
        ResultRow row;
        row.name = name;
        return row;
    };
    auto left = a.begin();
    auto right = b.begin();
    while (left != a.end() || right != b.end()) {
        const bool isLeft = right == b.end() || (left != a.end() && !precedes(*right, *left));
        const bool isRight = left == a.end() || (right != b.end() && !precedes(*left, *right));
        const std::string& name = isLeft ? left->name : right->name;
        rows.push_back({name, isLeft ? *left : absent(name), isRight ? *right : absent(name)});
        left += isLeft ? 1 : 0;
        right += isRight ? 1 : 0;
    }
    return rows;
}

std::string_view measureName(Measure measure)
{
    switch (measure) {
    case Measure::Submitted:
        return "submitted";
    case Measure::Waiting:
        return "waiting";
    case Measure::Running:
        return "running";
    case Measure::Completed:
        return "completed";
    case Measure::Failed:
        return "failed";
    case Measure::Rejected:
        return "rejected";
    case Measure::MeanWait:
        return "meanWait";
    case Measure::MedianWait:
        return "medianWait";
    case Measure::LongWait:
        return "p95Wait";
    case Measure::MeanShare:
        return "meanShare";
    case Measure::ShareNow:
        return "shareNow";
    case Measure::Denied:
        return "denied";
    case Measure::Served:
        return "served";
    }
    return {};
}

std::string comparisonCsv(const Comparison& comparison)
{
    std::string text = "kind,name,measure,a,b,change\n";
    forEachValue(comparison, [&text](std::string_view kind, const ComparedRow& row, Measure measure) {
        text += fmt::format("{},{},{},{},{},{}\n", kind, csvField(row.name), measureName(measure),
                            plainNumber(valueOf(row.a, measure), {}),
                            plainNumber(valueOf(row.b, measure), {}), plainNumber(row.change(measure), {}));
    });
    return text;
}

std::string comparisonJson(const Comparison& comparison)
{
    std::string changes;
    forEachValue(comparison, [&changes](std::string_view kind, const ComparedRow& row, Measure measure) {
        const auto before = valueOf(row.a, measure);
        const auto after = valueOf(row.b, measure);
        if (before == after)
            return;
        changes += fmt::format(R"({}{{"kind":"{}","name":{},"measure":"{}","a":{},"b":{},"change":{}}})",
                               changes.empty() ? "" : ",", kind, jsonQuoted(row.name), measureName(measure),
                               plainNumber(before, "null"), plainNumber(after, "null"),
                               plainNumber(row.change(measure), "null"));
    });
    return fmt::format(R"({{"a":{},"b":{},"changes":[{}],"firstDifference":{}}})", resultsJson(comparison.a),
                       resultsJson(comparison.b), changes,
                       comparison.firstDifference ? jsonQuoted(goDurationText(*comparison.firstDifference))
                                                  : "null");
}
} // namespace quotadeck::sim
