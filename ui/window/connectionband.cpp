// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/connectionband.h"

#include "models/connections/connectionlistmodel.h"
#include "ui/theme/metrics.h"

#include <QEvent>
#include <QPainter>
#include <QStringList>

namespace quotadeck::ui {
namespace {
constexpr QColor kUnverified(0xb3, 0x26, 0x1e);
constexpr int kBright = 140; ///< of 255: from here on dark text is easier to read

/// Invalid: no band.
QColor bandColor(const ConnectionMark& mark)
{
    return mark.isUnverified && !mark.colour.isValid() ? kUnverified : mark.colour;
}

/// Black or white, whatever contrasts more.
QColor textOn(const QColor& background)
{
    return qGray(background.rgb()) < kBright ? QColor(Qt::white) : QColor(Qt::black);
}
} // namespace

ConnectionBand::ConnectionBand(QWidget* window) : QWidget(window)
{
    window->installEventFilter(this);
    hide();
}

void ConnectionBand::setMark(const ConnectionMark& mark)
{
    if (m_mark == mark)
        return;
    m_mark = mark;
    const QString shown = text();
    setAccessibleName(shown);
    setToolTip(m_mark.isUnverified ? tr(
                   "The certificate of the server is not verified: others may read and change what is sent.")
                                   : QString());
    setVisible(!shown.isEmpty());
    place();
    update();
}

QString ConnectionBand::text() const
{
    if (!bandColor(m_mark).isValid())
        return {};
    QStringList parts;
    for (const QString& part : {models::environmentText(m_mark.environment).toUpper(), m_mark.name})
        if (!part.isEmpty())
            parts << part;
    if (m_mark.isUnverified)
        parts << tr("Certificate not verified");
    return parts.join(QStringLiteral("  ·  "));
}

bool ConnectionBand::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        place();
    return QWidget::eventFilter(watched, event);
}

void ConnectionBand::place()
{
    const int room = text().isEmpty() ? 0 : fontMetrics().height() + metrics::kTiny;
    parentWidget()->setContentsMargins(0, room, 0, 0);
    setGeometry(0, 0, parentWidget()->width(), room);
}

void ConnectionBand::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const QColor background = bandColor(m_mark);
    painter.fillRect(rect(), background);
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    painter.setFont(strong);
    painter.setPen(textOn(background));
    const QRect room = rect().adjusted(metrics::kMedium, 0, -metrics::kMedium, 0);
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignHCenter,
                     QFontMetrics(strong).elidedText(text(), Qt::ElideRight, room.width()));
}
} // namespace quotadeck::ui
