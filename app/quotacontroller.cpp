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
#include "ui/elastic/elasticpage.h"
#include "ui/window/mainwindow.h"

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
    QString path; ///< of the file that is applied
    QPointer<ui::ApplyDialog> dialog;
    std::unique_ptr<kube::QuotaServer> server; ///< outlives the next
    std::unique_ptr<kube::QuotaApply> apply;
    std::string text; ///< of the file
    std::optional<std::string> base; ///< of the file, before it was applied
    bool isRollBack = false;
};

namespace {
std::unique_ptr<kube::QuotaServer> serverOf(const Connection& connection)
{
    return std::make_unique<kube::QuotaClient>(connection.cluster()->server(), connection.name());
}
} // namespace

QuotaController::QuotaController(const Parts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
    , m_edits(&parts.models->elastic, parts.shared, [](const std::string& text) { return text; })
{
    connect(m_parts.page, &ui::ElasticPage::clusterQuotasRequested, this, &QuotaController::editQuotas);
    connect(m_parts.page, &ui::ElasticPage::applyRequested, this, &QuotaController::apply);
    connect(m_parts.source, &SourceController::quotaClusterChanged, this, &QuotaController::followSource);
    const auto& session = m_parts.models->elastic;
    connect(&session, &models::ElasticSession::opened, this,
            [this] { m_parts.shared->copies.read(m_parts.models->elastic.path()); });
    connect(&session, &models::ElasticSession::merged, this, &QuotaController::takeMerged);
}

QuotaController::~QuotaController() = default;

CloseProtocol::Document QuotaController::writing()
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

void QuotaController::followSource()
{
    m_connection = m_parts.source->quotaCluster();
    m_parts.page->setCluster(m_connection ? QString::fromStdString(m_connection->name()) : QString());
    m_edits.setConnection(m_connection);
}

void QuotaController::editQuotas()
{
    if (!m_connection)
        return;
    m_reader = serverOf(*m_connection);
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
    auto* dialog = new QFileDialog(m_parts.window, tr("Edit a Copy of the Cluster's Elastic Quotas"),
                                   QDir::homePath());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Manifests (*.yaml *.yml)"), tr("All files (*)")});
    dialog->setDefaultSuffix(QStringLiteral("yaml"));
    dialog->selectFile(copyName(m_connection.get(), QStringLiteral("quotas.yaml")));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, text = kube::quotasText(quotas->quotas)](const QString& path) { writeCopy(path, text); });
    dialog->open();
}

void QuotaController::writeCopy(const QString& path, const std::string& text)
{
    if (QFileInfo(path) == QFileInfo(m_parts.models->elastic.path())) { // no version would be kept of it
        m_parts.window->showNotice(models::RowState::Warning,
                                   tr("The cluster's elastic quotas must not replace the file that is "
                                      "edited: choose another name."));
        return;
    }
    models::writeInBackground(
        this, path, [text] { return Result<std::string>(text); },
        [this, path, text, connection = m_connection](const Result<std::size_t>& size) {
            if (!size) {
                m_parts.window->showNotice(models::RowState::Critical,
                                           tr("The elastic quotas were not written: %1: %2")
                                               .arg(QString::fromStdString(size.error().where),
                                                    models::messageText(size.error().message)));
                return;
            }
            if (connection)
                m_parts.shared->copies.set(path, {connection->profile().reach, text});
            const auto& state = m_parts.models->elasticMonitor.state();
            m_parts.documents->openElastic(path, state ? state->total : Resource(),
                                           state ? state->cluster : nullptr);
        });
}

/// Of the file that is applied.
void QuotaController::setBase(const std::optional<std::string>& base)
{
    if (base)
        m_parts.shared->copies.set(m_run->path, {m_run->connection->profile().reach, *base});
}

void QuotaController::apply()
{
    const auto text = m_parts.models->elastic.text();
    if (!m_connection || !text)
        return;
    m_run = std::make_unique<Run>();
    m_run->connection = m_connection;
    m_run->path = m_parts.models->elastic.path();
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
    dialog->begin(
        tr("The groups of %1 become those of %2.")
            .arg(QFileInfo(m_run->path).fileName(), QString::fromStdString(m_run->connection->name())));
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
    // Perhaps it is being read.
    connect(&m_parts.shared->copies, &ClusterCopies::wasRead, dialog, [this](const QString& path) {
        if (m_run && !m_run->apply && path == m_run->path)
            begin();
    });
    m_parts.shared->copies.read(m_run->path);
}

void QuotaController::begin()
{
    if (const auto copy = m_parts.shared->copies.find(m_run->path, m_run->connection->profile().reach))
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

/// Their changes come into the open file, as an edit that can be undone.
void QuotaController::merge()
{
    models::OtherEdits others{models::OtherEdits::Origin::Cluster, m_run->apply->baseText(),
                              m_run->apply->theirText()};
    m_merging = ClusterCopy{m_run->connection->profile().reach, others.text};
    m_run->dialog->close();
    m_parts.models->elastic.merge(std::move(others));
}

/// The next run starts from what the cluster had; not before, because the user may give the merge up when asked about conflicts.
void QuotaController::takeMerged(const models::OtherEdits& others)
{
    if (others.origin != models::OtherEdits::Origin::Cluster || !m_merging || m_merging->text != others.text)
        return;
    m_parts.shared->copies.set(m_parts.models->elastic.path(), *std::exchange(m_merging, std::nullopt));
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
