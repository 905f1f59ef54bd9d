// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/effectivelimits.h"

#include "core/config/schema/effective.h"
#include "core/config/schema/effectivevalues.h"
#include "core/insight/insightjson.h"
#include "core/resource/decisionnames.h"
#include "core/resource/display.h"

#include <algorithm>
#include <fmt/format.h>
#include <tuple>

namespace quotadeck::insight {
namespace {
using Side = std::optional<EffectiveSide> EffectiveRow::*;

int rank(DenialSubject subject)
{
    return subject == DenialSubject::Queue ? 0 : subject == DenialSubject::User ? 1 : 2;
}

bool precedes(const EffectiveRow& left, const EffectiveRow& right)
{
    if (left.queue != right.queue)
        return left.queue.text().size() < right.queue.text().size(); // all lie on one path
    if (left.subject != right.subject)
        return rank(left.subject) < rank(right.subject);
    if (!left.type || !right.type)
        return left.type.has_value() && !right.type; // applications last
    return precedesForDisplay(*left.type, *right.type);
}

class Rows
{
public:
    void add(const std::vector<config::EffectiveValue>& values, DenialSubject subject, Side side)
    {
        for (const config::EffectiveValue& value : values) {
            EffectiveRow& row = rowFor(value.level.lowered(), subject, value.type);
            row.*side = EffectiveSide{value.holder, value.value, value.isBinding};
        }
    }

    std::vector<EffectiveRow> take()
    {
        std::ranges::sort(m_rows, precedes);
        return std::move(m_rows);
    }

private:
    EffectiveRow& rowFor(const QueuePath& queue, DenialSubject subject,
                         const std::optional<ResourceType>& type)
    {
        const auto known = std::ranges::find_if(m_rows, [&](const EffectiveRow& row) {
            return std::tie(row.queue, row.subject, row.type) == std::tie(queue, subject, type);
        });
        if (known != m_rows.end())
            return *known;
        return m_rows.emplace_back(EffectiveRow{queue, subject, type, {}, {}});
    }

    std::vector<EffectiveRow> m_rows;
};

/// Adds one side to @p rows and returns the group that is charged there.
Result<std::optional<ugm::GroupMatch>> addSide(Rows& rows, const config::PartitionConfig& partition,
                                               const access::UserGroups& user, const QueuePath& queue,
                                               Side side)
{
    auto limits = ugm::Limits::fromQueues(config::rootOf(partition));
    if (!limits)
        return tl::unexpected(std::move(limits).error());
    rows.add(config::queueMaxima(partition, queue), DenialSubject::Queue, side);
    rows.add(config::userLimits(partition, queue, user.user.text()), DenialSubject::User, side);
    auto group = limits->matchGroup(queue.lowered(), user.groups);
    if (group)
        rows.add(config::groupLimits(partition, queue, group->group.text()), DenialSubject::Group, side);
    return group;
}

std::string groupText(const std::optional<ugm::GroupMatch>& group)
{
    return group ? fmt::format("{} (by the limit at {})", group->group.text(), group->queue.text()) : "none";
}

std::string sideText(const EffectiveRow& row, const std::optional<EffectiveSide>& side)
{
    if (!side)
        return "no limit";
    return fmt::format("{}{}{}", displayAmount(row.type, side->value),
                       side->holder.empty() ? "" : fmt::format(" ({})", side->holder),
                       side->isBinding ? " binding" : "");
}

std::string sideJson(const std::optional<EffectiveSide>& side)
{
    if (!side)
        return "null";
    return jsonObject({{"name", jsonQuoted(side->holder)},
                       {"limit", json(side->value)},
                       {"binding", json(side->isBinding)}});
}
} // namespace

std::string EffectiveLimits::asText() const
{
    std::string out = fmt::format("User {} in {}, charged group: ", user.user.text(), queue.text());
    if (hasBefore && groupBefore != groupAfter)
        out += groupText(groupBefore) + " -> ";
    out += groupText(groupAfter) + "\n";
    if (rows.empty())
        out += "  nothing is limited along the path\n";
    for (const EffectiveRow& row : rows) {
        out += fmt::format("  {:<24} {:<6} {:<18} ", row.queue.text(), subjectName(row.subject),
                           typeName(row.type));
        if (hasBefore && row.before != row.after)
            out += sideText(row, row.before) + " -> ";
        out += sideText(row, row.after) + "\n";
    }
    return out;
}

std::string EffectiveLimits::asJson() const
{
    const auto rowJson = [this](const EffectiveRow& row) {
        return jsonObject({{"queue", jsonQuoted(row.queue.text())},
                           {"by", jsonQuoted(subjectName(row.subject))},
                           {"resource", jsonQuoted(typeName(row.type))},
                           {"before", hasBefore ? sideJson(row.before) : std::string()},
                           {"after", sideJson(row.after)}});
    };
    return jsonObject({{"user", jsonQuoted(user.user.text())},
                       {"groups", json(user.groups)},
                       {"queue", jsonQuoted(queue.text())},
                       {"groupBefore", hasBefore ? json(groupBefore) : std::string()},
                       {"groupAfter", json(groupAfter)},
                       {"rows", jsonArray(rows, rowJson)}});
}

Result<EffectiveLimits> effectiveLimits(const config::PartitionConfig* before,
                                        const config::PartitionConfig& after, const access::UserGroups& user,
                                        const QueuePath& queue)
{
    EffectiveLimits result;
    result.user = user;
    result.queue = queue;
    result.hasBefore = before != nullptr;
    Rows rows;
    if (before != nullptr) {
        auto group = addSide(rows, *before, user, queue, &EffectiveRow::before);
        if (!group)
            return tl::unexpected(std::move(group).error());
        result.groupBefore = *std::move(group);
    }
    auto group = addSide(rows, after, user, queue, &EffectiveRow::after);
    if (!group)
        return tl::unexpected(std::move(group).error());
    result.groupAfter = *std::move(group);
    result.rows = rows.take();
    return result;
}
} // namespace quotadeck::insight
