// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/placeholder.h"

#include "core/snapshot/sourcestatus.h"
#include "models/common/messagetext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"

#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace quotadeck::ui {
namespace {
constexpr int kPicture = 40;
constexpr int kPlaceholderTextWidth = 400; ///< most
constexpr int kLeastTextWidth = 200;
} // namespace

Placeholder::Placeholder(Icon which, QWidget* parent)
    : QWidget(parent)
    , m_picture(icon(which))
    , m_pictureRoom(new QSpacerItem(0, kPicture, QSizePolicy::Minimum, QSizePolicy::Maximum))
    , m_title(new QLabel(this))
    , m_explanation(new QLabel(this))
    , m_action(new QPushButton(this))
{
    setTextScale(m_title, 1.25);
    m_title->setAlignment(Qt::AlignCenter);
    m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_explanation->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_explanation->setWordWrap(true);
    m_explanation->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_explanation->setForegroundRole(QPalette::PlaceholderText);

    auto* column = new QVBoxLayout(this);
    column->setSpacing(metrics::kSmall);
    column->addStretch(2);
    // Painted, not set: a pixmap would keep the colour of the old theme. The words need the room first.
    column->addItem(m_pictureRoom);
    column->addWidget(m_title);
    column->addWidget(m_explanation, 0, Qt::AlignHCenter);
    column->addWidget(m_action, 0, Qt::AlignHCenter);
    column->addStretch(3);
    m_action->hide();
    connect(m_action, &QPushButton::clicked, this, &Placeholder::actionTriggered);
    followTextSize(this, [this] { fitText(); });
}

void Placeholder::setMessage(const QString& title, const QString& explanation, const QString& action)
{
    m_title->setText(title);
    m_explanation->setText(explanation);
    m_action->setText(action);
    m_action->setVisible(!action.isEmpty());
    fitText();
}

void Placeholder::fitText()
{
    const int textWidth
        = std::clamp(width() - 2 * metrics::kMedium, kLeastTextWidth, scaled(kPlaceholderTextWidth));
    m_explanation->setFixedWidth(textWidth);
    // A layout that aligns a label gives it the height of one line.
    m_explanation->setMinimumHeight(
        std::max(0, m_explanation->heightForWidth(textWidth))); // -1 without a text
}

QSize Placeholder::minimumSizeHint() const
{
    return {kLeastTextWidth + 2 * metrics::kMedium, QWidget::minimumSizeHint().height()};
}

void Placeholder::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitText();
}

void Placeholder::setNothingRead(const SourceStatus& status)
{
    const QString source = QString::fromStdString(status.name);
    if (status.kind == SourceKind::None) {
        setMessage(tr("No data yet"), tr("Connect to a cluster or open the demo."));
    } else if (status.error) {
        QString reason = models::messageText(status.error->message);
        if (reason.endsWith(u'.'))
            reason.chop(1);
        setMessage(tr("No data yet"), tr("Cannot read %1: %2.").arg(source, reason));
    } else {
        setMessage(tr("No data yet"), tr("Nothing was read from %1 yet.").arg(source));
    }
}

QString Placeholder::title() const
{
    return m_title->text();
}

void Placeholder::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    if (m_pictureRoom->geometry().height() < kPicture)
        return;
    const QRect place((width() - kPicture) / 2, m_title->geometry().top() - kPicture - metrics::kSmall,
                      kPicture, kPicture);
    painter.setOpacity(0.55);
    m_picture.paint(&painter, place);
}
} // namespace quotadeck::ui

#include "moc_placeholder.cpp"
