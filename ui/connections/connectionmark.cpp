// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/connections/connectionmark.h"

#include "models/connections/connectionlistmodel.h"
#include "ui/theme/colors.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"

#include <QEvent>
#include <QPainter>
#include <QStringList>

namespace quotadeck::ui {
ConnectionMark markOf(const connect::Profile& profile)
{
    return {.name = QString::fromStdString(connect::nameOf(profile)),
            .environment = profile.environment,
            .colour = QColor(models::markColor(profile))};
}

namespace {
constexpr QColor kUnverified(0xb3, 0x26, 0x1e);
const QString kBandSeparator = QStringLiteral("  ·  ");
constexpr int kContrastEdge = 8; ///< px of the color at both ends, in high contrast
constexpr int kBright = 140; ///< of 255: from here on dark text is easier to read

/// Invalid: no band.
QColor bandColor(const ConnectionMark& mark)
{
    return mark.isUnverified && !mark.colour.isValid() ? kUnverified : mark.colour;
}

QString unverifiedText()
{
    return ConnectionBand::tr("Certificate not verified");
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
    followTextSize(this, [this] { place(); });
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
        parts << unverifiedText();
    return parts.join(kBandSeparator);
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
    const bool isStrong = isHighContrast(palette()); // no text is on a color that somebody has chosen
    const QColor background = bandColor(m_mark);
    const auto fill = [&](const QRect& area, const QColor& color) {
        painter.fillRect(area, color);
        if (isStrong)
            painter.fillRect(area.adjusted(kContrastEdge, 0, -kContrastEdge, 0),
                             palette().color(QPalette::Window));
    };
    const auto ink = [&](const QColor& ground) {
        return isStrong ? palette().color(QPalette::WindowText) : textOn(ground);
    };
    fill(rect(), background);
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    painter.setFont(strong);
    const QFontMetrics widths(strong);
    QRect room = rect();
    QString words = text();
    // Red, whatever the color of the connection is.
    if (m_mark.isUnverified && background != kUnverified) {
        words.chop(unverifiedText().size() + kBandSeparator.size());
        QRect end = rect();
        end.setLeft(end.right() - widths.horizontalAdvance(unverifiedText()) - 2 * metrics::kMedium);
        fill(end, kUnverified);
        painter.setPen(ink(kUnverified));
        painter.drawText(end, Qt::AlignCenter, unverifiedText());
        room.setRight(end.left());
    }
    room.adjust(metrics::kMedium, 0, -metrics::kMedium, 0);
    painter.setPen(ink(background));
    painter.drawText(room, Qt::AlignCenter, widths.elidedText(words, Qt::ElideRight, room.width()));
}
} // namespace quotadeck::ui

#include "moc_connectionmark.cpp"
