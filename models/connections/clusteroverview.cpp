// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/connections/clusteroverview.h"

#include "models/quota/figures.h"
#include "models/quota/personusage.h"

#include <QCoreApplication>

#include <vector>

namespace quotadeck::models {
namespace {
struct OverviewTexts
{
    Q_DECLARE_TR_FUNCTIONS(quotadeck::models::ClusterOverview)
};

void addMostUsed(ClusterOverview& overview, const std::vector<QueueInfo>& queues)
{
    for (const QueueInfo& queue : queues) {
        if (queue.parent.isEmpty())
            continue; // what the nodes offer is no quota
        const Quotas quotas{queue.allocated, queue.pending, queue.guaranteed, queue.max, queue.headroom};
        const Figures figures = figuresOf(quotas, Focus::dominant());
        const Share share = figures.share();
        if (share.value().value_or(0) >= 1)
            overview.fullQueues << QString::fromStdString(queue.path.text());
        if (!share.value() || !(share > overview.mostUsed))
            continue;
        overview.mostUsed = share;
        overview.mostUsedQueue = QString::fromStdString(queue.path.text());
        overview.mostUsedFigures = figures.sentence();
    }
}

void addAtLimit(ClusterOverview& overview, const QString& name, const std::vector<UsageNode>& nodes)
{
    std::vector<QueueUse> uses;
    for (const UsageNode& node : nodes)
        uses.push_back(queueUse(node));
    const Binding tightest = tightestLimit(uses);
    if (tightest.share.value().value_or(0) < 1)
        return;
    //: name of a user or group, use of a limit
    *overview.atLimit << OverviewTexts::tr("%1: %2").arg(name, tightest.sentence());
    overview.fullPeople << name;
}
} // namespace

ClusterOverview overviewOf(const ClusterSnapshot& snapshot, std::string_view partition)
{
    ClusterOverview overview;
    if (snapshot.health) {
        overview.isHealthy = snapshot.health->healthy;
        for (const HealthCheck& check : snapshot.health->checks) {
            if (!check.succeeded)
                overview.failedChecks
                    << QString::fromStdString(check.description.empty() ? check.name : check.description);
        }
    }
    const PartitionSnapshot* known = findPartition(snapshot, partition);
    if (known && known->queues)
        addMostUsed(overview, *known->queues);
    if (known && known->users) {
        overview.atLimit.emplace();
        for (const UserUsage& user : *known->users)
            addAtLimit(overview, QString::fromStdString(user.name.text()), user.nodes);
        if (known->groups) {
            for (const GroupUsage& group : *known->groups)
                addAtLimit(overview, QString::fromStdString(group.name.text()), group.nodes);
        }
    }
    return overview;
}
} // namespace quotadeck::models
