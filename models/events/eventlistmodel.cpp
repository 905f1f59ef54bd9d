// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/events/eventlistmodel.h"

#include "models/common/celltext.h"

#include <algorithm>
#include <iterator>
#include <tuple>

namespace quotadeck::models {
namespace {
ResourceView eventAmount(const EventRow& row)
{
    return row.amount;
}

QString eventKindKeyOf(const EventRow& row)
{
    return eventKindKey(row.kind);
}

/// A filter for an object finds the events in which it only takes part, too.
QStringList involvedIn(const EventRow& row)
{
    return row.reference.isEmpty() ? QStringList() : QStringList{row.reference};
}

bool isEarlierEvent(const EventRow& left, const EventRow& right)
{
    return std::tie(left.time, left.sequence) < std::tie(right.time, right.sequence);
}

template <QString EventRow::*Member>
QString eventTextOrUnset(const EventRow& row)
{
    return (row.*Member).isEmpty() ? unsetText() : row.*Member;
}

template <QString EventRow::*Member>
Emphasis eventEmphasis(const EventRow& row)
{
    return dimUnless(!(row.*Member).isEmpty());
}

/// Rows never change.
bool isSameEvent(const EventRow& /*left*/, const EventRow& /*right*/)
{
    return true;
}
} // namespace

ColumnTable<EventRow> EventListModel::columns()
{
    using Row = const EventRow&;
    using filter::FieldKind;
    static constexpr ColumnOf<EventRow> kColumns[] = {
        {
            .column = TimeColumn,
            .title = QT_TR_NOOP("Time"),
            .help = QT_TR_NOOP("When it happened"),
            .filter = {.key = "age",
                       .kind = FieldKind::Moment,
                       .number =
                           [](Row row) {
                               return FilterNumber::moment(row.time.count() == 0 ? std::nullopt
                                                                                 : std::optional(row.time));
                           }},
            .text = [](Row row) { return row.time.count() == 0 ? unsetText() : knownTimeText(row.time); },
            .toolTip = noToolTip,
            .isBefore = isEarlierEvent,
            .isSame = isSameEvent,
        },
        {
            .column = EventColumn,
            .title = QT_TR_NOOP("Event"),
            .help = QT_TR_NOOP("What happened"),
            .filter = {.key = "event", .isMain = true},
            .text = textIn<&EventRow::what>,
            .state = [](Row row) { return row.state; },
            .isSame = isSameEvent,
        },
        {
            .column = KindColumn,
            .title = QT_TR_NOOP("Kind"),
            .help = QT_TR_NOOP("Kind of the object"),
            .filter = {.key = kKindField, .text = eventKindKeyOf},
            .text = [](Row row) { return eventKindText(row.kind); },
            .toolTip = noToolTip,
            .isSame = isSameEvent,
        },
        {
            .column = ObjectColumn,
            .title = QT_TR_NOOP("Object"),
            .help = QT_TR_NOOP("Application, node, queue, user or group; press Enter to show it"),
            .filter
            = {.key = "object", .isMain = true, .text = textIn<&EventRow::object>, .others = involvedIn},
            .text = eventTextOrUnset<&EventRow::object>,
            .emphasis = eventEmphasis<&EventRow::object>,
            .isSame = isSameEvent,
        },
        {
            .column = QueueColumn,
            .title = QT_TR_NOOP("Queue"),
            .help = QT_TR_NOOP("Queue of the object, as far as it is known"),
            .filter = {.key = "queue", .isMain = true, .text = textIn<&EventRow::queue>},
            .text = eventTextOrUnset<&EventRow::queue>,
            .emphasis = eventEmphasis<&EventRow::queue>,
            .isSame = isSameEvent,
        },
        {
            .column = MessageColumn,
            .title = QT_TR_NOOP("Message"),
            .help = QT_TR_NOOP("Message of the scheduler"),
            .filter = {.key = "message", .isMain = true},
            .text = textIn<&EventRow::message>,
            .isSame = isSameEvent,
        },
        {
            .column = AmountColumn,
            .title = QT_TR_NOOP("Amount"),
            .help = QT_TR_NOOP("Resources of the event"),
            .text = [](Row row) { return row.amount ? quantitiesText(row.amount) : unsetText(); },
            .emphasis = [](Row row) { return dimUnless(row.amount.has_value()); },
            .isSame = isSameEvent,
        },
        {
            .column = ReferenceColumn,
            .title = QT_TR_NOOP("Related"),
            .help = QT_TR_NOOP("Related object: the key of a request or allocation, or an application"),
            .filter = {.key = "involved", .text = textIn<&EventRow::reference>},
            .text = eventTextOrUnset<&EventRow::reference>,
            .emphasis = eventEmphasis<&EventRow::reference>,
            .isSame = isSameEvent,
        },
    };
    using Amount = UsedOf<eventAmount>;
    static constexpr FieldOf<EventRow> kFields[] = {
        {.key = "cpu", .kind = FieldKind::Amount, .number = Amount::cpu},
        {.key = "memory", .kind = FieldKind::Amount, .number = Amount::memory},
    };
    static_assert(areInOrder(kColumns));
    return {kColumns, kFields};
}

EventListModel::EventListModel(QObject* parent) : LiveTree(columns(), parent) { }

std::size_t EventListModel::append(std::vector<EventRow> rows)
{
    std::size_t dropped = 0;
    if (rows.size() > kMostEvents) {
        dropped = rows.size() - kMostEvents;
        rows.erase(rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(dropped));
    }
    std::vector<std::string> removed;
    while (!m_kept.empty() && m_kept.size() + rows.size() > kMostEvents) {
        removed.push_back(std::move(m_kept.front().id));
        m_kept.pop_front();
    }
    std::vector<Incoming> incoming;
    incoming.reserve(rows.size());
    for (EventRow& row : rows) {
        row.sequence = ++m_sequence;
        m_kept.push_back({std::to_string(row.sequence), row.origin});
        incoming.push_back({m_kept.back().id, {}, std::move(row)});
    }
    applyRows(removed, std::move(incoming));
    return dropped + removed.size();
}

void EventListModel::dropCompared()
{
    std::vector<std::string> removed;
    for (const Kept& kept : m_kept) {
        if (kept.origin == EventRow::Origin::Compared)
            removed.push_back(kept.id);
    }
    std::erase_if(m_kept, [](const Kept& kept) { return kept.origin == EventRow::Origin::Compared; });
    applyRows(removed, {});
}

void EventListModel::setUntil(std::optional<SystemTime> time)
{
    if (std::exchange(m_until, time) != time)
        refilter();
}

void EventListModel::clear()
{
    std::vector<std::string> removed;
    for (const Kept& kept : m_kept)
        removed.push_back(kept.id);
    m_kept.clear();
    applyRows(removed, {});
}
} // namespace quotadeck::models

#include "moc_eventlistmodel.cpp"
