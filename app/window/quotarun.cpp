// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/quotarun.h"

#include "app/kube/quotaclient.h"
#include "app/window/applyrows.h"
#include "models/common/messagetext.h"
#include "models/elastic/elasticsession.h"
#include "ui/document/applydialog.h"

#include <utility>
#include <vector>

namespace quotadeck::app {
using kube::ApplyOutcome;

ui::ApplyTexts QuotaRun::texts()
{
    using enum kube::ApplyStep;
    return {tr("Group"),
            tr("Nothing changes in meaning."),
            tr("The cluster accepts the changes. Nothing has been written yet."),
            tr("Apply the groups as they were before"),
            {{Validate, tr("Validate here")},
             {Read, tr("Read the cluster's elastic quotas")},
             {Plan, tr("Compare, and find the order")},
             {Right, tr("Ask for the rights to write")},
             {DryRun, tr("Dry run on the API server")},
             {Write, tr("Write one group after the other")}}};
}

QuotaRun::QuotaRun(const Parts& parts, const models::ElasticSession& session, QObject* parent)
    : ApplyRun(parts, texts(), parent)
    , m_text(*session.text())
{
    connect(dialog(), &ui::ApplyDialog::deletionChosen, this, [this](bool isOn) {
        kube::QuotaWish wish = m_apply->wish();
        wish.deletesMissing = isOn;
        start(std::move(wish));
    });
}

QuotaRun::~QuotaRun() = default;

void QuotaRun::begin()
{
    if (const auto known = base())
        m_base = known->text;
    start({m_text, m_base, false});
}

void QuotaRun::start(kube::QuotaWish wish)
{
    m_apply.reset();
    m_server = std::make_unique<kube::QuotaClient>(connection().cluster()->server(), connection().name());
    kube::ApplyListener listens = listener();
    listens.objectReported = [this](std::size_t object) {
        const auto progress = progressOf(m_apply->plan().steps[object]);
        dialog()->setProgress(static_cast<int>(object), progress.text, progress.detail, progress.state);
    };
    m_apply = std::make_unique<kube::QuotaApply>(*m_server, std::move(wish), std::move(listens));
    m_apply->start();
}

void QuotaRun::proceed()
{
    m_apply->proceed();
}

void QuotaRun::takeStep(kube::ApplyStep step, kube::ApplyState state, const Message& detail)
{
    QString text = models::messageText(detail);
    const auto& error = m_apply->error();
    if (state == kube::ApplyState::Failed && error && !error->where.empty()) // a group, or the endpoint
        text = tr("%1: %2").arg(QString::fromStdString(error->where), text);
    dialog()->setStep(step, state, text);
    if (step == kube::ApplyStep::Plan && state != kube::ApplyState::Running)
        showPlan();
}

void QuotaRun::showPlan()
{
    const kube::QuotaPlan& plan = m_apply->plan();
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
    if (!m_apply->wish().base && !plan.steps.empty())
        rows.push_back(unknownBaseRow());
    dialog()->setChanges(rows);
    if (plan.missing.empty() || isRollBack())
        return;
    dialog()->offerDeletion(tr("&Delete the %n groups of the cluster that the file does not have", nullptr,
                               static_cast<int>(plan.missing.size())),
                            m_apply->wish().deletesMissing);
}

ApplyRun::End QuotaRun::endOf(ApplyOutcome outcome) const
{
    using models::RowState;
    switch (outcome) {
    case ApplyOutcome::Active:
    case ApplyOutcome::Applied:
        return {tr("The cluster has stored %n groups.", nullptr, static_cast<int>(m_apply->appliedCount())),
                RowState::Normal};
    case ApplyOutcome::Unchanged:
        return {tr("The cluster has these groups already."), RowState::Normal};
    case ApplyOutcome::Partial: {
        const auto all = static_cast<int>(m_apply->plan().steps.size());
        return {isRollBack()
                    ? tr("The list shows which of the %n groups are as before, and why the others are not.",
                         nullptr, all)
                    : tr("The list shows which of the %n groups the cluster has stored. Apply again, or roll "
                         "back.",
                         nullptr, all)};
    }
    case ApplyOutcome::Conflict:
        return {
            isRollBack()
                ? tr(
                    "Another user has changed the same groups after you. Nothing was rolled back: edit a new "
                    "copy of the cluster's elastic quotas.")
                : tr(
                    "Another user has changed the same groups since this file was made. Nothing was written. "
                    "Merge their changes into the file, look at the result, and apply it again."),
            RowState::Warning};
    case ApplyOutcome::Unknown:
    case ApplyOutcome::Unconfirmed:
    case ApplyOutcome::Inactive:
    case ApplyOutcome::Rejected:
    case ApplyOutcome::Refused:
    case ApplyOutcome::Failed:
        break;
    }
    return ApplyRun::endOf(outcome);
}

void QuotaRun::settle(ApplyOutcome outcome)
{
    if (isRollBack()) {
        if (m_base && m_applied) // what the file says of these groups is an edit again
            setBase(ClusterCopy{connection().profile().reach,
                                kube::withQuotasOf(*m_applied, *m_base, m_apply->appliedNames())});
        return;
    }
    const bool isApplied = m_apply->appliedCount() > 0;
    if (m_apply->isConflict())
        dialog()->offerMerge();
    if (isApplied || outcome == ApplyOutcome::Unchanged)
        m_applied = m_apply->nextBase();
    if (m_applied)
        setBase(ClusterCopy{connection().profile().reach, *m_applied});
    if (isApplied || outcome == ApplyOutcome::Unknown)
        dialog()->offerRollBack();
}

void QuotaRun::merge()
{
    closeAndMerge(m_apply->baseText(), {connection().profile().reach, m_apply->theirText()});
}

void QuotaRun::beginRollBack()
{
    kube::QuotaWish wish = m_apply->rollBack();
    dialog()->begin(tr("The groups of %1 become what they were before.")
                        .arg(QString::fromStdString(connection().name())));
    start(std::move(wish));
}
} // namespace quotadeck::app

#include "moc_quotarun.cpp"
