// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/preferences/languages.h"
#include "ui/preferences/preferencespage.h"

class QComboBox;
class QSpinBox;

namespace quotadeck::ui {
/// Theme, language and text size.
class GeneralPreferences final : public PreferencesPage
{
    Q_OBJECT
public:
    explicit GeneralPreferences(const QList<Language>& languages, QWidget* parent = nullptr);

    void fill(const Preferences& preferences) override;
    void read(Preferences& preferences) const override;

private:
    QComboBox* m_theme; // not owned, as the next: children
    QComboBox* m_language;
    QSpinBox* m_text;
};
} // namespace quotadeck::ui
