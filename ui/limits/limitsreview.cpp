// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/limitsreview.h"

#include "models/insight/insightsource.h"
#include "ui/limits/impactpanel.h"
#include "ui/theme/icons.h"

#include <QFileInfo>

#include <algorithm>

namespace quotadeck::ui {
LimitsReview::LimitsReview(const models::ConfigSession* session, models::InsightSource* insight,
                           QObject* parent)
    : ReviewDetails(parent)
    , m_session(session)
    , m_insight(insight)
{
}

Verdict LimitsReview::verdict(const models::Revision& written) const
{
    const auto& findings = written.verdict.findings;
    if (!written.verdict.accepted)
        return {stateIcon(models::RowState::Critical), tr("The scheduler would reject this.")};
    const auto warnings = static_cast<int>(
        std::ranges::count(findings, config::Severity::Warning, &config::Finding::severity));
    if (warnings == 0)
        return {okIcon(), tr("The scheduler would accept this.")};
    return {stateIcon(models::RowState::Warning),
            tr("The scheduler would accept this, with %n warning(s).", nullptr, warnings)};
}

std::optional<ReviewDetails::Danger> LimitsReview::danger(const models::Revision& written,
                                                          const models::TextDifference& difference) const
{
    const auto& changes = difference.changes;
    const auto count = !changes ? 0
                                : static_cast<int>(std::ranges::count(*changes, config::Direction::Dangerous,
                                                                      &config::Change::direction));
    const QString file = QFileInfo(m_session->path()).fileName();
    if (!written.verdict.accepted) // only an earlier content of the file can be that
        return Danger{tr("The scheduler would reject this text."), file};
    // Where the saved text cannot be read it is not known what goes.
    if (static_cast<const models::ConfigRevision&>(written).partitions.empty() && (count > 0 || !changes))
        return Danger{tr("This removes everything: all queues drain and all applications fail."), file};
    if (count == 0)
        return std::nullopt;
    if (count > 1)
        return Danger{
            tr("This removes %n queue(s) or partition(s) in which applications may run.", nullptr, count),
            file};
    const config::Change& first = changes->front();
    const bool isGone = first.kind == config::ChangeKind::Removed; // else it has another path now
    const QString queue = QString::fromStdString(isGone ? first.path : first.oldText.value_or(first.path));
    const QString partition = QString::fromStdString(first.partition);
    if (queue.isEmpty())
        return Danger{
            tr("This removes partition %1: its queues drain and all its applications fail.").arg(partition),
            typeable(partition, file)};
    return Danger{tr("This removes queue %1, in which applications may run: it drains.").arg(queue),
                  typeable(queue, file)};
}

QWidget* LimitsReview::createTab()
{
    if (!m_insight)
        return nullptr;
    m_impact = new ImpactPanel(m_insight);
    connect(m_impact, &ImpactPanel::titleChanged, this, &ReviewDetails::tabChanged);
    connect(m_impact, &ImpactPanel::busyChanged, this, &ReviewDetails::tabChanged);
    m_impact->setWatched(true);
    return m_impact;
}

QString LimitsReview::tabTitle() const
{
    return m_impact->title();
}

std::optional<ReviewDetails::Note> LimitsReview::tabNote() const
{
    const auto over = m_impact->countOver();
    if (!over)
        return Note{models::RowState::Notice,
                    m_impact->isBusy() ? tr("Calculating the impact…") : tr("Impact unknown: see Impact")};
    if (*over == 0)
        return std::nullopt;
    return Note{
        models::RowState::Warning,
        tr("Current usage exceeds %n limit(s): running pods stay, new requests wait.", nullptr, *over)};
}
} // namespace quotadeck::ui

#include "moc_limitsreview.cpp"
