// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulate/resultspane.h"

#include "models/common/durationtext.h"
#include "models/common/messagetext.h"
#include "ui/simulate/resulttable.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/panewidgets.h"
#include "ui/widgets/placeholder.h"
#include "ui/widgets/segmentedswitch.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHash>
#include <QHeaderView>
#include <QLabel>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace quotadeck::ui {
namespace {
using models::GroupResultsModel;
using models::ResultsModel;

constexpr int kResultNameWidth = 110; ///< least
constexpr int kResultNumberWidth = 40; ///< least, of a column
constexpr int kShareWidth = 134; ///< least: of "64.2% of vcore" all
constexpr int kTextWidth = 44; ///< least, of a column
constexpr int kGroupReasonWidth = 90; ///< least

/// Numbers get their width first, so that none is cut; then names, then @p texts, which have least widths, in the order
/// of the columns.
QList<FittedColumn> fittedColumns(int count, const QHash<int, int>& texts)
{
    QList<FittedColumn> columns = {{0, kResultNameWidth, FittedColumn::Fit::Room}};
    for (int column = 1; column < count; ++column) {
        const bool isText = texts.contains(column);
        columns.append({column, texts.value(column, kResultNumberWidth),
                        isText ? FittedColumn::Fit::Room : FittedColumn::Fit::Cells});
    }
    return columns;
}
} // namespace

ResultsPane::ResultsPane(QWidget* parent)
    : QWidget(parent)
    , m_kind(new SegmentedSwitch(this))
    , m_resourceLabel(new QLabel(tr("&Resource"), this))
    , m_resource(new QComboBox(this))
    , m_summary(new QLabel(this))
    , m_copy(flatButton(tr("Copy")))
    , m_export(flatButton(tr("Export CSV…")))
    , m_stack(new QStackedWidget(this))
    , m_nothing(new Placeholder(Icon::Simulate))
    , m_table(new ResultTable(&m_model,
                              fittedColumns(ResultsModel::ColumnCount,
                                            {{ResultsModel::ShareColumn, kShareWidth},
                                             {ResultsModel::ReasonColumn, kTextWidth}})))
    , m_groupTable(new ResultTable(&m_groups,
                                   fittedColumns(GroupResultsModel::ColumnCount,
                                                 {{GroupResultsModel::ReasonColumn, kGroupReasonWidth}})))
    , m_csv(new CsvExport(this))
{
    m_kind->setAccessibleName(tr("Results by queue or user"));
    m_kind->setToolTip(tr("What the rows stand for"));
    m_kind->addChoice(static_cast<int>(ResultsModel::Kind::Queues), tr("Queues"));
    m_kind->addChoice(static_cast<int>(ResultsModel::Kind::Users), tr("Users"));
    m_copy->setToolTip(tr("Copy the selected rows, or all rows, as tab-separated text (Ctrl+C)"));
    m_export->setToolTip(tr("Export queues and users in base units and seconds"));
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_table->setAccessibleName(tr("Results"));
    // Titles in two lines.
    followTextSize(m_table, [this] {
        const int lines = 2 * fontMetrics().height();
        m_table->horizontalHeader()->setFixedHeight(lines + 2 * metrics::kCellMargin + 1);
    });
    m_groupTable->setAccessibleName(tr("Results by group"));
    // Not all fit into a small window: the reason for waiting matters more than the number of running pods, which follows
    // from the usage.
    auto* groupHeader = m_groupTable->horizontalHeader();
    groupHeader->moveSection(GroupResultsModel::ReasonColumn, GroupResultsModel::RunningColumn);
    m_resourceLabel->setBuddy(m_resource);
    m_resource->setAccessibleName(tr("Resource"));
    m_resource->setToolTip(tr("Resource shown in the table"));
    m_resource->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_stack->addWidget(m_nothing);
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_groupTable);

    auto* row = new QHBoxLayout;
    row->setContentsMargins(metrics::kMedium, metrics::kTiny, metrics::kSmall, metrics::kTiny);
    row->setSpacing(metrics::kSmall);
    row->addWidget(m_kind);
    row->addWidget(m_resourceLabel);
    row->addWidget(m_resource);
    row->addWidget(m_summary, 1);
    row->addWidget(m_copy);
    row->addWidget(m_export);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(row);
    column->addWidget(m_stack, 1);

    connect(m_kind, &SegmentedSwitch::currentChanged, this, [this](int id) {
        m_model.setKind(static_cast<ResultsModel::Kind>(id));
        m_table->horizontalHeader()->viewport()->update();
    });
    connect(m_resource, &QComboBox::textActivated, this, [this](const QString& resource) {
        m_groups.setResource(resource);
        m_groupTable->refitColumns(); // bytes are longer than cards
    });
    connect(m_copy, &QToolButton::clicked, this, [this] { shownTable()->copyRows(); });
    connect(m_export, &QToolButton::clicked, this, &ResultsPane::exportShown);
    connect(m_csv, &CsvExport::written, this,
            [this](const QString& path) { m_summary->setText(tr("Exported to %1").arg(path)); });
    connect(m_csv, &CsvExport::failed, this, [this](const Error& error) {
        m_summary->setText(tr("Export failed: %1").arg(models::messageText(error.message)));
    });
    showRows();
}

void ResultsPane::exportShown()
{
    CsvExport::MakeText text;
    if (m_isElastic)
        text = [results = m_groups.results()] { return groupResultsCsv(*results); };
    else
        text = [results = m_model.results()] { return resultsCsv(*results); };
    m_csv->askForFile(m_name + QStringLiteral("-results.csv"), text);
}

void ResultsPane::setScenario(const QString& name, bool isElastic)
{
    m_name = name;
    m_isElastic = isElastic;
    m_kind->setVisible(!isElastic); // there are neither queues nor users to choose from
    m_export->setToolTip(isElastic ? tr("Export the groups in base units and seconds")
                                   : tr("Export queues and users in base units and seconds"));
    m_model.setResults(nullptr);
    m_groups.setResults(nullptr);
    m_table->refitColumns();
    m_groupTable->refitColumns();
    showRows();
}

void ResultsPane::setResults(const std::shared_ptr<const sim::Results>& results)
{
    if (!results || results == (m_isElastic ? m_groups.results() : m_model.results()))
        return;
    if (m_isElastic)
        m_groups.setResults(results);
    else
        m_model.setResults(results);
    showRows();
}

void ResultsPane::showRows()
{
    showResources();
    if (m_isElastic) {
        showGroups();
        return;
    }
    const bool isAny = m_model.rowCount() > 0;
    m_stack->setCurrentWidget(isAny ? static_cast<QWidget*>(m_table) : m_nothing);
    m_copy->setEnabled(isAny);
    m_export->setEnabled(isAny);
    m_nothing->setMessage(tr("No applications submitted yet"),
                          tr("Results appear when the first application is submitted."));
    const auto& results = m_model.results();
    if (!isAny || results->queues.empty()) {
        m_summary->clear();
        return;
    }
    const sim::ResultRow& all = results->queues.front();
    //: virtual time since the start
    m_summary->setText(tr("%n application(s) in %1", nullptr, static_cast<int>(all.submitted))
                           .arg(models::durationText(results->elapsed)));
}

void ResultsPane::showGroups()
{
    const bool isAny = m_groups.pods() > 0;
    m_stack->setCurrentWidget(isAny ? static_cast<QWidget*>(m_groupTable) : m_nothing);
    m_copy->setEnabled(isAny);
    m_export->setEnabled(isAny);
    m_nothing->setMessage(tr("No pods created yet"), tr("Results appear when the first pod is created."));
    m_summary->clear();
    if (isAny)
        //: virtual time since the start
        m_summary->setText(tr("%n pod(s) in %1", nullptr, static_cast<int>(m_groups.pods()))
                               .arg(models::durationText(m_groups.results()->elapsed)));
}

void ResultsPane::showResources()
{
    const QStringList& names = m_groups.resources();
    QStringList shown;
    for (int i = 0; i < m_resource->count(); ++i)
        shown << m_resource->itemText(i);
    if (names != shown) {
        m_resource->clear();
        m_resource->addItems(names);
    }
    m_resource->setCurrentText(m_groups.resource());
    const bool isChoice = m_isElastic && names.size() > 1;
    m_resourceLabel->setVisible(isChoice);
    m_resource->setVisible(isChoice);
}
} // namespace quotadeck::ui

#include "moc_resultspane.cpp"
