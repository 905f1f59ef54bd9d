// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clustercontroller.h"

#include "app/applyrows.h"
#include "app/clusterconfigwatch.h"
#include "app/configserver.h"
#include "app/documentcontroller.h"
#include "app/kube/kubeaccess.h"
#include "app/models.h"
#include "app/shared.h"
#include "app/sourcecontroller.h"
#include "core/config/packaging/queuefile.h"
#include "core/kube/kubeconfig.h"
#include "models/common/backgroundwrite.h"
#include "models/common/messagetext.h"
#include "ui/document/applydialog.h"
#include "ui/limits/clusterchanges.h"
#include "ui/limits/limitspage.h"
#include "ui/window/contextdialog.h"
#include "ui/window/mainwindow.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

#include <utility>
#include <vector>

namespace quotadeck::app {
namespace {
using kube::ConfigApply;

/// A context with the login that it names, or why it has none.
struct ReadContext
{
    kube::Context context;
    Result<kube::Login> login;
    bool isCurrent = false;
};

Result<std::vector<ReadContext>> contextsOf(const kube::ContextChoice& choice)
{
    return kube::loadKubeconfig(kube::filesOf(choice)).map([](const kube::Kubeconfig& config) {
        std::vector<ReadContext> contexts;
        for (const auto& context : config.contexts)
            contexts.push_back(
                {context, kube::login(config, context.name), context.name == config.currentContext});
        return contexts;
    });
}

ui::ContextRow rowOf(const ReadContext& read)
{
    ui::ContextRow row;
    row.name = QString::fromStdString(read.context.name);
    row.user = QString::fromStdString(read.context.user);
    row.isCurrent = read.isCurrent;
    if (read.login) {
        row.server = QString::fromStdString(read.login->cluster.server);
        row.isUnverified = read.login->cluster.skipsTlsVerification;
    } else {
        row.problem = models::messageText(read.login.error().message);
    }
    return row;
}

ClusterCopy copyOf(const Connection& connection, const kube::ClusterConfig& config)
{
    return {connection.profile().reach, config.text, config.configMap, config.writer};
}

/// A manifest holds the configuration within other text: that of a cluster cannot be merged with it as a whole.
bool isPlain(const std::string& text)
{
    return config::queueFileOf(text) == text;
}
} // namespace

struct ClusterController::Run
{
    ConnectionPtr connection;
    QString path; ///< of the file that is applied
    QPointer<ui::ApplyDialog> dialog;
    std::unique_ptr<kube::ConfigServer> server; ///< outlives the next
    std::unique_ptr<ConfigApply> apply;
    std::string text; ///< that is applied
    bool isBaseKnown = false; ///< what the file began with
    std::optional<std::string> before; ///< what the cluster had when it was read first
    bool isPlain = true; ///< the file is no manifest
    bool isRollBack = false;
};

ClusterController::ClusterController(const Parts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
    , m_edits(&parts.models->session, parts.shared,
              [](const std::string& text) { return config::queueFileOf(text); })
{
    connect(m_parts.window, &ui::MainWindow::kubernetesRequested, this, &ClusterController::askForContext);
    connect(m_parts.page, &ui::LimitsPage::clusterConfigRequested, this, &ClusterController::editConfig);
    connect(m_parts.page, &ui::LimitsPage::applyRequested, this, &ClusterController::apply);
    connect(m_parts.page, &ui::LimitsPage::clusterMergeRequested, this, &ClusterController::mergeChange);
    connect(m_parts.source, &SourceController::sourceChanged, this, &ClusterController::followSource);
    connect(m_parts.source, &SourceController::statusChanged, this, &ClusterController::followStatus);
    const auto& session = m_parts.models->session;
    ClusterCopies* copies = &m_parts.shared->copies;
    connect(&session, &models::ConfigSession::opened, this, [this, copies] {
        copies->read(m_parts.models->session.path());
        showChange();
    });
    connect(copies, &ClusterCopies::changed, this, &ClusterController::showChange);
    connect(&session, &models::ConfigSession::merged, this, &ClusterController::takeMerged);
}

ClusterController::~ClusterController() = default;

CloseProtocol::Document ClusterController::writing()
{
    const auto isWriting = [this] { return m_run && m_run->dialog && m_run->dialog->isWriting(); };
    return {[this, isWriting](const std::function<void()>& next) {
                if (isWriting())
                    m_run->dialog->activateWindow();
                else
                    next();
            },
            [isWriting] { return !isWriting(); }};
}

void ClusterController::followSource()
{
    const ConnectionPtr& connection = m_parts.source->connection();
    m_connection = connection && connection->cluster() ? connection : nullptr;
    m_parts.page->setCluster(m_connection ? QString::fromStdString(m_connection->name()) : QString());
    m_watch.reset();
    m_rights.reset();
    if (m_connection) {
        m_watch = std::make_unique<ClusterConfigWatch>(m_connection);
        connect(m_watch.get(), &ClusterConfigWatch::changed, this, &ClusterController::showChange);
        connect(m_watch.get(), &ClusterConfigWatch::changed, this, &ClusterController::askForRight);
    }
    showChange();
    m_edits.setConnection(m_connection);
}

void ClusterController::followStatus(const SourceStatus& status)
{
    if (m_watch && status.state == SourceState::Live)
        m_watch->refresh();
}

/// What is not allowed is not offered. Applying asks again: a right may be given or taken meanwhile.
void ClusterController::askForRight()
{
    if (!m_watch->config())
        return;
    m_rights = configServer(*m_connection);
    m_rights->askForRight(*m_watch->config(), [this](const Result<kube::AccessVerdict>& verdict) {
        if (!verdict) // not known
            return;
        const QString reason = QString::fromStdString(verdict->reason);
        if (verdict->isAllowed)
            m_parts.page->setApplyRefusal({});
        else
            m_parts.page->setApplyRefusal(
                reason.isEmpty()
                    ? tr("You may not write the ConfigMap with the configuration")
                    : tr("You may not write the ConfigMap with the configuration: %1").arg(reason));
    });
}

void ClusterController::showChange()
{
    m_parts.page->setClusterChange(changeOf(m_parts.models->session.path()));
}

/// What the cluster has in place of what @p path began with; nothing where that is not known, or is the same.
std::optional<ui::ClusterChange> ClusterController::changeOf(const QString& path) const
{
    if (!m_watch || !m_watch->config())
        return std::nullopt;
    const auto base = m_parts.shared->copies.find(path, m_connection->profile().reach);
    const auto ours = m_parts.models->session.text();
    if (!base || !ours || !isPlain(*ours))
        return std::nullopt;
    const auto& now = *m_watch->config();
    const bool isOurs = m_run && m_run->path == path && now.text == m_run->text; // being applied
    if (isOurs || now.text == base->text)
        return std::nullopt;
    ui::ClusterChange change;
    change.text = now.text;
    // Without yunikorn-configs the defaults count, which nobody changed.
    const bool isWritten = now.configMap == kube::kConfigsMap || now.configMap == base->configMap;
    if (isWritten && now.writer && now.writer != base->writer) {
        change.writer = QString::fromStdString(now.writer->manager);
        change.time = QDateTime::fromString(QString::fromStdString(now.writer->time), Qt::ISODate);
    }
    return change;
}

void ClusterController::askForContext()
{
    auto* dialog = new ui::ContextDialog(m_parts.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ui::ContextDialog::filesRequested, dialog, [this, dialog] {
        const QStringList files
            = QFileDialog::getOpenFileNames(dialog, tr("Kubeconfig Files"), QDir::homePath());
        if (files.isEmpty())
            return;
        m_chosen.files.clear();
        for (const auto& file : files)
            m_chosen.files.push_back(file.toStdString());
        readContexts(dialog, m_chosen);
    });
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        kube::SchedulerChoice choice;
        choice.context = m_chosen;
        choice.context.context = dialog->context().toStdString();
        choice.nameSpace = dialog->nameSpace().toStdString();
        choice.service = dialog->service().toStdString();
        m_parts.source->showScheduler({.reach = connect::ClusterReach{std::move(choice)}});
    });
    dialog->open();
    readContexts(dialog, m_chosen);
}

void ClusterController::readContexts(ui::ContextDialog* dialog, const kube::ContextChoice& choice)
{
    m_contextJob.start([choice](const std::stop_token&) { return contextsOf(choice); },
                       [dialog = QPointer(dialog), choice](const Result<std::vector<ReadContext>>& contexts) {
                           if (!dialog)
                               return;
                           if (!contexts) {
                               dialog->setError(
                                   tr("%1: %2").arg(QString::fromStdString(contexts.error().where),
                                                    models::messageText(contexts.error().message)));
                               return;
                           }
                           std::vector<ui::ContextRow> rows;
                           for (const auto& context : *contexts)
                               rows.push_back(rowOf(context));
                           QStringList files;
                           for (const auto& file : kube::filesOf(choice))
                               files.append(QDir::toNativeSeparators(QString::fromStdString(file)));
                           dialog->setContexts(rows, files);
                       });
}

void ClusterController::editConfig()
{
    if (!m_connection)
        return;
    if (m_watch->isCurrent()) {
        takeConfig(*m_watch->config());
        return;
    }
    m_reader = configServer(*m_connection);
    m_reader->read([this](const Result<kube::ClusterConfig>& config) { takeConfig(config); });
}

void ClusterController::takeConfig(const Result<kube::ClusterConfig>& config)
{
    if (!config) {
        m_parts.window->showNotice(models::RowState::Critical,
                                   tr("The configuration of the cluster cannot be read: %1: %2")
                                       .arg(QString::fromStdString(config.error().where),
                                            models::messageText(config.error().message)));
        return;
    }
    auto* dialog
        = new QFileDialog(m_parts.window, tr("Edit a Copy of the Cluster's Configuration"), QDir::homePath());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Configurations (*.yaml *.yml)"), tr("All files (*)")});
    dialog->setDefaultSuffix(QStringLiteral("yaml"));
    dialog->selectFile(copyName(m_connection.get(), QStringLiteral("queues.yaml")));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, config = *config](const QString& path) { writeCopy(path, config); });
    dialog->open();
}

void ClusterController::writeCopy(const QString& path, const kube::ClusterConfig& config)
{
    if (QFileInfo(path) == QFileInfo(m_parts.models->session.path())) { // no version would be kept of it
        m_parts.window->showNotice(
            models::RowState::Warning,
            tr("The cluster's configuration must not replace the file that is edited: choose another name."));
        return;
    }
    models::writeInBackground(
        this, path, [text = config.text] { return Result<std::string>(text); },
        [this, path, config, connection = m_connection](const Result<std::size_t>& size) {
            if (!size) {
                m_parts.window->showNotice(models::RowState::Critical,
                                           tr("The configuration was not written: %1: %2")
                                               .arg(QString::fromStdString(size.error().where),
                                                    models::messageText(size.error().message)));
                return;
            }
            if (connection)
                m_parts.shared->copies.set(path, copyOf(*connection, config));
            m_parts.documents->openConfiguration(path);
        });
}

void ClusterController::apply()
{
    const auto text = m_parts.models->session.text();
    if (!m_connection || !text)
        return;
    m_run = std::make_unique<Run>();
    m_run->connection = m_connection;
    m_run->path = m_parts.models->session.path();
    m_run->text = config::queueFileOf(*text);
    m_run->isPlain = isPlain(*text);
    using enum kube::ApplyStep;
    ui::ApplyTexts texts{tr("Queue"),
                         tr("Nothing changes in meaning: comments and layout only."),
                         tr("The cluster accepts the configuration. Nothing has been written yet."),
                         tr("Apply the configuration that the cluster had before"),
                         {{Validate, tr("Validate here")},
                          {Read, tr("Read the cluster's configuration")},
                          {Right, tr("Ask for the right to write")},
                          {Scheduler, tr("Ask the scheduler")},
                          {DryRun, tr("Dry run on the API server")},
                          {Write, tr("Write the ConfigMap")},
                          {Follow, tr("Wait for the scheduler to use it")}}};
    m_run->dialog = new ui::ApplyDialog(std::move(texts), m_parts.window);
    auto* dialog = m_run->dialog.data();
    dialog->begin(heading(QFileInfo(m_run->path).fileName()));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setConfirmation(m_parts.shared->connections.nameToConfirm(m_run->connection->profile()));
    connect(dialog, &ui::ApplyDialog::applyRequested, this, [this] { m_run->apply->proceed(); });
    connect(dialog, &ui::ApplyDialog::mergeRequested, this, &ClusterController::mergeRun);
    connect(dialog, &ui::ApplyDialog::rollBackRequested, this, &ClusterController::rollBack);
    connect(dialog, &QDialog::finished, this, [this] {
        if (m_run->apply && !m_run->apply->resourceVersion().empty()) // perhaps it is still followed
            noteStored();
        m_run.reset();
        showChange();
    });
    dialog->open();
    // Perhaps it is being read.
    connect(&m_parts.shared->copies, &ClusterCopies::wasRead, dialog, [this](const QString& path) {
        if (m_run && !m_run->apply && path == m_run->path)
            begin();
    });
    m_parts.shared->copies.read(m_run->path);
}

void ClusterController::begin()
{
    ConfigApply::Plan plan{.text = m_run->text};
    if (const auto base = m_parts.shared->copies.find(m_run->path, m_run->connection->profile().reach))
        plan.base = base->text;
    start(std::move(plan));
}

QString ClusterController::heading(const QString& file) const
{
    return tr("%1 becomes the configuration of %2.")
        .arg(file, QString::fromStdString(m_run->connection->name()));
}

void ClusterController::start(ConfigApply::Plan plan)
{
    m_run->text = plan.text;
    m_run->isBaseKnown = plan.base.has_value();
    m_run->apply.reset();
    m_run->server = configServer(*m_run->connection);
    m_run->apply = std::make_unique<ConfigApply>(
        *m_run->server, std::move(plan),
        ConfigApply::Listener{[this](ConfigApply::Step step, ConfigApply::State state,
                                     const Message& detail) { takeStep(step, state, detail); },
                              [this] { m_run->dialog->setReady(); },
                              [this](ConfigApply::Outcome outcome) { finish(outcome); }});
    m_run->apply->start();
}

void ClusterController::takeStep(ConfigApply::Step step, ConfigApply::State state, const Message& detail)
{
    m_run->dialog->setStep(step, state, models::messageText(detail));
    if (step != ConfigApply::Step::Read || state == ConfigApply::State::Running)
        return;
    if (!m_run->before)
        m_run->before = m_run->apply->current().text;
    auto rows = rowsOf(m_run->apply->changes());
    if (!m_run->isBaseKnown && !rows.empty())
        rows.insert(rows.begin(), unknownBaseRow());
    m_run->dialog->setChanges(rows);
}

void ClusterController::finish(ConfigApply::Outcome outcome)
{
    auto& dialog = *m_run->dialog;
    switch (outcome) {
    case ConfigApply::Outcome::Active:
    case ConfigApply::Outcome::Applied:
        dialog.setEnd(tr("The scheduler uses the configuration."), models::RowState::Normal);
        break;
    case ConfigApply::Outcome::Unchanged:
        dialog.setEnd(tr("The cluster has this configuration already."), models::RowState::Normal);
        break;
    case ConfigApply::Outcome::Conflict:
        dialog.setEnd(m_run->isRollBack
                          ? tr("Another user has changed the configuration after you. Nothing was rolled "
                               "back: edit a new copy "
                               "of the cluster's configuration.")
                          : tr("Another user has changed the configuration since this file was made. Nothing "
                               "was written. "
                               "Merge their changes into the file, look at the result, and apply it again."),
                      models::RowState::Warning);
        if (m_run->isPlain && !m_run->isRollBack)
            dialog.offerMerge();
        break;
    case ConfigApply::Outcome::Inactive:
        dialog.setEnd(tr("The configuration is stored, but the scheduler does not use it."),
                      models::RowState::Critical);
        break;
    case ConfigApply::Outcome::Unconfirmed:
        dialog.setEnd(
            tr("The configuration is stored, but the active configuration of the scheduler cannot be "
               "read, so whether it uses the new one is unknown."),
            models::RowState::Critical);
        noteStored();
        if (!m_run->apply->current().text.empty())
            dialog.offerRollBack();
        break;
    case ConfigApply::Outcome::Unknown:
        dialog.setEnd(tr("Whether the cluster has stored the change is unknown: the connection broke before "
                         "its answer. Read the cluster again before you apply once more."),
                      models::RowState::Critical);
        if (!m_run->apply->current().text.empty())
            dialog.offerRollBack();
        break;
    case ConfigApply::Outcome::Rejected:
    case ConfigApply::Outcome::Refused:
    case ConfigApply::Outcome::Failed:
    case ConfigApply::Outcome::Partial: // of one object there is no part
        dialog.setEnd(tr("Nothing was written."), models::RowState::Critical);
        break;
    }
    const bool isStored = outcome == ConfigApply::Outcome::Active || outcome == ConfigApply::Outcome::Applied
        || outcome == ConfigApply::Outcome::Inactive;
    if (isStored || outcome == ConfigApply::Outcome::Unchanged)
        noteStored();
    if (isStored && !m_run->apply->current().text.empty())
        dialog.offerRollBack();
}

/// The cluster has the text that is applied: the file begins with that from now on.
void ClusterController::noteStored()
{
    auto copy = copyOf(*m_run->connection, m_run->apply->current());
    copy.text = m_run->text;
    m_parts.shared->copies.set(m_run->path, std::move(copy));
}

void ClusterController::mergeRun()
{
    auto theirs = copyOf(*m_run->connection, m_run->apply->current());
    const auto base = m_parts.shared->copies.find(m_run->path, m_run->connection->profile().reach);
    const std::string began = base ? base->text : m_run->before.value_or(std::string());
    m_run->dialog->close();
    merge(began, std::move(theirs));
}

void ClusterController::mergeChange()
{
    const QString& path = m_parts.models->session.path();
    if (changeOf(path))
        merge(m_parts.shared->copies.find(path, m_connection->profile().reach)->text,
              copyOf(*m_connection, *m_watch->config()));
}

/// Their changes come into the open file, as an edit that can be undone.
void ClusterController::merge(const std::string& base, ClusterCopy theirs)
{
    m_merging = std::move(theirs);
    m_parts.models->session.merge({models::OtherEdits::Origin::Cluster, base, m_merging->text});
}

/// The next run starts from what the cluster had; not before, because the user may give the merge up when asked about conflicts.
void ClusterController::takeMerged(const models::OtherEdits& others)
{
    if (others.origin != models::OtherEdits::Origin::Cluster || !m_merging || m_merging->text != others.text)
        return;
    m_parts.shared->copies.set(m_parts.models->session.path(), *std::exchange(m_merging, std::nullopt));
}

void ClusterController::rollBack()
{
    ConfigApply::Plan plan{.text = m_run->apply->current().text, .base = m_run->text};
    m_run->isRollBack = true;
    m_run->dialog->begin(heading(tr("The former configuration")));
    start(std::move(plan));
}
} // namespace quotadeck::app

#include "moc_clustercontroller.cpp"
