// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/applicationmove.h"

#include "core/access/queueaccess.h"
#include "core/cluster/partition.h"
#include "core/resource/quantity.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace quotadeck::cluster {
namespace {
tl::unexpected<Error> notMoved(const Application& app, Message message)
{
    return fail(ErrorCode::InvalidArgument, app.id().text(), std::move(message));
}

Quantity countOf(std::uint64_t applications)
{
    constexpr auto kMost = std::numeric_limits<Quantity>::max();
    return std::cmp_greater(applications, kMost) ? kMost : static_cast<Quantity>(applications);
}

/// Real pods and placeholders together.
Resource heldBy(const Application& app)
{
    return add(app.data().used, app.data().placeholderUsed);
}

/// Counts as an application of @p queue, where it is (QUE-30, QUE-31): runs, or is counted without that, which it stays when it
/// resumes or its last allocation ends.
bool isCountedIn(const Queue& queue, const Application& app)
{
    return app.state() == AppState::Running || queue.allocatingAccepted.contains(app.id());
}

/// The first of @p levels, those that do not lead to @p from, that has no room for @p held.
Decision roomAt(const std::vector<ugm::LimitLevel>& levels, DenialSubject subject, const std::string& name,
                const QueuePath& from, const Resource& held)
{
    for (const ugm::LimitLevel& level : levels) {
        if (level.queue.contains(from) || !level.limit)
            continue;
        Denial denial{subject, name, level.queue, level.origin, std::nullopt, 0, 1, 0};
        if (!level.isCounted && !level.limit->allowsAnother(level.running)) {
            denial.used = countOf(level.running);
            denial.limit = countOf(level.limit->maxApplications);
            return Decision{std::move(denial)};
        }
        for (const auto& [type, amount] : held.entries()) {
            const auto most = level.limit->most(type);
            const Quantity used = level.used.valueOr0(type);
            if (!most || ugm::hasRoom(*most, used, amount))
                continue;
            denial.type = type;
            denial.used = used;
            denial.asked = amount;
            denial.limit = *most;
            return Decision{std::move(denial)};
        }
    }
    return {};
}
} // namespace

Status checkTarget(const Application& app, const Queue& from, const Queue& target)
{
    const std::string& path = target.path.text();
    if (&from == &target)
        return notMoved(app, {QUOTADECK_TEXT("cluster", "it is in queue %1 already"), path});
    if (!target.isLeaf)
        return notMoved(app, {QUOTADECK_TEXT("cluster", "%1 is not a leaf queue"), path});
    if (path == access::kRecoveryQueue)
        return notMoved(app, {QUOTADECK_TEXT("cluster", "only forced applications run in queue %1"), path});
    if (target.isDraining)
        return notMoved(
            app, {QUOTADECK_TEXT("cluster", "queue %1 is draining and takes no new applications"), path});
    if (app.state() != AppState::New && app.state() != AppState::Accepted)
        return {};
    return checkPlaceholderAsk(app.data().spec.placeholderAsk, {!policiesOf(target).isFair, maxSet(target)});
}

Decision roomFor(const Application& app, const Queue& from, const Queue& target, const ugm::Manager& usage)
{
    const Resource held = heldBy(app);
    const ApplicationSpec& spec = app.data().spec;
    if (app.data().isTracked) {
        const ugm::LimitTrace trace = usage.trace(target.path, spec.id, spec.user);
        Decision decision = roomAt(trace.user, DenialSubject::User, spec.user.user.text(), from.path, held);
        if (decision.isAllowed() && trace.group)
            decision = roomAt(trace.groupLevels, DenialSubject::Group, trace.group->text(), from.path, held);
        if (!decision.isAllowed())
            return decision;
    }
    for (const Queue* level = &target; level && !level->path.contains(from.path); level = level->parent) {
        Decision decision = isCountedIn(from, app) ? canRunHere(*level, spec.id) : Decision();
        for (const auto& [type, amount] : held.entries()) {
            if (decision.isAllowed())
                decision = fitsHere(*level, type, amount);
        }
        if (!decision.isAllowed())
            return decision;
    }
    return {};
}

Message describe(const Denial& denial)
{
    const Message whose = denial.subject == DenialSubject::Queue
        ? Message(QUOTADECK_TEXT("cluster", "queue %1"), denial.queue.text())
        : Message(QUOTADECK_TEXT("cluster", "%1 in queue %2"), subjectMessage(denial.subject, denial.name),
                  denial.queue.text());
    if (!denial.type)
        return {QUOTADECK_TEXT("cluster", "%1: %2 of %3 applications run already"), whose, denial.used,
                denial.limit};
    const std::string type(denial.type->name());
    const auto amount = [&type](Quantity value) {
        return Message(Message::Figure{
            formatQuantity(std::max<Quantity>(0, value), quantityKind(type), QuantityStyle::Decimal)});
    };
    return {QUOTADECK_TEXT("cluster", "%1: %2 of %3 %4 used, the application holds %5"),
            whose,
            amount(denial.used),
            amount(denial.limit),
            type,
            amount(denial.asked)};
}

Status Partition::moveApplication(const ApplicationId& app, const QueuePath& queue,
                                  const access::UserGroups& actor)
{
    const auto found = find(app);
    if (!found)
        return tl::unexpected(found.error());
    Application& application = **found;
    if (!application.isMovable())
        return notMoved(application,
                        {QUOTADECK_TEXT("cluster", "an application in state %1 cannot be moved"),
                         stateName(application.state())});
    const Queue* const target = m_queues.find(queue);
    if (!target)
        return notMoved(application, {QUOTADECK_TEXT("cluster", "there is no queue %1"), queue.text()});
    const Queue& from = leafOf(application);
    if (const auto access = access::checkMove(from.path, target->path, actor, placement::aclsOf(m_queues));
        !access.isAllowed())
        return notMoved(application, access::describe(access));
    if (Status status = checkTarget(application, from, *target); !status)
        return status;
    if (const Decision room = roomFor(application, from, *target, *m_usage); !room.isAllowed())
        return notMoved(application, describe(*room.denial));
    moveTrackedUsage(application, target->path);
    moveQueueUsage(application, target->path);
    return {};
}

/// Increased first: the application is never gone in between, so that the group that is charged stays (UGM-10).
void Partition::moveTrackedUsage(const Application& app, const QueuePath& target)
{
    if (!app.data().isTracked)
        return;
    const ApplicationSpec& spec = app.data().spec;
    const Resource held = heldBy(app);
    [[maybe_unused]] Status booked = m_usage->increase(target, spec.id, spec.user, held);
    assert(booked);
    booked = m_usage->decrease(spec.queue, spec.id, spec.user.user, held, ugm::AppRemoval::Remove);
    assert(booked);
}

void Partition::moveQueueUsage(Application& app, const QueuePath& target)
{
    const QueuePath from = app.data().spec.queue;
    const QueuePath queue = target.lowered();
    const Resource held = heldBy(app);
    m_queues.allocate(queue, held); // first: no queue may seem within its maximum in between (QUE-70)
    [[maybe_unused]] const Status released = m_queues.release(from, held);
    assert(released);
    const bool isRunning = app.state() == AppState::Running;
    const bool isAllocating = !isRunning && isCountedIn(leafOf(app), app);
    if (isRunning) // first: queues above both are not counted up beyond their maximum (QUE-30)
        m_queues.removeRunning(from);
    m_queues.removeApplication(from, app.id());
    m_queues.addApplication(queue, app.id());
    m_queues.setDemand(queue, app.id(), {app.data().pending, app.requestPriority()});
    if (isRunning)
        m_queues.addRunning(queue, app.id());
    else if (isAllocating)
        m_queues.addAllocating(queue, app.id());
    m_logs.remove(app.id()); // why requests were denied in the other queue
    app.setQueue(queue);
}

Result<Effects> Partition::killApplication(const ApplicationId& app, const access::UserGroups& actor,
                                           SystemTime now)
{
    const auto found = find(app);
    if (!found)
        return tl::unexpected(found.error());
    Application& application = **found;
    const auto access = access::checkKill(application.data().spec.queue, actor, placement::aclsOf(m_queues));
    if (!access.isAllowed())
        return notMoved(application, access::describe(access));
    if (application.state() == AppState::Failing)
        return notMoved(application, QUOTADECK_TEXT("cluster", "the application is failing already"));
    if (application.state() == AppState::Completing || application.state() == AppState::Resuming)
        return removeApplication(app, now);
    return failApplication(app, "killed by " + actor.user.text(), now);
}
} // namespace quotadeck::cluster
