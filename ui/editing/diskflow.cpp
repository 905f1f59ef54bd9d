// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/diskflow.h"

#include "models/common/filesession.h"
#include "ui/widgets/messagebar.h"

#include <QAction>
#include <QFileInfo>

namespace quotadeck::ui {
using models::FileSession;

DiskFlow::DiskFlow(FileSession* session, const QList<QAction*>& ways, QWidget* page)
    : QObject(page)
    , m_session(session)
    , m_ways(ways)
    , m_bar(new MessageBar(page))
{
    auto* compare = new QAction(tr("Compare"), this);
    compare->setToolTip(tr("Show how your text differs from the file"));
    connect(compare, &QAction::triggered, this, &DiskFlow::compareRequested);
    auto* keep = new QAction(tr("Keep Mine"), this);
    keep->setToolTip(tr("Let the next save write over what changed on disk"));
    connect(keep, &QAction::triggered, m_session, &FileSession::keepMine);
    m_ways << compare << keep;
    m_bar->setChoices(m_ways);
    connect(m_bar, &MessageBar::actionTriggered, this, &DiskFlow::reloadRequested);

    connect(m_session, &FileSession::changedOnDisk, this, &DiskFlow::show);
    connect(m_session, &FileSession::revisionChanged, this, [this] {
        if (m_session->isOtherOnDisk())
            show(); // whether there are edits may be another thing now
    });
    connect(m_session, &FileSession::diskSettled, m_bar, &MessageBar::clearMessage);
}

void DiskFlow::showAgain()
{
    m_bar->clearMessage();
    show();
}

void DiskFlow::show()
{
    const bool isThere = m_session->diskText().has_value();
    for (auto* way : m_ways)
        way->setEnabled(isThere);
    const bool hasEdits = m_session->hasUnsavedEdits();
    const QString sentence = isThere
        ? hasEdits ? tr("%1 changed on disk. Your edits are kept.") : tr("%1 changed on disk.")
        : hasEdits ? tr("%1 cannot be read any more. Your edits are kept.")
                   : tr("%1 cannot be read any more. Its text is still here.");
    m_bar->showMessage(models::RowState::Warning, sentence.arg(QFileInfo(m_session->path()).fileName()),
                       tr("Reload"));
}
} // namespace quotadeck::ui
