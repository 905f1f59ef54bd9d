// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/raiselist.h"

#include "models/common/messagetext.h"
#include "ui/theme/colors.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace quotadeck::ui {
namespace {
QLabel* wrapped(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}
} // namespace

RaiseList::RaiseList(QWidget* parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
    , m_lead(wrapped(this))
    , m_all(new QPushButton(tr("Stage &All"), this))
    , m_reason(wrapped(this))
    , m_remedy(new QPushButton(this))
{
    m_column->setContentsMargins(metrics::kMedium, metrics::kTiny, metrics::kMedium, metrics::kSmall);
    m_column->setSpacing(metrics::kSmall);
    m_column->addWidget(m_lead);
    m_column->addWidget(m_all, 0, Qt::AlignRight);
    m_column->addWidget(m_reason);
    m_column->addWidget(m_remedy, 0, Qt::AlignLeft);
    m_column->addStretch(1);
    m_reason->setForegroundRole(QPalette::PlaceholderText);
    connect(m_all, &QPushButton::clicked, this, [this] { Q_EMIT stageRequested(m_raises); });
    connect(m_remedy, &QPushButton::clicked, this, &RaiseList::remedyRequested);
}

void RaiseList::addRow()
{
    auto* box = new QWidget(this);
    auto* layout = new QHBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics::kSmall);
    auto* text = wrapped(box);
    auto* stage = new QPushButton(tr("Stage"), box);
    stage->setObjectName(QStringLiteral("stage"));
    followTextSize(stage, [stage] {
        stage->setMaximumWidth(stage->fontMetrics().horizontalAdvance(stage->text()) + 2 * metrics::kMedium);
    });
    layout->addWidget(text, 1, Qt::AlignTop);
    layout->addWidget(stage, 0, Qt::AlignTop);
    const std::size_t number = m_rows.size();
    m_column->insertWidget(static_cast<int>(number) + 1, box); // behind the lead
    connect(stage, &QPushButton::clicked, this,
            [this, number] { Q_EMIT stageRequested({m_raises[number]}); });
    m_rows.push_back({box, text, stage});
}

void RaiseList::setRaises(const std::vector<insight::QuotaRaise>& raises, const Obstacle& obstacle,
                          bool isAllowed)
{
    const QString& reason = obstacle.reason;
    m_raises = raises;
    while (m_rows.size() < raises.size())
        addRow();
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const Row& row = m_rows[i];
        row.box->setVisible(i < raises.size());
        if (i >= raises.size())
            continue;
        const QString text = models::messageText(insight::describe(raises[i]));
        row.text->setText(QStringLiteral("• ") + text);
        row.stage->setVisible(raises[i].isEdit());
        row.stage->setEnabled(reason.isEmpty());
        row.stage->setAccessibleName(tr("Stage: %1").arg(text));
        row.stage->setToolTip(reason.isEmpty() ? tr("Make this edit on the Limits page; nothing is saved yet")
                                               : reason);
    }
    const auto edits = std::ranges::count_if(raises, &insight::QuotaRaise::isEdit);
    m_lead->setText(raises.empty() ? isAllowed ? tr("No change needed.")
                                               : tr("No change of a limit or quota allows the request.")
                                   : tr("All of these changes together are needed:"));
    m_lead->setVisible(raises.size() != 1);
    m_all->setVisible(edits > 1);
    m_all->setEnabled(reason.isEmpty());
    m_all->setToolTip(reason);
    m_reason->setText(reason);
    m_reason->setVisible(edits > 0 && !reason.isEmpty());
    m_remedy->setText(obstacle.remedy);
    m_remedy->setVisible(edits > 0 && !obstacle.remedy.isEmpty());
}
} // namespace quotadeck::ui

#include "moc_raiselist.cpp"
