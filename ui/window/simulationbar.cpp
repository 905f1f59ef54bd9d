// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/simulationbar.h"

#include "models/simulation/elapsedtext.h"
#include "ui/theme/colors.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/panewidgets.h"

#include <QComboBox>
#include <QDateTime>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPainter>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTimeZone>
#include <QToolButton>

#include <algorithm>
#include <initializer_list>
#include <limits>

namespace quotadeck::ui {
namespace {
constexpr int kJumpWidth = 92;
constexpr int kStripeWidth = 5;

/// The virtual clock, as the scenario has it.
QString clockText(SystemTime time)
{
    const auto milliseconds = std::chrono::floor<std::chrono::milliseconds>(time).time_since_epoch().count();
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(milliseconds, QTimeZone::utc()),
                              QStringLiteral("yyyy-MM-dd HH:mm:ss"));
}
} // namespace

SimulationBar::SimulationBar(QWidget* parent)
    : QFrame(parent)
    , m_mark(new QLabel(tr("SIMULATED"), this))
    , m_restart(
          transportButton(this, icon(Icon::First), tr("Restart with this seed"), Qt::ALT | Qt::Key_Home))
    , m_play(transportButton(this, icon(Icon::Play), tr("Run or pause the simulation"),
                             Qt::CTRL | Qt::ALT | Qt::Key_Space))
    , m_step(transportButton(this, icon(Icon::StepForward), tr("Advance to the next event"),
                             Qt::ALT | Qt::Key_PageDown))
    , m_speeds(new QComboBox(this))
    , m_time(new QLabel(this))
    , m_jump(new QLineEdit(this))
    , m_seed(new QSpinBox(this))
{
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    m_mark->setFont(strong);
    m_mark->setToolTip(tr("All pages show values from the embedded simulator, not from a cluster."));
    m_play->setCheckable(true);
    m_time->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_time->setAccessibleName(tr("Virtual time"));
    followTextSize(m_time, [this] { m_time->setMinimumWidth(0); });
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setPrefix(tr("Seed "));
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setToolTip(
        tr("Seed of the random numbers: the same seed gives the same run. Takes effect on restart."));
    createSpeeds();
    createJump();

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(metrics::kMedium, metrics::kTiny, metrics::kMedium, metrics::kTiny);
    row->setSpacing(metrics::kTiny);
    row->addWidget(m_mark);
    row->addSpacing(metrics::kSmall);
    for (QToolButton* button : {m_restart, m_play, m_step})
        row->addWidget(button);
    row->addSpacing(metrics::kTiny);
    row->addWidget(m_speeds);
    row->addSpacing(metrics::kSmall);
    row->addWidget(m_time);
    row->addStretch(1);
    row->addWidget(m_jump);
    row->addSpacing(metrics::kTiny);
    row->addWidget(m_seed);
    connectParts();
}

void SimulationBar::createSpeeds()
{
    m_speeds->setAccessibleName(tr("Speed"));
    m_speeds->setToolTip(tr("Virtual seconds per second"));
    for (const double speed : {0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1000.0}) {
        //: how many times as fast as the clock
        m_speeds->addItem(tr("× %1").arg(QLocale().toString(speed)), speed);
    }
}

void SimulationBar::createJump()
{
    m_jump->setAccessibleName(tr("Jump to a time since the start"));
    m_jump->setPlaceholderText(tr("Jump to…"));
    followTextSize(m_jump, [this] {
        const int text = m_jump->fontMetrics().horizontalAdvance(m_jump->placeholderText());
        m_jump->setFixedWidth(std::max(kJumpWidth, text + 2 * metrics::kMedium));
    });
    m_jump->setToolTip(
        tr("Time since the start, for example 90, 1:30 or 1:00:00, then Enter. Going back reruns the "
           "scenario up to that time."));
    const QPalette plain = m_jump->palette();
    connect(m_jump, &QLineEdit::textChanged, this, [this, plain](const QString& text) {
        QPalette colors = plain;
        if (!text.isEmpty() && !models::readElapsed(text))
            colors.setColor(QPalette::Text, stateColor(palette(), models::RowState::Critical));
        m_jump->setPalette(text.isEmpty() ? QPalette() : colors);
    });
}

void SimulationBar::connectParts()
{
    connect(m_restart, &QToolButton::clicked, this,
            [this] { Q_EMIT restartRequested(static_cast<quint64>(m_seed->value())); });
    connect(m_play, &QToolButton::clicked, this, [this](bool isPlaying) {
        setPlaying(isPlaying);
        Q_EMIT playingChanged(isPlaying);
    });
    connect(m_step, &QToolButton::clicked, this, &SimulationBar::stepRequested);
    connect(m_speeds, &QComboBox::activated, this,
            [this] { Q_EMIT speedChanged(m_speeds->currentData().toDouble()); });
    connect(m_jump, &QLineEdit::returnPressed, this, &SimulationBar::jump);
}

void SimulationBar::jump()
{
    const auto elapsed = models::readElapsed(m_jump->text());
    if (!elapsed) {
        m_jump->selectAll();
        return;
    }
    m_jump->clear();
    Q_EMIT jumpRequested(*elapsed);
}

void SimulationBar::setPlaying(bool isPlaying)
{
    m_play->setChecked(isPlaying);
    m_play->setIcon(icon(isPlaying ? Icon::Pause : Icon::Play));
}

void SimulationBar::setSpeed(double speed)
{
    m_speeds->setCurrentIndex(m_speeds->findData(speed));
}

void SimulationBar::setSeed(std::uint64_t seed)
{
    m_seed->setValue(static_cast<int>(std::min<std::uint64_t>(seed, std::numeric_limits<int>::max())));
}

void SimulationBar::showProgress(const sim::Progress& progress)
{
    //: virtual date and time, time since the start
    m_time->setText(tr("%1 · %2").arg(clockText(progress.now), models::elapsedText(progress.elapsed)));
    m_time->setMinimumWidth(std::max(m_time->minimumWidth(), m_time->sizeHint().width())); // moves nothing
    m_time->setToolTip(tr("Virtual time in UTC, and since the start of the scenario. Events so far: %1")
                           .arg(QLocale().toString(qulonglong{progress.counts.events})));
}

void SimulationBar::paintEvent(QPaintEvent*)
{
    // Stripes, so that a picture of the window shows it without a word, too.
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor notice = stateColor(palette(), models::RowState::Notice);
    painter.fillRect(rect(), mixed(palette().color(QPalette::Window), notice, 0.08));
    painter.setPen(QPen(mixed(palette().color(QPalette::Window), notice, 0.16), kStripeWidth));
    for (int x = -height(); x < width(); x += 4 * kStripeWidth)
        painter.drawLine(x, height(), x + height(), 0);
    painter.fillRect(0, height() - 1, width(), 1, hairline(palette()));
}
} // namespace quotadeck::ui

#include "moc_simulationbar.cpp"
