// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/applicationmove.h"

#include "core/access/queueaccess.h"
#include "core/resource/quantity.h"
#include "core/resource/resourceops.h"

#include <algorithm>
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

Resource heldBy(const Application& app)
{
    return add(app.data().used, app.data().placeholderUsed);
}

bool isCountedIn(const Queue& queue, const Application& app)
{
    return app.state() == AppState::Running || queue.allocatingAccepted.contains(app.id());
}

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
} // namespace quotadeck::cluster
