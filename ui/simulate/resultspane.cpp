// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulate/resultspane.h"

#include "models/simulation/elapsedtext.h"
#include "ui/limits/paneparts.h"
#include "ui/simulate/resulttable.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/placeholder.h"
#include "ui/widgets/segmentedswitch.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace quotadeck::ui {
namespace {
using models::ResultsModel;

constexpr int kNameWidth = 150; ///< least
constexpr int kNameShare = 6; ///< of the width one part is the names'
constexpr int kNumberWidth = 56; ///< least, of a column
constexpr int kTextWidth = 60; ///< least, of a column
constexpr int kMark = 30; ///< of the column that rows are sorted by

/// So that the longest word of @p title has room: words may stand one below the other.
int widthOf(const QString& title, const QFontMetrics& font)
{
    int width = 0;
    for (const QString& word : title.split(u' '))
        width = std::max(width, font.horizontalAdvance(word));
    return width + 2 * metrics::kCellMargin + 2;
}
} // namespace

ResultsPane::ResultsPane(QWidget* parent)
    : QWidget(parent)
    , m_kind(new SegmentedSwitch(this))
    , m_summary(new QLabel(this))
    , m_copy(flatButton(tr("Copy")))
    , m_export(flatButton(tr("Export CSV…")))
    , m_stack(new QStackedWidget(this))
    , m_nothing(new Placeholder(Icon::Simulate))
    , m_table(new ResultTable(&m_model))
{
    m_kind->setAccessibleName(tr("Results by queue or by user"));
    m_kind->addChoice(static_cast<int>(ResultsModel::Kind::Queues), tr("Queues"));
    m_kind->addChoice(static_cast<int>(ResultsModel::Kind::Users), tr("Users"));
    m_copy->setToolTip(tr("Copy the selected rows, or all, as text with tabs (Ctrl+C)"));
    m_export->setToolTip(tr("Write queues and users to a file, in base units and seconds"));
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_table->setAccessibleName(tr("Results"));
    createColumns();
    m_stack->addWidget(m_nothing);
    m_stack->addWidget(m_table);

    auto* row = new QHBoxLayout;
    row->setContentsMargins(metrics::kMedium, metrics::kTiny, metrics::kSmall, metrics::kTiny);
    row->setSpacing(metrics::kSmall);
    row->addWidget(m_kind);
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
    connect(m_copy, &QToolButton::clicked, m_table, &ResultTable::copyRows);
    connect(m_export, &QToolButton::clicked, this, [this] {
        exportCsv(this, m_name + QStringLiteral("-results.csv"), resultsCsv(*m_model.results()),
                  [this](const QString& path, const Status& status) {
                      m_summary->setText(
                          status ? tr("Written to %1").arg(path)
                                 : tr("Not written: %1").arg(QString::fromStdString(status.error().message)));
                  });
    });
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

void ResultsPane::setScenario(const QString& name, bool isElastic)
{
    m_name = name;
    m_isElastic = isElastic;
    m_model.setResults(nullptr);
    showRows();
}

void ResultsPane::setResults(const std::shared_ptr<const sim::Results>& results)
{
    if (!results || results == m_model.results())
        return;
    m_model.setResults(results);
    showRows();
}

void ResultsPane::showRows()
{
    const bool isAny = m_model.rowCount() > 0;
    m_stack->setCurrentIndex(isAny ? 1 : 0);
    m_kind->setVisible(!m_isElastic); // there are neither queues nor users to choose from
    m_copy->setEnabled(isAny);
    m_export->setEnabled(isAny);
    if (m_isElastic)
        m_nothing->setMessage(
            tr("No results of queues"),
            tr("This scenario has elastic quotas: the Elastic page shows what each group gets."));
    else
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
} // namespace quotadeck::ui
