// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/connections/sourcealerts.h"
#include "ui/connections/connectionmark.h"

#include <QList>
#include <QMenu>
#include <QObject>
#include <QSystemTrayIcon>

#include <vector>

namespace quotadeck::ui {
/// The program in the system tray: the worst state of all sources as an icon and in words, and a menu with the connections.
class TrayIcon final : public QObject
{
    Q_OBJECT
public:
    explicit TrayIcon(QObject* parent = nullptr);

    void setSources(const std::vector<models::WatchedSource>& sources);
    void setConnections(const QList<ConnectionEntry>& connections);
    void notify(const models::SourceAlert& alert);

    [[nodiscard]] models::RowState state() const { return m_state; }
    [[nodiscard]] QString toolTip() const { return m_icon.toolTip(); }
    [[nodiscard]] const QMenu& menu() const { return m_menu; }

Q_SIGNALS:
    void connectionRequested(const QString& id);
    void showRequested(); ///< all windows
    void preferencesRequested();
    void quitRequested();

private:
    void showState(models::RowState state);
    void fillMenu();

    models::RowState m_state = models::RowState::Stale;
    QList<ConnectionEntry> m_connections;
    QMenu m_menu; // before the icon, which uses it
    QSystemTrayIcon m_icon;
};
} // namespace quotadeck::ui
