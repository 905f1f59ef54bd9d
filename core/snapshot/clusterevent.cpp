// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/snapshot/clusterevent.h"

#include "core/snapshot/jsonfields.h"
#include "core/snapshot/jsonread.h"
#include "core/snapshot/jsonwrite.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <functional>
#include <map>
#include <string_view>
#include <type_traits>
#include <utility>

namespace quotadeck {
namespace {
using AllocationsByKey = std::map<std::string_view, const AllocationInfo*>;
using RequestsByKey = std::map<std::string_view, const RequestInfo*>;

/// The row of a sorted, possibly unknown list whose @p member equals @p key, or nullptr.
template <typename Row, typename Key>
const Row* findRow(const std::optional<std::vector<Row>>* rows, const Key& key, Key Row::*member)
{
    if (!rows || !*rows)
        return nullptr;
    const auto row = std::ranges::lower_bound(**rows, key, {}, member);
    return row != (*rows)->end() && std::invoke(member, *row) == key ? &*row : nullptr;
}

template <typename Row>
std::map<std::string_view, const Row*> byKey(const std::vector<Row>* rows)
{
    std::map<std::string_view, const Row*> result;
    if (rows) {
        for (const Row& row : *rows)
            result.emplace(row.key, &row);
    }
    return result;
}

EventDetail detailOf(std::string_view state)
{
    static const std::map<std::string_view, EventDetail> kDetails
        = {{"New", EventDetail::AppNew},
           {"Accepted", EventDetail::AppAccepted},
           {"Running", EventDetail::AppRunning},
           {"Completing", EventDetail::AppCompleting},
           {"Completed", EventDetail::AppCompleted},
           {"Failing", EventDetail::AppFailing},
           {"Failed", EventDetail::AppFailed},
           {"Resuming", EventDetail::AppResuming},
           {"Rejected", EventDetail::AppReject}};
    const auto detail = kDetails.find(state);
    return detail == kDetails.end() ? EventDetail::None : detail->second;
}

class Deriver
{
public:
    Deriver(const PartitionSnapshot* previous, const PartitionSnapshot& next, SystemTime now)
        : m_previous(previous)
        , m_next(next)
        , m_now(now.time_since_epoch().count())
    {
    }

    std::vector<ClusterEvent> derive(const PartitionDelta& delta)
    {
        addQueues(delta.queues);
        addNodes(delta.nodes);
        for (const UserUsage* user : delta.users.upserted) {
            const auto* old
                = findRow(m_previous ? &m_previous->users : nullptr, user->name, &UserUsage::name);
            addLimits(user->name.text(), user->nodes, old ? &old->nodes : nullptr, EventDetail::UserLimit);
            addGroupLinks(*user, old);
        }
        for (const GroupUsage* group : delta.groups.upserted) {
            const auto* old
                = findRow(m_previous ? &m_previous->groups : nullptr, group->name, &GroupUsage::name);
            addLimits(group->name.text(), group->nodes, old ? &old->nodes : nullptr, EventDetail::GroupLimit);
        }
        for (const ApplicationInfo* app : delta.applications.upserted)
            addApplication(
                app,
                findRow(m_previous ? &m_previous->applications : nullptr, app->id, &ApplicationInfo::id));
        for (const ApplicationInfo* app : delta.finished.upserted)
            addFinished(*app);
        for (const ApplicationId& id : delta.applications.removed)
            removeApplication(findRow(&m_previous->applications, id, &ApplicationInfo::id),
                              isReportedEnd(delta, id));
        std::ranges::stable_sort(m_events, {}, &ClusterEvent::time);
        return std::move(m_events);
    }

private:
    ClusterEvent& add(EventType type, EventChange change, EventDetail detail, std::string object,
                      std::int64_t time)
    {
        auto& event = m_events.emplace_back();
        event.type = type;
        event.change = change;
        event.detail = detail;
        event.object = std::move(object);
        event.time = time;
        return event;
    }

    void addQueues(const ListDelta<QueueInfo, QueuePath>& queues)
    {
        const auto kindOf = [](const QueueInfo& queue) {
            return queue.isManaged ? EventDetail::None : EventDetail::DynamicQueue; // REST-43
        };
        const auto find = [this](const QueuePath& path) -> const QueueInfo* {
            if (!m_previous || !m_previous->queues)
                return nullptr;
            const auto row
                = std::ranges::lower_bound(*m_previous->queues, path, precedesInTree, &QueueInfo::path);
            return row != m_previous->queues->end() && row->path == path ? &*row : nullptr;
        };
        for (const QueuePath& path : queues.removed) {
            if (const auto* old = find(path))
                add(EventType::Queue, EventChange::Remove, kindOf(*old), path.text(), m_now);
        }
        for (const QueueInfo* queue : queues.upserted) {
            const auto* old = find(queue->path);
            if (!old)
                add(EventType::Queue, EventChange::Add, kindOf(*queue), queue->path.text(), m_now);
            if (old ? old->max != queue->max : queue->max.has_value())
                add(EventType::Queue, EventChange::Set, EventDetail::QueueMax, queue->path.text(), m_now);
            if (old ? old->guaranteed != queue->guaranteed : queue->guaranteed.has_value())
                add(EventType::Queue, EventChange::Set, EventDetail::QueueGuaranteed, queue->path.text(),
                    m_now);
        }
    }

    void addNodes(const ListDelta<NodeInfo>& nodes)
    {
        for (const std::string& id : nodes.removed) {
            const auto* old = findRow(&m_previous->nodes, id, &NodeInfo::id);
            auto& event = add(EventType::Node, EventChange::Remove, EventDetail::None, id, m_now);
            event.message = "Node removed from the scheduler"; // the scheduler's own text (REST-41)
            event.resource = old ? old->capacity : std::nullopt;
        }
        for (const NodeInfo* node : nodes.upserted) {
            const auto* old = findRow(m_previous ? &m_previous->nodes : nullptr, node->id, &NodeInfo::id);
            if (!old || old->schedulable != node->schedulable) {
                add(EventType::Node, EventChange::Set, EventDetail::NodeSchedulable, node->id, m_now).message
                    = fmt::format("schedulable: {}", node->schedulable);
            }
            if (!old) {
                auto& event = add(EventType::Node, EventChange::Add, EventDetail::None, node->id, m_now);
                event.message = "Node added to the scheduler"; // likewise
                event.resource = node->capacity;
            } else if (old->capacity != node->capacity) {
                add(EventType::Node, EventChange::Set, EventDetail::NodeCapacity, node->id, m_now).resource
                    = node->capacity;
            }
        }
    }

    void addLimits(const std::string& name, const std::vector<UsageNode>& nodes,
                   const std::vector<UsageNode>* old, EventDetail detail)
    {
        for (const UsageNode& node : nodes) {
            const auto* before = old ? findNode(*old, node.path) : nullptr;
            const bool isLimited = node.maxResources || node.maxApplications > 0;
            const bool wasLimited = before && (before->maxResources || before->maxApplications > 0);
            const bool isSame = wasLimited && before->maxResources == node.maxResources
                && before->maxApplications == node.maxApplications;
            if (isLimited && !isSame)
                add(EventType::UserGroup, EventChange::Set, detail, name, m_now).reference = node.path.text();
            else if (!isLimited && wasLimited)
                add(EventType::UserGroup, EventChange::Remove, detail, name, m_now).reference
                    = node.path.text();
        }
    }

    void addGroupLinks(const UserUsage& user, const UserUsage* old)
    {
        const auto link = [this](const std::map<ApplicationId, GroupName>& links,
                                 const std::map<ApplicationId, GroupName>* others, EventChange change) {
            for (const auto& [app, group] : links) {
                if (!others || !others->contains(app))
                    add(EventType::UserGroup, change, EventDetail::GroupApp, group.text(), m_now).reference
                        = app.text();
            }
        };
        link(user.groups, old ? &old->groups : nullptr, EventChange::Set);
        if (old)
            link(old->groups, &user.groups, EventChange::Remove);
    }

    void addApplication(const ApplicationInfo* app, const ApplicationInfo* old)
    {
        if (!old) {
            add(EventType::Application, EventChange::Add, EventDetail::AppNew, app->id.text(),
                app->submissionTime);
            if (!app->queue.isEmpty() && app->state != "Rejected") {
                add(EventType::Queue, EventChange::Add, EventDetail::QueueApp, app->queue.text(),
                    app->submissionTime)
                    .reference
                    = app->id.text();
            }
        }
        for (std::size_t index = old ? old->stateLog.size() : 0; index < app->stateLog.size(); ++index) {
            const auto detail = detailOf(app->stateLog[index].state);
            if (detail == EventDetail::AppNew)
                continue;
            auto& event = add(EventType::Application, EventChange::Set, detail, app->id.text(),
                              app->stateLog[index].time);
            if (detail == EventDetail::AppReject)
                event.message = app->rejectedMessage;
        }
        addPods(*app, old);
    }

    /// An application that is among the finished ones from now on; without a list before, it may have ended long ago.
    void addFinished(const ApplicationInfo& app)
    {
        if (!m_previous || !m_previous->finished.isKnown())
            return;
        const auto* active = findRow(&m_previous->applications, app.id, &ApplicationInfo::id);
        const auto* earlier = active ? active : m_previous->finished.find(app.id);
        const bool isRejected = app.state == "Rejected"; // it was never active
        if (earlier || isRejected) {
            addApplication(&app, earlier);
            return;
        }
        // It was active until a snapshot before, or between two of them: its end is what is new.
        const auto end
            = app.stateLog.empty() ? EventDetail::AppCompleted : detailOf(app.stateLog.back().state);
        add(EventType::Application, EventChange::Set, end, app.id.text(),
            app.stateLog.empty() ? app.finishedTime : app.stateLog.back().time);
    }

    /// Whether addFinished() has added the end of the application @p id, now or when the list was read a moment earlier.
    [[nodiscard]] bool isReportedEnd(const PartitionDelta& delta, const ApplicationId& id) const
    {
        return m_previous && m_previous->finished.isKnown()
            && (m_previous->finished.find(id)
                || std::ranges::binary_search(delta.finished.upserted, id, {}, &ApplicationInfo::id));
    }

    void addPods(const ApplicationInfo& app, const ApplicationInfo* old)
    {
        const auto allocations = byKey<AllocationInfo>(&app.allocations);
        const auto oldAllocations = byKey<AllocationInfo>(old ? &old->allocations : nullptr);
        const auto oldRequests = byKey<RequestInfo>(old ? &old->requests : nullptr);
        const auto isNew = [&](const std::string& key) {
            return !oldRequests.contains(key) && !oldAllocations.contains(key);
        };
        for (const RequestInfo& request : app.requests) {
            if (isNew(request.key))
                addRequest(app, request.key, request.resource, request.requestTime);
            const auto before = oldRequests.find(request.key);
            addDenials(app, request, before == oldRequests.end() ? nullptr : before->second);
        }
        for (const auto& [key, allocation] : allocations) {
            if (isNew(allocation->key))
                addRequest(app, allocation->key, allocation->resource, allocation->requestTime);
            if (!oldAllocations.contains(key))
                addAllocation(app, *allocation, EventChange::Add, allocation->allocationTime);
        }
        for (const auto& [key, allocation] : oldAllocations) {
            if (!allocations.contains(key))
                addAllocation(app, *allocation, EventChange::Remove, m_now);
        }
    }

    void addRequest(const ApplicationInfo& app, const std::string& key,
                    const std::optional<Resource>& resource, std::int64_t time)
    {
        auto& event
            = add(EventType::Application, EventChange::Add, EventDetail::AppRequest, app.id.text(), time);
        event.reference = key;
        event.resource = resource;
    }

    /// The reasons that are new in the log of @p request; again and again the same one is no news.
    void addDenials(const ApplicationInfo& app, const RequestInfo& request, const RequestInfo* old)
    {
        for (const AllocationLogEntry& entry : request.log) {
            if (old
                && std::ranges::find(old->log, entry.message, &AllocationLogEntry::message) != old->log.end())
                continue;
            auto& event = add(EventType::Request, EventChange::None, EventDetail::None, request.key,
                              entry.lastOccurrence);
            event.reference = app.id.text();
            event.message = entry.message;
            event.resource = request.resource;
        }
    }

    /// An allocation begins or ends: for its application, on its node, for its user and group (REST-43).
    void addAllocation(const ApplicationInfo& app, const AllocationInfo& allocation, EventChange change,
                       std::int64_t time)
    {
        const auto addOne = [&](EventType type, EventDetail detail, const std::string& object,
                                const std::string& reference) {
            auto& event = add(type, change, detail, object, time);
            event.reference = reference;
            event.resource = allocation.resource;
        };
        const bool isAdded = change == EventChange::Add;
        addOne(EventType::UserGroup, EventDetail::UserResource, app.user.text(), app.queue.text());
        if (const auto* group = groupOf(app))
            addOne(EventType::UserGroup, EventDetail::GroupResource, group->text(), app.queue.text());
        addOne(EventType::Application, isAdded ? EventDetail::AppAllocation : EventDetail::AllocationCancel,
               app.id.text(), allocation.key);
        addOne(EventType::Node, EventDetail::NodeAllocation, allocation.nodeId, allocation.key);
        if (!isAdded)
            addOne(EventType::Application, EventDetail::RequestCancel, app.id.text(), allocation.key);
    }

    /// The group charged for @p app; it may be unlinked by now.
    const GroupName* groupOf(const ApplicationInfo& app) const
    {
        for (const auto* partition : {&m_next, m_previous}) {
            const auto* user = findRow(partition ? &partition->users : nullptr, app.user, &UserUsage::name);
            const auto link = user ? user->groups.find(app.id) : decltype(user->groups.begin())();
            if (user && link != user->groups.end())
                return &link->second;
        }
        return nullptr;
    }

    void removeApplication(const ApplicationInfo* app, bool isEndAdded)
    {
        if (!app)
            return;
        if (!isEndAdded) {
            for (const AllocationInfo& allocation : app->allocations)
                addAllocation(*app, allocation, EventChange::Remove, m_now);
        }
        const auto last = app->state == "Failing" ? EventDetail::AppFailed : EventDetail::AppCompleted;
        const bool isListedLater = m_previous->finished.isKnown(); // addFinished() adds its end
        if (app->finishedTime == 0 && !isEndAdded && !isListedLater)
            add(EventType::Application, EventChange::Set, last, app->id.text(), m_now);
        add(EventType::Queue, EventChange::Remove, EventDetail::QueueApp, app->queue.text(), m_now).reference
            = app->id.text();
        add(EventType::Application, EventChange::Remove, EventDetail::None, app->id.text(), m_now);
    }

    const PartitionSnapshot* m_previous;
    const PartitionSnapshot& m_next;
    std::int64_t m_now;
    std::vector<ClusterEvent> m_events;
};
} // namespace

std::vector<ClusterEvent> eventsBetween(const PartitionSnapshot* previous, const PartitionSnapshot& next,
                                        const PartitionDelta& delta, SystemTime now)
{
    return Deriver(previous, next, now).derive(delta);
}

std::string rest::writeEvent(const ClusterEvent& event)
{
    JsonWriter writer;
    const auto number = [&writer](std::string_view key, int value) {
        if (value == 0)
            return;
        writer.key(key);
        write(writer, static_cast<std::int32_t>(value));
    };
    const auto text = [&writer](std::string_view key, const std::string& value) {
        if (value.empty())
            return;
        writer.key(key);
        writer.text(value);
    };
    writer.beginObject();
    number("eventChangeDetail", static_cast<int>(event.detail));
    number("eventChangeType", static_cast<int>(event.change));
    text("message", event.message);
    text("objectID", event.object);
    text("referenceID", event.reference);
    writer.key("resource");
    writer.beginObject();
    if (!isEmptyField(event.resource)) {
        writer.key("resources");
        writer.beginObject();
        for (const auto& [type, value] : event.resource->entries()) {
            writer.key(type.name());
            writer.raw(value == 0 ? std::string("{}") : fmt::format("{{\"value\":{}}}", value));
        }
        writer.endObject();
    }
    writer.endObject();
    if (event.time != 0) {
        writer.key("timestampNano");
        write(writer, event.time);
    }
    number("type", static_cast<int>(event.type));
    writer.endObject();
    return writer.take();
}

namespace rest {
namespace {
template <auto Member>
void readEventNumber(const JsonValue& value, ClusterEvent& event)
{
    std::int32_t number = 0;
    read(value, number);
    event.*Member = static_cast<std::remove_reference_t<decltype(event.*Member)>>(number);
}

/// {"resources": {type: {"value": n}}}, where a missing value is 0 (REST-41).
void readEventAmounts(const JsonValue& value, ClusterEvent& event)
{
    Resource amounts;
    const auto add = [&amounts](std::string_view type, const JsonValue& amount) {
        Quantity quantity = 0;
        amount.eachField([&quantity](std::string_view name, const JsonValue& number) {
            if (name == "value")
                read(number, quantity);
        });
        amounts.set(amount.context().resourceType(type), quantity);
    };
    value.eachField([&add](std::string_view name, const JsonValue& types) {
        if (name == "resources")
            types.eachField(add);
    });
    if (!amounts.entries().empty())
        event.resource = std::move(amounts);
}

using EventFields = Fields<ClusterEvent>;
constexpr std::array kEventFields{
    Field<ClusterEvent>{"eventChangeDetail", &readEventNumber<&ClusterEvent::detail>, nullptr},
    Field<ClusterEvent>{"eventChangeType", &readEventNumber<&ClusterEvent::change>, nullptr},
    EventFields::alias<&ClusterEvent::message>("message"),
    EventFields::alias<&ClusterEvent::object>("objectID"),
    EventFields::alias<&ClusterEvent::reference>("referenceID"),
    Field<ClusterEvent>{"resource", &readEventAmounts, nullptr},
    EventFields::alias<&ClusterEvent::time>("timestampNano"),
    Field<ClusterEvent>{"type", &readEventNumber<&ClusterEvent::type>, nullptr},
};
} // namespace

Result<ClusterEvent> readEvent(std::string_view json)
{
    return readAnswer<ClusterEvent>(json, [](const JsonValue& root, ClusterEvent& event) {
        event.type = {}; // that of a record without one
        readFields<kEventFields>(root, event);
    });
}
} // namespace rest
} // namespace quotadeck
