// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/sourcepreferences.h"

#include "ui/theme/textsize.h"
#include "ui/widgets/labels.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSpinBox>
#include <QUrl>

namespace quotadeck::ui {
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
} // namespace quotadeck::ui

#include "moc_sourcepreferences.cpp"
