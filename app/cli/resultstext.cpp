// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/resultstext.h"

#include "core/base/goduration.h"
#include "core/base/queuepath.h"
#include "core/base/text.h"
#include "core/elastic/amounts.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <fmt/format.h>
#include <functional>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

namespace quotadeck::cli {
namespace {
using sim::Measure;
using sim::ResultRow;
using TableLine = std::vector<std::string>;

constexpr std::string_view kUnknown = "-";
constexpr std::size_t kMostReasons = 12;

enum class Kind { Queue, User };

/// @p lines below their first one, the head: texts to the left in the first @p texts columns, numbers to the right.
std::string table(const std::vector<TableLine>& lines, std::size_t texts)
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

std::string durationText(double seconds)
{
    constexpr double kExactBelow = 10;
    const double shown = seconds < kExactBelow ? std::round(seconds * 10) / 10 : std::round(seconds);
    return goDurationText(std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::duration<double>(shown) + std::chrono::microseconds(500)));
}

std::string percentText(double part)
{
    return fmt::format("{:.1f} %", 100 * part);
}

std::string valueText(Measure measure, std::optional<double> value)
{
    if (!value)
        return std::string(kUnknown);
    switch (measure) {
    case Measure::MeanWait:
    case Measure::LongWait:
        return durationText(*value);
    case Measure::MeanShare:
    case Measure::ShareNow:
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
                                  "Failed", "Rejected", "Mean wait", "95% wait", "Denied", "Quota", "Mean",
                                  "Now"}};
    for (const ResultRow& row : rows) {
        TableLine& line = lines.emplace_back(TableLine{nameText(row, kind)});
        for (const Measure measure :
             {Measure::Submitted, Measure::Waiting, Measure::Running, Measure::Completed, Measure::Failed,
              Measure::Rejected, Measure::MeanWait, Measure::LongWait, Measure::Denied})
            line.push_back(valueText(measure, valueOf(row, measure)));
        line.push_back(row.share ? row.share->type.name() : std::string(kUnknown));
        line.push_back(valueText(Measure::MeanShare, valueOf(row, Measure::MeanShare)));
        line.push_back(valueText(Measure::ShareNow, valueOf(row, Measure::ShareNow)));
    }
    return table(lines, 1) + '\n';
}

/// How often something stood in the way, most first.
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

/// Those of all queues together.
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
        reasons.emplace_back(count, sim::denialText(reason));
    return reasonsText("Denied attempts", std::move(reasons));
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
                                  "Revoked", "Refused", "Mean wait", "Longest wait", "Over runtime"}};
    for (const sim::GroupResult& group : groups) {
        TableLine& line = lines.emplace_back(TableLine{groupName(group)});
        for (const std::uint64_t count : {group.pods, group.waiting, group.running, group.completed,
                                          group.admitted, group.revoked, group.refused})
            line.push_back(fmt::format("{}", count));
        line.push_back(group.waits ? durationText(secondsOf(group.waits->mean)) : std::string(kUnknown));
        line.push_back(group.waits ? durationText(secondsOf(group.waits->longest)) : std::string(kUnknown));
        line.push_back(durationText(secondsOf(group.overRuntime)));
    }
    return table(lines, 1) + '\n';
}

std::string groupAmountsText(const std::vector<sim::GroupResult>& groups)
{
    std::vector<TableLine> lines{
        {"Amounts by group", "Resource", "Used", "Runtime", "Most borrowed", "Most lent"}};
    for (const sim::GroupResult& group : groups) {
        for (const sim::GroupAmount& amount : group.amounts) {
            const auto text
                = [&amount](Quantity value) { return elastic::amountText(amount.type.name(), value); };
            lines.push_back({groupName(group), std::string(amount.type.name()), text(amount.used),
                             amount.runtime ? text(*amount.runtime) : "unlimited", text(amount.mostBorrowed),
                             text(amount.mostLent)});
        }
    }
    return table(lines, 2) + '\n';
}

/// Those of all groups together: parents have what is below them.
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
        reasons.emplace_back(count, sim::refusalText(reason));
    return reasonsText("Refused attempts", std::move(reasons));
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
        return "mean wait";
    case Measure::LongWait:
        return "95% wait";
    case Measure::MeanShare:
        return "mean share of quota";
    case Measure::ShareNow:
        return "share of quota at the end";
    case Measure::Denied:
        return "denied attempts";
    }
    return {};
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
    return lines.size() > 1 ? table(lines, 2) : fmt::format("{}\n  no difference\n", what);
}
} // namespace

std::string resultsText(const sim::Results& results)
{
    if (!results.groups.empty())
        return groupCountsText(results.groups) + groupAmountsText(results.groups)
            + refusalsText(results.groups);
    return rowsText("Results by queue", results.queues, Kind::Queue)
        + rowsText("Results by user", results.users, Kind::User) + denialsText(results);
}

std::string comparisonText(const sim::Comparison& comparison)
{
    return changesText("Queue", comparedRows(comparison.a.queues, comparison.b.queues)) + '\n'
        + changesText("User", comparedRows(comparison.a.users, comparison.b.users));
}
} // namespace quotadeck::cli
