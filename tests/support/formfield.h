// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QString>
#include <QWidget>

namespace quotadeck::testing {
/// The field behind the label @p text, without its mnemonic; nullptr: there is none.
template <typename Field>
Field* field(const QWidget& parent, const char* text)
{
    for (const auto* label : parent.findChildren<QLabel*>()) {
        if (QString(label->text()).remove(QLatin1Char('&')) != QLatin1String(text) || !label->buddy())
            continue;
        if (auto* own = qobject_cast<Field*>(label->buddy()))
            return own;
        return qobject_cast<Field*>(label->buddy()->focusProxy());
    }
    return nullptr;
}
} // namespace quotadeck::testing
