// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/applydialog.h"

#include "ui/theme/colors.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace quotadeck::ui {
namespace {
constexpr QSize kApplyDialogSize{820, 620};

QIcon iconOf(ApplyState state)
{
    switch (state) {
    case ApplyState::Waiting:
        return {};
    case ApplyState::Running:
        return icon(Icon::Play);
    case ApplyState::Done:
        return okIcon();
    case ApplyState::Warning:
        return stateIcon(models::RowState::Warning);
    case ApplyState::Failed:
        return stateIcon(models::RowState::Critical);
    }
    return {};
}

QString wordOf(ApplyState state)
{
    switch (state) {
    case ApplyState::Waiting:
        return ApplyDialog::tr("waiting");
    case ApplyState::Running:
        return ApplyDialog::tr("running…");
    case ApplyState::Done:
        return ApplyDialog::tr("done");
    case ApplyState::Warning:
        return ApplyDialog::tr("warning");
    case ApplyState::Failed:
        return ApplyDialog::tr("failed");
    }
    return {};
}

QLabel* wrappedLabel(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}
} // namespace

ApplyDialog::ApplyDialog(const QString& file, const QString& cluster, const QStringList& steps,
                         QWidget* parent)
    : QDialog(parent)
    , m_cluster(cluster)
    , m_heading(wrappedLabel(this))
    , m_changes(new QTreeWidget(this))
    , m_end(wrappedLabel(this))
{
    setWindowTitle(tr("Apply to Cluster"));
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(metrics::kSmall);
    grid->setColumnStretch(2, 1);
    for (const QString& title : steps) {
        const int row = grid->rowCount();
        m_steps.push_back({new QLabel(this), new QLabel(title, this), wrappedLabel(this)});
        m_steps.back().icon->setFixedSize(metrics::kIcon, metrics::kIcon);
        grid->addWidget(m_steps.back().icon, row, 0, Qt::AlignTop);
        grid->addWidget(m_steps.back().title, row, 1, Qt::AlignTop);
        grid->addWidget(m_steps.back().detail, row, 2, Qt::AlignTop);
    }
    m_changes->setHeaderLabels({tr("Queue"), tr("Change in the cluster")});
    m_changes->setRootIsDecorated(false);
    m_changes->setAccessibleName(tr("Changes"));
    m_changes->setAllColumnsShowFocus(true);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_apply = buttons->addButton(tr("&Apply"), QDialogButtonBox::ActionRole);
    m_merge = buttons->addButton(tr("&Merge Their Changes"), QDialogButtonBox::ActionRole);
    m_rollBack = buttons->addButton(tr("&Roll Back"), QDialogButtonBox::ActionRole);
    m_rollBack->setToolTip(tr("Apply the configuration that the cluster had before"));
    for (auto* button : {m_apply, m_merge, m_rollBack})
        button->setAutoDefault(false);

    auto* column = new QVBoxLayout(this);
    column->addWidget(m_heading);
    column->addWidget(m_changes, 1);
    column->addLayout(grid);
    column->addWidget(m_end);
    column->addWidget(buttons);
    resize(kApplyDialogSize);

    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_apply, &QAbstractButton::clicked, this, [this] {
        m_apply->setEnabled(false);
        Q_EMIT applyRequested();
    });
    connect(m_merge, &QAbstractButton::clicked, this, &ApplyDialog::mergeRequested);
    connect(m_rollBack, &QAbstractButton::clicked, this, &ApplyDialog::rollBackRequested);
    restart(file);
}

void ApplyDialog::restart(const QString& file)
{
    m_heading->setText(tr("%1 becomes the configuration of %2.").arg(file, m_cluster));
    m_changes->clear();
    for (int step = 0; step < static_cast<int>(m_steps.size()); ++step)
        setStep(step, ApplyState::Waiting, {});
    m_end->clear();
    m_apply->setEnabled(false);
    m_merge->hide();
    m_rollBack->hide();
}

void ApplyDialog::setStep(int step, ApplyState state, const QString& detail)
{
    const auto& row = m_steps[static_cast<std::size_t>(step)];
    row.icon->setPixmap(iconOf(state).pixmap(metrics::kIcon));
    row.icon->setAccessibleName(wordOf(state));
    row.detail->setText(detail.isEmpty() ? wordOf(state) : detail);
    const bool isDim = state == ApplyState::Waiting;
    for (auto* label : {row.title, row.detail})
        label->setForegroundRole(isDim ? QPalette::PlaceholderText : QPalette::WindowText);
}

void ApplyDialog::setChanges(const std::vector<ApplyChange>& changes)
{
    m_changes->clear();
    for (const auto& change : changes) {
        auto* item = new QTreeWidgetItem(m_changes, {change.queue, change.text});
        item->setToolTip(1, change.text);
        if (change.state != models::RowState::Normal)
            item->setIcon(1, stateIcon(change.state));
    }
    if (changes.empty())
        new QTreeWidgetItem(m_changes,
                            {QString(), tr("Nothing changes in meaning: comments and layout only.")});
    m_changes->resizeColumnToContents(0);
}

void ApplyDialog::setReady()
{
    m_apply->setEnabled(true);
    m_apply->setFocus();
    m_end->setText(tr("Everybody accepts the configuration. Nothing has been written yet."));
    m_end->setPalette(palette());
}

void ApplyDialog::setEnd(const QString& text, models::RowState state)
{
    m_apply->setEnabled(false);
    m_end->setText(text);
    QPalette colours = palette();
    if (state != models::RowState::Normal)
        colours.setColor(QPalette::WindowText, stateColor(colours, state));
    m_end->setPalette(colours);
}

void ApplyDialog::offerMerge()
{
    m_merge->show();
}

void ApplyDialog::offerRollBack()
{
    m_rollBack->show();
}
} // namespace quotadeck::ui
