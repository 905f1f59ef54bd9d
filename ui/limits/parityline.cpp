// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/parityline.h"

#include "ui/limits/paneparts.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/iconlabel.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QToolButton>

namespace quotadeck::ui {
using State = models::SchedulerParity::State;

namespace {
QIcon iconOf(State state)
{
    switch (state) {
    case State::Agrees:
        return okIcon();
    case State::Disagrees:
        return stateIcon(models::RowState::Critical);
    case State::Unreachable:
        return stateIcon(models::RowState::Warning);
    case State::None:
    case State::Asking:
        break;
    }
    return icon(Icon::Refresh);
}
} // namespace

ParityLine::ParityLine(models::SchedulerParity* parity, QWidget* parent)
    : QWidget(parent)
    , m_parity(parity)
    , m_icon(new IconLabel(metrics::kIcon, this))
    , m_text(new ElidedLabel(this))
    , m_copy(flatButton(tr("Copy Report")))
    , m_again(flatButton(tr("Ask Again")))
{
    m_text->setAccessibleName(tr("What the scheduler says"));
    m_copy->setToolTip(tr("Copy both verdicts and the text, for a bug report"));
    m_again->setToolTip(tr("Let the scheduler validate the text once more"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(metrics::kSmall, metrics::kTiny, metrics::kSmall, 0);
    row->setSpacing(metrics::kSmall);
    row->addWidget(m_icon);
    row->addWidget(m_text, 1);
    row->addWidget(m_copy);
    row->addWidget(m_again);
    connect(m_copy, &QToolButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_parity->report()); });
    connect(m_again, &QToolButton::clicked, m_parity, &models::SchedulerParity::askAgain);
    connect(m_parity, &models::SchedulerParity::changed, this, &ParityLine::refresh);
    refresh();
}

void ParityLine::refresh()
{
    const QString text = m_parity->summary();
    m_text->setText(text);
    m_text->setToolTip(text);
    m_icon->setIcon(iconOf(m_parity->state()));
    m_copy->setVisible(m_parity->state() == State::Disagrees);
    m_again->setVisible(m_parity->state() == State::Unreachable || m_parity->state() == State::Disagrees);
    setVisible(!text.isEmpty());
}
} // namespace quotadeck::ui
