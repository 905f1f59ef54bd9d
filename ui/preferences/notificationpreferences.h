// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/preferences/preferencespage.h"

class QCheckBox;
class QLineEdit;

namespace quotadeck::ui {
/// The icon in the system tray, what it notifies of, and the rules of alerts.
class NotificationPreferences final : public PreferencesPage
{
    Q_OBJECT
public:
    /// @p hasTray: the desktop has a system tray. Without one there are no notifications.
    explicit NotificationPreferences(bool hasTray, QWidget* parent = nullptr);

    void fill(const Preferences& preferences) override;
    void read(Preferences& preferences) const override;

private:
    void enableFields();
    void chooseRules();

    bool m_hasTray;
    QCheckBox* m_tray; // not owned, as the next: children
    QCheckBox* m_sources;
    QCheckBox* m_limits;
    QCheckBox* m_alerts;
    QLineEdit* m_rules;
};
} // namespace quotadeck::ui
