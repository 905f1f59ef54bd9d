// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/scenes/legibility.h"

#include "models/common/roles.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QLabel>
#include <QToolButton>

namespace quotadeck::test {
namespace {
constexpr int kSlack = 1; ///< px that rounding may take

QString nameOf(const QWidget& widget, const QString& text)
{
    return QStringLiteral("%1 \"%2\"").arg(QLatin1String(widget.metaObject()->className()), text);
}

/// How much of @p widget those that it is in hide; what can be scrolled to is not hidden.
QSize hiddenPart(const QWidget& widget)
{
    QSize hidden(0, 0);
    QRect rect = widget.rect();
    const QWidget* at = &widget;
    while (const QWidget* const parent = at->isWindow() ? nullptr : at->parentWidget()) {
        rect.translate(at->pos());
        const QRect room = parent->rect();
        const auto* area = qobject_cast<const QAbstractScrollArea*>(parent->parentWidget());
        const bool isScrolled = area && area->viewport() == parent;
        const bool canGoAcross = isScrolled && area->horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff;
        const bool canGoDown = isScrolled && area->verticalScrollBarPolicy() != Qt::ScrollBarAlwaysOff;
        if (canGoAcross) {
            rect.setLeft(room.left());
            rect.setRight(room.right());
        }
        if (canGoDown) {
            rect.setTop(room.top());
            rect.setBottom(room.bottom());
        }
        const QSize seen = (rect & room).size();
        hidden += rect.size() - seen;
        rect &= room;
        at = parent;
    }
    return hidden;
}

QString cutLabel(const QLabel& label)
{
    if (label.text().isEmpty())
        return {};
    const bool wraps = label.wordWrap();
    const int needs = wraps ? label.heightForWidth(label.width()) : label.sizeHint().width();
    const int has = wraps ? label.height() : label.width();
    return needs <= has + kSlack
        ? QString()
        : QStringLiteral("%1: needs %2 px, has %3").arg(nameOf(label, label.text())).arg(needs).arg(has);
}

QString cutButton(const QAbstractButton& button)
{
    if (button.text().isEmpty())
        return {};
    const auto* tool = qobject_cast<const QToolButton*>(&button);
    if (tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly)
        return {};
    const bool isOwn = qstrcmp(button.metaObject()->className(), "QAbstractButton") == 0; // it paints itself
    int needs = button.fontMetrics().size(Qt::TextShowMnemonic, button.text()).width();
    const bool isBelow = tool && tool->toolButtonStyle() == Qt::ToolButtonTextUnderIcon;
    if (isOwn && button.sizeHint().isValid())
        needs = button.sizeHint().width();
    else if (!button.icon().isNull() && !isBelow
             && (!tool || tool->toolButtonStyle() != Qt::ToolButtonTextOnly))
        needs += button.iconSize().width();
    return needs <= button.width() + kSlack ? QString()
                                            : QStringLiteral("%1: needs %2 px, has %3")
                                                  .arg(nameOf(button, button.text()))
                                                  .arg(needs)
                                                  .arg(button.width());
}

/// Numbers say something else when a part of them is missing; those that can be seen.
QStringList cutNumbers(const QAbstractItemView& view)
{
    QStringList found;
    const QAbstractItemModel* const model = view.model();
    if (!model)
        return found;
    const int bottom = view.viewport()->height(); // indexAt() also knows rows below it
    for (QModelIndex row = view.indexAt({1, 1}); row.isValid() && view.visualRect(row).top() < bottom;) {
        for (int column = 0; column < model->columnCount(row.parent()); ++column) {
            const QModelIndex cell = row.siblingAtColumn(column);
            const QRect place = view.visualRect(cell);
            const bool hasBar = cell.data(models::UsageRole).isValid(); // which gives way to its number
            if (!cell.data(models::NumericRole).toBool() || hasBar || place.isEmpty())
                continue;
            // A list is cut between its numbers.
            if (cell.data().toString().contains(QStringLiteral(", ")))
                continue;
            const int needs = view.sizeHintForIndex(cell).width();
            if (needs > place.width() + kSlack)
                found << QStringLiteral("%1: \"%2\" needs %3 px, has %4")
                             .arg(nameOf(view, view.accessibleName()), cell.data().toString())
                             .arg(needs)
                             .arg(place.width());
        }
        const QModelIndex next = view.indexAt({1, view.visualRect(row).bottom() + 2});
        row = next.row() == row.row() && next.parent() == row.parent() ? QModelIndex() : next;
    }
    return found;
}

QString outside(const QWidget& widget)
{
    if (widget.isWindow() || widget.size().isEmpty())
        return {};
    const QSize hidden = hiddenPart(widget);
    // QSplitter mirrors its parts by one pixel too much.
    const int slack = QGuiApplication::isRightToLeft() ? kSlack : 0;
    if (hidden.width() <= slack && hidden.height() == 0)
        return {};
    return QStringLiteral("%1: of %2x%3 px %4x%5 are hidden")
        .arg(nameOf(widget, widget.accessibleName()))
        .arg(widget.width())
        .arg(widget.height())
        .arg(hidden.width())
        .arg(hidden.height());
}
} // namespace

QStringList illegibleTexts()
{
    QStringList found;
    for (const auto* widget : QApplication::allWidgets()) {
        if (!widget->isVisible())
            continue;
        QString complaint;
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            complaint = cutLabel(*label);
        else if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            complaint = cutButton(*button);
        else if (const auto* view = qobject_cast<const QAbstractItemView*>(widget))
            found << cutNumbers(*view);
        if (complaint.isEmpty())
            complaint = outside(*widget);
        if (!complaint.isEmpty())
            found << complaint;
    }
    return found;
}
} // namespace quotadeck::test
