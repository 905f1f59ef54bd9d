// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/connectioncontroller.h"

#include "app/cluster/connection.h"
#include "app/window/shared.h"
#include "app/window/sourcecontroller.h"
#include "core/kube/kubeconfig.h"
#include "models/common/messagetext.h"
#include "ui/connections/connectiondialog.h"
#include "ui/connections/connectionspage.h"
#include "ui/connections/pastserver.h"
#include "ui/connections/sourcedialogs.h"
#include "ui/window/mainwindow.h"

#include <QPointer>
#include <QUuid>

#include <algorithm>
#include <utility>

namespace quotadeck::app {
namespace {
using connect::ConnectionTest;

QString titleOf(ConnectionTest::Step step)
{
    switch (step) {
    case ConnectionTest::Step::Prepare:
        return ConnectionController::tr("Files and credentials");
    case ConnectionTest::Step::Resolve:
        return ConnectionController::tr("Host name");
    case ConnectionTest::Step::Connect:
        return ConnectionController::tr("Network connection");
    case ConnectionTest::Step::Tls:
        return ConnectionController::tr("Certificate");
    case ConnectionTest::Step::SignIn:
        return ConnectionController::tr("Sign-in");
    case ConnectionTest::Step::Service:
        return ConnectionController::tr("Scheduler's service");
    case ConnectionTest::Step::Rights:
        return ConnectionController::tr("Rights");
    case ConnectionTest::Step::Scheduler:
        return ConnectionController::tr("Scheduler");
    }
    return {};
}

ui::StepState stepStateOf(ConnectionTest::State state)
{
    switch (state) {
    case ConnectionTest::State::Running:
        return ui::StepState::Running;
    case ConnectionTest::State::Done:
        return ui::StepState::Done;
    case ConnectionTest::State::Warning:
        return ui::StepState::Warning;
    case ConnectionTest::State::Failed:
        return ui::StepState::Failed;
    case ConnectionTest::State::Skipped:
        break;
    }
    return ui::StepState::Skipped;
}

bool usesSecrets(const connect::Profile& profile)
{
    return std::holds_alternative<connect::AddressReach>(profile.reach);
}
} // namespace

ConnectionController::ConnectionController(const Parts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
{
    connectPage();
    const Connections* connections = &m_parts.shared->connections;
    QObject::connect(connections, &Connections::changed, this, &ConnectionController::showConnections);
    QObject::connect(m_parts.window, &ui::MainWindow::connectionRequested, this,
                     &ConnectionController::openRequested);
    QObject::connect(m_parts.window, &ui::MainWindow::connectionSaveRequested, this,
                     &ConnectionController::saveCurrent);
    QObject::connect(m_parts.window, &ui::MainWindow::connectionTryRequested, this,
                     &ConnectionController::tryAddress);
    QObject::connect(m_parts.source, &SourceController::statusChanged, this,
                     &ConnectionController::updateMark);
    for (const auto changed : {&SourceController::sourceChanged, &SourceController::quotaClusterChanged})
        QObject::connect(m_parts.source, changed, this, &ConnectionController::updateMark);
    QObject::connect(m_parts.source, &SourceController::sourceChanged, this, [this] { ++m_requests; });
    const ConnectionMonitor* monitor = &m_parts.shared->monitor;
    QObject::connect(monitor, &ConnectionMonitor::changed, this, &ConnectionController::showStates);
    QObject::connect(monitor, &ConnectionMonitor::aged, m_parts.list,
                     [list = m_parts.list] { list->setNow(feed::wallClock()); });
    showStates();
    showConnections();
}

ConnectionController::~ConnectionController()
{
    m_parts.shared->monitor.setWatched(this, false);
}

void ConnectionController::connectPage()
{
    ui::ConnectionsPage* page = m_parts.page;
    QObject::connect(page, &ui::ConnectionsPage::openRequested, this, &ConnectionController::openRequested);
    QObject::connect(page, &ui::ConnectionsPage::createRequested, this,
                     [this] { openDialog({.reach = connect::ClusterReach{}}, {}); });
    QObject::connect(page, &ui::ConnectionsPage::editRequested, this, [this](const QString& id) {
        if (const auto profile = m_parts.shared->connections.find(id))
            openDialog(*profile, profile->id);
    });
    QObject::connect(page, &ui::ConnectionsPage::duplicateRequested, this, [this](const QString& id) {
        if (auto profile = m_parts.shared->connections.find(id)) {
            const std::string from = std::exchange(profile->id, {});
            profile->name = tr("%1 (copy)").arg(QString::fromStdString(profile->name)).toStdString();
            openDialog(*profile, from);
        }
    });
    QObject::connect(page, &ui::ConnectionsPage::removeRequested, this, &ConnectionController::remove);
    QObject::connect(page, &ui::ConnectionsPage::refreshRequested, &m_parts.shared->monitor,
                     &ConnectionMonitor::refresh);
    QObject::connect(page, &ui::ConnectionsPage::watched, this,
                     [this](bool isOnScreen) { m_parts.shared->monitor.setWatched(this, isOnScreen); });
}

void ConnectionController::showStates()
{
    m_parts.list->setNow(feed::wallClock());
    m_parts.list->setConnections(m_parts.shared->monitor.states());
}

void ConnectionController::showConnections()
{
    QList<ui::ConnectionEntry> entries;
    for (const connect::Profile& profile : m_parts.shared->connections.all())
        entries << ui::ConnectionEntry{QString::fromStdString(profile.id), ui::markOf(profile)};
    m_parts.window->setConnections(entries);
    updateMark();
}

/// The saved connection to what is shown. One that leads elsewhere by now, or is removed, takes no mark away: the window still shows what @p own
/// leads to.
connect::Profile ConnectionController::markedProfile(const connect::Profile& own) const
{
    const Connections& connections = m_parts.shared->connections;
    connect::Profile marked = own;
    if (const auto saved = connections.find(QString::fromStdString(own.id));
        saved && saved->reach == own.reach)
        marked = *saved;
    if (const auto other = connections.findFor(own.reach); other && other->environment > marked.environment)
        marked = *other;
    return marked;
}

void ConnectionController::updateMark()
{
    ui::ConnectionMark mark;
    if (const ConnectionPtr& connection = shown()) {
        mark = ui::markOf(markedProfile(connection->profile()));
        const auto& past = connection->past();
        mark.isUnverified
            = connection->rest().access->isUnverified() || (past && *past && (*past)->isUnverified());
    }
    m_parts.window->setMark(mark);
    m_parts.window->setSavable(shown() != nullptr);
}

/// Null: the window shows no cluster. One with Koordinator alone counts.
const ConnectionPtr& ConnectionController::shown() const
{
    const ConnectionPtr& scheduler = m_parts.source->connection();
    return scheduler ? scheduler : m_parts.source->quotaCluster();
}

void ConnectionController::show(const QString& id)
{
    const auto profile = m_parts.shared->connections.find(id);
    if (!profile || (shown() && shown()->profile() == *profile && m_parts.shared->opener.isCurrent(shown())))
        return;
    const int request = ++m_requests;
    m_parts.shared->opener.open(*profile, this, [this, request](const Result<ConnectionPtr>& connection) {
        if (request != m_requests)
            return; // the user has chosen another source meanwhile
        if (connection)
            m_parts.source->showConnection(*connection);
        else
            report(connection.error(), tr("The connection cannot be opened: %1: %2"));
    });
}

void ConnectionController::report(const Error& error, const QString& text)
{
    m_parts.window->showNotice(
        models::RowState::Critical,
        text.arg(QString::fromStdString(error.where), models::messageText(error.message)));
}

void ConnectionController::openDialog(const connect::Profile& profile, const std::string& from)
{
    auto* dialog = new ui::ConnectionDialog(profile, m_parts.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &ui::ConnectionDialog::contextsRequested, this,
                     [this, dialog](const std::vector<std::string>& files) { listContexts(dialog, files); });
    QObject::connect(dialog, &ui::ConnectionDialog::testRequested, this, [this, dialog] { test(dialog); });
    QObject::connect(dialog, &QDialog::accepted, this, [this, dialog] {
        save(dialog->profile(), {dialog->changedSecrets(), dialog->changedPastSecrets()},
             dialog->isToConnect());
    });
    QObject::connect(dialog, &QDialog::finished, this, [this] { m_test.reset(); });
    QObject::connect(&m_parts.shared->secrets, &connect::SecretStore::problemChanged, dialog,
                     [this, dialog] { showSecretsNote(dialog); });
    showSecretsNote(dialog);
    if (from.empty() || !usesSecrets(profile))
        dialog->setSecrets({});
    else
        m_parts.shared->secrets.read(from, dialog, [dialog](const Result<connect::Secrets>& secrets) {
            if (secrets)
                dialog->setSecrets(*secrets);
            else
                dialog->setUnknownSecrets();
        });
    if (from.empty() || !profile.past.isSet())
        dialog->past()->setSecrets({});
    else
        m_parts.shared->secrets.read(connect::pastSecretsId(from), dialog,
                                     [dialog](const Result<connect::Secrets>& secrets) {
                                         if (secrets)
                                             dialog->past()->setSecrets(*secrets);
                                         else
                                             dialog->past()->setUnknownSecrets();
                                     });
    const auto* reach = std::get_if<connect::ClusterReach>(&profile.reach);
    listContexts(dialog, reach ? reach->scheduler.context.files : std::vector<std::string>());
    dialog->open();
}

void ConnectionController::showSecretsNote(ui::ConnectionDialog* dialog) const
{
    const auto& problem = m_parts.shared->secrets.problem();
    if (problem)
        dialog->setSecretsNote(tr("Credentials are kept in memory until QuotaDeck closes: %1")
                                   .arg(models::messageText(*problem)),
                               models::RowState::Warning);
    else
        dialog->setSecretsNote(tr("Token, password and headers are stored in the keyring of the desktop."),
                               models::RowState::Normal);
}

/// Saves the connection to the scheduler that is shown, or edits it if it is saved.
void ConnectionController::saveCurrent()
{
    if (!shown())
        return;
    connect::Profile profile = shown()->profile();
    const Connections& connections = m_parts.shared->connections;
    auto saved = connections.find(QString::fromStdString(profile.id));
    if (!saved)
        saved = connections.findFor(profile.reach);
    if (saved) {
        openDialog(*saved, saved->id);
        return;
    }
    if (const auto* reach = std::get_if<connect::ClusterReach>(&profile.reach))
        profile.name = reach->scheduler.context.context;
    openDialog(profile, {});
}

/// The credentials first: whoever sees the new address must not send the old ones there.
void ConnectionController::save(connect::Profile profile, const ChangedSecrets& changed, bool isToConnect)
{
    if (profile.id.empty())
        profile.id = QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
    const QString id = QString::fromStdString(profile.id);
    const auto before = m_parts.shared->connections.find(id);
    const auto done = [](const Result<void>&) {}; // the store notes its problem
    const std::string pastId = connect::pastSecretsId(profile.id);
    if (profile.past.isSet() && changed.past)
        m_parts.shared->secrets.write(pastId, *changed.past, this, done);
    else if (before && before->past.isSet() && !profile.past.isSet())
        m_parts.shared->secrets.remove(pastId, this, done);
    if (usesSecrets(profile) && changed.scheduler)
        m_parts.shared->secrets.write(profile.id, *changed.scheduler, this, done);
    else if (before && usesSecrets(*before) && !usesSecrets(profile))
        m_parts.shared->secrets.remove(profile.id, this, done);
    m_parts.shared->opener.forget(profile.id);
    m_parts.shared->connections.save(profile);
    m_parts.shared->monitor.reconnect(profile.id);
    if (isToConnect)
        Q_EMIT openRequested(id);
}

void ConnectionController::remove(const QString& id)
{
    const auto profile = m_parts.shared->connections.find(id);
    m_parts.shared->connections.remove(id);
    m_parts.shared->opener.forget(id.toStdString());
    const auto removeSecrets = [this](const std::string& secretsId) {
        m_parts.shared->secrets.remove(secretsId, this, [this](const Result<void>& removed) {
            if (!removed)
                report(removed.error(), tr("The credentials may still be in the keyring: %1: %2"));
        });
    };
    if (profile && usesSecrets(*profile))
        removeSecrets(id.toStdString());
    if (profile && profile->past.isSet())
        removeSecrets(connect::pastSecretsId(id.toStdString()));
}

void ConnectionController::listContexts(ui::ConnectionDialog* dialog, const std::vector<std::string>& files)
{
    m_contextJob.start(
        [choice = kube::ContextChoice{files, {}}](const std::stop_token&) {
            return kube::loadKubeconfig(kube::filesOf(choice));
        },
        [dialog = QPointer(dialog)](const Result<kube::Kubeconfig>& config) {
            if (!dialog)
                return;
            QStringList names;
            if (config) {
                for (const kube::Context& context : config->contexts)
                    names << QString::fromStdString(context.name);
            }
            dialog->setContexts(names, config ? QString::fromStdString(config->currentContext) : QString(),
                                config ? QString()
                                       : tr("%1: %2").arg(QString::fromStdString(config.error().where),
                                                          models::messageText(config.error().message)));
        });
}

void ConnectionController::test(ui::ConnectionDialog* dialog)
{
    const auto connection = Connection::open(dialog->profile(), dialog->secrets());
    if (!connection) {
        dialog->setTestSteps({titleOf(ConnectionTest::Step::Prepare)});
        dialog->setTestStep(0, ui::StepState::Failed, models::messageText(connection.error().message));
        dialog->setTestEnd(tr("The connection does not work."), models::RowState::Critical);
        return;
    }
    m_test = std::make_unique<ConnectionTest>((*connection)->rest().access, (*connection)->cluster());
    const auto steps = m_test->steps();
    QStringList titles;
    for (const auto step : steps)
        titles << titleOf(step);
    dialog->setTestSteps(titles);
    QObject::connect(
        m_test.get(), &ConnectionTest::stepChanged, dialog,
        [dialog, steps](ConnectionTest::Step step, ConnectionTest::State state, const Message& detail) {
            const auto place = std::ranges::find(steps, step) - steps.begin();
            dialog->setTestStep(static_cast<int>(place), stepStateOf(state), models::messageText(detail));
        });
    QObject::connect(m_test.get(), &ConnectionTest::finished, dialog, [dialog](bool isUsable) {
        dialog->setTestEnd(isUsable ? tr("The connection works.") : tr("The connection does not work."),
                           isUsable ? models::RowState::Normal : models::RowState::Critical);
    });
    m_test->start();
}

/// What is shown stays on screen until the other address is known to work.
void ConnectionController::tryAddress(ui::ConnectDialog* dialog)
{
    const connect::Secrets secrets{.token = dialog->token().toStdString()};
    const auto connection = Connection::open(
        {.reach = connect::addressReach(dialog->url().toString().toStdString(), secrets)}, secrets);
    if (!connection) {
        dialog->showUnusable(models::sentence(models::messageText(connection.error().message)));
        return;
    }
    m_test = std::make_unique<ConnectionTest>((*connection)->rest().access, nullptr);
    QObject::connect(m_test.get(), &ConnectionTest::stepChanged, dialog,
                     [dialog](ConnectionTest::Step, ConnectionTest::State state, const Message& detail) {
                         if (state == ConnectionTest::State::Failed)
                             dialog->showUnusable(models::sentence(models::messageText(detail)));
                     });
    QObject::connect(m_test.get(), &ConnectionTest::finished, dialog, [dialog](bool isUsable) {
        if (isUsable)
            dialog->accept();
    });
    m_test->start();
}
} // namespace quotadeck::app

#include "moc_connectioncontroller.cpp"
