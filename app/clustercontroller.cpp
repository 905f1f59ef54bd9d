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
#include "ui/document/clusteractions.h"
#include "ui/limits/clusterchanges.h"
#include "ui/limits/limitspage.h"
#include "ui/window/contextdialog.h"
#include "ui/window/mainwindow.h"

#include <QAction>
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

/// The configuration in a manifest; null: the text is a configuration as a whole.
const config::EmbeddedText* embeddedIn(const models::ConfigSession& session)
{
    return session.revision()->document.source().embedded();
}
} // namespace

struct ClusterController::Run
{
    ConnectionPtr connection;
    QPointer<ui::ApplyDialog> dialog;
    std::unique_ptr<kube::ConfigServer> server; ///< outlives the next
    std::unique_ptr<ConfigApply> apply;
    std::string text; ///< that is applied
    bool isBaseKnown = false; ///< what the file began with
    std::optional<std::string> before; ///< what the cluster had when it was read first
    bool isRollBack = false;
};

ClusterController::ClusterController(const Parts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
    , m_file(&parts.models->session, parts.window, parts.shared,
             [](const std::string& text) { return config::queueFileOf(text); })
{
    connect(m_parts.window, &ui::MainWindow::kubernetesRequested, this, &ClusterController::askForContext);
    connect(m_parts.page->cluster()->edit(), &QAction::triggered, this, &ClusterController::editConfig);
    connect(m_parts.page, &ui::LimitsPage::applyRequested, this, &ClusterController::apply);
    connect(m_parts.page, &ui::LimitsPage::clusterMergeRequested, this, &ClusterController::mergeChange);
    connect(m_parts.source, &SourceController::sourceChanged, this, &ClusterController::followSource);
    connect(m_parts.source, &SourceController::statusChanged, this, &ClusterController::followStatus);
    connect(&m_file, &ClusterFile::baseChanged, this, &ClusterController::showChange);
}

ClusterController::~ClusterController() = default;

ui::ApplyDialog* ClusterController::dialog() const
{
    return m_run ? m_run->dialog.data() : nullptr;
}

void ClusterController::followSource()
{
    const ConnectionPtr& connection = m_parts.source->connection();
    m_file.setConnection(connection && connection->cluster() ? connection : nullptr);
    const ConnectionPtr& cluster = m_file.connection();
    m_parts.page->cluster()->setCluster(cluster ? QString::fromStdString(cluster->name()) : QString());
    m_watch.reset();
    m_rights.reset();
    m_reader.reset();
    if (cluster) {
        m_watch = std::make_unique<ClusterConfigWatch>(cluster);
        connect(m_watch.get(), &ClusterConfigWatch::changed, this, &ClusterController::showChange);
        connect(m_watch.get(), &ClusterConfigWatch::changed, this, &ClusterController::askForRight);
    }
    showChange();
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
    m_rights = configServer(*m_file.connection());
    m_rights->askForRight(*m_watch->config(), [this](const Result<kube::AccessVerdict>& verdict) {
        if (!verdict) // not known
            return;
        const QString reason = QString::fromStdString(verdict->reason);
        if (verdict->isAllowed)
            m_parts.page->cluster()->setRefusal({});
        else
            m_parts.page->cluster()->setRefusal(
                reason.isEmpty()
                    ? tr("You may not write the ConfigMap with the configuration")
                    : tr("You may not write the ConfigMap with the configuration: %1").arg(reason));
    });
}

void ClusterController::showChange()
{
    m_parts.page->setClusterChange(change());
}

/// What the cluster has in place of what the open file began with; nothing where that is not known, or is the same.
std::optional<ui::ClusterChange> ClusterController::change() const
{
    if (!m_watch || !m_watch->config())
        return std::nullopt;
    const auto base = m_file.base(*m_file.connection());
    const auto& now = *m_watch->config();
    const bool isOurs = m_run && now.text == m_run->text; // being applied
    if (!base || !m_parts.models->session.revision() || isOurs || now.text == base->text
        || embeddedIn(m_parts.models->session))
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
    if (!m_file.connection())
        return;
    if (m_watch->isCurrent()) {
        takeConfig(*m_watch->config());
        return;
    }
    m_reader = configServer(*m_file.connection());
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
    m_file.save(
        {tr("Edit a Copy of the Cluster's Configuration"), tr("Configurations (*.yaml *.yml)"),
         QStringLiteral("queues.yaml"),
         tr("The cluster's configuration must not replace the file that is edited: choose another name."),
         tr("The configuration was not written: %1: %2")},
        copyOf(*m_file.connection(), *config),
        [this](const QString& path) { m_parts.documents->openConfiguration(path); });
}

void ClusterController::apply()
{
    const auto text = m_parts.models->session.text();
    if (!m_file.connection() || !text)
        return;
    m_run = std::make_unique<Run>();
    m_run->connection = m_file.connection();
    const auto* const embedded = embeddedIn(m_parts.models->session);
    m_run->text = embedded ? embedded->text() : *text;
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
    dialog->begin(heading(QFileInfo(m_parts.models->session.path()).fileName()));
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
    m_file.whenKnown(dialog, [this] { begin(); });
}

void ClusterController::begin()
{
    ConfigApply::Plan plan{.text = m_run->text};
    if (const auto base = m_file.base(*m_run->connection))
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
        if (!m_run->isRollBack && !embeddedIn(m_parts.models->session))
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
        break;
    case ConfigApply::Outcome::Unknown:
        dialog.setEnd(tr("Whether the cluster has stored the change is unknown: the connection broke before "
                         "its answer. Read the cluster again before you apply once more."),
                      models::RowState::Critical);
        break;
    case ConfigApply::Outcome::Rejected:
    case ConfigApply::Outcome::Refused:
    case ConfigApply::Outcome::Failed:
    case ConfigApply::Outcome::Partial: // of one object there is no part
        dialog.setEnd(tr("Nothing was written."), models::RowState::Critical);
        break;
    }
    using enum kube::ApplyOutcome;
    const bool isStored
        = outcome == Active || outcome == Applied || outcome == Inactive || outcome == Unconfirmed;
    if (isStored || outcome == Unchanged)
        noteStored();
    const bool mayBeStored = isStored || outcome == Unknown;
    if (mayBeStored && !m_run->isRollBack && !m_run->apply->current().text.empty())
        dialog.offerRollBack();
}

/// The cluster has the text that is applied: the file begins with that from now on.
void ClusterController::noteStored()
{
    auto copy = copyOf(*m_run->connection, m_run->apply->current());
    copy.text = m_run->text;
    m_file.setBase(std::move(copy));
}

void ClusterController::mergeRun()
{
    auto theirs = copyOf(*m_run->connection, m_run->apply->current());
    const auto base = m_file.base(*m_run->connection);
    const std::string began = base ? base->text : m_run->before.value_or(std::string());
    m_run->dialog->close();
    m_file.merge(began, std::move(theirs));
}

void ClusterController::mergeChange()
{
    if (!change())
        return;
    const Connection& connection = *m_file.connection();
    m_file.merge(m_file.base(connection)->text, copyOf(connection, *m_watch->config()));
}

void ClusterController::rollBack()
{
    const kube::ClusterConfig& former = m_run->apply->current();
    ConfigApply::Plan plan{.text = former.text,
                           .base = m_run->text,
                           .returnsToDefaults = former.configMap == kube::kDefaultsMap};
    m_run->isRollBack = true;
    m_run->dialog->begin(heading(tr("The former configuration")));
    start(std::move(plan));
}
} // namespace quotadeck::app

#include "moc_clustercontroller.cpp"
