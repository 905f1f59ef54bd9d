// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/overview/overviewpane.h"

#include "models/table/livetreemodel.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/panewidgets.h"
#include "ui/widgets/usagebar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <utility>

namespace quotadeck::ui {
OverviewPane::OverviewPane(models::LiveTreeModel* model, QList<ColumnDefault> columns, Texts texts,
                           QWidget* parent)
    : QFrame(parent)
    , m_texts(std::move(texts))
    , m_title(paneHeading(m_texts.title, this))
    , m_note(new QLabel(this))
    , m_heading(new QHBoxLayout)
    , m_table(new TreeTable(model, std::move(columns), this))
    , m_nothing(new QLabel(this))
    , m_stack(new QStackedLayout)
{
    setFrameShape(QFrame::StyledPanel);
    m_table->setAccessibleName(m_texts.title);
    m_table->setRootIsDecorated(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setItemDelegate(new UsageBarDelegate(m_table));
    m_note->setForegroundRole(QPalette::PlaceholderText);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setWordWrap(true);
    m_nothing->setMargin(metrics::kMedium);
    m_nothing->setForegroundRole(QPalette::PlaceholderText);

    m_heading->setContentsMargins(0, 0, metrics::kMedium, 0);
    m_heading->addWidget(m_title);
    m_heading->addStretch(1);
    m_heading->addWidget(m_note);
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_nothing);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(m_heading);
    column->addLayout(m_stack, 1);
}

void OverviewPane::setKnown(bool isKnown)
{
    m_nothing->setText(isKnown ? m_texts.none : m_texts.unknown);
    const bool hasRows = m_table->model()->rowCount() > 0;
    m_stack->setCurrentWidget(hasRows ? static_cast<QWidget*>(m_table) : m_nothing);
}

void OverviewPane::setNote(const QString& note)
{
    m_note->setText(note);
}

void OverviewPane::addTool(QWidget* tool)
{
    m_heading->addWidget(tool);
}
} // namespace quotadeck::ui

#include "moc_overviewpane.cpp"
