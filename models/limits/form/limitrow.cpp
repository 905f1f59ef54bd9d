// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/form/limitrow.h"

#include "core/config/schema/effective.h"
#include "models/common/celltext.h"
#include "models/common/messagetext.h"
#include "models/document/findingsmodel.h"

#include <QCoreApplication>

#include <algorithm>

namespace quotadeck::models {
namespace {
struct LimitRows
{
    Q_DECLARE_TR_FUNCTIONS(LimitRows)
};

using Values = std::vector<config::EffectiveValue>;
using BindingValues = std::map<std::optional<ResourceType>, config::EffectiveValue>;

/// The smallest of each type.
BindingValues bindingOf(const Values& values)
{
    BindingValues binding;
    for (const auto& value : values) {
        if (value.isBinding)
            binding.try_emplace(value.type, value);
    }
    return binding;
}

/// What the limits @p above come to for all of @p limit alike.
BindingValues inheritedBy(const config::LimitConfig& limit, const config::PathLimits& above)
{
    const auto& users = limit.users.value;
    const auto& groups = limit.groups.value;
    if (users.size() + groups.size() > kMostNamed)
        return {};
    std::optional<BindingValues> common;
    const auto unite = [&](const Values& values) {
        const BindingValues binding = bindingOf(values);
        if (!common) {
            common = binding;
            return;
        }
        std::erase_if(*common, [&](const auto& entry) {
            const auto other = binding.find(entry.first);
            return other == binding.end() || other->second.value != entry.second.value;
        });
    };
    for (const auto& user : users)
        unite(above.ofUser(user.value));
    for (const auto& group : groups)
        unite(above.ofGroup(group.value));
    return common.value_or(BindingValues());
}

LimitCell inheritedCell(const config::EffectiveValue& value)
{
    LimitCell cell;
    const QString level = QString::fromStdString(value.level.text());
    cell.inherited = value.type ? quantityText(*value.type, value.value) : QString::number(value.value);
    cell.origin = value.isWildcard()
        ? LimitRows::tr("Not set here: the wildcard of %1 limits this to %2").arg(level, cell.inherited)
        : LimitRows::tr("Not set here: %1 limits this to %2").arg(level, cell.inherited);
    return cell;
}

void fillValues(LimitRow& row, const config::LimitConfig& limit, const BindingValues& inherited)
{
    for (const auto& [type, value] : inherited) {
        if (type)
            row.resources.emplace(type->name(), inheritedCell(value));
        else
            row.applications = inheritedCell(value);
    }
    for (const auto& entry : limit.maxResources.value)
        row.resources[entry.key] = {entry.value, {}, {}, entry.valueSpan};
    if (limit.maxApplications.isSet)
        row.applications = {std::to_string(limit.maxApplications.value), {}, {}, limit.maxApplications.span};
}

void fillProblem(LimitRow& row, const config::LimitConfig& limit, const config::Verdict& verdict)
{
    const auto& findings = verdict.findings; // in the order of the text
    const auto offset = [](const config::Finding& finding) { return finding.span.begin.offset; };
    auto finding = std::ranges::lower_bound(findings, limit.span.begin.offset, {}, offset);
    for (; finding != findings.end() && offset(*finding) < limit.span.end.offset; ++finding) {
        const RowState state = stateOf(finding->severity);
        if (!row.problem.isEmpty() && state <= row.state)
            continue;
        row.problem = messageText(finding->message);
        row.state = state;
    }
}

LimitRow baseRow(const config::LimitConfig& limit, const LiveUsage* live)
{
    LimitRow row;
    row.description = QString::fromStdString(limit.description.value);
    row.who = whoNamesOf(limit).text();
    row.chips = chipsOf(limit, live);
    row.span = limit.span;
    row.whoSpan = limit.users.value.empty() ? limit.groups.span : limit.users.span;
    return row;
}

/// Limits of one queue that are switched off, by their position among all limits of the queue.
std::map<std::size_t, LimitRow> disabledRows(const ConfigRevision& revision, std::size_t partition,
                                             const QueuePath& queue, const LiveUsage* live)
{
    std::map<std::size_t, LimitRow> rows;
    const auto& content = revision.disabled;
    if (content.items.empty())
        return rows;
    const auto list = config::limitsPlace(content.config, partition, queue);
    if (!list || partition >= content.config.partitions.size())
        return rows;
    const auto effective = config::effectivePartition(content.config.partitions[partition]);
    const auto* owner = config::findQueue(effective, queue);
    const auto spans = revision.document.disabledItems();
    for (const auto& item : content.items) {
        const auto position = item.place.position();
        if (!owner || !position || item.place.parent() != *list || *position >= owner->limits.value.size())
            continue;
        const auto& limit = owner->limits.value[*position];
        LimitRow row = baseRow(limit, live);
        fillValues(row, limit, {});
        row.disabled = item.index;
        row.id = QStringLiteral("off %1").arg(item.index);
        row.span = spans[item.index];
        row.whoSpan = row.span;
        row.applications.span = row.span;
        for (auto& [type, cell] : row.resources)
            cell.span = row.span;
        rows.emplace(*position, std::move(row));
    }
    return rows;
}
} // namespace

std::vector<LimitRow> limitRows(const ConfigRevision& revision, std::size_t partition, const QueuePath& queue,
                                const LiveUsage* live)
{
    std::vector<LimitRow> rows;
    if (partition >= revision.partitions.size())
        return rows;
    const auto& effective = revision.partitions[partition];
    const auto* owner = config::findQueue(effective, queue);
    if (!owner)
        return rows;
    auto disabled = disabledRows(revision, partition, queue, live);
    const auto addDisabled = [&] {
        for (auto found = disabled.find(rows.size()); found != disabled.end();
             found = disabled.find(rows.size())) {
            rows.push_back(std::move(found->second));
            disabled.erase(found);
        }
    };
    const auto& limits = owner->limits.value;
    const config::PathLimits path(effective, queue);
    const config::PathLimits above(effective, queue.parent());
    for (std::size_t number = 0; number < limits.size(); ++number) {
        addDisabled();
        LimitRow row = baseRow(limits[number], live);
        row.number = number;
        row.id = QString::number(number);
        fillValues(row, limits[number], inheritedBy(limits[number], above));
        row.effective = effectiveShare(path, queue, limits[number]);
        row.used = usedOfLimit(live, queue, limits[number], limits);
        fillProblem(row, limits[number], revision.verdict);
        for (auto& [type, cell] : row.resources)
            cell.problem = problemAt(revision.verdict, cell.span);
        rows.push_back(std::move(row));
    }
    addDisabled();
    return rows;
}
} // namespace quotadeck::models
