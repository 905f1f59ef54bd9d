// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/diskchanges.h"

#include "models/common/filesession.h"
#include "ui/editing/mergedialog.h"
#include "ui/theme/icons.h"
#include "ui/widgets/messagebar.h"

#include <QAction>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QWidget>

namespace quotadeck::ui {
DiskMerge::DiskMerge(models::FileSession* session, QWidget* page)
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
    connect(m_session, &models::FileSession::mergeConflicts, this, &DiskMerge::ask);
}

void DiskMerge::ask(const models::OtherEdits& others, const std::vector<config::MergeConflict>& conflicts)
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

namespace {
constexpr int kPicture = 32;
}

using models::FileSession;

DiskChanges::DiskChanges(FileSession* session, QAction* merge, QWidget* page)
    : QObject(page)
    , m_session(session)
    , m_page(page)
    , m_bar(new MessageBar(page))
{
    auto* compare = new QAction(tr("Compare"), this);
    compare->setToolTip(tr("Show how the current text differs from the file on disk"));
    connect(compare, &QAction::triggered, this, &DiskChanges::compareRequested);
    auto* keep = new QAction(tr("Keep Local Changes"), this);
    keep->setToolTip(tr("Let the next save overwrite the changes on disk"));
    connect(keep, &QAction::triggered, m_session, &FileSession::keepMine);
    m_ways = {merge, compare, keep};
    m_bar->setChoices(m_ways);
    connect(m_bar, &MessageBar::actionTriggered, this, &DiskChanges::reloadRequested);

    connect(m_session, &FileSession::changedOnDisk, this, [this] {
        if (m_question && !m_session->diskText()) // nothing to merge or to overwrite
            m_question->reject();
        show();
    });
    connect(m_session, &FileSession::revisionChanged, this, [this] {
        if (m_session->isOtherOnDisk())
            show(); // whether there are edits may be another thing now
    });
    connect(m_session, &FileSession::diskSettled, this, [this] {
        m_bar->clearMessage();
        if (m_question)
            m_question->reject();
    });
}

void DiskChanges::ask()
{
    m_bar->clearMessage(); // the user may have hidden it
    show();
    if (m_question)
        return;
    const QString name = QFileInfo(m_session->path()).fileName();
    m_question = new QMessageBox(QMessageBox::Warning, tr("Changed on disk"),
                                 tr("%1 was not saved: it was changed on disk by another program.").arg(name),
                                 QMessageBox::Cancel, m_page->window());
    m_question->setAttribute(Qt::WA_DeleteOnClose);
    m_question->setIconPixmap(stateIcon(models::RowState::Warning).pixmap(kPicture, kPicture));
    m_question->setTextFormat(Qt::PlainText); // it names a file
    m_question->setInformativeText(
        tr("Merge the changes on disk into the current text and save again, or overwrite them."));
    auto* merge = m_question->addButton(tr("Merge"), QMessageBox::AcceptRole);
    auto* compare = m_question->addButton(tr("Compare"), QMessageBox::ActionRole);
    auto* overwrite = m_question->addButton(tr("Overwrite…"), QMessageBox::DestructiveRole);
    m_question->setDefaultButton(merge);
    connect(merge, &QPushButton::clicked, m_ways.front(), &QAction::trigger);
    connect(compare, &QPushButton::clicked, this, &DiskChanges::compareRequested);
    connect(overwrite, &QPushButton::clicked, this, [this] {
        m_session->keepMine();
        Q_EMIT saveRequested(); // which is reviewed, as every save
    });
    m_question->open();
}

void DiskChanges::show()
{
    const bool isThere = m_session->diskText().has_value();
    for (auto* way : m_ways)
        way->setEnabled(isThere);
    const bool hasEdits = m_session->hasUnsavedEdits();
    const QString sentence = isThere
        ? hasEdits ? tr("%1 changed on disk. Your edits are kept.") : tr("%1 changed on disk.")
        : hasEdits ? tr("%1 can no longer be read. Your edits are kept.")
                   : tr("%1 can no longer be read. Its text is kept here.");
    m_bar->showMessage(models::RowState::Warning, sentence.arg(QFileInfo(m_session->path()).fileName()),
                       tr("Reload"));
}
} // namespace quotadeck::ui
