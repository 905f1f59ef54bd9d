// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/impacttext.h"

#include "core/insight/insightjson.h"
#include "core/resource/decisionnames.h"

#include <fmt/format.h>

namespace quotadeck::insight {
namespace {

std::string who(const ImpactRow& row)
{
    return row.name.empty() ? std::string("queue") : fmt::format("{} {}", subjectName(row.subject), row.name);
}

std::string groupText(const std::optional<GroupName>& group)
{
    return group ? group->text() : "none";
}

std::string line(const ImpactRow& row)
{
    const std::string start
        = fmt::format("  {:<12} {:<18} {:<24} ", verdictName(row.verdict), who(row), row.queue.text());
    if (row.verdict == ImpactVerdict::OtherGroup)
        return start
            + fmt::format("new applications are charged to {} instead of {}", groupText(row.groupAfter),
                          groupText(row.groupBefore));
    if (row.verdict == ImpactVerdict::Drains)
        return start + fmt::format("takes no new applications; {} run", row.used);
    const auto shown = [&row](const std::optional<Quantity>& value) {
        return value ? displayAmount(row.type, *value) : std::string("no limit");
    };
    std::string out = start
        + fmt::format("{}: limit {} -> {}, used {}, headroom {} -> {}", typeName(row.type),
                      shown(row.limitBefore), shown(row.limitAfter), displayAmount(row.type, row.used),
                      shown(row.headroomBefore), shown(row.headroomAfter));
    if (row.isTakenBack)
        out += "; the excess will be preempted";
    return out;
}

std::string rowJson(const ImpactRow& row)
{
    const auto group = [](const std::optional<GroupName>& name) {
        return name ? jsonQuoted(name->text()) : std::string("null");
    };
    const auto common = [&row](std::string rest) {
        std::string out = jsonObject({{"verdict", jsonQuoted(verdictName(row.verdict))},
                                      {"by", jsonQuoted(subjectName(row.subject))},
                                      {"name", jsonQuoted(row.name)},
                                      {"queue", jsonQuoted(row.queue.text())}});
        rest.front() = ',';
        out.pop_back();
        return out + rest;
    };
    if (row.verdict == ImpactVerdict::OtherGroup)
        return common(
            jsonObject({{"groupBefore", group(row.groupBefore)}, {"groupAfter", group(row.groupAfter)}}));
    if (row.verdict == ImpactVerdict::Drains)
        return common(jsonObject({{"running", json(row.used)}}));
    return common(jsonObject({{"resource", jsonQuoted(typeName(row.type))},
                              {"limitBefore", json(row.limitBefore)},
                              {"limitAfter", json(row.limitAfter)},
                              {"used", json(row.used)},
                              {"headroomBefore", json(row.headroomBefore)},
                              {"headroomAfter", json(row.headroomAfter)},
                              {"preempted", json(row.isTakenBack)}}));
}
} // namespace

std::string asText(const Impact& impact)
{
    std::string out
        = fmt::format("{} over the limit now, {} newly limited, {} tighter, {} charged to another group, {} "
                      "unlimited now, {} looser\n",
                      impact.count(ImpactVerdict::OverNow), impact.count(ImpactVerdict::Limited),
                      impact.count(ImpactVerdict::Less), impact.count(ImpactVerdict::OtherGroup),
                      impact.count(ImpactVerdict::Unlimited), impact.count(ImpactVerdict::More));
    if (const std::size_t draining = impact.countDrainingInUse())
        out = fmt::format("{} queue{} with running applications removed: dangerous\n", draining,
                          draining == 1 ? "" : "s")
            + out;
    if (!impact.knowsUsage)
        out += "Usage of users and groups is unknown: the impact on them is not shown.\n";
    if (!impact.knowsQueues)
        out += "Usage of queues is unknown: the impact on them is not shown.\n";
    if (!impact.unknownGroups.empty())
        out += fmt::format(
            "The groups of {} users are unknown: changes of their charged group are not shown.\n",
            impact.unknownGroups.size());
    for (const ImpactRow& row : impact.rows)
        out += line(row) + "\n";
    return out;
}

std::string asJson(const Impact& impact)
{
    return jsonObject(
        {{"usageKnown", json(impact.knowsUsage)},
         {"queuesKnown", json(impact.knowsQueues)},
         {"unknownGroups",
          jsonArray(impact.unknownGroups, [](const UserName& user) { return jsonQuoted(user.text()); })},
         {"rows", jsonArray(impact.rows, rowJson)}});
}
} // namespace quotadeck::insight
