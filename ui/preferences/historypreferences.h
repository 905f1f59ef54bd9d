// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/preferences/preferencespage.h"

class QCheckBox;
class QSpinBox;

namespace quotadeck::ui {
/// Whether usage over time is kept, how much and how long.
class HistoryPreferences final : public PreferencesPage
{
    Q_OBJECT
public:
    explicit HistoryPreferences(QWidget* parent = nullptr);

    void fill(const Preferences& preferences) override;
    void read(Preferences& preferences) const override;

private:
    QCheckBox* m_keeps; // not owned, as the next: children
    QSpinBox* m_size;
    QSpinBox* m_days;
    QSpinBox* m_pastHours;
    QSpinBox* m_pastSize;
};
} // namespace quotadeck::ui
