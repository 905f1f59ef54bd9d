// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/elastic/elasticreview.h"

#include "models/elastic/runtimechangesmodel.h"
#include "ui/elastic/sourcemessages.h"
#include "ui/theme/icons.h"
#include "ui/widgets/panewidgets.h"
#include "ui/widgets/placeholder.h"

#include <QFileInfo>
#include <QHeaderView>
#include <QTableView>

#include <algorithm>

namespace quotadeck::ui {
using models::RuntimeChangesModel;

ElasticReview::ElasticReview(const models::ElasticSession* session, QObject* parent)
    : ReviewDetails(parent)
    , m_session(session)
    , m_runtimes(new RuntimeChangesModel(models::runtimeChanges(*session->state()), this))
{
}

Verdict ElasticReview::verdict(const models::Revision& written) const
{
    const auto& findings = written.verdict.findings;
    const auto warnings = static_cast<int>(
        std::ranges::count(findings, config::Severity::Warning, &config::Finding::severity));
    Verdict verdict = manifestVerdict(static_cast<const models::ElasticState&>(written), false);
    if (warnings > 0) {
        verdict.sign = stateIcon(models::RowState::Warning);
        //: a verdict, then the number of warnings
        verdict.text = tr("%1 (%n warning(s))", nullptr, warnings).arg(verdict.text);
    }
    return verdict;
}

std::optional<ReviewDetails::Danger> ElasticReview::danger(const models::Revision& written,
                                                           const models::TextDifference& difference) const
{
    const QString file = QFileInfo(m_session->path()).fileName();
    if (!written.verdict.accepted) // only an earlier content of the file can be that
        return Danger{tr("The cluster would reject this text."), file};
    // Even if the saved text cannot be read.
    if (static_cast<const models::ElasticState&>(written).manifests().empty())
        return Danger{tr("This removes all quota groups: their pods move to the default group."), file};
    if (!difference.changes)
        return std::nullopt;
    const auto count = static_cast<int>(
        std::ranges::count(*difference.changes, config::Direction::Dangerous, &config::Change::direction));
    if (count == 0)
        return std::nullopt;
    if (count > 1)
        return Danger{tr("%n dangerous change(s), first in the list.", nullptr, count), file};
    const config::Change& first = difference.changes->front();
    const QString group = QString::fromStdString(first.path);
    if (group.isEmpty())
        return Danger{tr("The mins of the first level add up to more than the cluster total: no group is "
                         "guaranteed its full min."),
                      file};
    if (!first.isUsageKnown)
        return Danger{tr("This removes group %1, whose usage is unknown: its pods move to the default "
                         "group.")
                          .arg(group),
                      typeable(group, file)};
    return Danger{
        tr("This removes group %1 while its pods use resources: they move to the default group.").arg(group),
        typeable(group, file)};
}

QWidget* ElasticReview::createTab()
{
    if (m_runtimes->rowCount() == 0) {
        auto* nothing = new Placeholder(Icon::Elastic);
        if (models::areRuntimesKnown(*m_session->state()))
            nothing->setMessage(tr("No runtime changes"), tr("The runtime of every group stays the same."));
        else
            nothing->setMessage(tr("Runtimes are unknown"),
                                tr("Enter the cluster total on the page to calculate them."));
        return nothing;
    }
    auto* view = new QTableView;
    setUpTable(view);
    view->setModel(m_runtimes);
    view->setAccessibleName(tr("Runtime changes"));
    view->setSelectionBehavior(QAbstractItemView::SelectRows);
    view->setTabKeyNavigation(false);
    view->resizeColumnsToContents();
    return view;
}

QString ElasticReview::tabTitle() const
{
    return tr("Runtimes (%1)").arg(m_runtimes->rowCount());
}

std::optional<ReviewDetails::Note> ElasticReview::tabNote() const
{
    if (const int over = m_runtimes->countOver())
        return Note{models::RowState::Warning,
                    tr("%n groups would use more than their runtime: pods may be evicted.", nullptr, over)};
    if (!models::areRuntimesKnown(*m_session->state()))
        return Note{models::RowState::Notice,
                    tr("Effect on runtimes unknown: the cluster total is not set.")};
    return std::nullopt;
}
} // namespace quotadeck::ui

#include "moc_elasticreview.cpp"
