// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/keeproom.h"

#include <QWidget>

namespace quotadeck::ui {
void keepRoom(QWidget* widget)
{
    QSizePolicy policy = widget->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    widget->setSizePolicy(policy);
}
} // namespace quotadeck::ui
