// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/notificationpreferences.h"

#include <QCheckBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace quotadeck::ui {
NotificationPreferences::NotificationPreferences(bool hasTray, QWidget* parent)
    : PreferencesPage(tr("Notifications"), Icon::Note, parent)
    , m_hasTray(hasTray)
    , m_tray(new QCheckBox(tr("Show an icon in the system &tray"), this))
    , m_sources(new QCheckBox(tr("Notify when a &source becomes unreachable or reachable again"), this))
    , m_limits(new QCheckBox(tr("Notify when a &queue, user or group reaches a limit"), this))
    , m_alerts(new QCheckBox(tr("Notify when an &alert begins to fire"), this))
    , m_rules(new QLineEdit(this))
{
    addHeading(tr("System tray"));
    addField(m_tray, tr("The icon shows the worst state of all saved connections"));
    if (!hasTray)
        addNote(tr("This desktop has no system tray."));
    addField(m_sources, tr("Shows a desktop notification that names the source"));
    addField(m_limits, tr("Shows a desktop notification when usage reaches a limit"));
    addField(m_alerts, tr("Shows a desktop notification when a rule of the rules file begins to fire"));
    addHeading(tr("Alerts"));
    m_rules->setPlaceholderText(tr("None"));
    m_rules->setToolTip(tr("YAML file with alert rules; empty: none"));
    auto* choose = new QPushButton(tr("&Choose…"), this);
    connect(choose, &QPushButton::clicked, this, &NotificationPreferences::chooseRules);
    auto* row = new QHBoxLayout;
    row->addWidget(m_rules, 1);
    row->addWidget(choose);
    form()->addRow(tr("&Rules file:"), row);
    if (auto* label = qobject_cast<QLabel*>(form()->labelForField(row)))
        label->setBuddy(m_rules);
    addNote(tr("For all sources but saved connections that have a file of their own."));
    for (QCheckBox* field : {m_tray, m_sources, m_limits, m_alerts})
        connect(field, &QCheckBox::toggled, this, &PreferencesPage::edited);
    connect(m_rules, &QLineEdit::textChanged, this, &PreferencesPage::edited);
    connect(m_tray, &QCheckBox::toggled, this, &NotificationPreferences::enableFields);
    enableFields();
}

void NotificationPreferences::enableFields()
{
    m_tray->setEnabled(m_hasTray);
    m_sources->setEnabled(m_hasTray && m_tray->isChecked());
    m_limits->setEnabled(m_hasTray && m_tray->isChecked());
    m_alerts->setEnabled(m_hasTray && m_tray->isChecked());
}

void NotificationPreferences::chooseRules()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Alert Rules"), m_rules->text(),
                                                      tr("YAML files (*.yaml *.yml);;All files (*)"));
    if (!path.isEmpty())
        m_rules->setText(QDir::toNativeSeparators(path));
}

void NotificationPreferences::fill(const Preferences& preferences)
{
    m_tray->setChecked(preferences.showsTray);
    m_sources->setChecked(preferences.notifiesSources);
    m_limits->setChecked(preferences.notifiesLimits);
    m_alerts->setChecked(preferences.notifiesAlerts);
    m_rules->setText(preferences.alertRules);
    enableFields();
}

void NotificationPreferences::read(Preferences& preferences) const
{
    preferences.showsTray = m_tray->isChecked();
    preferences.notifiesSources = m_sources->isChecked();
    preferences.notifiesLimits = m_limits->isChecked();
    preferences.notifiesAlerts = m_alerts->isChecked();
    preferences.alertRules = m_rules->text().trimmed();
}
} // namespace quotadeck::ui

#include "moc_notificationpreferences.cpp"
