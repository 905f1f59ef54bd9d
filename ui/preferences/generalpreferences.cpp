// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/generalpreferences.h"

#include <QComboBox>
#include <QSpinBox>

namespace quotadeck::ui {
namespace {
constexpr int kTextStep = 5; ///< %
} // namespace

GeneralPreferences::GeneralPreferences(const QList<Language>& languages, QWidget* parent)
    : PreferencesPage(tr("General"), Icon::Settings, parent)
    , m_theme(new QComboBox(this))
    , m_language(new QComboBox(this))
    , m_text(new QSpinBox(this))
{
    addHeading(tr("Appearance"));
    m_theme->addItem(tr("System"), static_cast<int>(ThemeMode::System));
    m_theme->addItem(tr("Light"), static_cast<int>(ThemeMode::Light));
    m_theme->addItem(tr("Dark"), static_cast<int>(ThemeMode::Dark));
    m_theme->addItem(tr("High contrast, light"), static_cast<int>(ThemeMode::LightContrast));
    m_theme->addItem(tr("High contrast, dark"), static_cast<int>(ThemeMode::DarkContrast));
    addField(tr("&Theme:"), m_theme, tr("Colors of all windows; System follows the desktop"));
    m_text->setRange(kLeastTextPercent, kMostTextPercent);
    m_text->setSingleStep(kTextStep);
    m_text->setSuffix(QStringLiteral("%"));
    addField(tr("Te&xt size:"), m_text, tr("Percentage of the text size of the desktop"));
    addHeading(tr("Language"));
    m_language->addItem(tr("System"), QString());
    for (const Language& language : languages)
        m_language->addItem(language.name, language.code);
    addField(tr("&Language:"), m_language,
             tr("Language of texts and numbers; System is that of the desktop"));
    addNote(tr("Takes effect when QuotaDeck is started again."));
    connect(m_theme, &QComboBox::currentIndexChanged, this, &PreferencesPage::edited);
    connect(m_text, &QSpinBox::valueChanged, this, &PreferencesPage::edited);
    connect(m_language, &QComboBox::currentIndexChanged, this, &PreferencesPage::edited);
}

void GeneralPreferences::fill(const Preferences& preferences)
{
    m_theme->setCurrentIndex(m_theme->findData(static_cast<int>(preferences.theme)));
    if (m_language->findData(preferences.language) < 0) // of another version: not lost by Apply
        m_language->addItem(languageName(preferences.language), preferences.language);
    m_language->setCurrentIndex(m_language->findData(preferences.language));
    m_text->setValue(preferences.textPercent);
}

void GeneralPreferences::read(Preferences& preferences) const
{
    preferences.theme = static_cast<ThemeMode>(m_theme->currentData().toInt());
    preferences.language = m_language->currentData().toString();
    preferences.textPercent = m_text->value();
}
} // namespace quotadeck::ui

#include "moc_generalpreferences.cpp"
