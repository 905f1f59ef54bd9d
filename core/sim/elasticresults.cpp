// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/elasticresults.h"

#include "core/base/goduration.h"
#include "core/base/jsontext.h"
#include "core/sim/results.h"
#include "core/sim/resulttext.h"

#include <fmt/format.h>
#include <string_view>

namespace quotadeck::sim {
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

std::string refusalText(const RefusalReason& reason)
{
    const std::string type(reason.type ? std::string_view(reason.type->name()) : std::string_view());
    switch (reason.kind) {
    case RefusalKind::Runtime:
        return fmt::format("runtime of {}: {}", reason.group, type);
    case RefusalKind::Guarantee:
        return fmt::format("min of {}: {}", reason.group, type);
    case RefusalKind::Cards:
        return "no card of a model it takes";
    case RefusalKind::NoNode:
        break;
    }
    return "no node with room";
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
            return fmt::format("{} ({})", refusalText(refusal.reason), refusal.count);
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
