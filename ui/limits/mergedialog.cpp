// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/mergedialog.h"

#include "ui/theme/metrics.h"

#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QGridLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace quotadeck::ui {
namespace {
constexpr int kTextHeight = 110;

QPlainTextEdit* textOf(const std::string& text, const QString& name)
{
    auto* view = new QPlainTextEdit(QString::fromStdString(text));
    view->setReadOnly(true);
    view->setTabChangesFocus(true);
    view->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    view->setFixedHeight(kTextHeight);
    view->setAccessibleName(name);
    view->setPlaceholderText(MergeDialog::tr("(taken out)"));
    return view;
}
} // namespace

MergeDialog::MergeDialog(std::vector<config::MergeConflict> conflicts, QWidget* parent)
    : QDialog(parent)
    , m_conflicts(std::move(conflicts))
{
    setWindowTitle(tr("Changed here and on disk"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto* merge = buttons->addButton(tr("Merge"), QDialogButtonBox::AcceptRole);
    merge->setEnabled(false);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* list = new QWidget;
    auto* rows = new QVBoxLayout(list);
    for (const auto& conflict : m_conflicts) {
        rows->addWidget(choiceFor(conflict));
        connect(m_choices.back(), &QButtonGroup::idClicked, this, [this, merge] {
            merge->setEnabled(std::ranges::none_of(
                m_choices, [](const QButtonGroup* group) { return group->checkedId() < 0; }));
        });
    }
    rows->addStretch(1);
    auto* area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidget(list);
    auto* intro = new QLabel(tr(
        "All else is merged. Choose what is to stay of what both sides changed; the merge can be undone."));
    intro->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->addWidget(intro);
    column->addWidget(area, 1);
    column->addWidget(buttons);
    resize(820, 460);
}

QWidget* MergeDialog::choiceFor(const config::MergeConflict& conflict)
{
    auto* mine = new QRadioButton(tr("Mine, line %1").arg(conflict.line));
    auto* disk = new QRadioButton(tr("On disk"));
    auto* group = new QButtonGroup(this);
    group->addButton(mine, static_cast<int>(config::MergeSide::Ours));
    group->addButton(disk, static_cast<int>(config::MergeSide::Theirs));
    m_choices.push_back(group);
    auto* pane = new QWidget;
    auto* grid = new QGridLayout(pane);
    grid->setSpacing(metrics::kSmall);
    grid->addWidget(mine, 0, 0);
    grid->addWidget(disk, 0, 1);
    grid->addWidget(textOf(conflict.ours, tr("Mine")), 1, 0);
    grid->addWidget(textOf(conflict.theirs, tr("On disk")), 1, 1);
    return pane;
}

std::vector<models::ConfigSession::SettledConflict> MergeDialog::settled() const
{
    std::vector<models::ConfigSession::SettledConflict> settled;
    for (std::size_t i = 0; i < m_conflicts.size(); ++i)
        settled.push_back({m_conflicts[i], static_cast<config::MergeSide>(m_choices[i]->checkedId())});
    return settled;
}
} // namespace quotadeck::ui
