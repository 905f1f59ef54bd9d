// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/partition.h"

#include <algorithm>
#include <iterator>
#include <utility>

/// Changes of a partition from outside: its nodes and its configuration.
namespace quotadeck::cluster {
namespace {
std::vector<ApplicationId> idsOf(const std::map<ApplicationId, Application>& applications)
{
    std::vector<ApplicationId> ids;
    ids.reserve(applications.size());
    for (const auto& [id, app] : applications)
        ids.push_back(id);
    return ids;
}
} // namespace

Status Partition::addNode(Node node)
{
    return m_nodes.add(std::move(node)).map([this] { m_queues.setCapacity(m_nodes.capacity()); });
}

Status Partition::setNodeCapacity(const std::string& id, const Resource& capacity)
{
    return m_nodes.setCapacity(id, capacity).map([this] { m_queues.setCapacity(m_nodes.capacity()); });
}

Status Partition::setNodeSchedulable(const std::string& id, bool isSchedulable)
{
    return m_nodes.setSchedulable(id, isSchedulable);
}

Result<std::vector<ApplicationEffects>> Partition::removeNode(const std::string& id, SystemTime now)
{
    if (!m_nodes.find(id))
        return quotadeck::fail(ErrorCode::NotFound, id, "There is no such node.");
    std::vector<ApplicationEffects> result;
    callOffSwapsTo(id, result, now);
    for (const ApplicationId& app : idsOf(m_applications)) {
        std::vector<std::string> ended;
        for (const auto& [key, allocation] : m_applications.at(app).data().allocations) {
            if (allocation.placing.nodeId == id)
                ended.push_back(key);
        }
        for (const std::string& key : ended) {
            if (auto effects = confirmRelease(app, key, Termination::StoppedByRm, now))
                result.push_back({app, *std::move(effects)});
        }
    }
    m_nodes.remove(id);
    m_queues.setCapacity(m_nodes.capacity());
    return result;
}

/// The real requests are pending again; their placeholders are asked back all the same.
void Partition::callOffSwapsTo(const std::string& node, std::vector<ApplicationEffects>& result,
                               SystemTime now)
{
    std::vector<std::pair<ApplicationId, std::string>> swaps;
    for (const auto& [request, kept] : m_kept) {
        if (kept.node == node)
            swaps.push_back(request);
    }
    for (const auto& [app, request] : swaps) {
        auto removed = removeRequest(app, request, now);
        if (!removed)
            continue;
        Request again = removed->cancelled.front().request;
        result.push_back({app, *std::move(removed)});
        if (auto added = addRequest(app, std::move(again), now))
            result.push_back({app, *std::move(added)});
    }
}

Status Partition::checkUpdate(const PartitionPlan& plan) const
{
    if (m_isDraining)
        return quotadeck::fail(ErrorCode::InvalidArgument, name(),
                               "The partition is draining: configure it again when it is gone.");
    if (const auto& rules = plan.settings.rules; !rules)
        return quotadeck::fail(ErrorCode::Parse, rules.error().rule, rules.error().message);
    return {};
}

Result<PartitionUpdate> Partition::update(PartitionPlan plan, SystemTime now)
{
    if (Status status = checkUpdate(plan); !status)
        return tl::unexpected(std::move(status).error());
    PartitionUpdate report;
    report.limits = limitChanges(m_limits, plan.limits);
    report.queues = m_queues.update(plan.queues, now);
    m_limits = std::move(plan.limits);
    m_usage->applyLimits(m_limits);
    m_settings = std::move(plan.settings);
    m_nodes.setSorting(m_settings.nodeSorting);
    return report;
}

PartitionRemoval Partition::drain(SystemTime now)
{
    m_isDraining = true;
    PartitionRemoval removal{m_queues.drain(now), {}};
    const auto add = [&removal](const ApplicationId& app, Result<Effects> effects) {
        if (effects)
            removal.applications.push_back({app, *std::move(effects)});
    };
    for (const ApplicationId& app : idsOf(m_applications))
        add(app, failApplication(app, std::string(kPartitionRemoved), now));
    while (!m_nodes.all().empty()) {
        auto ended = removeNode(std::string(m_nodes.all().begin()->first), now);
        std::ranges::move(*ended, std::back_inserter(removal.applications));
    }
    for (const ApplicationId& app : idsOf(m_applications)) {
        add(app, failApplication(app, std::string(kPartitionRemoved), now)); // a resuming one can by now
        if (m_applications.contains(app)) // it cannot fail (APP-3)
            add(app, removeApplication(app, now));
    }
    return removal;
}
} // namespace quotadeck::cluster
