// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/findingpanels.h"

#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/columnfitter.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/panewidgets.h"
#include "ui/widgets/placeholder.h"

#include <QHeaderView>
#include <QLocale>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace quotadeck::ui {
namespace {
constexpr int kLeastFindingColumn = 60;
} // namespace

FindingPanel::FindingPanel(QWidget* parent)
    : QWidget(parent)
    , m_note(new ElidedLabel(this))
    , m_stack(new QStackedWidget(this))
    , m_view(new QTableView(this))
    , m_nothing(new Placeholder(Icon::Limits, this))
{
    setUpTable(m_view);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setTabKeyNavigation(false);
    setFocusProxy(m_view);
    m_note->setElideMode(Qt::ElideRight); // a sentence
    m_note->setContentsMargins(metrics::kSmall, metrics::kTiny, metrics::kSmall, metrics::kTiny);
    m_stack->addWidget(m_nothing);
    m_stack->addWidget(m_view);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_note);
    column->addWidget(m_stack, 1);
}

void FindingPanel::setRows(QAbstractItemModel* model, const QString& name, const QList<FittedColumn>& columns)
{
    m_view->setModel(model);
    m_view->setAccessibleName(name);
    QHeaderView* header = m_view->horizontalHeader();
    header->setMinimumSectionSize(kLeastFindingColumn);
    header->setStretchLastSection(false);
    (new ColumnFitter(m_view, header))->setColumns(columns);
}

void FindingPanel::showRows(const QString& note, const QString& none, const QString& reason)
{
    m_note->setText(note);
    m_nothing->setMessage(none, reason);
    m_stack->setCurrentIndex(m_view->model()->rowCount() > 0 ? 1 : 0);
    Q_EMIT titleChanged();
}

namespace {
using models::OversubscriptionModel;

/// What the numbers are compared with.
QString noteOf(const models::OversubscriptionOutcome& outcome)
{
    QStringList parts;
    if (!outcome.partition.isEmpty())
        parts << OversubscriptionPanel::tr("Partition %1").arg(outcome.partition);
    parts << (outcome.isCapacityKnown
                  ? OversubscriptionPanel::tr("Sums compared with max and capacity")
                  : OversubscriptionPanel::tr("Capacity unknown: sums compared with max only"));
    if (const QString baseline = models::baselineText(outcome.baseline); !baseline.isEmpty())
        parts << baseline;
    return parts.join(QStringLiteral(" · "));
}

/// Where not all of it has room, names and the list of the largest are cut, and no number is.
QList<FittedColumn> sumColumns()
{
    using enum FittedColumn::Fit;
    return {
        {OversubscriptionModel::QueueColumn, 110, Room},   {OversubscriptionModel::ClaimColumn, 110, Room},
        {OversubscriptionModel::ResourceColumn, 0, Cells}, {OversubscriptionModel::BeforeColumn, 0, Cells},
        {OversubscriptionModel::SumColumn, 0, Cells},      {OversubscriptionModel::BaseColumn, 0, Cells},
        {OversubscriptionModel::FactorColumn, 0, Cells},   {OversubscriptionModel::LargestColumn, 110, Room},
    };
}
} // namespace

OversubscriptionPanel::OversubscriptionPanel(models::OversubscriptionSession* session, QWidget* parent)
    : FindingPanel(parent)
    , m_session(session)
    , m_model(new OversubscriptionModel(this))
{
    setRows(m_model, tr("Sums of quotas and limits"), sumColumns());
    connect(m_session, &models::OversubscriptionSession::changed, this, &OversubscriptionPanel::showOutcome);
    showOutcome();
}

QString OversubscriptionPanel::title() const
{
    const int count = m_model->overCount();
    //: the number of sums that are above what there is
    return count == 0 ? tr("Oversubscription") : tr("Oversubscription (%1)").arg(count);
}

void OversubscriptionPanel::showOutcome()
{
    const auto& outcome = m_session->outcome();
    m_model->setOutcome(outcome.value_or(models::OversubscriptionOutcome()));
    const QString note = outcome && outcome->problem.isEmpty() ? noteOf(*outcome) : QString();
    if (outcome && !outcome->problem.isEmpty())
        showRows(note, tr("Oversubscription unknown"), outcome->problem);
    else
        showRows(note, tr("Nothing to compare"), tr("No queue has limits, or child queues with quotas."));
}

namespace {
using models::UnusedModel;

/// "2 (user), 4 (tag)"; empty: all rules are used, or that is not known.
QString unusedRulesText(const models::UnusedOutcome& outcome)
{
    QStringList rules;
    if (!outcome.rules)
        return {};
    for (const insight::UnusedRule& rule : *outcome.rules)
        //: number of a placement rule in its list, name of its kind
        rules << UnusedPanel::tr("%1 (%2)").arg(QLocale().toString(qulonglong{rule.rule} + 1),
                                                QString::fromStdString(rule.name));
    return rules.join(QStringLiteral(", "));
}

/// Which samples the answer is of.
QString noteOf(const models::UnusedOutcome& outcome)
{
    QStringList parts;
    if (!outcome.partition.isEmpty())
        parts << UnusedPanel::tr("Partition %1").arg(outcome.partition);
    //: of the users and groups that limits name
    parts << UnusedPanel::tr("%1 of %Ln name(s) in limits applied to nobody", nullptr,
                             static_cast<int>(outcome.names))
                 .arg(QLocale().toString(qulonglong{outcome.limits.size()}));
    if (const QString rules = unusedRulesText(outcome); !rules.isEmpty())
        parts << UnusedPanel::tr("Placement rules that chose no queue: %1").arg(rules);
    parts << models::sampleRangeText(outcome.range);
    if (const QString shortRange = models::shortRangeText(outcome.range); !shortRange.isEmpty())
        parts << shortRange;
    return parts.join(QStringLiteral(" · "));
}
} // namespace

UnusedPanel::UnusedPanel(models::UnusedSession* session, QWidget* parent)
    : FindingPanel(parent)
    , m_session(session)
    , m_model(new UnusedModel(this))
{
    setRows(m_model, tr("Limits that applied to nobody"),
            {{UnusedModel::QueueColumn, 110, FittedColumn::Fit::Room},
             {UnusedModel::WhoColumn, 110, FittedColumn::Fit::Room},
             {UnusedModel::LimitColumn, 0, FittedColumn::Fit::Cells},
             {UnusedModel::LineColumn, 0, FittedColumn::Fit::Cells}});
    connect(view(), &QTableView::activated, this, &UnusedPanel::choose);
    connect(m_session, &models::UnusedSession::changed, this, &UnusedPanel::showOutcome);
    showOutcome();
}

QString UnusedPanel::title() const
{
    const int count = m_model->rowCount();
    //: the number of users and groups whose limits applied to nobody
    return count == 0 ? tr("Unused Limits") : tr("Unused Limits (%1)").arg(count);
}

void UnusedPanel::choose(const QModelIndex& index)
{
    const insight::UnusedLimit limit = m_model->rows().at(static_cast<std::size_t>(index.row())).limit;
    Q_EMIT limitChosen(m_session->outcome()->shownPartition, limit);
}

void UnusedPanel::showOutcome()
{
    const auto& outcome = m_session->outcome();
    m_model->setLimits(outcome ? outcome->limits : std::vector<insight::UnusedLimit>());
    const QString note = outcome && outcome->problem.isEmpty() ? noteOf(*outcome) : QString();
    if (!outcome)
        showRows(note, tr("Comparing limits with samples…"), {});
    else if (!outcome->problem.isEmpty())
        showRows(note, outcome->problemTitle.isEmpty() ? tr("Unused limits unknown") : outcome->problemTitle,
                 outcome->problem);
    else if (outcome->names == 0)
        showRows(note, tr("No limits"), tr("This partition has no limits for users or groups."));
    else
        showRows(note, tr("All limits are used"),
                 tr("Each user and group in a limit had an application in its queue."));
}
} // namespace quotadeck::ui

#include "moc_findingpanels.cpp"
