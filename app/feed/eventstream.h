// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/feed/restconfig.h"
#include "app/http/backoff.h"
#include "app/http/linestream.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

#include <chrono>
#include <memory>

namespace quotadeck::feed {
/// Follows the events of a scheduler (REST-44), to know when it is worth reading. What the events say is not used: they have no numbers to
/// continue at, and a scheduler drops those that come too fast.
///
/// Shape:     alive from the first line, which a scheduler sends at once, to the end of the stream. A stream that ends is begun again after
///            1, 2, 4 ... 30 s; a scheduler that refuses it, that has none or whose first line does not arrive is asked again after minutes.
/// Threading: GUI thread; never waits.
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
    void restarted(); ///< the scheduler is another process than before: everything may have changed

private:
    void open();
    void takeLine(const QByteArray& line);
    void takeFirstLine(const QByteArray& line);
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
};
} // namespace quotadeck::feed
