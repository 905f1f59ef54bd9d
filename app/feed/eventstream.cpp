// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/eventstream.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <utility>

namespace quotadeck::feed {
namespace {
constexpr qint64 kMostEvent = 1024LL * 1024; ///< bytes
constexpr std::chrono::seconds kWhenBusy{60}; ///< with the streams of others

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
    request.url = QUrl(QStringLiteral("/ws/v1/events/stream"));
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
    if (m_isAlive)
        Q_EMIT changed();
    else
        takeFirstLine(line);
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
    const QString instance = head.value(QLatin1String("InstanceUUID")).toString();
    const QString before = std::exchange(m_instance, instance);
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
