// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/events/eventtext.h"
#include "models/table/livetree.h"

#include <QString>

#include <chrono>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck::models {
/// A row of the log of events.
struct EventRow
{
    /// How it is known.
    enum class Origin { Reported, Compared };

    std::chrono::nanoseconds time{}; ///< since the epoch, 0 = not sent
    QString what;
    EventKind kind = EventKind::Application;
    QString object; ///< of a request its application; empty: none
    QString reference; ///< what else takes part: the key of a request or allocation; empty: nothing
    QString queue; ///< empty: of none, or not known
    QString message;
    std::optional<Resource> amount;
    RowState state = RowState::Normal;
    Origin origin = Origin::Reported;
    std::uint64_t sequence = 0; ///< order of arrival, set by the model
};

/// The events that came last, each once. Rows are only appended and dropped: an update costs what is new.
///
/// Memory: the last kMostEvents.
class EventListModel final : public LiveTree<EventRow>
{
    Q_OBJECT
public:
    enum Column {
        TimeColumn,
        EventColumn,
        KindColumn,
        ObjectColumn,
        QueueColumn,
        MessageColumn,
        AmountColumn,
        ReferenceColumn, ///< views hide it at first
        ColumnCount
    };
    Q_ENUM(Column)

    static constexpr std::size_t kMostEvents = 10'000;
    static constexpr auto kKindField = "kind"; ///< of the filter

    explicit EventListModel(QObject* parent = nullptr);

    /// Appends @p rows, the oldest first, and drops as many old ones as there are too many. Returns how many were dropped.
    std::size_t append(std::vector<EventRow> rows);
    /// Drops all that were found by comparing: they are about to be reported.
    void dropCompared();
    void clear();
    /// The moment that durations of filters count to.
    void setNow(SystemTime now) { setFilterTime(now.time_since_epoch()); }
    /// Lists no event after @p time; nothing: all are listed, as at first.
    void setUntil(std::optional<SystemTime> time);
    /// The row called @p id, or nullptr. Valid until the next change.
    [[nodiscard]] const EventRow* event(const QString& id) const { return rowFor(id.toStdString()); }

private:
    static ColumnTable<EventRow> columns();
    [[nodiscard]] bool isListed(const EventRow& row) const override
    {
        return !m_until || row.time <= m_until->time_since_epoch();
    }

    struct Kept
    {
        std::string id;
        EventRow::Origin origin;
    };
    std::deque<Kept> m_kept; ///< the oldest first
    std::uint64_t m_sequence = 0;
    std::optional<SystemTime> m_until; ///< nothing: all are listed
};
} // namespace quotadeck::models
