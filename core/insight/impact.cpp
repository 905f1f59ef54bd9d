// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/impact.h"

#include "core/cluster/partitionplan.h"
#include "core/cluster/queue.h"
#include "core/insight/effectivelimits.h"
#include "core/insight/quotastate.h"
#include "core/insight/removals.h"

#include <absl/container/flat_hash_map.h>
#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace quotadeck::insight {
namespace {
using cluster::Queue;
using cluster::QueueTree;
using AnyType = std::optional<ResourceType>;

/// The nodes of one subject on one side of the edit.
class Nodes
{
public:
    Nodes() = default;
    explicit Nodes(const std::vector<UsageNode>& nodes)
    {
        m_byPath.reserve(nodes.size());
        for (const UsageNode& node : nodes)
            m_byPath.emplace(node.path.text(), &node);
    }

    [[nodiscard]] const UsageNode* find(std::string_view path) const
    {
        const auto node = m_byPath.find(path);
        return node == m_byPath.end() ? nullptr : node->second;
    }

    static std::optional<Quantity> limit(const UsageNode* node, const AnyType& type)
    {
        if (node == nullptr)
            return std::nullopt;
        if (type)
            return ugm::Limit{node->maxResources, node->maxApplications}.most(*type);
        return node->maxApplications == 0 ? std::nullopt
                                          : std::optional(static_cast<Quantity>(node->maxApplications));
    }

    static Quantity used(const UsageNode* node, const AnyType& type)
    {
        if (node == nullptr)
            return 0;
        return type ? ResourceView(node->usage).valueOr0(*type)
                    : static_cast<Quantity>(node->runningApplications.size());
    }

    /// The smallest of limit - used from @p path to the root.
    [[nodiscard]] std::optional<Quantity> headroom(std::string_view path, const AnyType& type) const
    {
        std::optional<Quantity> least;
        for (; !path.empty(); path = ugm::parentPath(path)) {
            const UsageNode* const node = find(path);
            if (const auto most = limit(node, type)) {
                const Quantity left = saturatingSubtract(*most, used(node, type));
                least = std::min(left, least.value_or(left));
            }
        }
        return least;
    }

private:
    absl::flat_hash_map<std::string_view, const UsageNode*> m_byPath;
};

std::optional<Quantity> queueLimit(const Queue* queue, const AnyType& type)
{
    if (queue == nullptr)
        return std::nullopt;
    if (type)
        return ResourceView(queue->max).find(*type);
    return queue->maxApplications == 0 ? std::nullopt
                                       : std::optional(static_cast<Quantity>(queue->maxApplications));
}

Quantity queueUsed(const Queue& queue, const AnyType& type)
{
    return type ? queue.allocated.valueOr0(*type)
                : static_cast<Quantity>(cluster::countedApplications(queue));
}

std::optional<Quantity> queueHeadroom(const Queue* queue, const AnyType& type)
{
    std::optional<Quantity> least;
    for (; queue != nullptr; queue = queue->parent) {
        if (const auto most = queueLimit(queue, type)) {
            const Quantity left = saturatingSubtract(*most, queueUsed(*queue, type));
            least = std::min(left, least.value_or(left));
        }
    }
    return least;
}

/// The verdict on a row whose limit changed; nothing when other levels leave no difference.
std::optional<ImpactVerdict> judge(const ImpactRow& row)
{
    const auto isOver = [&row](const std::optional<Quantity>& limit) { return limit && row.used > *limit; };
    if (isOver(row.limitAfter))
        return isOver(row.limitBefore) ? ImpactVerdict::StillOver : ImpactVerdict::OverNow;
    if (row.headroomBefore == row.headroomAfter)
        return std::nullopt;
    if (!row.headroomBefore)
        return ImpactVerdict::Limited;
    if (!row.headroomAfter)
        return ImpactVerdict::Unlimited;
    return *row.headroomAfter < *row.headroomBefore ? ImpactVerdict::Less : ImpactVerdict::More;
}

/// How much worse @p row makes it; what was or becomes unlimited counts as endless, a draining queue for what runs in
/// it.
Quantity lossOf(const ImpactRow& row)
{
    if (row.verdict == ImpactVerdict::Drains || row.verdict == ImpactVerdict::NotScheduled)
        return row.used;
    return saturatingSubtract(row.headroomBefore.value_or(kMaxQuantity),
                              row.headroomAfter.value_or(kMaxQuantity));
}

void addTypes(std::set<AnyType>& types, const UsageNode* node)
{
    if (node == nullptr)
        return;
    if (node->maxApplications != 0)
        types.insert(std::nullopt);
    for (const auto& [type, value] : ResourceView(node->maxResources).entries())
        types.insert(type);
}

class Assessment
{
public:
    Assessment(const ImpactRequest& request, const std::stop_token& stop)
        : m_request(request)
        , m_stop(stop)
        , m_memberships(request.memberships, *request.snapshot)
    {
    }

    Result<Impact> run()
    {
        if (m_stop.stop_requested())
            return cancelled();
        auto after = quotaState(*m_request.edited, m_request.snapshot);
        if (!after)
            return tl::unexpected(std::move(after).error());
        std::optional<QuotaState> before;
        if (m_request.current != nullptr) {
            auto current = quotaState(*m_request.current, m_request.snapshot);
            if (!current)
                return tl::unexpected(std::move(current).error());
            before.emplace(*std::move(current));
        }
        m_result.knowsUsage = after->knowsUsage;
        m_result.knowsQueues = after->knowsQueues;
        if (after->knowsUsage)
            comparePeople(before, *after);
        if (after->knowsQueues && !m_stop.stop_requested())
            compareQueues(before ? std::move(before->queues) : restoredQueues(*m_request.snapshot->queues),
                          *after);
        if (m_stop.stop_requested())
            return cancelled();
        sort();
        return std::move(m_result);
    }

private:
    static Impact cancelled()
    {
        Impact result;
        result.isCancelled = true;
        return result;
    }

    void comparePeople(const std::optional<QuotaState>& before, const QuotaState& after)
    {
        const ugm::TrackedUsage old = before
            ? before->usage.usage()
            : ugm::TrackedUsage{*m_request.snapshot->users, *m_request.snapshot->groups};
        const ugm::TrackedUsage now = after.usage.usage();
        compareSubjects(old.users, now.users, DenialSubject::User);
        compareSubjects(old.groups, now.groups, DenialSubject::Group);
        const auto limitsBefore = before ? before->usage.limits() : nullptr;
        for (const UserUsage& user : *m_request.snapshot->users) {
            if (m_stop.stop_requested())
                return;
            compareGroups(user, limitsBefore.get(), *after.usage.limits());
        }
    }

    template <typename Usage>
    void compareSubjects(const std::vector<Usage>& before, const std::vector<Usage>& after,
                         DenialSubject subject)
    {
        std::map<std::string_view, std::pair<const Usage*, const Usage*>> sides;
        for (const Usage& usage : before)
            sides[usage.name.text()].first = &usage;
        for (const Usage& usage : after)
            sides[usage.name.text()].second = &usage;
        for (const auto& [name, side] : sides) {
            if (m_stop.stop_requested())
                return;
            const auto nodesOf = [](const Usage* usage) { return usage ? Nodes(usage->nodes) : Nodes(); };
            std::set<std::string_view> paths;
            for (const Usage* usage : {side.first, side.second}) {
                if (usage == nullptr)
                    continue;
                for (const UsageNode& node : usage->nodes)
                    paths.insert(node.path.text());
            }
            compareNodes(subject, std::string(name), nodesOf(side.first), nodesOf(side.second), paths);
        }
    }

    void compareNodes(DenialSubject subject, const std::string& name, const Nodes& before, const Nodes& after,
                      const std::set<std::string_view>& paths)
    {
        for (const std::string_view path : paths) {
            const UsageNode* const old = before.find(path);
            const UsageNode* const now = after.find(path);
            std::set<AnyType> types;
            addTypes(types, old);
            addTypes(types, now);
            for (const AnyType& type : types) {
                ImpactRow row{.subject = subject, .name = name, .queue = QueuePath(path), .type = type};
                row.limitBefore = Nodes::limit(old, type);
                row.limitAfter = Nodes::limit(now, type);
                if (row.limitBefore == row.limitAfter)
                    continue;
                row.used = Nodes::used(now ? now : old, type);
                row.headroomBefore = before.headroom(path, type);
                row.headroomAfter = after.headroom(path, type);
                add(std::move(row));
            }
        }
    }

    /// Where new applications of @p user would be charged otherwise, in the queues where some run.
    void compareGroups(const UserUsage& user, const ugm::Limits* before, const ugm::Limits& after)
    {
        const auto* const groups = m_memberships.of(user.name);
        if (groups == nullptr) {
            if (!user.nodes.empty())
                m_result.unknownGroups.push_back(user.name);
            return;
        }
        std::set<QueuePath> parents;
        for (const UsageNode& node : user.nodes)
            parents.insert(node.path.parent());
        for (const UsageNode& node : user.nodes) {
            if (node.runningApplications.empty() || parents.contains(node.path))
                continue;
            ImpactRow row{.verdict = ImpactVerdict::OtherGroup,
                          .subject = DenialSubject::User,
                          .name = user.name.text(),
                          .queue = node.path};
            const auto settled = user.groups.find(node.runningApplications.front());
            if (before != nullptr)
                row.groupBefore = before->groupFor(node.path, *groups);
            else if (settled != user.groups.end())
                row.groupBefore = settled->second;
            row.groupAfter = after.groupFor(node.path, *groups);
            row.used = static_cast<Quantity>(node.runningApplications.size());
            if (row.groupBefore != row.groupAfter)
                m_result.rows.push_back(std::move(row));
        }
    }

    void compareQueues(const QueueTree& before, const QuotaState& after)
    {
        const auto& preemption = m_request.edited->preemption.value.quotaPreemptionEnabled;
        for (const Queue* now : after.queues.queues()) {
            const Queue* const old = before.find(now->path);
            if (now->isDraining && old != nullptr && !old->isDraining)
                m_result.rows.push_back({.verdict = ImpactVerdict::Drains,
                                         .queue = now->path,
                                         .used = queueUsed(*now, std::nullopt)});
            else if (old != nullptr && old->isLeaf && !now->isLeaf)
                addNotScheduled(*old);
            std::set<AnyType> types{std::nullopt};
            for (const Queue* side : {old, now}) {
                if (side == nullptr)
                    continue;
                for (const auto& [type, value] : ResourceView(side->max).entries())
                    types.insert(type);
            }
            for (const AnyType& type : types) {
                ImpactRow row{.queue = now->path, .type = type};
                row.limitBefore = queueLimit(old, type);
                row.limitAfter = queueLimit(now, type);
                if (row.limitBefore == row.limitAfter)
                    continue;
                row.used = queueUsed(*now, type);
                row.headroomBefore = queueHeadroom(old, type);
                row.headroomAfter = queueHeadroom(now, type);
                row.isTakenBack
                    = type && preemption.isSet && preemption.value && now->quotaPreemptionStart.has_value();
                add(std::move(row));
            }
        }
    }

    /// Also what waits in the leaf is no longer scheduled, which the number of running applications leaves out.
    void addNotScheduled(const Queue& leaf)
    {
        const auto applications = applicationsIn(*m_request.snapshot, leaf.path);
        const Quantity left
            = applications ? static_cast<Quantity>(applications->left) : queueUsed(leaf, std::nullopt);
        if (left > 0)
            m_result.rows.push_back(
                {.verdict = ImpactVerdict::NotScheduled, .queue = leaf.path, .used = left});
    }

    void add(ImpactRow row)
    {
        const auto verdict = judge(row);
        if (!verdict)
            return;
        row.verdict = *verdict;
        row.isTakenBack = row.isTakenBack && row.verdict == ImpactVerdict::OverNow;
        m_result.rows.push_back(std::move(row));
    }

    void sort()
    {
        const bool isDrainingFirst = m_result.countDrainingInUse() > 0;
        const auto isAbove = [isDrainingFirst](const ImpactRow& row) {
            return row.verdict == ImpactVerdict::NotScheduled
                || (isDrainingFirst && row.verdict == ImpactVerdict::Drains);
        };
        std::ranges::stable_sort(m_result.rows, [isAbove](const ImpactRow& left, const ImpactRow& right) {
            if (isAbove(left) != isAbove(right))
                return isAbove(left);
            const Quantity leftLoss = lossOf(left);
            const Quantity rightLoss = lossOf(right);
            return std::tie(left.verdict, rightLoss, left.subject, left.name, left.queue)
                < std::tie(right.verdict, leftLoss, right.subject, right.name, right.queue);
        });
    }

    const ImpactRequest& m_request;
    const std::stop_token& m_stop;
    Memberships m_memberships;
    Impact m_result;
};
} // namespace

std::string_view verdictName(ImpactVerdict verdict)
{
    switch (verdict) {
    case ImpactVerdict::OverNow:
        return "over-now";
    case ImpactVerdict::StillOver:
        return "still-over";
    case ImpactVerdict::Drains:
        return "drains";
    case ImpactVerdict::NotScheduled:
        return "not-scheduled";
    case ImpactVerdict::Limited:
        return "limited";
    case ImpactVerdict::Less:
        return "less";
    case ImpactVerdict::OtherGroup:
        return "other-group";
    case ImpactVerdict::Unlimited:
        return "unlimited";
    case ImpactVerdict::More:
        return "more";
    }
    return {};
}

std::size_t Impact::count(ImpactVerdict verdict) const
{
    return static_cast<std::size_t>(std::ranges::count(rows, verdict, &ImpactRow::verdict));
}

std::size_t Impact::countDrainingInUse() const
{
    return static_cast<std::size_t>(std::ranges::count_if(
        rows, [](const ImpactRow& row) { return row.verdict == ImpactVerdict::Drains && row.used > 0; }));
}

Result<Impact> impact(const ImpactRequest& request, const std::stop_token& stop)
{
    return Assessment(request, stop).run();
}
} // namespace quotadeck::insight
