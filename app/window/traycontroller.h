// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/connections/sourcealerts.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>
#include <vector>

namespace quotadeck::ui {
class TrayIcon;
} // namespace quotadeck::ui

namespace quotadeck::app {
struct Shared;
class Windows;

/// The program in the system tray, as the preferences have it: saved connections are read while it is there, and what changes there and in
/// the windows is notified of.
///
/// Ownership: what it is given outlives it.
class TrayController final : public QObject
{
    Q_OBJECT
public:
    /// @p hasTray is asked whether the desktop has a system tray when an icon is to be shown, and while it has none again every
    /// @p retry: a tray may start after the program.
    TrayController(Shared* shared, Windows* windows, std::function<bool()> hasTray,
                   std::chrono::milliseconds retry = std::chrono::seconds(10));
    ~TrayController() override;

    /// nullptr: not shown.
    [[nodiscard]] const ui::TrayIcon* icon() const { return m_icon.get(); }
    /// The saved connections, and the sources of windows without one; simulated ones and recordings are left out.
    [[nodiscard]] std::vector<models::WatchedSource> sources() const;

Q_SIGNALS:
    void notified(const quotadeck::models::SourceAlert& alert);

private:
    void takePreferences();
    void createIcon();
    void showConnections();
    void update();
    void notifyOfRule(const models::SourceAlert& alert);

    Shared* m_shared; // not owned, as the next
    Windows* m_windows;
    std::function<bool()> m_hasTray;
    QTimer m_retry;
    models::SourceAlerts m_alerts;
    std::unique_ptr<ui::TrayIcon> m_icon; ///< null: not shown
};
} // namespace quotadeck::app
