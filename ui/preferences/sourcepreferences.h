// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/preferences/preferencespage.h"

class QCheckBox;
class QComboBox;
class QLineEdit;
class QSpinBox;

namespace quotadeck::ui {
/// How schedulers are read: interval, proxy, where their secrets are kept.
class SourcePreferences final : public PreferencesPage
{
    Q_OBJECT
public:
    explicit SourcePreferences(QWidget* parent = nullptr);

    void fill(const Preferences& preferences) override;
    void read(Preferences& preferences) const override;
    [[nodiscard]] bool check() override;

private:
    QSpinBox* m_interval; // not owned, as the next: children
    QComboBox* m_proxy;
    QLineEdit* m_address;
    StateLabel* m_problem;
    QCheckBox* m_keyring;
};
} // namespace quotadeck::ui
