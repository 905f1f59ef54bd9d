// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/connections/connectiondialog.h"

#include "models/connections/connectionlistmodel.h"
#include "ui/connections/addressform.h"
#include "ui/connections/connectionmark.h"
#include "ui/connections/pastserver.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/segmentedswitch.h"

#include <QCheckBox>
#include <QColorDialog>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>
#include <utility>

namespace quotadeck::ui {
namespace {
enum Way { ContextWay, AddressWay };
constexpr QSize kConnectionDialogSize{760, 640};
/// Apart from each other for every kind of colour vision, and from the red of production.
constexpr std::array<QColor, 5> kColours{QColor(0x1f, 0x5f, 0xa8), QColor(0x6a, 0x4c, 0x9c),
                                         QColor(0x0b, 0x7a, 0x75), QColor(0x8f, 0x5b, 0x00),
                                         QColor(0x5c, 0x63, 0x6e)};
const QChar kFileSeparator = QDir::listSeparator();

std::string textOf(const QLineEdit* field)
{
    return field->text().trimmed().toStdString();
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
    m_way->setToolTip(tr("How the scheduler is reached"));
    m_way->addChoice(ContextWay, tr("Kubernetes context"));
    m_way->addChoice(AddressWay, tr("Address"));
    m_ways = new QStackedWidget(this);
    auto* general = createGeneral(profile.past);
    m_ways->addWidget(createCluster());
    m_address
        = new AddressForm({QStringLiteral("https://gateway.example/yunikorn"),
                           tr("Address of the scheduler's REST interface, with any path in front of /ws/v1."),
                           tr("Enter the address of the scheduler, for example http://localhost:9080.")},
                          this);
    m_ways->addWidget(m_address);
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
    resize(scaled(kConnectionDialogSize));

    QObject::connect(m_way, &SegmentedSwitch::currentChanged, this, &ConnectionDialog::showWay);
    fill(profile);
    for (auto* field : {m_name, m_cluster.files, m_cluster.nameSpace, m_cluster.service})
        QObject::connect(field, &QLineEdit::textChanged, this, &ConnectionDialog::check);
    for (auto* field : {m_environment, m_cluster.context})
        QObject::connect(field, &QComboBox::currentTextChanged, this, &ConnectionDialog::check);
    QObject::connect(m_address, &AddressForm::changed, this, &ConnectionDialog::check);
    QObject::connect(m_past, &PastServerField::changed, this, &ConnectionDialog::check);
    m_name->setFocus();
    showWay();
}

QWidget* ConnectionDialog::createGeneral(const connect::PastServer& past)
{
    auto* pane = new QWidget(this);
    m_name = new QLineEdit(pane);
    m_environment = new QComboBox(pane);
    m_name->setToolTip(tr("Name of the connection in lists and window titles, and on the command line"));
    m_environment->addItem(tr("Not set"), static_cast<int>(connect::Environment::None));
    for (const auto environment :
         {connect::Environment::Lab, connect::Environment::Staging, connect::Environment::Production})
        m_environment->addItem(models::environmentText(environment), static_cast<int>(environment));
    m_environment->setToolTip(tr("Changes of a production cluster have to be confirmed by typing its name."));
    m_colourButton = new QToolButton(pane);
    m_colourButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_colourButton->setPopupMode(QToolButton::InstantPopup);
    m_colourButton->setAccessibleName(tr("Color of the band over the window"));
    m_colourButton->setToolTip(tr("Shows a band of this color over the window of this cluster"));
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
    m_alertRules->setPlaceholderText(tr("As set in the preferences"));
    m_alertRules->setToolTip(tr("File with the alert rules of this cluster"));
    form->addRow(tr("A&lert rules:"), createFileField(m_alertRules, tr("Alert Rules"), false, pane));
    m_past = new PastServerField(past, pane);
    form->addRow(tr("Prometheus:"), m_past);
    return pane;
}

QWidget* ConnectionDialog::createCluster()
{
    auto* pane = new QWidget(this);
    m_cluster = {new QLineEdit(pane), new QComboBox(pane), new QLineEdit(pane), new QLineEdit(pane),
                 new QCheckBox(tr("Use kubectl &port-forward"), pane)};
    m_cluster.files->setPlaceholderText(tr("KUBECONFIG, or ~/.kube/config"));
    m_cluster.files->setWhatsThis(
        tr("Kubeconfig files with the context; several are separated as in KUBECONFIG"));
    m_cluster.context->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    fillWidth(m_cluster.context);
    m_cluster.context->setEditable(true);
    m_cluster.context->setInsertPolicy(QComboBox::NoInsert);
    m_cluster.context->setWhatsThis(
        tr("Context of the kubeconfig files: the cluster, and who you are there"));
    m_cluster.context->lineEdit()->setPlaceholderText(tr("The current context"));
    m_cluster.nameSpace->setPlaceholderText(tr("Found automatically"));
    m_cluster.nameSpace->setToolTip(tr("Namespace of the service of the scheduler"));
    m_cluster.service->setPlaceholderText(tr("Found automatically; or NAME or NAME:PORT"));
    m_cluster.service->setToolTip(tr("Service with the REST interface of the scheduler"));
    m_cluster.usesPortForward->setToolTip(tr("For clusters whose API server forbids the service proxy. "
                                             "kubectl runs as long as the window is open."));
    auto* form = formIn(pane);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("&Kubeconfig files:"),
                 createFileField(m_cluster.files, tr("Kubeconfig Files"), true, pane));
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
        m_address->setReach(*reach);
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
        profile.reach = m_address->reach();
    else
        profile.reach = cluster();
    profile.past = m_past->server();
    return profile;
}

connect::Secrets ConnectionDialog::secrets() const
{
    return m_way->current() == AddressWay ? m_address->secrets() : connect::Secrets();
}

void ConnectionDialog::setSecrets(const connect::Secrets& secrets)
{
    m_address->setSecrets(secrets);
}

void ConnectionDialog::setUnknownSecrets()
{
    m_address->setUnknownSecrets();
}

std::optional<connect::Secrets> ConnectionDialog::changedSecrets() const
{
    return changed(secrets(), m_address->storedSecrets());
}

/// Of a new connection nothing is stored, even if it is a copy of another one.
std::optional<connect::Secrets> ConnectionDialog::changed(const connect::Secrets& entered,
                                                          const std::optional<connect::Secrets>& stored) const
{
    const connect::Secrets before = m_id.empty() ? connect::Secrets() : stored.value_or(connect::Secrets());
    return entered == before ? std::nullopt : std::optional(entered);
}

std::optional<connect::Secrets> ConnectionDialog::changedPastSecrets() const
{
    return m_past->secrets() ? changed(*m_past->secrets(), m_past->storedSecrets()) : std::nullopt;
}

void ConnectionDialog::setSecretsNote(const QString& note, models::RowState state)
{
    m_address->setSecretsNote(note, state);
    m_past->setSecretsNote(note, state);
}

QString ConnectionDialog::problem() const
{
    return m_way->current() == AddressWay ? m_address->problem() : QString();
}

void ConnectionDialog::check()
{
    const QString what = problem();
    const bool isNamed = !textOf(m_name).empty();
    m_test->setEnabled(what.isEmpty());
    for (auto* button : {m_save, m_connect})
        button->setEnabled(what.isEmpty() && isNamed && m_address->hasSecrets() && m_past->hasSecrets());
    if (!isNamed) {
        m_problem->setState(models::RowState::Normal);
        m_problem->setText(tr("Enter a name for the connection."));
    } else if (!what.isEmpty()) {
        m_problem->setState(models::RowState::Normal);
        m_problem->setText(what);
    } else if (m_way->current() == AddressWay && !m_address->danger().isEmpty()) {
        m_problem->setState(m_address->dangerState());
        m_problem->setText(m_address->danger());
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
