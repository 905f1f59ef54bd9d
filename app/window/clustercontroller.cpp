// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/clustercontroller.h"

#include "app/cluster/clusterconfigwatch.h"
#include "app/cluster/configserver.h"
#include "app/kube/kubeaccess.h"
#include "app/window/configrun.h"
#include "app/window/documentcontroller.h"
#include "app/window/models.h"
#include "app/window/shared.h"
#include "app/window/sourcecontroller.h"
#include "core/config/packaging/queuefile.h"
#include "core/kube/kubeconfig.h"
#include "models/common/messagetext.h"
#include "ui/connections/contextdialog.h"
#include "ui/document/clusteractions.h"
#include "ui/limits/clusterchanges.h"
#include "ui/limits/limitspage.h"
#include "ui/window/mainwindow.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QPointer>

#include <utility>
#include <vector>

namespace quotadeck::app {
namespace {
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
} // namespace

ClusterController::ClusterController(const Parts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
    , m_file(&parts.models->session, parts.window, parts.shared,
             [](const std::string& text) { return config::queueFileOf(text); })
    , m_rights([page = parts.page](const auto& verdict) { page->cluster()->setRight(verdict); })
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
    return m_run ? m_run->dialog() : nullptr;
}

void ClusterController::followSource()
{
    const ConnectionPtr& connection = m_parts.source->connection();
    m_file.setConnection(connection && connection->cluster() ? connection : nullptr);
    const ConnectionPtr& cluster = m_file.connection();
    m_parts.page->cluster()->setCluster(cluster ? QString::fromStdString(cluster->name()) : QString());
    m_watch.reset();
    m_rights.stop();
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
    m_rights.start(
        [server = std::shared_ptr(configServer(*m_file.connection())),
         config = *m_watch->config()](auto take) { server->askForRight(config, std::move(take)); });
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
    const auto base = m_file.base(m_file.path(), *m_file.connection());
    const auto& now = *m_watch->config();
    const bool isOurs = m_run && now.text == m_run->text(); // being applied
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
    m_file.saveCopy(
        {tr("Edit a Copy of the Cluster's Configuration"), tr("Configurations (*.yaml *.yml)"),
         QStringLiteral("queues.yaml"),
         tr("The cluster's configuration must not replace the file that is edited: choose another name."),
         tr("The configuration was not written: %1: %2")},
        copyOf(*m_file.connection(), *config),
        [this](const QString& path) { m_parts.documents->openConfiguration(path); });
}

void ClusterController::apply()
{
    const models::ConfigSession& session = m_parts.models->session;
    if (!m_file.connection() || !session.text())
        return;
    m_run = std::make_unique<ConfigRun>(ApplyRun::Parts{&m_file, m_parts.window, m_parts.shared}, session,
                                        m_parts.models->insight);
    connect(m_run.get(), &ApplyRun::closed, this, [this] {
        m_run.reset();
        showChange();
    });
    m_run->open(
        tr("%1 becomes the configuration of %2.")
            .arg(QFileInfo(session.path()).fileName(), QString::fromStdString(m_file.connection()->name())));
}

void ClusterController::mergeChange()
{
    if (!change())
        return;
    const Connection& connection = *m_file.connection();
    m_file.merge(m_file.base(m_file.path(), connection)->text, copyOf(connection, *m_watch->config()));
}
} // namespace quotadeck::app

#include "moc_clustercontroller.cpp"
