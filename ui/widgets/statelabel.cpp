// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/statelabel.h"

#include "ui/theme/colors.h"

#include <QEvent>

namespace quotadeck::ui {
void StateLabel::setState(models::RowState state)
{
    m_state = state;
    applyColour();
}

void StateLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        applyColour();
}

void StateLabel::applyColour()
{
    if (m_state == models::RowState::Normal) {
        if (testAttribute(Qt::WA_SetPalette)) // else every change of the palette would be another one
            setPalette({});
        return;
    }
    const QColor colour = stateColor(palette(), m_state);
    if (palette().color(QPalette::WindowText) == colour) // as above
        return;
    QPalette tinted;
    for (const auto role : {QPalette::WindowText, QPalette::Text}) // on a window, and on the base of a page
        tinted.setColor(role, colour);
    setPalette(tinted);
}
} // namespace quotadeck::ui
