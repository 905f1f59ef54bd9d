// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/insightreport.h"

#include "core/base/jsontext.h"
#include "core/base/strongid.h"
#include "core/placement/rule.h"
#include "core/resource/display.h"
#include "core/ugm/limits.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <fmt/format.h>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

namespace quotadeck::insight {
namespace {
using cluster::AttemptOutcome;
using AnyType = std::optional<ResourceType>;

// Nothing is null, which is neither 0 nor a member that is missing.
std::string json(const std::optional<Quantity>& value)
{
    return value ? std::to_string(*value) : "null";
}

std::string json(Quantity value)
{
    return std::to_string(value);
}

std::string json(ResourceView resource)
{
    if (resource.isNil())
        return "null";
    std::string out = "{";
    for (const auto& [type, value] : resource.entries()) {
        if (out.size() > 1)
            out += ',';
        out += jsonQuoted(type.name()) + ":" + std::to_string(value);
    }
    return out + "}";
}

std::string json(bool value)
{
    return value ? "true" : "false";
}

std::string json(const std::vector<GroupName>& groups)
{
    return jsonArray(groups, [](const GroupName& group) { return jsonQuoted(group.text()); });
}

/// {"name", "queue"}: the queue is null for a group of no queue; null for no group.
std::string json(const std::optional<ugm::GroupMatch>& group)
{
    if (!group)
        return "null";
    return jsonObject({{"name", jsonQuoted(group->group.text())},
                       {"queue", group->queue.isEmpty() ? "null" : jsonQuoted(group->queue.text())}});
}

std::string typeJson(const AnyType& type)
{
    return jsonQuoted(type ? type->name() : "apps");
}

std::string subjectJson(DenialSubject subject)
{
    return jsonQuoted(subjectName(subject));
}

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

Message matchText(Match match)
{
    switch (match) {
    case Match::None:
        return QUOTADECK_TEXT("insight", "none");
    case Match::Named:
        return QUOTADECK_TEXT("insight", "named");
    case Match::Wildcard:
        return QUOTADECK_TEXT("insight", "wildcard");
    }
    return {};
}

/// The table of an explanation.
class TraceText
{
public:
    TraceText(const Explanation& explanation, MessageText text) : m_explanation(explanation), m_text(text) { }

    [[nodiscard]] std::string take()
    {
        m_out += fmt::format(
            "\n  {:<24} {:<25} {:<9} {:<18} {:>12} {:>12} {:>12}\n",
            m_text(QUOTADECK_TEXT("insight", "QUEUE")), m_text(QUOTADECK_TEXT("insight", "APPLIES TO")),
            m_text(QUOTADECK_TEXT("insight", "SOURCE")), m_text(QUOTADECK_TEXT("insight", "RESOURCE")),
            m_text(QUOTADECK_TEXT("insight", "LIMIT")), m_text(QUOTADECK_TEXT("insight", "USED")),
            m_text(QUOTADECK_TEXT("insight", "HEADROOM")));
        for (const TraceRow& row : m_explanation.rows)
            add(row);
        return std::move(m_out);
    }

private:
    /// A line for each amount that is limited, or one that says that none is.
    void add(const TraceRow& row)
    {
        const std::string start
            = fmt::format("  {:<24} {:<25} {:<9} ", row.queue.text(),
                          m_text(subjectMessage(row.subject, row.name)), m_text(matchText(row.match)));
        if (row.match == Match::None) {
            m_out += start + m_text(QUOTADECK_TEXT("insight", "no limit")) + "\n";
            return;
        }
        for (const TraceCell& cell : row.cells) {
            if (cell.limit)
                m_out += start + cellText(cell, m_explanation.knows(row));
        }
    }

    [[nodiscard]] std::string cellText(const TraceCell& cell, bool isUsageKnown) const
    {
        const auto shown = [&](Quantity value) {
            return m_text(isUsageKnown ? amountMessage(cell.type, value)
                                       : Message(QUOTADECK_TEXT("insight", "unknown")));
        };
        std::string out = fmt::format("{:<18} {:>12} {:>12} {:>12}", m_text(typeMessage(cell.type)),
                                      m_text(amountMessage(cell.type, *cell.limit)), shown(cell.used),
                                      shown(*cell.headroom));
        if (cell.isBinding)
            out += "  " + m_text(QUOTADECK_TEXT("insight", "binding"));
        if (cell.isInTheWay)
            out += "  " + m_text(QUOTADECK_TEXT("insight", "BLOCKING"));
        return out + "\n";
    }

    const Explanation& m_explanation;
    MessageText m_text;
    std::string m_out;
};

std::string helpText(const Explanation& explanation, MessageText text)
{
    std::string out;
    if (explanation.raises.size() == 1)
        out += text(QUOTADECK_TEXT("insight", "What would help:")) + "\n";
    else if (!explanation.raises.empty())
        out += text(QUOTADECK_TEXT("insight", "What would help, all of these together:")) + "\n";
    for (const QuotaRaise& raise : explanation.raises)
        out += "  - " + text(describe(raise)) + "\n";
    if (explanation.fitting && explanation.knowsAll())
        out += text(fittingText(*explanation.fitting)) + "\n";
    return out;
}

/// What would help besides changes, and whether nodes have room.
/// @p showsNodes: else they are in the answer.
std::string adviceText(const Advice& advice, const Resource& request, bool showsNodes, MessageText text)
{
    const auto line = [text](const Message& sentence) {
        return sentence.isEmpty() ? std::string() : text(sentence) + "\n";
    };
    std::string out = line(waitsText(advice));
    for (const WaitFor& wait : advice.waits)
        out += "  - " + line(describe(wait));
    out += line(queuesText(advice));
    for (const OtherQueue& queue : advice.queues)
        out += "  - " + line(describe(queue));
    out += line(placedElsewhereText(advice));
    if (advice.nodes && showsNodes)
        out += line(describe(*advice.nodes, request));
    return out;
}

std::string waitJson(const WaitFor& wait)
{
    return jsonObject({{"app", jsonQuoted(wait.app.text())},
                       {"user", jsonQuoted(wait.user.text())},
                       {"queue", jsonQuoted(wait.queue.text())},
                       {"held", json(ResourceView(wait.held))}});
}

std::string otherQueueJson(const OtherQueue& queue)
{
    return jsonObject({{"queue", jsonQuoted(queue.queue.text())}, {"pods", json(queue.pods)}});
}

std::string nodesJson(const std::optional<NodeFit>& nodes)
{
    if (!nodes)
        return "null";
    return jsonObject(
        {{"open", std::to_string(nodes->open)},
         {"fitting", std::to_string(nodes->fitting)},
         {"largest", json(ResourceView(nodes->largest))},
         {"tooSmall", jsonArray(nodes->tooSmall, [](ResourceType type) { return jsonQuoted(type.name()); })},
         {"required", nodes->required.empty() ? "null" : jsonQuoted(nodes->required)}});
}

std::string cellJson(const TraceCell& cell, bool isUsageKnown)
{
    return jsonObject({{"resource", typeJson(cell.type)},
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
                       {"by", subjectJson(raise.subject)},
                       {"name", jsonQuoted(raise.name)},
                       {"queue", jsonQuoted(raise.queue.text())},
                       {"limit", json(limit)},
                       {"resource", typeJson(raise.type)},
                       {"from", json(raise.from)},
                       {"to", json(raise.to)},
                       {"text", jsonQuoted(configText(raise))}});
}
} // namespace

std::string asText(const Explanation& explanation, const Advice& advice, MessageText text)
{
    std::string out = text(answerText(explanation, advice)) + "\n\n"
        + text(questionText(explanation.question)) + "\n" + text(chargedGroupText(explanation)) + "\n";
    if (!explanation.knowsUsage)
        out += text(QUOTADECK_TEXT("insight", "Usage of users and groups is unknown: it counts as zero."))
            + "\n";
    if (!explanation.knowsQueues)
        out += text(QUOTADECK_TEXT("insight",
                                   "Usage of queues and the size of the cluster are unknown: they count as "
                                   "zero and unlimited."))
            + "\n";
    out += TraceText(explanation, text).take();
    const std::string help = helpText(explanation, text)
        + adviceText(advice, explanation.question.request, !lacksNode(explanation, advice), text);
    return help.empty() ? out : out + "\n" + help;
}

std::string asJson(const Explanation& explanation, const Advice& advice)
{
    const Question& question = explanation.question;
    const auto rowJson = [&explanation](const TraceRow& row) {
        const bool isKnown = explanation.knows(row);
        return jsonObject({{"queue", jsonQuoted(row.queue.text())},
                           {"by", subjectJson(row.subject)},
                           {"name", jsonQuoted(row.name)},
                           {"match", jsonQuoted(matchName(row.match))},
                           {"cells", jsonArray(row.cells, [isKnown](const TraceCell& cell) {
                                return cellJson(cell, isKnown);
                            })}});
    };
    const auto ifKnown = [&explanation](const std::optional<Resource>& amounts) {
        return explanation.knowsAll() ? json(ResourceView(amounts)) : "null";
    };
    return jsonObject(
        {{"user", jsonQuoted(question.user.user.text())},
         {"groups", json(question.user.groups)},
         {"queue", jsonQuoted(question.queue.text())},
         {"app", question.app.isEmpty() ? "null" : jsonQuoted(question.app.text())},
         {"request", json(ResourceView(question.request))},
         {"verdict",
          jsonQuoted(verdictName(lacksNode(explanation, advice) ? AttemptOutcome::NoNode
                                                                : explanation.verdict.outcome))},
         {"sentence", jsonQuoted(answerText(explanation, advice).english())},
         {"denied", explanation.verdict.denial ? denialJson(*explanation.verdict.denial) : "null"},
         {"group", json(explanation.group)},
         {"usageKnown", json(explanation.knowsUsage)},
         {"queuesKnown", json(explanation.knowsQueues)},
         {"headroom", ifKnown(explanation.headroom)},
         {"trace", jsonArray(explanation.rows, rowJson)},
         {"raises", jsonArray(explanation.raises, raiseJson)},
         {"fitting", ifKnown(explanation.fitting)},
         {"waitFor", jsonArray(advice.waits, waitJson)},
         {"exceedsLimit", json(advice.exceedsLimit)},
         {"otherQueues", jsonArray(advice.queues, otherQueueJson)},
         {"placedElsewhere", std::to_string(advice.placedElsewhere)},
         {"nodes", nodesJson(advice.nodes)}});
}

Message notPlacedText(const placement::Placement& placement)
{
    return {QUOTADECK_TEXT("insight", "Not placed: %1."), placement.rejection};
}

std::string notPlacedJson(const Question& question, const QuotaState& state,
                          const placement::Placement& placement)
{
    const auto ruleJson = [](const placement::RuleStep& step) {
        return jsonObject({{"rule", jsonQuoted(placement::ruleName(step.kind))},
                           {"outcome", jsonQuoted(placement::outcomeName(step.outcome))},
                           {"detail", jsonQuoted(step.detail.english())}});
    };
    return jsonObject({{"user", jsonQuoted(question.user.user.text())},
                       {"groups", json(question.user.groups)},
                       {"queue", "null"},
                       {"app", "null"},
                       {"request", json(ResourceView(question.request))},
                       {"verdict", jsonQuoted("not-placed")},
                       {"sentence", jsonQuoted(notPlacedText(placement).english())},
                       {"denied", "null"},
                       {"group", "null"},
                       {"usageKnown", json(state.knowsUsage)},
                       {"queuesKnown", json(state.knowsQueues)},
                       {"headroom", "null"},
                       {"trace", "[]"},
                       {"raises", "[]"},
                       {"fitting", "null"},
                       {"waitFor", "[]"},
                       {"exceedsLimit", json(false)},
                       {"otherQueues", "[]"},
                       {"placedElsewhere", "0"},
                       {"nodes", "null"},
                       {"rules", jsonArray(placement.trace, ruleJson)}});
}

namespace {
Message chargedText(const std::optional<ugm::GroupMatch>& group)
{
    if (!group)
        return QUOTADECK_TEXT("insight", "none");
    return {QUOTADECK_TEXT("insight", "%1 (by the limit at %2)"), group->group.text(), group->queue.text()};
}

std::string sideText(const EffectiveRow& row, const std::optional<EffectiveSide>& side, MessageText text)
{
    if (!side)
        return text(QUOTADECK_TEXT("insight", "no limit"));
    std::string out = text(amountMessage(row.type, side->value));
    if (!side->holder.empty())
        out += fmt::format(" ({})", side->holder);
    if (side->isBinding)
        out += " " + text(QUOTADECK_TEXT("insight", "binding"));
    return out;
}

std::string sideJson(const std::optional<EffectiveSide>& side)
{
    if (!side)
        return "null";
    return jsonObject({{"name", jsonQuoted(side->holder)},
                       {"limit", json(side->value)},
                       {"binding", json(side->isBinding)}});
}

Message subjectNoun(DenialSubject subject)
{
    switch (subject) {
    case DenialSubject::User:
        return QUOTADECK_TEXT("insight", "user");
    case DenialSubject::Group:
        return QUOTADECK_TEXT("insight", "group");
    case DenialSubject::Queue:
        return QUOTADECK_TEXT("insight", "queue");
    }
    return {};
}
} // namespace

std::string asText(const EffectiveLimits& limits, MessageText text)
{
    Message charged = chargedText(limits.groupAfter);
    if (limits.hasBefore && limits.groupBefore != limits.groupAfter)
        charged
            = Message(QUOTADECK_TEXT("insight", "%1, before: %2"), charged, chargedText(limits.groupBefore));
    std::string out = text({QUOTADECK_TEXT("insight", "User %1 in %2, charged group: %3"),
                            limits.user.user.text(), limits.queue.text(), charged})
        + "\n";
    if (limits.rows.empty())
        out += "  " + text(QUOTADECK_TEXT("insight", "nothing is limited along the path")) + "\n";
    for (const EffectiveRow& row : limits.rows) {
        out += fmt::format("  {:<24} {:<6} {:<18} ", row.queue.text(), text(subjectNoun(row.subject)),
                           text(typeMessage(row.type)));
        if (limits.hasBefore && row.before != row.after)
            out += sideText(row, row.before, text) + " -> ";
        out += sideText(row, row.after, text) + "\n";
    }
    return out;
}

std::string asJson(const EffectiveLimits& limits)
{
    const auto rowJson = [&limits](const EffectiveRow& row) {
        return jsonObject({{"queue", jsonQuoted(row.queue.text())},
                           {"by", subjectJson(row.subject)},
                           {"resource", typeJson(row.type)},
                           {"before", limits.hasBefore ? sideJson(row.before) : std::string()},
                           {"after", sideJson(row.after)}});
    };
    return jsonObject({{"user", jsonQuoted(limits.user.user.text())},
                       {"groups", json(limits.user.groups)},
                       {"queue", jsonQuoted(limits.queue.text())},
                       {"groupBefore", limits.hasBefore ? json(limits.groupBefore) : std::string()},
                       {"groupAfter", json(limits.groupAfter)},
                       {"rows", jsonArray(limits.rows, rowJson)}});
}

namespace {
Message changeText(const ImpactRow& row)
{
    const auto shown = [&row](const std::optional<Quantity>& value) {
        return value ? amountMessage(row.type, *value) : Message(QUOTADECK_TEXT("insight", "unlimited"));
    };
    const auto groupText = [](const std::optional<GroupName>& group) {
        return group ? Message(group->text()) : Message(QUOTADECK_TEXT("insight", "no group"));
    };
    switch (row.verdict) {
    case ImpactVerdict::OtherGroup:
        return {QUOTADECK_TEXT("insight", "new applications are charged to %1 instead of %2"),
                groupText(row.groupAfter), groupText(row.groupBefore)};
    case ImpactVerdict::Drains:
        return {QUOTADECK_COUNT_TEXT("insight", "takes no new applications; %n run",
                                     "takes no new applications; %n runs"),
                Message::Count{row.used}};
    case ImpactVerdict::NotScheduled:
        return {QUOTADECK_COUNT_TEXT("insight", "becomes a parent; %n applications no longer scheduled",
                                     "becomes a parent; %n application no longer scheduled"),
                Message::Count{row.used}};
    default:
        break;
    }
    return {row.isTakenBack ? QUOTADECK_TEXT("insight",
                                             "%1: limit %2 -> %3, used %4, headroom %5 -> %6; the excess "
                                             "will be preempted")
                            : QUOTADECK_TEXT("insight", "%1: limit %2 -> %3, used %4, headroom %5 -> %6"),
            typeMessage(row.type),
            shown(row.limitBefore),
            shown(row.limitAfter),
            amountMessage(row.type, row.used),
            shown(row.headroomBefore),
            shown(row.headroomAfter)};
}

std::string rowJson(const ImpactRow& row)
{
    const auto group = [](const std::optional<GroupName>& name) {
        return name ? jsonQuoted(name->text()) : std::string("null");
    };
    const auto common = [&row](std::string rest) {
        std::string out = jsonObject({{"verdict", jsonQuoted(verdictName(row.verdict))},
                                      {"by", subjectJson(row.subject)},
                                      {"name", jsonQuoted(row.name)},
                                      {"queue", jsonQuoted(row.queue.text())}});
        rest.front() = ',';
        out.pop_back();
        return out + rest;
    };
    if (row.verdict == ImpactVerdict::OtherGroup)
        return common(
            jsonObject({{"groupBefore", group(row.groupBefore)}, {"groupAfter", group(row.groupAfter)}}));
    if (row.verdict == ImpactVerdict::Drains || row.verdict == ImpactVerdict::NotScheduled)
        return common(jsonObject({{"running", json(row.used)}}));
    return common(jsonObject({{"resource", typeJson(row.type)},
                              {"limitBefore", json(row.limitBefore)},
                              {"limitAfter", json(row.limitAfter)},
                              {"used", json(row.used)},
                              {"headroomBefore", json(row.headroomBefore)},
                              {"headroomAfter", json(row.headroomAfter)},
                              {"preempted", json(row.isTakenBack)}}));
}
} // namespace

std::string asText(const Impact& impact, MessageText text)
{
    std::string out;
    if (const std::size_t draining = impact.countDrainingInUse())
        out += text({QUOTADECK_COUNT_TEXT("insight", "%n queues with running applications removed: dangerous",
                                          "%n queue with running applications removed: dangerous"),
                     Message::Count{draining}})
            + "\n";
    if (const std::size_t parents = impact.count(ImpactVerdict::NotScheduled))
        out += text({QUOTADECK_COUNT_TEXT("insight", "%n queues with applications become parents: dangerous",
                                          "%n queue with applications becomes a parent: dangerous"),
                     Message::Count{parents}})
            + "\n";
    out += text({QUOTADECK_TEXT("insight",
                                "%1 over the limit now, %2 newly limited, %3 tighter, %4 charged to another "
                                "group, %5 unlimited now, %6 looser"),
                 impact.count(ImpactVerdict::OverNow), impact.count(ImpactVerdict::Limited),
                 impact.count(ImpactVerdict::Less), impact.count(ImpactVerdict::OtherGroup),
                 impact.count(ImpactVerdict::Unlimited), impact.count(ImpactVerdict::More)})
        + "\n";
    if (!impact.knowsUsage)
        out += text(QUOTADECK_TEXT("insight",
                                   "Usage of users and groups is unknown: the impact on them is not shown."))
            + "\n";
    if (!impact.knowsQueues)
        out += text(QUOTADECK_TEXT("insight", "Usage of queues is unknown: the impact on them is not shown."))
            + "\n";
    if (!impact.unknownGroups.empty())
        out += text(
                   {QUOTADECK_COUNT_TEXT("insight",
                                         "The groups of %n users are unknown: changes of their charged group "
                                         "are not shown.",
                                         "The groups of %n user are unknown: changes of the charged group "
                                         "are not shown."),
                    Message::Count{impact.unknownGroups.size()}})
            + "\n";
    for (const ImpactRow& row : impact.rows)
        out += fmt::format("  {:<12} {:<25} {:<24} {}\n", verdictName(row.verdict),
                           text(subjectMessage(row.subject, row.name)), row.queue.text(),
                           text(changeText(row)));
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

namespace {
/// "root.a 6".
Message namedAmount(const std::string& name, ResourceType type, Quantity amount)
{
    return {QUOTADECK_TEXT("insight", "%1 %2"), name, amountMessage(type, amount)};
}

std::string orNull(const std::optional<Quantity>& value)
{
    return value ? std::to_string(*value) : "null";
}

std::string lendingJson(const LendingRow& row)
{
    const auto sibling = [](const UnusedGuarantee& unused) {
        return jsonObject(
            {{"queue", jsonQuoted(unused.queue.text())}, {"unused", std::to_string(unused.amount)}});
    };
    return jsonObject({{"queue", jsonQuoted(row.queue.text())},
                       {"resource", jsonQuoted(row.type.name())},
                       {"guaranteed", std::to_string(row.guaranteed)},
                       {"used", std::to_string(row.used)},
                       {"borrowed", std::to_string(row.borrowed)},
                       {"unused", std::to_string(row.unused)},
                       {"free", orNull(row.free)},
                       {"siblings", jsonArray(row.siblings, sibling)}});
}

/// The widths of the columns of queues and resource types, which long names widen.
template <typename Row>
std::pair<std::size_t, std::size_t> widthsOf(const std::vector<Row>& rows)
{
    std::pair<std::size_t, std::size_t> widths{32, 12};
    for (const Row& row : rows) {
        widths.first = std::max(widths.first, row.queue.text().size());
        widths.second = std::max(widths.second, row.type.name().size());
    }
    return widths;
}

/// "150 %", rounded down: a sum that fits must not seem to exceed its base.
Message factorMessage(const Oversubscription& row)
{
    const auto factor = row.factor();
    if (!factor)
        return "-";
    return Message::Figure{fmt::format("{:.0f} %", std::floor(*factor * 100))};
}

Message baseMessage(const Oversubscription& row)
{
    if (!row.base) // no maximum up to the root, and the capacity is not known
        return QUOTADECK_TEXT("insight", "unknown");
    return amountMessage(row.type, *row.base);
}

/// What the columns do not show.
Message notesOf(const Oversubscription& row)
{
    std::vector<Message> notes;
    if (!row.top.empty())
        notes.push_back(contributorsMessage(row));
    if (row.hasUnlimited)
        notes.push_back(QUOTADECK_TEXT("insight", "some are not limited"));
    if (row.eachOther && row.claim == Claim::Users)
        notes.push_back(
            {QUOTADECK_TEXT("insight", "each other user: %1"), amountMessage(row.type, *row.eachOther)});
    if (row.eachOther && row.claim == Claim::Groups)
        notes.push_back({QUOTADECK_TEXT("insight", "all other groups together: %1"),
                         amountMessage(row.type, *row.eachOther)});
    return Message::joined(std::move(notes), "; ");
}

std::string oversubscriptionJson(const Oversubscription& row)
{
    const auto contributor = [](const Contributor& one) {
        return jsonObject({{"name", jsonQuoted(one.name)}, {"amount", std::to_string(one.amount)}});
    };
    return jsonObject(
        {{"queue", jsonQuoted(row.queue.text())},
         {"resource", jsonQuoted(row.type.name())},
         {"claim", jsonQuoted(claimName(row.claim))},
         {"base", orNull(row.base)},
         {"baseQueue", row.base && !row.baseQueue.isEmpty() ? jsonQuoted(row.baseQueue.text()) : "null"},
         {"sum", std::to_string(row.sum)},
         {"count", std::to_string(row.count)},
         {"top", jsonArray(row.top, contributor)},
         {"unlimited", row.hasUnlimited ? "true" : "false"},
         {"eachOther", orNull(row.eachOther)}});
}
} // namespace

Message siblingsMessage(const LendingRow& row)
{
    std::vector<Message> parts;
    for (const UnusedGuarantee& sibling : row.siblings)
        parts.push_back(namedAmount(sibling.queue.text(), row.type, sibling.amount));
    return Message::joined(std::move(parts));
}

std::string asText(const std::vector<LendingRow>& rows, MessageText text)
{
    std::vector<LendingRow> shown;
    std::ranges::copy_if(rows, std::back_inserter(shown),
                         [](const LendingRow& row) { return row.guaranteed != 0 || row.used != 0; });
    if (shown.empty())
        return text(QUOTADECK_TEXT("insight", "No queue has a guaranteed amount.")) + "\n";
    const auto [queueWidth, typeWidth] = widthsOf(shown);
    std::string out = fmt::format(
        "{:<{}} {:<{}} {:>12} {:>12} {:>12} {:>12}  {}\n", text(QUOTADECK_TEXT("insight", "QUEUE")),
        queueWidth, text(QUOTADECK_TEXT("insight", "RESOURCE")), typeWidth,
        text(QUOTADECK_TEXT("insight", "GUARANTEED")), text(QUOTADECK_TEXT("insight", "USED")),
        text(QUOTADECK_TEXT("insight", "BORROWED")), text(QUOTADECK_TEXT("insight", "UNUSED")),
        text(QUOTADECK_TEXT("insight", "UNUSED OF SIBLINGS")));
    for (const LendingRow& row : shown) {
        const auto amount = [&](Quantity value) { return text(amountMessage(row.type, value)); };
        const std::string siblings = text(siblingsMessage(row));
        out += fmt::format("{:<{}} {:<{}} {:>12} {:>12} {:>12} {:>12}  {}\n", row.queue.text(), queueWidth,
                           row.type.name(), typeWidth, amount(row.guaranteed), amount(row.used),
                           amount(row.borrowed), amount(row.unused), siblings.empty() ? "-" : siblings);
    }
    return out;
}

std::string asJson(const std::vector<LendingRow>& rows)
{
    return jsonObject({{"rows", jsonArray(rows, lendingJson)}});
}

Message contributorsMessage(const Oversubscription& row)
{
    std::vector<Message> parts;
    for (const Contributor& one : row.top)
        parts.push_back(namedAmount(one.name, row.type, one.amount));
    if (const std::size_t others = row.count - row.top.size(); others > 0)
        parts.push_back({QUOTADECK_COUNT_TEXT("insight", "%n others", "%n other"), Message::Count{others}});
    return Message::joined(std::move(parts));
}

std::string asText(const std::vector<Oversubscription>& rows, MessageText text)
{
    // A sum of nobody is left out: it would seem to be an amount of 0. A limit of "*" is part of no sum.
    std::vector<Oversubscription> shown;
    std::ranges::copy_if(rows, std::back_inserter(shown),
                         [](const Oversubscription& row) { return row.count > 0; });
    if (shown.empty())
        return text(QUOTADECK_TEXT(
                   "insight", "No queue has child queues with quotas, or limits of named users or groups."))
            + "\n";
    const auto [queueWidth, typeWidth] = widthsOf(shown);
    std::string out = fmt::format(
        "{:<{}} {:<{}} {:<26} {:>12} {:>12} {:>7}  {}\n", text(QUOTADECK_TEXT("insight", "QUEUE")),
        queueWidth, text(QUOTADECK_TEXT("insight", "RESOURCE")), typeWidth,
        text(QUOTADECK_TEXT("insight", "SUM OF")), text(QUOTADECK_TEXT("insight", "SUM")),
        text(QUOTADECK_TEXT("insight", "OF")), text(QUOTADECK_TEXT("insight", "FACTOR")),
        text(QUOTADECK_TEXT("insight", "LARGEST")));
    for (const Oversubscription& row : shown) {
        out += fmt::format("{:<{}} {:<{}} {:<26} {:>12} {:>12} {:>7}  {}\n", row.queue.text(), queueWidth,
                           row.type.name(), typeWidth, text(claimMessage(row.claim)),
                           text(amountMessage(row.type, row.sum)), text(baseMessage(row)),
                           text(factorMessage(row)), text(notesOf(row)));
    }
    return out;
}

std::string asJson(const std::vector<Oversubscription>& rows)
{
    return jsonObject({{"rows", jsonArray(rows, oversubscriptionJson)}});
}
} // namespace quotadeck::insight
