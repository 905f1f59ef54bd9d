// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/parityline.h"

#include "ui/limits/paneparts.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/keeproom.h"

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
        return stateIcon(models::RowState::Stale);
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
    , m_again(flatButton(tr("Validate Again")))
{
    m_copy->setToolTip(tr("Copy both results and the text for a bug report"));
    m_again->setToolTip(tr("Validate the text with the scheduler again"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(metrics::kSmall, metrics::kTiny, metrics::kSmall, 0);
    row->setSpacing(metrics::kSmall);
    row->addWidget(m_icon);
    row->addWidget(m_text, 1);
    row->addWidget(m_copy);
    row->addWidget(m_again);
    for (QWidget* button : {m_copy, m_again})
        keepRoom(button);
    connect(m_copy, &QToolButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_parity->report()); });
    connect(m_again, &QToolButton::clicked, m_parity, &models::SchedulerParity::askAgain);
    connect(m_parity, &models::SchedulerParity::changed, this, &ParityLine::refresh);
    refresh();
}

void ParityLine::refresh()
{
    const QString summary = m_parity->summary();
    m_text->setText(summary.isEmpty() ? tr("Not validated by a scheduler: not connected") : summary);
    m_icon->setIcon(iconOf(m_parity->state()));
    m_copy->setVisible(m_parity->state() == State::Disagrees);
    m_again->setVisible(m_parity->state() == State::Unreachable || m_parity->state() == State::Disagrees);
}
} // namespace quotadeck::ui
