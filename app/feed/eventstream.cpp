// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/eventstream.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <stop_token>
#include <utility>

namespace quotadeck::feed {
namespace {
constexpr qint64 kMostEvent = 64LL * 1024; ///< bytes
constexpr std::chrono::seconds kWhenBusy{60}; ///< with the streams of others
constexpr std::chrono::milliseconds kCollectTime{100}; ///< events come together
constexpr qsizetype kMostLines = 20'000; ///< that wait; beyond, the oldest are dropped

bool isTooBusy(int status)
{
    return status == 429 || status == 503;
}
} // namespace

EventStream::EventStream(const RestConfig& config, QObject* parent)
    : QObject(parent)
    , m_access(config.access)
    , m_config(config.events.value())
    , m_backOff(config.backOff, config.random)
    , m_longestBackOff(config.backOff.longest)
{
    m_firstLine.setSingleShot(true);
    m_firstLine.setInterval(m_config.firstLine);
    connect(&m_firstLine, &QTimer::timeout, this, [this] { tryAgainAfter(m_config.afterRefusal); });
    m_collecting.setSingleShot(true);
    m_collecting.setInterval(kCollectTime);
    connect(&m_collecting, &QTimer::timeout, this, &EventStream::parseLines);
    m_nextTry.setSingleShot(true);
    connect(&m_nextTry, &QTimer::timeout, this, &EventStream::open);
}

EventStream::~EventStream() = default;

void EventStream::start()
{
    if (!m_stream && !m_nextTry.isActive())
        open();
}

void EventStream::stop()
{
    drop();
    m_nextTry.stop();
    m_backOff.reset();
    m_instance.clear();
    m_collecting.stop();
    m_parsing.cancel();
    m_isParsing = false;
    m_lines.clear();
    m_lastTime = 0;
    m_start = EventBatch::Start::Anew;
    setAlive(false);
}

void EventStream::restart()
{
    if (m_stream)
        drop();
    else if (m_nextTry.isActive())
        return; // there is no connection
    setAlive(false);
    open();
}

void EventStream::open()
{
    http::LineRequest request;
    request.url = QUrl(QStringLiteral("/ws/v1/events/stream?count=%1").arg(m_config.past));
    request.where = request.url.path().toStdString();
    request.accepted.everyStatus = true;
    request.limits.maxLine = kMostEvent;
    request.limits.inactivity = m_config.silence;
    m_stream = std::make_unique<http::LineStream>(m_access, std::move(request));
    connect(m_stream.get(), &http::LineStream::opened, &m_firstLine, qOverload<>(&QTimer::start));
    connect(m_stream.get(), &http::LineStream::lineRead, this, &EventStream::takeLine);
    connect(m_stream.get(), &http::LineStream::finished, this, &EventStream::takeEnd);
    m_stream->start();
}

void EventStream::takeLine(const QByteArray& line)
{
    if (!m_isAlive) {
        takeFirstLine(line);
        return;
    }
    if (m_lines.size() >= kMostLines) {
        m_lines.removeFirst();
        m_start = EventBatch::Start::AfterGap;
    }
    Place place = Place::Now;
    if (m_past > 0)
        place = m_past-- == m_config.past ? Place::FirstOfPast : Place::Past;
    m_lines << Line{line, place};
    if (!m_collecting.isActive() && !m_isParsing)
        m_collecting.start();
    Q_EMIT changed();
}

void EventStream::parseLines()
{
    m_isParsing = true;
    m_parsing.start(
        [lines = std::exchange(m_lines, {})](const std::stop_token&) {
            std::vector<PlacedEvent> events;
            for (const Line& line : lines) {
                const QByteArray& text = line.text;
                auto event = rest::readEvent({text.constData(), static_cast<std::size_t>(text.size())});
                if (event)
                    events.push_back({*std::move(event), line.place});
            }
            return events;
        },
        [this](std::vector<PlacedEvent> events) { takeEvents(std::move(events)); });
}

void EventStream::takeEvents(std::vector<PlacedEvent> events)
{
    m_isParsing = false;
    if (!m_lines.isEmpty())
        m_collecting.start();
    EventBatch batch;
    for (auto& [event, place] : events) {
        if (place == Place::FirstOfPast) {
            m_knownUntil = m_lastTime;
            if (m_lastTime != 0 && event.time > m_lastTime)
                m_start = EventBatch::Start::AfterGap; // the scheduler has dropped what was between
        }
        if (place != Place::Now && event.time <= m_knownUntil)
            continue;
        m_lastTime = std::max(m_lastTime, event.time);
        batch.events.push_back(std::move(event));
    }
    if (batch.events.empty())
        return;
    batch.start = std::exchange(m_start, EventBatch::Start::Continued);
    Q_EMIT eventsRead(batch);
}

void EventStream::takeFirstLine(const QByteArray& line)
{
    const auto head = QJsonDocument::fromJson(line).object();
    if (head.isEmpty() || head.contains(QLatin1String("status_code"))) { // an error
        tryAgainAfter(m_config.afterRefusal);
        return;
    }
    m_firstLine.stop();
    m_sinceAlive.start();
    m_past = m_config.past;
    const QString instance = head.value(QLatin1String("InstanceUUID")).toString();
    const QString before = std::exchange(m_instance, instance);
    if (!before.isEmpty() && before != instance) { // its events are others
        m_lastTime = 0;
        m_start = EventBatch::Start::AfterGap;
    }
    setAlive(true);
    if (!before.isEmpty() && before != instance)
        Q_EMIT restarted();
    else
        Q_EMIT changed(); // since the last read, or since the last stream
}

void EventStream::takeEnd(const Result<http::HttpAnswer>& answer)
{
    if (m_isAlive && std::chrono::milliseconds(m_sinceAlive.elapsed()) >= m_longestBackOff)
        m_backOff.reset();
    const bool isBroken = answer
        ? answer->status < 300
        : answer.error().code == ErrorCode::Network || answer.error().code == ErrorCode::Timeout;
    if (isBroken)
        tryAgainAfter(m_backOff.next());
    else if (answer && isTooBusy(answer->status))
        tryAgainAfter(answer->retryAfter.value_or(kWhenBusy));
    else
        tryAgainAfter(m_config.afterRefusal);
}

void EventStream::drop()
{
    m_firstLine.stop();
    if (!m_stream)
        return;
    m_stream->stop();
    m_stream.release()->deleteLater(); // it may be emitting
}

void EventStream::tryAgainAfter(std::chrono::milliseconds wait)
{
    drop();
    m_nextTry.start(wait);
    setAlive(false);
}

void EventStream::setAlive(bool isAlive)
{
    if (std::exchange(m_isAlive, isAlive) != isAlive)
        Q_EMIT aliveChanged(isAlive);
}
} // namespace quotadeck::feed

#include "moc_eventstream.cpp"
