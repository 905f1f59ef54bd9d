// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartspage.h"

#include "core/resource/display.h"
#include "models/common/messagetext.h"
#include "models/common/textfile.h"
#include "ui/charts/chartbar.h"
#include "ui/charts/timerangedialog.h"
#include "ui/theme/plaintext.h"
#include "ui/widgets/placeholder.h"

#include <QClipboard>
#include <QDir>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImage>
#include <QKeyEvent>
#include <QMap>
#include <QMenu>
#include <QPointer>
#include <QScrollArea>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace quotadeck::ui {
namespace {
using namespace std::chrono_literals;
using models::SubjectKind;

constexpr auto kPace = 250ms; // drawing more often shows nothing new
constexpr auto kCharts = "charts";
constexpr auto kSpan = "minutes";
constexpr auto kZone = "zone";
constexpr auto kChartTable = "table";
constexpr auto kFollow = "followSelection";
constexpr auto kForecast = "forecast";
constexpr auto kDock = "selectionChart";
constexpr qsizetype kMostCharts = 12;
constexpr std::chrono::minutes kUsualSpan = 5min;

std::optional<SubjectKind> kindOf(const Subject& subject)
{
    switch (subject.kind) {
    case Subject::Kind::Queue:
        return SubjectKind::Queue;
    case Subject::Kind::User:
        return SubjectKind::User;
    case Subject::Kind::Group:
        return SubjectKind::Group;
    case Subject::Kind::ElasticGroup:
        return SubjectKind::ElasticGroup;
    case Subject::Kind::None:
    case Subject::Kind::Application:
    case Subject::Kind::Node:
        break;
    }
    return std::nullopt;
}

/// The leaves: parents would always be on top, and say nothing that their leaves do not.
QSet<QString> leavesOf(const PartitionSnapshot* partition)
{
    QSet<QString> leaves;
    if (!partition || !partition->queues)
        return leaves;
    for (const QueueInfo& queue : *partition->queues) {
        if (queue.isLeaf)
            leaves << QString::fromStdString(queue.path.text());
    }
    return leaves;
}

QStringList typesOf(const PartitionSnapshot* partition)
{
    if (!partition || !partition->queues || partition->queues->empty())
        return {};
    const QueueInfo& root = partition->queues->front();
    std::vector<ResourceType> types;
    for (const ResourceView resource : {ResourceView(root.allocated), ResourceView(root.max)}) {
        for (const Resource::Entry& entry : resource.entries()) {
            if (std::find(types.begin(), types.end(), entry.type) == types.end())
                types.push_back(entry.type);
        }
    }
    std::sort(types.begin(), types.end(), precedesForDisplay);
    QStringList names;
    for (const ResourceType type : types)
        names << QString::fromStdString(type.name());
    return names;
}

/// What a group has beside its max, which belongs to what it uses.
constexpr std::array kGroupMeasures = {models::Measure::Used, models::Measure::Request,
                                       models::Measure::Runtime, models::Measure::Guaranteed};

/// Of a cluster with elastic quotas alone.
QList<ChartSpec> elasticCharts()
{
    ChartSpec used;
    used.topKind = SubjectKind::ElasticGroup;
    ChartSpec runtime = used;
    runtime.measure = models::Measure::Runtime;
    return {used, runtime};
}

QList<ChartSpec> usualCharts()
{
    ChartSpec users;
    users.topKind = SubjectKind::User;
    return {ChartSpec(), users};
}
} // namespace

ChartsPage::ChartsPage(const models::SeriesStore* store, const models::SeriesSource* lines, QWidget* parent)
    : Page(QStringLiteral("charts"), tr("Charts"), Icon::Charts, parent)
    , m_store(store)
    , m_lines(lines ? lines : store)
    , m_view(&store->axis())
    , m_dockView(&store->axis())
    , m_bar(new ChartBar(&m_view, this))
    , m_stack(new QStackedWidget(this))
    , m_scroll(new QScrollArea(this))
    , m_placeholder(new Placeholder(Icon::Charts, this))
{
    createLayout();
    m_pace.setSingleShot(true);
    m_pace.setInterval(kPace);
    for (const ChartSpec& spec : usualCharts())
        addChart(spec);
    showPlaceholder();

    connect(&m_pace, &QTimer::timeout, this, [this] {
        if (m_isBehind)
            redraw();
    });
    connect(m_bar, &ChartBar::addRequested, this, [this] { reveal(addChart({})); });
    connect(m_bar, &ChartBar::rangeRequested, this, &ChartsPage::askForRange);
    connect(m_bar, &ChartBar::tableToggled, this, &ChartsPage::showTable);
    connect(m_bar, &ChartBar::followToggled, this, &ChartsPage::setFollowing);
    connect(m_bar, &ChartBar::forecastToggled, this, &ChartsPage::showForecast);
    connect(m_bar, &ChartBar::exportRequested, this, &ChartsPage::chooseExport);
    // Not as a key press, which boxes and lists keep.
    auto* exportAll = new QShortcut(Qt::CTRL | Qt::Key_E, this);
    exportAll->setContext(Qt::WidgetWithChildrenShortcut);
    connect(exportAll, &QShortcut::activated, this, [this] {
        if (m_store->axis().size() > 0)
            askForFile(nullptr);
    });
}

void ChartsPage::createLayout()
{
    auto* charts = new QWidget(m_scroll);
    charts->setAutoFillBackground(true);
    charts->setBackgroundRole(QPalette::Base);
    m_column = new QVBoxLayout(charts);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_scroll->setWidget(charts);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_stack->addWidget(m_placeholder);
    m_stack->addWidget(m_scroll);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_bar);
    column->addWidget(m_stack, 1);
}

ChartPane* ChartsPage::addChart(const ChartSpec& spec, Place place)
{
    auto* pane = new ChartPane(m_store, m_lines, &m_view, &m_styles, spec, this);
    if (m_legendWidth > 0)
        pane->setLegendWidth(m_legendWidth);
    const qsizetype at = place == Place::Top ? 0 : m_panes.size();
    m_panes.insert(at, pane);
    m_column->insertWidget(static_cast<int>(at), pane, 1);
    pane->setCluster(m_cluster);
    showSelection(pane);
    pane->showTable(m_isTable);
    pane->setForecastShown(m_isForecastShown);
    connect(pane, &ChartPane::removeRequested, this, [this, pane] { removeChart(pane); });
    connectExport(pane);
    connect(pane, &ChartPane::legendResized, this, [this](int width) {
        m_legendWidth = width;
        for (ChartPane* other : std::as_const(m_panes))
            other->setLegendWidth(width);
    });
    updateRemovable();
    setFocusProxy(m_panes.first());
    return pane;
}

void ChartsPage::connectExport(ChartPane* pane)
{
    connect(pane, &ChartPane::exportRequested, this, [this, pane] { askForFile(pane); });
    connect(pane, &ChartPane::copyRequested, this, [this, pane] { copyPicture(pane); });
}

QDockWidget* ChartsPage::createDock(QWidget* window)
{
    auto* dock = new QDockWidget(tr("Chart of the Selection"), window);
    dock->setObjectName(QStringLiteral("selectionChart"));
    ChartSpec spec;
    spec.topKind.reset();
    m_dockPane = new ChartPane(m_store, m_lines, &m_dockView, &m_styles, spec, dock);
    m_dockPane->setOfSelection();
    m_dockPane->setForecastShown(m_isForecastShown);
    m_dockPane->setCluster(m_cluster);
    connectExport(m_dockPane);
    const auto followTime = [this] {
        if (m_dockView.span() != m_view.span())
            m_dockView.setSpan(m_view.span());
        if (m_dockView.zone() != m_view.zone())
            m_dockView.setZone(m_view.zone());
    };
    connect(&m_view, &TimeView::changed, &m_dockView, followTime);
    followTime();
    dock->setWidget(m_dockPane);
    QAction* show = dock->toggleViewAction();
    show->setObjectName(QStringLiteral("showSelectionChart"));
    show->setShortcut(Qt::SHIFT | Qt::Key_F9);
    return dock;
}

void ChartsPage::removeChart(ChartPane* pane)
{
    m_panes.removeOne(pane);
    m_column->removeWidget(pane);
    pane->deleteLater();
    pane->hide();
    updateRemovable();
    setFocusProxy(m_panes.first());
    m_panes.first()->setFocus();
}

void ChartsPage::clearCharts()
{
    qDeleteAll(std::exchange(m_panes, {}));
}

void ChartsPage::updateRemovable()
{
    for (ChartPane* pane : std::as_const(m_panes))
        pane->setRemovable(m_panes.size() > 1);
    m_bar->setFull(m_panes.size() >= kMostCharts);
}

void ChartsPage::setResource(const QString& type)
{
    m_resource = type;
    applyResource();
}

void ChartsPage::setPartition(const PartitionSnapshot* partition)
{
    m_cluster.leaves = leavesOf(partition);
    const bool hasQueues = partition && partition->queues && !partition->queues->empty();
    m_cluster.root = hasQueues ? QString::fromStdString(partition->queues->front().path.text()) : QString();
    m_cluster.types = typesOf(partition);
    for (const ResourceType type : m_store->types(SubjectKind::ElasticGroup)) {
        const QString name = QString::fromStdString(type.name());
        if (!m_cluster.types.contains(name))
            m_cluster.types << name;
    }
    if (!hasQueues && !m_cluster.types.isEmpty())
        showElasticCharts();
    applyResource();
}

/// In place of the usual ones, which would stay empty; not of what the user has chosen.
void ChartsPage::showElasticCharts()
{
    const QList<ChartSpec> usual = usualCharts();
    const bool isUsual = std::ranges::equal(m_panes, usual, {}, &ChartPane::spec);
    if (!isUsual)
        return;
    clearCharts();
    for (const ChartSpec& spec : elasticCharts())
        addChart(spec);
}

void ChartsPage::applyResource()
{
    // One axis has one unit: where each row would have its own, the first type is as good as any.
    const bool isOffered = !m_cluster.root.isEmpty() || m_cluster.types.contains(m_resource);
    const QString type
        = m_resource == QStringLiteral("dominant") || (!isOffered && !m_cluster.types.isEmpty())
        ? m_cluster.types.value(0)
        : m_resource;
    m_cluster.pageType = type.isEmpty() ? std::nullopt : std::optional(ResourceType(type.toStdString()));
    for (ChartPane* pane : std::as_const(m_panes))
        pane->setCluster(m_cluster);
    if (m_dockPane)
        m_dockPane->setCluster(m_cluster);
}

void ChartsPage::setSubject(const Subject& subject)
{
    const auto kind = kindOf(subject);
    if (m_dockPane)
        m_dockPane->select(kind.value_or(SubjectKind::Queue), kind ? subject.name : QString());
    if (!kind)
        return;
    m_subject = subject;
    if (!m_isFollowing)
        return;
    for (ChartPane* pane : std::as_const(m_panes))
        showSelection(pane);
}

void ChartsPage::setFollowing(bool isFollowing)
{
    m_isFollowing = isFollowing;
    for (ChartPane* pane : std::as_const(m_panes))
        showSelection(pane);
}

void ChartsPage::showSelection(ChartPane* pane)
{
    const auto kind = kindOf(m_subject);
    const bool isShown = m_isFollowing && kind;
    pane->select(kind.value_or(SubjectKind::Queue), isShown ? m_subject.name : QString());
}

void ChartsPage::addSubjects(const QList<ShownSubject>& subjects)
{
    QMap<QString, QList<ChosenSeries>> added; // by type: one axis has one unit
    for (const ShownSubject& shown : subjects) {
        const auto kind = kindOf(shown.subject);
        if (kind == SubjectKind::ElasticGroup) {
            for (const models::Measure measure : kGroupMeasures)
                added[shown.type] << ChosenSeries{*kind, shown.subject.name, measure};
        } else if (kind) {
            added[shown.type] << ChosenSeries{*kind, shown.subject.name, models::Measure::Used};
        }
    }
    for (auto one = added.constBegin(); one != added.constEnd(); ++one) {
        ChartPane* pane = chartOfAdded(one.key());
        if (!pane) {
            Q_EMIT noticeRequested(models::RowState::Warning,
                                   tr("The series were not added: there are %1 charts, which is the maximum. "
                                      "Remove one first.")
                                       .arg(kMostCharts));
            return;
        }
        pane->addSeries(*one);
        reveal(pane);
    }
}

ChartPane* ChartsPage::chartOfAdded(const QString& type)
{
    for (ChartPane* pane : std::as_const(m_panes)) {
        const ChartSpec& spec = pane->spec();
        const bool isOfType = spec.type == type || (spec.type.isEmpty() && pane->typeName() == type);
        if (!spec.topKind && spec.measure == models::Measure::Used && isOfType)
            return pane;
    }
    if (m_panes.size() >= kMostCharts)
        return nullptr;
    ChartSpec spec;
    spec.type = type;
    spec.topKind.reset();
    return addChart(spec, Place::Top); // where it is in sight
}

void ChartsPage::reveal(ChartPane* pane)
{
    QMetaObject::invokeMethod(
        pane, [this, pane] { m_scroll->ensureWidgetVisible(pane); }, Qt::QueuedConnection);
}

void ChartsPage::setPaused(bool isPaused)
{
    m_view.setPaused(isPaused);
    m_dockView.setPaused(isPaused);
}

void ChartsPage::setSource(const SourceStatus& status)
{
    m_source = status;
    m_bar->setSimulated(status.isSimulated);
    m_bar->setRecorded(status.kind == SourceKind::Recording);
    m_bar->setInterrupted(status.state == SourceState::Retrying || status.state == SourceState::Unauthorized);
    showPlaceholder();
}

void ChartsPage::showPlaceholder()
{
    const bool hasSamples = m_store->axis().size() > 0;
    m_bar->setEmpty(!hasSamples);
    m_stack->setCurrentWidget(hasSamples ? static_cast<QWidget*>(m_scroll) : m_placeholder);
    if (m_source.kind == SourceKind::None || m_source.error)
        m_placeholder->setNothingRead(m_source);
    else
        m_placeholder->setMessage(tr("No samples yet"),
                                  tr("Charts start with the first data from the source."));
}

bool ChartsPage::hasSubject() const
{
    return false; // lines need the room, and the legend has the numbers
}

void ChartsPage::focusFilter()
{
    m_bar->focusFirst();
}

void ChartsPage::samplesRecorded()
{
    if (m_pace.isActive())
        m_isBehind = true;
    else
        redraw();
}

void ChartsPage::redraw()
{
    m_isBehind = false;
    m_pace.start();
    showPlaceholder();
    if (m_dockPane && !m_dockView.isPaused())
        m_dockPane->draw();
    if (!isVisible())
        return;
    m_bar->update();
    if (m_view.isPaused())
        return;
    for (ChartPane* pane : std::as_const(m_panes))
        pane->draw();
}

void ChartsPage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    m_bar->update();
}

void ChartsPage::showTable(bool isTable)
{
    m_isTable = isTable;
    for (ChartPane* pane : std::as_const(m_panes))
        pane->showTable(isTable);
}

void ChartsPage::showForecast(bool isShown)
{
    m_isForecastShown = isShown;
    for (ChartPane* pane : std::as_const(m_panes))
        pane->setForecastShown(isShown);
    if (m_dockPane)
        m_dockPane->setForecastShown(isShown);
}

void ChartsPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_T && event->modifiers() == Qt::NoModifier)
        m_bar->setTableShown(!m_isTable);
    else
        Page::keyPressEvent(event);
}

void ChartsPage::chooseExport()
{
    if (m_panes.size() == 1) {
        askForFile(nullptr);
        return;
    }
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("&All Charts…"), this, [this] { askForFile(nullptr); });
    menu->addSeparator();
    for (qsizetype index = 0; index < m_panes.size(); ++index) {
        const QPointer<ChartPane> pane = m_panes[index];
        //: of several charts: its number, and what it shows
        menu->addAction(mnemonicFree(tr("Chart %1: %2…").arg(index + 1).arg(pane->description())), this,
                        [this, pane] {
                            if (pane)
                                askForFile(pane);
                        });
    }
    menu->popup(m_bar->mapToGlobal(m_bar->exportMenuPlace()));
}

void ChartsPage::askForFile(ChartPane* only)
{
    auto* dialog = new QFileDialog(this, only ? tr("Export Chart") : tr("Export Charts"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("PNG image (*.png)"), tr("SVG drawing (*.svg)"),
                            tr("Comma-separated values (*.csv)"), tr("JSON (*.json)")});
    const QStringList suffixes
        = {QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("csv"), QStringLiteral("json")};
    dialog->setDefaultSuffix(suffixes.first());
    const bool isOne = only || m_panes.size() == 1;
    const QString name = exportFileName(exportHeader(only ? QList<ChartPane*>{only} : m_panes),
                                        isOne ? (only ? only : m_panes.first())->description()
                                              : tr("charts", "in a file name"));
    dialog->selectFile(name + u'.' + suffixes.first());
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog, suffixes, name](const QString& filter) {
        const QString suffix = suffixes.value(dialog->nameFilters().indexOf(filter));
        dialog->setDefaultSuffix(suffix);
        dialog->selectFile(name + u'.' + suffix);
    });
    const QPointer<ChartPane> wanted = only;
    connect(dialog, &QFileDialog::fileSelected, this, [this, wanted, isAll = !only](const QString& path) {
        if (isAll || wanted)
            exportTo(path, wanted);
    });
    dialog->open();
}

void ChartsPage::copyPicture(ChartPane* pane)
{
    const QByteArray picture = chartsAsPicture(exportHeader({pane}), {pane}, *this, QStringLiteral("png"));
    QGuiApplication::clipboard()->setImage(QImage::fromData(picture, "png"));
}

void ChartsPage::exportTo(const QString& path, ChartPane* only)
{
    const QList<ChartPane*> panes = only ? QList<ChartPane*>{only} : m_panes;
    // Painting needs this thread, the disk does not.
    models::writeInBackground(
        this, path, [content = exportContent(path, panes)] { return content; },
        [this, path, count = static_cast<int>(panes.size())](const Result<std::size_t>& size) {
            if (size) {
                Q_EMIT noticeRequested(
                    models::RowState::Notice,
                    tr("%n charts were saved to %1.", nullptr, count).arg(QDir::toNativeSeparators(path)));
                Q_EMIT exported(path);
                return;
            }
            Q_EMIT noticeRequested(models::RowState::Critical,
                                   tr("Cannot export the charts: %1: %2")
                                       .arg(QString::fromStdString(size.error().where),
                                            models::messageText(size.error().message)));
            Q_EMIT exportFailed(size.error());
        });
}

ExportHeader ChartsPage::exportHeader(const QList<ChartPane*>& panes) const
{
    const bool isOfDock = m_dockPane && panes.contains(m_dockPane);
    const TimeView& view = isOfDock ? m_dockView : m_view;
    const TimeView::Range range = view.shown();
    return {QString::fromStdString(m_source.name), m_source.isSimulated, range.from, range.to, view.zone()};
}

Result<std::string> ChartsPage::exportContent(const QString& path, const QList<ChartPane*>& panes) const
{
    const QString format = QFileInfo(path).suffix().toLower();
    const ExportHeader header = exportHeader(panes);
    std::vector<ChartContent> contents;
    for (const ChartPane* pane : panes)
        contents.push_back(pane->content());
    if (format == QStringLiteral("png") || format == QStringLiteral("svg"))
        return chartsAsPicture(header, panes, *this, format).toStdString();
    if (format == QStringLiteral("csv"))
        return chartsAsCsv(header, contents).toStdString();
    if (format == QStringLiteral("json"))
        return chartsAsJson(header, contents).toStdString();
    return fail(ErrorCode::InvalidArgument, path.toStdString(),
                tr("the file name must end with .png, .svg, .csv or .json").toStdString());
}

void ChartsPage::askForRange()
{
    auto* dialog = new TimeRangeDialog(m_view.shown(), m_view.zone(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { m_view.zoomTo(dialog->range()); });
    dialog->open();
}

QVariantMap ChartsPage::saveSourceState() const
{
    QVariantList charts;
    for (const ChartPane* pane : m_panes)
        charts << pane->spec().toMap();
    return {{QLatin1String(kCharts), charts},
            {QLatin1String(kSpan),
             static_cast<int>(std::chrono::duration_cast<std::chrono::minutes>(m_view.span()).count())}};
}

void ChartsPage::restoreSourceState(const QVariantMap& state)
{
    m_subject = {};
    if (m_dockPane)
        m_dockPane->select(SubjectKind::Queue, {});
    clearCharts();
    const QVariantList charts = state.value(QLatin1String(kCharts)).toList();
    for (const QVariant& chart : charts.mid(0, kMostCharts))
        addChart(ChartSpec::fromMap(chart.toMap()));
    if (charts.isEmpty()) {
        for (const ChartSpec& spec : usualCharts())
            addChart(spec);
    }
    const std::chrono::minutes span(state.value(QLatin1String(kSpan), -1).toInt());
    m_view.setSpan(ChartBar::offers(span) ? span : kUsualSpan);
}

QVariantMap ChartsPage::view() const
{
    QVariantMap view = saveState();
    view.remove(QLatin1String(kDock));
    view.insert(saveSourceState());
    return view;
}

void ChartsPage::showView(const QVariantMap& view)
{
    const Subject selection = m_subject;
    restoreSourceState(view);
    restoreState(view);
    setSubject(selection);
}

QVariantMap ChartsPage::saveState() const
{
    QVariantMap state = {{QLatin1String(kZone), static_cast<int>(m_view.zone())},
                         {QLatin1String(kChartTable), m_isTable},
                         {QLatin1String(kFollow), m_isFollowing},
                         {QLatin1String(kForecast), m_isForecastShown}};
    if (m_dockPane)
        state.insert(QLatin1String(kDock), m_dockPane->spec().toMap());
    return state;
}

void ChartsPage::restoreState(const QVariantMap& state)
{
    const int zone = state.value(QLatin1String(kZone), static_cast<int>(m_view.zone())).toInt();
    m_view.setZone(zone == static_cast<int>(TimeZone::Utc) ? TimeZone::Utc : TimeZone::Local);
    m_bar->setFollowing(state.value(QLatin1String(kFollow), m_isFollowing).toBool());
    m_bar->setForecastShown(state.value(QLatin1String(kForecast), m_isForecastShown).toBool());
    m_bar->setTableShown(state.value(QLatin1String(kChartTable), m_isTable).toBool());
    if (const QVariantMap spec = state.value(QLatin1String(kDock)).toMap(); m_dockPane && !spec.isEmpty())
        m_dockPane->setSpec(ChartSpec::fromMap(spec));
}
} // namespace quotadeck::ui

#include "moc_chartspage.cpp"
