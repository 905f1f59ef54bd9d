// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/editmenu.h"

#include "ui/pages/page.h"
#include "ui/theme/icons.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>

namespace quotadeck::ui {
namespace {
/// Fields undo their own text; all else that is undone is the page's.
QLineEdit* fieldIn(QWidget* widget)
{
    return qobject_cast<QLineEdit*>(widget);
}

/// Widgets whose rows or text can be copied with the usual keys.
bool canCopy(const QWidget* widget)
{
    if (const auto* view = qobject_cast<const QAbstractItemView*>(widget))
        return view->selectionModel() && view->selectionModel()->hasSelection();
    if (const auto* label = qobject_cast<const QLabel*>(widget))
        return label->hasSelectedText();
    return widget && !widget->inputMethodQuery(Qt::ImCurrentSelection).toString().isEmpty();
}

bool canSelectAll(const QWidget* widget)
{
    if (const auto* view = qobject_cast<const QAbstractItemView*>(widget))
        return view->model() && view->model()->rowCount() > 0
            && view->selectionMode() == QAbstractItemView::ExtendedSelection;
    return widget && widget->metaObject()->indexOfMethod("selectAll()") >= 0;
}
} // namespace

EditMenu::EditMenu(QWidget* window)
    : QMenu(tr("&Edit"), window)
    , m_window(window)
    , m_undo(addAction(tr("&Undo")))
    , m_redo(addAction(tr("&Redo")))
    , m_unlock(addAction(tr("Unlock &Editing")))
    , m_copy(addAction(ui::icon(Icon::Copy), tr("&Copy")))
    , m_copyLink(addAction(ui::icon(Icon::Copy), tr("Copy &Link")))
    , m_selectAll(addAction(tr("Select &All")))
    , m_find(addAction(ui::icon(Icon::Filter), tr("&Filter")))
{
    insertSeparator(m_copy);
    insertSeparator(m_find);
    m_undo->setShortcut(QKeySequence::Undo);
    m_redo->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_Z);
    m_copy->setShortcut(QKeySequence::Copy);
    m_selectAll->setShortcut(QKeySequence::SelectAll);
    // These keys are those of what has the focus: the menu only names them.
    m_unlock->setCheckable(true);
    m_unlock->setShortcut(Qt::CTRL | Qt::Key_L);
    for (QAction* action : {m_undo, m_redo, m_unlock, m_copy, m_selectAll})
        action->setShortcutContext(Qt::WidgetShortcut);
    m_copyLink->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_L);
    m_find->setShortcut(QKeySequence::Find);
    m_copyLink->setObjectName(QStringLiteral("copyLink")); // their keys can be chosen
    m_find->setObjectName(QStringLiteral("filter"));
    addSeparator();
    QAction* preferences = addAction(ui::icon(Icon::Settings), tr("&Preferences…"));
    preferences->setObjectName(QStringLiteral("preferences"));
    preferences->setMenuRole(QAction::PreferencesRole);
    preferences->setShortcut(Qt::CTRL | Qt::Key_Comma);
    connect(preferences, &QAction::triggered, this, &EditMenu::preferencesRequested);
    connect(m_undo, &QAction::triggered, this, &EditMenu::undo);
    connect(m_redo, &QAction::triggered, this, &EditMenu::redo);
    connect(m_unlock, &QAction::triggered, this, [this] { run(m_page, Page::Command::Unlock); });
    connect(m_copy, &QAction::triggered, this, &EditMenu::copy);
    connect(m_copyLink, &QAction::triggered, this, &EditMenu::copyLinkRequested);
    connect(m_selectAll, &QAction::triggered, this, &EditMenu::selectAll);
    connect(m_find, &QAction::triggered, this, [this] {
        if (m_page)
            m_page->focusFilter();
    });
    connect(this, &QMenu::aboutToShow, this, &EditMenu::refresh);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { follow(now); });
    setPage(nullptr);
}

void EditMenu::addCopies(const QList<QAction*>& actions)
{
    insertActions(m_selectAll, actions);
}

void EditMenu::setPage(Page* page)
{
    m_page = page;
    m_find->setText(page ? page->filterTitle() : tr("&Filter"));
    m_find->setEnabled(page != nullptr);
    m_copyLink->setEnabled(page != nullptr);
    refresh();
}

/// A menu bar takes the focus for its keys, and gives it back.
void EditMenu::follow(QWidget* focused)
{
    if (focused && m_window->isAncestorOf(focused) && focused->window() == m_window
        && !qobject_cast<QMenuBar*>(focused))
        m_focused = focused;
}

void EditMenu::refresh()
{
    const QLineEdit* field = fieldIn(m_focused);
    m_undo->setEnabled((field && field->isUndoAvailable()) || canRun(m_page, Page::Command::Undo));
    m_redo->setEnabled((field && field->isRedoAvailable()) || canRun(m_page, Page::Command::Redo));
    const QAction* unlock = m_page ? m_page->commandAction(Page::Command::Unlock) : nullptr;
    m_unlock->setEnabled(unlock && unlock->isEnabled());
    m_unlock->setChecked(unlock && unlock->isChecked());
    const bool isThere = m_focused && m_focused->isVisible();
    m_copy->setEnabled(isThere && canCopy(m_focused));
    m_selectAll->setEnabled(isThere && canSelectAll(m_focused));
}

void EditMenu::undo()
{
    if (QLineEdit* field = fieldIn(m_focused); field && field->isUndoAvailable())
        field->undo();
    else
        run(m_page, Page::Command::Undo);
}

void EditMenu::redo()
{
    if (QLineEdit* field = fieldIn(m_focused); field && field->isRedoAvailable())
        field->redo();
    else
        run(m_page, Page::Command::Redo);
}

/// As the keys do it, for each kind of table has its own way.
void EditMenu::copy()
{
    if (!m_focused)
        return;
    for (QAction* action : m_focused->actions()) {
        if (action->shortcut() == QKeySequence(QKeySequence::Copy) && action->isEnabled())
            return action->trigger();
    }
    QKeyEvent press(QEvent::KeyPress, Qt::Key_C, Qt::ControlModifier);
    QCoreApplication::sendEvent(m_focused, &press);
}

void EditMenu::selectAll()
{
    if (m_focused)
        QMetaObject::invokeMethod(m_focused, "selectAll");
}
} // namespace quotadeck::ui

#include "moc_editmenu.cpp"
