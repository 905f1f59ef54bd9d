// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/steplist.h"

#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/labels.h"

#include <QGridLayout>
#include <QLabel>

namespace quotadeck::ui {
namespace {
QIcon stepIcon(StepState state)
{
    switch (state) {
    case StepState::Waiting:
    case StepState::Skipped:
        return {};
    case StepState::Running:
        return icon(Icon::Play);
    case StepState::Done:
        return okIcon();
    case StepState::Warning:
        return stateIcon(models::RowState::Warning);
    case StepState::Failed:
        return stateIcon(models::RowState::Critical);
    }
    return {};
}

QString stepText(StepState state)
{
    switch (state) {
    case StepState::Waiting:
        return StepList::tr("waiting");
    case StepState::Running:
        return StepList::tr("running…");
    case StepState::Done:
        return StepList::tr("done");
    case StepState::Warning:
        return StepList::tr("warning");
    case StepState::Failed:
        return StepList::tr("failed");
    case StepState::Skipped:
        return StepList::tr("not needed");
    }
    return {};
}
} // namespace

StepList::StepList(QWidget* parent) : QWidget(parent)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(metrics::kSmall);
    grid->setColumnStretch(2, 1);
}

void StepList::setSteps(const QStringList& titles)
{
    for (const Row& row : m_rows) {
        for (QWidget* widget : std::initializer_list<QWidget*>{row.icon, row.title, row.detail})
            delete widget;
    }
    m_rows.clear();
    auto* grid = qobject_cast<QGridLayout*>(layout());
    for (const QString& title : titles) {
        const auto row = static_cast<int>(m_rows.size());
        m_rows.push_back({new IconLabel(metrics::kIcon, this), new QLabel(title, this), new QLabel(this)});
        m_rows.back().detail->setWordWrap(true);
        m_rows.back().detail->setTextFormat(Qt::PlainText);
        m_rows.back().detail->setTextInteractionFlags(Qt::TextSelectableByMouse);
        grid->addWidget(m_rows.back().icon, row, 0, Qt::AlignTop);
        grid->addWidget(m_rows.back().title, row, 1, Qt::AlignTop);
        grid->addWidget(m_rows.back().detail, row, 2, Qt::AlignTop);
        setStep(row, StepState::Waiting, {});
    }
}

void StepList::setStep(int step, StepState state, const QString& detail)
{
    const Row& row = m_rows[static_cast<std::size_t>(step)];
    row.icon->setIcon(stepIcon(state));
    row.icon->setAccessibleName(stepText(state));
    row.detail->setText(detail.isEmpty() ? stepText(state) : detail);
    const bool isDim = state == StepState::Waiting || state == StepState::Skipped;
    for (auto* label : {row.title, row.detail})
        label->setForegroundRole(isDim ? QPalette::PlaceholderText : QPalette::WindowText);
}
} // namespace quotadeck::ui

#include "moc_steplist.cpp"
