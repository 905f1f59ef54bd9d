// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/factcheck.h"

#include "core/cluster/attempt.h"
#include "core/elastic/amounts.h"
#include "core/elastic/quotasnapshot.h"
#include "core/resource/display.h"
#include "core/resource/resourceops.h"
#include "core/snapshot/clustersnapshot.h"

#include <algorithm>
#include <fmt/format.h>
#include <string_view>
#include <utility>

namespace quotadeck::sim {
namespace {
/// Collects what differs.
class Differences
{
public:
    void expect(bool holds, std::string otherwise)
    {
        if (!holds)
            m_text += (m_text.empty() ? "" : "; ") + std::move(otherwise);
    }
    /// @p found must have the amounts that @p asked names; a type that is missing is 0.
    void amounts(std::string_view what, const std::optional<Resource>& asked, ResourceView found)
    {
        if (!asked)
            return;
        const bool same = std::ranges::all_of(asked->entries(), [found](const Resource::Entry& entry) {
            return found.valueOr0(entry.type) == entry.value;
        });
        expect(same, fmt::format("{} {}", what, displayResource(found)));
    }
    /// Likewise in the units of elastic quotas.
    void quotaAmounts(std::string_view what, const std::optional<Resource>& asked, const Resource& found)
    {
        if (!asked)
            return;
        const bool same = std::ranges::all_of(asked->entries(), [&found](const Resource::Entry& entry) {
            return found.valueOr0(entry.type) == entry.value;
        });
        expect(same, fmt::format("{} {}", what, elastic::amountsText(found)));
    }
    template <typename T>
    void value(std::string_view what, const std::optional<T>& asked, const T& found)
    {
        expect(!asked || *asked == found, fmt::format("{} {}", what, found));
    }
    void text(std::string_view what, std::string_view asked, std::string_view found)
    {
        expect(asked.empty() || asked == found, fmt::format("{} \"{}\"", what, found));
    }
    void part(std::string_view what, std::string_view asked, std::string_view found)
    {
        expect(found.find(asked) != std::string_view::npos, fmt::format("{} \"{}\"", what, found));
    }
    [[nodiscard]] std::string take() { return std::move(m_text); }

private:
    std::string m_text;
};

template <typename Rows>
const UsageNode* nodeOf(const Rows& rows, const UsageFact& fact)
{
    const auto row
        = std::ranges::find_if(rows, [&fact](const auto& entry) { return entry.name.text() == fact.name; });
    return row == rows.end() ? nullptr : findNode(row->nodes, fact.queue);
}

std::string ask(const UsageFact& fact, const FactSubject& subject)
{
    const ugm::TrackedUsage usage = subject.scheduler->partition().usage().usage();
    const UsageNode* const node
        = fact.subject == DenialSubject::User ? nodeOf(usage.users, fact) : nodeOf(usage.groups, fact);
    const UsageNode nothing;
    const UsageNode& found = node ? *node : nothing;
    Differences differences;
    differences.amounts("uses", fact.uses, found.usage);
    differences.value<std::uint64_t>("applications", fact.applications, found.runningApplications.size());
    differences.amounts("limit", fact.limit, found.maxResources);
    return differences.take();
}

std::string ask(const QueueFact& fact, const FactSubject& subject)
{
    const cluster::Queue* const queue = subject.scheduler->partition().queues().find(fact.path);
    if (!queue)
        return fact.exists == false ? "" : "there is no such queue";
    Differences differences;
    differences.expect(fact.exists.value_or(true), "the queue exists");
    differences.amounts("uses", fact.uses, queue->allocated);
    differences.amounts("max", fact.max, queue->max);
    differences.amounts("guaranteed", fact.guaranteed, queue->guaranteed);
    differences.amounts("pending", fact.pending, queue->pending);
    differences.value("running applications", fact.applications, queue->runningApplications);
    differences.text("status", fact.status, stateName(queue->state));
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

/// "user sue in root.a for memory", as a denial and as a fact say it.
std::string limitText(DenialSubject subject, const std::string& name, const QueuePath& queue,
                      const std::string& type)
{
    if (subject == DenialSubject::Queue)
        return fmt::format("queue {} for {}", queue.text(), type);
    return fmt::format("{} {} in {} for {}", subject == DenialSubject::User ? "user" : "group", name,
                       queue.text(), type);
}

/// The limit that blocks the first blocked request of @p app.
std::string blockingLimit(const cluster::Application& app, const cluster::Partition& partition)
{
    const cluster::Queue* const leaf = partition.queues().find(app.data().spec.queue);
    if (!leaf || app.data().requests.empty())
        return "nothing";
    for (const cluster::Request& request : app.data().requests) {
        const auto denial
            = cluster::judge(app, request, *leaf, partition.usage(), partition.settings().mode).denial;
        if (denial)
            return limitText(denial->subject, denial->name, denial->queue,
                             denial->type ? denial->type->name() : "applications");
    }
    return "a node or a placeholder";
}

std::string chargedGroup(const FactSubject& subject, const cluster::Application& app)
{
    for (const UserUsage& user : subject.scheduler->partition().usage().users()) {
        if (user.name != app.data().spec.user.user)
            continue;
        const auto group = user.groups.find(app.id());
        return group == user.groups.end() ? "" : group->second.text();
    }
    return "";
}

std::string ask(const ApplicationFact& fact, const FactSubject& subject)
{
    const cluster::Application* const app = findApplication(subject.scheduler->partition(), fact.app);
    if (!app)
        return fact.state == "Gone" ? "" : "there is no such application";
    const cluster::ApplicationData& data = app->data();
    Differences differences;
    differences.text("state", fact.state, cluster::stateName(app->state()));
    differences.text("queue", fact.queue.text(), data.spec.queue.text());
    differences.amounts("uses", fact.uses, data.used);
    differences.amounts("placeholders hold", fact.placeholders, data.placeholderUsed);
    differences.amounts("pending", fact.pending, data.pending);
    differences.value("charged group", fact.chargedGroup, chargedGroup(subject, *app));
    if (fact.waits) {
        const WaitsFor& waits = *fact.waits;
        differences.text("waits for", limitText(waits.by, waits.name, waits.queue, waits.type),
                         blockingLimit(*app, subject.scheduler->partition()));
    }
    differences.part("message", fact.message, data.message);
    return differences.take();
}

std::string ask(const NodeFact& fact, const FactSubject& subject)
{
    const cluster::Node* const node = subject.scheduler->partition().nodes().find(fact.name);
    if (!node)
        return fact.exists == false ? "" : "there is no such node";
    Differences differences;
    differences.expect(fact.exists.value_or(true), "the node exists");
    differences.expect(fact.schedulable.value_or(node->isSchedulable) == node->isSchedulable,
                       node->isSchedulable ? "takes pods" : "takes no pods");
    differences.amounts("uses", fact.uses, node->allocated);
    return differences.take();
}

std::string ask(const ConfigurationFact& fact, const FactSubject& subject)
{
    const auto& last = *subject.lastLoading;
    if (!last)
        return "no configuration was loaded";
    Differences differences;
    differences.expect(fact.accepted == last->isDone, last->message);
    differences.part("message", fact.message, last->message);
    return differences.take();
}

std::string ask(const NamespaceFact& fact, const FactSubject& subject)
{
    const Namespace* const space = subject.scheduler->owners().namespaces().find(fact.name);
    if (!space)
        return "there is no such namespace";
    Differences differences;
    differences.amounts("uses", fact.uses, space->used);
    differences.value("refused pods", fact.refused, space->refused);
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

std::string ask(const QuotaFact& fact, const FactSubject& subject)
{
    const elastic::QuotaSnapshot quotas = subject.elastic->snapshot();
    const auto object = std::ranges::find_if(quotas.objects, [&fact](const elastic::QuotaObject& candidate) {
        return candidate.group.name == fact.name;
    });
    if (object == quotas.objects.end())
        return fact.exists == false ? "" : "there is no such group";
    const elastic::QuotaStatus& status = object->status;
    const auto known = [](const std::optional<Resource>& amounts) { return amounts.value_or(Resource()); };
    Differences differences;
    differences.expect(fact.exists.value_or(true), "the group exists");
    differences.quotaAmounts("min", fact.min, object->group.min);
    differences.quotaAmounts("max", fact.max, object->group.max);
    differences.quotaAmounts("min in effect", fact.effectiveMin, known(status.effectiveMin));
    differences.quotaAmounts("request", fact.request, known(status.request));
    differences.quotaAmounts("used", fact.used, known(status.used));
    differences.quotaAmounts("runtime", fact.runtime, known(status.runtime));
    differences.value("running pods", fact.running, podCount(quotas, fact.name, true));
    differences.value("waiting pods", fact.waiting, podCount(quotas, fact.name, false));
    differences.value("evicted pods", fact.evicted, subject.elastic->evictions(fact.name));
    return differences.take();
}

std::string ask(const QuotaPodFact& fact, const FactSubject& subject)
{
    const elastic::QuotaPodState* const pod = subject.elastic->findPod(fact.name);
    if (!pod)
        return fact.state == "Gone" ? "" : "there is no such pod";
    Differences differences;
    differences.text("state", fact.state,
                     pod->isTerminating             ? "Terminating"
                         : pod->manifest.isAssigned ? "Running"
                                                    : "Waiting");
    differences.text("group", fact.group, pod->group);
    differences.text("model", fact.model, pod->model);
    differences.part("waits", fact.waits, pod->waits);
    differences.value("evicted", fact.evicted, pod->evictions);
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

std::string ask(const QuotaNodeFact& fact, const FactSubject& subject)
{
    const elastic::QuotaSnapshot quotas = subject.elastic->snapshot();
    const auto machine = std::ranges::find(quotas.machines, fact.name, &elastic::QuotaMachine::name);
    if (machine == quotas.machines.end())
        return fact.exists == false ? "" : "there is no such machine";
    Differences differences;
    differences.expect(fact.exists.value_or(true), "the machine exists");
    differences.expect(fact.schedulable.value_or(machine->isSchedulable) == machine->isSchedulable,
                       machine->isSchedulable ? "takes pods" : "takes no pods");
    differences.quotaAmounts("allocatable", fact.allocatable, machine->allocatable);
    differences.quotaAmounts("uses", fact.uses, usedOf(quotas, fact.name));
    return differences.take();
}

std::string ask(const QuotaTotalFact& fact, const FactSubject& subject)
{
    const auto totals
        = elastic::treeTotals(subject.elastic->solved().table, subject.elastic->snapshot().machines);
    const auto total = std::ranges::find(totals, fact.tree, &elastic::TreeTotal::tree);
    if (total == totals.end())
        return "there is no such tree";
    Differences differences;
    differences.quotaAmounts("allocatable", fact.allocatable, total->allocatable);
    differences.quotaAmounts("unschedulable", fact.unschedulable, total->unschedulable);
    differences.quotaAmounts("shared", fact.shared, total->shared);
    return differences.take();
}
} // namespace

std::string otherwise(const Fact& fact, const FactSubject& subject)
{
    return std::visit([&subject](const auto& what) { return ask(what, subject); }, fact.what);
}
} // namespace quotadeck::sim
