// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/connections/connectiondialog.h"

#include "models/connections/connectionlistmodel.h"
#include "ui/connections/connectionmark.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/segmentedswitch.h"
#include "ui/window/connectdialog.h"

#include <QCheckBox>
#include <QColorDialog>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabWidget>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

#include <array>
#include <utility>

namespace quotadeck::ui {
namespace {
enum Way { ContextWay, AddressWay };
constexpr QSize kConnectionDialogSize{760, 640};
constexpr int kHeaderLines = 3;
/// Apart from each other for every kind of colour vision, and from the red of production.
constexpr std::array<QColor, 5> kColours{QColor(0x1f, 0x5f, 0xa8), QColor(0x6a, 0x4c, 0x9c),
                                         QColor(0x0b, 0x7a, 0x75), QColor(0x8f, 0x5b, 0x00),
                                         QColor(0x5c, 0x63, 0x6e)};
const QChar kFileSeparator = QDir::listSeparator();

std::string textOf(const QLineEdit* field)
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

QFormLayout* formIn(QWidget* pane)
{
    auto* form = new QFormLayout(pane);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    return form;
}

/// A label that wraps would else be as narrow as it can.
void fillWidth(QWidget* widget)
{
    widget->setSizePolicy(QSizePolicy::Expanding, widget->sizePolicy().verticalPolicy());
}

QLabel* hint(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setWordWrap(true);
    label->setForegroundRole(QPalette::PlaceholderText);
    fillWidth(label);
    return label;
}
} // namespace

ConnectionDialog::ConnectionDialog(const connect::Profile& profile, QWidget* parent)
    : QDialog(parent)
    , m_id(profile.id)
{
    setWindowTitle(profile.id.empty() ? tr("New Connection") : tr("Edit Connection"));
    m_way = new SegmentedSwitch(this);
    m_way->addChoice(ContextWay, tr("Kubernetes context"));
    m_way->addChoice(AddressWay, tr("Address"));
    m_ways = new QStackedWidget(this);
    auto* general = createGeneral();
    m_ways->addWidget(createCluster());
    m_ways->addWidget(createAddress());
    m_problem = new StateLabel(this);
    m_problem->setWordWrap(true);

    auto* way = new QHBoxLayout;
    way->addWidget(m_way);
    way->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->addWidget(general);
    column->addLayout(way);
    column->addWidget(m_ways);
    column->addWidget(createTest(), 1);
    column->addWidget(m_problem);
    createButtons();
    resize(kConnectionDialogSize);

    QObject::connect(m_way, &SegmentedSwitch::currentChanged, this, &ConnectionDialog::showWay);
    fill(profile);
    for (auto* field : findChildren<QLineEdit*>())
        QObject::connect(field, &QLineEdit::textChanged, this, &ConnectionDialog::check);
    for (auto* field : findChildren<QComboBox*>())
        QObject::connect(field, &QComboBox::currentTextChanged, this, &ConnectionDialog::check);
    QObject::connect(m_address.headers, &QPlainTextEdit::textChanged, this, &ConnectionDialog::check);
    QObject::connect(m_address.skipsTlsVerification, &QCheckBox::toggled, this, &ConnectionDialog::check);
    m_name->setFocus();
    showWay();
}

QWidget* ConnectionDialog::createGeneral()
{
    auto* pane = new QWidget(this);
    m_name = new QLineEdit(pane);
    m_environment = new QComboBox(pane);
    m_environment->addItem(tr("Not set"), static_cast<int>(connect::Environment::None));
    for (const auto environment :
         {connect::Environment::Lab, connect::Environment::Staging, connect::Environment::Production})
        m_environment->addItem(models::environmentText(environment), static_cast<int>(environment));
    m_environment->setToolTip(tr("Changes of a production cluster have to be confirmed by typing its name."));
    m_colourButton = new QToolButton(pane);
    m_colourButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_colourButton->setPopupMode(QToolButton::InstantPopup);
    m_colourButton->setAccessibleName(tr("Color of the band over the window"));
    auto* menu = new QMenu(m_colourButton);
    const auto offer = [this, menu](const QString& text, const QColor& colour) {
        QObject::connect(menu->addAction(colorIcon(colour), text), &QAction::triggered, this, [this, colour] {
            m_colour = colour;
            showColour();
        });
    };
    offer(tr("None"), {});
    const QStringList names{tr("Blue"), tr("Purple"), tr("Teal"), tr("Amber"), tr("Gray")};
    for (std::size_t i = 0; i < kColours.size(); ++i)
        offer(names[static_cast<qsizetype>(i)], kColours[i]);
    menu->addSeparator();
    QObject::connect(menu->addAction(tr("Other…")), &QAction::triggered, this,
                     &ConnectionDialog::chooseColour);
    m_colourButton->setMenu(menu);

    auto* row = new QHBoxLayout;
    row->addWidget(m_environment);
    row->addSpacing(metrics::kMedium);
    row->addWidget(new QLabel(tr("Color:"), pane));
    row->addWidget(m_colourButton);
    row->addStretch(1);
    auto* form = formIn(pane);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("&Name:"), m_name);
    form->addRow(tr("&Environment:"), row);
    if (auto* label = qobject_cast<QLabel*>(form->labelForField(row)))
        label->setBuddy(m_environment);
    m_alertRules = new QLineEdit(pane);
    m_alertRules->setPlaceholderText(tr("That of the preferences"));
    m_alertRules->setToolTip(tr("File of the rules that alert of this cluster"));
    form->addRow(tr("A&lert rules:"), fileField(m_alertRules, tr("Alert Rules")));
    return pane;
}

QWidget* ConnectionDialog::createCluster()
{
    auto* pane = new QWidget(this);
    m_cluster = {new QLineEdit(pane), new QComboBox(pane), new QLineEdit(pane), new QLineEdit(pane),
                 new QCheckBox(tr("Use kubectl &port-forward"), pane)};
    m_cluster.files->setPlaceholderText(tr("KUBECONFIG, or ~/.kube/config"));
    m_cluster.context->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    fillWidth(m_cluster.context);
    m_cluster.context->setEditable(true);
    m_cluster.context->setInsertPolicy(QComboBox::NoInsert);
    m_cluster.context->lineEdit()->setPlaceholderText(tr("The current context"));
    m_cluster.nameSpace->setPlaceholderText(tr("Found automatically"));
    m_cluster.service->setPlaceholderText(tr("Found automatically; or NAME or NAME:PORT"));
    m_cluster.usesPortForward->setToolTip(tr("For clusters whose API server forbids the service proxy. "
                                             "kubectl runs as long as the window is open."));
    auto* form = formIn(pane);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("&Kubeconfig files:"), fileField(m_cluster.files, tr("Kubeconfig Files")));
    form->addRow(tr("&Context:"), m_cluster.context);
    form->addRow(tr("Scheduler's name&space:"), m_cluster.nameSpace);
    form->addRow(tr("Scheduler's ser&vice:"), m_cluster.service);
    form->addRow({}, m_cluster.usesPortForward);
    form->addRow({},
                 hint(tr("The scheduler is reached through the API server. Credentials are used as kubectl "
                         "uses them, and are not stored."),
                      pane));
    QObject::connect(m_cluster.files, &QLineEdit::editingFinished, this, &ConnectionDialog::requestContexts);
    return pane;
}

QWidget* ConnectionDialog::createAddress()
{
    auto* pane = new QWidget(this);
    m_address.url = new QLineEdit(pane);
    m_address.url->setPlaceholderText(QStringLiteral("https://gateway.example/yunikorn"));
    m_address.url->setToolTip(
        tr("Address of the scheduler's REST interface, with any path in front of /ws/v1."));
    auto* tabs = new QTabWidget(pane);
    tabs->addTab(createSignIn(), tr("Sign-In"));
    tabs->addTab(createTls(), tr("Certificates"));
    tabs->addTab(createProxy(), tr("Proxy"));
    auto* form = formIn(pane);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("&Address:"), m_address.url);
    form->addRow(tabs);
    return pane;
}

QWidget* ConnectionDialog::createSignIn()
{
    auto* pane = new QWidget(this);
    m_address.signIn = new QComboBox(pane);
    m_address.signIn->addItem(tr("None"), static_cast<int>(connect::SignIn::None));
    m_address.signIn->addItem(tr("Bearer token"), static_cast<int>(connect::SignIn::Token));
    m_address.signIn->addItem(tr("User and password"), static_cast<int>(connect::SignIn::Basic));
    m_address.token = new QLineEdit(pane);
    m_address.userName = new QLineEdit(pane);
    m_address.password = new QLineEdit(pane);
    for (auto* secret : {m_address.token, m_address.password})
        secret->setEchoMode(QLineEdit::Password);
    m_address.headers = new QPlainTextEdit(pane);
    m_address.headers->setPlaceholderText(QStringLiteral("X-Scope-OrgID: team-a\nCookie: session=…"));
    m_address.headers->setFixedHeight(kHeaderLines * fontMetrics().lineSpacing() + metrics::kMedium);
    m_address.headers->setTabChangesFocus(true);
    m_address.headers->setToolTip(
        tr("Sent with each request, one header a line. Cookies of a gateway belong here."));
    m_secretsNote = new StateLabel(pane);
    m_secretsNote->setWordWrap(true);
    fillWidth(m_secretsNote);
    auto* form = formIn(pane);
    form->addRow(tr("&Sign-in:"), m_address.signIn);
    form->addRow(tr("&Token:"), m_address.token);
    form->addRow(tr("&User:"), m_address.userName);
    form->addRow(tr("Pass&word:"), m_address.password);
    form->addRow(tr("Further &headers:"), m_address.headers);
    form->addRow({}, m_secretsNote);
    return pane;
}

QWidget* ConnectionDialog::createTls()
{
    auto* pane = new QWidget(this);
    for (auto** field :
         {&m_address.authorityFile, &m_address.certificateFile, &m_address.keyFile, &m_address.serverName})
        *field = new QLineEdit(pane);
    m_address.authorityFile->setPlaceholderText(tr("Authorities that the system trusts"));
    m_address.certificateFile->setPlaceholderText(tr("None"));
    m_address.keyFile->setPlaceholderText(tr("In the certificate file"));
    m_address.serverName->setPlaceholderText(tr("The host of the address"));
    m_address.skipsTlsVerification = new QCheckBox(tr("&Do not verify the certificate of the server"), pane);
    auto* form = formIn(pane);
    form->addRow(tr("Certificate au&thority:"),
                 fileField(m_address.authorityFile, tr("Certificate Authority")));
    form->addRow(tr("Client &certificate:"), fileField(m_address.certificateFile, tr("Client Certificate")));
    form->addRow(tr("Client &key:"), fileField(m_address.keyFile, tr("Client Key")));
    form->addRow(tr("Server na&me in the certificate:"), m_address.serverName);
    form->addRow({}, m_address.skipsTlsVerification);
    return pane;
}

QWidget* ConnectionDialog::createProxy()
{
    auto* pane = new QWidget(this);
    m_address.proxy = new QComboBox(pane);
    m_address.proxy->addItem(tr("As set in the system"), static_cast<int>(connect::ProxyUse::System));
    m_address.proxy->addItem(tr("None"), static_cast<int>(connect::ProxyUse::None));
    m_address.proxy->addItem(tr("Address"), static_cast<int>(connect::ProxyUse::Address));
    m_address.proxyUrl = new QLineEdit(pane);
    m_address.proxyUrl->setPlaceholderText(
        QStringLiteral("http://proxy.example:3128, socks5://localhost:1080"));
    auto* form = formIn(pane);
    form->addRow(tr("&Proxy:"), m_address.proxy);
    form->addRow(tr("Pro&xy address:"), m_address.proxyUrl);
    return pane;
}

QWidget* ConnectionDialog::createTest()
{
    auto* pane = new QWidget(this);
    m_test = new QPushButton(tr("Te&st"), pane);
    m_test->setAutoDefault(false);
    m_result = new StateLabel(pane);
    m_result->setWordWrap(true);
    m_steps = new StepList(pane);
    auto* row = new QHBoxLayout;
    row->addWidget(m_test);
    row->addWidget(m_result, 1);
    auto* column = new QVBoxLayout(pane);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(row);
    column->addWidget(m_steps);
    column->addStretch(1);
    QObject::connect(m_test, &QAbstractButton::clicked, this, &ConnectionDialog::testRequested);
    return pane;
}

void ConnectionDialog::createButtons()
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_save = buttons->addButton(tr("&Save"), QDialogButtonBox::AcceptRole);
    m_connect = buttons->addButton(tr("Save and C&onnect"), QDialogButtonBox::AcceptRole);
    m_connect->setDefault(true);
    layout()->addWidget(buttons);
    // The box reports the button before it accepts; the button itself reports afterwards.
    QObject::connect(buttons, &QDialogButtonBox::clicked, this,
                     [this](const QAbstractButton* button) { m_isToConnect = button == m_connect; });
    QObject::connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

QWidget* ConnectionDialog::fileField(QLineEdit* field, const QString& title)
{
    auto* pane = new QWidget(this);
    auto* browse = new QToolButton(pane);
    browse->setText(tr("…"));
    browse->setAccessibleName(title);
    browse->setToolTip(tr("Choose a file"));
    auto* row = new QHBoxLayout(pane);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(field, 1);
    row->addWidget(browse);
    pane->setFocusProxy(field);
    QObject::connect(browse, &QAbstractButton::clicked, this, [this, field, title] {
        auto* dialog = new QFileDialog(this, title, QDir::homePath());
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        const bool isSeveral = field == m_cluster.files;
        dialog->setFileMode(isSeveral ? QFileDialog::ExistingFiles : QFileDialog::ExistingFile);
        QObject::connect(dialog, &QFileDialog::filesSelected, this, [this, field](const QStringList& files) {
            field->setText(files.join(kFileSeparator));
            Q_EMIT field->editingFinished();
            check();
        });
        dialog->open();
    });
    return pane;
}

void ConnectionDialog::chooseColour()
{
    auto* dialog = new QColorDialog(m_colour, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QColorDialog::colorSelected, this, [this](const QColor& colour) {
        m_colour = colour;
        showColour();
    });
    dialog->open();
}

void ConnectionDialog::showColour()
{
    m_colourButton->setIcon(colorIcon(m_colour));
    m_colourButton->setText(m_colour.isValid() ? m_colour.name() : tr("None"));
}

void ConnectionDialog::fill(const connect::Profile& profile)
{
    const auto set
        = [](QLineEdit* field, const std::string& text) { field->setText(QString::fromStdString(text)); };
    const auto choose = [](QComboBox* field, auto value) {
        field->setCurrentIndex(field->findData(static_cast<int>(value)));
    };
    set(m_name, profile.name);
    set(m_alertRules, profile.alertRules);
    choose(m_environment, profile.environment);
    m_colour = QColor(QString::fromStdString(profile.colour));
    showColour();
    if (const auto* reach = std::get_if<connect::AddressReach>(&profile.reach)) {
        m_way->setCurrent(AddressWay);
        set(m_address.url, reach->url);
        choose(m_address.signIn, reach->signIn);
        set(m_address.userName, reach->userName);
        set(m_address.authorityFile, reach->authorityFile);
        set(m_address.certificateFile, reach->certificateFile);
        set(m_address.keyFile, reach->keyFile);
        set(m_address.serverName, reach->serverName);
        m_address.skipsTlsVerification->setChecked(reach->skipsTlsVerification);
        choose(m_address.proxy, reach->proxy);
        set(m_address.proxyUrl, reach->proxyUrl);
        return;
    }
    const auto& reach = std::get<connect::ClusterReach>(profile.reach);
    QStringList files;
    for (const std::string& file : reach.scheduler.context.files)
        files << QString::fromStdString(file);
    m_cluster.files->setText(files.join(kFileSeparator));
    m_cluster.context->setEditText(QString::fromStdString(reach.scheduler.context.context));
    set(m_cluster.nameSpace, reach.scheduler.nameSpace);
    set(m_cluster.service, reach.scheduler.service);
    m_cluster.usesPortForward->setChecked(reach.usesPortForward);
}

void ConnectionDialog::setUnknownSecrets()
{
    for (auto* field : {m_address.token, m_address.password})
        field->setPlaceholderText(tr("Cannot be read; kept if left empty"));
    m_address.headers->setPlaceholderText(tr("Cannot be read; kept if left empty"));
    m_hasSecrets = true;
    check();
}

std::optional<connect::Secrets> ConnectionDialog::changedSecrets() const
{
    const connect::Secrets entered = secrets();
    return entered == m_stored.value_or(connect::Secrets()) ? std::nullopt : std::optional(entered);
}

void ConnectionDialog::setSecrets(const connect::Secrets& secrets)
{
    m_stored = secrets;
    m_address.token->setText(QString::fromStdString(secrets.token));
    m_address.password->setText(QString::fromStdString(secrets.password));
    QStringList lines;
    for (const auto& [name, value] : secrets.headers)
        lines << QStringLiteral("%1: %2").arg(QString::fromStdString(name), QString::fromStdString(value));
    m_address.headers->setPlainText(lines.join(QLatin1Char('\n')));
    m_hasSecrets = true;
    check();
}

void ConnectionDialog::setSecretsNote(const QString& note, models::RowState state)
{
    m_secretsNote->setText(note);
    m_secretsNote->setState(state);
}

void ConnectionDialog::setContexts(const QStringList& names, const QString& current, const QString& problem)
{
    const QString chosen = m_cluster.context->currentText();
    m_cluster.context->clear();
    m_cluster.context->addItems(names);
    m_cluster.context->setEditText(chosen.isEmpty() && m_id.empty() ? current : chosen);
    m_cluster.context->setToolTip(problem);
    m_cluster.files->setToolTip(problem);
    m_contextProblem = problem;
    check();
}

void ConnectionDialog::requestContexts()
{
    Q_EMIT contextsRequested(cluster().scheduler.context.files);
}

void ConnectionDialog::showWay()
{
    m_ways->setCurrentIndex(m_way->current() == AddressWay ? 1 : 0);
    check();
}

connect::AddressReach ConnectionDialog::address() const
{
    const QUrl url = ConnectDialog::parseAddress(m_address.url->text());
    return {.url = url.isValid() ? url.toString().toStdString() : textOf(m_address.url),
            .signIn = static_cast<connect::SignIn>(m_address.signIn->currentData().toInt()),
            .userName = textOf(m_address.userName),
            .authorityFile = textOf(m_address.authorityFile),
            .certificateFile = textOf(m_address.certificateFile),
            .keyFile = textOf(m_address.keyFile),
            .serverName = textOf(m_address.serverName),
            .skipsTlsVerification = m_address.skipsTlsVerification->isChecked(),
            .proxy = static_cast<connect::ProxyUse>(m_address.proxy->currentData().toInt()),
            .proxyUrl = textOf(m_address.proxyUrl)};
}

connect::ClusterReach ConnectionDialog::cluster() const
{
    connect::ClusterReach reach;
    for (const QString& file : m_cluster.files->text().split(kFileSeparator, Qt::SkipEmptyParts))
        reach.scheduler.context.files.push_back(file.trimmed().toStdString());
    reach.scheduler.context.context = m_cluster.context->currentText().trimmed().toStdString();
    reach.scheduler.nameSpace = textOf(m_cluster.nameSpace);
    reach.scheduler.service = textOf(m_cluster.service);
    reach.usesPortForward = m_cluster.usesPortForward->isChecked();
    return reach;
}

connect::Profile ConnectionDialog::profile() const
{
    connect::Profile profile{.id = m_id,
                             .name = textOf(m_name),
                             .colour = m_colour.isValid() ? m_colour.name().toStdString() : std::string(),
                             .environment
                             = static_cast<connect::Environment>(m_environment->currentData().toInt())};
    profile.alertRules = textOf(m_alertRules);
    if (m_way->current() == AddressWay)
        profile.reach = address();
    else
        profile.reach = cluster();
    return profile;
}

connect::Secrets ConnectionDialog::secrets() const
{
    connect::Secrets secrets;
    if (m_way->current() != AddressWay)
        return secrets;
    const auto signIn = address().signIn;
    if (signIn == connect::SignIn::Token)
        secrets.token = textOf(m_address.token);
    if (signIn == connect::SignIn::Basic)
        secrets.password = m_address.password->text().toStdString();
    secrets.headers = headersIn(m_address.headers->toPlainText());
    return secrets;
}

QString ConnectionDialog::problem() const
{
    if (m_way->current() != AddressWay)
        return {};
    const connect::AddressReach reach = address();
    if (!ConnectDialog::parseAddress(m_address.url->text()).isValid())
        return tr("Enter the address of the scheduler, for example http://localhost:9080.");
    if (reach.signIn == connect::SignIn::Token && m_stored && secrets().token.empty())
        return tr("Enter the token.");
    if (reach.signIn == connect::SignIn::Basic && reach.userName.empty())
        return tr("Enter the user.");
    for (const auto& [name, value] : secrets().headers) {
        if (name.empty())
            return tr("Write each header as Name: value.");
    }
    for (const std::string& url : {reach.url, reach.proxyUrl}) {
        if (!QUrl(QString::fromStdString(url)).userInfo().isEmpty())
            return tr(
                "Write user and password into their fields: addresses are shown and saved as they are.");
    }
    if (reach.certificateFile.empty() && !reach.keyFile.empty())
        return tr("Enter the certificate that belongs to the client key.");
    if (reach.proxy == connect::ProxyUse::Address && reach.proxyUrl.empty())
        return tr("Enter the address of the proxy.");
    return {};
}

void ConnectionDialog::check()
{
    const connect::AddressReach reach = address();
    m_address.token->setEnabled(m_hasSecrets && reach.signIn == connect::SignIn::Token);
    m_address.userName->setEnabled(reach.signIn == connect::SignIn::Basic);
    m_address.password->setEnabled(m_hasSecrets && reach.signIn == connect::SignIn::Basic);
    m_address.headers->setEnabled(m_hasSecrets);
    m_address.proxyUrl->setEnabled(reach.proxy == connect::ProxyUse::Address);

    const QString what = problem();
    const bool isNamed = !textOf(m_name).empty();
    m_test->setEnabled(what.isEmpty());
    for (auto* button : {m_save, m_connect})
        button->setEnabled(what.isEmpty() && isNamed && m_hasSecrets);
    if (!isNamed) {
        m_problem->setState(models::RowState::Normal);
        m_problem->setText(tr("Enter a name for the connection."));
    } else if (!what.isEmpty()) {
        m_problem->setState(models::RowState::Normal);
        m_problem->setText(what);
    } else if (m_way->current() == AddressWay && reach.skipsTlsVerification) {
        m_problem->setState(models::RowState::Critical);
        m_problem->setText(tr("The certificate is not verified: others may read and change what is sent, the "
                              "credentials included. The window keeps a red mark."));
    } else if (m_way->current() == AddressWay && reach.url.starts_with("http:") && !secrets().isEmpty()) {
        m_problem->setState(models::RowState::Warning);
        m_problem->setText(tr("Over http the credentials are sent in clear text."));
    } else if (m_way->current() != AddressWay && !m_contextProblem.isEmpty()) {
        m_problem->setState(models::RowState::Warning);
        m_problem->setText(m_contextProblem);
    } else {
        m_problem->clear();
    }
    m_result->clear(); // it was of other fields
}

void ConnectionDialog::setTestSteps(const QStringList& titles)
{
    m_steps->setSteps(titles);
    m_result->clear();
    m_test->setEnabled(false);
}

void ConnectionDialog::setTestStep(int step, StepState state, const QString& detail)
{
    m_steps->setStep(step, state, detail);
}

void ConnectionDialog::setTestEnd(const QString& result, models::RowState state)
{
    check();
    m_result->setState(state);
    m_result->setText(result);
}
} // namespace quotadeck::ui

#include "moc_connectiondialog.cpp"
