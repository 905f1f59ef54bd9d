// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulate/comparepane.h"

#include "models/common/durationtext.h"
#include "models/common/messagetext.h"
#include "models/common/textfile.h"
#include "ui/simulate/comparisonchart.h"
#include "ui/simulate/resulttable.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/panewidgets.h"
#include "ui/widgets/placeholder.h"
#include "ui/widgets/segmentedswitch.h"

#include <QCheckBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QResizeEvent>
#include <QSpinBox>
#include <QSplitter>
#include <QStackedWidget>
#include <QTextBlock>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

namespace quotadeck::ui {
namespace {
using models::ComparisonModel;

constexpr int kEditorWidth = 340;
constexpr int kOutcomeWidth = 520;
constexpr int kFindingsHeight = 150;
constexpr int kNameWidth = 160;
constexpr int kMeasureWidth = 100;
constexpr int kNumberWidth = 74;
constexpr int kStandardMinutes = 30;
constexpr int kMostMinutes = 7 * 24 * 60;
constexpr int kLineRole = Qt::UserRole;
constexpr int kColumnRole = Qt::UserRole + 1;

models::RowState stateOf(config::Severity severity)
{
    switch (severity) {
    case config::Severity::Error:
        return models::RowState::Critical;
    case config::Severity::Warning:
        return models::RowState::Warning;
    case config::Severity::Info:
        return models::RowState::Notice;
    }
    return models::RowState::Normal;
}
} // namespace

ComparePane::ComparePane(QWidget* parent) : QWidget(parent)
{
    m_splitter = new QSplitter(Qt::Horizontal, this);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(createEditor());
    m_splitter->addWidget(createOutcome());
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 2);
    m_splitter->setSizes({kEditorWidth, kOutcomeWidth});
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_splitter);
    connectParts();
    setScenario(nullptr);
}

/// Side by side where both have the room they need, else one above the other; how long the words of the buttons are
/// depends on the language.
void ComparePane::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const int needed = m_splitter->widget(0)->minimumSizeHint().width()
        + m_splitter->widget(1)->minimumSizeHint().width() + m_splitter->handleWidth();
    const Qt::Orientation orientation = event->size().width() < needed ? Qt::Vertical : Qt::Horizontal;
    if (orientation == m_splitter->orientation())
        return;
    m_splitter->setOrientation(orientation);
    m_splitter->setSizes({kEditorWidth, kOutcomeWidth});
}

QWidget* ComparePane::createEditor()
{
    auto* pane = new QWidget(this);
    m_open = flatButton(tr("Open File…"));
    m_open->setToolTip(tr("Load a queues.yaml or a ConfigMap manifest"));
    m_reset = flatButton(tr("Reset"));
    m_reset->setToolTip(tr("Restore the configuration of the scenario"));
    m_text = new QPlainTextEdit(pane);
    m_text->setAccessibleName(tr("Changed configuration"));
    showAsCode(m_text);
    m_text->setToolTip(tr("The queues.yaml that the scenario runs under the second time"));
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setTabChangesFocus(true);
    m_findings = new QListWidget(pane);
    m_findings->setAccessibleName(tr("Problems in the changed configuration"));
    m_findings->setWordWrap(true);
    setScaledFixedHeight(m_findings, kFindingsHeight);
    m_findings->hide();

    auto* row = new QHBoxLayout;
    row->setContentsMargins(metrics::kTiny, 0, metrics::kSmall, 0);
    row->setSpacing(metrics::kTiny);
    row->addWidget(heading(tr("Configuration B")), 1);
    row->addWidget(m_open);
    row->addWidget(m_reset);
    auto* column = new QVBoxLayout(pane);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(row);
    auto* texts = new QVBoxLayout;
    texts->setContentsMargins(metrics::kMedium, 0, metrics::kSmall, metrics::kMedium);
    texts->setSpacing(metrics::kTiny);
    texts->addWidget(m_text, 1);
    texts->addWidget(m_findings);
    column->addLayout(texts, 1);
    return pane;
}

QWidget* ComparePane::createOutcome()
{
    auto* pane = new QWidget(this);
    m_minutes = new QSpinBox(pane);
    m_minutes->setRange(1, kMostMinutes);
    m_minutes->setValue(kStandardMinutes);
    m_minutes->setSuffix(tr(" min"));
    m_minutes->setAccessibleName(tr("Virtual time to compare"));
    m_minutes->setToolTip(tr("Virtual duration of both runs, from the start of the scenario"));
    m_compare = new QPushButton(icon(Icon::Play), tr("Compare"), pane);
    m_compare->setToolTip(
        tr("Run the scenario twice with the same seed: A unchanged, B with this configuration. Manual "
           "actions are not repeated."));
    m_cancel = new QPushButton(tr("Cancel"), pane);
    m_progress = new QProgressBar(pane);
    m_progress->setAccessibleName(tr("Progress of the comparison"));
    m_state = new QLabel(pane);
    m_state->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_state->setWordWrap(true);
    keepSizeWhenHidden(m_state);
    m_state->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_state->setContentsMargins(metrics::kSmall, 0, metrics::kSmall, metrics::kTiny);
    m_kind = new SegmentedSwitch(pane);
    m_kind->setAccessibleName(tr("Compare by queue or user"));
    m_kind->setToolTip(tr("What the rows stand for"));
    m_kind->addChoice(static_cast<int>(ComparisonModel::Kind::Queues), tr("Queues"));
    m_kind->addChoice(static_cast<int>(ComparisonModel::Kind::Users), tr("Users"));
    connect(m_kind, &SegmentedSwitch::currentChanged, this, [this](int id) {
        m_model.setKind(static_cast<ComparisonModel::Kind>(id));
        m_table->horizontalHeader()->viewport()->update();
        showRows();
        chartRow(m_table->model()->index(0, 0));
    });
    m_differences = new QCheckBox(tr("Only differences"), pane);
    m_differences->setToolTip(tr("Hides rows that are the same in both runs"));
    m_differences->setChecked(true);
    for (QWidget* choice : std::initializer_list<QWidget*>{m_kind, m_differences}) {
        QSizePolicy policy = choice->sizePolicy(); // the sides stand as they do, hidden or not
        policy.setRetainSizeWhenHidden(true);
        choice->setSizePolicy(policy);
    }
    m_copy = flatButton(tr("Copy"));
    m_copy->setToolTip(tr("Copy the selected rows, or all rows, as tab-separated text (Ctrl+C)"));
    m_export = flatButton(tr("Export CSV…"));
    m_export->setToolTip(tr("Export the whole comparison in base units and seconds"));
    using Fit = FittedColumn::Fit;
    m_table = new ResultTable(&m_model,
                              {{ComparisonModel::NameColumn, kNameWidth, Fit::Room},
                               {ComparisonModel::MeasureColumn, kMeasureWidth, Fit::Room},
                               {ComparisonModel::FirstColumn, kNumberWidth, Fit::Cells},
                               {ComparisonModel::SecondColumn, kNumberWidth, Fit::Cells},
                               {ComparisonModel::ChangeColumn, kNumberWidth, Fit::Cells}});
    m_table->setAccessibleName(tr("Comparison"));
    m_csv = new CsvExport(this);
    m_nothing = new Placeholder(Icon::Simulate);
    m_stack = new QStackedWidget(pane);
    m_stack->addWidget(m_nothing);
    m_chart = new ComparisonChart(pane);
    auto* tableAndChart = new QSplitter(Qt::Vertical, pane);
    tableAndChart->setChildrenCollapsible(true);
    tableAndChart->addWidget(m_table);
    tableAndChart->addWidget(m_chart);
    tableAndChart->setStretchFactor(0, 1);
    m_stack->addWidget(tableAndChart);

    auto* top = new QHBoxLayout;
    top->setContentsMargins(metrics::kSmall, metrics::kTiny, metrics::kMedium, metrics::kTiny);
    top->setSpacing(metrics::kSmall);
    top->addWidget(m_compare);
    top->addWidget(m_minutes);
    top->addWidget(m_progress, 1);
    top->addWidget(m_cancel);
    top->addStretch(0);
    auto* below = new QHBoxLayout;
    below->setContentsMargins(metrics::kSmall, metrics::kTiny, metrics::kSmall, metrics::kTiny);
    below->setSpacing(metrics::kSmall);
    below->addWidget(m_kind);
    below->addWidget(m_differences);
    below->addStretch(1);
    below->addWidget(m_copy);
    below->addWidget(m_export);
    auto* column = new QVBoxLayout(pane);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(top);
    column->addWidget(m_state);
    column->addLayout(below);
    column->addWidget(m_stack, 1);
    return pane;
}

void ComparePane::connectParts()
{
    connect(m_open, &QToolButton::clicked, this, &ComparePane::openFile);
    connect(m_reset, &QToolButton::clicked, this,
            [this] { m_text->setPlainText(QString::fromStdString(m_a.scenario->configText)); });
    connect(m_compare, &QPushButton::clicked, this, &ComparePane::compare);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        m_run.cancel();
        showMessage(tr("Cancelled."));
    });
    connect(m_differences, &QCheckBox::toggled, this, [this](bool isOn) {
        m_model.setShown(isOn ? ComparisonModel::Shown::Differences : ComparisonModel::Shown::All);
        showRows();
    });
    connect(m_copy, &QToolButton::clicked, m_table, &ResultTable::copyRows);
    connect(m_export, &QToolButton::clicked, this, [this] {
        m_csv->askForFile(QString::fromStdString(m_a.scenario->name) + QStringLiteral("-comparison.csv"),
                          [comparison = m_model.comparison()] { return comparisonCsv(*comparison); });
    });
    connect(m_csv, &CsvExport::written, this,
            [this](const QString& path) { showMessage(tr("Exported to %1").arg(path)); });
    connect(m_csv, &CsvExport::failed, this, [this](const Error& error) {
        showMessage(tr("Export failed: %1").arg(models::messageText(error.message)));
    });
    connect(m_findings, &QListWidget::itemClicked, this, [this](const QListWidgetItem* item) {
        goTo(item->data(kLineRole).toInt(), item->data(kColumnRole).toInt());
    });
    connect(m_findings, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) {
        goTo(item->data(kLineRole).toInt(), item->data(kColumnRole).toInt());
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) { chartRow(current); });
    connect(&m_run, &models::ComparisonRun::progressed, m_progress, &QProgressBar::setValue);
    connect(&m_run, &models::ComparisonRun::runningChanged, this, [this] { showRows(); });
    connect(&m_run, &models::ComparisonRun::refused, this, &ComparePane::showRefusal);
    connect(&m_run, &models::ComparisonRun::finished, this, [this](const auto& comparison) {
        m_model.setComparison(comparison);
        //: virtual time, a number
        QString text
            = tr("A and B after %1, seed %2.").arg(models::durationText(comparison->a.elapsed)).arg(m_a.seed);
        text += u' '
            + (comparison->firstDifference
                   //: virtual time, a number
                   ? tr("First difference after %1.").arg(models::durationText(*comparison->firstDifference))
                   : tr("Both runs treat every application and pod alike."));
        const auto a = comparison->a.fairness();
        const auto b = comparison->b.fairness();
        if (a && b) {
            //: Jain's index of the users, two numbers
            text += u' '
                + tr("Fairness: A %1, B %2.")
                      .arg(QLocale().toString(*a, 'f', 2), QLocale().toString(*b, 'f', 2));
        }
        if (sim::loadsConfigurations(*m_a.scenario))
            text += u' ' + tr("The script loads its own configurations in both runs.");
        showMessage(text);
        m_state->setToolTip(text + u'\n'
                            + tr("Fairness is 1 where the applications of all users wait the same part of "
                                 "their time, and less the more it "
                                 "differs."));
        m_chart->setComparison(comparison, m_a.scenario->start);
        showRows();
        chartRow(m_table->model()->index(0, 0));
    });
}

void ComparePane::setScenario(std::shared_ptr<const sim::Scenario> scenario)
{
    m_run.cancel();
    const bool isSame = m_a.scenario && scenario && m_a.scenario->name == scenario->name;
    m_a.scenario = std::move(scenario);
    if (isSame)
        return;
    if (m_a.scenario && m_a.scenario->recordedFor) {
        const auto minutes = std::chrono::ceil<std::chrono::minutes>(*m_a.scenario->recordedFor);
        m_minutes->setValue(static_cast<int>(std::min<std::int64_t>(minutes.count(), kMostMinutes)));
    }
    m_model.setComparison(nullptr);
    m_chart->setComparison(nullptr, {});
    m_isRefused = false;
    m_findings->hide();
    m_text->setPlainText(m_a.scenario ? QString::fromStdString(m_a.scenario->configText) : QString());
    showMessage({});
    showRows();
}

void ComparePane::openFile()
{
    auto* dialog = new QFileDialog(this, tr("Open Configuration to Compare"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Configurations (*.yaml *.yml)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &ComparePane::readFile);
    dialog->open();
}

void ComparePane::readFile(const QString& path)
{
    m_reading.start(
        [path](const std::stop_token&) { return models::readTextFile(path); },
        [this, path](const Result<std::string>& text) {
            if (!text) {
                showMessage(tr("%1 cannot be read: %2").arg(path, models::messageText(text.error().message)));
                return;
            }
            m_text->selectAll(); // so that it can be undone
            m_text->insertPlainText(QString::fromStdString(*text));
            m_text->moveCursor(QTextCursor::Start);
            showMessage(tr("Loaded from %1").arg(path));
        });
}

void ComparePane::compare()
{
    m_findings->hide();
    m_isRefused = false;
    showMessage({});
    m_run.start({m_a.scenario, m_text->toPlainText().toStdString(), m_a.seed,
                 std::chrono::minutes(m_minutes->value())});
}

void ComparePane::showRefusal(const sim::ConfigurationRefusal& refusal)
{
    showMessage(models::messageText(refusal.message));
    m_findings->clear();
    for (const config::Finding& finding : refusal.findings) {
        auto* item = new QListWidgetItem(
            stateIcon(stateOf(finding.severity)),
            tr("Line %1: %2 [%3]")
                .arg(finding.span.begin.line)
                .arg(models::messageText(finding.message), QString::fromStdString(finding.rule)),
            m_findings);
        item->setData(kLineRole, static_cast<int>(finding.span.begin.line));
        item->setData(kColumnRole, static_cast<int>(finding.span.begin.column));
    }
    m_findings->setVisible(m_findings->count() > 0);
    m_model.setComparison(nullptr); // of another configuration
    m_isRefused = true;
    showRows();
}

/// The queue or user of a row, whose id has the number of its measure in front.
void ComparePane::chartRow(const QModelIndex& current)
{
    const auto kind = static_cast<ComparisonModel::Kind>(m_kind->current());
    if (current.isValid())
        m_chart->setSubject(kind, current.data(models::IdRole).toString().section(u' ', 1).toStdString());
}

void ComparePane::goTo(int line, int column)
{
    const QTextBlock block = m_text->document()->findBlockByNumber(line - 1);
    if (!block.isValid())
        return;
    QTextCursor cursor(block);
    cursor.movePosition(QTextCursor::Right, QTextCursor::MoveAnchor,
                        std::clamp(column - 1, 0, block.length() - 1));
    m_text->setTextCursor(cursor);
    m_text->setFocus();
}

void ComparePane::showMessage(const QString& message)
{
    m_state->setText(message);
    m_state->setToolTip(message);
    m_state->setVisible(!message.isEmpty());
}

void ComparePane::showRows()
{
    const bool canRun = m_a.scenario && !m_a.scenario->elastic;
    const bool isRunning = m_run.isRunning();
    const bool isAny = m_model.rowCount() > 0;
    m_text->setEnabled(canRun);
    m_open->setEnabled(canRun);
    m_reset->setEnabled(canRun);
    m_minutes->setEnabled(canRun && !isRunning);
    m_compare->setEnabled(canRun && !isRunning);
    m_cancel->setVisible(isRunning);
    m_progress->setVisible(isRunning);
    m_kind->setVisible(m_model.comparison() != nullptr); // before, there is nothing to choose from
    m_differences->setVisible(m_model.comparison() != nullptr);
    m_copy->setEnabled(isAny);
    m_export->setEnabled(m_model.comparison() != nullptr);
    m_stack->setCurrentIndex(isAny ? 1 : 0);
    if (m_a.scenario && m_a.scenario->elastic)
        m_nothing->setMessage(tr("Nothing to compare"),
                              tr("This scenario has elastic quotas and does not use a queue configuration."));
    else if (isRunning)
        m_nothing->setMessage(tr("Comparing…"),
                              tr("A and B run side by side. The other pages are not affected."));
    else if (m_isRefused)
        m_nothing->setMessage(tr("Configuration B is rejected"),
                              tr("Problems are listed below the text. Click a problem to go to its line."));
    else if (m_model.comparison())
        m_nothing->setMessage(tr("No difference"), tr("Both configurations lead to the same results."));
    else
        m_nothing->setMessage(tr("Not compared yet"),
                              tr("Change configuration B or open another one, then choose Compare. The "
                                 "scenario runs twice in the background with the same seed."));
}
} // namespace quotadeck::ui

#include "moc_comparepane.cpp"
