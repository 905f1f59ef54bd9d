// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/impactpanel.h"

#include "core/insight/insightreport.h"
#include "models/common/celltext.h"
#include "models/common/messagetext.h"
#include "models/insight/insighttext.h"
#include "models/insight/knownnames.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/filterfield.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/panewidgets.h"
#include "ui/widgets/placeholder.h"
#include "ui/widgets/treetable.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

namespace quotadeck::ui {
namespace {
using insight::ImpactVerdict;
using models::BaselineKind;
using models::ImpactModel;
using models::ImpactObstacle;

constexpr int kImpactFilterWidth = 210;
constexpr int kImpactLevels = 10;

QList<ColumnDefault> impactColumns()
{
    using enum ColumnDefault::Align;
    return {{.column = ImpactModel::WhoColumn, .width = 210, .align = Text, .isFlexible = true},
            {.column = ImpactModel::QueueColumn, .width = 150, .align = Text, .isFlexible = true},
            {.column = ImpactModel::ResourceColumn, .width = 90, .align = Text},
            {.column = ImpactModel::LimitBeforeColumn, .width = 90},
            {.column = ImpactModel::LimitAfterColumn, .width = 76},
            {.column = ImpactModel::UsedColumn, .width = 84},
            {.column = ImpactModel::LeftBeforeColumn, .width = 90},
            {.column = ImpactModel::LeftAfterColumn, .width = 76},
            {.column = ImpactModel::EffectColumn, .width = 220, .align = Text, .isFlexible = true}};
}

int countOf(const insight::Impact& impact, ImpactVerdict verdict)
{
    return static_cast<int>(impact.count(verdict));
}

int tighterOf(const insight::Impact& impact)
{
    return countOf(impact, ImpactVerdict::Limited) + countOf(impact, ImpactVerdict::Less)
        + countOf(impact, ImpactVerdict::Drains) + countOf(impact, ImpactVerdict::NotScheduled);
}
} // namespace

ImpactPanel::ImpactPanel(models::InsightSource* source, QWidget* parent)
    : QWidget(parent)
    , m_session(new models::ImpactSession(source, this))
    , m_model(new ImpactModel(this))
{
    auto* header = createHeader();
    createTable();
    setFocusProxy(m_table);
    m_nothing = new Placeholder(Icon::People);
    m_stack = new QStackedWidget;
    m_stack->addWidget(m_nothing);
    m_stack->addWidget(m_table);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(header);
    column->addWidget(m_difference);
    column->addWidget(m_stack, 1);
    connect(m_nothing, &Placeholder::actionTriggered, this, [this] { m_filter->setFilter({}); });
    connect(m_session, &models::ImpactSession::changed, this, &ImpactPanel::showOutcome);
    connect(m_session, &models::ImpactSession::busyChanged, this, &ImpactPanel::busyChanged);
    showOutcome();
}

QWidget* ImpactPanel::createHeader()
{
    m_summary = new ElidedLabel;
    m_summary->setElideMode(Qt::ElideRight);
    m_summary->setObjectName(QStringLiteral("impactSummary"));
    m_summary->setAccessibleDescription(tr("Impact of the edits"));
    createBaselines();
    m_filter = new FilterField(m_model);
    m_filter->setPlaceholderText(tr("Filter users, groups and queues"));
    m_filter->setAccessibleName(tr("Filter users, groups and queues"));
    setScaledFixedWidth(m_filter, kImpactFilterWidth);
    m_copy = flatButton(tr("Copy as Text"));
    m_copy->setIcon(icon(Icon::Copy));
    m_copy->setToolTip(tr("Copy the whole list"));
    auto* header = new QWidget;
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(metrics::kSmall, metrics::kTiny, metrics::kSmall, metrics::kTiny);
    row->setSpacing(metrics::kSmall);
    row->addWidget(m_summary, 1);
    row->addWidget(m_comparedWith);
    row->addWidget(m_baselines);
    row->addWidget(m_filter);
    row->addWidget(m_copy);
    connect(m_copy, &QToolButton::clicked, this, &ImpactPanel::copyAll);
    return header;
}

void ImpactPanel::createBaselines()
{
    m_difference = new StateLabel;
    m_difference->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_difference->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // cut, whole in the tool tip
    keepSizeWhenHidden(m_difference);
    m_difference->setContentsMargins(metrics::kSmall, 0, metrics::kSmall, metrics::kTiny);
    m_difference->setAccessibleName(tr("Base of the comparison"));
    m_baselines = new QComboBox;
    m_baselines->addItem(tr("the last save"), QVariant::fromValue(BaselineKind::File));
    m_baselines->addItem(tr("the active configuration"), QVariant::fromValue(BaselineKind::InForce));
    m_baselines->setAccessibleName(tr("Compared with"));
    m_baselines->setToolTip(
        tr("Base of the comparison in Impact, Effective and Charged group: the last save, or the cluster's "
           "active configuration, which loading the text would change"));
    m_comparedWith = new QLabel(tr("Co&mpared with"));
    m_comparedWith->setBuddy(m_baselines);
    connect(m_baselines, &QComboBox::activated, this, [this](int index) {
        m_session->source()->setBaseline(m_baselines->itemData(index).value<BaselineKind>());
    });
}

void ImpactPanel::showBaseline(const models::Baseline& baseline)
{
    m_comparedWith->setVisible(baseline.isActiveKnown);
    m_baselines->setVisible(baseline.isActiveKnown);
    m_baselines->setCurrentIndex(m_baselines->findData(QVariant::fromValue(baseline.kind)));
    m_difference->setState(baseline.age.isStale ? models::RowState::Warning : models::RowState::Normal);
    m_difference->setText(differenceText(baseline));
    m_difference->setToolTip(m_difference->text());
    m_difference->setVisible(!m_difference->text().isEmpty());
}

QString ImpactPanel::differenceText(const models::Baseline& baseline)
{
    if (!baseline.isActiveOther) {
        const QString doubt = models::doubtText(baseline);
        return doubt.isEmpty() ? QString() : doubt + u'.';
    }
    const QString age = models::readText(baseline.age);
    const QString difference = age.isEmpty()
        ? tr("The active configuration differs from the last save.")
        //: "read 14:02:31"
        : tr("The active configuration (%1) differs from the last save.").arg(age);
    return difference + u' '
        + (baseline.kind == BaselineKind::InForce
               ? tr("Loading the text would change it, so it is the base of the comparison.")
               : tr("Loading the text may change more than listed here."));
}

void ImpactPanel::createTable()
{
    m_table = new TreeTable(m_model, impactColumns());
    m_table->setAccessibleName(tr("Affected users, groups and queues"));
    m_table->setDepth(kImpactLevels);
    connect(m_filter, &FilterField::filterChanged, this, [this](const QString& text) {
        m_table->setFiltering(!text.isEmpty());
        showContent();
    });
    connect(m_filter, &FilterField::leftDownwards, m_table, qOverload<>(&QWidget::setFocus));
    connect(m_table, &TreeTable::activated, this, [this](const QModelIndex& index) {
        if (const auto* row = m_model->impactRow(index); row && row->subject == DenialSubject::User)
            Q_EMIT personChosen(personOf(*row));
    });
}

models::EffectivePerson ImpactPanel::personOf(const insight::ImpactRow& row) const
{
    if (row.subject != DenialSubject::User)
        return {};
    const QString user = QString::fromStdString(row.name);
    return {user, models::groupsOf(m_session->outcome().data, user).value_or(QString()),
            QString::fromStdString(row.queue.text()),
            QString::fromStdString(m_session->outcome().data.partition)};
}

models::EffectivePerson ImpactPanel::mostAffected() const
{
    const auto& rows = m_session->outcome().impact.rows;
    const auto first = std::ranges::find(rows, DenialSubject::User, &insight::ImpactRow::subject);
    return first == rows.end() ? models::EffectivePerson() : personOf(*first);
}

std::optional<int> ImpactPanel::countOver() const
{
    const models::ImpactOutcome& outcome = m_session->outcome();
    const bool isKnown = outcome.obstacle == ImpactObstacle::None
        || outcome.obstacle == ImpactObstacle::Unchanged
        || outcome.obstacle == ImpactObstacle::PartitionRemoved; // told apart
    if (m_session->isBusy() || !isKnown)
        return std::nullopt;
    return countOf(outcome.impact, ImpactVerdict::OverNow);
}

QString ImpactPanel::title() const
{
    const insight::Impact& impact = m_session->outcome().impact;
    QStringList counts;
    if (const int over = countOf(impact, ImpactVerdict::OverNow))
        counts << tr("%n over limit", nullptr, over);
    if (const int tighter = tighterOf(impact))
        counts << tr("%n tighter", nullptr, tighter);
    if (counts.isEmpty() && !impact.rows.empty())
        counts << QString::number(impact.rows.size());
    return counts.isEmpty() ? tr("Impact") : tr("Impact (%1)").arg(counts.join(QStringLiteral(", ")));
}

QString ImpactPanel::summary(const models::ImpactOutcome& outcome) const
{
    if (outcome.obstacle == ImpactObstacle::NoConfiguration || outcome.obstacle == ImpactObstacle::NoSnapshot)
        return {};
    const auto time = std::chrono::floor<std::chrono::milliseconds>(outcome.data.snapshot->time);
    QStringList parts{
        tr("Usage of %1 at %2").arg(outcome.data.source, models::timeText(time.time_since_epoch()))};
    const insight::Impact& impact = outcome.impact;
    if (outcome.obstacle != ImpactObstacle::None)
        return parts.join(QStringLiteral(" · "));
    if (!impact.knowsUsage)
        parts << tr("users and groups not listed: usage unknown");
    if (!impact.knowsQueues)
        parts << tr("queues not listed: usage unknown");
    if (!impact.unknownGroups.empty())
        parts << tr("groups of %n users unknown", nullptr, static_cast<int>(impact.unknownGroups.size()));
    return parts.join(QStringLiteral(" · "));
}

void ImpactPanel::explainObstacle(const models::ImpactOutcome& outcome)
{
    switch (outcome.obstacle) {
    case ImpactObstacle::None:
        m_nothing->setMessage(tr("No one is affected"),
                              tr("At the current usage, the edits affect no user, group or queue."));
        return;
    case ImpactObstacle::NoConfiguration:
        m_nothing->setMessage(tr("No configuration is open"), {});
        return;
    case ImpactObstacle::NoSnapshot:
        m_nothing->setMessage(tr("Impact unknown: no usage data"),
                              tr("Connect to a cluster, open a recording or start a simulation."));
        return;
    case ImpactObstacle::Unchanged:
        if (outcome.baseline.kind == BaselineKind::InForce)
            m_nothing->setMessage(tr("No difference from the active configuration"),
                                  tr("Loading the text would change nothing in the cluster."));
        else
            m_nothing->setMessage(tr("No edits"),
                                  tr("Users, groups and queues affected by your edits are listed here."));
        return;
    case ImpactObstacle::SavedUnreadable:
        m_nothing->setMessage(tr("Nothing to compare with"),
                              tr("The scheduler would reject the saved file."));
        return;
    case ImpactObstacle::Rejected:
        m_nothing->setMessage(
            tr("Impact unknown until errors are fixed"),
            tr("The scheduler would reject this text and keep its configuration: %1").arg(outcome.detail));
        return;
    case ImpactObstacle::PartitionRemoved:
        m_nothing->setMessage(tr("This text has no partition %1").arg(outcome.detail),
                              tr("Loading it removes the partition: its queues drain and all its "
                                 "applications fail."));
        return;
    case ImpactObstacle::Failed:
        m_nothing->setMessage(tr("Impact unknown"), outcome.detail);
        return;
    }
}

void ImpactPanel::showOutcome()
{
    const models::ImpactOutcome& outcome = m_session->outcome();
    m_model->setImpact(outcome.impact);
    m_summary->setText(summary(outcome));
    if (outcome.obstacle != ImpactObstacle::Rejected) // a text half typed takes no choice away
        showBaseline(outcome.baseline);
    const bool hasRows = !outcome.impact.rows.empty();
    m_copy->setEnabled(hasRows);
    m_filter->setEnabled(hasRows);
    showContent();
    Q_EMIT titleChanged();
}

void ImpactPanel::showContent()
{
    const models::ImpactOutcome& outcome = m_session->outcome();
    if (outcome.impact.rows.empty())
        explainObstacle(outcome);
    else
        m_nothing->setMessage(
            tr("No matches"),
            tr("The filter hides %n rows.", nullptr, static_cast<int>(outcome.impact.rows.size())),
            tr("Clear Filter"));
    m_stack->setCurrentIndex(m_model->rowCount() > 0 ? 1 : 0);
}

void ImpactPanel::copyAll() const
{
    const models::ImpactOutcome& outcome = m_session->outcome();
    const QString difference = differenceText(outcome.baseline);
    QGuiApplication::clipboard()->setText(
        (difference.isEmpty() ? QString() : difference + u'\n') + summary(outcome) + u'\n'
        + QString::fromStdString(insight::asText(outcome.impact, models::windowText)));
}
} // namespace quotadeck::ui

#include "moc_impactpanel.cpp"
