// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/limitsreview.h"

#include "models/insight/insightsource.h"
#include "ui/limits/impactpanel.h"
#include "ui/limits/reviewexport.h"
#include "ui/theme/icons.h"

#include <QFileInfo>

#include <algorithm>

namespace quotadeck::ui {
namespace {
constexpr std::size_t kMostListed = 5;
} // namespace

/// "root.sales (2 applications)"
QString LimitsReview::listed(const insight::DangerousRemoval& removal)
{
    const QString name = QString::fromStdString(removal.name());
    return removal.applications
        ? tr("%1 (%n application(s))", nullptr, static_cast<int>(removal.applications->left)).arg(name)
        : tr("%1 (usage unknown)").arg(name);
}

QString LimitsReview::removalText(const std::vector<insight::DangerousRemoval>& removals)
{
    const insight::DangerousRemoval& first = removals.front();
    const QString name = QString::fromStdString(first.name());
    if (removals.size() > 1) {
        QStringList names;
        for (std::size_t i = 0; i < std::min(removals.size(), kMostListed); ++i)
            names << listed(removals[i]);
        if (removals.size() > kMostListed)
            names << tr("and %n more", nullptr, static_cast<int>(removals.size() - kMostListed));
        if (std::ranges::any_of(removals, &insight::DangerousRemoval::becomesParent))
            return tr("This removes %n queue(s) or partition(s), or makes parents of queues, although "
                      "applications may run in them: %1.",
                      nullptr, static_cast<int>(removals.size()))
                .arg(names.join(QStringLiteral(", ")));
        return tr("This removes %n queue(s) or partition(s) in which applications may run: %1.", nullptr,
                  static_cast<int>(removals.size()))
            .arg(names.join(QStringLiteral(", ")));
    }
    if (first.queue.isEmpty())
        return tr("This removes partition %1: its queues drain and all its applications fail.").arg(name);
    if (first.becomesParent && first.applications)
        return tr("This makes queue %1 a parent: %n application(s) in it are no longer scheduled.", nullptr,
                  static_cast<int>(first.applications->left))
            .arg(name);
    if (first.becomesParent)
        return tr("This makes queue %1 a parent: applications that may run in it are no longer scheduled.")
            .arg(name);
    if (first.applications)
        return tr("This removes queue %1, in which %n application(s) are left: it drains.", nullptr,
                  static_cast<int>(first.applications->left))
            .arg(name);
    return tr("This removes queue %1, in which applications may run: it drains.").arg(name);
}

LimitsReview::LimitsReview(const models::ConfigSession* session, models::InsightSource* insight,
                           const models::AssertionSession* assertions, QObject* parent)
    : ReviewDetails(parent)
    , m_session(session)
    , m_insight(insight)
    , m_assertions(assertions)
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
    if (!changes)
        return std::nullopt;
    const auto removals
        = insight::dangerousRemovals(*changes, m_insight ? m_insight->latest().get() : nullptr);
    if (removals.empty())
        return std::nullopt;
    const QString only = QString::fromStdString(removals.front().name());
    return Danger{removalText(removals), removals.size() == 1 ? typeable(only, file) : file};
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

QList<QAction*> LimitsReview::actions()
{
    return {(new ReviewExport(m_session, m_insight, m_assertions, this))->action()};
}
} // namespace quotadeck::ui

#include "moc_limitsreview.cpp"
