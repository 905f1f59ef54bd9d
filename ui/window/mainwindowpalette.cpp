// SPDX-License-Identifier: GPL-3.0-or-later
// What the command palette finds in the window.
#include "ui/pages/page.h"
#include "ui/theme/plaintext.h"
#include "ui/window/commandpalette.h"
#include "ui/window/mainwindow.h"

#include <QAction>
#include <QMenu>
#include <QPointer>

#include <utility>

namespace quotadeck::ui {
namespace {
/// The page that @p object is part of; nullptr for what belongs to the window.
const Page* pageOf(const QObject* object)
{
    for (; object; object = object->parent()) {
        if (const auto* page = qobject_cast<const Page*>(object))
            return page;
    }
    return nullptr;
}
} // namespace

void MainWindow::showPalette()
{
    QList<PaletteEntry> entries;
    for (Page* page : std::as_const(m_pages))
        entries << PaletteEntry{
            page->title(), tr("Page"), {}, icon(page->railIcon()), [this, id = page->id()] { showPage(id); }};
    addActionsTo(entries);
    addRowsTo(entries);
    auto* palette = new CommandPalette(std::move(entries), this);
    palette->setAttribute(Qt::WA_DeleteOnClose);
    palette->open();
}

void MainWindow::addActionsTo(QList<PaletteEntry>& entries)
{
    const auto isOfPage = [this](const QAction* action) { return m_pageMenu->actions().contains(action); };
    for (QAction* action : findChildren<QAction*>()) {
        const Page* owner = pageOf(action);
        if (action->isSeparator() || action->menu() || action->text().isEmpty() || !action->isEnabled()
            || !action->isVisible() || isOfPage(action) || (owner && owner->id() != currentPageId()))
            continue;
        entries << PaletteEntry{withoutMnemonic(action->text()), owner ? owner->title() : tr("Command"),
                                action->shortcut().toString(QKeySequence::NativeText), action->icon(),
                                [action = QPointer(action)] {
                                    if (action && action->isEnabled())
                                        action->trigger();
                                }};
    }
}

void MainWindow::addRowsTo(QList<PaletteEntry>& entries)
{
    const auto* partition = m_snapshot ? findPartition(*m_snapshot, m_partition.toStdString()) : nullptr;
    if (!partition)
        return;
    const auto add = [&](Subject::Kind kind, const std::string& name, const QString& title, Icon which,
                         const QString& page) {
        const QString text = QString::fromStdString(name);
        entries << PaletteEntry{text, title, {}, icon(which), [this, kind, text, page] {
                                    showPage(page);
                                    select({kind, text, {}}, nullptr);
                                }};
    };
    if (partition->queues) {
        for (const auto& queue : *partition->queues)
            add(Subject::Kind::Queue, queue.path.text(), tr("Queue"), Icon::Queues, QStringLiteral("queues"));
    }
    if (partition->users) {
        for (const auto& user : *partition->users)
            add(Subject::Kind::User, user.name.text(), tr("User"), Icon::User, QStringLiteral("people"));
    }
    if (partition->groups) {
        for (const auto& group : *partition->groups)
            add(Subject::Kind::Group, group.name.text(), tr("Group"), Icon::Group, QStringLiteral("people"));
    }
}
} // namespace quotadeck::ui
