// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/panewidgets.h"

#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/celldelegate.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWidget>

namespace quotadeck::ui {
void setUpTable(QTableView* view)
{
    view->setItemDelegate(new CellDelegate(view));
    view->verticalHeader()->hide();
    setScaledSections(view->verticalHeader(), metrics::kRowHeight);
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
    setScaledMinimumHeight(label, metrics::kHitTarget);
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

QLabel* paneHeading(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    QFont font = label->font();
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    setScaledMinimumHeight(label, metrics::kHitTarget);
    label->setContentsMargins(metrics::kMedium, 0, metrics::kMedium, 0);
    return label;
}

void keepSizeWhenHidden(QWidget* widget)
{
    QSizePolicy policy = widget->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    widget->setSizePolicy(policy);
}

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

ColumnArea::ColumnArea(QWidget* parent) : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
}

void ColumnArea::setSections(const QList<QWidget*>& sections)
{
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    for (QWidget* section : sections)
        layout->addWidget(section);
    layout->addStretch(1);
    setWidget(content);
}

bool ColumnArea::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest) // of the content, which may be wider now
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

QSize ColumnArea::minimumSizeHint() const
{
    const int content = widget() ? widget()->minimumSizeHint().width() : 0;
    return {content + verticalScrollBar()->sizeHint().width(), QScrollArea::minimumSizeHint().height()};
}
} // namespace quotadeck::ui
