// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/messagebar.h"

#include "ui/theme/colors.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/panewidgets.h"

#include <QAccessible>
#include <QAction>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QScreen>
#include <QStackedLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace quotadeck::ui {
MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent)
    , m_icon(new IconLabel(metrics::kIcon, this))
    , m_text(new ElidedLabel(this))
    , m_action(new QToolButton(this))
    , m_close(new QToolButton(this))
    , m_choices(new QHBoxLayout)
{
    m_text->setElideMode(Qt::ElideRight);
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // gives way to the buttons
    m_action->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_action->hide();
    m_close->setIcon(icon(Icon::Close));
    m_close->setAutoRaise(true);
    m_close->setToolTip(tr("Hide this notice"));
    m_close->setAccessibleName(tr("Hide this notice"));

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(metrics::kMedium, 0, metrics::kTiny, 0);
    row->setSpacing(metrics::kSmall);
    row->addWidget(m_icon);
    row->addWidget(m_text, 1);
    row->addLayout(m_choices);
    row->addWidget(m_action);
    row->addWidget(m_close);

    connect(m_action, &QToolButton::clicked, this, &MessageBar::actionTriggered);
    connect(m_close, &QToolButton::clicked, this, [this] {
        m_isDismissed = true;
        Q_EMIT changed();
    });
    hide(); // until a strip shows it
}

void MessageBar::showMessage(models::RowState state, const QString& text, const QString& action)
{
    const bool isNews = !m_isThere || state != m_state; // not whenever a number in the text moves
    if (state != m_state)
        m_isDismissed = false;
    m_isThere = true;
    m_state = state;
    m_icon->setIcon(state == models::RowState::Normal ? okIcon() : stateIcon(state));
    m_text->setText(text);
    m_action->setText(action);
    m_action->setVisible(!action.isEmpty());
    update();
    if (!isNews || m_isDismissed || m_isMuted) {
        Q_EMIT changed();
        return;
    }
    Q_EMIT raised();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void MessageBar::setChoices(const QList<QAction*>& actions)
{
    for (auto* action : actions) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        m_choices->addWidget(button);
    }
}

void MessageBar::clearMessage()
{
    m_isThere = false;
    m_isDismissed = false;
    m_text->setText({});
    Q_EMIT changed();
}

void MessageBar::setMuted(bool isMuted)
{
    if (std::exchange(m_isMuted, isMuted) != isMuted)
        Q_EMIT changed();
}

bool MessageBar::hasMessage() const
{
    return m_isThere && !m_isDismissed && !m_isMuted;
}

QString MessageBar::text() const
{
    return m_text->text();
}

bool MessageBar::isCut() const
{
    return m_text->isElided();
}

QColor MessageBar::signColor() const
{
    const bool isFine = m_state == models::RowState::Normal; // what was asked for is done
    return isFine ? okColor(palette()) : stateColor(palette(), m_state);
}

QColor MessageBar::background() const
{
    return mixed(palette().color(QPalette::Base), signColor(), 0.16);
}

void MessageBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), background());
    painter.fillRect(QRect(0, 0, 3, height()), signColor());
}

namespace {
constexpr int kMessageListWidth = 560; ///< most

QIcon iconOf(models::RowState state)
{
    return state == models::RowState::Normal ? okIcon() : stateIcon(state);
}
} // namespace

MessageStrip::MessageStrip(QWidget* quiet, QWidget* parent)
    : QWidget(parent)
    , m_quiet(quiet)
    , m_stack(new QStackedLayout)
    , m_list(new QToolButton(this))
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_stack->addWidget(quiet);
    m_list->setAutoRaise(true);
    setScaledFixedWidth(m_list, metrics::kHitTarget);
    keepSizeWhenHidden(m_list);
    m_list->hide();
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addLayout(m_stack, 1);
    row->addWidget(m_list);
    connect(m_list, &QToolButton::clicked, this, &MessageStrip::showList);
}

void MessageStrip::addBar(MessageBar* bar)
{
    m_bars << bar;
    m_stack->addWidget(bar);
    for (const auto* button : bar->findChildren<QToolButton*>())
        connect(button, &QToolButton::clicked, this, [this] { m_isUsed = true; });
    connect(bar, &MessageBar::raised, this, [this, bar] { raiseBar(bar); });
    connect(bar, &MessageBar::changed, this, &MessageStrip::choose);
    choose();
}

void MessageStrip::raiseBar(MessageBar* bar)
{
    m_bars.removeOne(bar);
    m_bars.prepend(bar);
    m_wanted = nullptr;
    choose();
}

void MessageStrip::choose()
{
    QList<MessageBar*> told;
    std::ranges::copy_if(m_bars, std::back_inserter(told), &MessageBar::hasMessage);
    std::ranges::stable_partition(
        told, [](const MessageBar* bar) { return bar->state() == models::RowState::Critical; });
    const bool isPointedAt
        = underMouse() && !m_isUsed && told.contains(m_shown); // about to be clicked, maybe
    if (told.contains(m_wanted))
        put(m_wanted);
    else if (!isPointedAt)
        put(told.value(0));
    updateButton();
    update();
}

void MessageStrip::put(MessageBar* bar)
{
    m_isUsed = m_isUsed && bar == m_shown;
    m_shown = bar;
    m_stack->setCurrentWidget(bar ? static_cast<QWidget*>(bar) : m_quiet);
}

void MessageStrip::updateButton()
{
    const auto others = std::ranges::count_if(m_bars, &MessageBar::hasMessage) - 1;
    m_list->setVisible(others > 0 || (m_shown && m_shown->isCut()));
    m_list->setText(others > 0 ? QStringLiteral("+%1").arg(others) : QStringLiteral("…"));
    const QString name = others > 0 ? tr("Show all messages") : tr("Show the whole message");
    m_list->setToolTip(name);
    m_list->setAccessibleName(name);
}

void MessageStrip::showList()
{
    auto* list = new QFrame(this, Qt::Popup);
    list->setAttribute(Qt::WA_DeleteOnClose);
    list->setFrameShape(QFrame::StyledPanel);
    list->setAccessibleName(tr("Messages"));
    auto* column = new QVBoxLayout(list);
    column->setContentsMargins(metrics::kMedium, metrics::kSmall, metrics::kMedium, metrics::kSmall);
    column->setSpacing(metrics::kSmall);
    for (MessageBar* bar : std::as_const(m_bars)) {
        if (!bar->hasMessage())
            continue;
        auto* sign = new IconLabel(metrics::kIcon, list);
        sign->setIcon(iconOf(bar->state()));
        auto* text = new QLabel(bar->text(), list);
        text->setTextFormat(Qt::PlainText);
        text->setWordWrap(true);
        text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        auto* line = new QHBoxLayout;
        line->setSpacing(metrics::kSmall);
        line->addWidget(sign, 0, Qt::AlignTop);
        line->addWidget(text, 1);
        if (bar != m_shown) {
            auto* put = new QToolButton(list);
            put->setText(tr("Show"));
            connect(put, &QToolButton::clicked, this, [this, bar, list] {
                list->close();
                m_wanted = bar;
                choose();
            });
            line->addWidget(put, 0, Qt::AlignTop);
        }
        column->addLayout(line);
    }
    const int width = std::min(kMessageListWidth, this->width());
    list->setFixedWidth(width);
    list->resize(width, column->heightForWidth(width) + 2 * list->frameWidth());
    const QRect screen = this->screen()->availableGeometry();
    const QPoint below = mapToGlobal(QPoint(this->width() - width, height()));
    const bool fits = below.y() + list->height() <= screen.bottom();
    list->move(below.x(), fits ? below.y() : mapToGlobal(QPoint()).y() - list->height());
    list->show();
}

void MessageStrip::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    choose();
}

/// Behind the button at the end, too.
void MessageStrip::paintEvent(QPaintEvent*)
{
    if (m_shown)
        QPainter(this).fillRect(rect(), m_shown->background());
}

void MessageStrip::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    updateButton();
}

QSize MessageStrip::sizeHint() const
{
    return {QWidget::sizeHint().width(), minimumSizeHint().height()};
}

QSize MessageStrip::minimumSizeHint() const
{
    return {QWidget::minimumSizeHint().width(), std::max(metrics::kHitTarget, m_list->sizeHint().height())};
}
} // namespace quotadeck::ui

#include "moc_messagebar.cpp"
