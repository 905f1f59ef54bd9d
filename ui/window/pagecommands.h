// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/page.h"

#include <QAction>

namespace quotadeck::ui {
/// Whether @p page, nullptr for none, can do @p command now.
[[nodiscard]] inline bool canRun(const Page* page, Page::Command command)
{
    const QAction* action = page ? page->commandAction(command) : nullptr;
    return action && action->isEnabled();
}

/// Does it, if it can be done.
inline void run(const Page* page, Page::Command command)
{
    if (canRun(page, command))
        page->commandAction(command)->trigger();
}
} // namespace quotadeck::ui
