// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/partition.h"

#include "core/cluster/queuepolicies.h"
#include "core/cluster/queuequota.h"
#include "core/placement/namespacequota.h"
#include "core/placement/submission.h"

#include <algorithm>
#include <cassert>
#include <fmt/format.h>
#include <utility>

/// How a partition is read and set up, and how applications come and go; see also partitionallocations.cpp and
/// partitionupdate.cpp.
namespace quotadeck::cluster {
namespace {
void keep(std::deque<Application>& ended, Application app)
{
    ended.push_back(std::move(app));
    if (ended.size() > kMostEnded)
        ended.pop_front();
}
} // namespace

Partition::Partition(PartitionPlan plan)
    : m_settings(std::move(plan.settings))
    , m_queues(plan.queues)
    , m_limits(std::move(plan.limits))
    , m_usage(std::make_unique<ugm::Manager>())
{
    m_usage->applyLimits(m_limits);
    m_nodes.setSorting(m_settings.nodeSorting);
}

Result<Partition> Partition::fromConfig(const config::PartitionConfig& partition, Mode mode)
{
    return readPartitionPlan(partition, mode).map([](PartitionPlan plan) {
        return Partition(std::move(plan));
    });
}

Result<Application*> Partition::find(const ApplicationId& app)
{
    const auto found = m_applications.find(app);
    if (found == m_applications.end())
        return quotadeck::fail(ErrorCode::NotFound, app.text(),
                               "No such application runs in this partition.");
    return &found->second;
}

const Queue& Partition::leafOf(const Application& app) const
{
    const Queue* const leaf = m_queues.find(app.data().spec.queue);
    assert(leaf != nullptr); // a queue with applications is never removed
    return *leaf;
}

SubmissionResult Partition::place(const placement::Submission& submission) const
{
    if (!m_settings.rules)
        return {{}, describe(m_settings.rules.error())};
    SubmissionResult result;
    result.placement = m_settings.rules->place(submission, m_queues);
    if (!result.placement.isPlaced())
        result.rejection = result.placement.rejection;
    return result;
}

/// Why an application is not even placed; empty if it is (APP-10, PLC-48).
std::string Partition::refusal(const ApplicationId& app, const Result<access::UserGroups>& user) const
{
    if (m_isDraining)
        return fmt::format("partition {} is draining and takes no new applications", name());
    if (app.isEmpty())
        return "the application has no ID";
    if (m_applications.contains(app))
        return fmt::format("application {} exists already in partition {}", app.text(), name());
    if (!user)
        return fmt::format("the user cannot be resolved: {}", user.error().message.english());
    return user->user.isEmpty() ? "the user has no name" : "";
}

SubmissionResult Partition::submit(ApplicationSpec asked, const Result<access::UserGroups>& user,
                                   SystemTime now)
{
    SubmissionResult result;
    result.rejection = refusal(asked.id, user);
    if (user)
        asked.user = *user;
    if (result.isAccepted()) {
        const placement::Submission submission{asked.queue.text(), asked.user, asked.tags};
        result = place(submission);
        if (result.isAccepted()) {
            asked.queue = result.placement.queue->lowered();
            if (const Status status = enterQueue(asked, submission); !status)
                result.rejection = status.error().message.english();
        }
    }
    const ApplicationId id = asked.id;
    Application app(std::move(asked), now);
    if (result.isAccepted()) {
        m_queues.addApplication(app.data().spec.queue, id);
        m_applications.emplace(id, std::move(app));
    } else {
        app.reject(result.rejection, now);
        keep(m_rejected, std::move(app));
    }
    return result;
}

/// Makes the queue of @p spec ready for it, or says why it cannot run there (PLC-46, PLC-47).
Status Partition::enterQueue(const ApplicationSpec& spec, const placement::Submission& submission)
{
    const Queue* leaf = m_queues.find(spec.queue);
    if (!leaf) {
        const auto created = m_queues.create(spec.queue);
        if (!created)
            return tl::unexpected(created.error());
        leaf = *created;
    }
    if (!leaf->isLeaf)
        return quotadeck::fail(ErrorCode::InvalidArgument, spec.queue.text(),
                               fmt::format("{} is not a leaf queue", spec.queue.text()));
    m_queues.apply(placement::namespaceQuotaOf(submission), spec.queue);
    return checkPlaceholderAsk(spec.placeholderAsk, {!policiesOf(*leaf).isFair, maxSet(*leaf)});
}

Result<Effects> Partition::addRequest(const ApplicationId& app, Request request, SystemTime now)
{
    return find(app).and_then(
        [&](Application* found) { return carryOut(*found, found->addRequest(std::move(request), now)); });
}

Result<Effects> Partition::removeRequest(const ApplicationId& app, const std::string& key, SystemTime now)
{
    return find(app).and_then([&](Application* found) {
        m_logs.remove(app, key); // first: the key may be that of the request itself
        return carryOut(*found, found->removeRequest(key, now));
    });
}

Result<Effects> Partition::failApplication(const ApplicationId& app, std::string message, SystemTime now)
{
    return find(app).and_then(
        [&](Application* found) { return carryOut(*found, found->fail(std::move(message), now)); });
}

Result<Effects> Partition::removeApplication(const ApplicationId& app, SystemTime now)
{
    return find(app).and_then([&](Application* found) {
        auto effects = carryOut(*found, found->removeAll(now));
        if (!effects->hasFinished())
            leave(found->id());
        return effects;
    });
}

std::vector<ApplicationEffects> Partition::runTimers(SystemTime now)
{
    std::vector<ApplicationEffects> result;
    while (const auto due = m_deadlines.due(now)) {
        Application& app = m_applications.at(*due);
        if (auto effects = carryOut(app, app.runTimers(now)))
            result.push_back({*due, *std::move(effects)});
    }
    return result;
}

std::vector<QuotaExcess> Partition::dueQuotaPreemptions(SystemTime now) const
{
    return m_settings.isQuotaPreemptionEnabled ? cluster::dueQuotaPreemptions(m_queues, now)
                                               : std::vector<QuotaExcess>();
}

void Partition::dropExpired(SystemTime now)
{
    for (std::deque<Application>* list : {&m_finished, &m_rejected}) {
        std::erase_if(*list, [now](Application& app) {
            app.runTimers(now);
            return app.state() == AppState::Expired;
        });
    }
}

/// The application has left its queue for good (APP-17).
void Partition::leave(const ApplicationId& app)
{
    const auto found = m_applications.find(app);
    m_queues.removeApplication(found->second.data().spec.queue, app);
    m_deadlines.set(app, std::nullopt);
    m_logs.remove(app);
    if (found->second.data().finished)
        keep(m_finished, std::move(found->second));
    m_applications.erase(found);
}
} // namespace quotadeck::cluster
