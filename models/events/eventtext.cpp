// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/events/eventtext.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <optional>

namespace quotadeck::models {
namespace {
struct EventTexts
{
    Q_DECLARE_TR_FUNCTIONS(quotadeck::models::EventTexts)
};

struct KindName
{
    EventKind kind;
    const char* key;
    const char* title;
};

constexpr std::array kKindNames = {
    KindName{EventKind::Request, "request", QT_TRANSLATE_NOOP("quotadeck::models::EventTexts", "Request")},
    KindName{EventKind::Application, "application",
             QT_TRANSLATE_NOOP("quotadeck::models::EventTexts", "Application")},
    KindName{EventKind::Node, "node", QT_TRANSLATE_NOOP("quotadeck::models::EventTexts", "Node")},
    KindName{EventKind::Queue, "queue", QT_TRANSLATE_NOOP("quotadeck::models::EventTexts", "Queue")},
    KindName{EventKind::User, "user", QT_TRANSLATE_NOOP("quotadeck::models::EventTexts", "User")},
    KindName{EventKind::Group, "group", QT_TRANSLATE_NOOP("quotadeck::models::EventTexts", "Group")},
    KindName{EventKind::Scheduler, "scheduler",
             QT_TRANSLATE_NOOP("quotadeck::models::EventTexts", "Scheduler")},
};

const KindName& nameOf(EventKind kind)
{
    return *std::ranges::find(kKindNames, kind, &KindName::kind);
}

/// Of the details that say all by themselves.
QString textOf(EventDetail detail)
{
    switch (detail) {
    case EventDetail::RequestCancel:
        return EventTexts::tr("Request canceled");
    case EventDetail::RequestAllocation:
    case EventDetail::AppAllocation:
        return EventTexts::tr("Allocated");
    case EventDetail::RequestTimeout:
        return EventTexts::tr("Request timed out");
    case EventDetail::AppRequest:
        return EventTexts::tr("Requested");
    case EventDetail::AppReject:
        return EventTexts::tr("Rejected");
    case EventDetail::AppNew:
        return EventTexts::tr("Submitted");
    case EventDetail::AppAccepted:
        return EventTexts::tr("Accepted");
    case EventDetail::AppStarting:
        return EventTexts::tr("Starting");
    case EventDetail::AppRunning:
        return EventTexts::tr("Running");
    case EventDetail::AppCompleting:
        return EventTexts::tr("Completing");
    case EventDetail::AppCompleted:
        return EventTexts::tr("Completed");
    case EventDetail::AppFailing:
        return EventTexts::tr("Failing");
    case EventDetail::AppFailed:
        return EventTexts::tr("Failed");
    case EventDetail::AppResuming:
        return EventTexts::tr("Resuming");
    case EventDetail::AppExpired:
        return EventTexts::tr("Expired");
    case EventDetail::AppBlockedByQueue:
        return EventTexts::tr("Blocked by the queue's number of applications");
    case EventDetail::AppRunnableInQueue:
        return EventTexts::tr("No longer blocked by the queue");
    case EventDetail::AppBlockedByQuota:
        return EventTexts::tr("Blocked by a user or group limit");
    case EventDetail::AppRunnableInQuota:
        return EventTexts::tr("No longer blocked by a user or group limit");
    case EventDetail::NodeRemoval:
        return EventTexts::tr("Node removed");
    case EventDetail::NodeSchedulable:
        return EventTexts::tr("Schedulable changed");
    case EventDetail::NodeCapacity:
        return EventTexts::tr("Capacity changed");
    case EventDetail::NodeOccupied:
        return EventTexts::tr("Foreign usage changed");
    case EventDetail::QueueKind:
        return EventTexts::tr("Queue type changed");
    case EventDetail::QueueMax:
        return EventTexts::tr("Maximum changed");
    case EventDetail::QueueGuaranteed:
        return EventTexts::tr("Guaranteed changed");
    case EventDetail::QueuePreemption:
        return EventTexts::tr("Quota preemption");
    case EventDetail::AllocationCancel:
        return EventTexts::tr("Allocation ended");
    case EventDetail::AllocationPreempt:
        return EventTexts::tr("Allocation preempted");
    case EventDetail::AllocationTimeout:
        return EventTexts::tr("Placeholder timed out");
    case EventDetail::AllocationReplaced:
        return EventTexts::tr("Placeholder replaced");
    case EventDetail::AllocationNodeRemoved:
        return EventTexts::tr("Allocation lost with its node");
    default:
        return {};
    }
}

/// Of the details that begin or end.
QString textOf(EventDetail detail, bool isEnd)
{
    switch (detail) {
    case EventDetail::NodeAllocation:
    case EventDetail::QueueAllocation:
        return isEnd ? EventTexts::tr("Allocation ended") : EventTexts::tr("Allocated");
    case EventDetail::NodeReservation:
        return isEnd ? EventTexts::tr("Reservation ended") : EventTexts::tr("Reserved");
    case EventDetail::ManagedQueue:
    case EventDetail::DynamicQueue:
        return isEnd ? EventTexts::tr("Queue removed") : EventTexts::tr("Queue added");
    case EventDetail::QueueApp:
        return isEnd ? EventTexts::tr("Application removed from queue") : EventTexts::tr("Application added");
    case EventDetail::UserLimit:
    case EventDetail::GroupLimit:
        return isEnd ? EventTexts::tr("Limit removed") : EventTexts::tr("Limit set");
    case EventDetail::GroupApp:
        return isEnd ? EventTexts::tr("Application no longer charged")
                     : EventTexts::tr("Application charged");
    case EventDetail::UserResource:
    case EventDetail::GroupResource:
        return isEnd ? EventTexts::tr("Usage decreased") : EventTexts::tr("Usage increased");
    default:
        return {};
    }
}

/// Of an event without a detail.
QString textWithoutDetail(EventType type, bool isEnd)
{
    switch (type) {
    case EventType::Request:
        return EventTexts::tr("Scheduler message"); // of good and of bad news
    case EventType::Application:
        return isEnd ? EventTexts::tr("Application removed") : EventTexts::tr("Application added");
    case EventType::Node:
        return isEnd ? EventTexts::tr("Node removed") : EventTexts::tr("Node added");
    case EventType::Queue:
        return isEnd ? EventTexts::tr("Queue removed") : EventTexts::tr("Queue added");
    case EventType::UserGroup:
        break;
    }
    return EventTexts::tr("Event");
}
} // namespace

QString eventKindKey(EventKind kind)
{
    return QLatin1String(nameOf(kind).key);
}

QString eventKindText(EventKind kind)
{
    return EventTexts::tr(nameOf(kind).title);
}

QString eventKindName(const QString& key)
{
    const auto known = std::ranges::find_if(
        kKindNames, [&key](const KindName& name) { return key == QLatin1String(name.key); });
    return known == kKindNames.end() ? key : EventTexts::tr(known->title);
}

EventKind kindOf(const ClusterEvent& event)
{
    switch (event.type) {
    case EventType::Request:
        return EventKind::Request;
    case EventType::Application:
        return EventKind::Application;
    case EventType::Node:
        return EventKind::Node;
    case EventType::Queue:
        return EventKind::Queue;
    case EventType::UserGroup:
        return event.detail == EventDetail::UserLimit || event.detail == EventDetail::UserResource
            ? EventKind::User
            : EventKind::Group;
    }
    return EventKind::Scheduler; // a number that is not known
}

QString eventText(const ClusterEvent& event)
{
    const bool isEnd = event.change == EventChange::Remove;
    if (event.detail == EventDetail::None)
        return textWithoutDetail(event.type, isEnd);
    QString text = textOf(event.detail);
    if (text.isEmpty())
        text = textOf(event.detail, isEnd);
    return text.isEmpty()
        ? EventTexts::tr("Event %1", "number of an unknown event").arg(static_cast<int>(event.detail))
        : text;
}

RowState stateOf(const ClusterEvent& event)
{
    switch (event.detail) {
    case EventDetail::AppReject:
    case EventDetail::AppFailing:
    case EventDetail::AppFailed:
        return RowState::Critical;
    case EventDetail::NodeRemoval:
    case EventDetail::AllocationPreempt:
    case EventDetail::AllocationTimeout:
    case EventDetail::AllocationNodeRemoved:
    case EventDetail::RequestTimeout:
        return RowState::Warning;
    case EventDetail::AppBlockedByQueue:
    case EventDetail::AppBlockedByQuota:
        return RowState::Notice;
    case EventDetail::None:
        if (event.type == EventType::Node && event.change == EventChange::Remove)
            return RowState::Warning;
        return RowState::Normal;
    default:
        return RowState::Normal;
    }
}
} // namespace quotadeck::models
