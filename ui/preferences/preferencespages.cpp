// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/preferencespages.h"

#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/panewidgets.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QUrl>

#include <utility>

namespace quotadeck::ui {
PreferencesPage::PreferencesPage(QString title, Icon icon, QWidget* parent)
    : QWidget(parent)
    , m_title(std::move(title))
    , m_icon(icon)
    , m_form(new QFormLayout(this))
{
    m_form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    m_form->setHorizontalSpacing(metrics::kMedium);
    m_form->setVerticalSpacing(metrics::kSmall);
    m_form->setContentsMargins(metrics::kMedium, 0, metrics::kMedium, 0);
}

void PreferencesPage::addHeading(const QString& text)
{
    auto* label = paneHeading(text, this);
    label->setContentsMargins(0, m_form->rowCount() > 0 ? metrics::kMedium : 0, 0, 0);
    m_form->addRow(label);
}

void PreferencesPage::addField(const QString& label, QWidget* field, const QString& help)
{
    m_form->addRow(label, field);
    field->setAccessibleName(QString(label).remove(u'&'));
    field->setToolTip(help);
}

void PreferencesPage::addField(QWidget* field, const QString& help)
{
    m_form->addRow(field);
    field->setToolTip(help);
}

QLabel* PreferencesPage::addNote(const QString& text)
{
    auto* note = new QLabel(text, this);
    note->setWordWrap(true);
    note->setForegroundRole(QPalette::PlaceholderText);
    note->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_form->addRow(QString(), note);
    return note;
}

StateLabel* PreferencesPage::addProblem()
{
    auto* problem = new StateLabel(this);
    problem->setState(models::RowState::Critical);
    problem->setWordWrap(true);
    problem->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    problem->hide();
    m_form->addRow(QString(), problem);
    return problem;
}

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

namespace {
constexpr int kLongestInterval = 3600; ///< seconds
constexpr int kProxyAddressWidth = 300; ///< px

bool isProxyAddress(const QString& text)
{
    const QUrl url(text, QUrl::StrictMode);
    return !url.host().isEmpty() && url.userInfo().isEmpty() // a password would be kept in the settings
        && (url.scheme() == QStringLiteral("http") || url.scheme() == QStringLiteral("socks5"));
}
} // namespace

SourcePreferences::SourcePreferences(QWidget* parent)
    : PreferencesPage(tr("Sources"), Icon::Connect, parent)
    , m_interval(new QSpinBox(this))
    , m_proxy(new QComboBox(this))
    , m_address(new QLineEdit(this))
    , m_keyring(new QCheckBox(tr("Keep tokens and passwords in the &keyring"), this))
{
    addHeading(tr("Reading"));
    m_interval->setRange(1, kLongestInterval);
    m_interval->setSuffix(tr(" s"));
    addField(tr("&Interval:"), m_interval, tr("Time between two reads of a scheduler"));
    addNote(tr("A scheduler that reports its events is read less often while nothing happens."));
    addHeading(tr("Proxy"));
    m_proxy->addItem(tr("Desktop setting"), static_cast<int>(ProxyChoice::System));
    m_proxy->addItem(tr("None"), static_cast<int>(ProxyChoice::None));
    m_proxy->addItem(tr("Custom"), static_cast<int>(ProxyChoice::Address));
    addField(tr("&Proxy:"), m_proxy, tr("Proxy between this computer and schedulers or clusters"));
    m_address->setPlaceholderText(QStringLiteral("http://proxy.example:3128"));
    setScaledFixedWidth(m_address, kProxyAddressWidth);
    addField(tr("&Address:"), m_address, tr("Address of the custom proxy, without user and password"));
    m_problem = addProblem();
    addNote(
        tr("Used by connections without their own proxy. Takes effect when a connection is opened again."));
    addHeading(tr("Secrets"));
    form()->addRow(QString(), m_keyring);
    m_keyring->setToolTip(
        tr("Stores them in the keyring of the desktop, so that they need not be entered again"));
    addNote(tr("Without the keyring, credentials are kept in memory until QuotaDeck quits. Credentials "
               "already in the keyring stay there."));
    connect(m_interval, &QSpinBox::valueChanged, this, &PreferencesPage::edited);
    connect(m_proxy, &QComboBox::currentIndexChanged, this, &PreferencesPage::edited);
    connect(m_address, &QLineEdit::textChanged, this, &PreferencesPage::edited);
    connect(m_keyring, &QCheckBox::toggled, this, &PreferencesPage::edited);
}

void SourcePreferences::fill(const Preferences& preferences)
{
    m_interval->setValue(preferences.pollSeconds);
    m_proxy->setCurrentIndex(m_proxy->findData(static_cast<int>(preferences.proxy)));
    m_address->setText(preferences.proxyAddress);
    m_keyring->setChecked(preferences.usesKeyring);
}

void SourcePreferences::read(Preferences& preferences) const
{
    preferences.pollSeconds = m_interval->value();
    preferences.proxy = static_cast<ProxyChoice>(m_proxy->currentData().toInt());
    preferences.proxyAddress = m_address->text().trimmed();
    preferences.usesKeyring = m_keyring->isChecked();
}

bool SourcePreferences::check()
{
    const bool isAddress = m_proxy->currentData().toInt() == static_cast<int>(ProxyChoice::Address);
    m_address->setEnabled(isAddress);
    const bool isWrong = isAddress && !isProxyAddress(m_address->text().trimmed());
    m_problem->setText(tr("Enter an address such as http://proxy.example:3128 or socks5://localhost:1080."));
    m_problem->setVisible(isWrong);
    return !isWrong;
}

namespace {
constexpr int kMostPercent = 100;
} // namespace

DisplayPreferences::DisplayPreferences(QWidget* parent)
    : PreferencesPage(tr("Display"), Icon::Limits, parent)
    , m_warning(new QSpinBox(this))
    , m_critical(new QSpinBox(this))
    , m_bytes(new QComboBox(this))
    , m_cores(new QComboBox(this))
{
    addHeading(tr("Usage of a limit"));
    for (QSpinBox* field : {m_warning, m_critical}) {
        field->setRange(1, kMostPercent);
        field->setSuffix(QStringLiteral("%"));
        connect(field, &QSpinBox::valueChanged, this, &PreferencesPage::edited);
    }
    addField(tr("&Warning from:"), m_warning,
             tr("Share of a limit from which its usage is shown as a warning"));
    addField(tr("&Critical from:"), m_critical,
             tr("Share of a limit from which its usage is shown as critical"));
    m_problem = addProblem();
    addHeading(tr("Units"));
    m_bytes->addItem(tr("Memory in GiB, storage in GB"), static_cast<int>(ByteUnits::Usual));
    m_bytes->addItem(tr("Binary (GiB)"), static_cast<int>(ByteUnits::Binary));
    m_bytes->addItem(tr("Decimal (GB)"), static_cast<int>(ByteUnits::Decimal));
    addField(tr("&Bytes:"), m_bytes, tr("Units of memory and storage in tables and details"));
    m_cores->addItem(tr("Cores (1.5)"), static_cast<int>(CoreUnits::Usual));
    m_cores->addItem(tr("Millicores (1500m)"), static_cast<int>(CoreUnits::Millicores));
    addField(tr("C&ores:"), m_cores, tr("Unit of CPU in tables and details"));
    addNote(tr("Charts keep their units. Amounts of elastic quotas are always written as in Kubernetes."));
    for (QComboBox* field : {m_bytes, m_cores})
        connect(field, &QComboBox::currentIndexChanged, this, &PreferencesPage::edited);
}

void DisplayPreferences::fill(const Preferences& preferences)
{
    m_warning->setValue(preferences.thresholds.warning);
    m_critical->setValue(preferences.thresholds.critical);
    m_bytes->setCurrentIndex(m_bytes->findData(static_cast<int>(preferences.units.bytes)));
    m_cores->setCurrentIndex(m_cores->findData(static_cast<int>(preferences.units.cores)));
}

void DisplayPreferences::read(Preferences& preferences) const
{
    preferences.thresholds = {m_warning->value(), m_critical->value()};
    preferences.units = {static_cast<ByteUnits>(m_bytes->currentData().toInt()),
                         static_cast<CoreUnits>(m_cores->currentData().toInt())};
}

bool DisplayPreferences::check()
{
    const bool isWrong = m_warning->value() >= m_critical->value();
    m_problem->setText(tr("The warning threshold must be below the critical threshold."));
    m_problem->setVisible(isWrong);
    return !isWrong;
}

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

NotificationPreferences::NotificationPreferences(bool hasTray, QWidget* parent)
    : PreferencesPage(tr("Notifications"), Icon::Note, parent)
    , m_hasTray(hasTray)
    , m_tray(new QCheckBox(tr("Show an icon in the system &tray"), this))
    , m_sources(new QCheckBox(tr("Notify when a &source becomes unreachable or reachable again"), this))
    , m_limits(new QCheckBox(tr("Notify when a &queue, user or group reaches a limit"), this))
    , m_alerts(new QCheckBox(tr("Notify when an &alert begins to fire"), this))
    , m_rules(new QLineEdit(this))
{
    addHeading(tr("System tray"));
    addField(m_tray, tr("The icon shows the worst state of all saved connections"));
    if (!hasTray)
        addNote(tr("This desktop has no system tray."));
    addField(m_sources, tr("Shows a desktop notification that names the source"));
    addField(m_limits, tr("Shows a desktop notification when usage reaches a limit"));
    addField(m_alerts, tr("Shows a desktop notification when a rule of the rules file begins to fire"));
    addHeading(tr("Alerts"));
    m_rules->setPlaceholderText(tr("None"));
    m_rules->setToolTip(tr("YAML file with alert rules; empty: none"));
    auto* choose = new QPushButton(tr("&Choose…"), this);
    connect(choose, &QPushButton::clicked, this, &NotificationPreferences::chooseRules);
    auto* row = new QHBoxLayout;
    row->addWidget(m_rules, 1);
    row->addWidget(choose);
    form()->addRow(tr("&Rules file:"), row);
    if (auto* label = qobject_cast<QLabel*>(form()->labelForField(row)))
        label->setBuddy(m_rules);
    addNote(tr("For all sources but saved connections that have a file of their own."));
    for (QCheckBox* field : {m_tray, m_sources, m_limits, m_alerts})
        connect(field, &QCheckBox::toggled, this, &PreferencesPage::edited);
    connect(m_rules, &QLineEdit::textChanged, this, &PreferencesPage::edited);
    connect(m_tray, &QCheckBox::toggled, this, &NotificationPreferences::enableFields);
    enableFields();
}

void NotificationPreferences::enableFields()
{
    m_tray->setEnabled(m_hasTray);
    m_sources->setEnabled(m_hasTray && m_tray->isChecked());
    m_limits->setEnabled(m_hasTray && m_tray->isChecked());
    m_alerts->setEnabled(m_hasTray && m_tray->isChecked());
}

void NotificationPreferences::chooseRules()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Alert Rules"), m_rules->text(),
                                                      tr("YAML files (*.yaml *.yml);;All files (*)"));
    if (!path.isEmpty())
        m_rules->setText(QDir::toNativeSeparators(path));
}

void NotificationPreferences::fill(const Preferences& preferences)
{
    m_tray->setChecked(preferences.showsTray);
    m_sources->setChecked(preferences.notifiesSources);
    m_limits->setChecked(preferences.notifiesLimits);
    m_alerts->setChecked(preferences.notifiesAlerts);
    m_rules->setText(preferences.alertRules);
    enableFields();
}

void NotificationPreferences::read(Preferences& preferences) const
{
    preferences.showsTray = m_tray->isChecked();
    preferences.notifiesSources = m_sources->isChecked();
    preferences.notifiesLimits = m_limits->isChecked();
    preferences.notifiesAlerts = m_alerts->isChecked();
    preferences.alertRules = m_rules->text().trimmed();
}
} // namespace quotadeck::ui

#include "moc_preferencespages.cpp"
