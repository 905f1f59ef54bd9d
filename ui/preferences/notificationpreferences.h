// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/preferences/preferencespage.h"

class QCheckBox;

namespace quotadeck::ui {
/// The icon in the system tray, and what it notifies of.
class NotificationPreferences final : public PreferencesPage
{
    Q_OBJECT
public:
    /// @p hasTray: the desktop has a system tray. Without one nothing can be chosen.
    explicit NotificationPreferences(bool hasTray, QWidget* parent = nullptr);

    void fill(const Preferences& preferences) override;
    void read(Preferences& preferences) const override;

private:
    void enableFields();

    bool m_hasTray;
    QCheckBox* m_tray; // not owned, as the next: children
    QCheckBox* m_sources;
    QCheckBox* m_limits;
};
} // namespace quotadeck::ui
