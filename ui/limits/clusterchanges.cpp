// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/clusterchanges.h"

#include "ui/widgets/messagebar.h"

#include <QAction>
#include <QLocale>
#include <QWidget>

namespace quotadeck::ui {
namespace {
QString sentenceFor(const ClusterChange& change)
{
    const QString time = QLocale().toString(change.time.toLocalTime(), QLocale::ShortFormat);
    if (change.writer.isEmpty())
        return ClusterChanges::tr("The configuration of the cluster was changed.");
    if (!change.time.isValid())
        return ClusterChanges::tr("The configuration of the cluster was changed by %1.").arg(change.writer);
    return ClusterChanges::tr("The configuration of the cluster was changed by %1 at %2.")
        .arg(change.writer, time);
}
} // namespace

ClusterChanges::ClusterChanges(QWidget* page)
    : QObject(page)
    , m_bar(new MessageBar(page))
    , m_merge(new QAction(this))
{
    auto* compare = new QAction(tr("Show Changes"), this);
    compare->setToolTip(tr("Show how the current text differs from the configuration of the cluster"));
    connect(compare, &QAction::triggered, this, &ClusterChanges::compareRequested);
    m_merge->setToolTip(tr("Merge the changes of the cluster into the current text"));
    connect(m_merge, &QAction::triggered, this, &ClusterChanges::mergeRequested);
    m_bar->setChoices({m_merge, compare});
    setLocked(false);
}

void ClusterChanges::setLocked(bool isLocked)
{
    m_merge->setText(isLocked ? tr("Unlock and Merge Into File") : tr("Merge Into File"));
}

void ClusterChanges::show(const std::optional<ClusterChange>& change)
{
    if (m_change == change)
        return;
    m_change = change;
    m_bar->clearMessage(); // the user may have hidden an earlier one
    if (m_change)
        m_bar->showMessage(models::RowState::Warning, sentenceFor(*m_change), {});
}
} // namespace quotadeck::ui

#include "moc_clusterchanges.cpp"
