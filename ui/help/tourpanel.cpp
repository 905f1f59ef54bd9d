// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/tourpanel.h"

#include "ui/theme/metrics.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

namespace quotadeck::ui {
namespace {
constexpr int kTextLines
    = 2; ///< of a step in a window of usual width: the page keeps its height from step to step
} // namespace

TourPanel::TourPanel(QWidget* parent)
    : QFrame(parent)
    , m_title(new QLabel(this))
    , m_number(new QLabel(this))
    , m_text(new QLabel(this))
    , m_back(new QPushButton(tr("Back"), this))
    , m_next(new QPushButton(this))
    , m_close(new QPushButton(tr("Close"), this))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    m_title->setFont(strong);
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_text->setMinimumHeight(kTextLines * fontMetrics().lineSpacing());
    for (QLabel* label : {m_title, m_number, m_text})
        label->setTextFormat(Qt::PlainText);
    m_back->setObjectName(QStringLiteral("tourBack"));
    m_next->setObjectName(QStringLiteral("tourNext"));
    m_close->setObjectName(QStringLiteral("tourClose"));
    for (QPushButton* button : {m_back, m_next, m_close})
        button->setAutoDefault(true); // Return presses the one that has the focus

    auto* head = new QHBoxLayout;
    head->setSpacing(metrics::kMedium);
    head->addWidget(m_title);
    head->addWidget(m_number);
    head->addStretch(1);
    auto* words = new QVBoxLayout;
    words->setSpacing(metrics::kTiny);
    words->addLayout(head);
    words->addWidget(m_text, 1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(metrics::kMedium, metrics::kSmall, metrics::kMedium, metrics::kSmall);
    row->setSpacing(metrics::kSmall);
    row->addLayout(words, 1);
    row->addWidget(m_back, 0, Qt::AlignBottom);
    row->addWidget(m_next, 0, Qt::AlignBottom);
    row->addWidget(m_close, 0, Qt::AlignBottom);

    connect(m_back, &QPushButton::clicked, this, &TourPanel::backRequested);
    connect(m_next, &QPushButton::clicked, this, &TourPanel::nextRequested);
    connect(m_close, &QPushButton::clicked, this, &TourPanel::closeRequested);
    // Not in the whole window: there the key leaves a field or a filter.
    auto* escape = new QShortcut(Qt::Key_Escape, this);
    escape->setContext(Qt::WidgetWithChildrenShortcut);
    connect(escape, &QShortcut::activated, this, &TourPanel::closeRequested);
}

void TourPanel::showStep(int number, int total, const QString& title, const QString& text)
{
    m_title->setText(title);
    m_number->setText(tr("Step %1 of %2").arg(number).arg(total));
    m_text->setText(text);
    m_back->setEnabled(number > 1);
    m_next->setText(number < total ? tr("Next") : tr("Finish"));
    // Of the panel: a screen reader says it when the focus comes in. Of the button: at each step, the focus stays there.
    setAccessibleName(
        tr("Tour, step %1 of %2: %3").arg(QString::number(number), QString::number(total), title));
    setAccessibleDescription(text);
    m_next->setAccessibleDescription(QStringLiteral("%1. %2").arg(accessibleName(), text));
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void TourPanel::takeFocus()
{
    m_next->setFocus(Qt::OtherFocusReason);
}
} // namespace quotadeck::ui

#include "moc_tourpanel.cpp"
