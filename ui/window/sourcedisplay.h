// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/clustersnapshot.h"
#include "core/snapshot/sourcestatus.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <chrono>
#include <functional>

namespace quotadeck::ui {
class MessageBar;
class StatusStrip;

/// The status of the source on screen: in the status bar, with an age that grows by itself, and, while there is a problem,
/// as a message with what can be done about it. A second source is shown when there is no other.
/// Ownership: the status bar is the caller's and outlives it.
class SourceDisplay final : public QObject
{
    Q_OBJECT
public:
    using Clock = std::function<SystemTime()>;

    /// @p clock returns the wall clock time.
    SourceDisplay(StatusStrip* strip, Clock clock, QObject* parent);

    void setStatus(const SourceStatus& status);
    void setSecondStatus(const SourceStatus& status);
    /// How often the source is read.
    void setInterval(std::chrono::milliseconds interval);

    [[nodiscard]] const SourceStatus& status() const { return m_status; }
    [[nodiscard]] const SourceStatus& secondStatus() const { return m_secondStatus; }
    /// The status of the source, or of the second source without one.
    [[nodiscard]] const SourceStatus& shownStatus() const;
    /// The address of the present source; empty for another kind of source.
    [[nodiscard]] QString restAddress() const;

    /// The source reported something, and that is older than three intervals by now.
    [[nodiscard]] bool isStale() const { return m_isStale; }

Q_SIGNALS:
    void staleChanged(bool isStale);
    void connectRequested(); ///< the user wants to give another token
    void refreshRequested(); ///< the user wants to try again

private:
    void show();
    void update();

    StatusStrip* m_strip; // not owned
    MessageBar* m_message; // not owned: the status bar's
    Clock m_clock;
    std::chrono::milliseconds m_interval{2000};
    SourceStatus m_status;
    SourceStatus m_secondStatus;
    bool m_isStale = false;
    QTimer m_ageTimer; // the age of data grows by itself
};
} // namespace quotadeck::ui
