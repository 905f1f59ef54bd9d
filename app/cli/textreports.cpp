// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/textreports.h"

#include "core/base/goduration.h"
#include "core/base/queuepath.h"
#include "core/base/terminaltext.h"
#include "core/base/text.h"
#include "core/elastic/amounts.h"
#include "core/resource/display.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <fmt/format.h>
#include <functional>
#include <iterator>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

namespace quotadeck::cli {
namespace {
struct UsageLine
{
    std::string name; ///< indented
    std::string apps;
    std::string amounts;
};

std::size_t depthOf(const QueuePath& path)
{
    return static_cast<std::size_t>(std::ranges::count(path.text(), '.'));
}

std::string appsText(std::uint64_t running, std::uint64_t max)
{
    return max == 0 ? fmt::format("{}", running) : fmt::format("{} of {}", running, max);
}

/// "memory 12 GiB of 40 GiB, vcore 10"; a type without a maximum shows the use alone.
std::string amountsText(ResourceView used, ResourceView max)
{
    const Resource all = add(used, max); // only for the types of both
    std::vector<ResourceType> types;
    std::ranges::transform(all.entries(), std::back_inserter(types), &Resource::Entry::type);
    std::ranges::sort(types, precedesForDisplay);
    std::string text;
    for (const auto type : types) {
        const auto limit = max.find(type);
        fmt::format_to(std::back_inserter(text), "{}{} {}", text.empty() ? "" : ", ", type.name(),
                       displayQuantity(type, used.valueOr0(type)));
        if (limit)
            fmt::format_to(std::back_inserter(text), " of {}", displayQuantity(type, *limit));
    }
    return text.empty() ? "nothing" : text;
}

void append(std::string& text, std::string_view title, const std::vector<UsageLine>& lines)
{
    std::size_t nameWidth = title.size();
    std::size_t appsWidth = std::string_view("Apps").size();
    for (const auto& line : lines) {
        nameWidth = std::max(nameWidth, codePointCount(line.name));
        appsWidth = std::max(appsWidth, line.apps.size());
    }
    fmt::format_to(std::back_inserter(text), "{:<{}}  {:>{}}  Used\n", title, nameWidth, "Apps", appsWidth);
    for (const auto& line : lines) {
        const std::string padding(nameWidth - codePointCount(line.name), ' ');
        fmt::format_to(std::back_inserter(text), "{}{}  {:>{}}  {}\n", line.name, padding, line.apps,
                       appsWidth, line.amounts);
    }
    text += '\n';
}

void appendUnknown(std::string& text, std::string_view title)
{
    fmt::format_to(std::back_inserter(text), "{}\n  not reported by the scheduler\n\n", title);
}

void appendUsage(std::vector<UsageLine>& lines, const std::string& name, const std::vector<UsageNode>& nodes)
{
    lines.push_back({name, "", ""});
    for (const auto& node : nodes) {
        lines.push_back({std::string(2 + 2 * depthOf(node.path), ' ') + std::string(node.path.name()),
                         appsText(node.runningApplications.size(), node.maxApplications),
                         amountsText(node.usage, node.maxResources)});
    }
}

using elastic::QuotaAmount;
using elastic::QuotaInput;
using elastic::QuotaProblem;
using elastic::QuotaSolution;
using elastic::QuotaTable;

void appendStep(std::string& text, const placement::RuleStep& step, std::size_t depth)
{
    fmt::format_to(std::back_inserter(text), "{}rule {}: {}", std::string(2 * depth, ' '),
                   placement::ruleName(step.kind), placement::outcomeName(step.outcome));
    if (!step.queue.isEmpty())
        fmt::format_to(std::back_inserter(text), " {}", printable(step.queue.text()));
    const std::string detail = step.detail.english();
    if (!detail.empty() && detail != step.queue.text())
        fmt::format_to(std::back_inserter(text), " ({})", printable(detail));
    text += '\n';
    for (const placement::RuleStep& parent : step.parent)
        appendStep(text, parent, depth + 1);
}

/// The amounts of types whose total is known, and the names of the others: "cpu 100m, memory unknown".
std::string knownAmounts(const Resource& amounts, const std::vector<ResourceType>& unknown)
{
    Resource known;
    for (const auto& [type, value] : amounts.entries()) {
        if (std::ranges::find(unknown, type) == unknown.end())
            known.set(type, value);
    }
    std::string text
        = known.entries().empty() && !unknown.empty() ? std::string() : elastic::amountsText(known);
    for (const ResourceType type : unknown)
        fmt::format_to(std::back_inserter(text), "{}{} unknown", text.empty() ? "" : ", ", type.name());
    return text;
}

void appendGroup(std::string& text, const QuotaTable& table, const QuotaSolution& solution,
                 const std::vector<ResourceType>& unknown, QuotaTable::Row row, std::size_t depth)
{
    const auto amounts
        = [&](QuotaAmount amount) { return elastic::amountsText(solution.resource(table, amount, row)); };
    fmt::format_to(std::back_inserter(text), "{}{}\n", std::string(2 * depth, ' '), table.name(row));
    const std::string indent(2 * depth + 4, ' ');
    fmt::format_to(std::back_inserter(text), "{}min {}", indent,
                   elastic::amountsText(table.resource(QuotaInput::Min, row)));
    fmt::format_to(std::back_inserter(text), " (effective {}); max {}\n",
                   knownAmounts(solution.resource(table, QuotaAmount::EffectiveMin, row), unknown),
                   elastic::amountsText(table.resource(QuotaInput::Max, row)));
    fmt::format_to(std::back_inserter(text), "{}request {}; used {}; runtime {}\n", indent,
                   amounts(QuotaAmount::Request), amounts(QuotaAmount::Used),
                   knownAmounts(solution.resource(table, QuotaAmount::Runtime, row), unknown));
    for (QuotaTable::Row i = 0; i < table.childCount(row); ++i)
        appendGroup(text, table, solution, unknown, table.firstChild(row) + i, depth + 1);
}

using sim::Measure;
using sim::ResultRow;

constexpr std::string_view kUnknown = "-";
constexpr std::size_t kMostReasons = 12;

enum class Kind { Queue, User };

std::string durationText(double seconds)
{
    constexpr double kExactBelow = 10;
    const double shown = seconds < kExactBelow ? std::round(seconds * 10) / 10 : std::round(seconds);
    return goDurationText(std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::duration<double>(shown) + std::chrono::microseconds(500)));
}

std::string percentText(double part)
{
    return fmt::format("{:.1f}%", 100 * part);
}

std::string valueText(Measure measure, std::optional<double> value)
{
    if (!value)
        return std::string(kUnknown);
    switch (measure) {
    case Measure::MeanWait:
    case Measure::MedianWait:
    case Measure::LongWait:
        return durationText(*value);
    case Measure::MeanShare:
    case Measure::ShareNow:
    case Measure::Served:
        return percentText(*value);
    default:
        return fmt::format("{:.0f}", *value);
    }
}

std::string nameText(const ResultRow& row, Kind kind)
{
    if (kind == Kind::User)
        return row.name;
    if (row.name.empty())
        return "(no queue)";
    const auto depth = static_cast<std::size_t>(std::ranges::count(row.name, '.'));
    return std::string(2 * depth, ' ') + std::string(QueuePath(row.name).name());
}

std::string rowsText(std::string_view title, const std::vector<ResultRow>& rows, Kind kind)
{
    std::vector<TableLine> lines{{std::string(title), "Submitted", "Waiting", "Running", "Completed",
                                  "Failed", "Rejected", "Wait (mean)", "Wait (p95)", "Failed attempts",
                                  "Not waiting", "Quota", "Use (mean)", "Use (end)"}};
    for (const ResultRow& row : rows) {
        TableLine& line = lines.emplace_back(TableLine{nameText(row, kind)});
        for (const Measure measure :
             {Measure::Submitted, Measure::Waiting, Measure::Running, Measure::Completed, Measure::Failed,
              Measure::Rejected, Measure::MeanWait, Measure::LongWait, Measure::Denied, Measure::Served})
            line.push_back(valueText(measure, valueOf(row, measure)));
        line.push_back(row.share ? row.share->type.name() : std::string(kUnknown));
        line.push_back(valueText(Measure::MeanShare, valueOf(row, Measure::MeanShare)));
        line.push_back(valueText(Measure::ShareNow, valueOf(row, Measure::ShareNow)));
    }
    return alignedTable(lines, 1) + '\n';
}

/// Reasons and how often each occurred, the most frequent first.
std::string reasonsText(std::string_view title, std::vector<std::pair<std::uint64_t, std::string>> reasons)
{
    std::ranges::stable_sort(reasons, std::greater(), &std::pair<std::uint64_t, std::string>::first);
    std::string text = fmt::format("{}\n", title);
    if (reasons.empty())
        return text + "  none\n";
    for (std::size_t index = 0; index < std::min(reasons.size(), kMostReasons); ++index)
        text += fmt::format("  {:>8}  {}\n", reasons[index].first, reasons[index].second);
    if (reasons.size() > kMostReasons)
        text += fmt::format("  and {} more reasons\n", reasons.size() - kMostReasons);
    return text;
}

/// The reasons of all queues together.
std::string denialsText(const sim::Results& results)
{
    std::map<sim::DenialReason, std::uint64_t> counts;
    for (const ResultRow& row : results.users) {
        for (const sim::DenialCount& denial : row.denials)
            counts[denial.reason] += denial.count;
    }
    std::vector<std::pair<std::uint64_t, std::string>> reasons;
    reasons.reserve(counts.size());
    for (const auto& [reason, count] : counts)
        reasons.emplace_back(count, sim::reasonMessage(reason).english());
    return reasonsText("Failed attempts by reason", std::move(reasons));
}

double secondsOf(sim::Nanoseconds time)
{
    return std::chrono::duration<double>(time).count();
}

std::string groupName(const sim::GroupResult& group)
{
    return std::string(2 * static_cast<std::size_t>(group.depth), ' ') + group.name
        + (group.isThere ? "" : " (deleted)");
}

std::string groupCountsText(const std::vector<sim::GroupResult>& groups)
{
    std::vector<TableLine> lines{{"Results by group", "Pods", "Waiting", "Running", "Completed", "Admitted",
                                  "Revoked", "Failed attempts", "Wait (mean)", "Wait (max)", "Over runtime"}};
    for (const sim::GroupResult& group : groups) {
        TableLine& line = lines.emplace_back(TableLine{groupName(group)});
        for (const std::uint64_t count : {group.pods, group.waiting, group.running, group.completed,
                                          group.admitted, group.revoked, group.refused})
            line.push_back(fmt::format("{}", count));
        line.push_back(group.waits ? durationText(secondsOf(group.waits->mean)) : std::string(kUnknown));
        line.push_back(group.waits ? durationText(secondsOf(group.waits->longest)) : std::string(kUnknown));
        line.push_back(durationText(secondsOf(group.overRuntime)));
    }
    return alignedTable(lines, 1) + '\n';
}

std::string groupAmountsText(const std::vector<sim::GroupResult>& groups)
{
    std::vector<TableLine> lines{
        {"Amounts by group", "Resource", "Used", "Runtime", "Peak borrowed", "Peak lent"}};
    for (const sim::GroupResult& group : groups) {
        for (const sim::GroupAmount& amount : group.amounts) {
            const auto text
                = [&amount](Quantity value) { return elastic::amountText(amount.type.name(), value); };
            lines.push_back({groupName(group), std::string(amount.type.name()), text(amount.used),
                             amount.runtime ? text(*amount.runtime) : "unlimited", text(amount.mostBorrowed),
                             text(amount.mostLent)});
        }
    }
    return alignedTable(lines, 2) + '\n';
}

/// The reasons of all groups together; a parent includes the groups below it.
std::string refusalsText(const std::vector<sim::GroupResult>& groups)
{
    std::map<sim::RefusalReason, std::uint64_t> counts;
    for (const sim::GroupResult& group : groups) {
        for (const sim::RefusalCount& refusal : group.refusals) {
            if (group.depth == 0)
                counts[refusal.reason] += refusal.count;
        }
    }
    std::vector<std::pair<std::uint64_t, std::string>> reasons;
    reasons.reserve(counts.size());
    for (const auto& [reason, count] : counts)
        reasons.emplace_back(count, sim::reasonMessage(reason).english());
    return reasonsText("Failed attempts by reason", std::move(reasons));
}

std::string_view title(Measure measure)
{
    switch (measure) {
    case Measure::Submitted:
        return "applications submitted";
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
        return "wait (mean)";
    case Measure::MedianWait:
        return "wait (median)";
    case Measure::LongWait:
        return "wait (p95)";
    case Measure::MeanShare:
        return "use of quota (mean)";
    case Measure::ShareNow:
        return "use of quota (end)";
    case Measure::Denied:
        return "failed attempts";
    case Measure::Served:
        return "time not waiting";
    }
    return {};
}

std::string fairnessText(const sim::Results& results)
{
    const auto fairness = results.fairness();
    return fairness ? fmt::format("{:.2f}", *fairness) : std::string(kUnknown);
}

std::string changeText(Measure measure, std::optional<double> change)
{
    if (!change)
        return std::string(kUnknown);
    return (*change < 0 ? "-" : "+") + valueText(measure, std::abs(*change));
}

void appendChanges(std::vector<TableLine>& lines, const std::vector<sim::ComparedRow>& rows)
{
    for (const sim::ComparedRow& row : rows) {
        for (int number = 0; number < sim::kMeasures; ++number) {
            const auto measure = static_cast<Measure>(number);
            const auto before = valueOf(row.a, measure);
            const auto after = valueOf(row.b, measure);
            if (before != after)
                lines.push_back({row.name.empty() ? "(no queue)" : row.name, std::string(title(measure)),
                                 valueText(measure, before), valueText(measure, after),
                                 changeText(measure, row.change(measure))});
        }
    }
}

std::string changesText(std::string_view what, const std::vector<sim::ComparedRow>& rows)
{
    std::vector<TableLine> lines{{std::string(what), "Measure", "A", "B", "Change"}};
    appendChanges(lines, rows);
    return lines.size() > 1 ? alignedTable(lines, 2) : fmt::format("{}\n  no difference\n", what);
}
} // namespace

std::string alignedTable(const std::vector<TableLine>& lines, std::size_t texts)
{
    std::vector<std::size_t> widths(lines.front().size());
    for (const TableLine& line : lines) {
        for (std::size_t column = 0; column < line.size(); ++column)
            widths[column] = std::max(widths[column], codePointCount(line[column]));
    }
    std::string text;
    for (const TableLine& line : lines) {
        std::string row;
        for (std::size_t column = 0; column < line.size(); ++column) {
            const std::string padding(widths[column] - codePointCount(line[column]), ' ');
            row += column == 0 ? "" : "  ";
            row += column < texts ? line[column] + padding : padding + line[column];
        }
        row.erase(row.find_last_not_of(' ') + 1);
        text += row + '\n';
    }
    return text;
}

std::string usageText(const PartitionSnapshot& partition)
{
    std::string text;
    std::vector<UsageLine> lines;
    if (partition.queues) {
        for (const auto& queue : *partition.queues) {
            lines.push_back({std::string(2 * depthOf(queue.path), ' ') + std::string(queue.path.name()),
                             appsText(queue.runningApps, queue.maxRunningApps),
                             amountsText(queue.allocated, queue.max)});
        }
        append(text, "Queues", lines);
    } else {
        appendUnknown(text, "Queues");
    }

    lines.clear();
    if (partition.users) {
        for (const auto& user : *partition.users)
            appendUsage(lines, user.name.text(), user.nodes);
        append(text, "Users", lines);
    } else {
        appendUnknown(text, "Users");
    }

    lines.clear();
    if (partition.groups) {
        for (const auto& group : *partition.groups)
            appendUsage(lines, group.name.text(), group.nodes);
        append(text, "Groups", lines);
    } else {
        appendUnknown(text, "Groups");
    }
    text.pop_back();
    return text;
}

std::string placementText(const placement::Placement& placement, const std::string& rejection)
{
    std::string text = placement.queue ? printable(placement.queue->text()) + '\n'
                                       : fmt::format("rejected: {}\n", printable(rejection));
    for (const QueuePath& path : placement.created)
        fmt::format_to(std::back_inserter(text), "  creates {}\n", printable(path.text()));
    for (const placement::RuleStep& step : placement.trace)
        appendStep(text, step, 1);
    return text;
}

std::vector<ResourceType> typesWithoutTotal(const QuotaTable& table)
{
    std::vector<ResourceType> unknown;
    for (const ResourceType type : table.resources()) {
        bool isKnown = false;
        for (QuotaTable::Row root = 0; root < table.treeCount(); ++root)
            isKnown = isKnown || table.total(root).find(type);
        if (!isKnown)
            unknown.push_back(type);
    }
    return unknown;
}

std::string quotaText(const QuotaProblem& problem, const QuotaTable& table, const QuotaSolution& solution)
{
    const std::vector<ResourceType> unknown = typesWithoutTotal(table);
    std::string text = problem.name ? *problem.name + "\n" : std::string();
    for (QuotaTable::Row root = 0; root < table.treeCount(); ++root) {
        fmt::format_to(std::back_inserter(text), "{}: total {}\n",
                       table.name(root).empty() ? "all groups" : fmt::format("tree {}", table.name(root)),
                       knownAmounts(table.total(root), unknown));
        for (QuotaTable::Row i = 0; i < table.childCount(root); ++i)
            appendGroup(text, table, solution, unknown, table.firstChild(root) + i, 1);
    }
    return text;
}

std::string cardsText(const elastic::TypedCards& cards, const std::string& resource)
{
    const auto amount = [&resource](Quantity value) { return elastic::amountText(resource, value); };
    std::string text = fmt::format("models of {} (QuotaDeck extension)\n", resource);
    for (const auto& [model, capacity] : cards.capacity()) {
        fmt::format_to(std::back_inserter(text), "  {}: {}, {} free\n", model.empty() ? "no model" : model,
                       amount(capacity), amount(cards.free(model)));
        for (std::size_t i = 0; i < cards.groups().size(); ++i) {
            const elastic::TypedGroup& group = cards.groups()[i];
            const auto amounts = group.models.find(model);
            fmt::format_to(std::back_inserter(text),
                           "    {}: used {}; guaranteed {} ({} outstanding); headroom {}\n", group.name,
                           amount(amounts == group.models.end() ? 0 : amounts->second.used),
                           amount(cards.guarantee(i, model)), amount(cards.outstanding(i, model)),
                           amount(cards.headroom(i, model)));
        }
        for (const elastic::TypedReclaim& reclaim : cards.reclaim(model))
            fmt::format_to(std::back_inserter(text), "    {} must release {}{}\n", reclaim.group,
                           amount(reclaim.cards),
                           reclaim.isMove ? "; its pods may restart on another model" : "");
    }
    return text;
}

std::string resultsText(const sim::Results& results)
{
    if (!results.groups.empty())
        return groupCountsText(results.groups) + groupAmountsText(results.groups)
            + refusalsText(results.groups);
    return rowsText("Results by queue", results.queues, Kind::Queue)
        + rowsText("Results by user", results.users, Kind::User)
        + fmt::format(
               "Fairness of users: {} (1: the applications of all wait the same part of their time)\n\n",
               fairnessText(results))
        + denialsText(results);
}

std::string comparisonText(const sim::Comparison& comparison)
{
    const std::string difference = comparison.firstDifference
        ? "First difference after " + goDurationText(*comparison.firstDifference)
        : std::string("Both runs treat every application and pod alike");
    return fmt::format("{}\nFairness of users: A {}, B {} (1: the applications of all wait the same part of "
                       "their time)\n\n",
                       difference, fairnessText(comparison.a), fairnessText(comparison.b))
        + changesText("Queue", comparedRows(comparison.a.queues, comparison.b.queues)) + '\n'
        + changesText("User", comparedRows(comparison.a.users, comparison.b.users));
}
} // namespace quotadeck::cli
