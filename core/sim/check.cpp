// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/check.h"

#include "core/cluster/attempt.h"
#include "core/elastic/amounts.h"
#include "core/elastic/quotasnapshot.h"
#include "core/resource/display.h"
#include "core/resource/resourceops.h"
#include "core/sim/elastic/elasticsimulation.h"
#include "core/sim/scheduler/schedulersimulation.h"
#include "core/snapshot/clustersnapshot.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace quotadeck::sim {
namespace {
const std::string kApplications = "applications"; ///< as the type of a limit

bool hasAmounts(const Resource& asked, ResourceView found)
{
    return std::ranges::all_of(asked.entries(), [found](const Resource::Entry& entry) {
        return found.valueOr0(entry.type) == entry.value;
    });
}

/// Collects the differences between a check and the cluster; each is a template with what was found as %1.
class Differences
{
public:
    void expect(bool holds, Message otherwise)
    {
        if (!holds)
            m_found.push_back(std::move(otherwise));
    }
    /// @p found must have the amounts that @p asked names; a type that is missing is 0.
    void amounts(MessageTemplate form, const std::optional<Resource>& asked, ResourceView found)
    {
        if (asked && !hasAmounts(*asked, found))
            m_found.push_back({form, resourceMessage(found)});
    }
    /// Likewise in the units of elastic quotas.
    void quotaAmounts(MessageTemplate form, const std::optional<Resource>& asked, const Resource& found)
    {
        if (asked && !hasAmounts(*asked, found))
            m_found.push_back({form, elastic::amountsMessage(found)});
    }
    template <typename T>
    void value(MessageTemplate form, const std::optional<T>& asked, const T& found)
    {
        expect(!asked || *asked == found, {form, found});
    }
    void text(MessageTemplate form, std::string_view asked, std::string_view found)
    {
        expect(asked.empty() || asked == found, {form, found});
    }
    /// @p asked must be a part of @p found in English.
    void part(MessageTemplate form, std::string_view asked, const Message& found)
    {
        expect(found.english().find(asked) != std::string::npos, {form, found});
    }
    [[nodiscard]] Message take() { return Message::joined(std::move(m_found), "; "); }

private:
    std::vector<Message> m_found;
};

template <typename Rows>
const UsageNode* nodeOf(const Rows& rows, const UsageCheck& check)
{
    const auto row
        = std::ranges::find_if(rows, [&check](const auto& entry) { return entry.name.text() == check.name; });
    return row == rows.end() ? nullptr : findNode(row->nodes, check.queue);
}

Message ask(const UsageCheck& check, const CheckSubject& subject)
{
    const ugm::TrackedUsage usage = subject.scheduler->partition().usage().usage();
    const UsageNode* const node
        = check.subject == DenialSubject::User ? nodeOf(usage.users, check) : nodeOf(usage.groups, check);
    const UsageNode nothing;
    const UsageNode& found = node ? *node : nothing;
    Differences differences;
    differences.amounts(QUOTADECK_TEXT("sim", "uses %1"), check.uses, found.usage);
    differences.value<std::uint64_t>(QUOTADECK_TEXT("sim", "applications %1"), check.applications,
                                     found.runningApplications.size());
    differences.amounts(QUOTADECK_TEXT("sim", "limit %1"), check.limit, found.maxResources);
    return differences.take();
}

Message ask(const QueueCheck& check, const CheckSubject& subject)
{
    const cluster::Queue* const queue = subject.scheduler->partition().queues().find(check.path);
    if (!queue)
        return check.exists == false ? Message() : Message(QUOTADECK_TEXT("sim", "there is no such queue"));
    Differences differences;
    differences.expect(check.exists.value_or(true), QUOTADECK_TEXT("sim", "the queue exists"));
    differences.amounts(QUOTADECK_TEXT("sim", "uses %1"), check.uses, queue->allocated);
    differences.amounts(QUOTADECK_TEXT("sim", "max %1"), check.max, queue->max);
    differences.amounts(QUOTADECK_TEXT("sim", "guaranteed %1"), check.guaranteed, queue->guaranteed);
    differences.amounts(QUOTADECK_TEXT("sim", "pending %1"), check.pending, queue->pending);
    differences.value(QUOTADECK_TEXT("sim", "running applications %1"), check.applications,
                      queue->runningApplications);
    differences.text(QUOTADECK_TEXT("sim", "status \"%1\""), check.status, stateName(queue->state));
    return differences.take();
}

const cluster::Application* findApplication(const cluster::Partition& partition, const ApplicationId& id)
{
    if (const auto app = partition.applications().find(id); app != partition.applications().end())
        return &app->second;
    for (const auto* list : {&partition.finished(), &partition.rejected()}) {
        const auto app = std::ranges::find(list->rbegin(), list->rend(), id, &cluster::Application::id);
        if (app != list->rend())
            return &*app;
    }
    return nullptr;
}

/// "user sue in root.a for memory": the form in which denials and checks name a limit.
Message limitMessage(DenialSubject subject, const std::string& name, const QueuePath& queue,
                     const std::string& type)
{
    const Message counted
        = type == kApplications ? Message(QUOTADECK_TEXT("sim", "applications")) : Message(type);
    switch (subject) {
    case DenialSubject::Queue:
        return {QUOTADECK_TEXT("sim", "queue %1 for %2"), queue.text(), counted};
    case DenialSubject::User:
        return {QUOTADECK_TEXT("sim", "user %1 in %2 for %3"), name, queue.text(), counted};
    case DenialSubject::Group:
        break;
    }
    return {QUOTADECK_TEXT("sim", "group %1 in %2 for %3"), name, queue.text(), counted};
}

/// The limit that blocks the first blocked request of @p app.
Message blockingLimit(const cluster::Application& app, const cluster::Partition& partition)
{
    const cluster::Queue* const leaf = partition.queues().find(app.data().spec.queue);
    if (!leaf || app.data().requests.empty())
        return QUOTADECK_TEXT("sim", "nothing");
    for (const cluster::Request& request : app.data().requests) {
        const auto denial
            = cluster::judge(app, request, *leaf, partition.usage(), partition.settings().mode).denial;
        if (denial)
            return limitMessage(denial->subject, denial->name, denial->queue,
                                denial->type ? denial->type->name() : kApplications);
    }
    return QUOTADECK_TEXT("sim", "a node or a placeholder");
}

std::string chargedGroup(const CheckSubject& subject, const cluster::Application& app)
{
    for (const UserUsage& user : subject.scheduler->partition().usage().users()) {
        if (user.name != app.data().spec.user.user)
            continue;
        const auto group = user.groups.find(app.id());
        return group == user.groups.end() ? "" : group->second.text();
    }
    return "";
}

Message ask(const ApplicationCheck& check, const CheckSubject& subject)
{
    const cluster::Application* const app = findApplication(subject.scheduler->partition(), check.app);
    if (!app)
        return check.state == "Gone" ? Message()
                                     : Message(QUOTADECK_TEXT("sim", "there is no such application"));
    const cluster::ApplicationData& data = app->data();
    Differences differences;
    differences.text(QUOTADECK_TEXT("sim", "state \"%1\""), check.state, cluster::stateName(app->state()));
    differences.text(QUOTADECK_TEXT("sim", "queue \"%1\""), check.queue.text(), data.spec.queue.text());
    differences.amounts(QUOTADECK_TEXT("sim", "uses %1"), check.uses, data.used);
    differences.amounts(QUOTADECK_TEXT("sim", "placeholders hold %1"), check.placeholders,
                        data.placeholderUsed);
    differences.amounts(QUOTADECK_TEXT("sim", "pending %1"), check.pending, data.pending);
    differences.value(QUOTADECK_TEXT("sim", "charged group %1"), check.chargedGroup,
                      chargedGroup(subject, *app));
    if (check.waits) {
        const WaitsFor& waits = *check.waits;
        const Message found = blockingLimit(*app, subject.scheduler->partition());
        differences.expect(limitMessage(waits.by, waits.name, waits.queue, waits.type) == found,
                           {QUOTADECK_TEXT("sim", "waits for \"%1\""), found});
    }
    differences.part(QUOTADECK_TEXT("sim", "message \"%1\""), check.message, data.message);
    return differences.take();
}

Message ask(const NodeCheck& check, const CheckSubject& subject)
{
    const cluster::Node* const node = subject.scheduler->partition().nodes().find(check.name);
    if (!node)
        return check.exists == false ? Message() : Message(QUOTADECK_TEXT("sim", "there is no such node"));
    Differences differences;
    differences.expect(check.exists.value_or(true), QUOTADECK_TEXT("sim", "the node exists"));
    differences.expect(check.schedulable.value_or(node->isSchedulable) == node->isSchedulable,
                       node->isSchedulable ? QUOTADECK_TEXT("sim", "takes pods")
                                           : QUOTADECK_TEXT("sim", "takes no pods"));
    differences.amounts(QUOTADECK_TEXT("sim", "uses %1"), check.uses, node->allocated);
    return differences.take();
}

Message ask(const ConfigurationCheck& check, const CheckSubject& subject)
{
    const auto& last = *subject.lastLoading;
    if (!last)
        return QUOTADECK_TEXT("sim", "no configuration was loaded");
    Differences differences;
    differences.expect(check.accepted == last->isDone, last->message);
    differences.part(QUOTADECK_TEXT("sim", "message \"%1\""), check.message, last->message);
    return differences.take();
}

Message ask(const NamespaceCheck& check, const CheckSubject& subject)
{
    const Namespace* const space = subject.scheduler->owners().namespaces().find(check.name);
    if (!space)
        return QUOTADECK_TEXT("sim", "there is no such namespace");
    Differences differences;
    differences.amounts(QUOTADECK_TEXT("sim", "uses %1"), check.uses, space->used);
    differences.value(QUOTADECK_TEXT("sim", "rejected pods %1"), check.refused, space->refused);
    return differences.take();
}

/// Pods of @p group itself that are assigned, or not.
std::uint64_t podCount(const elastic::QuotaSnapshot& quotas, const std::string& group, bool isAssigned)
{
    return static_cast<std::uint64_t>(
        std::ranges::count_if(quotas.pods, [&](const elastic::QuotaPodState& pod) {
            return pod.group == group && pod.manifest.isAssigned == isAssigned;
        }));
}

Message ask(const QuotaCheck& check, const CheckSubject& subject)
{
    const elastic::QuotaSnapshot quotas = subject.elastic->snapshot();
    const auto object = std::ranges::find_if(quotas.objects, [&check](const elastic::QuotaObject& candidate) {
        return candidate.group.name == check.name;
    });
    if (object == quotas.objects.end())
        return check.exists == false ? Message() : Message(QUOTADECK_TEXT("sim", "there is no such group"));
    const elastic::QuotaStatus& status = object->status;
    const auto known = [](const std::optional<Resource>& amounts) { return amounts.value_or(Resource()); };
    Differences differences;
    differences.expect(check.exists.value_or(true), QUOTADECK_TEXT("sim", "the group exists"));
    differences.quotaAmounts(QUOTADECK_TEXT("sim", "min %1"), check.min, object->group.min);
    differences.quotaAmounts(QUOTADECK_TEXT("sim", "max %1"), check.max, object->group.max);
    differences.quotaAmounts(QUOTADECK_TEXT("sim", "min in effect %1"), check.effectiveMin,
                             known(status.effectiveMin));
    differences.quotaAmounts(QUOTADECK_TEXT("sim", "request %1"), check.request, known(status.request));
    differences.quotaAmounts(QUOTADECK_TEXT("sim", "used %1"), check.used, known(status.used));
    differences.quotaAmounts(QUOTADECK_TEXT("sim", "runtime %1"), check.runtime, known(status.runtime));
    differences.value(QUOTADECK_TEXT("sim", "running pods %1"), check.running,
                      podCount(quotas, check.name, true));
    differences.value(QUOTADECK_TEXT("sim", "waiting pods %1"), check.waiting,
                      podCount(quotas, check.name, false));
    differences.value(QUOTADECK_TEXT("sim", "evicted pods %1"), check.evicted,
                      subject.elastic->evictions(check.name));
    return differences.take();
}

Message ask(const QuotaPodCheck& check, const CheckSubject& subject)
{
    const elastic::QuotaPodState* const pod = subject.elastic->findPod(check.name);
    if (!pod)
        return check.state == "Gone" ? Message() : Message(QUOTADECK_TEXT("sim", "there is no such pod"));
    Differences differences;
    differences.text(QUOTADECK_TEXT("sim", "state \"%1\""), check.state,
                     pod->isTerminating             ? "Terminating"
                         : pod->manifest.isAssigned ? "Running"
                                                    : "Waiting");
    differences.text(QUOTADECK_TEXT("sim", "group \"%1\""), check.group, pod->group);
    differences.text(QUOTADECK_TEXT("sim", "model \"%1\""), check.model, pod->model);
    differences.part(QUOTADECK_TEXT("sim", "waits \"%1\""), check.waits, pod->waits);
    differences.value(QUOTADECK_TEXT("sim", "evicted %1"), check.evicted, pod->evictions);
    return differences.take();
}

/// What the pods on @p machine ask for.
Resource usedOf(const elastic::QuotaSnapshot& quotas, const std::string& machine)
{
    Resource used;
    for (const elastic::QuotaPodState& pod : quotas.pods) {
        if (pod.node == machine)
            addTo(used, pod.manifest.pod.request);
    }
    return used;
}

Message ask(const QuotaNodeCheck& check, const CheckSubject& subject)
{
    const elastic::QuotaSnapshot quotas = subject.elastic->snapshot();
    const auto machine = std::ranges::find(quotas.machines, check.name, &elastic::QuotaMachine::name);
    if (machine == quotas.machines.end())
        return check.exists == false ? Message() : Message(QUOTADECK_TEXT("sim", "there is no such machine"));
    Differences differences;
    differences.expect(check.exists.value_or(true), QUOTADECK_TEXT("sim", "the machine exists"));
    differences.expect(check.schedulable.value_or(machine->isSchedulable) == machine->isSchedulable,
                       machine->isSchedulable ? QUOTADECK_TEXT("sim", "takes pods")
                                              : QUOTADECK_TEXT("sim", "takes no pods"));
    differences.quotaAmounts(QUOTADECK_TEXT("sim", "allocatable %1"), check.allocatable,
                             machine->allocatable);
    differences.quotaAmounts(QUOTADECK_TEXT("sim", "uses %1"), check.uses, usedOf(quotas, check.name));
    return differences.take();
}

Message ask(const QuotaTotalCheck& check, const CheckSubject& subject)
{
    const auto totals
        = elastic::treeTotals(subject.elastic->solved().table, subject.elastic->snapshot().machines);
    const auto total = std::ranges::find(totals, check.tree, &elastic::TreeTotal::tree);
    if (total == totals.end())
        return QUOTADECK_TEXT("sim", "there is no such tree");
    Differences differences;
    differences.quotaAmounts(QUOTADECK_TEXT("sim", "allocatable %1"), check.allocatable, total->allocatable);
    differences.quotaAmounts(QUOTADECK_TEXT("sim", "unschedulable %1"), check.unschedulable,
                             total->unschedulable);
    differences.quotaAmounts(QUOTADECK_TEXT("sim", "shared %1"), check.shared, total->shared);
    return differences.take();
}
} // namespace

Message failureOf(const Check& check, const CheckSubject& subject)
{
    return std::visit([&subject](const auto& what) { return ask(what, subject); }, check.what);
}
} // namespace quotadeck::sim
