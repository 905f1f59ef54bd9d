// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/paneparts.h"

#include "ui/theme/metrics.h"
#include "ui/widgets/celldelegate.h"

#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

namespace quotadeck::ui {
void setUpTable(QTableView* view)
{
    view->setItemDelegate(new CellDelegate(view));
    view->verticalHeader()->hide();
    view->verticalHeader()->setDefaultSectionSize(metrics::kRowHeight);
    view->setShowGrid(false);
    view->setAlternatingRowColors(true);
    view->setFrameShape(QFrame::NoFrame);
    view->setWordWrap(false);
    view->setTextElideMode(Qt::ElideMiddle); // of names and paths; the delegate cuts sentences at their end
    view->horizontalHeader()->setHighlightSections(false);
    view->horizontalHeader()->setStretchLastSection(true);
    view->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

QWidget* titled(QWidget* title, QWidget* content)
{
    auto* pane = new QWidget;
    auto* layout = new QVBoxLayout(pane);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(title);
    layout->addWidget(content, 1);
    return pane;
}

QLabel* heading(const QString& text)
{
    auto* label = new QLabel(text);
    QFont font = label->font();
    font.setBold(true);
    label->setFont(font);
    label->setContentsMargins(metrics::kSmall, metrics::kTiny, metrics::kSmall, metrics::kTiny);
    label->setMinimumHeight(metrics::kHitTarget);
    return label;
}

QToolButton* flatButton(const QString& text)
{
    auto* button = new QToolButton;
    button->setText(text);
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    return button;
}
} // namespace quotadeck::ui
