// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/centralarea.h"

#include "ui/pages/page.h"
#include "ui/pages/startpage.h"
#include "ui/widgets/columnfitter.h"
#include "ui/widgets/treetable.h"
#include "ui/window/momentbar.h"
#include "ui/window/navigationrail.h"
#include "ui/window/simulationbar.h"

#include <QHBoxLayout>
#include <QSplitter>

namespace quotadeck::ui {
PageStack::PageStack(QWidget* parent) : QStackedWidget(parent)
{
    connect(this, &QStackedWidget::currentChanged, this, &QWidget::updateGeometry);
}

QSize PageStack::sizeHint() const
{
    return currentWidget() ? currentWidget()->sizeHint() : QStackedWidget::sizeHint();
}

QSize PageStack::minimumSizeHint() const
{
    return currentWidget() ? currentWidget()->minimumSizeHint() : QStackedWidget::minimumSizeHint();
}

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
        for (auto* fitter : page->findChildren<ColumnFitter*>())
            fitter->forgetChosen();
    }
}

CentralArea::CentralArea(QWidget* parent)
    : QWidget(parent)
    , m_rail(new NavigationRail(this))
    , m_momentBar(new MomentBar(this))
    , m_simulationBar(new SimulationBar(this))
    , m_stack(new PageStack(this))
    , m_start(new StartPage(m_stack))
    , m_column(new QVBoxLayout)
{
    m_momentBar->hide();
    m_simulationBar->hide();
    m_stack->addWidget(m_start);
    m_rail->setCurrent(-1);

    m_column->setSpacing(0);
    m_column->addWidget(m_momentBar);
    m_column->addWidget(m_simulationBar);
    m_column->addWidget(m_stack, 1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_rail);
    row->addLayout(m_column, 1);
    connect(m_rail, &NavigationRail::chosen, this, &CentralArea::chosen);
}

void CentralArea::addPage(Page* page, const QString& keys)
{
    m_stack->addWidget(page);
    m_rail->addEntry(page->railIcon(), page->title(), keys);
}

void CentralArea::addPanel(QWidget* panel)
{
    m_panels << panel;
    m_column->addWidget(panel);
}

void CentralArea::show(QWidget* shown, int index)
{
    m_rail->setCurrent(index);
    m_stack->setCurrentWidget(shown);
}

int CentralArea::current() const
{
    return m_rail->current();
}

QWidget* CentralArea::shown() const
{
    return m_stack->currentWidget();
}
} // namespace quotadeck::ui

#include "moc_centralarea.cpp"
