// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulate/timelinepane.h"

#include "ui/simulate/injectpane.h"
#include "ui/simulate/scripttimeline.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/celldelegate.h"
#include "ui/widgets/panewidgets.h"
#include "ui/widgets/placeholder.h"

#include <QHeaderView>
#include <QLabel>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace quotadeck::ui {
namespace {
using models::ScenarioChecksModel;
using models::ScriptModel;

constexpr int kStatusWidth = 128;
constexpr int kHandHeight = 230;
constexpr int kTimeWidth = 76;

/// Sentences may take several lines, with air around them.
class SentenceDelegate final : public CellDelegate
{
public:
    using CellDelegate::CellDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        return CellDelegate::sizeHint(option, index) + QSize(0, metrics::kTiny);
    }
};

TimelineMark::State stateOf(ScriptModel::State state)
{
    switch (state) {
    case ScriptModel::State::Upcoming:
        return TimelineMark::State::ToCome;
    case ScriptModel::State::Done:
        return TimelineMark::State::Good;
    case ScriptModel::State::Refused:
        return TimelineMark::State::Bad;
    }
    return TimelineMark::State::ToCome;
}

TimelineMark::State stateOf(ScenarioChecksModel::Status status)
{
    switch (status) {
    case ScenarioChecksModel::Status::Pending:
        return TimelineMark::State::ToCome;
    case ScenarioChecksModel::Status::Passed:
        return TimelineMark::State::Good;
    case ScenarioChecksModel::Status::Failed:
        return TimelineMark::State::Bad;
    }
    return TimelineMark::State::ToCome;
}

template <typename Model>
QString rowText(const Model& model, int row, int what, int answer)
{
    //: what happens or should hold, what became of it
    return TimelinePane::tr("%1 – %2").arg(model.index(row, what).data().toString(),
                                           model.index(row, answer).data().toString());
}
} // namespace

TimelinePane::TimelinePane(QWidget* parent) : QSplitter(Qt::Vertical, parent)
{
    auto* tables = new QSplitter(Qt::Horizontal, this);
    tables->setChildrenCollapsible(false);
    tables->addWidget(createTable(m_scriptTable, &m_script, tr("Script")));
    tables->addWidget(createTable(m_checksTable, &m_checks, tr("Checks")));
    auto* columns = m_checksTable.view->horizontalHeader();
    columns->setSectionResizeMode(ScenarioChecksModel::StatusColumn, QHeaderView::Interactive);
    setScaledColumn(columns, ScenarioChecksModel::StatusColumn, kStatusWidth);
    m_timeline = new ScriptTimeline(this);
    auto* course = new QWidget(this);
    auto* courseColumn = new QVBoxLayout(course);
    courseColumn->setContentsMargins(0, 0, 0, 0);
    courseColumn->setSpacing(0);
    courseColumn->addWidget(m_timeline);
    courseColumn->addWidget(tables, 1);

    m_inject = new InjectPane(this);
    auto* hand = new QWidget(this);
    auto* handColumn = new QVBoxLayout(hand);
    handColumn->setContentsMargins(0, 0, 0, 0);
    handColumn->setSpacing(0);
    handColumn->addWidget(paneHeading(tr("Manual actions"), hand));
    handColumn->addWidget(m_inject, 1);

    setChildrenCollapsible(false);
    addWidget(course);
    addWidget(hand);
    setStretchFactor(0, 1);
    setSizes({2 * kHandHeight, kHandHeight});
    connectJumps();
}

QWidget* TimelinePane::createTable(Table& table, QAbstractTableModel* model, const QString& name)
{
    auto* pane = new QWidget(this);
    table.title = paneHeading(name, pane);
    table.view = new QTableView(pane);
    table.view->setModel(model);
    table.view->setItemDelegate(new SentenceDelegate(table.view));
    table.view->setAccessibleName(name);
    table.view->setFrameShape(QFrame::NoFrame);
    table.view->setShowGrid(false);
    table.view->setAlternatingRowColors(true);
    table.view->setSelectionBehavior(QAbstractItemView::SelectRows);
    table.view->setSelectionMode(QAbstractItemView::SingleSelection);
    table.view->verticalHeader()->hide();
    followTextSize(table.view, [rows = table.view->verticalHeader()] {
        rows->setMinimumSectionSize(scaled(metrics::kRowHeight));
    });
    table.view->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto* header = table.view->horizontalHeader();
    header->setHighlightSections(false);
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header->setSectionResizeMode(QHeaderView::Stretch);
    header->setSectionResizeMode(ScriptModel::TimeColumn, QHeaderView::Fixed);
    setScaledColumn(header, ScriptModel::TimeColumn, kTimeWidth);

    table.placeholder = new Placeholder(Icon::Simulate, pane);
    table.stack = new QStackedWidget(pane);
    table.stack->addWidget(table.placeholder);
    table.stack->addWidget(table.view);
    auto* column = new QVBoxLayout(pane);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(table.title);
    column->addWidget(table.stack, 1);
    return pane;
}

void TimelinePane::connectJumps()
{
    connect(m_timeline, &ScriptTimeline::jumpRequested, this, &TimelinePane::jumpRequested);
    connect(m_inject, &InjectPane::injectRequested, this, &TimelinePane::injectRequested);
    const auto jumpToScript = [this](const QModelIndex& index) {
        Q_EMIT jumpRequested(m_script.entries()[static_cast<std::size_t>(index.row())].at);
    };
    const auto jumpToCheck
        = [this](const QModelIndex& index) { Q_EMIT jumpRequested(m_checks.check(index.row()).at); };
    connect(m_scriptTable.view, &QTableView::clicked, this, jumpToScript);
    connect(m_scriptTable.view, &QTableView::activated, this, jumpToScript);
    connect(m_checksTable.view, &QTableView::clicked, this, jumpToCheck);
    connect(m_checksTable.view, &QTableView::activated, this, jumpToCheck);
}

void TimelinePane::setScenario(const std::shared_ptr<const sim::Scenario>& scenario)
{
    m_script.setScenario(scenario);
    m_checks.setScenario(scenario);
    m_timeline->setNow({});
    if (scenario)
        m_inject->setScenario(scenario);
    showTables();
}

void TimelinePane::setProgress(const std::shared_ptr<const sim::Progress>& progress)
{
    m_script.setOutcomes(progress->outcomes);
    m_checks.setChecked(progress->checks);
    m_timeline->setNow(progress->elapsed);
    m_inject->setProgress(progress);
    showTables();
}

void TimelinePane::showTables()
{
    const int events = m_script.rowCount();
    m_scriptTable.stack->setCurrentIndex(events > 0 ? 1 : 0);
    m_scriptTable.placeholder->setMessage(
        tr("No script"),
        tr("This scenario has no scripted actions, only its random workload. Manual actions are listed "
           "here."));
    m_checksTable.stack->setCurrentIndex(m_checks.rowCount() > 0 ? 1 : 0);
    m_checksTable.placeholder->setMessage(tr("No checks"), tr("This scenario defines no checks."));
    const auto isDone
        = [](const ScriptModel::Entry& entry) { return entry.state != ScriptModel::State::Upcoming; };
    const auto done = std::ranges::count_if(m_script.entries(), isDone);
    m_scriptTable.title->setText(events > 0 ? tr("Script · %1 of %2 done").arg(done).arg(events)
                                            : tr("Script"));
    m_checksTable.title->setText(tr("Checks · %1 passed, %2 failed, %3 pending")
                                     .arg(m_checks.count(ScenarioChecksModel::Status::Passed))
                                     .arg(m_checks.count(ScenarioChecksModel::Status::Failed))
                                     .arg(m_checks.count(ScenarioChecksModel::Status::Pending)));
    showMarks();
}

void TimelinePane::showMarks()
{
    std::vector<TimelineMark> marks;
    for (int row = 0; row < m_script.rowCount(); ++row) {
        const auto& entry = m_script.entries()[static_cast<std::size_t>(row)];
        marks.push_back({entry.at, TimelineMark::Kind::Event, stateOf(entry.state),
                         rowText(m_script, row, ScriptModel::EventColumn, ScriptModel::OutcomeColumn)});
    }
    for (int row = 0; row < m_checks.rowCount(); ++row) {
        marks.push_back(
            {m_checks.check(row).at, TimelineMark::Kind::Check, stateOf(m_checks.status(row)),
             rowText(m_checks, row, ScenarioChecksModel::CheckColumn, ScenarioChecksModel::StatusColumn)});
    }
    std::ranges::stable_sort(marks, {}, &TimelineMark::at);
    m_timeline->setMarks(std::move(marks));
}
} // namespace quotadeck::ui

#include "moc_timelinepane.cpp"
