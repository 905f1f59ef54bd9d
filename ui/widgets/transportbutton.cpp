// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/transportbutton.h"

#include <QToolButton>

namespace quotadeck::ui {
QToolButton* transportButton(QWidget* parent, const QIcon& icon, const QString& text,
                             const QKeySequence& keys)
{
    auto* button = new QToolButton(parent);
    button->setIcon(icon);
    button->setAutoRaise(true);
    button->setShortcut(keys);
    button->setAccessibleName(text);
    button->setToolTip(QStringLiteral("%1 (%2)").arg(text, keys.toString(QKeySequence::NativeText)));
    return button;
}
} // namespace quotadeck::ui
