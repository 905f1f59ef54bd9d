// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/quotareports.h"

#include "app/cli/textreports.h"
#include "core/base/jsontext.h"
#include "core/elastic/amounts.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iterator>
#include <string_view>
#include <utility>
#include <vector>

namespace quotadeck::cli {
namespace {
using elastic::EffectiveQuota;
using elastic::QuotaExplanation;
using elastic::QuotaImpact;
using elastic::QuotaLevel;
using elastic::RuntimeChange;

constexpr std::string_view kNotKnown = "unknown";

std::string knownAmount(ResourceType type, std::optional<Quantity> value)
{
    return value ? elastic::amountText(type.name(), *value) : std::string(kNotKnown);
}

std::string numberJson(std::optional<Quantity> value)
{
    return value ? std::to_string(*value) : "null";
}

std::string boolJson(bool value)
{
    return value ? "true" : "false";
}

std::string amountsObject(const Resource& amounts)
{
    std::string out;
    for (const auto& entry : amounts.entries())
        out += fmt::format("{}{}:{}", out.empty() ? "" : ",", jsonQuoted(entry.type.name()), entry.value);
    return "{" + out + "}";
}

std::string namesJson(const std::vector<std::string>& names)
{
    return jsonArray(names, [](const std::string& name) { return jsonQuoted(name); });
}

std::string_view checkName(elastic::AdmissionCheck check)
{
    switch (check) {
    case elastic::AdmissionCheck::Creation:
        return "creation";
    case elastic::AdmissionCheck::OwnLimit:
        return "own-limit";
    case elastic::AdmissionCheck::NonPreemptibleMin:
        return "non-preemptible-min";
    case elastic::AdmissionCheck::ParentLimit:
        return "parent-limit";
    }
    return {};
}

std::string_view fieldName(elastic::QuotaChange::Field field)
{
    switch (field) {
    case elastic::QuotaChange::Field::Min:
        return "min";
    case elastic::QuotaChange::Field::Max:
        return "max";
    case elastic::QuotaChange::Field::ClusterTotal:
        return "cluster-total";
    case elastic::QuotaChange::Field::Admission:
        return "admission";
    }
    return {};
}

std::string_view verdictOf(const QuotaExplanation& explanation)
{
    if (!explanation.admission)
        return kNotKnown;
    return explanation.admission->refusal ? "refused" : "allowed";
}

std::string admissionText(const QuotaExplanation& explanation)
{
    const std::string request = elastic::amountsText(explanation.question->pod.request);
    const std::string subject = fmt::format("A pod that requests {} in group {}", request, explanation.group);
    if (!explanation.admission)
        return subject + ": unknown, because a total that it needs is unknown\n";
    const elastic::Admission& admission = *explanation.admission;
    if (!admission.refusal)
        return subject + " may run now\n";
    const bool isCreation = admission.refusal->check == elastic::AdmissionCheck::Creation;
    std::string text = subject + (isCreation ? " would be rejected on creation\n" : " may not run now\n");
    for (const ResourceType type : admission.refusal->violated)
        text += "  " + describe(*admission.refusal, type).english() + '\n';
    if (!admission.remedy.empty())
        text += admission.remedy.size() == 1 ? "What would help:\n"
                                             : "What would help, all of these together:\n";
    for (const elastic::QuotaChange& change : admission.remedy)
        text += "  - " + describe(change).english() + '\n';
    if (!explanation.victims.empty())
        text += fmt::format("Preemption would evict {}\n", fmt::join(explanation.victims, ", "));
    return text;
}

std::string accountText(const QuotaExplanation::Account& account, const std::string& group)
{
    std::string text = fmt::format("\nRuntime of {}: {}\n", group, account.type.name());
    if (!account.isKnown)
        return text + "  unknown, because the total is unknown\n";
    for (const elastic::CalculationLine& line : account.calculation) {
        const std::string amount = line.sum.empty() ? line.amount : line.sum + " = " + line.amount;
        fmt::format_to(std::back_inserter(text), "  {:<18} {:<16}{}{}\n", line.title.english(), amount,
                       line.reason.isEmpty() ? "" : "  ", line.reason.english());
    }
    const auto& lending = account.lending;
    for (const elastic::LendingLine& line : lending.lines)
        fmt::format_to(std::back_inserter(text), "  {} -> {}: {}\n",
                       line.from.empty() ? "capacity that no min claims" : line.from, line.to, line.amount);
    if (lending.hidden > 0)
        fmt::format_to(std::back_inserter(text), "  and {} more\n", lending.hidden);
    return text;
}

std::string stepJson(const elastic::CalculationLine& line)
{
    return jsonObject({{"title", jsonQuoted(line.title.english())},
                       {"sum", line.sum.empty() ? "null" : jsonQuoted(line.sum)},
                       {"amount", jsonQuoted(line.amount)},
                       {"reason", line.reason.isEmpty() ? "null" : jsonQuoted(line.reason.english())},
                       {"result", boolJson(line.isResult)}});
}

std::string accountJson(const QuotaExplanation::Account& account)
{
    const auto lineJson = [](const elastic::LendingLine& line) {
        return jsonObject({{"from", line.from.empty() ? "null" : jsonQuoted(line.from)},
                           {"to", jsonQuoted(line.to)},
                           {"amount", jsonQuoted(line.amount)}});
    };
    const auto ifKnown
        = [&account](Quantity value) { return account.isKnown ? std::to_string(value) : "null"; };
    return jsonObject({{"resource", jsonQuoted(account.type.name())},
                       {"known", boolJson(account.isKnown)},
                       {"steps", jsonArray(account.calculation, stepJson)},
                       {"lending", jsonArray(account.lending.lines, lineJson)},
                       {"free", ifKnown(account.lending.free)},
                       {"idle", ifKnown(account.lending.idle)}});
}

std::string refusalJson(const elastic::Refusal& refusal)
{
    return jsonObject(
        {{"check", jsonQuoted(checkName(refusal.check))},
         {"group", jsonQuoted(refusal.group)},
         {"path", namesJson(refusal.path)},
         {"limit", amountsObject(refusal.limit)},
         {"used", amountsObject(refusal.used)},
         {"request", amountsObject(refusal.request)},
         {"violated", jsonArray(refusal.violated, [](ResourceType type) { return jsonQuoted(type.name()); })},
         {"message", jsonQuoted(describe(refusal, refusal.violated.front()).english())}});
}

std::string remedyJson(const elastic::QuotaChange& change)
{
    return jsonObject({{"group", change.group.empty() ? "null" : jsonQuoted(change.group)},
                       {"field", jsonQuoted(fieldName(change.field))},
                       {"resource", jsonQuoted(change.type.name())},
                       {"from", std::to_string(change.from)},
                       {"to", std::to_string(change.to)},
                       {"text", jsonQuoted(describe(change).english())}});
}

std::string_view editVerb(elastic::EditKind kind)
{
    switch (kind) {
    case elastic::EditKind::Create:
        return "create";
    case elastic::EditKind::Update:
        return "update";
    case elastic::EditKind::Delete:
        return "delete";
    }
    return {};
}

std::string effectText(const RuntimeChange& change)
{
    if (change.isOver)
        return "over runtime by " + elastic::amountText(change.type.name(), *change.used - *change.after);
    if (change.isRemovedInUse)
        return change.used ? "removed while in use" : "removed, usage unknown";
    if (change.isRemoved)
        return "removed";
    if (!change.before)
        return "new";
    if (!change.after)
        return {};
    return *change.after > *change.before ? "raised" : "lowered";
}

std::vector<std::string> stuckGroups(const QuotaImpact& impact)
{
    std::vector<std::string> names;
    for (const std::size_t position : impact.plan.stuck)
        names.push_back(impact.edits[position].object.group.name);
    return names;
}

std::string evictionText(const std::string& group, const elastic::EvictionPreview& eviction)
{
    if (eviction.known == 0)
        return fmt::format("  {}: its pods are unknown; add the Pod objects of the cluster\n", group);
    std::vector<std::string> names;
    std::ranges::transform(eviction.victims, std::back_inserter(names), &elastic::QuotaPod::name);
    return fmt::format("  {}: {}{}\n", group,
                       names.empty() ? "no pod" : fmt::format("{}", fmt::join(names, ", ")),
                       eviction.suffices ? "" : "; usage stays above the runtime");
}

std::string planText(const QuotaImpact& impact)
{
    std::string text;
    if (!impact.plan.order.empty())
        text += "\nOrder in which the cluster accepts the changes\n";
    for (const std::size_t position : impact.plan.order) {
        const elastic::QuotaEdit& edit = impact.edits[position];
        text += fmt::format("  {} {}\n", editVerb(edit.kind), edit.object.group.name);
    }
    for (const elastic::QuotaFinding& finding : impact.plan.findings) {
        if (finding.severity == config::Severity::Error)
            text += fmt::format("error: {}: {} [{}]\n", finding.group, finding.message.english(),
                                finding.rule);
    }
    return text;
}
} // namespace

std::string asText(const EffectiveQuota& quota)
{
    std::vector<TableLine> lines{
        {"Resource", "Group", "Min", "Max", "Weight", "Effective min", "Runtime", "Used", "Binding"}};
    for (const QuotaLevel& level : quota.levels) {
        const auto amount
            = [&level](Quantity value) { return elastic::amountText(level.type.name(), value); };
        const bool isReserved = elastic::isReserved(level.group);
        lines.push_back(
            {level.type.name(), level.group, amount(level.min), amount(level.max), amount(level.weight),
             isReserved ? std::string("-") : knownAmount(level.type, level.effectiveMin),
             knownAmount(level.type, level.runtime), amount(level.used), level.isBinding ? "binding" : ""});
    }
    return lines.size() == 1 ? fmt::format("Group {} limits no resource\n", quota.group)
                             : fmt::format("Group {}\n", quota.group) + alignedTable(lines, 2);
}

std::string asJson(const EffectiveQuota& quota)
{
    return jsonObject({{"group", jsonQuoted(quota.group)},
                       {"rows", jsonArray(quota.levels, [](const QuotaLevel& level) {
                            return jsonObject({{"resource", jsonQuoted(level.type.name())},
                                               {"group", jsonQuoted(level.group)},
                                               {"min", std::to_string(level.min)},
                                               {"max", std::to_string(level.max)},
                                               {"weight", std::to_string(level.weight)},
                                               {"effectiveMin", numberJson(level.effectiveMin)},
                                               {"runtime", numberJson(level.runtime)},
                                               {"used", std::to_string(level.used)},
                                               {"binding", boolJson(level.isBinding)}});
                        })}});
}

std::string asText(const QuotaExplanation& explanation)
{
    std::string text
        = explanation.question ? admissionText(explanation) : fmt::format("Group {}\n", explanation.group);
    for (const QuotaExplanation::Account& account : explanation.accounts)
        text += accountText(account, explanation.group);
    return text;
}

std::string asJson(const QuotaExplanation& explanation)
{
    const bool isRefused = explanation.admission && explanation.admission->refusal;
    const auto remedy = isRefused ? explanation.admission->remedy : std::vector<elastic::QuotaChange>();
    return jsonObject(
        {{"group", jsonQuoted(explanation.group)},
         {"request", explanation.question ? amountsObject(explanation.question->pod.request) : "null"},
         {"verdict", explanation.question ? jsonQuoted(verdictOf(explanation)) : "null"},
         {"refusal", isRefused ? refusalJson(*explanation.admission->refusal) : "null"},
         {"remedy", jsonArray(remedy, remedyJson)},
         {"victims", namesJson(explanation.victims)},
         {"resources", jsonArray(explanation.accounts, accountJson)}});
}

std::string asText(const QuotaImpact& impact)
{
    std::string text;
    if (!impact.areRuntimesKnown)
        text = "Runtimes are unknown, because the total is unknown\n";
    else if (impact.changes.empty())
        text = "No runtime changes\n";
    if (!impact.changes.empty()) {
        std::vector<TableLine> lines{
            {"Group", "Resource", "Effect", "Runtime before", "Runtime after", "Used"}};
        for (const RuntimeChange& change : impact.changes)
            lines.push_back({change.group, change.type.name(), effectText(change),
                             change.before ? knownAmount(change.type, change.before) : "-",
                             change.isRemoved ? "-" : knownAmount(change.type, change.after),
                             knownAmount(change.type, change.used)});
        text += alignedTable(lines, 3);
    }
    if (!impact.evictions.empty())
        text += "\nPods that would be evicted for over-use\n";
    for (const auto& [group, eviction] : impact.evictions)
        text += evictionText(group, eviction);
    return text + planText(impact);
}

std::string asJson(const QuotaImpact& impact)
{
    const auto rowJson = [&impact](const RuntimeChange& change) {
        std::vector<std::string> victims;
        if (const auto eviction = impact.evictions.find(change.group); eviction != impact.evictions.end())
            std::ranges::transform(eviction->second.victims, std::back_inserter(victims),
                                   &elastic::QuotaPod::name);
        return jsonObject({{"group", jsonQuoted(change.group)},
                           {"resource", jsonQuoted(change.type.name())},
                           {"before", numberJson(change.before)},
                           {"after", numberJson(change.after)},
                           {"used", numberJson(change.used)},
                           {"over", boolJson(change.isOver)},
                           {"removed", boolJson(change.isRemoved)},
                           {"removedInUse", boolJson(change.isRemovedInUse)},
                           {"victims", namesJson(victims)}});
    };
    const auto orderJson = [&impact](std::size_t position) {
        const elastic::QuotaEdit& edit = impact.edits[position];
        return jsonObject(
            {{"verb", jsonQuoted(editVerb(edit.kind))}, {"group", jsonQuoted(edit.object.group.name)}});
    };
    const auto findingJson = [](const elastic::QuotaFinding& finding) {
        const bool isError = finding.severity == config::Severity::Error;
        const bool isWarning = finding.severity == config::Severity::Warning;
        return jsonObject({{"rule", jsonQuoted(finding.rule)},
                           {"severity", jsonQuoted(isError ? "error" : (isWarning ? "warning" : "info"))},
                           {"group", jsonQuoted(finding.group)},
                           {"message", jsonQuoted(finding.message.english())}});
    };
    return jsonObject({{"runtimesKnown", boolJson(impact.areRuntimesKnown)},
                       {"rows", jsonArray(impact.changes, rowJson)},
                       {"order", jsonArray(impact.plan.order, orderJson)},
                       {"stuck", namesJson(stuckGroups(impact))},
                       {"findings", jsonArray(impact.plan.findings, findingJson)}});
}
} // namespace quotadeck::cli
