// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/generalpreferences.h"

#include <QComboBox>
#include <QSpinBox>

#include <algorithm>

namespace quotadeck::ui {
namespace {
constexpr int kSmallestFont = 7; ///< points
constexpr int kLargestFont = 20;
} // namespace

GeneralPreferences::GeneralPreferences(QWidget* parent)
    : PreferencesPage(tr("General"), Icon::Settings, parent)
    , m_theme(new QComboBox(this))
    , m_language(new QComboBox(this))
    , m_font(new QSpinBox(this))
{
    addHeading(tr("Appearance"));
    m_theme->addItem(tr("System"), static_cast<int>(ThemeMode::System));
    m_theme->addItem(tr("Light"), static_cast<int>(ThemeMode::Light));
    m_theme->addItem(tr("Dark"), static_cast<int>(ThemeMode::Dark));
    addField(tr("&Theme:"), m_theme, tr("Colors of all windows; System follows the desktop"));
    // One below the smallest size is the desktop's own.
    m_font->setRange(kSmallestFont - 1, kLargestFont);
    m_font->setSpecialValueText(tr("System"));
    m_font->setSuffix(tr(" pt"));
    addField(tr("&Font size:"), m_font, tr("Size of the text in all windows; System is that of the desktop"));
    addHeading(tr("Language"));
    m_language->addItem(tr("System"), QString());
    m_language->addItem(QStringLiteral("English"), QStringLiteral("en"));
    m_language->addItem(QStringLiteral("Deutsch"), QStringLiteral("de"));
    addField(tr("&Language:"), m_language,
             tr("Language of texts and numbers; System is that of the desktop"));
    addNote(tr("Takes effect when QuotaDeck is started again."));
    connect(m_theme, &QComboBox::currentIndexChanged, this, &PreferencesPage::edited);
    connect(m_font, &QSpinBox::valueChanged, this, &PreferencesPage::edited);
    connect(m_language, &QComboBox::currentIndexChanged, this, &PreferencesPage::edited);
}

void GeneralPreferences::fill(const Preferences& preferences)
{
    m_theme->setCurrentIndex(m_theme->findData(static_cast<int>(preferences.theme)));
    m_language->setCurrentIndex(std::max(0, m_language->findData(preferences.language)));
    m_font->setValue(preferences.fontPoints == 0 ? m_font->minimum() : preferences.fontPoints);
}

void GeneralPreferences::read(Preferences& preferences) const
{
    preferences.theme = static_cast<ThemeMode>(m_theme->currentData().toInt());
    preferences.language = m_language->currentData().toString();
    preferences.fontPoints = m_font->value() == m_font->minimum() ? 0 : m_font->value();
}
} // namespace quotadeck::ui

#include "moc_generalpreferences.cpp"
