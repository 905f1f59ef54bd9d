// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/paletteentries.h"

#include "ui/pages/page.h"
#include "ui/theme/plaintext.h"

#include <QAction>
#include <QCoreApplication>
#include <QMenu>
#include <QPointer>

namespace quotadeck::ui {
namespace {
struct EntryTexts
{
    Q_DECLARE_TR_FUNCTIONS(quotadeck::ui::PaletteEntries)
};

/// The page that contains @p object; nullptr for objects of the window.
const Page* pageOf(const QObject* object)
{
    for (; object; object = object->parent()) {
        if (const auto* page = qobject_cast<const Page*>(object))
            return page;
    }
    return nullptr;
}
} // namespace

QList<PaletteEntry> pageEntries(const QList<Page*>& pages, const ShowPage& show)
{
    QList<PaletteEntry> entries;
    for (const Page* page : pages)
        entries << PaletteEntry{
            page->title(), EntryTexts::tr("Page"), {}, icon(page->railIcon()), [show, id = page->id()] {
                show(id);
            }};
    return entries;
}

QList<PaletteEntry> commandEntries(const QWidget& window, const QMenu& pageMenu, const QString& pageId)
{
    QList<PaletteEntry> entries;
    const auto opensPage = [&pageMenu](QAction* action) { return pageMenu.actions().contains(action); };
    for (QAction* action : window.findChildren<QAction*>()) {
        const Page* owner = pageOf(action);
        if (action->isSeparator() || action->menu() || action->text().isEmpty() || !action->isEnabled()
            || !action->isVisible() || opensPage(action) || (owner && owner->id() != pageId))
            continue;
        entries << PaletteEntry{withoutMnemonic(action->text()),
                                owner ? owner->title() : EntryTexts::tr("Command"),
                                action->shortcut().toString(QKeySequence::NativeText), action->icon(),
                                [action = QPointer(action)] {
                                    if (action && action->isEnabled())
                                        action->trigger();
                                }};
    }
    return entries;
}

QList<PaletteEntry> subjectEntries(const PartitionSnapshot& partition, const ShowSubject& show)
{
    QList<PaletteEntry> entries;
    const auto add = [&](Subject::Kind kind, const std::string& name, const QString& title, Icon which,
                         const QString& page) {
        const QString text = QString::fromStdString(name);
        entries << PaletteEntry{text, title, {}, icon(which), [show, kind, text, page] {
                                    show(page, {kind, text, {}});
                                }};
    };
    if (partition.queues) {
        for (const auto& queue : *partition.queues)
            add(Subject::Kind::Queue, queue.path.text(), EntryTexts::tr("Queue"), Icon::Queues,
                QStringLiteral("queues"));
    }
    if (partition.users) {
        for (const auto& user : *partition.users)
            add(Subject::Kind::User, user.name.text(), EntryTexts::tr("User"), Icon::User,
                QStringLiteral("people"));
    }
    if (partition.groups) {
        for (const auto& group : *partition.groups)
            add(Subject::Kind::Group, group.name.text(), EntryTexts::tr("Group"), Icon::Group,
                QStringLiteral("people"));
    }
    return entries;
}
} // namespace quotadeck::ui
