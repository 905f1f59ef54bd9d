// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartpane.h"

#include "models/common/celltext.h"
#include "ui/charts/chartcanvas.h"
#include "ui/charts/chartlegend.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSplitter>
#include <QToolButton>

#include <algorithm>

namespace quotadeck::ui {
namespace {
using namespace std::chrono_literals;

constexpr int kLegendWidth = 370;

SystemTime timeOf(double milliseconds)
{
    return SystemTime(std::chrono::milliseconds(static_cast<std::int64_t>(milliseconds)));
}

std::optional<Quantity> lastOf(const std::vector<models::Polyline>& stretches)
{
    if (stretches.empty() || stretches.back().isEmpty())
        return std::nullopt;
    return static_cast<Quantity>(stretches.back().last().y());
}
} // namespace

ChartPane::ChartPane(const models::SeriesStore* store, QWidget* parent)
    : QWidget(parent)
    , m_store(store)
    , m_span(15min)
    , m_canvas(createChartCanvas(this))
    , m_legend(new ChartLegend(this))
    , m_notice(new QLabel(this))
    , m_live(new QToolButton(this))
{
    m_live->setText(tr("Back to Live"));
    m_live->setIcon(icon(Icon::Play));
    m_live->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_live->setToolTip(tr("Follow the newest sample again (Esc)"));
    m_live->hide();
    m_notice->setForegroundRole(QPalette::PlaceholderText);

    auto* side = new QWidget(this);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(metrics::kMedium, metrics::kTiny, metrics::kMedium, metrics::kTiny);
    foot->addWidget(m_notice, 1);
    foot->addWidget(m_live);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_legend, 1);
    column->addLayout(foot);

    auto* splitter = new QSplitter(this);
    splitter->setChildrenCollapsible(false);
    splitter->setHandleWidth(1);
    splitter->addWidget(m_canvas);
    splitter->addWidget(side);
    splitter->setStretchFactor(0, 1);
    splitter->setSizes({1000, kLegendWidth});
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(splitter);
    setFocusProxy(m_canvas);

    connect(m_canvas, &ChartCanvas::rangeRequested, this, &ChartPane::setRange);
    connect(m_canvas, &ChartCanvas::liveRequested, this, &ChartPane::goLive);
    connect(m_live, &QToolButton::clicked, this, &ChartPane::goLive);
    connect(m_legend, &ChartLegend::isolationChanged, this, &ChartPane::draw);
    connect(m_legend, &ChartLegend::hovered, m_canvas, &ChartCanvas::setHighlighted);
}

void ChartPane::setSpan(std::chrono::milliseconds span)
{
    m_span = span;
    goLive();
}

void ChartPane::setZone(TimeZone zone)
{
    m_zone = zone;
    draw();
}

void ChartPane::setPaused(bool isPaused)
{
    m_pausedAt = isPaused ? std::optional(m_store->axis().endTick()) : std::nullopt;
    m_pausedTime = newest();
    draw();
}

void ChartPane::setRange(double from, double to)
{
    m_range = Range{from, to};
    draw();
}

void ChartPane::goLive()
{
    m_range.reset();
    draw();
}

void ChartPane::refresh()
{
    if (m_pausedAt)
        updateNotice();
    else
        draw();
}

void ChartPane::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    draw();
}

std::chrono::milliseconds ChartPane::newest() const
{
    const models::TimeAxis& axis = m_store->axis();
    return axis.size() == 0 ? 0ms : axis.at(axis.endTick() - 1).time;
}

ChartPane::Range ChartPane::shownRange() const
{
    if (m_range)
        return *m_range;
    const auto to = m_pausedAt ? m_pausedTime : newest();
    return {static_cast<double>((to - m_span).count()), static_cast<double>(to.count())};
}

QString ChartPane::nameOf(const models::SeriesKey& key) const
{
    const QString id = QString::fromStdString(key.id);
    if (key.kind == models::SubjectKind::Group && id == QStringLiteral("*"))
        return tr("* (everyone else)");
    const QString root = QStringLiteral("root.");
    return key.kind == models::SubjectKind::Queue && id.startsWith(root) ? id.mid(root.size()) : id;
}

void ChartPane::draw()
{
    updateNotice();
    if (!isVisible())
        return;
    const Range range = shownRange();
    ChartContent content;
    content.from = range.from;
    content.to = range.to;
    content.type = m_picker.type();
    content.zone = m_zone;
    QList<LegendEntry> entries;
    for (const PickedSeries& picked : m_picker.pick(*m_store, newest())) {
        ChartLine line;
        line.id = QString::number(static_cast<int>(picked.key.kind)) + QString::fromStdString(picked.key.id);
        line.name = nameOf(picked.key);
        line.style = picked.style;
        line.used = m_store->used(picked.key, timeOf(range.from), timeOf(range.to));
        line.limit = m_store->limit(picked.key, timeOf(range.from), timeOf(range.to));
        const auto used = lastOf(line.used);
        const auto limit = lastOf(line.limit);
        const ResourceType type = picked.key.type;
        entries << LegendEntry{line.id,
                               line.name,
                               line.style,
                               used ? models::quantityText(type, *used) : QString(),
                               limit ? models::quantityText(type, *limit) : models::unlimitedText(),
                               models::Share(used.value_or(0), limit)};
        content.lines.push_back(std::move(line));
    }
    m_legend->setEntries(entries);
    const QSet<QString>& isolated = m_legend->isolated();
    std::erase_if(content.lines, [&isolated](const ChartLine& line) {
        return !isolated.isEmpty() && !isolated.contains(line.id);
    });
    m_canvas->setContent(std::move(content));
}

void ChartPane::updateNotice()
{
    m_live->setVisible(m_range.has_value());
    if (m_pausedAt) {
        const int missed = static_cast<int>(m_store->axis().endTick() - *m_pausedAt);
        m_notice->setText(tr("paused, %n newer samples", nullptr, missed));
    } else {
        m_notice->setText(m_range ? tr("not live") : tr("live"));
    }
}
} // namespace quotadeck::ui
