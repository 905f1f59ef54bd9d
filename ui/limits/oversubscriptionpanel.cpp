// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/oversubscriptionpanel.h"

#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/columnfitter.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/panewidgets.h"
#include "ui/widgets/placeholder.h"

#include <QHeaderView>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace quotadeck::ui {
namespace {
using models::OversubscriptionModel;

constexpr int kLeastColumn = 60;

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
    : QWidget(parent)
    , m_session(session)
    , m_model(new OversubscriptionModel(this))
    , m_note(new ElidedLabel(this))
    , m_stack(new QStackedWidget(this))
    , m_view(new QTableView(this))
    , m_nothing(new Placeholder(Icon::Limits, this))
{
    setUpTable(m_view);
    m_view->setModel(m_model);
    m_view->setAccessibleName(tr("Sums of quotas and limits"));
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setTabKeyNavigation(false);
    QHeaderView* header = m_view->horizontalHeader();
    header->setMinimumSectionSize(kLeastColumn);
    header->setStretchLastSection(false);
    (new ColumnFitter(m_view, header))->setColumns(sumColumns());
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
    m_note->setText(outcome && outcome->problem.isEmpty() ? noteOf(*outcome) : QString());
    if (outcome && !outcome->problem.isEmpty())
        m_nothing->setMessage(tr("Oversubscription unknown"), outcome->problem);
    else
        m_nothing->setMessage(tr("Nothing to compare"),
                              tr("No queue has limits, or child queues with quotas."));
    m_stack->setCurrentIndex(m_model->rowCount() > 0 ? 1 : 0);
    Q_EMIT titleChanged();
}
} // namespace quotadeck::ui

#include "moc_oversubscriptionpanel.cpp"
