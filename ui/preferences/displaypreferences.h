// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/preferences/preferencespage.h"

class QComboBox;
class QSpinBox;

namespace quotadeck::ui {
/// From when on usage is marked, and the units of amounts.
class DisplayPreferences final : public PreferencesPage
{
    Q_OBJECT
public:
    explicit DisplayPreferences(QWidget* parent = nullptr);

    void fill(const Preferences& preferences) override;
    void read(Preferences& preferences) const override;
    [[nodiscard]] bool check() override;

private:
    QSpinBox* m_warning; // not owned, as the next: children
    QSpinBox* m_critical;
    StateLabel* m_problem;
    QComboBox* m_bytes;
    QComboBox* m_cores;
};
} // namespace quotadeck::ui
