// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/preferences/preferencespage.h"

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace quotadeck::ui {
/// Whether usage over time is kept, how much and how long; which versions of saved files are kept; and which files open locked.
class HistoryPreferences final : public PreferencesPage
{
    Q_OBJECT
public:
    explicit HistoryPreferences(QWidget* parent = nullptr);

    void fill(const Preferences& preferences) override;
    void read(Preferences& preferences) const override;

private:
    void createFileFields();

    QCheckBox* m_keeps; // not owned, as the next: children
    QSpinBox* m_size;
    QSpinBox* m_days;
    QSpinBox* m_pastHours;
    QSpinBox* m_pastSize;
    QComboBox* m_locked;
    QCheckBox* m_removesVersions;
    QSpinBox* m_keptVersions;
    QSpinBox* m_versionDays;
    QCheckBox* m_commits;
};
} // namespace quotadeck::ui
