// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/momentbar.h"

#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/panewidgets.h"

#include <QAction>
#include <QDateTime>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSlider>
#include <QToolButton>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace quotadeck::ui {
namespace {
constexpr std::chrono::milliseconds kPlayStep{500};

constexpr int kGoToWidth = 110; ///< px

QDateTime localTime(SystemTime time)
{
    return QDateTime::fromMSecsSinceEpoch(
        std::chrono::floor<std::chrono::milliseconds>(time).time_since_epoch().count());
}

QString textOf(SystemTime time)
{
    return QLocale().toString(localTime(time), QStringLiteral("yyyy-MM-dd HH:mm:ss"));
}

/// Bounded: SystemTime counts nanoseconds, and somebody may enter the year 9999.
SystemTime systemTime(const QDateTime& time)
{
    constexpr auto kMost = std::chrono::floor<std::chrono::milliseconds>(SystemTime::duration::max());
    const std::chrono::milliseconds wanted(time.toMSecsSinceEpoch());
    return SystemTime(std::clamp(wanted, -kMost, kMost));
}
} // namespace

MomentBar::MomentBar(QWidget* parent)
    : QFrame(parent)
    , m_first(transportButton(this, icon(Icon::First), tr("First sample"), Qt::ALT | Qt::Key_Home))
    , m_back(transportButton(this, icon(Icon::StepBack), tr("Previous sample"), Qt::ALT | Qt::Key_PageUp))
    , m_play(transportButton(this, icon(Icon::Play), tr("Play the recording"),
                             Qt::CTRL | Qt::ALT | Qt::Key_Space))
    , m_forward(transportButton(this, icon(Icon::StepForward), tr("Next sample"), Qt::ALT | Qt::Key_PageDown))
    , m_last(transportButton(this, icon(Icon::Last), tr("Last sample"), Qt::ALT | Qt::Key_End))
    , m_slider(new QSlider(Qt::Horizontal, this))
    , m_label(new QLabel(this))
    , m_time(new QLineEdit(this))
    , m_save(new QToolButton(this))
    , m_live(new QToolButton(this))
    , m_close(new QToolButton(this))
    , m_goTo(new QAction(tr("Go to &Time…"), this))
{
    m_goTo->setObjectName(QStringLiteral("goToTime"));
    m_goTo->setShortcut(Qt::CTRL | Qt::Key_G);
    m_goTo->setEnabled(false);
    connect(m_goTo, &QAction::triggered, m_time, [this] {
        show(); // that of a source that goes on is closed until it is needed
        m_time->setFocus(Qt::ShortcutFocusReason);
    });
    m_play->setCheckable(true);
    m_slider->setAccessibleName(tr("Sample"));
    m_slider->setToolTip(tr("The sample that the window shows"));
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(metrics::kMedium, metrics::kTiny, metrics::kMedium, metrics::kTiny);
    row->setSpacing(metrics::kTiny);
    for (QToolButton* button : {m_first, m_back, m_play, m_forward, m_last})
        row->addWidget(button);
    row->addSpacing(metrics::kSmall);
    row->addWidget(m_slider, 1);
    row->addSpacing(metrics::kSmall);
    row->addWidget(m_label);
    row->addSpacing(metrics::kSmall);
    row->addWidget(m_time);
    setScaledFixedWidth(m_time, kGoToWidth);
    m_time->setAccessibleName(tr("Go to a time"));
    for (QToolButton* button : {m_save, m_live, m_close}) {
        button->setAutoRaise(true);
        row->addWidget(button);
    }
    m_save->setIcon(icon(Icon::Save));
    m_save->setToolTip(tr("Save all samples as a recording…"));
    m_save->setAccessibleName(tr("Save as a recording"));
    m_live->setText(tr("Live"));
    m_live->setToolTip(tr("Back to what the source reports now"));
    m_close->setIcon(icon(Icon::Close));
    m_close->setToolTip(tr("Close, and go back to what the source reports now"));
    m_close->setAccessibleName(tr("Close"));
    connect(m_save, &QToolButton::clicked, this, &MomentBar::saveRequested);
    connect(m_live, &QToolButton::clicked, this, [this] { moveTo(lastIndex()); });
    connect(m_close, &QToolButton::clicked, this, &MomentBar::closePast);
    showPastButtons();
    m_time->setPlaceholderText(tr("Go to time…"));
    m_time->setToolTip(
        tr("Enter a time such as 03:00 or 2026-11-02 03:00:30 to show the last sample up to then."));

    connect(m_time, &QLineEdit::returnPressed, this, &MomentBar::goToTime);
    m_playing.setInterval(kPlayStep);
    connect(&m_playing, &QTimer::timeout, this, &MomentBar::advance);
    connect(m_first, &QToolButton::clicked, this, [this] { moveTo(0); });
    connect(m_back, &QToolButton::clicked, this, [this] { moveTo(current() - 1); });
    connect(m_forward, &QToolButton::clicked, this, [this] { moveTo(current() + 1); });
    connect(m_last, &QToolButton::clicked, this, [this] { moveTo(m_slider->maximum()); });
    connect(m_play, &QToolButton::toggled, this, &MomentBar::setPlaying);
    connect(m_slider, &QSlider::valueChanged, this, &MomentBar::choose);
    showProgress(0, 0);
}

void MomentBar::updateGoTo()
{
    m_goTo->setEnabled(isEnabled() && (isVisible() || m_isOfSource));
}

void MomentBar::showPastButtons()
{
    for (QToolButton* button : {m_save, m_live, m_close})
        button->setVisible(m_isOfSource);
}

int MomentBar::lastIndex() const
{
    return m_slider->maximum();
}

void MomentBar::choose(int index)
{
    updateTexts();
    if (!m_isOfSource)
        Q_EMIT momentChosen(index);
    else if (isLive())
        Q_EMIT presentChosen();
    else
        Q_EMIT pastChosen(m_times[static_cast<std::size_t>(index)]);
}

void MomentBar::showEvent(QShowEvent* event)
{
    QFrame::showEvent(event);
    updateGoTo();
}

void MomentBar::hideEvent(QHideEvent* event)
{
    QFrame::hideEvent(event);
    updateGoTo();
}

void MomentBar::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::EnabledChange)
        updateGoTo();
}

void MomentBar::showProgress(int done, int total)
{
    m_play->setChecked(false);
    m_isOfSource = false;
    showPastButtons();
    m_times.clear();
    const QSignalBlocker blocker(m_slider);
    m_slider->setRange(0, 0);
    setEnabled(false);
    m_label->setText(total > 0 ? tr("Reading sample %1 of %2").arg(done).arg(total)
                               : tr("Opening the recording"));
}

void MomentBar::setMoments(std::vector<SystemTime> times)
{
    m_times = std::move(times);
    {
        const QSignalBlocker blocker(m_slider);
        m_slider->setRange(0, static_cast<int>(m_times.size()) - 1);
        m_slider->setPageStep(std::max(1, static_cast<int>(m_times.size()) / 20));
        m_slider->setValue(m_slider->maximum()); // what was read last, and is on screen
    }
    setEnabled(true);
    updateTexts();
    moveTo(0);
    Q_EMIT momentsKnown();
}

void MomentBar::setPast(std::vector<SystemTime> times)
{
    const bool isPresent = !m_isOfSource || m_times.empty() || isLive();
    const SystemTime chosen = isPresent ? SystemTime() : m_times[static_cast<std::size_t>(current())];
    const bool isAnother = std::exchange(m_isOfSource, !times.empty()) != m_isOfSource;
    m_times = std::move(times);
    if (isAnother)
        showPastButtons();
    if (!m_isOfSource) {
        m_play->setChecked(false);
        const QSignalBlocker blocker(m_slider);
        m_slider->setRange(0, 0);
        hide();
        setEnabled(false);
        updateGoTo();
        return;
    }
    const auto at = std::ranges::lower_bound(m_times, chosen);
    {
        const QSignalBlocker blocker(m_slider);
        m_slider->setRange(0, static_cast<int>(m_times.size()) - 1);
        m_slider->setPageStep(std::max(1, static_cast<int>(m_times.size()) / 20));
        m_slider->setValue(isPresent ? lastIndex() : static_cast<int>(at - m_times.begin()));
    }
    setEnabled(true);
    updateGoTo();
    if (!isPresent && m_times[static_cast<std::size_t>(current())] != chosen)
        choose(current()); // what was chosen is no longer there
    else
        updateTexts();
}

void MomentBar::closePast()
{
    if (!m_isOfSource)
        return;
    m_play->setChecked(false);
    moveTo(lastIndex());
    hide();
}

SystemTime MomentBar::showMoment(SystemTime time)
{
    // Links have whole milliseconds.
    const auto later = std::ranges::upper_bound(m_times, time + std::chrono::milliseconds(1));
    moveTo(std::max(0, static_cast<int>(later - m_times.begin()) - 1));
    return m_times[static_cast<std::size_t>(current())];
}

int MomentBar::current() const
{
    return m_slider->value();
}

void MomentBar::moveTo(int index)
{
    m_slider->setValue(index); // within its range
}

std::optional<SystemTime> MomentBar::timeIn(const QString& text) const
{
    for (const char* format : {"yyyy-MM-dd H:mm", "yyyy-MM-dd H:mm:ss"}) {
        if (const auto time = QDateTime::fromString(text, QLatin1String(format)); time.isValid())
            return systemTime(
                std::clamp(time, localTime(m_times.front()), localTime(m_times.back()).addSecs(1)));
    }
    QTime time;
    for (const char* format : {"H:mm", "H:mm:ss"}) {
        if (!time.isValid())
            time = QTime::fromString(text, QLatin1String(format));
    }
    if (!time.isValid())
        return std::nullopt;
    const QDate shown = localTime(m_times[static_cast<std::size_t>(current())]).date();
    const QDate last = localTime(m_times.back()).date();
    const auto isIn = [&](QDate day) {
        const SystemTime moment = systemTime({day, time});
        return m_times.front() <= moment && moment <= m_times.back();
    };
    for (QDate day = localTime(m_times.front()).date(); !isIn(shown) && day <= last; day = day.addDays(1)) {
        if (isIn(day))
            return systemTime({day, time});
    }
    return systemTime({shown, time});
}

void MomentBar::goToTime()
{
    const auto time = timeIn(m_time->text().trimmed());
    if (!time) {
        m_time->selectAll();
        QToolTip::showText(m_time->mapToGlobal(QPoint(0, m_time->height())), m_time->toolTip(), m_time);
        return;
    }
    m_time->clear();
    const auto after = std::ranges::upper_bound(m_times, *time);
    moveTo(std::max(0, static_cast<int>(after - m_times.begin()) - 1));
}

void MomentBar::setPlaying(bool isPlaying)
{
    m_play->setIcon(icon(isPlaying ? Icon::Pause : Icon::Play));
    if (!isPlaying) {
        m_playing.stop();
        return;
    }
    if (current() == lastIndex())
        moveTo(0);
    m_playing.start();
}

void MomentBar::advance()
{
    moveTo(current() + 1);
    if (current() == m_slider->maximum())
        m_play->setChecked(false);
}

void MomentBar::updateTexts()
{
    const int index = current();
    m_label->setText(isLive() ? tr("Live · %n samples", nullptr, static_cast<int>(m_times.size()))
                              : tr("%1 · %2 of %3")
                                    .arg(textOf(m_times[static_cast<std::size_t>(index)]))
                                    .arg(index + 1)
                                    .arg(m_times.size()));
    m_live->setEnabled(!isLive());
    for (QToolButton* button : {m_first, m_back})
        button->setEnabled(index > 0);
    for (QToolButton* button : {m_forward, m_last})
        button->setEnabled(index < m_slider->maximum());
}
} // namespace quotadeck::ui

#include "moc_momentbar.cpp"
