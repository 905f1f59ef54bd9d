// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/explain.h"
#include "core/insight/insightjson.h"
#include "core/resource/decisionnames.h"
#include "core/resource/display.h"
#include "core/ugm/limits.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace quotadeck::insight {
namespace {
using cluster::AttemptOutcome;

std::string_view verdictName(AttemptOutcome outcome)
{
    switch (outcome) {
    case AttemptOutcome::Allocated:
        return "allowed";
    case AttemptOutcome::NotScheduled:
        return "not-scheduled";
    case AttemptOutcome::ApplicationDenied:
        return "too-many-applications";
    case AttemptOutcome::WaitsForPlaceholder:
        return "waits-for-placeholder";
    case AttemptOutcome::UserDenied:
        return "denied-by-limit";
    case AttemptOutcome::QueueDenied:
        return "denied-by-quota";
    case AttemptOutcome::NoNode:
        return "no-node";
    }
    return {};
}

std::string limitOf(const Denial& denial)
{
    const bool isWildcard = denial.origin == LimitOrigin::Wildcard;
    switch (denial.subject) {
    case DenialSubject::User:
        return isWildcard ? fmt::format("the limit of everyone else (*), which applies to {},", denial.name)
                          : fmt::format("the limit of user {}", denial.name);
    case DenialSubject::Group:
        return denial.name == ugm::kWildcard ? "the limit of all other groups together"
                                             : fmt::format("the limit of group {}", denial.name);
    case DenialSubject::Queue:
        break;
    }
    if (denial.queue.parent().isEmpty() && denial.type)
        return "the size of the cluster";
    return "the quota";
}

/// @p isKnown: the usage there is known; else it is left out, since it would be zero.
std::string blocked(const Denial& denial, bool isKnown)
{
    const std::string where = fmt::format("Blocked by {} at {}", limitOf(denial), denial.queue.text());
    if (!denial.type && !isKnown)
        return fmt::format("{}: it allows {} applications.", where, denial.limit);
    if (!denial.type)
        return fmt::format("{}: {} of {} applications run.", where, denial.used, denial.limit);
    const auto shown = [&denial](Quantity value) { return displayQuantity(*denial.type, value); };
    if (!isKnown)
        return fmt::format("{}: it allows {} {}, requests {}.", where, shown(denial.limit),
                           denial.type->name(), shown(denial.asked));
    return fmt::format("{}: {} of {} {} used, requests {}.", where, shown(denial.used), shown(denial.limit),
                       denial.type->name(), shown(denial.asked));
}

std::string asked(const Question& question)
{
    const std::string app
        = question.app.isEmpty() ? "a new application" : fmt::format("application {}", question.app.text());
    std::vector<std::string> groups;
    for (const GroupName& group : question.user.groups)
        groups.push_back(group.text());
    return fmt::format("{} of user {} ({}) in {} requests {}", app, question.user.user.text(),
                       groups.empty() ? "no groups" : fmt::format("groups {}", fmt::join(groups, ", ")),
                       question.queue.text(), displayResource(question.request));
}

std::string chargedTo(const Explanation& explanation)
{
    if (!explanation.group)
        return "It is charged to no group: no group limit along the path covers the user.";
    const std::string name = explanation.group->group.text() == ugm::kWildcard
        ? "all other groups together (*)"
        : "group " + explanation.group->group.text();
    if (explanation.group->queue.isEmpty())
        return fmt::format("It is charged to {}, settled by its present usage.", name);
    return fmt::format("It is charged to {}, by the limit at {}.", name, explanation.group->queue.text());
}

std::string whose(const TraceRow& row)
{
    return row.name.empty() ? std::string(subjectName(row.subject))
                            : fmt::format("{} {}", subjectName(row.subject), row.name);
}

std::string lineStart(const TraceRow& row)
{
    return fmt::format("  {:<24} {:<16} {:<9} ", row.queue.text(), whose(row), matchName(row.match));
}

/// A line for each amount that is limited, or one that says that none is.
void addRow(std::string& out, const TraceRow& row, bool isUsageKnown)
{
    if (row.match == Match::None) {
        out += lineStart(row) + "no limit\n";
        return;
    }
    for (const TraceCell& cell : row.cells) {
        if (!cell.limit)
            continue;
        const auto shown = [&](Quantity value) {
            return isUsageKnown ? displayAmount(cell.type, value) : std::string("unknown");
        };
        out += lineStart(row)
            + fmt::format("{:<18} {:>12} {:>12} {:>12}{}{}\n", typeName(cell.type),
                          displayAmount(cell.type, *cell.limit), shown(cell.used), shown(*cell.headroom),
                          cell.isBinding ? "  binding" : "", cell.isInTheWay ? "  BLOCKING" : "");
    }
}

std::string help(const Explanation& explanation)
{
    std::string out;
    if (!explanation.raises.empty())
        out += explanation.raises.size() == 1 ? "What would help:\n"
                                              : "What would help, all of these together:\n";
    for (const QuotaRaise& raise : explanation.raises)
        out += fmt::format("  - {}\n", describe(raise));
    if (explanation.fitting && explanation.knowsAll())
        out += fmt::format("At most {} would fit now.\n", displayResource(*explanation.fitting));
    return out;
}

std::string denialJson(const std::optional<Denial>& denial)
{
    if (!denial)
        return "null";
    return jsonObject({{"by", jsonQuoted(subjectName(denial->subject))},
                       {"name", jsonQuoted(denial->name)},
                       {"queue", jsonQuoted(denial->queue.text())},
                       {"resource", jsonQuoted(typeName(denial->type))},
                       {"used", json(denial->used)},
                       {"asked", json(denial->asked)},
                       {"limit", json(denial->limit)}});
}

std::string cellJson(const TraceCell& cell, bool isUsageKnown)
{
    return jsonObject({{"resource", jsonQuoted(typeName(cell.type))},
                       {"limit", json(cell.limit)},
                       {"used", isUsageKnown ? json(cell.used) : "null"},
                       {"asked", json(cell.asked)},
                       {"headroom", isUsageKnown ? json(cell.headroom) : "null"},
                       {"binding", json(cell.isBinding)},
                       {"inTheWay", json(cell.isInTheWay)}});
}

std::string raiseJson(const QuotaRaise& raise)
{
    const auto limit = raise.limit ? std::optional(static_cast<Quantity>(*raise.limit)) : std::nullopt;
    return jsonObject({{"target", jsonQuoted(targetName(raise.target))},
                       {"by", jsonQuoted(subjectName(raise.subject))},
                       {"name", jsonQuoted(raise.name)},
                       {"queue", jsonQuoted(raise.queue.text())},
                       {"limit", json(limit)},
                       {"resource", jsonQuoted(typeName(raise.type))},
                       {"from", json(raise.from)},
                       {"to", json(raise.to)},
                       {"text", jsonQuoted(configText(raise))}});
}
} // namespace

std::string Explanation::sentence() const
{
    if (verdict.denial)
        return blocked(*verdict.denial,
                       verdict.denial->subject == DenialSubject::Queue ? knowsQueues : knowsUsage);
    if (verdict.outcome == AttemptOutcome::NotScheduled)
        return fmt::format("Not scheduled: {} is stopped or not a leaf.", question.queue.text());
    if (!knowsAll())
        return fmt::format("Allowed in {}; some usage is unknown.", question.queue.text());
    return fmt::format("Allowed: no limit or quota along the path to {} blocks it.", question.queue.text());
}

bool Explanation::knows(const TraceRow& row) const
{
    return row.subject == DenialSubject::Queue ? knowsQueues : knowsUsage;
}

std::string Explanation::asText() const
{
    std::string out = sentence() + "\n\n";
    out += asked(question) + ".\n" + chargedTo(*this) + "\n";
    if (!knowsUsage)
        out += "Usage of users and groups is unknown: it counts as zero.\n";
    if (!knowsQueues)
        out += "Usage of queues and the size of the cluster are unknown: they count as zero and "
               "unlimited.\n";
    out += fmt::format("\n  {:<24} {:<16} {:<9} {:<18} {:>12} {:>12} {:>12}\n", "AT", "WHOSE", "MATCH",
                       "RESOURCE", "LIMIT", "USED", "LEFT");
    for (const TraceRow& row : rows)
        addRow(out, row, knows(row));
    const std::string what = help(*this);
    return what.empty() ? out : out + "\n" + what;
}

std::string Explanation::asJson() const
{
    const auto rowJson = [this](const TraceRow& row) {
        const bool isKnown = knows(row);
        return jsonObject({{"queue", jsonQuoted(row.queue.text())},
                           {"by", jsonQuoted(subjectName(row.subject))},
                           {"name", jsonQuoted(row.name)},
                           {"match", jsonQuoted(matchName(row.match))},
                           {"cells", jsonArray(row.cells, [isKnown](const TraceCell& cell) {
                                return cellJson(cell, isKnown);
                            })}});
    };
    return jsonObject({{"user", jsonQuoted(question.user.user.text())},
                       {"groups", json(question.user.groups)},
                       {"queue", jsonQuoted(question.queue.text())},
                       {"app", question.app.isEmpty() ? "null" : jsonQuoted(question.app.text())},
                       {"request", json(ResourceView(question.request))},
                       {"verdict", jsonQuoted(verdictName(verdict.outcome))},
                       {"sentence", jsonQuoted(sentence())},
                       {"denied", denialJson(verdict.denial)},
                       {"group", json(group)},
                       {"usageKnown", json(knowsUsage)},
                       {"queuesKnown", json(knowsQueues)},
                       {"headroom", knowsAll() ? json(ResourceView(headroom)) : "null"},
                       {"trace", jsonArray(rows, rowJson)},
                       {"raises", jsonArray(raises, raiseJson)},
                       {"fitting", knowsAll() ? json(ResourceView(fitting)) : "null"}});
}
} // namespace quotadeck::insight
