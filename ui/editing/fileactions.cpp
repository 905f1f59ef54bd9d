// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/fileactions.h"

#include "models/common/filesession.h"
#include "ui/theme/icons.h"

#include <QAction>
#include <QWidget>

namespace quotadeck::ui {
QAction* newPageAction(QWidget* page, const QIcon& icon, const QString& text, const QKeySequence& keys)
{
    auto* action = new QAction(icon, text, page);
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    action->setToolTip(FileActions::tr("%1 (%2)").arg(text, keys.toString(QKeySequence::NativeText)));
    page->addAction(action);
    return action;
}

FileActions::FileActions(models::FileSession* session, QWidget* page)
    : QObject(page)
    , m_session(session)
    , m_open(newPageAction(page, icon(Icon::Open), tr("Open…"), {}))
    , m_reload(newPageAction(page, icon(Icon::Refresh), tr("Reload"), {}))
    , m_undo(newPageAction(page, {}, tr("Undo"), QKeySequence::Undo))
    , m_redo(newPageAction(page, {}, tr("Redo"), Qt::CTRL | Qt::SHIFT | Qt::Key_Z))
    , m_save(newPageAction(page, icon(Icon::Save), tr("Save…"), QKeySequence::Save))
{
    m_redo->setShortcuts({m_redo->shortcut(), Qt::CTRL | Qt::Key_Y});
    m_reload->setToolTip(tr("Read the file again and discard the edits"));
    connect(m_undo, &QAction::triggered, this, [this] {
        Q_EMIT aboutToUndo();
        m_session->undo();
    });
    connect(m_redo, &QAction::triggered, m_session, &models::FileSession::redo);
}

void FileActions::show(const OpenInput& input)
{
    const bool isOpen = m_session->text() != nullptr;
    const bool isIdle = !m_session->isBusy();
    m_save->setEnabled(m_session->isModified() || input.isEditing || input.isTyping);
    m_undo->setEnabled((m_session->canUndo() && isIdle) || input.isTyping);
    m_redo->setEnabled(m_session->canRedo() && isIdle);
    m_reload->setEnabled(isOpen && isIdle);
    if (isOpen)
        showSaveHint();
}

void FileActions::showSaveHint()
{
    const QString keys = m_save->shortcut().toString(QKeySequence::NativeText);
    const QString& path = m_session->path();
    if (m_session->writeObstacle())
        m_save->setToolTip(tr("%1 is not writable; save a copy (%2)").arg(path, keys));
    else if (!m_session->verdict().accepted)
        m_save->setToolTip(tr("The text would be rejected; fix the errors first"));
    else
        m_save->setToolTip(tr("Review the changes and write them to %1 (%2)").arg(path, keys));
}

void FileActions::disable()
{
    for (QAction* action : ofTheFile())
        action->setEnabled(false);
}
} // namespace quotadeck::ui
