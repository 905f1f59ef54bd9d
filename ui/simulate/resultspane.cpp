// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulate/resultspane.h"

#include "models/simulation/elapsedtext.h"
#include "ui/limits/paneparts.h"
#include "ui/simulate/resulttable.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/placeholder.h"
#include "ui/widgets/segmentedswitch.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace quotadeck::ui {
namespace {
using models::GroupResultsModel;
using models::ResultsModel;

constexpr int kNameWidth = 150; ///< least
constexpr int kNameShare = 6; ///< of the width one part is the names'
constexpr int kNumberWidth = 56; ///< least, of a column
constexpr int kTextWidth = 60; ///< least, of a column
constexpr int kMark = 30; ///< of the column that rows are sorted by
constexpr int kGroupWidth = 130;
constexpr int kSortMark = 8; ///< room for the arrow

/// So that the longest word of @p title has room: words may stand one below the other.
int widthOf(const QString& title, const QFontMetrics& font)
{
    int width = 0;
    for (const QString& word : title.split(u' '))
        width = std::max(width, font.horizontalAdvance(word));
    return width + 2 * metrics::kCellMargin + 2;
}

/// As narrow as the titles, in two lines, let them be: there are many.
void packColumns(ResultTable* table)
{
    auto* header = table->horizontalHeader();
    for (int column = 0; column < header->count(); ++column) {
        const QString title = table->model()->headerData(column, Qt::Horizontal).toString();
        const int width = header->fontMetrics().size(0, title).width() + 2 * metrics::kCellMargin + kSortMark;
        header->resizeSection(column, std::max(kNumberWidth, width));
    }
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
    , m_table(new ResultTable(&m_model))
    , m_groupTable(new ResultTable(&m_groups))
{
    m_kind->setAccessibleName(tr("Results by queue or by user"));
    m_kind->addChoice(static_cast<int>(ResultsModel::Kind::Queues), tr("Queues"));
    m_kind->addChoice(static_cast<int>(ResultsModel::Kind::Users), tr("Users"));
    m_copy->setToolTip(tr("Copy the selected rows, or all, as text with tabs (Ctrl+C)"));
    m_export->setToolTip(tr("Write queues and users to a file, in base units and seconds"));
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_table->setAccessibleName(tr("Results"));
    createColumns();
    m_groupTable->setAccessibleName(tr("Results by group"));
    packColumns(m_groupTable);
    m_groupTable->horizontalHeader()->resizeSection(GroupResultsModel::NameColumn, kGroupWidth);
    m_resourceLabel->setBuddy(m_resource);
    m_resource->setAccessibleName(tr("Resource"));
    m_resource->setToolTip(tr("The resource that is used, lent and borrowed"));
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
    connect(m_resource, &QComboBox::textActivated, &m_groups, &GroupResultsModel::setResource);
    connect(m_copy, &QToolButton::clicked, this, [this] { shownTable()->copyRows(); });
    connect(m_export, &QToolButton::clicked, this, &ResultsPane::exportShown);
    showRows();
}

/// Numbers are narrow, so that all columns fit into a small window; what is left belongs to the texts.
void ResultsPane::createColumns()
{
    auto* header = m_table->horizontalHeader();
    header->setFixedHeight(2 * fontMetrics().height() + 2 * metrics::kCellMargin + 1);
    header->setMinimumSectionSize(kTextWidth);
    header->setStretchLastSection(false);
    const auto fit = [this, header] {
        for (int column = ResultsModel::SubmittedColumn; column < ResultsModel::ColumnCount; ++column) {
            const QString title = m_table->model()->headerData(column, Qt::Horizontal).toString();
            const bool isSorted = header->sortIndicatorSection() == column;
            header->resizeSection(
                column, std::max(kNumberWidth, widthOf(title, fontMetrics()) + (isSorted ? kMark : 0)));
        }
    };
    fit();
    connect(header, &QHeaderView::sortIndicatorChanged, this, fit);
    for (const int column : {ResultsModel::ShareColumn, ResultsModel::ReasonColumn})
        header->setSectionResizeMode(column, QHeaderView::Stretch);
}

void ResultsPane::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_table->horizontalHeader()->resizeSection(ResultsModel::NameColumn,
                                               std::max(kNameWidth, width() / kNameShare));
}

void ResultsPane::exportShown()
{
    const std::string csv
        = m_isElastic ? groupResultsCsv(*m_groups.results()) : resultsCsv(*m_model.results());
    exportCsv(this, m_name + QStringLiteral("-results.csv"), csv,
              [this](const QString& path, const Status& status) {
                  m_summary->setText(
                      status ? tr("Written to %1").arg(path)
                             : tr("Not written: %1").arg(QString::fromStdString(status.error().message)));
              });
}

void ResultsPane::setScenario(const QString& name, bool isElastic)
{
    m_name = name;
    m_isElastic = isElastic;
    m_kind->setVisible(!isElastic); // there are neither queues nor users to choose from
    m_export->setToolTip(isElastic ? tr("Write the groups to a file, in base units and seconds")
                                   : tr("Write queues and users to a file, in base units and seconds"));
    m_model.setResults(nullptr);
    m_groups.setResults(nullptr);
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
    m_nothing->setMessage(tr("Nothing was submitted yet"),
                          tr("What became of the applications appears here with the first one."));
    const auto& results = m_model.results();
    if (!isAny || results->queues.empty()) {
        m_summary->clear();
        return;
    }
    const sim::ResultRow& all = results->queues.front();
    //: virtual time since the start
    m_summary->setText(tr("%n application(s) until %1", nullptr, static_cast<int>(all.submitted))
                           .arg(models::elapsedText(results->elapsed)));
}

void ResultsPane::showGroups()
{
    const bool isAny = m_groups.pods() > 0;
    m_stack->setCurrentWidget(isAny ? static_cast<QWidget*>(m_groupTable) : m_nothing);
    m_copy->setEnabled(isAny);
    m_export->setEnabled(isAny);
    m_nothing->setMessage(tr("No pod was created yet"),
                          tr("What became of the pods of each group appears here with the first one."));
    m_summary->clear();
    if (isAny)
        //: virtual time since the start
        m_summary->setText(tr("%n pod(s) until %1", nullptr, static_cast<int>(m_groups.pods()))
                               .arg(models::elapsedText(m_groups.results()->elapsed)));
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
