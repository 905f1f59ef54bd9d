// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartbar.h"

#include "core/insight/forecast.h"
#include "models/common/celltext.h"
#include "ui/charts/timeview.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/segmentedswitch.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace quotadeck::ui {
namespace {
using namespace std::chrono_literals;

constexpr std::array<std::chrono::minutes, 5> kSwitchSpans{5min, 15min, 60min, 360min, 0min};
constexpr std::array<std::chrono::minutes, 3> kMenuSpans{24h, 7 * 24h, 30 * 24h};

QToolButton* button(Icon which, const QString& text, const QString& tip, QWidget* parent)
{
    auto* result = new QToolButton(parent);
    result->setIcon(icon(which));
    result->setText(text);
    result->setToolTip(tip);
    result->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setScaledMinimumHeight(result, metrics::kHitTarget);
    return result;
}
} // namespace

ChartBar::ChartBar(TimeView* view, QWidget* parent)
    : QWidget(parent)
    , m_view(view)
    , m_spans(new SegmentedSwitch(this))
    , m_follow(new QCheckBox(tr("Follow selection"), this))
    , m_forecast(new QCheckBox(tr("Forecast"), this))
    , m_zones(new SegmentedSwitch(this))
    , m_stateIcon(new IconLabel(metrics::kIcon, this))
    , m_state(new QLabel(this))
    , m_simulated(new QLabel(tr("SIMULATED"), this))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Window);
    createControls();
    createStateLine();

    auto* first = new QHBoxLayout;
    first->setSpacing(metrics::kSmall);
    first->addWidget(m_add);
    first->addWidget(m_spans);
    first->addWidget(m_range);
    first->addStretch(1);
    first->addWidget(m_table);
    first->addWidget(m_export);
    first->addWidget(m_zones);
    auto* second = new QHBoxLayout;
    second->setSpacing(metrics::kTiny + 2);
    second->addWidget(m_stateIcon);
    second->addWidget(m_state);
    second->addWidget(m_live);
    second->addStretch(1);
    second->addWidget(m_forecast);
    second->addSpacing(metrics::kSmall);
    second->addWidget(m_follow); // in the first line it would widen the page
    second->addSpacing(metrics::kSmall);
    second->addWidget(m_simulated);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::kMedium, metrics::kTiny + 2, metrics::kMedium, metrics::kTiny);
    column->setSpacing(metrics::kTiny);
    column->addLayout(first);
    column->addLayout(second);
    connect(m_view, &TimeView::changed, this, &ChartBar::update);
    update();
}

void ChartBar::createControls()
{
    m_add = button(Icon::Charts, tr("Add Chart"), {}, this);
    setFull(false);
    m_forecast->setToolTip(
        tr("Continue lines of growing use up to their limits, dashed; a thick line at the limit shows the "
           "interval of %1 confidence. Calculated from the data in the shown time range.")
            .arg(models::percentText(QString::number(insight::kForecastPercent))));
    m_follow->setObjectName(QStringLiteral("followSelection"));
    m_follow->setToolTip(tr("Also show the queue, user or group that is selected on another page, in charts "
                            "that list its kind. Without it charts keep their series."));
    m_range = new QToolButton(this);
    m_range->setText(tr("Range…"));
    m_range->setToolTip(tr("Show the time between two moments; the menu has longer times up to now"));
    m_range->setPopupMode(QToolButton::MenuButtonPopup);
    m_range->setMenu(createRangeMenu());
    setScaledMinimumHeight(m_range, metrics::kHitTarget);
    m_table = button(Icon::Copy, tr("Table"), tr("Show the values as a table (T)"), this);
    m_table->setCheckable(true);
    m_export = button(Icon::Save, tr("Export…"), {}, this);
    const std::array spanTexts{tr("5 min"), tr("15 min"), tr("1 h"), tr("6 h"),
                               tr("All", "all recorded time")};
    for (std::size_t i = 0; i < kSwitchSpans.size(); ++i)
        m_spans->addChoice(static_cast<int>(kSwitchSpans[i].count()), spanTexts.at(i));
    m_spans->setAccessibleName(tr("Time range"));
    m_spans->setToolTip(tr("How much time the charts show, up to now"));
    m_spans->setCurrent(
        static_cast<int>(std::chrono::duration_cast<std::chrono::minutes>(m_view->span()).count()));
    m_zones->addChoice(static_cast<int>(TimeZone::Local), tr("Local time"));
    m_zones->addChoice(static_cast<int>(TimeZone::Utc), tr("UTC"));
    m_zones->setAccessibleName(tr("Time zone"));
    m_zones->setToolTip(tr("Time zone of the time axis"));

    connect(m_range, &QToolButton::clicked, this, &ChartBar::rangeRequested);
    connect(m_add, &QToolButton::clicked, this, &ChartBar::addRequested);
    connect(m_forecast, &QCheckBox::toggled, this, &ChartBar::forecastToggled);
    connect(m_follow, &QCheckBox::toggled, this, &ChartBar::followToggled);
    connect(m_table, &QToolButton::toggled, this, &ChartBar::tableToggled);
    connect(m_export, &QToolButton::clicked, this, &ChartBar::exportRequested);
    connect(m_spans, &SegmentedSwitch::currentChanged, m_view,
            [view = m_view](int minutes) { view->setSpan(std::chrono::minutes(minutes)); });
    connect(m_zones, &SegmentedSwitch::currentChanged, m_view,
            [view = m_view](int zone) { view->setZone(static_cast<TimeZone>(zone)); });
}

/// Times that only a store or a server of the past has.
QMenu* ChartBar::createRangeMenu()
{
    auto* menu = new QMenu(m_range);
    const std::array texts{tr("Last 24 &Hours"), tr("Last &7 Days"), tr("Last &30 Days")};
    for (std::size_t i = 0; i < kMenuSpans.size(); ++i)
        connect(menu->addAction(texts.at(i)), &QAction::triggered, m_view,
                [view = m_view, span = kMenuSpans[i]] { view->setSpan(span); });
    menu->addSeparator();
    connect(menu->addAction(tr("&Between Two Moments…")), &QAction::triggered, this,
            &ChartBar::rangeRequested);
    return menu;
}

bool ChartBar::offers(std::chrono::minutes span)
{
    return std::ranges::find(kSwitchSpans, span) != kSwitchSpans.end()
        || std::ranges::find(kMenuSpans, span) != kMenuSpans.end();
}

void ChartBar::createStateLine()
{
    m_live = button(Icon::Play, {}, {}, this);
    m_live->setAutoRaise(true);
    connect(m_live, &QToolButton::clicked, m_view, &TimeView::goLive);
    m_state->setTextInteractionFlags(Qt::TextSelectableByMouse);
    QFont strong = font();
    strong.setBold(true);
    m_simulated->setFont(strong);
    m_simulated->setToolTip(tr("Values from the simulator, not from a cluster"));
    m_simulated->hide();
    // The line keeps its height whether the button is there or not.
    QSizePolicy policy = m_live->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_live->setSizePolicy(policy);
}

void ChartBar::setTableShown(bool isShown)
{
    m_table->setChecked(isShown);
}

void ChartBar::setFollowing(bool isFollowing)
{
    m_follow->setChecked(isFollowing);
}

void ChartBar::setForecastShown(bool isShown)
{
    m_forecast->setChecked(isShown);
}

void ChartBar::setSimulated(bool isSimulated)
{
    m_simulated->setVisible(isSimulated);
}

void ChartBar::setRecorded(bool isRecorded)
{
    m_isRecorded = isRecorded;
    update();
}

void ChartBar::setInterrupted(bool isInterrupted)
{
    if (std::exchange(m_isInterrupted, isInterrupted) != isInterrupted)
        update();
}

void ChartBar::setEmpty(bool isEmpty)
{
    if (std::exchange(m_isEmpty, isEmpty) == isEmpty)
        return;
    update();
}

void ChartBar::setFull(bool isFull)
{
    m_add->setEnabled(!isFull);
    m_add->setToolTip(isFull ? tr("Maximum number of charts reached; remove one first")
                             : tr("Add a chart below with the same time range"));
}

void ChartBar::focusFirst()
{
    m_add->setFocus(Qt::ShortcutFocusReason);
}

QPoint ChartBar::exportMenuPlace() const
{
    return m_export->geometry().bottomLeft() + QPoint(0, 1);
}

void ChartBar::update()
{
    {
        const QSignalBlocker blocker(m_spans); // choosing a span goes back to live
        const auto span = std::chrono::duration_cast<std::chrono::minutes>(m_view->span());
        const int chosen = m_view->isDetached() ? -1 : static_cast<int>(span.count());
        if (chosen != m_spans->current()) {
            m_spans->clearCurrent(); // a zoom and a time of the menu are no choice of the switch
            m_spans->setCurrent(chosen);
        }
    }
    m_zones->setCurrent(static_cast<int>(m_view->zone()));
    const TimeView::Range range = m_view->shown();
    const QString time = rangeText(range.from, range.to, m_view->zone());
    m_live->setVisible(m_view->isDetached());
    const bool canFollow = !m_view->isPaused() && !m_isRecorded;
    m_live->setText(canFollow ? tr("Back to Live") : tr("Undo Zoom"));
    m_live->setIcon(icon(canFollow ? Icon::Play : Icon::Zoom));
    m_live->setToolTip(canFollow ? tr("Follow the newest sample (Esc)")
                                 : tr("Return to the chosen time range (Esc)"));
    m_table->setEnabled(!m_isEmpty);
    m_range->setEnabled(!m_isEmpty);
    m_export->setEnabled(!m_isEmpty);
    m_export->setToolTip(m_isEmpty ? tr("No samples yet")
                                   : tr("Save one or all charts as PNG, SVG, CSV or JSON (Ctrl+E: all)"));
    QFont stateFont = font();
    stateFont.setBold(!m_view->isLive()
                      || m_isInterrupted); // what stands still must not be taken for what is
    m_state->setFont(stateFont);
    if (m_isEmpty) {
        m_state->setText(tr("No samples yet"));
        m_stateIcon->setIcon(icon(Icon::Stale));
        return;
    }
    Icon which = Icon::Play;
    if (m_view->isPaused()) {
        which = Icon::Pause;
        m_state->setText(tr("Paused, %n newer samples – %1", nullptr, m_view->missed()).arg(time));
    } else if (m_isRecorded) {
        which = Icon::Record;
        m_state->setText(tr("Recording – %1").arg(time));
    } else if (m_view->isDetached()) {
        which = Icon::Stale;
        m_state->setText(tr("Not live – %1").arg(time));
    } else if (m_isInterrupted) {
        which = Icon::Stale;
        m_state->setText(tr("No new samples – %1").arg(time));
    } else {
        m_state->setText(tr("Live – %1").arg(time));
    }
    m_stateIcon->setIcon(icon(which));
}
} // namespace quotadeck::ui

#include "moc_chartbar.cpp"
