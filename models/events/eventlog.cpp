// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/events/eventlog.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

namespace quotadeck::models {
namespace {
constexpr std::size_t kMostQueues = 20'000; ///< of applications that are no longer listed

struct EventLogTexts
{
    Q_DECLARE_TR_FUNCTIONS(quotadeck::models::EventLog)
};

constexpr qsizetype kLongestMessage = 1024; ///< REST-41

QString qtText(const std::string& utf8)
{
    return QString::fromStdString(utf8);
}

/// Only what no event of a scheduler says.
std::optional<EventRow> markRow(const EventMark& mark)
{
    EventRow row;
    row.time = mark.time;
    row.kind = EventKind::Scheduler;
    row.message = markText(mark);
    row.origin = EventRow::Origin::Reported; // whatever reports events, it does not report these
    switch (mark.kind) {
    case EventMark::Kind::Restart:
        row.what = EventLogTexts::tr("Scheduler restarted");
        row.state = RowState::Warning;
        return row;
    case EventMark::Kind::HealthLost:
        row.what = EventLogTexts::tr("Health check failed");
        row.state = RowState::Critical;
        return row;
    case EventMark::Kind::HealthRestored:
        row.what = EventLogTexts::tr("Health check passed");
        return row;
    case EventMark::Kind::Configuration:
    case EventMark::Kind::NodesAdded:
    case EventMark::Kind::NodesLost:
        break;
    }
    return std::nullopt;
}

EventRow gapBefore(std::chrono::nanoseconds time)
{
    EventRow row;
    row.time = time;
    row.kind = EventKind::Scheduler;
    row.what = EventLogTexts::tr("Events may be missing");
    row.message = EventLogTexts::tr("The stream of events was interrupted before this moment");
    row.state = RowState::Notice;
    return row;
}
} // namespace

/// Makes rows of events, and knows the queues of applications. Threading: used by one job after the other.
class EventLog::Finder
{
public:
    [[nodiscard]] std::vector<EventRow> rowsFor(const Work& work)
    {
        std::vector<EventRow> rows = work.others;
        if (work.update && work.update->earlier) {
            const SnapshotUpdate& update = *work.update;
            const auto* next = findPartition(*update.snapshot, update.partition);
            if (next)
                addCompared(update, *next, rows);
        }
        const auto* partition = work.latest ? findPartition(*work.latest, work.partition) : nullptr;
        if (work.reported.start == EventBatch::Start::AfterGap && !work.reported.events.empty())
            rows.push_back(gapBefore(std::chrono::nanoseconds(work.reported.events.front().time)));
        add(work.reported.events, partition, EventRow::Origin::Reported, rows);
        return rows;
    }

private:
    void addCompared(const SnapshotUpdate& update, const PartitionSnapshot& next, std::vector<EventRow>& rows)
    {
        const auto* previous = findPartition(*update.earlier, update.partition);
        add(eventsBetween(previous, next, update.delta, sourceTime(*update.snapshot)), &next,
            EventRow::Origin::Compared, rows);
    }

    void add(const std::vector<ClusterEvent>& events, const PartitionSnapshot* partition,
             EventRow::Origin origin, std::vector<EventRow>& rows)
    {
        for (const ClusterEvent& event : events) {
            if (event.detail == EventDetail::QueueApp)
                remember(event);
            rows.push_back(rowOf(event, partition));
            rows.back().origin = origin;
        }
    }

    [[nodiscard]] EventRow rowOf(const ClusterEvent& event, const PartitionSnapshot* partition) const
    {
        EventRow row;
        row.time = std::chrono::nanoseconds(event.time);
        row.what = eventText(event);
        row.kind = models::kindOf(event);
        row.state = models::stateOf(event);
        row.object = qtText(event.object);
        row.reference = qtText(event.reference);
        row.message = qtText(event.message).left(kLongestMessage);
        row.amount = event.resource;
        switch (row.kind) {
        case EventKind::Request:
            if (!event.reference.empty()) { // the application, which is what one looks at
                std::swap(row.object, row.reference);
                row.queue = queueOf(event.reference, partition);
            }
            break;
        case EventKind::Application:
            row.queue = queueOf(event.object, partition);
            break;
        case EventKind::Queue:
            row.queue = row.object;
            break;
        case EventKind::User:
        case EventKind::Group:
            row.queue = event.detail == EventDetail::GroupApp ? queueOf(event.reference, partition)
                                                              : row.reference; // REST-43
            break;
        case EventKind::Node:
        case EventKind::Scheduler:
            break;
        }
        return row;
    }

    /// An application that came and went is in no snapshot; its queue has had an event.
    void remember(const ClusterEvent& event)
    {
        if (m_queues.size() >= kMostQueues)
            m_queues.clear();
        m_queues.insert_or_assign(event.reference, event.object);
    }

    [[nodiscard]] QString queueOf(const std::string& application, const PartitionSnapshot* partition) const
    {
        if (const auto known = m_queues.find(application); known != m_queues.end())
            return qtText(known->second);
        const ApplicationId id(application);
        if (partition && partition->applications) {
            const auto row = std::ranges::lower_bound(*partition->applications, id, {}, &ApplicationInfo::id);
            if (row != partition->applications->end() && row->id == id)
                return qtText(row->queue.text());
        }
        const ApplicationInfo* ended = partition ? partition->finished.find(id) : nullptr;
        return ended ? qtText(ended->queue.text()) : QString();
    }

    std::unordered_map<std::string, std::string> m_queues; // by application
};

EventLog::EventLog(EventListModel* list, QObject* parent)
    : QObject(parent)
    , m_list(list)
    , m_finder(std::make_shared<Finder>())
{
}

EventLog::~EventLog() = default;

void EventLog::clear()
{
    ++m_past;
    m_finder = std::make_shared<Finder>();
    m_waiting.clear();
    m_origin = Origin::None;
    m_dropsCompared = false;
    m_dropped = 0;
    m_list->clear();
    Q_EMIT changed();
}

void EventLog::leavePartition()
{
    if (!m_isReporting)
        clear();
}

void EventLog::setReporting(bool isReporting)
{
    m_isReporting = isReporting;
}

void EventLog::take(const EventBatch& batch, SnapshotPtr latest, const std::string& partition)
{
    // What was found while nothing was reported is among the past that is reported now.
    const bool replacesCompared = m_origin == Origin::Compared;
    m_origin = Origin::Reported;
    start({.update = nullptr,
           .reported = batch,
           .latest = std::move(latest),
           .partition = partition,
           .others = {},
           .replacesCompared = replacesCompared});
}

void EventLog::compare(const std::shared_ptr<const SnapshotUpdate>& update, const EventMarks& marks)
{
    Work work;
    const auto time
        = std::chrono::floor<std::chrono::milliseconds>(update->snapshot->time.time_since_epoch());
    for (auto mark = marks.all().rbegin(); mark != marks.all().rend() && mark->time == time; ++mark) {
        if (auto row = markRow(*mark))
            work.others.insert(work.others.begin(), *std::move(row));
    }
    if (!m_isReporting) {
        work.update = update;
        m_origin = Origin::Compared;
    }
    start(std::move(work));
}

void EventLog::start(Work work)
{
    if (!work.update && work.reported.events.empty() && work.others.empty())
        return;
    const bool replacesCompared = work.replacesCompared;
    m_jobs.start(
        this, [finder = m_finder, work = std::move(work)] { return finder->rowsFor(work); },
        [this, past = m_past, replacesCompared](std::vector<EventRow> rows) {
            if (past != m_past)
                return;
            if (replacesCompared) {
                m_dropsCompared = true;
                std::erase_if(m_waiting,
                              [](const EventRow& row) { return row.origin == EventRow::Origin::Compared; });
            }
            addRows(std::move(rows));
        });
}

void EventLog::add(const std::vector<EventRow>& found)
{
    Work work;
    work.others = found;
    start(std::move(work));
}

void EventLog::addRows(std::vector<EventRow> rows)
{
    if (!m_isPaused) {
        show(std::move(rows));
        return;
    }
    std::ranges::move(rows, std::back_inserter(m_waiting));
    if (m_waiting.size() > EventListModel::kMostEvents) {
        const auto surplus = m_waiting.size() - EventListModel::kMostEvents;
        m_waiting.erase(m_waiting.begin(), m_waiting.begin() + static_cast<std::ptrdiff_t>(surplus));
        m_dropped += surplus;
    }
    Q_EMIT changed();
}

void EventLog::show(std::vector<EventRow> rows)
{
    Q_EMIT listChanging();
    if (std::exchange(m_dropsCompared, false))
        m_list->dropCompared();
    m_dropped += m_list->append(std::move(rows));
    Q_EMIT changed();
}

void EventLog::setPaused(bool isPaused)
{
    m_isPaused = isPaused;
    if (!isPaused && !m_waiting.empty())
        show(std::exchange(m_waiting, {}));
}
} // namespace quotadeck::models

#include "moc_eventlog.cpp"
