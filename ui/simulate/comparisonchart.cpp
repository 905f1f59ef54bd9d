// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulate/comparisonchart.h"

#include "core/resource/display.h"
#include "ui/charts/chartcanvas.h"
#include "ui/charts/chartcontent.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <vector>

namespace quotadeck::ui {
namespace {
constexpr int kChartHeight = 150;
/// The first two styles of the palette, which differ most.
constexpr int kStyleOfA = 0;
constexpr int kStyleOfB = 1;

double millisecondsOf(SystemTime time)
{
    return std::chrono::duration<double, std::milli>(time.time_since_epoch()).count();
}
} // namespace

ComparisonChart::ComparisonChart(QWidget* parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_type(new QComboBox(this))
    , m_canvas(createChartCanvas(this))
{
    m_title->setTextFormat(Qt::PlainText);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_type->setAccessibleName(tr("Resource of the chart"));
    setScaledMinimumHeight(m_canvas, kChartHeight);
    m_type->setToolTip(tr("Resource that the chart shows of both runs"));
    m_canvas->setAccessibleName(tr("Used in both runs"));
    auto* row = new QHBoxLayout;
    row->setContentsMargins(metrics::kSmall, metrics::kTiny, metrics::kMedium, metrics::kTiny);
    row->addWidget(m_title, 1);
    row->addWidget(m_type);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(row);
    column->addWidget(m_canvas, 1);
    connect(m_type, &QComboBox::currentIndexChanged, this, &ComparisonChart::draw);
    connect(m_canvas, &ChartCanvas::pointed, this, [this](std::optional<double> time) {
        m_canvas->setCursor(time ? nearestSample(m_canvas->content(), *time) : std::nullopt);
    });
    const auto show = [this](double from, double to) {
        m_shown = {from, to};
        draw();
    };
    connect(m_canvas, &ChartCanvas::zoomed, this, show);
    connect(m_canvas, &ChartCanvas::moved, this, show);
    const auto showAll = [show] { show(0, 0); };
    connect(m_canvas, &ChartCanvas::backRequested, this, showAll);
    connect(m_canvas, &ChartCanvas::liveRequested, this, showAll);
}

void ComparisonChart::setComparison(std::shared_ptr<const sim::Comparison> comparison, SystemTime start)
{
    m_comparison = std::move(comparison);
    m_start = start;
    m_shown = {};
    fillTypes();
    draw();
}

void ComparisonChart::setSubject(models::ComparisonModel::Kind kind, const std::string& name)
{
    m_kind = kind;
    m_name = name;
    draw();
}

/// Those that are used by anything in either run.
void ComparisonChart::fillTypes()
{
    std::vector<ResourceType> sorted;
    if (m_comparison)
        sorted.assign(m_comparison->used.begin(), m_comparison->used.end());
    std::ranges::sort(sorted, precedesForDisplay);
    const QSignalBlocker blocker(m_type);
    const QString before = m_type->currentText();
    m_type->clear();
    for (const ResourceType type : sorted)
        m_type->addItem(QString::fromStdString(std::string(type.name())));
    m_type->setCurrentIndex(std::max(m_type->findText(before), 0));
    m_type->setEnabled(m_type->count() > 1);
}

void ComparisonChart::draw()
{
    ChartContent content;
    content.zone = TimeZone::Utc;
    m_title->setText(QString::fromStdString(m_name));
    if (m_comparison && !m_comparison->moments.empty() && m_type->count() > 0) {
        const ResourceType type(m_type->currentText().toStdString());
        content.type = type;
        content.title = m_title->text();
        const auto addLine = [&](const QString& id, const QString& name, int style,
                                 sim::UsedAmounts sim::ComparedMoment::*run) {
            ChartLine line;
            line.id = id;
            line.name = name;
            line.subject = m_title->text();
            line.style = style;
            std::vector<models::SeriesColumn>& stretch = line.values.emplace_back();
            for (const sim::ComparedMoment& moment : m_comparison->moments) {
                const auto& used = m_kind == models::ComparisonModel::Kind::Queues ? (moment.*run).queues
                                                                                   : (moment.*run).users;
                const auto found = used.find(m_name);
                const auto value = found == used.end()
                    ? 0.0
                    : static_cast<double>(found->second.valueOr0(type)); // nothing is used
                stretch.push_back({millisecondsOf(m_start + moment.elapsed), value, value, value});
            }
            content.lines.push_back(std::move(line));
        };
        addLine(QStringLiteral("a"), tr("A"), kStyleOfA, &sim::ComparedMoment::a);
        addLine(QStringLiteral("b"), tr("B"), kStyleOfB, &sim::ComparedMoment::b);
        const auto& times = content.lines.front().values.front();
        content.until = times.back().time;
        content.answered = {{times.front().time, times.back().time}};
        const bool isAll = m_shown.first >= m_shown.second;
        content.from = isAll ? times.front().time : m_shown.first;
        content.to = isAll ? std::max(times.back().time, content.from + 1) : m_shown.second;
    }
    m_canvas->setContent(std::move(content));
}
} // namespace quotadeck::ui

#include "moc_comparisonchart.cpp"
