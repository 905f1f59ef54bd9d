// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

namespace quotadeck::ui {
/// The menu "Alerts": the file of rules, and silences.
class AlertsMenu final : public QMenu
{
    Q_OBJECT
public:
    explicit AlertsMenu(QWidget* parent);

    /// @p hasFile: one is named; @p hasRules: rules of it are in force.
    void setState(bool hasFile, bool hasRules);

Q_SIGNALS:
    void chooseRequested(); ///< another file of rules
    void createRequested(); ///< a new one
    void editRequested();
    void leaveRequested(); ///< no file any more
    void exportRequested(); ///< as rules of Prometheus
    void silencesRequested();

private:
    QAction* add(const char* id, const QString& text, void (AlertsMenu::*signal)());

    QAction* m_edit = nullptr; // not owned, as the next: children
    QAction* m_leave = nullptr;
    QAction* m_export = nullptr;
};
} // namespace quotadeck::ui
