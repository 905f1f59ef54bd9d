// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulate/simulatepage.h"

#include "ui/simulate/comparepane.h"
#include "ui/simulate/injectpane.h"
#include "ui/simulate/resultspane.h"
#include "ui/simulate/scripttimeline.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/celldelegate.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/placeholder.h"
#include "ui/widgets/segmentedswitch.h"

#include <QAbstractTextDocumentLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QTextBrowser>
#include <QTextDocument>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace quotadeck::ui {
namespace {
using models::ScenarioFactsModel;
using models::ScriptModel;

constexpr int kListWidth = 264; ///< more in a wide window
constexpr int kLeastListWidth = 180;
constexpr int kLeastContentWidth = 560;
constexpr int kExplanationHeight = 170; ///< most; longer ones scroll
constexpr int kAnswerWidth = 128;
constexpr int kHandHeight = 230;
constexpr int kTimeWidth = 76;
constexpr int kNameRole = Qt::UserRole;
constexpr int kDescriptionRole = Qt::UserRole + 1;

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

QLabel* heading(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    QFont font = label->font();
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    label->setMinimumHeight(metrics::kHitTarget);
    label->setContentsMargins(metrics::kMedium, 0, metrics::kMedium, 0);
    return label;
}

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

TimelineMark::State stateOf(ScenarioFactsModel::Answer answer)
{
    switch (answer) {
    case ScenarioFactsModel::Answer::NotYet:
        return TimelineMark::State::ToCome;
    case ScenarioFactsModel::Answer::Holds:
        return TimelineMark::State::Good;
    case ScenarioFactsModel::Answer::Broken:
        return TimelineMark::State::Bad;
    }
    return TimelineMark::State::ToCome;
}

/// Paragraphs between empty lines; the other line ends are those of the file.
QString paragraphs(const QString& description)
{
    QString html;
    for (const QString& paragraph : description.split(QStringLiteral("\n\n"), Qt::SkipEmptyParts))
        html += QStringLiteral("<p>%1</p>").arg(paragraph.toHtmlEscaped());
    return html;
}

template <typename Model>
QString rowText(const Model& model, int row, int what, int answer)
{
    //: what happens or should hold, what became of it
    return SimulatePage::tr("%1 – %2").arg(model.index(row, what).data().toString(),
                                           model.index(row, answer).data().toString());
}
} // namespace

SimulatePage::SimulatePage(QWidget* parent)
    : Page(QStringLiteral("simulate"), tr("Simulate"), Icon::Simulate, parent)
{
    auto* right = new QWidget(this);
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(createHeader());
    column->addWidget(m_explanation);
    m_content = new QStackedWidget(right);
    // A comparison wants more; no page may take that from the inspector while another page is shown.
    m_content->setMinimumWidth(kLeastContentWidth);
    m_idle = new Placeholder(Icon::Simulate, m_content);
    m_content->addWidget(m_idle);
    m_content->addWidget(createCourse());
    m_results = new ResultsPane(m_content);
    m_content->addWidget(m_results);
    m_compare = new ComparePane(m_content);
    m_content->addWidget(m_compare);
    column->addWidget(m_content, 1);

    auto* splitter = new QSplitter(Qt::Horizontal, this);
    splitter->addWidget(createList());
    splitter->addWidget(right);
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 14);
    splitter->setChildrenCollapsible(false);
    splitter->setSizes({kListWidth, 900});
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(splitter);
    setFocusProxy(m_list);
    connectParts();
    showChosen();
}

QWidget* SimulatePage::createList()
{
    auto* pane = new QWidget(this);
    pane->setMinimumWidth(kLeastListWidth);
    m_list = new QListWidget(pane);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setAccessibleName(tr("Scenarios"));
    m_list->setIconSize({metrics::kIcon, metrics::kIcon});
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_open = new QPushButton(icon(Icon::Open), tr("Open a Scenario File…"), pane);

    auto* column = new QVBoxLayout(pane);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(heading(tr("Scenarios"), pane));
    column->addWidget(m_list, 1);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(metrics::kSmall, metrics::kSmall, metrics::kSmall, metrics::kSmall);
    foot->addWidget(m_open);
    column->addLayout(foot);
    return pane;
}

QWidget* SimulatePage::createHeader()
{
    auto* pane = new QWidget(this);
    m_title = new ElidedLabel(pane);
    QFont font = m_title->font();
    font.setPointSizeF(font.pointSizeF() * 1.25);
    font.setWeight(QFont::DemiBold);
    m_title->setFont(font);
    m_run = new QPushButton(icon(Icon::Play), {}, pane);
    m_views = new SegmentedSwitch(pane);
    m_views->setAccessibleName(tr("What is shown of the scenario"));
    m_views->addChoice(static_cast<int>(View::Course), tr("Course"));
    m_views->addChoice(static_cast<int>(View::Results), tr("Results"));
    m_views->addChoice(static_cast<int>(View::Compare), tr("Compare"));
    m_explanation = new QTextBrowser(this);
    m_explanation->setFrameShape(QFrame::NoFrame);
    m_explanation->setAccessibleName(tr("Explanation of the scenario"));
    m_explanation->document()->setDocumentMargin(metrics::kMedium);
    connect(m_explanation->document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged,
            this, [this](const QSizeF& size) {
                m_explanation->setFixedHeight(std::min(static_cast<int>(size.height()), kExplanationHeight));
            });

    auto* row = new QHBoxLayout(pane);
    row->setContentsMargins(metrics::kMedium, metrics::kSmall, metrics::kMedium, metrics::kTiny);
    row->setSpacing(metrics::kSmall);
    row->addWidget(m_title, 1);
    row->addWidget(m_views);
    row->addWidget(m_run);
    return pane;
}

QWidget* SimulatePage::createCourse()
{
    auto* tables = new QSplitter(Qt::Horizontal, this);
    tables->setChildrenCollapsible(false);
    tables->addWidget(createTable(m_scriptTable, &m_script, tr("Script")));
    tables->addWidget(createTable(m_factsTable, &m_facts, tr("Facts")));
    auto* answers = m_factsTable.view->horizontalHeader();
    answers->setSectionResizeMode(ScenarioFactsModel::AnswerColumn, QHeaderView::Interactive);
    answers->resizeSection(ScenarioFactsModel::AnswerColumn, kAnswerWidth);
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
    handColumn->addWidget(heading(tr("By hand"), hand));
    handColumn->addWidget(m_inject, 1);

    m_course = new QSplitter(Qt::Vertical, this);
    m_course->setChildrenCollapsible(false);
    m_course->addWidget(course);
    m_course->addWidget(hand);
    m_course->setStretchFactor(0, 1);
    m_course->setSizes({2 * kHandHeight, kHandHeight});
    return m_course;
}

QWidget* SimulatePage::createTable(Table& table, QAbstractTableModel* model, const QString& name)
{
    auto* pane = new QWidget(this);
    table.title = heading(name, pane);
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
    table.view->verticalHeader()->setMinimumSectionSize(metrics::kRowHeight);
    table.view->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto* header = table.view->horizontalHeader();
    header->setHighlightSections(false);
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header->setSectionResizeMode(QHeaderView::Stretch);
    header->setSectionResizeMode(ScriptModel::TimeColumn, QHeaderView::Fixed);
    header->resizeSection(ScriptModel::TimeColumn, kTimeWidth);

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

void SimulatePage::connectParts()
{
    connect(m_list, &QListWidget::currentItemChanged, this, &SimulatePage::showChosen);
    connect(m_list, &QListWidget::itemActivated, this, [this] { Q_EMIT runRequested(chosen()); });
    connect(m_open, &QPushButton::clicked, this, &SimulatePage::openRequested);
    connect(m_run, &QPushButton::clicked, this, [this] { Q_EMIT runRequested(chosen()); });
    connect(m_views, &SegmentedSwitch::currentChanged, this, &SimulatePage::showContent);
    connect(m_timeline, &ScriptTimeline::jumpRequested, this, &SimulatePage::jumpRequested);
    connect(m_inject, &InjectPane::injectRequested, this, &SimulatePage::injectRequested);
    const auto jumpToScript = [this](const QModelIndex& index) {
        Q_EMIT jumpRequested(m_script.entries()[static_cast<std::size_t>(index.row())].at);
    };
    const auto jumpToFact
        = [this](const QModelIndex& index) { Q_EMIT jumpRequested(m_facts.fact(index.row()).at); };
    connect(m_scriptTable.view, &QTableView::clicked, this, jumpToScript);
    connect(m_scriptTable.view, &QTableView::activated, this, jumpToScript);
    connect(m_factsTable.view, &QTableView::clicked, this, jumpToFact);
    connect(m_factsTable.view, &QTableView::activated, this, jumpToFact);
}

void SimulatePage::setScenarios(const std::vector<sim::ScenarioTitle>& scenarios)
{
    m_list->clear();
    for (const sim::ScenarioTitle& scenario : scenarios)
        appendItem(scenario);
    m_list->setCurrentRow(0);
}

void SimulatePage::appendItem(const sim::ScenarioTitle& scenario)
{
    auto* item = new QListWidgetItem(QString::fromStdString(scenario.title), m_list);
    item->setSizeHint({0, metrics::kHitTarget});
    item->setData(kNameRole, QString::fromStdString(scenario.name));
    item->setData(kDescriptionRole, QString::fromStdString(scenario.description));
    item->setToolTip(item->text());
}

void SimulatePage::addScenario(const sim::ScenarioTitle& scenario)
{
    const QString name = QString::fromStdString(scenario.name);
    if (!itemOf(name))
        appendItem(scenario);
    m_list->setCurrentItem(itemOf(name));
    showChosen();
}

QListWidgetItem* SimulatePage::itemOf(const QString& name) const
{
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->data(kNameRole).toString() == name)
            return m_list->item(row);
    }
    return nullptr;
}

QString SimulatePage::chosen() const
{
    const QListWidgetItem* item = m_list->currentItem();
    return item ? item->data(kNameRole).toString() : QString();
}

void SimulatePage::setRunning(std::shared_ptr<const sim::Scenario> scenario, const QString& name)
{
    m_scenario = std::move(scenario);
    m_running = m_scenario ? name : QString();
    m_script.setScenario(m_scenario);
    m_facts.setScenario(m_scenario);
    m_timeline->setNow({});
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem* item = m_list->item(row);
        const bool isRunning = item->data(kNameRole).toString() == m_running;
        QFont font = m_list->font();
        font.setWeight(isRunning ? QFont::DemiBold : QFont::Normal);
        item->setFont(font);
        item->setIcon(isRunning ? icon(Icon::Play) : QIcon());
    }
    if (m_scenario) {
        m_inject->setScenario(m_scenario);
        m_results->setScenario(QString::fromStdString(m_scenario->name), m_scenario->elastic.has_value());
        addScenario({m_running.toStdString(), m_scenario->title, m_scenario->description});
    }
    m_compare->setScenario(m_scenario);
    showTables();
    showChosen();
}

void SimulatePage::setProgress(const std::shared_ptr<const sim::Progress>& progress)
{
    m_script.setOutcomes(progress->outcomes);
    m_facts.setChecked(progress->facts);
    m_timeline->setNow(progress->elapsed);
    m_inject->setProgress(progress);
    m_results->setResults(progress->results);
    m_compare->setSeed(progress->seed);
    showTables();
}

void SimulatePage::focusFilter()
{
    m_list->setFocus(Qt::ShortcutFocusReason);
}

void SimulatePage::showChosen()
{
    const QListWidgetItem* item = m_list->currentItem();
    m_run->setEnabled(item != nullptr);
    m_title->setText(item ? item->text() : QString());
    m_explanation->setHtml(item ? paragraphs(item->data(kDescriptionRole).toString()) : QString());
    const bool isRunning = item && m_scenario && chosen() == m_running;
    m_run->setText(isRunning ? tr("Run Again") : tr("Run"));
    m_run->setToolTip(isRunning ? tr("Run this scenario from its start")
                                : tr("Show this scenario on all pages, in place of the present source"));
    showContent();
}

void SimulatePage::showContent()
{
    const bool isRunning = m_scenario && chosen() == m_running;
    const auto view = static_cast<View>(m_views->current());
    m_views->setVisible(isRunning);
    m_explanation->setVisible(!isRunning || view == View::Course);
    if (isRunning) {
        QWidget* const shown = view == View::Results ? static_cast<QWidget*>(m_results)
            : view == View::Compare                  ? m_compare
                                                     : static_cast<QWidget*>(m_course);
        m_content->setCurrentWidget(shown);
        return;
    }
    m_content->setCurrentWidget(m_idle);
    const QString whatRunDoes = tr("Run starts a simulated cluster in place of the present source: all pages "
                                   "then show it, and its script "
                                   "and facts appear here. Nothing is sent to a real cluster.");
    if (m_scenario)
        m_idle->setMessage(
            tr("Another scenario runs"),
            tr("“%1” runs now. %2").arg(QString::fromStdString(m_scenario->title), whatRunDoes));
    else
        m_idle->setMessage(tr("No scenario runs"), whatRunDoes);
}

void SimulatePage::showTables()
{
    const int events = m_script.rowCount();
    m_scriptTable.stack->setCurrentIndex(events > 0 ? 1 : 0);
    m_scriptTable.placeholder->setMessage(
        tr("No script"),
        tr("Nothing happens in this scenario but its workload, which chance makes from the seed. "
           "What you do by hand is listed here."));
    m_factsTable.stack->setCurrentIndex(m_facts.rowCount() > 0 ? 1 : 0);
    m_factsTable.placeholder->setMessage(tr("No facts"), tr("This scenario states none."));
    const auto isDone
        = [](const ScriptModel::Entry& entry) { return entry.state != ScriptModel::State::Upcoming; };
    const auto done = std::ranges::count_if(m_script.entries(), isDone);
    m_scriptTable.title->setText(events > 0 ? tr("Script · %1 of %2 done").arg(done).arg(events)
                                            : tr("Script"));
    m_factsTable.title->setText(tr("Facts · %1 hold, %2 broken, %3 to come")
                                    .arg(m_facts.count(ScenarioFactsModel::Answer::Holds))
                                    .arg(m_facts.count(ScenarioFactsModel::Answer::Broken))
                                    .arg(m_facts.count(ScenarioFactsModel::Answer::NotYet)));
    showMarks();
}

void SimulatePage::showMarks()
{
    std::vector<TimelineMark> marks;
    for (int row = 0; row < m_script.rowCount(); ++row) {
        const auto& entry = m_script.entries()[static_cast<std::size_t>(row)];
        marks.push_back({entry.at, TimelineMark::Kind::Event, stateOf(entry.state),
                         rowText(m_script, row, ScriptModel::EventColumn, ScriptModel::OutcomeColumn)});
    }
    for (int row = 0; row < m_facts.rowCount(); ++row) {
        marks.push_back(
            {m_facts.fact(row).at, TimelineMark::Kind::Fact, stateOf(m_facts.answer(row)),
             rowText(m_facts, row, ScenarioFactsModel::FactColumn, ScenarioFactsModel::AnswerColumn)});
    }
    std::ranges::stable_sort(marks, {}, &TimelineMark::at);
    m_timeline->setMarks(std::move(marks));
}
} // namespace quotadeck::ui
