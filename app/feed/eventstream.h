// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/feed/restconfig.h"
#include "app/http/backoff.h"
#include "app/http/linestream.h"
#include "background/jobs.h"
#include "core/snapshot/clusterevent.h"

#include <QByteArray>
#include <QElapsedTimer>
#include <QList>
#include <QObject>
#include <QString>
#include <QTimer>

#include <chrono>
#include <cstdint>
#include <memory>
#include <vector>

namespace quotadeck::feed {
/// Follows the events of a scheduler (REST-44): to know when it is worth reading, and for the log of events. They have no numbers to
/// continue at, and a scheduler drops those that come too fast, so nothing else is made of them. A stream that is begun again repeats
/// some of the past; of these, what is not later than the last event is left out.
///
/// Shape:     alive from the first line, which a scheduler sends at once, to the end of the stream. A stream that ends is begun again after
///            1, 2, 4 ... 30 s; a scheduler that refuses it, that has none or whose first line does not arrive is asked again after minutes.
/// Errors:    a line that is no event is left out.
/// Threading: GUI thread; never waits. Events are parsed in the background.
class EventStream final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EventStream)
public:
    /// @p config has events.
    explicit EventStream(const RestConfig& config, QObject* parent = nullptr);
    ~EventStream() override;

    void start(); ///< Idempotent.
    void stop(); ///< Nothing is emitted after it returns, but aliveChanged() from within. Idempotent.
    void restart(); ///< Gives up what may be a dead connection.

    [[nodiscard]] bool isAlive() const { return m_isAlive; }

Q_SIGNALS:
    void aliveChanged(bool isAlive);
    void changed(); ///< an event; or some may have been missed
    void eventsRead(const quotadeck::EventBatch& batch);
    void restarted(); ///< the scheduler is another process than before: everything may have changed

private:
    void open();
    void takeLine(const QByteArray& line);
    void takeFirstLine(const QByteArray& line);
    /// A line of the stream; the first ones of each stream may be repeated.
    enum class Place { Now, Past, FirstOfPast };
    struct Line
    {
        QByteArray text;
        Place place;
    };
    struct PlacedEvent
    {
        ClusterEvent event;
        Place place;
    };
    void parseLines();
    void takeEvents(std::vector<PlacedEvent> events);
    void takeEnd(const Result<http::HttpAnswer>& answer);
    void drop();
    void tryAgainAfter(std::chrono::milliseconds wait);
    void setAlive(bool isAlive);

    http::ServerAccessPtr m_access;
    EventConfig m_config;
    http::BackOff m_backOff;
    std::chrono::milliseconds m_longestBackOff;
    std::unique_ptr<http::LineStream> m_stream; ///< or null
    QTimer m_firstLine; ///< runs while it is awaited
    QTimer m_nextTry;
    QElapsedTimer m_sinceAlive;
    bool m_isAlive = false;
    QString m_instance; ///< of the scheduler; empty: not known
    QList<Line> m_lines; ///< not parsed yet
    QTimer m_collecting; ///< runs from the first line to parseLines()
    bool m_isParsing = false;
    EventBatch::Start m_start = EventBatch::Start::Anew; ///< of the next events
    int m_past = 0; ///< lines of this stream that may still be repeated
    std::int64_t m_knownUntil = 0; ///< as the next, when this stream began
    std::int64_t m_lastTime = 0; ///< nanoseconds since the epoch, of the latest event; 0: none yet
    background::LatestJob m_parsing{this};
};
} // namespace quotadeck::feed
