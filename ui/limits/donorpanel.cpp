// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/donorpanel.h"

#include "models/common/messagetext.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/columnfitter.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/panewidgets.h"
#include "ui/widgets/placeholder.h"

#include <QCompleter>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSpinBox>
#include <QSplitter>
#include <QStackedWidget>
#include <QStringListModel>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <functional>

namespace quotadeck::ui {
namespace {
using models::DonorModel;

constexpr int kLeastDonorColumn = 60;
constexpr int kLeastDonorQueue = 110;
constexpr int kDonorQueueWidth = 220;
constexpr int kDonorAmountWidth = 190;
constexpr int kMostMargin = 1000; ///< %

/// Which samples the answer is of.
QString noteOf(const models::DonorOutcome& outcome)
{
    QStringList parts;
    if (!outcome.partition.isEmpty())
        parts << DonorPanel::tr("Partition %1").arg(outcome.partition);
    if (const QString range = models::sampleRangeText(outcome.range); !range.isEmpty())
        parts << range;
    if (const QString shortRange = models::shortRangeText(outcome.range); !shortRange.isEmpty())
        parts << shortRange;
    return parts.join(QStringLiteral(" · "));
}

QString resultOf(const models::DonorOutcome& outcome)
{
    if (!outcome.errors.isEmpty())
        return DonorPanel::tr("The scheduler would reject the changes: %1").arg(outcome.errors.front());
    if (!outcome.missing.isEmpty())
        return DonorPanel::tr("Missing: %1. No other queue can give more").arg(outcome.missing);
    return DonorPanel::tr("The donors can give the whole amount");
}
} // namespace

DonorPanel::DonorPanel(models::DonorSession* session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_model(new DonorModel(this))
    , m_names(new QStringListModel(this))
{
    auto* header = createHeader();
    m_note = new ElidedLabel;
    m_note->setElideMode(Qt::ElideRight); // a sentence, as the result
    m_note->setContentsMargins(metrics::kSmall, 0, metrics::kSmall, metrics::kTiny);
    createTable();
    m_nothing = new Placeholder(Icon::Queues);
    auto* changes = new QWidget;
    m_steps = new QListWidget;
    m_steps->setFrameShape(QFrame::NoFrame);
    m_steps->setAccessibleName(tr("Changes of the configuration"));
    m_steps->setSelectionMode(QAbstractItemView::NoSelection);
    m_steps->setWordWrap(true);
    m_result = new ElidedLabel;
    m_result->setElideMode(Qt::ElideRight);
    m_result->setObjectName(QStringLiteral("donorResult"));
    m_result->setContentsMargins(metrics::kSmall, metrics::kTiny, metrics::kSmall, metrics::kTiny);
    auto* column = new QVBoxLayout(changes);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_result);
    column->addWidget(m_steps, 1);
    auto* split = new QSplitter(Qt::Horizontal);
    split->setChildrenCollapsible(false);
    split->addWidget(m_view);
    split->addWidget(changes);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    m_stack = new QStackedWidget;
    m_stack->addWidget(m_nothing);
    m_stack->addWidget(split);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(header);
    layout->addWidget(m_note);
    layout->addWidget(m_stack, 1);
    setFocusProxy(m_queue);
    connect(m_session, &models::DonorSession::changed, this, &DonorPanel::showOutcome);
    showOutcome();
}

QWidget* DonorPanel::createHeader()
{
    auto* header = new QWidget;
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(metrics::kSmall, metrics::kTiny, metrics::kSmall, metrics::kTiny);
    row->setSpacing(metrics::kSmall);
    const auto add = [&](const QString& label, QWidget* field) {
        field->setAccessibleName(QString(label).remove(u'&'));
        auto* title = new QLabel(label);
        title->setBuddy(field);
        row->addWidget(title);
        row->addWidget(field);
    };
    m_queue = new QLineEdit;
    setScaledMinimumWidth(m_queue, kDonorQueueWidth);
    m_queue->setToolTip(tr("Full path of the queue that is to have more guaranteed resources"));
    add(tr("&Queue that needs more"), m_queue);
    row->setStretchFactor(m_queue, 1);
    auto* completer = new QCompleter(m_names, m_queue);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    m_queue->setCompleter(completer);
    m_amount = new QLineEdit;
    setScaledFixedWidth(m_amount, kDonorAmountWidth);
    m_amount->setPlaceholderText(tr("vcore=20, memory=64Gi"));
    m_amount->setToolTip(tr("What the queue needs in addition, in queues.yaml notation"));
    add(tr("&Amount"), m_amount);
    m_margin = new QSpinBox;
    m_margin->setRange(0, kMostMargin);
    m_margin->setValue(m_session->request().marginPercent);
    //: of a number of percent
    m_margin->setSuffix(tr("%"));
    m_margin->setToolTip(tr("What a donor keeps above its highest demand, in percent of that demand"));
    add(tr("&Margin"), m_margin);
    m_apply = flatButton(tr("Apply Changes"));
    m_apply->setToolTip(tr("Make the changes in the open configuration, as one edit that can be undone"));
    row->addWidget(m_apply);
    connect(m_queue, &QLineEdit::textEdited, this, [this] { m_isChosen = !m_queue->text().isEmpty(); });
    for (QLineEdit* edit : {m_queue, m_amount}) {
        connect(edit, &QLineEdit::textEdited, this, &DonorPanel::enableApply);
        connect(edit, &QLineEdit::editingFinished, this, &DonorPanel::takeRequest);
    }
    connect(
        completer, qOverload<const QString&>(&QCompleter::activated), this,
        [this] {
            m_isChosen = true;
            takeRequest();
        },
        Qt::QueuedConnection); // by then the name is in the field
    connect(m_margin, &QSpinBox::valueChanged, this, &DonorPanel::takeRequest);
    connect(m_apply, &QToolButton::clicked, this, &DonorPanel::apply);
    return header;
}

void DonorPanel::createTable()
{
    m_view = new QTableView;
    setUpTable(m_view);
    m_view->setModel(m_model);
    m_view->setAccessibleName(tr("Queues that could give"));
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setTabKeyNavigation(false);
    QHeaderView* header = m_view->horizontalHeader();
    header->setMinimumSectionSize(kLeastDonorColumn);
    header->setStretchLastSection(false);
    QList<FittedColumn> columns{{DonorModel::QueueColumn, kLeastDonorQueue, FittedColumn::Fit::Room}};
    for (int column = DonorModel::QueueColumn + 1; column < DonorModel::ColumnCount; ++column)
        columns.append({column, 0, FittedColumn::Fit::Cells});
    (new ColumnFitter(m_view, header))->setColumns(columns);
}

void DonorPanel::ask(const QString& partition, const QString& queue)
{
    m_isChosen = true;
    m_partition = partition;
    m_queue->setText(queue);
    takeRequest();
}

void DonorPanel::suggest(const QString& partition, const QString& queue)
{
    const auto& outcome = m_session->outcome();
    if (m_isChosen && !(outcome && outcome->isPartitionMissing))
        return;
    m_isChosen = false;
    m_partition = partition;
    m_queue->setText(queue);
    takeRequest();
}

void DonorPanel::enter()
{
    QLineEdit* field = m_queue->text().isEmpty() ? m_queue : m_amount;
    field->setFocus(Qt::ShortcutFocusReason);
    field->selectAll();
}

models::DonorRequest DonorPanel::typedRequest() const
{
    return {m_partition, m_queue->text().trimmed(), m_amount->text().trimmed(), m_margin->value()};
}

/// Asked for once more, the amount would be given twice.
void DonorPanel::apply()
{
    if (!m_session->apply())
        return;
    m_amount->clear();
    m_isApplied = true;
    takeRequest();
}

void DonorPanel::takeRequest()
{
    m_session->setRequest(typedRequest());
    enableApply();
}

void DonorPanel::enableApply()
{
    const auto& outcome = m_session->outcome();
    m_apply->setEnabled(outcome && outcome->isApplicable() && outcome->request == typedRequest());
}

/// New samples rarely change the steps: the list then keeps its place.
void DonorPanel::showSteps(const std::vector<insight::AmountChange>& steps)
{
    if (steps == m_shownSteps)
        return;
    m_shownSteps = steps;
    m_steps->clear();
    for (const insight::AmountChange& step : steps)
        m_steps->addItem(models::sentence(models::messageText(insight::describe(step))));
}

void DonorPanel::showOutcome()
{
    const auto& outcome = m_session->outcome();
    const bool hasPlan = outcome && outcome->problem.isEmpty();
    m_model->setDonors(hasPlan ? outcome->plan.donors : std::vector<insight::Donor>());
    m_note->setText(outcome ? noteOf(*outcome) : QString());
    m_note->setVisible(!m_note->text().isEmpty());
    enableApply();
    // Other names close an open list of completions.
    if (outcome && outcome->revision && outcome->queues != m_names->stringList())
        m_names->setStringList(outcome->queues);
    showSteps(hasPlan ? outcome->plan.steps : std::vector<insight::AmountChange>());
    if (hasPlan)
        m_result->setText(resultOf(*outcome));
    m_isApplied = m_isApplied && m_amount->text().isEmpty();
    if (m_isApplied)
        m_nothing->setMessage(tr("The changes are made"),
                              tr("Undo takes them back. Enter another amount to ask again."));
    else if (outcome && !hasPlan)
        m_nothing->setMessage(outcome->problemTitle.isEmpty() ? tr("Donors unknown") : outcome->problemTitle,
                              outcome->problem);
    else if (hasPlan)
        m_nothing->setMessage(
            tr("No queue can give anything"),
            tr("No other queue is guaranteed resources of this type that the samples show to be unused."));
    m_stack->setCurrentIndex(m_model->rowCount() > 0 ? 1 : 0);
}
} // namespace quotadeck::ui

#include "moc_donorpanel.cpp"
