// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/qscintilla.h"
#include "ui/limits/assertioneditor.h"

#include <QWidget>

namespace quotadeck::test {
/// The text of the configuration on the limits page, which has one of assertions, too.
inline QsciScintilla* configurationText(const QWidget& page)
{
    const auto* const assertions = page.findChild<ui::AssertionEditor*>();
    for (auto* text : page.findChildren<QsciScintilla*>()) {
        if (!assertions || !assertions->isAncestorOf(text))
            return text;
    }
    return nullptr;
}
} // namespace quotadeck::test
