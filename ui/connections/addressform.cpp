// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/connections/addressform.h"

#include "ui/connections/sourcedialogs.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/labels.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTabWidget>
#include <QToolButton>
#include <QUrl>

#include <utility>

namespace quotadeck::ui {
namespace {
constexpr int kHeaderLines = 3;

std::string trimmedText(const QLineEdit* field)
{
    return field->text().trimmed().toStdString();
}

/// "Name: value" a line; lines without a colon have an empty name.
std::vector<std::pair<std::string, std::string>> headersIn(const QString& text)
{
    std::vector<std::pair<std::string, std::string>> headers;
    for (const QString& line : text.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        if (line.trimmed().isEmpty())
            continue;
        const auto colon = line.indexOf(QLatin1Char(':'));
        headers.emplace_back(line.left(qMax<qsizetype>(0, colon)).trimmed().toStdString(),
                             line.mid(colon + 1).trimmed().toStdString());
    }
    return headers;
}

QFormLayout* addressFormIn(QWidget* pane)
{
    auto* form = new QFormLayout(pane);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    return form;
}

/// A label that wraps would else be as narrow as it can.
void fillFormWidth(QWidget* widget)
{
    widget->setSizePolicy(QSizePolicy::Expanding, widget->sizePolicy().verticalPolicy());
}
} // namespace

QWidget* createFileField(QLineEdit* field, const QString& title, bool isSeveral, QWidget* parent)
{
    auto* pane = new QWidget(parent);
    auto* browse = new QToolButton(pane);
    browse->setText(AddressForm::tr("…"));
    browse->setAccessibleName(title);
    browse->setToolTip(AddressForm::tr("Choose a file"));
    auto* row = new QHBoxLayout(pane);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(field, 1);
    row->addWidget(browse);
    pane->setFocusProxy(field);
    QObject::connect(browse, &QAbstractButton::clicked, field, [pane, field, title, isSeveral] {
        auto* dialog = new QFileDialog(pane, title, QDir::homePath());
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(isSeveral ? QFileDialog::ExistingFiles : QFileDialog::ExistingFile);
        QObject::connect(dialog, &QFileDialog::filesSelected, field, [field](const QStringList& files) {
            field->setText(files.join(QDir::listSeparator()));
            Q_EMIT field->editingFinished();
        });
        dialog->open();
    });
    return pane;
}

AddressForm::AddressForm(Texts texts, QWidget* parent)
    : QWidget(parent)
    , m_texts(std::move(texts))
    , m_url(new QLineEdit(this))
{
    m_url->setPlaceholderText(m_texts.example);
    m_url->setToolTip(m_texts.explanation);
    auto* tabs = new QTabWidget(this);
    tabs->addTab(createSignIn(), tr("Sign-In"));
    tabs->addTab(createTls(), tr("Certificates"));
    tabs->addTab(createProxy(), tr("Proxy"));
    auto* form = addressFormIn(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("&Address:"), m_url);
    form->addRow(tabs);
    for (auto* field : findChildren<QLineEdit*>())
        QObject::connect(field, &QLineEdit::textChanged, this, &AddressForm::takeChange);
    for (auto* field : findChildren<QComboBox*>())
        QObject::connect(field, &QComboBox::currentTextChanged, this, &AddressForm::takeChange);
    QObject::connect(m_headers, &QPlainTextEdit::textChanged, this, &AddressForm::takeChange);
    QObject::connect(m_skipsTlsVerification, &QCheckBox::toggled, this, &AddressForm::takeChange);
    setFocusProxy(m_url);
    takeChange();
}

void AddressForm::addRow(const QString& label, QWidget* field)
{
    static_cast<QFormLayout*>(layout())->addRow(label, field);
}

QWidget* AddressForm::createSignIn()
{
    auto* pane = new QWidget(this);
    m_signIn = new QComboBox(pane);
    m_signIn->addItem(tr("None"), static_cast<int>(connect::SignIn::None));
    m_signIn->addItem(tr("Bearer token"), static_cast<int>(connect::SignIn::Token));
    m_signIn->addItem(tr("User and password"), static_cast<int>(connect::SignIn::Basic));
    m_token = new QLineEdit(pane);
    m_userName = new QLineEdit(pane);
    m_password = new QLineEdit(pane);
    m_password->setToolTip(tr("Sent with each request, together with the user"));
    m_userName->setToolTip(tr("Sent with each request, together with the password"));
    m_token->setToolTip(tr("Sent with each request as a bearer token"));
    m_signIn->setToolTip(tr("How the server knows who sends a request"));
    for (auto* secret : {m_token, m_password})
        secret->setEchoMode(QLineEdit::Password);
    m_headers = new QPlainTextEdit(pane);
    m_headers->setPlaceholderText(QStringLiteral("X-Scope-OrgID: team-a\nCookie: session=…"));
    m_headers->setFixedHeight(kHeaderLines * fontMetrics().lineSpacing() + metrics::kMedium);
    m_headers->setTabChangesFocus(true);
    m_headers->setToolTip(tr("Sent with each request, one header a line. Cookies of a gateway belong here."));
    m_secretsNote = new StateLabel(pane);
    m_secretsNote->setWordWrap(true);
    fillFormWidth(m_secretsNote);
    auto* form = addressFormIn(pane);
    form->addRow(tr("&Sign-in:"), m_signIn);
    form->addRow(tr("&Token:"), m_token);
    form->addRow(tr("&User:"), m_userName);
    form->addRow(tr("Pass&word:"), m_password);
    form->addRow(tr("Further &headers:"), m_headers);
    form->addRow({}, m_secretsNote);
    return pane;
}

QWidget* AddressForm::createTls()
{
    auto* pane = new QWidget(this);
    for (auto** field : {&m_authorityFile, &m_certificateFile, &m_keyFile, &m_serverName})
        *field = new QLineEdit(pane);
    m_authorityFile->setPlaceholderText(tr("Authorities that the system trusts"));
    m_authorityFile->setToolTip(
        tr("PEM file with the authorities that may have issued the certificate of the server"));
    m_certificateFile->setPlaceholderText(tr("None"));
    m_certificateFile->setToolTip(tr("PEM file with the certificate that is shown to the server"));
    m_keyFile->setPlaceholderText(tr("In the certificate file"));
    m_keyFile->setToolTip(tr("PEM file with the private key of the client certificate"));
    m_serverName->setPlaceholderText(tr("The host of the address"));
    m_serverName->setToolTip(tr("Name that the certificate of the server must contain"));
    m_skipsTlsVerification = new QCheckBox(tr("&Do not verify the certificate of the server"), pane);
    m_skipsTlsVerification->setToolTip(
        tr("Accepts any certificate: whoever is in between can read and change everything"));
    auto* form = addressFormIn(pane);
    form->addRow(tr("Certificate au&thority:"),
                 createFileField(m_authorityFile, tr("Certificate Authority"), false, pane));
    form->addRow(tr("Client &certificate:"),
                 createFileField(m_certificateFile, tr("Client Certificate"), false, pane));
    form->addRow(tr("Client &key:"), createFileField(m_keyFile, tr("Client Key"), false, pane));
    form->addRow(tr("Server na&me in the certificate:"), m_serverName);
    form->addRow({}, m_skipsTlsVerification);
    return pane;
}

QWidget* AddressForm::createProxy()
{
    auto* pane = new QWidget(this);
    m_proxy = new QComboBox(pane);
    m_proxy->addItem(tr("As set in the system"), static_cast<int>(connect::ProxyUse::System));
    m_proxy->addItem(tr("None"), static_cast<int>(connect::ProxyUse::None));
    m_proxy->addItem(tr("Address"), static_cast<int>(connect::ProxyUse::Address));
    m_proxyUrl = new QLineEdit(pane);
    m_proxyUrl->setPlaceholderText(QStringLiteral("http://proxy.example:3128, socks5://localhost:1080"));
    m_proxy->setToolTip(tr("Proxy between this computer and the server"));
    m_proxyUrl->setToolTip(tr("Address of the proxy, http:// or socks5://"));
    auto* form = addressFormIn(pane);
    form->addRow(tr("&Proxy:"), m_proxy);
    form->addRow(tr("Pro&xy address:"), m_proxyUrl);
    return pane;
}

void AddressForm::setReach(const connect::AddressReach& reach)
{
    const auto set
        = [](QLineEdit* field, const std::string& text) { field->setText(QString::fromStdString(text)); };
    const auto choose = [](QComboBox* field, auto value) {
        field->setCurrentIndex(field->findData(static_cast<int>(value)));
    };
    set(m_url, reach.url);
    choose(m_signIn, reach.signIn);
    set(m_userName, reach.userName);
    set(m_authorityFile, reach.authorityFile);
    set(m_certificateFile, reach.certificateFile);
    set(m_keyFile, reach.keyFile);
    set(m_serverName, reach.serverName);
    m_skipsTlsVerification->setChecked(reach.skipsTlsVerification);
    choose(m_proxy, reach.proxy);
    set(m_proxyUrl, reach.proxyUrl);
}

connect::AddressReach AddressForm::reach() const
{
    const QUrl url = ConnectDialog::parseAddress(m_url->text());
    return {.url = url.isValid() ? url.toString().toStdString() : trimmedText(m_url),
            .signIn = static_cast<connect::SignIn>(m_signIn->currentData().toInt()),
            .userName = trimmedText(m_userName),
            .authorityFile = trimmedText(m_authorityFile),
            .certificateFile = trimmedText(m_certificateFile),
            .keyFile = trimmedText(m_keyFile),
            .serverName = trimmedText(m_serverName),
            .skipsTlsVerification = m_skipsTlsVerification->isChecked(),
            .proxy = static_cast<connect::ProxyUse>(m_proxy->currentData().toInt()),
            .proxyUrl = trimmedText(m_proxyUrl)};
}

connect::Secrets AddressForm::secrets() const
{
    connect::Secrets secrets;
    const auto signIn = static_cast<connect::SignIn>(m_signIn->currentData().toInt());
    if (signIn == connect::SignIn::Token)
        secrets.token = trimmedText(m_token);
    if (signIn == connect::SignIn::Basic)
        secrets.password = m_password->text().toStdString();
    secrets.headers = headersIn(m_headers->toPlainText());
    return secrets;
}

void AddressForm::setSecrets(const connect::Secrets& secrets)
{
    m_stored = secrets;
    m_token->setText(QString::fromStdString(secrets.token));
    m_password->setText(QString::fromStdString(secrets.password));
    QStringList lines;
    for (const auto& [name, value] : secrets.headers)
        lines << QStringLiteral("%1: %2").arg(QString::fromStdString(name), QString::fromStdString(value));
    m_headers->setPlainText(lines.join(QLatin1Char('\n')));
    m_hasSecrets = true;
    takeChange();
}

void AddressForm::setUnknownSecrets()
{
    for (auto* field : {m_token, m_password})
        field->setPlaceholderText(tr("Cannot be read; kept if left empty"));
    m_headers->setPlaceholderText(tr("Cannot be read; kept if left empty"));
    m_hasSecrets = true;
    takeChange();
}

void AddressForm::setSecretsNote(const QString& note, models::RowState state)
{
    m_secretsNote->setText(note);
    m_secretsNote->setState(state);
}

QString AddressForm::problem() const
{
    const connect::AddressReach entered = reach();
    if (!ConnectDialog::parseAddress(m_url->text()).isValid())
        return m_texts.missing;
    if (entered.signIn == connect::SignIn::Token && m_stored && secrets().token.empty())
        return tr("Enter the token.");
    if (entered.signIn == connect::SignIn::Basic && entered.userName.empty())
        return tr("Enter the user.");
    for (const auto& [name, value] : secrets().headers) {
        if (name.empty())
            return tr("Write each header as Name: value.");
    }
    for (const std::string& url : {entered.url, entered.proxyUrl}) {
        if (!QUrl(QString::fromStdString(url)).userInfo().isEmpty())
            return tr(
                "Write user and password into their fields: addresses are shown and saved as they are.");
    }
    if (entered.certificateFile.empty() && !entered.keyFile.empty())
        return tr("Enter the certificate that belongs to the client key.");
    if (entered.proxy == connect::ProxyUse::Address && entered.proxyUrl.empty())
        return tr("Enter the address of the proxy.");
    return {};
}

QString AddressForm::danger() const
{
    const connect::AddressReach entered = reach();
    if (entered.skipsTlsVerification)
        return tr("The certificate is not verified: others may read and change what is sent, the "
                  "credentials included. The window keeps a red mark.");
    if (entered.url.starts_with("http:") && !secrets().isEmpty())
        return tr("Over http the credentials are sent in clear text.");
    return {};
}

models::RowState AddressForm::dangerState() const
{
    return m_skipsTlsVerification->isChecked() ? models::RowState::Critical : models::RowState::Warning;
}

void AddressForm::takeChange()
{
    const connect::AddressReach entered = reach();
    m_token->setEnabled(m_hasSecrets && entered.signIn == connect::SignIn::Token);
    m_userName->setEnabled(entered.signIn == connect::SignIn::Basic);
    m_password->setEnabled(m_hasSecrets && entered.signIn == connect::SignIn::Basic);
    m_headers->setEnabled(m_hasSecrets);
    m_proxyUrl->setEnabled(entered.proxy == connect::ProxyUse::Address);
    Q_EMIT changed();
}
} // namespace quotadeck::ui

#include "moc_addressform.cpp"
