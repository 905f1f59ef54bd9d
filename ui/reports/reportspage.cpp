// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reports/reportspage.h"

#include "background/jobs.h"
#include "core/usage/reportdefinition.h"
#include "core/usage/reporttables.h"
#include "models/common/celltext.h"
#include "models/common/exporttext.h"
#include "models/common/messagetext.h"
#include "models/common/textfile.h"
#include "models/reports/reportsession.h"
#include "ui/export/pdfpages.h"
#include "ui/reports/reportchart.h"
#include "ui/reports/reportcontrols.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/filterfield.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/placeholder.h"
#include "ui/widgets/treetable.h"

#include <QAction>
#include <QComboBox>
#include <QDateTime>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>

#include <utility>

namespace quotadeck::ui {
namespace {
using models::MadeReport;
using models::ReportMeasure;
using models::ReportQuestion;
using models::ReportSourceKind;
using models::ReportTableModel;
using usage::ReportFormat;

constexpr auto kReportQuestion = "question";
constexpr auto kReportTable = "table";
constexpr auto kReportFilter = "filter";
constexpr auto kReportSplitter = "splitter";
constexpr auto kReportPreset = "preset";
constexpr auto kReportChart = "chart";
constexpr int kReportFilterWidth = 120; // least
constexpr int kReportFilterMost = 330;
constexpr int kReportFactsWidth = 30; // least

QList<ColumnDefault> reportColumns()
{
    using enum ColumnDefault::Align;
    using enum ColumnDefault::Shown;
    return {
        {.column = ReportTableModel::NameColumn, .width = 180, .align = Text, .isFlexible = true},
        {.column = ReportTableModel::QueueColumn, .width = 110, .align = Text, .isFlexible = true},
        {.column = ReportTableModel::HeldColumn, .width = 90},
        {.column = ReportTableModel::UsedColumn, .width = 90, .shown = No},
        {.column = ReportTableModel::PreemptedColumn, .width = 90, .shown = No},
        {.column = ReportTableModel::PlaceholderColumn, .width = 90, .shown = No},
        {.column = ReportTableModel::GuaranteedColumn, .width = 90},
        {.column = ReportTableModel::IdleColumn, .width = 80},
        {.column = ReportTableModel::ShareColumn, .width = 70},
        {.column = ReportTableModel::CostColumn, .width = 80},
        {.column = ReportTableModel::BeforeColumn, .width = 80},
        {.column = ReportTableModel::ChangeColumn, .width = 70},
        {.column = ReportTableModel::AboveColumn, .width = 110},
        {.column = ReportTableModel::PendingColumn, .width = 80},
        {.column = ReportTableModel::StartedColumn, .width = 70, .shown = No},
        {.column = ReportTableModel::WaitedColumn, .width = 90},
        {.column = ReportTableModel::LongestWaitColumn, .width = 90, .shown = No},
        {.column = ReportTableModel::MedianWaitColumn, .width = 90, .shown = No},
        {.column = ReportTableModel::P95WaitColumn, .width = 90, .shown = No},
    };
}

QString shownTime(usage::Seconds time)
{
    return QLocale().toString(QDateTime::fromSecsSinceEpoch(time.count()), QLocale::ShortFormat);
}

QString errorText(const Error& error)
{
    const QString where = QString::fromStdString(error.where);
    const QString what = models::messageText(error.message);
    return where.isEmpty() ? what : QStringLiteral("%1: %2").arg(where, what);
}

/// The bytes of @p made in the format that the name of the file says.
Result<std::string> reportBytes(const QString& path, const MadeReport& made)
{
    const QString name = QFileInfo(path).fileName().toLower();
    if (name.endsWith(QLatin1String(".focus.csv")))
        return models::reportText(made, ReportFormat::Focus);
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("csv"))
        return models::reportText(made, ReportFormat::Csv);
    if (suffix == QLatin1String("json"))
        return models::reportText(made, ReportFormat::Json);
    if (suffix == QLatin1String("md"))
        return models::reportText(made, ReportFormat::Markdown);
    if (suffix == QLatin1String("html"))
        return models::reportText(made, ReportFormat::Html);
    if (suffix == QLatin1String("pdf"))
        return models::reportText(made, ReportFormat::Html).and_then(pdfOfHtml);
    return fail(ErrorCode::InvalidArgument, path.toStdString(),
                ReportsPage::tr("the file name must end with .csv, .json, .md, .html, .pdf or .focus.csv")
                    .toStdString());
}
} // namespace

ReportsPage::ReportsPage(models::ReportSession* session, QWidget* parent)
    : Page(QStringLiteral("reports"), tr("Reports"), Icon::Reports, parent)
    , m_session(session)
    , m_controls(new ReportControls(this))
    , m_bar(new QWidget(this))
    , m_filter(new FilterField(&session->table, this))
    , m_type(new QComboBox(this))
    , m_measure(new QComboBox(this))
    , m_facts(new ElidedLabel(this))
    , m_update(new QToolButton(this))
    , m_definition(new QToolButton(this))
    , m_export(new QToolButton(this))
    , m_problem(new ElidedLabel(this))
    , m_stack(new QStackedWidget(this))
    , m_splitter(new QSplitter(Qt::Vertical, this))
    , m_chart(new ReportChart(m_splitter))
    , m_table(new TreeTable(&session->table, reportColumns(), m_splitter))
    , m_total(new ElidedLabel(this))
    , m_placeholder(new Placeholder(Icon::Reports, this))
{
    createBar();
    m_table->setAccessibleName(tr("Report"));
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(ReportTableModel::HeldColumn, Qt::DescendingOrder);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(1);
    m_splitter->addWidget(m_chart);
    m_splitter->addWidget(m_table);
    m_splitter->setStretchFactor(0, 2);
    m_splitter->setStretchFactor(1, 5);
    m_total->setElideMode(Qt::ElideRight);
    m_facts->setElideMode(Qt::ElideRight);
    m_problem->setElideMode(Qt::ElideRight);

    auto* sums = new QWidget(this);
    auto* sumsRow = new QHBoxLayout(sums);
    sumsRow->setContentsMargins(metrics::kMedium, metrics::kTiny, metrics::kMedium, metrics::kTiny);
    sumsRow->addWidget(m_total);
    auto* content = new QWidget(this);
    auto* contentColumn = new QVBoxLayout(content);
    contentColumn->setContentsMargins(0, 0, 0, 0);
    contentColumn->setSpacing(0);
    contentColumn->addWidget(m_splitter, 1);
    contentColumn->addWidget(sums);
    m_stack->addWidget(content);
    m_stack->addWidget(m_placeholder);
    auto* problemBox = new QWidget(this);
    auto* problemRow = new QHBoxLayout(problemBox);
    problemRow->setContentsMargins(metrics::kMedium, 0, metrics::kMedium, metrics::kTiny);
    problemRow->addWidget(m_problem);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_controls);
    column->addWidget(m_bar);
    column->addWidget(problemBox);
    column->addWidget(m_stack, 1);
    setFocusProxy(m_table);
    connectParts();
    m_controls->setQuestion(m_session->question());
    showSources();
    showSession();
}

void ReportsPage::createBar()
{
    m_filter->setPlaceholderText(tr("Filter rows"));
    m_filter->setAccessibleName(tr("Filter rows"));
    setScaledMinimumWidth(m_filter, kReportFilterWidth);
    setScaledMaximumWidth(m_filter, kReportFilterMost);
    m_type->setSizeAdjustPolicy(QComboBox::AdjustToContents); // its texts come with each report
    m_type->setAccessibleName(tr("Resource"));
    m_type->setToolTip(tr("Resource shown in table and chart; exports contain all"));
    m_measure->setSizeAdjustPolicy(QComboBox::AdjustToContents); // as above
    m_measure->setAccessibleName(tr("Amount in the chart"));
    m_measure->setToolTip(tr("Amount shown in the chart"));
    m_measure->setWhatsThis(
        tr("What the chart shows of each row: what was held, guaranteed, idle, held above the "
           "guarantee or pending of the chosen resource, or the cost of all resources. Only "
           "amounts that the report has can be chosen; an amount that is not known has no bar."));
    m_update->setText(tr("&Update"));
    m_update->setIcon(icon(Icon::Refresh));
    m_update->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_update->setToolTip(tr("Update the report with current data"));
    auto* exporting = new QAction(icon(Icon::Save), tr("Export &Report…"), this);
    exporting->setObjectName(QStringLiteral("exportReport"));
    connect(exporting, &QAction::triggered, this, &ReportsPage::askForFile);
    addAction(exporting);
    m_export->setDefaultAction(exporting);
    m_export->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    createDefinitionMenu();
    m_bar->setAutoFillBackground(true);
    m_bar->setBackgroundRole(QPalette::Window);
    auto* row = new QHBoxLayout(m_bar);
    row->setContentsMargins(metrics::kMedium, metrics::kTiny, metrics::kMedium, metrics::kTiny + 2);
    row->setSpacing(metrics::kSmall);
    // Facts are long, and a tool tip has all of them: they leave room for the filter.
    m_facts->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setScaledMinimumWidth(m_facts, kReportFactsWidth);
    row->addWidget(m_filter, 1);
    row->addWidget(m_type);
    row->addWidget(m_measure);
    row->addWidget(m_facts, 2);
    row->addWidget(m_update);
    row->addWidget(m_definition);
    row->addWidget(m_export);
}

/// Apart from the export, which is disabled while there is no report.
void ReportsPage::createDefinitionMenu()
{
    m_definition->setText(tr("&Definition"));
    m_definition->setToolTip(tr("Save what is asked for as a file, or open such a file"));
    m_definition->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(m_definition);
    connect(menu->addAction(tr("&Save Definition…")), &QAction::triggered, this,
            [this] { askForDefinition(true); });
    connect(menu->addAction(tr("&Open Definition…")), &QAction::triggered, this,
            [this] { askForDefinition(false); });
    m_definition->setMenu(menu);
}

void ReportsPage::connectParts()
{
    connect(m_controls, &ReportControls::changed, this, [this] { m_session->ask(m_controls->question()); });
    connect(m_session, &models::ReportSession::sourcesChanged, this, &ReportsPage::showSources);
    connect(m_session, &models::ReportSession::changed, this, &ReportsPage::showSession);
    connect(m_session, &models::ReportSession::clustersChanged, this,
            [this] { m_controls->setClusters(m_session->clusters()); });
    connect(m_update, &QToolButton::clicked, m_session, &models::ReportSession::refresh);
    connect(m_type, &QComboBox::activated, this, [this](int index) {
        m_session->setType(ResourceType(m_type->itemData(index).toString().toStdString()));
        m_table->refitColumns();
    });
    connect(m_measure, &QComboBox::activated, this, [this](int index) {
        m_chosenMeasure
            = models::measureOfWord(m_measure->itemData(index).toString()).value_or(ReportMeasure::Held);
        showChart();
    });
    connect(m_filter, &FilterField::filterChanged, this, [this](const QString& text) {
        m_table->setFiltering(!text.isEmpty());
        showPlaceholder();
    });
    connect(m_filter, &FilterField::leftDownwards, this, qOverload<>(&QWidget::setFocus));
    connect(m_table, &QWidget::customContextMenuRequested, this, &ReportsPage::showMenu);
    connect(m_placeholder, &Placeholder::actionTriggered, this, [this] {
        if (!filterText().isEmpty())
            m_filter->setFilter({});
        else if (m_session->question().source == ReportSourceKind::Log)
            m_controls->askForLog();
        else if (m_session->question().source == ReportSourceKind::Store
                 && m_session->question().store.isEmpty())
            m_controls->askForStore();
        else
            m_session->refresh();
    });
}

void ReportsPage::showMenu(const QPoint& position)
{
    QMenu menu(this);
    QAction* copy = menu.addAction(icon(Icon::Copy), tr("&Copy Rows"));
    copy->setShortcut(QKeySequence::Copy);
    connect(copy, &QAction::triggered, m_table, &TreeTable::copySelection);
    menu.addSeparator();
    menu.addAction(m_export->defaultAction());
    menu.addActions(m_tableActions);
    menu.exec(m_table->viewport()->mapToGlobal(position));
}

void ReportsPage::showSources()
{
    for (int kind = 0; kind < models::kReportSourceKinds; ++kind)
        m_controls->setAvailable(static_cast<ReportSourceKind>(kind),
                                 m_session->hasSource(static_cast<ReportSourceKind>(kind)));
    showPlaceholder();
}

void ReportsPage::showSession()
{
    showTypes();
    const auto& made = m_session->made();
    showChart();
    m_facts->setText(m_session->isAwaited() ? tr("Making the report…") : factsText());
    m_total->setText(totalText());
    m_export->defaultAction()->setEnabled(made != nullptr);
    const QString notes = notesText();
    const auto& error = m_session->error();
    m_problem->setState(error ? models::RowState::Critical : models::RowState::Normal);
    m_problem->setText(
        error && made ? tr("This is the last report that could be made: %1").arg(errorText(*error)) : notes);
    m_problem->parentWidget()->setVisible(made && (error || !notes.isEmpty()));
    const bool hasQueues = made && made->question.rows == models::ReportRows::UserAndQueue;
    m_table->setColumnHidden(ReportTableModel::QueueColumn, !hasQueues);
    const bool hasCosts = made && made->report.currency;
    m_table->setColumnHidden(ReportTableModel::CostColumn, !hasCosts);
    for (const int column : {ReportTableModel::BeforeColumn, ReportTableModel::ChangeColumn})
        m_table->setColumnHidden(column, !made || !made->before);
    const auto knows = [&made](usage::Account account) {
        return made && made->report.knows(account) != usage::Knowledge::None;
    };
    m_table->setColumnHidden(ReportTableModel::GuaranteedColumn, !knows(usage::Account::Guaranteed));
    m_table->setColumnHidden(ReportTableModel::IdleColumn, !knows(usage::Account::Idle));
    m_table->setColumnHidden(ReportTableModel::AboveColumn, !knows(usage::Account::Above));
    m_table->setColumnHidden(ReportTableModel::PendingColumn, !knows(usage::Account::Pending));
    const bool hasWaits = made && made->report.knowsWaits != usage::Knowledge::None;
    m_table->setColumnHidden(ReportTableModel::WaitedColumn, !hasWaits);
    m_table->setRootIsDecorated(made && made->report.columns.size() > 1);
    showPlaceholder();
}

void ReportsPage::showTypes()
{
    const auto& made = m_session->made();
    QStringList texts;
    QStringList types;
    if (made) {
        for (const ResourceType type : made->report.types()) {
            const QString unit = models::reportUnit(type, made->reading.isMoment);
            types << QString::fromStdString(std::string(type.name()));
            const QString name = QString::fromStdString(usage::shownName(type.name()));
            texts << (unit.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, unit));
        }
    }
    QStringList shown;
    for (int i = 0; i < m_type->count(); ++i)
        shown << m_type->itemText(i);
    if (shown != texts) {
        m_type->clear();
        for (int i = 0; i < texts.size(); ++i)
            m_type->addItem(texts[i], types[i]);
    }
    if (const auto type = m_session->type())
        m_type->setCurrentIndex(int(types.indexOf(QString::fromStdString(std::string(type->name())))));
    m_type->setEnabled(!texts.isEmpty());
}

/// What was chosen, or what was held where the report does not have that.
void ReportsPage::showChart()
{
    const auto& made = m_session->made();
    QStringList texts;
    QStringList words;
    for (int i = 0; made && i < models::kReportMeasures; ++i) {
        const auto measure = static_cast<ReportMeasure>(i);
        if (!models::hasMeasure(made->report, measure))
            continue;
        texts << measureText(measure);
        words << models::measureWord(measure);
    }
    QStringList shown;
    for (int i = 0; i < m_measure->count(); ++i)
        shown << m_measure->itemText(i);
    if (shown != texts) {
        m_measure->clear();
        for (int i = 0; i < texts.size(); ++i)
            m_measure->addItem(texts[i], words[i]);
    }
    const bool isThere = words.contains(models::measureWord(m_chosenMeasure));
    const ReportMeasure measure = isThere ? m_chosenMeasure : ReportMeasure::Held;
    m_measure->setCurrentIndex(int(words.indexOf(models::measureWord(measure))));
    m_measure->setEnabled(!words.isEmpty());
    m_chart->setReport(made.get(), m_session->type(), measure);
    m_chart->setAccessibleName(tr("Chart of the report: %1").arg(measureText(measure)));
}

QString ReportsPage::measureText(ReportMeasure measure) const
{
    switch (measure) {
    case ReportMeasure::Held:
        return tr("Held");
    case ReportMeasure::Guaranteed:
        return tr("Guaranteed");
    case ReportMeasure::Idle:
        return tr("Idle");
    case ReportMeasure::Above:
        return tr("Above guaranteed");
    case ReportMeasure::Pending:
        return tr("Pending");
    case ReportMeasure::Cost:
        break;
    }
    return m_session->made()->reading.isMoment ? tr("Cost of an hour") : tr("Cost");
}

QString ReportsPage::factsText() const
{
    const auto& made = m_session->made();
    if (!made)
        return {};
    const usage::Period& period = made->report.period;
    QStringList parts{QString::fromStdString(usage::shownName(made->reading.source))};
    if (!made->filter.isEmpty())
        parts << tr("only %1").arg(QString::fromStdString(usage::shownName(made->filter.text())));
    if (made->reading.isMoment) {
        parts << tr("at %1").arg(shownTime(period.from));
    } else {
        parts << tr("%1 to %2").arg(shownTime(period.from), shownTime(period.to));
        if (made->before)
            parts << tr("compared with %1 to %2")
                         .arg(shownTime(made->before->period.from), shownTime(made->before->period.to));
        const auto covered = made->report.covered();
        const double share = covered && period.length().count() > 0
            ? static_cast<double>(covered->count()) / static_cast<double>(period.length().count())
            : 0;
        if (covered)
            parts << tr("covered: %1 of the period")
                         .arg(models::percentText(QLocale().toString(share * 100, 'f', 1)));
        else if (made->question.source == ReportSourceKind::Finished)
            parts << tr("coverage unknown: the scheduler lists applications that have ended");
        else
            parts << tr("coverage unknown: a log has applications that have ended");
    }
    return parts.join(QStringLiteral(" · "));
}

QString ReportsPage::totalText() const
{
    const auto& made = m_session->made();
    const auto type = m_session->type();
    if (!made || !type)
        return {};
    const models::ReportTableRow& total = m_session->table.total();
    const QString unit = models::reportUnit(*type, made->reading.isMoment);
    const auto amount = [&](const models::ReportFigure& figure) {
        const QString text = models::figureText(*type, figure);
        return unit.isEmpty() ? text : text + u' ' + unit;
    };
    QStringList parts{tr("Total held: %1").arg(amount(total.held))};
    const auto sum
        = [&total](usage::Account account) { return total.sums[static_cast<std::size_t>(account)]; };
    if (sum(usage::Account::Guaranteed).value)
        parts << tr("guaranteed: %1").arg(amount(sum(usage::Account::Guaranteed)));
    if (sum(usage::Account::Idle).value)
        parts << tr("idle: %1").arg(amount(sum(usage::Account::Idle)));
    if (sum(usage::Account::Above).value)
        parts << tr("above guaranteed: %1").arg(amount(sum(usage::Account::Above)));
    if (sum(usage::Account::Pending).value)
        parts << tr("pending: %1").arg(amount(sum(usage::Account::Pending)));
    if (total.share)
        parts << tr("share of the cluster: %1")
                     .arg(models::percentText(QLocale().toString(*total.share * 100, 'f', 1)));
    if (made->report.currency) {
        const QString money = models::costText(total.cost) + u' '
            + QString::fromStdString(usage::shownName(*made->report.currency));
        parts << (made->reading.isMoment ? tr("cost of an hour: %1").arg(money) : tr("cost: %1").arg(money));
    }
    if (made->before)
        parts << tr("before: %1 (%2)").arg(amount(total.before), models::changeText(total.change));
    return parts.join(QStringLiteral(" · "));
}

/// What is missing in the report.
QString ReportsPage::notesText() const
{
    const auto& made = m_session->made();
    if (!made)
        return {};
    QStringList notes;
    // What samples do not show does not matter for a moment.
    for (const Message& note : made->reading.isMoment ? made->filterNotes : usage::allNotes(made->page()))
        notes << models::messageText(note);
    return notes.join(QStringLiteral("; "));
}

/// The report, or why there is none.
void ReportsPage::showPlaceholder()
{
    const ReportTableModel& table = m_session->table;
    if (table.rowCount() > 0) {
        m_stack->setCurrentIndex(0);
        return;
    }
    m_stack->setCurrentWidget(m_placeholder);
    const ReportSourceKind source = m_session->question().source;
    if (table.totalCount() > 0) {
        m_placeholder->setMessage(tr("No rows match"), tr("Clear the filter to show all rows."),
                                  tr("Clear Filter"));
    } else if (const auto& error = m_session->error()) {
        m_placeholder->setMessage(tr("The report cannot be made"), errorText(*error),
                                  source == ReportSourceKind::Log ? tr("Choose Another Log…")
                                                                  : tr("Try Again"));
    } else if (!m_session->hasSource(source)) {
        if (source == ReportSourceKind::Recording)
            m_placeholder->setMessage(tr("No recording is open"),
                                      tr("Open one with File > Open Recording, or choose another source."));
        else if (source == ReportSourceKind::History)
            m_placeholder->setMessage(
                tr("No usage history"),
                tr("Usage history is kept only for schedulers. Choose another source."));
        else if (source == ReportSourceKind::Finished && m_source.kind != SourceKind::Rest)
            m_placeholder->setMessage(
                tr("No scheduler is connected"),
                tr("Connect to a scheduler, which lists finished applications, or choose another source."));
        else
            m_placeholder->setNothingRead(m_source);
    } else if (m_session->isAwaited()) {
        m_placeholder->setMessage(tr("Making the report…"), {});
    } else if (m_session->made() && !m_session->made()->filter.isEmpty()) {
        m_placeholder->setMessage(
            tr("No rows match"),
            tr("No usage in this period matches the field Only. Change it or clear it."));
    } else if (m_session->made()) {
        m_placeholder->setMessage(tr("No usage in this period"),
                                  tr("Choose another period or another source."));
    } else if (source == ReportSourceKind::Log) {
        m_placeholder->setMessage(tr("No log is chosen"),
                                  tr("Choose a log of the scheduler with application summaries."),
                                  tr("Choose Log…"));
    } else if (source == ReportSourceKind::Store && m_session->question().store.isEmpty()) {
        m_placeholder->setMessage(tr("No store is chosen"),
                                  tr("Choose an SQLite file or a PostgreSQL database that "
                                     "\"quotadeck collect\" writes."),
                                  tr("Choose Store…"));
    } else {
        m_placeholder->setNothingRead(m_source);
    }
}

void ReportsPage::askForFile()
{
    const auto& made = m_session->made();
    if (!made)
        return;
    struct Kind
    {
        QString filter;
        QString suffix;
    };
    QList<Kind> kinds{{tr("PDF (*.pdf)"), QStringLiteral("pdf")},
                      {tr("HTML (*.html)"), QStringLiteral("html")},
                      {tr("Markdown (*.md)"), QStringLiteral("md")},
                      {tr("Comma-separated values (*.csv)"), QStringLiteral("csv")},
                      {tr("JSON (*.json)"), QStringLiteral("json")}};
    if (made->prices && !made->reading.isMoment)
        kinds << Kind{tr("FOCUS 1.2 (*.focus.csv)"), QStringLiteral("focus.csv")};
    const QString name
        = models::exportFileName({title(), QString::fromStdString(made->reading.source),
                                  QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"))});
    auto* dialog = new QFileDialog(this, tr("Export Report"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    QStringList filters;
    for (const Kind& kind : std::as_const(kinds))
        filters << kind.filter;
    dialog->setNameFilters(filters);
    dialog->setDefaultSuffix(kinds.front().suffix);
    dialog->selectFile(name + u'.' + kinds.front().suffix);
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog, kinds, filters](const QString& filter) {
        const Kind& kind = kinds[std::max<qsizetype>(0, filters.indexOf(filter))];
        const QFileInfo chosen(dialog->selectedFiles().value(0));
        dialog->setDefaultSuffix(kind.suffix);
        dialog->selectFile(chosen.baseName() + u'.' + kind.suffix);
    });
    connect(dialog, &QFileDialog::fileSelected, this, &ReportsPage::writeReport);
    dialog->open();
}

void ReportsPage::writeReport(const QString& path)
{
    const auto made = m_session->made();
    if (!made)
        return;
    models::writeInBackground(
        this, path, [path, made] { return reportBytes(path, *made); },
        [this, path](const Result<std::size_t>& size) {
            showWritten(path, size, tr("Exported to %1."), tr("The report is not exported: %1"));
        });
}

/// @p done has a place for the file, @p problem one for the reason.
void ReportsPage::showWritten(const QString& path, const Result<std::size_t>& size, const QString& done,
                              const QString& problem)
{
    if (!size) {
        Q_EMIT noticeRequested(models::RowState::Critical, problem.arg(errorText(size.error())));
        Q_EMIT failed();
        return;
    }
    Q_EMIT noticeRequested(models::RowState::Normal, done.arg(QDir::toNativeSeparators(path)));
    Q_EMIT written(path);
}

void ReportsPage::askForDefinition(bool isSaved)
{
    auto* dialog
        = new QFileDialog(this, isSaved ? tr("Save Report Definition") : tr("Open Report Definition"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(isSaved ? QFileDialog::AcceptSave : QFileDialog::AcceptOpen);
    dialog->setFileMode(isSaved ? QFileDialog::AnyFile : QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Report definitions (*.yaml *.yml)"), tr("All files (*)")});
    dialog->setDefaultSuffix(QStringLiteral("yaml"));
    connect(dialog, &QFileDialog::fileSelected, this,
            isSaved ? &ReportsPage::writeDefinition : &ReportsPage::openDefinition);
    dialog->open();
}

void ReportsPage::writeDefinition(const QString& path)
{
    const ReportQuestion question = m_session->question();
    const auto show = [this, path](const Result<std::size_t>& size) {
        showWritten(path, size, tr("Saved to %1."), tr("The definition is not saved: %1"));
    };
    if (const auto filter = question.filter(); !filter) {
        show(tl::unexpected(filter.error()));
        return;
    }
    const usage::ReportDefinition definition = question.definition(m_session->calendar(), path);
    models::writeInBackground(
        this, path,
        [definition, path]() -> Result<std::string> {
            std::string text = definition.text();
            // A field may have what no definition has.
            if (const auto read = usage::ReportDefinition::read(text, path.toStdString()); !read)
                return tl::unexpected(read.error());
            return text;
        },
        show);
}

void ReportsPage::openDefinition(const QString& path)
{
    background::run(
        this, background::workerPool(),
        [path] {
            return models::readTextFile(path).and_then([&path](const std::string& text) {
                return usage::ReportDefinition::read(text, path.toStdString());
            });
        },
        [this, path](const Result<usage::ReportDefinition>& definition) {
            if (!definition) {
                Q_EMIT noticeRequested(
                    models::RowState::Critical,
                    tr("The definition is not opened: %1").arg(errorText(definition.error())));
                Q_EMIT failed();
                return;
            }
            m_controls->setQuestion(m_session->question().asDefined(*definition, path));
            m_session->ask(m_controls->question()); // without what a moment does not have
            const std::string zone = m_session->calendar().zoneName();
            if (!definition->zone.empty() && definition->zone != zone)
                Q_EMIT noticeRequested(
                    models::RowState::Normal,
                    tr("The definition is of time zone %1; the page shows that of this machine, %2.")
                        .arg(QString::fromStdString(definition->zone), QString::fromStdString(zone)));
        });
}

void ReportsPage::focusFilter()
{
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

void ReportsPage::setFilterText(const QString& text)
{
    m_filter->setFilter(text);
}

QString ReportsPage::filterText() const
{
    return m_filter->text();
}

void ReportsPage::setTableActions(const QList<QAction*>& actions)
{
    m_tableActions = actions;
}

void ReportsPage::setSource(const SourceStatus& status)
{
    m_source = status;
    if (!m_session->made())
        showPlaceholder();
}

QList<QWidget*> ReportsPage::focusStops()
{
    return {m_filter, m_table};
}

void ReportsPage::showAllColumns()
{
    m_table->showAllColumns();
}

QVariantMap ReportsPage::view() const
{
    return {{QLatin1String(kReportQuestion), m_session->question().toMap()},
            {QLatin1String(kReportFilter), filterText()},
            {QLatin1String(kReportChart), models::measureWord(m_chosenMeasure)},
            {QLatin1String(kReportTable), m_table->saveState()}};
}

void ReportsPage::showView(const QVariantMap& view)
{
    const bool isPreset = view.contains(QLatin1String(kReportPreset));
    ReportQuestion question = isPreset
        ? ReportQuestion::whoUsesWhat()
        : ReportQuestion::fromMap(view.value(QLatin1String(kReportQuestion)).toMap());
    if (question.store.isEmpty()) { // its address is entered once
        const ReportQuestion& before = m_session->question();
        question.store = before.store;
        question.passwordFile = before.passwordFile;
        question.cluster = before.cluster;
        question.partition = before.partition;
    }
    m_filter->setFilter(view.value(QLatin1String(kReportFilter)).toString());
    takeMeasure(view);
    showChart();
    if (!isPreset)
        m_table->restoreState(view.value(QLatin1String(kReportTable)).toMap());
    m_controls->setQuestion(question);
    if (question == m_session->question())
        m_session->refresh();
    else
        m_session->ask(question);
}

/// A view without one, such as a preset, is of what was held.
void ReportsPage::takeMeasure(const QVariantMap& view)
{
    m_chosenMeasure = models::measureOfWord(view.value(QLatin1String(kReportChart)).toString())
                          .value_or(ReportMeasure::Held);
}

QVariantMap ReportsPage::saveState() const
{
    return {{QLatin1String(kReportQuestion), m_session->question().toMap()},
            {QLatin1String(kReportChart), models::measureWord(m_chosenMeasure)},
            {QLatin1String(kReportTable), m_table->saveState()},
            {QLatin1String(kReportSplitter), m_splitter->saveState()}};
}

void ReportsPage::restoreState(const QVariantMap& state)
{
    m_table->restoreState(state.value(QLatin1String(kReportTable)).toMap());
    takeMeasure(state);
    if (const QByteArray sizes = state.value(QLatin1String(kReportSplitter)).toByteArray(); !sizes.isEmpty())
        m_splitter->restoreState(sizes);
    if (const QVariantMap question = state.value(QLatin1String(kReportQuestion)).toMap();
        !question.isEmpty()) {
        m_session->ask(ReportQuestion::fromMap(question));
        m_controls->setQuestion(m_session->question());
    }
    showSession();
}

void ReportsPage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    m_session->setWatched(true);
}

void ReportsPage::hideEvent(QHideEvent* event)
{
    Page::hideEvent(event);
    m_session->setWatched(false);
}
} // namespace quotadeck::ui

#include "moc_reportspage.cpp"
