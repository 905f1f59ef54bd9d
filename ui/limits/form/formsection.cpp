// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/form/formsection.h"

#include "ui/limits/paneparts.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/elidedlabel.h"

#include <QAction>
#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace quotadeck::ui {
FormSection::FormSection(const QString& title, QWidget* parent)
    : QWidget(parent)
    , m_heading(new QToolButton)
    , m_summary(new ElidedLabel)
    , m_row(new QHBoxLayout)
{
    m_heading->setAutoRaise(true);
    m_heading->setArrowType(Qt::DownArrow);
    m_heading->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_heading->setMinimumHeight(metrics::kHitTarget);
    QFont font = m_heading->font();
    font.setBold(true);
    m_heading->setFont(font);
    m_heading->setToolTip(tr("Collapse or expand this section"));
    setTitle(title);
    connect(m_heading, &QToolButton::clicked, this, [this] { setFolded(!m_isFolded); });
    m_row->setContentsMargins(metrics::kTiny, metrics::kTiny, metrics::kSmall, 0);
    m_row->setSpacing(metrics::kTiny);
    m_row->addWidget(m_heading);
    m_row->addWidget(m_summary, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, metrics::kTiny);
    layout->setSpacing(0);
    layout->addLayout(m_row);
}

void FormSection::setTitle(const QString& title)
{
    m_heading->setText(title);
    m_heading->setAccessibleName(title);
}

void FormSection::setSummary(const QString& summary)
{
    m_summary->setText(summary);
}

void FormSection::setFolded(bool isFolded)
{
    m_isFolded = isFolded;
    m_heading->setArrowType(isFolded ? Qt::RightArrow : Qt::DownArrow);
    m_heading->setAccessibleDescription(isFolded ? tr("collapsed") : tr("expanded"));
    if (m_content)
        m_content->setVisible(!isFolded);
}

void FormSection::setContent(QWidget* content)
{
    m_content = content;
    layout()->addWidget(content);
    content->setVisible(!m_isFolded);
}

QToolButton* FormSection::addButton(QAction* action)
{
    auto* button = flatButton({});
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_row->addWidget(button);
    return button;
}

QToolButton* FormSection::addMenuButton(const QString& text, const QString& explanation, QMenu* menu)
{
    auto* action = new QAction(text, this);
    action->setMenu(menu);
    action->setToolTip(explanation);
    auto* button = addButton(action);
    button->setPopupMode(QToolButton::InstantPopup);
    return button;
}

QAction* FormSection::addSectionAction(const QString& text, const QKeySequence& keys,
                                       const QString& explanation)
{
    auto* action = new QAction(text, this);
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    action->setToolTip(keys.isEmpty()
                           ? explanation
                           : tr("%1 (%2)").arg(explanation, keys.toString(QKeySequence::NativeText)));
    addAction(action);
    return action;
}
} // namespace quotadeck::ui
