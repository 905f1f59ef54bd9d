// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/alerts/alertsmenu.h"

namespace quotadeck::ui {
AlertsMenu::AlertsMenu(QWidget* parent) : QMenu(tr("&Alerts"), parent)
{
    add("alertRules", tr("&Choose Alert Rules…"), &AlertsMenu::chooseRequested);
    add("newAlertRules", tr("&New Alert Rules…"), &AlertsMenu::createRequested);
    m_edit = add("editAlertRules", tr("&Edit Alert Rules"), &AlertsMenu::editRequested);
    m_leave = add("leaveAlertRules", tr("Use N&o Alert Rules"), &AlertsMenu::leaveRequested);
    m_export = add("exportAlertRules", tr("E&xport for Prometheus…"), &AlertsMenu::exportRequested);
    addSeparator();
    add("silences", tr("&Silences…"), &AlertsMenu::silencesRequested);
    setState(false, false);
}

QAction* AlertsMenu::add(const char* id, const QString& text, void (AlertsMenu::*signal)())
{
    QAction* action = addAction(text);
    action->setObjectName(QLatin1String(id));
    connect(action, &QAction::triggered, this, signal);
    return action;
}

void AlertsMenu::setState(bool hasFile, bool hasRules)
{
    m_edit->setEnabled(hasFile);
    m_leave->setEnabled(hasFile);
    m_export->setEnabled(hasRules);
}
} // namespace quotadeck::ui

#include "moc_alertsmenu.cpp"
