// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/preferences/preferences.h"

#include <QObject>
#include <QString>

namespace quotadeck::connect {
class SecretStore;
} // namespace quotadeck::connect

namespace quotadeck::app {
class SettingsStore;

/// The preferences of the program: keeps them in the settings, and makes them take effect as far as they concern the whole program: text size,
/// theme, units, thresholds, proxy and keyring. The rest is done by whoever follows changed().
///
/// Ownership: what it is given outlives it.
class PreferenceStore final : public QObject
{
    Q_OBJECT
public:
    PreferenceStore(SettingsStore* settings, ui::Theme* theme, connect::SecretStore* secrets,
                    QObject* parent = nullptr);
    /// The usual ones take effect again.
    ~PreferenceStore() override;

    [[nodiscard]] ui::Preferences value() const;
    void set(const ui::Preferences& preferences);

Q_SIGNALS:
    void changed();

private:
    void read();
    void takeEffect();
    void showAs(const ui::Preferences& preferences);

    SettingsStore* m_settings; // not owned, as the next two
    ui::Theme* m_theme;
    connect::SecretStore* m_secrets;
    ui::Preferences m_value; ///< the theme object has the theme and the text size
};
} // namespace quotadeck::app
