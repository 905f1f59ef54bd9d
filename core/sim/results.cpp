// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/results.h"

#include "core/base/goduration.h"
#include "core/base/jsontext.h"

#include <fmt/format.h>
#include <string_view>

namespace quotadeck::sim {
std::string plainNumber(std::optional<double> value, std::string_view unknown)
{
    if (!value)
        return std::string(unknown);
    std::string text = fmt::format("{:.6f}", *value);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.ends_with('.'))
        text.pop_back();
    return text == "-0" ? "0" : text;
}

namespace {
std::string denialJson(const DenialCount& denial)
{
    const DenialReason& reason = denial.reason;
    switch (reason.kind) {
    case DenialKind::NoNode:
        return fmt::format(R"({{"by":"node","count":{}}})", denial.count);
    case DenialKind::QueueStopped:
        return fmt::format(R"({{"by":"stopped","count":{}}})", denial.count);
    case DenialKind::Limit:
        break;
    }
    const std::string name = reason.subject == DenialSubject::Queue
        ? std::string()
        : fmt::format(R"("name":{},)", jsonQuoted(reason.name));
    const std::string type = reason.type ? jsonQuoted(reason.type->name()) : "\"apps\"";
    return fmt::format(R"({{"by":"{}",{}"queue":{},"resource":{},"count":{}}})", subjectName(reason.subject),
                       name, jsonQuoted(reason.queue.text()), type, denial.count);
}

std::string shareJson(const std::optional<QuotaShare>& share)
{
    if (!share)
        return "null";
    return fmt::format(R"({{"resource":{},"queue":{},"used":{},"meanUsed":{},"quota":{}}})",
                       jsonQuoted(share->type.name()), jsonQuoted(share->queue.text()), share->used,
                       plainNumber(share->meanUsed, {}), share->quota);
}

std::string rowJson(const ResultRow& row)
{
    return fmt::format(
        R"({{"name":{},"submitted":{},"waiting":{},"running":{},"completed":{},"failed":{},"rejected":{},)"
        R"("meanWait":{},"medianWait":{},"p95Wait":{},"share":{},"denied":{},"denials":[{}],"served":{}}})",
        jsonQuoted(row.name), row.submitted, row.waiting, row.running, row.completed, row.failed,
        row.rejected, plainNumber(valueOf(row, Measure::MeanWait), "null"),
        plainNumber(valueOf(row, Measure::MedianWait), "null"),
        plainNumber(valueOf(row, Measure::LongWait), "null"), shareJson(row.share), row.denied,
        listText(row.denials, ",", denialJson), plainNumber(row.served, "null"));
}

void appendCsv(std::string& text, std::string_view kind, const std::vector<ResultRow>& rows)
{
    for (const ResultRow& row : rows) {
        const auto number = [&row](Measure measure) { return plainNumber(valueOf(row, measure), {}); };
        const std::string denials = listText(row.denials, "; ", [](const DenialCount& denial) {
            return fmt::format("{} ({})", reasonMessage(denial.reason).english(), denial.count);
        });
        text += fmt::format("{},{},{},{},{},{},{},{},{},{},", kind, csvField(row.name), row.submitted,
                            row.waiting, row.running, row.completed, row.failed, row.rejected,
                            number(Measure::MeanWait), number(Measure::LongWait));
        if (row.share)
            text += fmt::format("{},{},{},{},{},", csvField(row.share->type.name()),
                                csvField(row.share->queue.text()), row.share->used,
                                plainNumber(row.share->meanUsed, {}), row.share->quota);
        else
            text += ",,,,,";
        text += fmt::format("{},{},{}\n", row.denied, csvField(denials), number(Measure::Served));
    }
}
} // namespace

std::optional<double> valueOf(const ResultRow& row, Measure measure)
{
    const auto count = [](std::uint64_t number) { return std::optional(static_cast<double>(number)); };
    switch (measure) {
    case Measure::Submitted:
        return count(row.submitted);
    case Measure::Waiting:
        return count(row.waiting);
    case Measure::Running:
        return count(row.running);
    case Measure::Completed:
        return count(row.completed);
    case Measure::Failed:
        return count(row.failed);
    case Measure::Rejected:
        return count(row.rejected);
    case Measure::MeanWait:
        return row.waits ? std::optional(secondsOf(row.waits->mean)) : std::nullopt;
    case Measure::MedianWait:
        return row.waits ? std::optional(secondsOf(row.waits->median)) : std::nullopt;
    case Measure::LongWait:
        return row.waits ? std::optional(secondsOf(row.waits->p95)) : std::nullopt;
    case Measure::MeanShare:
        return row.share ? std::optional(row.share->mean()) : std::nullopt;
    case Measure::ShareNow:
        return row.share ? std::optional(row.share->now()) : std::nullopt;
    case Measure::Denied:
        return count(row.denied);
    case Measure::Served:
        return row.served;
    }
    return std::nullopt;
}

std::optional<double> Results::fairness() const
{
    double sum = 0;
    double squares = 0;
    double count = 0;
    for (const ResultRow& user : users) {
        if (!user.served)
            continue;
        sum += *user.served;
        squares += *user.served * *user.served;
        ++count;
    }
    return squares > 0 ? std::optional(sum * sum / (count * squares)) : std::nullopt;
}

Message reasonMessage(const DenialReason& reason)
{
    switch (reason.kind) {
    case DenialKind::QueueStopped:
        return QUOTADECK_TEXT("sim", "the queue is stopped");
    case DenialKind::NoNode:
        return QUOTADECK_TEXT("sim", "no node with room");
    case DenialKind::Limit:
        break;
    }
    const Message type
        = reason.type ? Message(reason.type->name()) : Message(QUOTADECK_TEXT("sim", "applications"));
    switch (reason.subject) {
    case DenialSubject::Queue:
        return {QUOTADECK_TEXT("sim", "queue %1: %2"), reason.queue.text(), type};
    case DenialSubject::User:
        return {QUOTADECK_TEXT("sim", "user %1 at %2: %3"), reason.name, reason.queue.text(), type};
    case DenialSubject::Group:
        break;
    }
    return {QUOTADECK_TEXT("sim", "group %1 at %2: %3"), reason.name, reason.queue.text(), type};
}

std::string resultsCsv(const Results& results)
{
    std::string text = "kind,name,submitted,waiting,running,completed,failed,rejected,mean wait s,p95 wait s,"
                       "quota resource,quota set at,used,mean used,quota,denied attempts,denied by,served\n";
    appendCsv(text, "queue", results.queues);
    appendCsv(text, "user", results.users);
    return text;
}

std::string resultsJson(const Results& results)
{
    return fmt::format(R"({{"elapsed":"{}","queues":[{}],"users":[{}],"fairness":{}}})",
                       goDurationText(results.elapsed), listText(results.queues, ",", rowJson),
                       listText(results.users, ",", rowJson), plainNumber(results.fairness(), "null"));
}

namespace {
std::string secondsText(Nanoseconds time)
{
    return plainNumber(secondsOf(time), {});
}

std::string_view kindName(RefusalKind kind)
{
    switch (kind) {
    case RefusalKind::Runtime:
        return "runtime";
    case RefusalKind::Guarantee:
        return "min";
    case RefusalKind::Cards:
        return "cards";
    case RefusalKind::NoNode:
        break;
    }
    return "node";
}

std::string refusalJson(const RefusalCount& refusal)
{
    const RefusalReason& reason = refusal.reason;
    std::string text = fmt::format(R"({{"by":"{}")", kindName(reason.kind));
    if (!reason.group.empty())
        text += fmt::format(R"(,"group":{})", jsonQuoted(reason.group));
    if (reason.type)
        text += fmt::format(R"(,"resource":{})", jsonQuoted(reason.type->name()));
    return text + fmt::format(R"(,"count":{}}})", refusal.count);
}

std::string amountJson(const GroupAmount& amount)
{
    return fmt::format(R"({{"resource":{},"used":{},"runtime":{},"mostBorrowed":{},"mostLent":{}}})",
                       jsonQuoted(amount.type.name()), amount.used,
                       amount.runtime ? fmt::format("{}", *amount.runtime) : "null", amount.mostBorrowed,
                       amount.mostLent);
}

std::string groupJson(const GroupResult& group)
{
    return fmt::format(
        R"({{"name":{},"depth":{},"isThere":{},"pods":{},"waiting":{},"running":{},"completed":{},)"
        R"("admitted":{},"revoked":{},"refused":{},"meanWait":{},"longestWait":{},"overRuntime":{},)"
        R"("amounts":[{}],"refusals":[{}]}})",
        jsonQuoted(group.name), group.depth, group.isThere, group.pods, group.waiting, group.running,
        group.completed, group.admitted, group.revoked, group.refused,
        group.waits ? secondsText(group.waits->mean) : "null",
        group.waits ? secondsText(group.waits->longest) : "null", secondsText(group.overRuntime),
        listText(group.amounts, ",", amountJson), listText(group.refusals, ",", refusalJson));
}
} // namespace

Message reasonMessage(const RefusalReason& reason)
{
    const std::string type = reason.type ? reason.type->name() : std::string();
    switch (reason.kind) {
    case RefusalKind::Runtime:
        return {QUOTADECK_TEXT("sim", "runtime of %1: %2"), reason.group, type};
    case RefusalKind::Guarantee:
        return {QUOTADECK_TEXT("sim", "min of %1: %2"), reason.group, type};
    case RefusalKind::Cards:
        return QUOTADECK_TEXT("sim", "no card of a model it takes");
    case RefusalKind::NoNode:
        break;
    }
    return QUOTADECK_TEXT("sim", "no node with room");
}

std::string groupResultsCsv(const Results& results)
{
    std::string text
        = "group,pods,waiting,running,completed,admitted,revoked,refused attempts,mean wait s,"
          "longest wait s,over runtime s,resource,used,runtime,most borrowed,most lent,refused by\n";
    for (const GroupResult& group : results.groups) {
        const std::string counts = fmt::format(
            "{},{},{},{},{},{},{},{},{},{},{}", csvField(group.name), group.pods, group.waiting,
            group.running, group.completed, group.admitted, group.revoked, group.refused,
            group.waits ? secondsText(group.waits->mean) : std::string(),
            group.waits ? secondsText(group.waits->longest) : std::string(), secondsText(group.overRuntime));
        const std::string reasons = csvField(listText(group.refusals, "; ", [](const RefusalCount& refusal) {
            return fmt::format("{} ({})", reasonMessage(refusal.reason).english(), refusal.count);
        }));
        for (const GroupAmount& amount : group.amounts)
            text += fmt::format("{},{},{},{},{},{},{}\n", counts, csvField(std::string(amount.type.name())),
                                amount.used, amount.runtime ? fmt::format("{}", *amount.runtime) : "",
                                amount.mostBorrowed, amount.mostLent, reasons);
        if (group.amounts.empty())
            text += fmt::format("{},,,,,,{}\n", counts, reasons);
    }
    return text;
}

std::string groupResultsJson(const Results& results)
{
    return fmt::format(R"({{"elapsed":"{}","groups":[{}]}})", goDurationText(results.elapsed),
                       listText(results.groups, ",", groupJson));
}
} // namespace quotadeck::sim
