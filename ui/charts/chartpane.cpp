// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartpane.h"

#include "models/common/celltext.h"
#include "models/common/forecasttext.h"
#include "ui/charts/chartcanvas.h"
#include "ui/charts/chartheader.h"
#include "ui/charts/chartlegend.h"
#include "ui/charts/charttable.h"
#include "ui/charts/seriesdialog.h"
#include "ui/charts/timeview.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"

#include <QContextMenuEvent>
#include <QLabel>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace quotadeck::ui {
namespace {
using models::Measure;
using models::SubjectKind;

constexpr int kLegendWidth = 420;
constexpr int kLeastLegendWidth = 200;
constexpr int kLeastHeight = 190;
constexpr double kAhead = 0.5; // of the shown past is shown of the future, for forecasts
const QString kRestId = QStringLiteral("rest");

QString idOf(const models::SeriesKey& key)
{
    return QStringLiteral("%1:%2:%3")
        .arg(static_cast<int>(key.kind))
        .arg(static_cast<int>(key.measure))
        .arg(QString::fromStdString(key.id));
}

/// Parts of one whole: what all have together is the root's.
bool addsUp(Measure measure)
{
    return measure == Measure::Used || measure == Measure::Pending || measure == Measure::Applications;
}
} // namespace

ChartPane::ChartPane(const models::SeriesStore* store, const models::SeriesSource* source, TimeView* view,
                     SeriesStyles* styles, const ChartSpec& spec, QWidget* parent)
    : QWidget(parent)
    , m_store(store)
    , m_source(source)
    , m_view(view)
    , m_styles(styles)
    , m_spec(spec)
    , m_picker(styles)
    , m_legendWidth(scaled(kLegendWidth))
    , m_header(new ChartHeader(this))
    , m_canvas(createChartCanvas(this))
    , m_side(new QWidget(this))
    , m_legend(new ChartLegend(m_side))
    , m_legendNote(new QLabel(m_side))
    , m_table(new ChartTable(this))
    , m_splitter(new QSplitter(this))
    , m_body(new QStackedWidget(this))
{
    createBody();
    m_header->setSpec(spec);
    m_picker.setSpec(spec);

    connect(m_header, &ChartHeader::specEdited, this, &ChartPane::setSpec);
    connect(m_header, &ChartHeader::addRequested, this, &ChartPane::askForSeries);
    connect(m_header, &ChartHeader::removeRequested, this, &ChartPane::removeRequested);
    connect(m_canvas, &ChartCanvas::zoomed, m_view, [view](double from, double to) {
        view->zoomTo({from, to});
    });
    connect(m_canvas, &ChartCanvas::moved, m_view, [view](double from, double to) {
        view->moveTo({from, to});
    });
    connect(m_canvas, &ChartCanvas::backRequested, m_view, &TimeView::back);
    connect(m_canvas, &ChartCanvas::liveRequested, m_view, &TimeView::goLive);
    connect(m_canvas, &ChartCanvas::pointed, m_view, &TimeView::setCursor);
    connect(m_canvas, &ChartCanvas::columnsChanged, this, &ChartPane::draw);
    connect(m_view, &TimeView::changed, this, &ChartPane::draw);
    connect(m_view, &TimeView::cursorChanged, this, [this] { m_canvas->setCursor(m_view->cursor()); });
    connect(m_legend, &ChartLegend::shownChanged, this, &ChartPane::draw);
    connect(m_legend, &ChartLegend::hovered, m_canvas, &ChartCanvas::setHighlighted);
    connect(m_legend, &ChartLegend::removeRequested, this, &ChartPane::removeSeries);
}

void ChartPane::createBody()
{
    m_side->setMinimumWidth(kLeastLegendWidth);
    m_legendNote->setWordWrap(true);
    m_legendNote->setForegroundRole(QPalette::PlaceholderText);
    m_legendNote->setContentsMargins(metrics::kCellMargin, metrics::kTiny, metrics::kSmall, metrics::kSmall);
    m_legendNote->hide();
    auto* side = new QVBoxLayout(m_side);
    side->setContentsMargins(0, 0, 0, 0);
    side->setSpacing(0);
    side->addWidget(m_legend, 1);
    side->addWidget(m_legendNote);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(1);
    m_splitter->addWidget(m_canvas);
    m_splitter->addWidget(m_side);
    m_splitter->setStretchFactor(0, 1);
    m_body->addWidget(m_splitter);
    m_body->addWidget(m_table);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_body, 1);
    setMinimumHeight(kLeastHeight);
    setFocusProxy(m_canvas);
    connect(&TextSize::current(), &TextSize::changed, this, [this] { setLegendWidth(scaled(kLegendWidth)); });
    connect(m_splitter, &QSplitter::splitterMoved, this, [this] {
        m_legendWidth = m_side->width();
        Q_EMIT legendResized(m_legendWidth);
    });
}

void ChartPane::setLegendWidth(int width)
{
    m_legendWidth = width;
    m_splitter->setSizes({std::max(1, m_splitter->width() - width), width});
}

void ChartPane::setSpec(const ChartSpec& spec)
{
    if (spec == m_spec)
        return;
    m_spec = spec;
    if (m_isOfSelection) { // whatever settings say
        m_spec.topKind.reset();
        m_spec.chosen.clear();
    }
    m_header->setSpec(m_spec);
    m_picker.setSpec(m_spec);
    applyType();
    Q_EMIT specChanged();
}

void ChartPane::setCluster(const Cluster& cluster)
{
    if (cluster == m_cluster)
        return;
    m_cluster = cluster;
    m_header->setTypes(cluster.types,
                       cluster.pageType ? QString::fromStdString(cluster.pageType->name()) : QString());
    m_picker.setCandidates(cluster.leaves);
    applyType();
}

void ChartPane::applyType()
{
    m_picker.setType(m_spec.type.isEmpty() ? m_cluster.pageType : ResourceType(m_spec.type.toStdString()));
    draw();
}

void ChartPane::select(SubjectKind kind, const QString& id)
{
    m_picker.select(kind, id);
    draw();
}

void ChartPane::showTable(bool isTable)
{
    m_body->setCurrentIndex(isTable ? 1 : 0);
    setFocusProxy(isTable ? static_cast<QWidget*>(m_table) : m_canvas);
    draw();
}

void ChartPane::setRemovable(bool isRemovable)
{
    m_isRemovable = isRemovable;
    m_header->setRemovable(isRemovable);
}

void ChartPane::setForecastShown(bool isShown)
{
    m_isForecastShown = isShown;
    draw();
}

void ChartPane::setOfSelection()
{
    m_isOfSelection = true;
    setRemovable(false);
    m_header->setOfSelection();
}

void ChartPane::addSeries(const QList<ChosenSeries>& series)
{
    ChartSpec spec = m_spec;
    for (const ChosenSeries& one : series) {
        if (!spec.chosen.contains(one))
            spec.chosen << one;
    }
    setSpec(spec);
}

QString ChartPane::typeName() const
{
    const auto type = m_picker.type();
    return type ? QString::fromStdString(type->name()) : QString();
}

void ChartPane::askForSeries()
{
    auto* dialog = new SeriesDialog(m_store, m_spec.measure, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { addSeries({dialog->chosen()}); });
    dialog->open();
}

void ChartPane::removeSeries(const QString& id)
{
    ChartSpec spec = m_spec;
    spec.chosen.removeIf([&id](const ChosenSeries& one) {
        return idOf({one.kind, one.id.toStdString(), ResourceType("vcore"), one.measure}) == id;
    });
    setSpec(spec);
}

void ChartPane::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    setLegendWidth(m_legendWidth);
    draw();
}

void ChartPane::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    setLegendWidth(m_legendWidth);
}

void ChartPane::contextMenuEvent(QContextMenuEvent* event)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("&Add Series…"), this, &ChartPane::askForSeries);
    menu->addSeparator();
    menu->addAction(tr("&Export This Chart…"), this, &ChartPane::exportRequested);
    menu->addAction(tr("&Copy Picture"), this, &ChartPane::copyRequested);
    menu->addSeparator();
    QAction* reset = menu->addAction(tr("Reset &Zoom"), m_view, &TimeView::goLive);
    reset->setEnabled(m_view->isDetached());
    QAction* removal = menu->addAction(tr("&Remove Chart"), this, &ChartPane::removeRequested);
    removal->setEnabled(m_isRemovable);
    menu->popup(event->globalPos());
}

QString ChartPane::description() const
{
    //: what a chart shows of what, and of which it shows the lines
    return tr("%1, %2").arg(title(), m_header->linesText());
}

const ChartContent& ChartPane::content() const
{
    return m_canvas->content();
}

QString ChartPane::nameOf(const models::SeriesKey& key) const
{
    const QString id = QString::fromStdString(key.id);
    const QString root = QStringLiteral("root.");
    QString name = key.kind == SubjectKind::Queue && id.startsWith(root) ? id.mid(root.size()) : id;
    if (key.kind == SubjectKind::Group && id == QStringLiteral("*"))
        name = tr("* (everyone else)");
    if (key.measure == m_spec.measure)
        return name;
    //: a queue, user, group or elastic quota group, and what of it
    return tr("%1 – %2").arg(name, measureName(key.measure, key.kind));
}

QString ChartPane::title() const
{
    const auto type = m_picker.type();
    const bool isTyped = m_spec.measure != Measure::Applications && type;
    const QString measure = measureName(m_spec.measure, m_spec.topKind.value_or(SubjectKind::Queue));
    //: what is measured, and of which resource type
    return isTyped ? tr("%1: %2").arg(measure, QString::fromStdString(type->name())) : measure;
}

void ChartPane::draw()
{
    if (!isVisible())
        return;
    TimeView::Range range = m_view->shown();
    if (m_isForecastShown && m_view->isLive())
        range.to += (range.to - range.from) * kAhead;
    const models::TimeAxis& axis = m_store->axis();
    const auto now = axis.size() == 0 ? std::chrono::milliseconds(0) : axis.at(axis.endTick() - 1).time;
    const models::TimeWindow window = models::windowOf(range.from, range.to, m_canvas->columns());
    ChartContent content;
    content.title = title();
    content.measure = m_spec.measure;
    content.type = m_picker.type();
    content.from = range.from;
    content.to = range.to;
    content.until = static_cast<double>(now.count());
    content.zone = m_view->zone();
    const Picked picked = m_picker.pick(*m_store, now);
    content.lines = readLines(picked, window);
    content.answered = m_source->answered(window);
    addRest(content.lines, picked, window);
    if (m_isForecastShown && content.until <= content.to) {
        for (ChartLine& line : content.lines)
            line.forecast = forecastOf(line, content.until);
    }
    for (const models::EventMark& mark : m_store->marks().all()) {
        const auto time = static_cast<double>(mark.time.count());
        if (time >= range.from && time <= range.to)
            content.marks.push_back(mark);
    }
    fillLegend(content);
    const std::size_t all = content.lines.size();
    std::erase_if(content.lines,
                  [this](const ChartLine& line) { return !m_legend->lines().isShown(line.id); });
    content.notice = noticeFor(content, all - content.lines.size());
    if (m_body->currentWidget() == m_table)
        m_table->setContent(content);
    m_canvas->setContent(std::move(content));
}

std::vector<ChartLine> ChartPane::readLines(const Picked& picked, const models::TimeWindow& window) const
{
    const auto limit = models::limitOf(m_spec.measure);
    std::vector<models::SeriesKey> keys;
    for (const PickedSeries& series : picked.series) {
        keys.push_back(series.key);
        if (limit && series.key.measure == m_spec.measure) {
            keys.push_back(series.key);
            keys.back().measure = *limit;
        }
    }
    std::vector<models::SeriesColumns> read = m_source->read(keys, window);
    std::vector<ChartLine> lines;
    auto next = read.begin();
    for (const PickedSeries& series : picked.series) {
        ChartLine line;
        line.id = idOf(series.key);
        line.name = nameOf(series.key);
        line.subject = QString::fromStdString(series.key.id);
        line.measure = series.key.measure;
        line.style = series.style;
        line.values = std::move(*next++);
        if (limit && series.key.measure == m_spec.measure)
            line.limit = std::move(*next++);
        lines.push_back(std::move(line));
    }
    return lines;
}

void ChartPane::addRest(std::vector<ChartLine>& lines, const Picked& picked,
                        const models::TimeWindow& window) const
{
    const bool isOfQueues
        = m_spec.topKind != SubjectKind::ElasticGroup; // else the root is not the sum of all
    if (!addsUp(m_spec.measure) || picked.others == 0 || m_cluster.root.isEmpty() || !isOfQueues)
        return;
    QSet<int> taken;
    for (const PickedSeries& series : picked.series)
        taken << series.style;
    ChartLine rest;
    rest.id = kRestId;
    const int others = static_cast<int>(picked.others);
    const bool isOfGroups = m_spec.topKind == SubjectKind::Group; // of which an application may have none
    rest.name
        = isOfGroups ? tr("other (%n) and no group", nullptr, others) : tr("other (%n)", nullptr, others);
    rest.subject = rest.name;
    rest.measure = m_spec.measure;
    rest.style = m_styles->styleOf(kRestId, taken);
    const models::SeriesKey total{SubjectKind::Queue, m_cluster.root.toStdString(), *m_picker.type(),
                                  m_spec.measure};
    rest.values = m_store->readRest(total, picked.largest, window);
    lines.push_back(std::move(rest));
}

bool ChartPane::isChosen(const ChartLine& line) const
{
    return std::any_of(m_spec.chosen.begin(), m_spec.chosen.end(), [&line](const ChosenSeries& one) {
        return idOf({one.kind, one.id.toStdString(), ResourceType("vcore"), one.measure}) == line.id;
    });
}

void ChartPane::fillLegend(const ChartContent& content)
{
    const ValueUnit unit = content.unit();
    holdBackWholes(content);
    QList<LegendEntry> entries;
    for (const ChartLine& line : content.lines) {
        LegendEntry entry{line.id, line.name, line.subject, line.style, {}, {}, {}, {}, isChosen(line)};
        const auto values = summaryOf(line.values, content.from, content.to);
        const auto limit = summaryOf(line.limit, content.from, content.to);
        if (values) {
            entry.last = unit.text(values->last);
            entry.min = unit.text(values->min);
            entry.max = unit.text(values->max);
        }
        if (models::limitOf(line.measure) && line.id != kRestId && values) {
            entry.share
                = models::Share(static_cast<Quantity>(values->last),
                                limit ? std::optional(static_cast<Quantity>(limit->last)) : std::nullopt);
            entry.tip += u'\n' + tr("limit %1").arg(limit ? unit.text(limit->last) : models::unlimitedText());
        }
        if (line.forecast)
            entry.tip += u'\n' + models::timeToLimitBasis(*line.forecast);
        entries << entry;
    }
    m_legend->setEntries(entries);
    noteHidden(entries);
}

void ChartPane::holdBackWholes(const ChartContent& content)
{
    const QString root = idOf({SubjectKind::Queue, m_cluster.root.toStdString(),
                               content.type.value_or(ResourceType("vcore")), m_spec.measure});
    QHash<QString, double> sums;
    double parts = 0;
    for (const ChartLine& line : content.lines) {
        double highest = 0;
        for (const auto* stretches : {&line.values, &line.limit}) {
            if (const auto values = summaryOf(*stretches, content.from, content.to))
                highest = std::max(highest, values->max);
        }
        if (line.id == kRestId || (line.id == root && !isChosen(line)))
            sums.insert(line.id, highest);
        else
            parts = std::max(parts, highest);
    }
    m_legend->lines().holdBack(sums, parts);
}

void ChartPane::noteHidden(const QList<LegendEntry>& entries)
{
    QStringList names;
    for (const LegendEntry& entry : entries) {
        if (m_legend->lines().isHeldBack(entry.id))
            names << entry.name;
    }
    m_legendNote->setVisible(!names.isEmpty());
    //: lines of the legend, for example "other (20)"
    m_legendNote->setText(tr("%1 is hidden because its values would flatten all other lines. Click it in "
                             "the legend or press Space to show it.")
                              .arg(names.join(QStringLiteral(", "))));
}

QString ChartPane::noticeFor(const ChartContent& content, std::size_t hiddenLines) const
{
    if (!content.type)
        return tr("The source has not reported any resource yet.");
    if (content.lines.empty() && hiddenLines > 0)
        return tr("All lines are hidden. Click a line in the legend or press Space to show it.");
    const bool isOfGroups = m_spec.topKind == SubjectKind::ElasticGroup;
    const bool isOfPeople = m_spec.topKind && *m_spec.topKind != SubjectKind::Queue && !isOfGroups;
    const bool isOfQuotas = m_spec.measure == Measure::Request || m_spec.measure == Measure::Runtime;
    if (content.lines.empty() && isOfQuotas && m_spec.topKind && !isOfGroups)
        return tr("Only elastic quota groups have requests and runtimes.");
    if (content.lines.empty() && isOfPeople && m_spec.measure == Measure::Pending)
        return tr("The scheduler reports pending resources of queues only, not of users and groups.");
    if (content.lines.empty() && m_isOfSelection)
        return tr("Select a queue, user or group to see its values over time.");
    if (content.lines.empty() && !m_spec.topKind)
        return tr("No series yet. Choose Add Series, or turn on Follow selection and select a row on another "
                  "page.");
    if (content.lines.empty())
        return tr("No usage of %1 yet.").arg(QString::fromStdString(content.type->name()));
    const std::size_t samples = sampleTimes(content).size();
    if (samples == 1)
        return tr("One sample so far; lines start with the second.");
    if (samples > 1)
        return {};
    const bool isOfPersonsGuarantee = isOfPeople && m_spec.measure == Measure::Guaranteed;
    if (isOfPersonsGuarantee)
        return tr("Only queues have guaranteed amounts; users and groups have limits.");
    if (m_spec.measure == Measure::Share || m_spec.measure == Measure::Limit
        || m_spec.measure == Measure::Headroom)
        return tr("No limits in the time range.");
    if (m_spec.measure == Measure::Guaranteed)
        return tr("No guaranteed amounts in the time range.");
    return tr("No samples in %1.").arg(rangeText(content.from, content.to, content.zone));
}
} // namespace quotadeck::ui

#include "moc_chartpane.cpp"
