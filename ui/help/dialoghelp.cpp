// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/dialoghelp.h"

#include "ui/help/helpcontents.h"
#include "ui/help/helpwindow.h"

#include <QApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QKeySequenceEdit>
#include <QVariant>

namespace quotadeck::ui {
namespace {
constexpr const char* kHelpPage = "helpPage";
} // namespace

void setHelpPage(QWidget& widget, const QString& name)
{
    widget.setProperty(kHelpPage, name);
}

QString helpPage(const QWidget& widget)
{
    for (const QWidget* one = &widget; one; one = one->parentWidget()) {
        if (const QString name = one->property(kHelpPage).toString(); !name.isEmpty())
            return name;
    }
    return {};
}

void DialogHelp::install()
{
    if (!qApp->findChild<DialogHelp*>(QString(), Qt::FindDirectChildrenOnly))
        qApp->installEventFilter(new DialogHelp(qApp));
}

bool DialogHelp::eventFilter(QObject* object, QEvent* event)
{
    if (event->type() != QEvent::KeyPress
        || !static_cast<QKeyEvent*>(event)->matches(QKeySequence::HelpContents))
        return QObject::eventFilter(object, event);
    auto* widget = qobject_cast<QWidget*>(object);
    auto* dialog = widget ? qobject_cast<QDialog*>(widget->window()) : nullptr;
    // A field for keys takes this one, too.
    if (!dialog || qobject_cast<QKeySequenceEdit*>(widget))
        return QObject::eventFilter(object, event);
    auto* help = dialog->findChild<HelpWindow*>(QString(), Qt::FindDirectChildrenOnly);
    if (!help)
        help = new HelpWindow(dialog);
    help->showDocument(handbookPage(helpPage(*widget)));
    return true;
}
} // namespace quotadeck::ui

#include "moc_dialoghelp.cpp"
