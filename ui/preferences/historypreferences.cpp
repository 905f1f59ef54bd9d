// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/historypreferences.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QSpinBox>

namespace quotadeck::ui {
namespace {
constexpr int kLeastHistory = 16; ///< MiB
constexpr int kMostHistory = 65'536;
constexpr int kMostHistoryDays = 400;
constexpr int kMostPastHours = 48;
constexpr int kLeastPast = 16; ///< MiB
constexpr int kMostPast = 4096;
constexpr int kMostKeptVersions = 10'000;
constexpr int kMostVersionDays = 3650;
} // namespace

HistoryPreferences::HistoryPreferences(QWidget* parent)
    : PreferencesPage(tr("History"), Icon::Charts, parent)
    , m_keeps(new QCheckBox(tr("&Keep usage over time"), this))
    , m_size(new QSpinBox(this))
    , m_days(new QSpinBox(this))
    , m_pastHours(new QSpinBox(this))
    , m_pastSize(new QSpinBox(this))
    , m_locked(new QComboBox(this))
    , m_removesVersions(new QCheckBox(tr("&Remove old versions after a save"), this))
    , m_keptVersions(new QSpinBox(this))
    , m_versionDays(new QSpinBox(this))
    , m_commits(new QCheckBox(tr("&Commit saved files to Git when the file is in a repository"), this))
{
    addHeading(tr("Usage history"));
    addField(m_keeps, tr("Stores usage on this computer, for charts and reports about earlier times"));
    m_size->setRange(kLeastHistory, kMostHistory);
    m_size->setSuffix(tr(" MiB"));
    addField(tr("&Maximum size:"), m_size, tr("The oldest samples are deleted when the history is larger"));
    m_days->setRange(1, kMostHistoryDays);
    m_days->setSuffix(tr(" days"));
    addField(tr("Delete &after:"), m_days, tr("Older samples are deleted"));
    addNote(tr("All samples are kept for two days, then one per 10 s for three weeks, then one per 10 min. "
               "Samples beyond the age or size limit are deleted when the next sample is stored."));
    addHeading(tr("Past of a scheduler"));
    m_pastHours->setRange(0, kMostPastHours);
    m_pastHours->setSuffix(tr(" h"));
    m_pastHours->setSpecialValueText(tr("Nothing"));
    addField(tr("Keep the &last:"), m_pastHours,
             tr("How far back Go > Go to Time leads; 0: nothing is kept"));
    m_pastSize->setRange(kLeastPast, kMostPast);
    m_pastSize->setSuffix(tr(" MiB"));
    addField(tr("At most, in m&emory:"), m_pastSize,
             tr("Memory for the past of one window; its oldest moments are dropped when it is full"));
    addNote(tr(
        "Go > Go to Time shows an earlier moment of the scheduler on all pages, while the scheduler is still "
        "read. The past is lost when the window is closed."));
    for (QSpinBox* field : {m_pastHours, m_pastSize})
        connect(field, &QSpinBox::valueChanged, this, &PreferencesPage::edited);
    connect(m_keeps, &QCheckBox::toggled, this, &PreferencesPage::edited);
    for (QSpinBox* field : {m_size, m_days}) {
        connect(m_keeps, &QCheckBox::toggled, field, &QWidget::setEnabled);
        connect(field, &QSpinBox::valueChanged, this, &PreferencesPage::edited);
    }
    createFileFields();
}

void HistoryPreferences::createFileFields()
{
    addHeading(tr("Files"));
    m_locked->addItem(tr("Copies of production clusters"), static_cast<int>(OpensLocked::ProductionCopies));
    m_locked->addItem(tr("All files"), static_cast<int>(OpensLocked::All));
    m_locked->addItem(tr("None"), static_cast<int>(OpensLocked::None));
    addField(tr("&Open files locked:"), m_locked,
             tr("Files that are opened locked: editing is unlocked first (Ctrl+L)"));
    addField(m_removesVersions, tr("Removes versions of a file that exceed both bounds below"));
    m_keptVersions->setRange(1, kMostKeptVersions);
    m_keptVersions->setSuffix(tr(" versions"));
    addField(tr("Keep a&t least:"), m_keptVersions,
             tr("So many versions of a file are kept, whatever their age"));
    m_versionDays->setRange(1, kMostVersionDays);
    m_versionDays->setSuffix(tr(" days"));
    addField(tr("Remove ol&der than:"), m_versionDays, tr("Only versions that are older are removed"));
    addNote(tr("Of each file. Versions with a label are kept."));
    addField(m_commits, tr("Commits the file to the Git repository that contains it, after each save"));
    connect(m_locked, &QComboBox::currentIndexChanged, this, &PreferencesPage::edited);
    connect(m_commits, &QCheckBox::toggled, this, &PreferencesPage::edited);
    connect(m_removesVersions, &QCheckBox::toggled, this, &PreferencesPage::edited);
    for (QSpinBox* field : {m_keptVersions, m_versionDays}) {
        connect(m_removesVersions, &QCheckBox::toggled, field, &QWidget::setEnabled);
        connect(field, &QSpinBox::valueChanged, this, &PreferencesPage::edited);
    }
}

void HistoryPreferences::fill(const Preferences& preferences)
{
    m_keeps->setChecked(preferences.keepsHistory);
    m_size->setEnabled(preferences.keepsHistory);
    m_days->setEnabled(preferences.keepsHistory);
    m_size->setValue(preferences.historyMebibytes);
    m_days->setValue(preferences.historyDays);
    m_pastHours->setValue(preferences.pastHours);
    m_pastSize->setValue(preferences.pastMebibytes);
    m_locked->setCurrentIndex(m_locked->findData(static_cast<int>(preferences.opensLocked)));
    m_removesVersions->setChecked(preferences.removesVersions);
    m_keptVersions->setEnabled(preferences.removesVersions);
    m_versionDays->setEnabled(preferences.removesVersions);
    m_keptVersions->setValue(preferences.keptVersions);
    m_versionDays->setValue(preferences.versionDays);
    m_commits->setChecked(preferences.commitsToGit);
}

void HistoryPreferences::read(Preferences& preferences) const
{
    preferences.keepsHistory = m_keeps->isChecked();
    preferences.historyMebibytes = m_size->value();
    preferences.historyDays = m_days->value();
    preferences.pastHours = m_pastHours->value();
    preferences.pastMebibytes = m_pastSize->value();
    preferences.opensLocked = static_cast<OpensLocked>(m_locked->currentData().toInt());
    preferences.removesVersions = m_removesVersions->isChecked();
    preferences.keptVersions = m_keptVersions->value();
    preferences.versionDays = m_versionDays->value();
    preferences.commitsToGit = m_commits->isChecked();
}
} // namespace quotadeck::ui

#include "moc_historypreferences.cpp"
