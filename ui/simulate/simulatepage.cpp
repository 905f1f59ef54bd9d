// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulate/simulatepage.h"

#include "ui/simulate/comparepane.h"
#include "ui/simulate/resultspane.h"
#include "ui/simulate/timelinepane.h"
#include "ui/theme/metrics.h"
#include "ui/theme/plaintext.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/panewidgets.h"
#include "ui/widgets/placeholder.h"
#include "ui/widgets/segmentedswitch.h"

#include <QAbstractTextDocumentLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QTextBrowser>
#include <QTextDocument>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace quotadeck::ui {
namespace {
constexpr int kListWidth = 264; ///< more in a wide window
constexpr int kLeastListWidth = 180;
constexpr int kLeastContentWidth = 560;
constexpr int kExplanationHeight = 170; ///< most; longer ones scroll
constexpr int kNameRole = Qt::UserRole;
constexpr int kDescriptionRole = Qt::UserRole + 1;
constexpr int kModeRole = Qt::UserRole + 2; ///< of the scenario; not set: it has no queues
constexpr auto kRules = "rules";

/// Paragraphs between empty lines; the other line ends are those of the file.
QString paragraphs(const QString& description)
{
    QString html;
    for (const QString& paragraph : description.split(QStringLiteral("\n\n"), Qt::SkipEmptyParts))
        html += QStringLiteral("<p>%1</p>").arg(visibleText(paragraph).toHtmlEscaped());
    return html;
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
    setScaledMinimumWidth(m_content, kLeastContentWidth);
    m_idle = new Placeholder(Icon::Simulate, m_content);
    m_content->addWidget(m_idle);
    m_course = new TimelinePane(m_content);
    m_content->addWidget(m_course);
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
    setScaledMinimumWidth(pane, kLeastListWidth);
    m_list = new QListWidget(pane);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setAccessibleName(tr("Scenarios"));
    setScaledIcons(m_list, metrics::kIcon);
    followTextSize(m_list, [this] {
        for (int row = 0; row < m_list->count(); ++row)
            m_list->item(row)->setSizeHint({0, scaled(metrics::kHitTarget)});
    });
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_open = new QPushButton(icon(Icon::Open), tr("Open Scenario File…"), pane);

    auto* column = new QVBoxLayout(pane);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(paneHeading(tr("Scenarios"), pane));
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
    font.setWeight(QFont::DemiBold);
    m_title->setFont(font);
    setTextScale(m_title, 1.25);
    m_run = new QPushButton(icon(Icon::Play), {}, pane);
    m_modeTitle = new QLabel(tr("Rules:"), pane);
    m_mode = createRulesSwitch(pane);
    m_mode->setToolTip(m_mode->toolTip() + u' ' + tr("Applies when the scenario is run."));
    m_views = new SegmentedSwitch(pane);
    m_views->setAccessibleName(tr("View of the scenario"));
    m_views->setToolTip(
        tr("What is shown of the scenario: its timeline, its results, or a second run to compare with"));
    m_views->addChoice(static_cast<int>(View::Course), tr("Timeline"));
    m_views->addChoice(static_cast<int>(View::Results), tr("Results"));
    m_views->addChoice(static_cast<int>(View::Compare), tr("Compare"));
    m_explanation = new QTextBrowser(this);
    m_explanation->setFrameShape(QFrame::NoFrame);
    m_explanation->setAccessibleName(tr("Scenario description"));
    m_explanation->document()->setDocumentMargin(metrics::kMedium);
    const auto fitExplanation = [this] {
        const int height = static_cast<int>(m_explanation->document()->size().height());
        m_explanation->setFixedHeight(std::min(height, kExplanationHeight));
    };
    connect(m_explanation->document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged,
            this, fitExplanation);

    auto* row = new QHBoxLayout(pane);
    row->setContentsMargins(metrics::kMedium, metrics::kSmall, metrics::kMedium, metrics::kTiny);
    row->setSpacing(metrics::kSmall);
    row->addWidget(m_title, 1);
    row->addWidget(m_views);
    row->addWidget(m_modeTitle);
    row->addWidget(m_mode);
    row->addWidget(m_run);
    return pane;
}

void SimulatePage::connectParts()
{
    connect(m_list, &QListWidget::currentItemChanged, this, &SimulatePage::showChosen);
    connect(m_list, &QListWidget::itemActivated, this, [this] { Q_EMIT runRequested(chosen()); });
    connect(m_open, &QPushButton::clicked, this, &SimulatePage::openRequested);
    connect(m_run, &QPushButton::clicked, this, [this] { Q_EMIT runRequested(chosen()); });
    connect(m_views, &SegmentedSwitch::currentChanged, this, &SimulatePage::showContent);
    connect(m_mode, &SegmentedSwitch::currentChanged, this,
            [this](int mode) { chooseRules(static_cast<Mode>(mode)); });
    connect(m_course, &TimelinePane::jumpRequested, this, &SimulatePage::jumpRequested);
    connect(m_course, &TimelinePane::injectRequested, this, &SimulatePage::injectRequested);
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
    item->setSizeHint({0, scaled(metrics::kHitTarget)});
    item->setData(kNameRole, QString::fromStdString(scenario.name));
    item->setData(kDescriptionRole, QString::fromStdString(scenario.description));
    if (scenario.hasQueues)
        item->setData(kModeRole, static_cast<int>(scenario.mode));
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
    m_course->setScenario(m_scenario);
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem* item = m_list->item(row);
        const bool isRunning = item->data(kNameRole).toString() == m_running;
        QFont font = m_list->font();
        font.setWeight(isRunning ? QFont::DemiBold : QFont::Normal);
        item->setFont(font);
        item->setIcon(isRunning ? icon(Icon::Play) : QIcon());
    }
    if (m_scenario) {
        m_results->setScenario(QString::fromStdString(m_scenario->name), m_scenario->elastic.has_value());
        addScenario({m_running.toStdString(), m_scenario->title, m_scenario->description, m_scenario->mode,
                     !m_scenario->elastic.has_value()});
    }
    m_compare->setScenario(m_scenario);
    showChosen();
}

void SimulatePage::setProgress(const std::shared_ptr<const sim::Progress>& progress)
{
    m_course->setProgress(progress);
    m_results->setResults(progress->results);
    m_compare->setSeed(progress->seed);
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
    m_run->setText(isRunning ? tr("Run Again") : tr("Run Scenario"));
    m_run->setToolTip(isRunning ? tr("Run this scenario from the start")
                                : tr("Show this scenario on all pages instead of the current source"));
    showRules();
    showContent();
}

/// Of the scenario that is chosen.
Mode SimulatePage::ownRules() const
{
    const QListWidgetItem* item = m_list->currentItem();
    return item ? static_cast<Mode>(item->data(kModeRole).toInt()) : Mode::Current;
}

void SimulatePage::showRules()
{
    const QListWidgetItem* item = m_list->currentItem();
    const bool hasRules = item && item->data(kModeRole).isValid();
    m_mode->setVisible(hasRules);
    m_modeTitle->setVisible(hasRules);
    const QSignalBlocker silence(m_mode);
    m_mode->setCurrent(static_cast<int>(m_rules.value_or(ownRules())));
}

/// The scenario's own are no choice, so that another scenario has its own again.
void SimulatePage::chooseRules(Mode mode)
{
    m_rules = mode == ownRules() ? std::nullopt : std::optional(mode);
}

QVariantMap SimulatePage::saveState() const
{
    return m_rules ? QVariantMap{{QLatin1String(kRules), rulesWord(*m_rules)}} : QVariantMap();
}

void SimulatePage::restoreState(const QVariantMap& state)
{
    m_rules.reset();
    if (const QString word = state.value(QLatin1String(kRules)).toString(); !word.isEmpty())
        m_rules = rulesOf(word);
    showRules();
}

void SimulatePage::showContent()
{
    const bool isRunning = m_scenario && chosen() == m_running;
    const auto view = static_cast<View>(m_views->current());
    m_views->setVisible(isRunning);
    m_explanation->setVisible(!isRunning || view == View::Course);
    if (isRunning) {
        QWidget* const shown = view == View::Results ? static_cast<QWidget*>(m_results)
            : view == View::Compare                  ? static_cast<QWidget*>(m_compare)
                                                     : m_course;
        m_content->setCurrentWidget(shown);
        return;
    }
    m_content->setCurrentWidget(m_idle);
    const QString whatRunDoes = tr("Running a scenario replaces the current source with a simulated "
                                   "cluster on all pages. Its script and checks appear here. Nothing is "
                                   "sent to a real cluster.");
    if (m_scenario)
        m_idle->setMessage(
            tr("Another scenario is running"),
            tr("“%1” is running. %2").arg(QString::fromStdString(m_scenario->title), whatRunDoes));
    else
        m_idle->setMessage(tr("No scenario running"), whatRunDoes);
}

} // namespace quotadeck::ui

#include "moc_simulatepage.cpp"
