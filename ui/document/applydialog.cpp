// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/applydialog.h"

#include "ui/help/contexthelp.h"
#include "ui/theme/colors.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/typedconfirmation.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace quotadeck::ui {
namespace {
constexpr QSize kApplyDialogSize{820, 620};

constexpr int kTextColumn = 1;
constexpr int kProgressColumn = 2;

/// Nothing: it was not its turn.
using StepState = std::optional<kube::ApplyState>;

QIcon iconOf(StepState state)
{
    if (!state)
        return {};
    switch (*state) {
    case kube::ApplyState::Running:
        return icon(Icon::Play);
    case kube::ApplyState::Done:
        return okIcon();
    case kube::ApplyState::Warning:
        return stateIcon(models::RowState::Warning);
    case kube::ApplyState::Failed:
        return stateIcon(models::RowState::Critical);
    }
    return {};
}

QString wordOf(StepState state)
{
    if (!state)
        return ApplyDialog::tr("waiting");
    switch (*state) {
    case kube::ApplyState::Running:
        return ApplyDialog::tr("running…");
    case kube::ApplyState::Done:
        return ApplyDialog::tr("done");
    case kube::ApplyState::Warning:
        return ApplyDialog::tr("warning");
    case kube::ApplyState::Failed:
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

QTreeWidgetItem* itemFor(const ApplyChange& change)
{
    auto* item = new QTreeWidgetItem({change.place, change.text});
    item->setToolTip(kTextColumn, change.text);
    item->setSizeHint(kTextColumn, QSize(0, scaled(metrics::kRowHeight))); // as wide as there is room
    if (change.state != models::RowState::Normal)
        item->setIcon(kTextColumn, stateIcon(change.state));
    for (const ApplyChange& part : change.parts)
        item->addChild(itemFor(part));
    return item;
}
} // namespace

ApplyDialog::ApplyDialog(ApplyTexts texts, QWidget* parent)
    : QDialog(parent)
    , m_texts(std::move(texts))
    , m_heading(wrappedLabel(this))
    , m_changes(new QTreeWidget(this))
    , m_deletion(new QCheckBox(this))
    , m_end(wrappedLabel(this))
{
    setWindowTitle(tr("Apply to Cluster"));
    setHelpPage(*this, QStringLiteral("save"));
    m_deletion->setToolTip(tr("Without a check mark, what the file no longer has stays in the cluster."));
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(metrics::kSmall);
    grid->setColumnStretch(2, 1);
    for (const auto& [step, title] : m_texts.steps) {
        const int row = grid->rowCount();
        m_steps.push_back({step, new QLabel(this), new QLabel(title, this), wrappedLabel(this)});
        setScaledFixedSize(m_steps.back().icon, {metrics::kIcon, metrics::kIcon});
        grid->addWidget(m_steps.back().icon, row, 0, Qt::AlignTop);
        grid->addWidget(m_steps.back().title, row, 1, Qt::AlignTop);
        grid->addWidget(m_steps.back().detail, row, 2, Qt::AlignTop);
    }
    m_changes->setHeaderLabels({m_texts.place, tr("Change in the cluster"), tr("State")});
    m_changes->setAccessibleName(tr("Changes"));
    m_changes->setAllColumnsShowFocus(true);
    m_changes->header()->setStretchLastSection(false);
    m_changes->header()->setSectionResizeMode(kTextColumn, QHeaderView::Stretch);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_close = buttons->button(QDialogButtonBox::Close);
    m_apply = buttons->addButton(tr("&Apply"), QDialogButtonBox::ActionRole);
    m_merge = buttons->addButton(tr("&Merge Their Changes"), QDialogButtonBox::ActionRole);
    m_rollBack = buttons->addButton(tr("&Roll Back"), QDialogButtonBox::ActionRole);
    m_rollBack->setToolTip(m_texts.rollBack);
    for (auto* button : {m_apply, m_merge, m_rollBack})
        button->setAutoDefault(false);
    m_confirmation = new TypedConfirmation(m_apply, this);

    auto* column = new QVBoxLayout(this);
    column->addWidget(m_heading);
    column->addWidget(m_changes, 1);
    column->addWidget(m_deletion);
    column->addLayout(grid);
    column->addWidget(m_end);
    column->addWidget(m_confirmation);
    column->addWidget(buttons);
    resize(scaled(kApplyDialogSize));

    connect(buttons, &QDialogButtonBox::rejected, this, &ApplyDialog::reject);
    connect(m_apply, &QAbstractButton::clicked, this, [this] {
        forbid();
        m_deletion->setEnabled(false);
        Q_EMIT applyRequested();
    });
    connect(m_merge, &QAbstractButton::clicked, this, &ApplyDialog::mergeRequested);
    connect(m_rollBack, &QAbstractButton::clicked, this, &ApplyDialog::rollBackRequested);
    connect(m_deletion, &QAbstractButton::toggled, this, [this](bool isOn) {
        reset(); // what was accepted is not what will be applied
        Q_EMIT deletionChosen(isOn);
    });
    begin({});
}

void ApplyDialog::setConfirmation(const QString& name)
{
    m_name = name;
}

void ApplyDialog::setDanger(const QString& danger, const QString& name)
{
    m_danger = danger;
    m_dangerName = name;
}

/// Nothing can be applied now.
void ApplyDialog::forbid()
{
    m_confirmation->dismiss();
    m_apply->setEnabled(false);
}

/// Nothing is known of the run, and nothing can be applied before the cluster has accepted it.
void ApplyDialog::reset()
{
    m_danger.clear();
    m_changes->clear();
    m_changes->setColumnHidden(kProgressColumn, true);
    for (const StepRow& row : m_steps)
        showStep(row, std::nullopt, {});
    m_end->clear();
    m_deletion->setEnabled(false);
    m_merge->hide(); // what others have changed is not known yet
    m_rollBack->hide();
    forbid();
}

void ApplyDialog::begin(const QString& heading)
{
    m_heading->setText(heading);
    reset();
    m_deletion->hide();
    m_isWriting = false;
    m_close->setEnabled(true);
}

void ApplyDialog::setStep(kube::ApplyStep step, kube::ApplyState state, const QString& detail)
{
    const auto row = std::ranges::find(m_steps, step, &StepRow::step);
    if (row != m_steps.end())
        showStep(*row, state, detail);
    if (step == kube::ApplyStep::Write) {
        m_isWriting = state == kube::ApplyState::Running;
        m_close->setEnabled(!m_isWriting);
    }
}

void ApplyDialog::reject()
{
    if (!m_isWriting)
        QDialog::reject();
}

void ApplyDialog::showStep(const StepRow& row, std::optional<kube::ApplyState> state, const QString& detail)
{
    row.icon->setPixmap(iconOf(state).pixmap(scaled(metrics::kIcon)));
    row.icon->setAccessibleName(wordOf(state));
    row.detail->setText(detail.isEmpty() ? wordOf(state) : detail);
    for (auto* label : {row.title, row.detail})
        label->setForegroundRole(state ? QPalette::WindowText : QPalette::PlaceholderText);
}

void ApplyDialog::setChanges(const std::vector<ApplyChange>& changes)
{
    m_changes->clear();
    for (const ApplyChange& change : changes)
        m_changes->addTopLevelItem(itemFor(change));
    if (changes.empty())
        new QTreeWidgetItem(m_changes, {QString(), m_texts.nothing});
    m_changes->setRootIsDecorated(
        std::ranges::any_of(changes, [](const ApplyChange& change) { return !change.parts.empty(); }));
    m_changes->expandAll();
    m_changes->resizeColumnToContents(0);
}

void ApplyDialog::setProgress(int change, const QString& text, const QString& detail, models::RowState state)
{
    QTreeWidgetItem* const item = m_changes->topLevelItem(change);
    if (!item)
        return;
    m_changes->setColumnHidden(kProgressColumn, false);
    item->setText(kProgressColumn, text);
    item->setToolTip(kProgressColumn, detail);
    item->setIcon(kProgressColumn, state == models::RowState::Normal ? QIcon() : stateIcon(state));
    m_changes->resizeColumnToContents(kProgressColumn);
}

void ApplyDialog::setReady()
{
    const QString production = m_name.isEmpty() ? QString() : tr("%1 is a production cluster.").arg(m_name);
    if (production.isEmpty() && m_danger.isEmpty()) {
        m_apply->setEnabled(true);
        m_apply->setFocus();
    } else if (production.isEmpty()) {
        m_confirmation->ask(m_danger, m_dangerName);
    } else {
        m_confirmation->ask(m_danger.isEmpty() ? production : production + u' ' + m_danger, m_name);
    }
    m_deletion->setEnabled(true);
    m_end->setText(m_texts.ready);
    m_end->setPalette(palette());
}

void ApplyDialog::setEnd(const QString& text, models::RowState state)
{
    forbid();
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

void ApplyDialog::offerDeletion(const QString& text, bool isOn)
{
    const QSignalBlocker quiet(m_deletion);
    m_deletion->setText(text);
    m_deletion->setChecked(isOn);
    m_deletion->setEnabled(true);
    m_deletion->show();
}
} // namespace quotadeck::ui

#include "moc_applydialog.cpp"
