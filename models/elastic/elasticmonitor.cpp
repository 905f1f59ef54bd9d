// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/elastic/elasticmonitor.h"

#include "core/elastic/editrules.h"

#include <algorithm>
#include <utility>

namespace quotadeck::models {
ElasticMonitor::ElasticMonitor(QObject* parent) : QObject(parent) { }

ElasticMonitor::~ElasticMonitor() = default;

void ElasticMonitor::setSource(SourceKind kind, const QString& name)
{
    m_kind = kind;
    m_name = name;
    m_status = {};
    m_snapshot.reset();
    m_past.reset();
    m_isPast = false;
    m_totals = {};
    dropJob();
    m_state.reset();
    forgetPresent();
    Q_EMIT sourceChanged();
    Q_EMIT stateChanged();
}

/// A result that is on its way is of a moment that is not shown any more.
void ElasticMonitor::dropJob()
{
    m_job.cancel();
    m_isSolving = false;
    m_isDue = false;
}

void ElasticMonitor::forgetState()
{
    dropJob();
    if (std::exchange(m_state, nullptr))
        Q_EMIT stateChanged();
}

void ElasticMonitor::setSnapshot(const elastic::QuotaSnapshotPtr& snapshot)
{
    m_snapshot = snapshot;
    if (m_isPast)
        solvePresent();
    else
        solve();
}

void ElasticMonitor::showPast(const elastic::QuotaSnapshotPtr& quotas)
{
    if (m_kind == SourceKind::None)
        return;
    const bool isFirst = !std::exchange(m_isPast, true);
    m_past = quotas;
    dropJob();
    if (isFirst) {
        Q_EMIT statusChanged(); // of which nothing counts now
        solvePresent();
    }
    solve();
}

void ElasticMonitor::showLatest()
{
    if (!std::exchange(m_isPast, false))
        return;
    m_past.reset();
    dropJob();
    forgetPresent();
    Q_EMIT statusChanged();
    solve();
}

void ElasticMonitor::setStatus(const SourceStatus& status)
{
    m_status = status;
    Q_EMIT statusChanged();
}

void ElasticMonitor::setTotal(ResourceType type, std::optional<Quantity> amount)
{
    if (amount)
        m_totals.set(type, *amount);
    else
        m_totals.erase(type);
    solve();
    if (m_isPast)
        solvePresent();
}

void ElasticMonitor::setGroup(const QString& name)
{
    if (std::exchange(m_group, name) != name)
        Q_EMIT groupChanged(name);
}

void ElasticMonitor::setPaused(bool isPaused)
{
    m_isPaused = isPaused;
    solve();
}

void ElasticMonitor::solve()
{
    m_isDue = true;
    const elastic::QuotaSnapshotPtr& shown = m_isPast ? m_past : m_snapshot;
    const bool isHeld = m_isPaused && !m_isPast;
    if (!shown && !isHeld)
        forgetState();
    if (m_isSolving || isHeld || !shown)
        return;
    m_isSolving = true;
    m_isDue = false;
    m_job.start([snapshot = shown,
                 totals = m_totals](const std::stop_token&) { return makeClusterState(snapshot, totals); },
                [this](const ElasticStatePtr& state) {
                    m_isSolving = false;
                    m_state = state;
                    if (m_isDue)
                        solve();
                    if (m_state == state) // else it is of a moment that is not shown any more
                        Q_EMIT stateChanged();
                });
}

/// What comes while one is being solved is solved after it: else one that takes longer than the next would never be shown.
void ElasticMonitor::solvePresent()
{
    m_isPresentDue = true;
    if (!m_snapshot)
        forgetPresent();
    if (m_isSolvingPresent || !m_snapshot)
        return;
    m_isSolvingPresent = true;
    m_isPresentDue = false;
    m_presentJob.start([snapshot = m_snapshot, totals = m_totals](
                           const std::stop_token&) { return makeClusterState(snapshot, totals); },
                       [this](const ElasticStatePtr& present) {
                           m_isSolvingPresent = false;
                           takePresent(present);
                           if (m_isPresentDue)
                               solvePresent();
                       });
}

void ElasticMonitor::takePresent(const ElasticStatePtr& present)
{
    if (std::exchange(m_present, present) != present)
        Q_EMIT presentChanged();
}

/// A result that is on its way is of no interest any more.
void ElasticMonitor::forgetPresent()
{
    m_presentJob.cancel();
    m_isSolvingPresent = false;
    m_isPresentDue = false;
    takePresent(nullptr);
}

void ElasticMonitor::setCardRules(const QString& resource)
{
    if (m_kind == SourceKind::Simulator)
        Q_EMIT cardRulesRequested(resource);
}

void ElasticMonitor::change(const std::string& group, const Change& change)
{
    const auto* const manifest = m_state ? m_state->find(group) : nullptr;
    if (!manifest || m_isPast || m_kind != SourceKind::Simulator)
        return;
    elastic::QuotaEdit edit{elastic::EditKind::Update, manifest->object};
    change(edit.object.group);
    std::vector<elastic::QuotaObject> objects = m_state->cluster->objects;
    std::vector<elastic::BoundPod> pods;
    for (const elastic::PodManifest& pod : m_state->pods)
        pods.push_back(pod.binding);
    const auto findings
        = elastic::checkEdit(elastic::QuotaCatalog(std::move(objects), std::move(pods)), edit);
    const auto error = std::ranges::find(findings, config::Severity::Error, &elastic::QuotaFinding::severity);
    if (error != findings.end()) {
        Q_EMIT changeRefused({ErrorCode::InvalidArgument,
                              group,
                              {QUOTADECK_TEXT("elastic", "%1 [%2]"), error->message, error->rule}});
        return;
    }
    Q_EMIT applyRequested(QString::fromStdString(elastic::quotaManifestText(edit.object.group)),
                          QString::fromStdString(group));
}
} // namespace quotadeck::models

#include "moc_elasticmonitor.cpp"
