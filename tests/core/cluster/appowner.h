// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/application.h"
#include "core/resource/resourceops.h"
#include "core/ugm/manager.h"
#include "tests/core/cluster/queuetext.h"
#include "tests/support/limitstext.h"

#include <QStringList>

#include <map>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace quotadeck::test {
inline SystemTime at(double seconds)
{
    return SystemTime(std::chrono::nanoseconds(static_cast<std::int64_t>(seconds * 1e9)));
}

inline cluster::Request request(const char* key, Quantity amount, const char* taskGroup = "",
                                std::int32_t priority = 0, double created = 100)
{
    return {key, memory(amount), priority, at(created), taskGroup, false};
}

inline cluster::Request placeholder(const char* key, Quantity amount, const char* taskGroup = "tg")
{
    return {key, memory(amount), 0, at(100), taskGroup, true};
}

/// What a call was refused with; InvalidArgument is what a success would look like to a plain comparison.
template <typename T>
ErrorCode codeOf(const Result<T>& result)
{
    if (result)
        throw std::logic_error("not refused");
    return result.error().code;
}

/// The application app1 of bob, member of dev, in root.a, for a gang of @p placeholderAsk memory.
inline cluster::ApplicationSpec spec(Quantity placeholderAsk = 0,
                                     cluster::GangStyle style = cluster::GangStyle::Soft)
{
    cluster::ApplicationSpec result;
    result.id = ApplicationId("app1");
    result.queue = QueuePath("root.a");
    result.user = {UserName("bob"), {GroupName("dev")}};
    result.rmId = "cluster-A";
    if (placeholderAsk > 0)
        result.placeholderAsk = memory(placeholderAsk);
    result.gangStyle = style;
    result.placeholderTimeout = std::chrono::seconds(60);
    return result;
}

/// Carries on what an application returns, like a partition: with a real tracker, one queue and the nodes.
class AppOwner
{
public:
    explicit AppOwner(cluster::ApplicationSpec submitted = spec()) : app(std::move(submitted), at(100))
    {
        tracker.applyLimits(rootLimits("limits: [{groups: [dev], maxapplications: 100}]"));
    }

    cluster::Effects apply(cluster::Effects effects)
    {
        for (const cluster::UsageChange& change : effects.usage)
            book(change);
        for (const cluster::Allocation& gone : effects.removed)
            move(gone, subtractAmount);
        for (const cluster::Allocation& come : effects.added)
            move(come, addAmount);
        running += effects.runningChange();
        return effects;
    }

    cluster::Effects apply(Result<cluster::Effects> effects)
    {
        if (!effects)
            throw std::logic_error(effects.error().message.english());
        return apply(*std::move(effects));
    }

    /// Adds @p wanted and places it on the node n1 at once.
    cluster::Effects run(const cluster::Request& wanted, double time)
    {
        apply(app.addRequest(wanted, at(time)));
        return apply(app.allocate(wanted.key, {"n1", "m5"}, at(time)));
    }

    cluster::Effects confirm(const char* key, cluster::Termination reason, double time)
    {
        return apply(app.confirmRelease(key, reason, at(time)));
    }

    /// "Accepted Running", every state entered so far.
    [[nodiscard]] QString states() const
    {
        QStringList names;
        for (const cluster::StateChange& change : app.data().states.log())
            names += QString::fromUtf8(stateName(change.to).data(), qsizetype(stateName(change.to).size()));
        return names.join(' ');
    }

    [[nodiscard]] Quantity userUsage() const
    {
        const auto users = tracker.users();
        return users.empty() ? 0 : ResourceView(users[0].nodes[0].usage).valueOr0(ResourceType("memory"));
    }

    [[nodiscard]] Quantity groupUsage() const
    {
        return ResourceView(tracker.groups().at(0).nodes.at(0).usage).valueOr0(ResourceType("memory"));
    }

    /// Whether user and group know the application as running.
    [[nodiscard]] bool isInTracker() const
    {
        const auto users = tracker.users();
        const bool inUser = !users.empty() && !users[0].nodes.at(0).runningApplications.empty();
        const bool inGroup = !tracker.groups().at(0).applications.empty();
        if (inUser != inGroup || inUser != app.data().isTracked)
            throw std::logic_error("user, group and application differ");
        return inUser;
    }

    /// The one amount that application, queue, nodes, user and group agree on; -1 if they do not.
    [[nodiscard]] Quantity usedEverywhere() const
    {
        const ResourceType type("memory");
        const Quantity used = app.data().used.valueOr0(type) + app.data().placeholderUsed.valueOr0(type);
        Quantity onNodes = 0;
        for (const auto& [name, amount] : nodes)
            onNodes += amount.valueOr0(type);
        const bool agree
            = used == queue.valueOr0(type) && used == onNodes && used == userUsage() && used == groupUsage();
        return agree ? used : -1;
    }

    cluster::Application app;
    ugm::Manager tracker;
    Resource queue;
    std::map<std::string, Resource> nodes;
    int running = 0;
    int removals = 0; ///< from the tracker

private:
    void book(const cluster::UsageChange& entry)
    {
        const auto& data = app.data().spec;
        const Status status = entry.kind == cluster::UsageChange::Kind::Increase
            ? tracker.increase(data.queue, data.id, data.user, entry.amount)
            : tracker.decrease(data.queue, data.id, data.user.user, entry.amount, entry.removal);
        if (!status)
            throw std::logic_error(status.error().message.english());
        removals += entry.removal == ugm::AppRemoval::Remove ? 1 : 0;
    }

    static void addAmount(Resource& total, const Resource& amount) { addTo(total, amount); }
    static void subtractAmount(Resource& total, const Resource& amount) { subtractFrom(total, amount); }

    void move(const cluster::Allocation& allocation, void (*change)(Resource& total, const Resource& amount))
    {
        change(queue, allocation.request.resource);
        change(nodes[allocation.placing.nodeId], allocation.request.resource);
    }
};
} // namespace quotadeck::test
