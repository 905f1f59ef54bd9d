// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/mergeflow.h"

#include "ui/editing/mergedialog.h"

#include <QAction>

namespace quotadeck::ui {
MergeFlow::MergeFlow(models::FileSession* session, QWidget* page)
    : QObject(page)
    , m_session(session)
    , m_page(page)
    , m_merge(new QAction(tr("Merge"), this))
{
    m_merge->setToolTip(tr("Merge the changes on disk into the current text"));
    connect(m_merge, &QAction::triggered, this, [this] {
        Q_EMIT aboutToMerge();
        m_session->mergeFromDisk();
    });
    connect(m_session, &models::FileSession::mergeConflicts, this, &MergeFlow::ask);
}

void MergeFlow::ask(const models::OtherEdits& others, const std::vector<config::MergeConflict>& conflicts)
{
    auto* dialog = new MergeDialog(conflicts, *m_session, others.origin, m_page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, others] {
        if (others.origin == models::OtherEdits::Origin::Disk)
            m_session->mergeFromDisk(dialog->settled()); // with what is there by then
        else
            m_session->merge(others, dialog->settled());
    });
    dialog->open();
}
} // namespace quotadeck::ui
