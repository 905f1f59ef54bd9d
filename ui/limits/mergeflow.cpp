// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/mergeflow.h"

#include "ui/limits/mergedialog.h"

#include <QAction>

namespace quotadeck::ui {
MergeFlow::MergeFlow(models::ConfigSession* session, QWidget* page)
    : QObject(page)
    , m_session(session)
    , m_page(page)
    , m_merge(new QAction(tr("Merge"), this))
{
    m_merge->setToolTip(tr("Take what changed on disk into your edits"));
    connect(m_merge, &QAction::triggered, this, [this] {
        Q_EMIT aboutToMerge();
        m_session->mergeFromDisk();
    });
    connect(m_session, &models::ConfigSession::mergeConflicts, this, &MergeFlow::ask);
}

void MergeFlow::ask(const std::vector<config::MergeConflict>& conflicts)
{
    auto* dialog = new MergeDialog(conflicts, *m_session->revision(), m_page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { m_session->mergeFromDisk(dialog->settled()); });
    dialog->open();
}
} // namespace quotadeck::ui
