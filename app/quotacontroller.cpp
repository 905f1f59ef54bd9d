// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/quotacontroller.h"

#include "app/applyrows.h"
#include "app/documentcontroller.h"
#include "app/kube/quotaclient.h"
#include "app/models.h"
#include "app/shared.h"
#include "app/sourcecontroller.h"
#include "models/common/backgroundwrite.h"
#include "models/common/messagetext.h"
#include "ui/document/applydialog.h"
#include "ui/document/clusteractions.h"
#include "ui/elastic/elasticpage.h"
#include "ui/window/mainwindow.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QPointer>

#include <utility>
#include <vector>

namespace quotadeck::app {
struct QuotaController::Run
{
    ConnectionPtr connection;
    QPointer<ui::ApplyDialog> dialog;
    std::unique_ptr<kube::QuotaServer> server; ///< outlives the next
    std::unique_ptr<kube::QuotaApply> apply;
    std::string text; ///< of the file
    std::optional<std::string> base; ///< of the file, before it was applied
    bool isRollBack = false;
};

namespace {
std::unique_ptr<kube::QuotaClient> serverOf(const Connection& connection)
{
    return std::make_unique<kube::QuotaClient>(connection.cluster()->server(), connection.name());
}
} // namespace

QuotaController::QuotaController(const Parts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
    , m_file(&parts.models->elastic, parts.window, parts.shared, [](const std::string& text) { return text; })
{
    connect(m_parts.page->cluster()->edit(), &QAction::triggered, this, &QuotaController::editQuotas);
    connect(m_parts.page, &ui::ElasticPage::applyRequested, this, &QuotaController::apply);
    connect(m_parts.source, &SourceController::quotaClusterChanged, this, &QuotaController::followSource);
}

QuotaController::~QuotaController() = default;

ui::ApplyDialog* QuotaController::dialog() const
{
    return m_run ? m_run->dialog.data() : nullptr;
}

void QuotaController::followSource()
{
    m_file.setConnection(m_parts.source->quotaCluster());
    m_reader.reset();
    m_rights.reset();
    const ConnectionPtr& cluster = m_file.connection();
    m_parts.page->cluster()->setCluster(cluster ? QString::fromStdString(cluster->name()) : QString());
    if (cluster)
        askForRight();
}

/// What is not allowed is not offered. Applying asks for each group: rights may differ, and be given or taken meanwhile.
void QuotaController::askForRight()
{
    m_rights = serverOf(*m_file.connection());
    m_rights->askForAnyWrite([this](const Result<kube::AccessVerdict>& verdict) {
        if (!verdict || verdict->isAllowed) // or not known
            return;
        const QString reason = QString::fromStdString(verdict->reason);
        m_parts.page->cluster()->setRefusal(
            reason.isEmpty() ? tr("You may not change the elastic quotas of the cluster")
                             : tr("You may not change the elastic quotas of the cluster: %1").arg(reason));
    });
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
    m_file.save(
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

/// Of the file that is applied.
void QuotaController::setBase(const std::optional<std::string>& base)
{
    if (base)
        m_file.setBase({m_run->connection->profile().reach, *base});
}

void QuotaController::apply()
{
    const auto text = m_parts.models->elastic.text();
    if (!m_file.connection() || !text)
        return;
    m_run = std::make_unique<Run>();
    m_run->connection = m_file.connection();
    m_run->text = *text;
    using enum kube::ApplyStep;
    ui::ApplyTexts texts{tr("Group"),
                         tr("Nothing changes in meaning."),
                         tr("The cluster accepts the changes. Nothing has been written yet."),
                         tr("Apply the groups as they were before"),
                         {{Validate, tr("Validate here")},
                          {Read, tr("Read the cluster's elastic quotas")},
                          {Plan, tr("Compare, and find the order")},
                          {Right, tr("Ask for the rights to write")},
                          {DryRun, tr("Dry run on the API server")},
                          {Write, tr("Write one group after the other")}}};
    m_run->dialog = new ui::ApplyDialog(std::move(texts), m_parts.window);
    auto* dialog = m_run->dialog.data();
    dialog->begin(tr("The groups of %1 become those of %2.")
                      .arg(QFileInfo(m_parts.models->elastic.path()).fileName(),
                           QString::fromStdString(m_run->connection->name())));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setConfirmation(m_parts.shared->connections.nameToConfirm(m_run->connection->profile()));
    connect(dialog, &ui::ApplyDialog::applyRequested, this, [this] { m_run->apply->proceed(); });
    connect(dialog, &ui::ApplyDialog::mergeRequested, this, &QuotaController::merge);
    connect(dialog, &ui::ApplyDialog::rollBackRequested, this, &QuotaController::rollBack);
    connect(dialog, &ui::ApplyDialog::deletionChosen, this, [this](bool isOn) {
        kube::QuotaWish wish = m_run->apply->wish();
        wish.deletesMissing = isOn;
        start(std::move(wish));
    });
    connect(dialog, &QDialog::finished, this, [this] { m_run.reset(); });
    dialog->open();
    m_file.whenKnown(dialog, [this] { begin(); });
}

void QuotaController::begin()
{
    if (const auto copy = m_file.base(*m_run->connection))
        m_run->base = copy->text;
    start({m_run->text, m_run->base, false});
}

void QuotaController::start(kube::QuotaWish wish)
{
    m_run->apply.reset();
    m_run->server = serverOf(*m_run->connection);
    m_run->apply = std::make_unique<kube::QuotaApply>(
        *m_run->server, std::move(wish),
        kube::ApplyListener{[this](kube::ApplyStep step, kube::ApplyState state, const Message& detail) {
                                takeStep(step, state, detail);
                            },
                            [this] { m_run->dialog->setReady(); },
                            [this](kube::ApplyOutcome outcome) { finish(outcome); },
                            [this](std::size_t object) {
                                const auto progress = progressOf(m_run->apply->plan().steps[object]);
                                m_run->dialog->setProgress(static_cast<int>(object), progress.text,
                                                           progress.detail, progress.state);
                            }});
    m_run->apply->start();
}

void QuotaController::takeStep(kube::ApplyStep step, kube::ApplyState state, const Message& detail)
{
    QString text = models::messageText(detail);
    const auto& error = m_run->apply->error();
    if (state == kube::ApplyState::Failed && error && !error->where.empty()) // a group, or the endpoint
        text = tr("%1: %2").arg(QString::fromStdString(error->where), text);
    m_run->dialog->setStep(step, state, text);
    if (step == kube::ApplyStep::Plan && state != kube::ApplyState::Running)
        showPlan();
}

void QuotaController::showPlan()
{
    const kube::QuotaPlan& plan = m_run->apply->plan();
    std::vector<ui::ApplyChange> rows;
    for (const kube::QuotaStep& step : plan.steps)
        rows.push_back(rowOf(step));
    for (const kube::QuotaConflict& conflict : plan.conflicts)
        rows.push_back({QString::fromStdString(conflict.name), models::messageText(conflict.reason),
                        models::RowState::Warning});
    for (const elastic::QuotaFinding& finding : plan.findings) {
        if (finding.severity == config::Severity::Error)
            rows.push_back({QString::fromStdString(finding.group),
                            tr("%1 [%2]").arg(models::messageText(finding.message),
                                              QString::fromUtf8(finding.rule.data(),
                                                                static_cast<qsizetype>(finding.rule.size()))),
                            models::RowState::Critical});
    }
    if (!m_run->apply->wish().base && !plan.steps.empty())
        rows.push_back(unknownBaseRow());
    m_run->dialog->setChanges(rows);
    if (!plan.missing.empty() && !m_run->isRollBack)
        m_run->dialog->offerDeletion(tr("&Delete the %n groups of the cluster that the file does not have",
                                        nullptr, static_cast<int>(plan.missing.size())),
                                     m_run->apply->wish().deletesMissing);
}

void QuotaController::finish(kube::ApplyOutcome outcome)
{
    auto& dialog = *m_run->dialog;
    const kube::QuotaApply& apply = *m_run->apply;
    const auto applied = static_cast<int>(apply.appliedCount());
    switch (outcome) {
    case kube::ApplyOutcome::Active:
    case kube::ApplyOutcome::Applied:
        dialog.setEnd(tr("The cluster has stored %n groups.", nullptr, applied), models::RowState::Normal);
        break;
    case kube::ApplyOutcome::Unchanged:
        dialog.setEnd(tr("The cluster has these groups already."), models::RowState::Normal);
        break;
    case kube::ApplyOutcome::Partial:
        dialog.setEnd(m_run->isRollBack ? tr(
                          "The list shows which of the %n groups are as before, and why the others are not.",
                          nullptr, static_cast<int>(apply.plan().steps.size()))
                                        : tr("The list shows which of the %n groups the cluster has stored. "
                                             "Apply again, or roll back.",
                                             nullptr, static_cast<int>(apply.plan().steps.size())),
                      models::RowState::Critical);
        break;
    case kube::ApplyOutcome::Conflict:
        dialog.setEnd(m_run->isRollBack
                          ? tr("Another user has changed the same groups after you. Nothing was rolled back: "
                               "edit a new copy "
                               "of the cluster's elastic quotas.")
                          : tr("Another user has changed the same groups since this file was made. Nothing "
                               "was written. Merge "
                               "their changes into the file, look at the result, and apply it again."),
                      models::RowState::Warning);
        break;
    case kube::ApplyOutcome::Unknown:
        dialog.setEnd(tr("Whether the cluster has stored the change is unknown: the connection broke before "
                         "its answer. Read the cluster again before you apply once more."),
                      models::RowState::Critical);
        if (!m_run->isRollBack)
            dialog.offerRollBack();
        break;
    case kube::ApplyOutcome::Unconfirmed:
    case kube::ApplyOutcome::Inactive:
    case kube::ApplyOutcome::Rejected:
    case kube::ApplyOutcome::Refused:
    case kube::ApplyOutcome::Failed:
        dialog.setEnd(tr("Nothing was written."), models::RowState::Critical);
        break;
    }
    if (apply.isConflict() && !m_run->isRollBack)
        dialog.offerMerge();
    if (m_run->isRollBack)
        setBase(m_run->base); // what the file says is an edit again
    else if (applied > 0 || outcome == kube::ApplyOutcome::Unchanged)
        setBase(apply.nextBase());
    if (applied > 0 && !m_run->isRollBack)
        dialog.offerRollBack();
}

/// Their changes come into the open file.
void QuotaController::merge()
{
    const std::string base = m_run->apply->baseText();
    ClusterCopy theirs{m_run->connection->profile().reach, m_run->apply->theirText()};
    m_run->dialog->close();
    m_file.merge(base, std::move(theirs));
}

void QuotaController::rollBack()
{
    kube::QuotaWish wish = m_run->apply->rollBack();
    m_run->isRollBack = true;
    m_run->dialog->begin(tr("The groups of %1 become what they were before.")
                             .arg(QString::fromStdString(m_run->connection->name())));
    start(std::move(wish));
}
} // namespace quotadeck::app

#include "moc_quotacontroller.cpp"
