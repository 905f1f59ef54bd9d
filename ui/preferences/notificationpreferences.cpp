// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/notificationpreferences.h"

#include <QCheckBox>
#include <QFormLayout>

namespace quotadeck::ui {
NotificationPreferences::NotificationPreferences(bool hasTray, QWidget* parent)
    : PreferencesPage(tr("Notifications"), Icon::Note, parent)
    , m_hasTray(hasTray)
    , m_tray(new QCheckBox(tr("Show an icon in the system &tray"), this))
    , m_sources(new QCheckBox(tr("Notify when a &source becomes unreachable or reachable again"), this))
    , m_limits(new QCheckBox(tr("Notify when a &queue, user or group reaches a limit"), this))
{
    addHeading(tr("System tray"));
    form()->addRow(m_tray);
    if (!hasTray)
        addNote(tr("This desktop has no system tray."));
    form()->addRow(m_sources);
    form()->addRow(m_limits);
    for (QCheckBox* field : {m_tray, m_sources, m_limits})
        connect(field, &QCheckBox::toggled, this, &PreferencesPage::edited);
    connect(m_tray, &QCheckBox::toggled, this, &NotificationPreferences::enableFields);
    enableFields();
}

void NotificationPreferences::enableFields()
{
    m_tray->setEnabled(m_hasTray);
    m_sources->setEnabled(m_hasTray && m_tray->isChecked());
    m_limits->setEnabled(m_hasTray && m_tray->isChecked());
}

void NotificationPreferences::fill(const Preferences& preferences)
{
    m_tray->setChecked(preferences.showsTray);
    m_sources->setChecked(preferences.notifiesSources);
    m_limits->setChecked(preferences.notifiesLimits);
    enableFields();
}

void NotificationPreferences::read(Preferences& preferences) const
{
    preferences.showsTray = m_tray->isChecked();
    preferences.notifiesSources = m_sources->isChecked();
    preferences.notifiesLimits = m_limits->isChecked();
}
} // namespace quotadeck::ui

#include "moc_notificationpreferences.cpp"
