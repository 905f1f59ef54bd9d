// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/preferences/languages.h"
#include "ui/preferences/preferences.h"
#include "ui/preferences/shortcutpreferences.h"

#include <QDialog>
#include <QList>

class QDialogButtonBox;
class QListWidget;
class QStackedWidget;

namespace quotadeck::ui {
class PreferencesPage;

/// Shows the preferences page by page. Apply and OK make them take effect, Cancel leaves all as it was last applied; the button for defaults fills the
/// fields with them.
class PreferencesDialog final : public QDialog
{
    Q_OBJECT
public:
    /// What the pages have to know.
    struct Surroundings
    {
        QList<Shortcut> actions{}; ///< whose keys can be chosen
        bool hasTray = false; ///< the desktop has a system tray
        QList<Language> languages{}; ///< that can be chosen
    };

    PreferencesDialog(const Preferences& preferences, const Surroundings& surroundings,
                      QWidget* parent = nullptr);

    /// As in the fields.
    [[nodiscard]] Preferences preferences() const;

Q_SIGNALS:
    /// They are to take effect.
    void applied(const quotadeck::ui::Preferences& preferences);

private:
    void addPage(PreferencesPage* page);
    void fill(const Preferences& preferences);
    void check();
    void apply();

    Preferences m_applied;
    QList<PreferencesPage*> m_pages; // not owned, as all below: children
    QListWidget* m_list;
    QStackedWidget* m_stack;
    QDialogButtonBox* m_buttons;
};
} // namespace quotadeck::ui
