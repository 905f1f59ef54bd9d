// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/quotacontroller.h"

#include "app/kube/quotaclient.h"
#include "app/window/documentcontroller.h"
#include "app/window/models.h"
#include "app/window/quotarun.h"
#include "app/window/shared.h"
#include "app/window/sourcecontroller.h"
#include "models/common/messagetext.h"
#include "ui/document/clusteractions.h"
#include "ui/elastic/elasticpage.h"
#include "ui/window/mainwindow.h"

#include <QAction>
#include <QFileInfo>

#include <string>

namespace quotadeck::app {
namespace {
/// The objects of @p text without its layout and comments; a text that cannot be read as it is.
std::string meaningOf(const std::string& text)
{
    const auto quotas = kube::readStoredQuotas(text);
    return quotas ? kube::quotasText(*quotas) : text;
}

std::unique_ptr<kube::QuotaClient> serverOf(const Connection& connection)
{
    return std::make_unique<kube::QuotaClient>(connection.cluster()->server(), connection.name());
}
} // namespace

QuotaController::QuotaController(const Parts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
    , m_file(&parts.models->elastic, parts.window, parts.shared, meaningOf)
    , m_rights([page = parts.page](const auto& verdict) { page->cluster()->setRight(verdict); })
{
    connect(m_parts.page->cluster()->edit(), &QAction::triggered, this, &QuotaController::editQuotas);
    connect(m_parts.page, &ui::ElasticPage::applyRequested, this, &QuotaController::apply);
    connect(m_parts.source, &SourceController::quotaClusterChanged, this, &QuotaController::followSource);
    connect(&m_parts.models->elastic, &models::ElasticSession::opened, this, &QuotaController::askForRight);
}

QuotaController::~QuotaController() = default;

ui::ApplyDialog* QuotaController::dialog() const
{
    return m_run ? m_run->dialog() : nullptr;
}

void QuotaController::followSource()
{
    m_file.setConnection(m_parts.source->quotaCluster());
    m_reader.reset();
    m_rights.stop();
    const ConnectionPtr& cluster = m_file.connection();
    m_parts.page->cluster()->setCluster(cluster ? QString::fromStdString(cluster->name()) : QString());
    askForRight();
}

/// What is not allowed is not offered. Applying asks for each group: rights may differ, and be given or taken meanwhile.
void QuotaController::askForRight()
{
    if (!m_file.connection())
        return;
    const auto text = m_parts.models->elastic.text();
    m_rights.start(
        [server = std::shared_ptr(serverOf(*m_file.connection())),
         text = text ? *text : std::string()](auto take) { server->askForAnyWrite(text, std::move(take)); });
}

void QuotaController::editQuotas()
{
    if (!m_file.connection())
        return;
    m_reader = serverOf(*m_file.connection());
    m_reader->read([this](const Result<kube::ClusterQuotas>& quotas) { takeQuotas(quotas); });
}

void QuotaController::takeQuotas(const Result<kube::ClusterQuotas>& quotas)
{
    if (!quotas) {
        m_parts.window->showNotice(models::RowState::Critical,
                                   tr("The elastic quotas of the cluster cannot be read: %1: %2")
                                       .arg(QString::fromStdString(quotas.error().where),
                                            models::messageText(quotas.error().message)));
        return;
    }
    m_file.saveCopy(
        {tr("Edit a Copy of the Cluster's Elastic Quotas"), tr("Manifests (*.yaml *.yml)"),
         QStringLiteral("quotas.yaml"),
         tr("The cluster's elastic quotas must not replace the file that is edited: choose another name."),
         tr("The elastic quotas were not written: %1: %2")},
        {m_file.connection()->profile().reach, kube::quotasText(quotas->quotas)},
        [this](const QString& path) {
            const auto& state = m_parts.models->elasticMonitor.state();
            m_parts.documents->openElastic(path, state ? state->total : Resource(),
                                           state ? state->cluster : nullptr);
        });
}

void QuotaController::apply()
{
    const models::ElasticSession& session = m_parts.models->elastic;
    if (!m_file.connection() || !session.text())
        return;
    m_run = std::make_unique<QuotaRun>(ApplyRun::Parts{&m_file, m_parts.window, m_parts.shared}, session);
    connect(m_run.get(), &ApplyRun::closed, this, [this] { m_run.reset(); });
    m_run->open(
        tr("The groups of %1 become those of %2.")
            .arg(QFileInfo(session.path()).fileName(), QString::fromStdString(m_file.connection()->name())));
}
} // namespace quotadeck::app

#include "moc_quotacontroller.cpp"
