// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/contexthelp.h"

#include "ui/help/helpcontents.h"
#include "ui/help/helpwindow.h"
#include "ui/theme/plaintext.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QDialog>
#include <QHeaderView>
#include <QHelpEvent>
#include <QInputDialog>
#include <QKeyEvent>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QTextDocument>
#include <QVariant>
#include <QWhatsThis>

namespace quotadeck::ui {
namespace {
/// Lets a @p Filter see all events of the program, unless one does.
template <class Filter>
void installOnce()
{
    if (!qApp->findChild<Filter*>(QString(), Qt::FindDirectChildrenOnly))
        qApp->installEventFilter(new Filter(qApp));
}

QString ownHelp(const QWidget& control)
{
    return control.whatsThis().isEmpty() ? control.toolTip() : control.whatsThis();
}

QString titleHelp(const QAbstractItemModel& model, int section, Qt::Orientation orientation)
{
    const QString help = model.headerData(section, orientation, Qt::WhatsThisRole).toString();
    return help.isEmpty() ? model.headerData(section, orientation, Qt::ToolTipRole).toString() : help;
}

/// A cell whose tool tip only repeats it is explained by its column.
QString cellHelp(const QModelIndex& cell)
{
    if (!cell.isValid())
        return {};
    if (const QString help = cell.data(Qt::WhatsThisRole).toString(); !help.isEmpty())
        return help;
    const QString title = titleHelp(*cell.model(), cell.column(), Qt::Horizontal);
    const QString tip = cell.data(Qt::ToolTipRole).toString();
    if (tip.isEmpty() || tip == cell.data(Qt::DisplayRole).toString())
        return title;
    return title.isEmpty() ? tip : QStringLiteral("%1\n%2").arg(title, tip);
}

/// The view that @p widget shows the cells of; nullptr: it is no such widget.
const QAbstractItemView* viewOfCells(const QWidget& widget)
{
    const auto* view = qobject_cast<const QAbstractItemView*>(widget.parentWidget());
    return view && view->viewport() == &widget ? view : nullptr;
}

QString helpAt(const QWidget& widget, const QPoint& place)
{
    if (const auto* view = viewOfCells(widget); view && view->model()) {
        const auto* header = qobject_cast<const QHeaderView*>(view);
        const int section = header ? header->logicalIndexAt(place) : -1;
        if (header)
            return section < 0 ? QString() : titleHelp(*view->model(), section, header->orientation());
        return cellHelp(view->indexAt(place));
    }
    const auto* label = qobject_cast<const QLabel*>(&widget);
    if (label && label->buddy() && ownHelp(widget).isEmpty())
        return fieldHelp(*label->buddy());
    return ownHelp(widget);
}

/// What looks like HTML is text.
void showText(const QPoint& place, const QString& text, QWidget* control)
{
    QWhatsThis::showText(place, Qt::convertFromPlainText(visibleText(text), Qt::WhiteSpaceNormal), control);
}
} // namespace

QString fieldHelp(const QWidget& control)
{
    for (const QWidget* widget = &control; widget;
         widget = widget->isWindow() ? nullptr : widget->parentWidget()) {
        if (viewOfCells(*widget))
            continue; // the view follows, with its current cell
        const auto* view = qobject_cast<const QAbstractItemView*>(widget);
        const QString cell = view ? cellHelp(view->currentIndex()) : QString();
        if (const QString text = cell.isEmpty() ? ownHelp(*widget) : cell; !text.isEmpty())
            return text;
        if (const QWidget* proxy = widget->focusProxy(); proxy && !ownHelp(*proxy).isEmpty())
            return ownHelp(*proxy);
        if (const auto* question = qobject_cast<const QInputDialog*>(widget))
            return question->labelText();
    }
    return {};
}

void showFieldHelp(QWidget& control)
{
    const QString text = fieldHelp(control);
    if (text.isEmpty())
        QWhatsThis::enterWhatsThisMode();
    else
        showText(control.mapToGlobal(control.inputMethodQuery(Qt::ImCursorRectangle).toRect().bottomLeft()),
                 text, &control);
}

void FieldHelp::install()
{
    installOnce<FieldHelp>();
}

bool FieldHelp::eventFilter(QObject* object, QEvent* event)
{
    const bool isQuery = event->type() == QEvent::QueryWhatsThis;
    if (!isQuery && event->type() != QEvent::WhatsThis && event->type() != QEvent::KeyPress)
        return QObject::eventFilter(object, event);
    auto* widget = qobject_cast<QWidget*>(object);
    if (!widget)
        return QObject::eventFilter(object, event);
    if (event->type() == QEvent::KeyPress) {
        // A field for keys takes these, too.
        if (!static_cast<QKeyEvent*>(event)->matches(QKeySequence::WhatsThis)
            || qobject_cast<QKeySequenceEdit*>(widget))
            return QObject::eventFilter(object, event);
        showFieldHelp(*widget);
        return true;
    }
    const auto* help = static_cast<QHelpEvent*>(event);
    const QString text = helpAt(*widget, help->pos());
    if (text.isEmpty()) // Qt asks the parent widget next
        return QObject::eventFilter(object, event);
    if (!isQuery)
        showText(help->globalPos(), text, widget);
    event->accept();
    return true;
}

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
    installOnce<DialogHelp>();
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

#include "moc_contexthelp.cpp"
