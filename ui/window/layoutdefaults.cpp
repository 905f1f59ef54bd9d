// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/layoutdefaults.h"

#include "ui/widgets/treetable.h"

#include <QSplitter>

namespace quotadeck::ui {
void LayoutDefaults::note(const QWidget& page)
{
    m_pages << &page;
    for (auto* splitter : page.findChildren<QSplitter*>())
        m_sizes << Sizes{splitter, splitter->saveState()};
}

void LayoutDefaults::restore() const
{
    for (const Sizes& sizes : m_sizes) {
        if (sizes.splitter)
            sizes.splitter->restoreState(sizes.state);
    }
    for (const auto& page : m_pages) {
        if (!page)
            continue;
        for (auto* table : page->findChildren<TreeTable*>())
            table->resetColumns();
    }
}
} // namespace quotadeck::ui
