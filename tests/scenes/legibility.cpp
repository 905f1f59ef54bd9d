// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/scenes/legibility.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QApplication>
#include <QLabel>
#include <QMainWindow>

namespace quotadeck::test {
namespace {
constexpr int kSlack = 1; ///< px that rounding may take

QString nameOf(const QWidget& widget, const QString& text)
{
    return QStringLiteral("%1 \"%2\"").arg(QLatin1String(widget.metaObject()->className()), text);
}

/// Whether something scrolls @p widget, so that it need not be in sight.
bool isScrolled(const QWidget& widget)
{
    for (const auto* parent = widget.parentWidget(); parent && !widget.isWindow();
         parent = parent->parentWidget()) {
        if (qobject_cast<const QAbstractScrollArea*>(parent))
            return true;
        if (parent->isWindow())
            return false;
    }
    return false;
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
    const int needs = button.fontMetrics().size(Qt::TextShowMnemonic, button.text()).width();
    return needs <= button.width() + kSlack ? QString()
                                            : QStringLiteral("%1: needs %2 px, has %3")
                                                  .arg(nameOf(button, button.text()))
                                                  .arg(needs)
                                                  .arg(button.width());
}

QString outside(const QWidget& widget)
{
    const auto* window = widget.window();
    if (&widget == window || isScrolled(widget))
        return {};
    const QRect place(widget.mapTo(window, QPoint()), widget.size());
    return window->rect().contains(place) || widget.size().isEmpty()
        ? QString()
        : nameOf(widget, widget.accessibleName()) + QStringLiteral(" is outside of its window");
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
        if (complaint.isEmpty())
            complaint = outside(*widget);
        if (!complaint.isEmpty())
            found << complaint;
    }
    return found;
}
} // namespace quotadeck::test
