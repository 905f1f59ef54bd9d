// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/quota/personusage.h"

#include "core/resource/display.h"
#include "core/resource/resourceops.h"
#include "models/common/celltext.h"

#include <QCoreApplication>

#include <algorithm>

namespace quotadeck::models {
namespace {
void keepTighter(Binding& tightest, const Binding& candidate)
{
    if (candidate.share > tightest.share)
        tightest = candidate;
}

std::vector<Resource::Entry> inDisplayOrder(ResourceView resource)
{
    std::vector<Resource::Entry> entries(resource.entries().begin(), resource.entries().end());
    std::ranges::sort(entries, precedesForDisplay, &Resource::Entry::type);
    return entries;
}

bool isUsed(const QueueUse& node)
{
    return node.running > 0 || !isZero(node.used);
}
} // namespace

QString Binding::text() const
{
    if (!share.isLimited())
        return QCoreApplication::translate("Binding", "no limit");
    const QString what = type ? QString::fromStdString(type->name())
                              : QCoreApplication::translate("Binding", "apps", "number of applications");
    return QCoreApplication::translate("Binding", "%1 %2", "used part, resource type")
        .arg(share.text(), what);
}

QString Binding::sentence() const
{
    if (!share.isLimited())
        return QCoreApplication::translate("Binding", "No limit is set on the path to the root");
    const QString at = QString::fromStdString(queue.text());
    if (!type) {
        return QCoreApplication::translate("Binding", "%1 of %2 applications at %3")
            .arg(QString::number(used), QString::number(limit), at);
    }
    return QCoreApplication::translate("Binding", "%1 %2 of %3 at %4")
        .arg(QString::fromStdString(type->name()), exactText(*type, used), exactText(*type, limit), at);
}

QueueUse queueUse(const UsageNode& node)
{
    return {.path = node.path,
            .used = node.usage,
            .limit = node.maxResources,
            .running = node.runningApplications.size(),
            .maxApplications = node.maxApplications};
}

Binding tightestLimit(std::span<const QueueUse> nodes)
{
    Binding tightest;
    for (const QueueUse& node : nodes) {
        for (const auto& [type, limit] : inDisplayOrder(node.limit)) {
            const Quantity used = ResourceView(node.used).valueOr0(type);
            keepTighter(tightest, {Share(used, limit), type, node.path, used, limit});
        }
    }
    keepTighter(tightest, tightestApplicationLimit(nodes));
    return tightest;
}

Binding tightestLimit(std::span<const QueueUse> nodes, ResourceType type)
{
    Binding tightest;
    for (const QueueUse& node : nodes) {
        const auto limit = ResourceView(node.limit).find(type);
        const Quantity used = ResourceView(node.used).valueOr0(type);
        if (limit)
            keepTighter(tightest, {Share(used, limit), type, node.path, used, *limit});
    }
    return tightest;
}

Binding tightestApplicationLimit(std::span<const QueueUse> nodes)
{
    Binding tightest;
    for (const QueueUse& node : nodes) {
        const auto used = static_cast<Quantity>(node.running);
        const auto limit = static_cast<Quantity>(node.maxApplications);
        if (limit != 0)
            keepTighter(tightest, {Share(used, limit), std::nullopt, node.path, used, limit});
    }
    return tightest;
}

std::optional<ResourceType> focusType(std::span<const QueueUse> nodes, const Focus& focus)
{
    if (!focus.isDominant())
        return focus.type();
    Binding tightest;
    for (const QueueUse& node : nodes) {
        for (const auto& entry : inDisplayOrder(node.limit))
            keepTighter(tightest, tightestLimit({&node, 1}, entry.type));
    }
    if (tightest.type || nodes.empty())
        return tightest.type;
    const auto used = inDisplayOrder(nodes.front().used);
    return used.empty() ? std::nullopt : std::optional(used.front().type);
}

int queuesInUse(std::span<const QueueUse> nodes)
{
    int count = 0;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        bool isUsedBelow = false;
        for (std::size_t below = i + 1; below < nodes.size() && nodes[i].path.contains(nodes[below].path);
             ++below)
            isUsedBelow = isUsedBelow || isUsed(nodes[below]);
        count += isUsed(nodes[i]) && !isUsedBelow ? 1 : 0;
    }
    return count;
}
} // namespace quotadeck::models
