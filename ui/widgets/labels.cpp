// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/labels.h"

#include "ui/theme/colors.h"
#include "ui/theme/plaintext.h"
#include "ui/theme/textsize.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QPainter>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace quotadeck::ui {
bool isQueuePath(const QString& text)
{
    return text.startsWith(QStringLiteral("root."))
        && std::none_of(text.begin(), text.end(), [](QChar sign) { return sign.isSpace(); });
}

QString elidedPath(const QString& path, const QFontMetrics& font, int width)
{
    const auto fits = [&font, width](const QString& text) { return font.horizontalAdvance(text) <= width; };
    if (fits(path))
        return path;
    const QString gap(u'…');
    const QStringList segments = path.split(u'.');
    for (qsizetype kept = segments.size() - 2; kept > 0; --kept) {
        const QString tail = segments.mid(segments.size() - kept).join(u'.');
        if (const QString text = segments.first() + gap + tail; fits(text))
            return text;
    }
    const QString last = gap + segments.last();
    return fits(last) ? last : font.elidedText(last, Qt::ElideLeft, width); // which leaves some room
}

bool isAmounts(const QString& text)
{
    static const QRegularExpression kAmounts(QStringLiteral(
        "^[^\\s,]+ [-−+]?\\d[^\\s,]*( [^\\s,]+)?(, [^\\s,]+ [-−+]?\\d[^\\s,]*( [^\\s,]+)?)*$"));
    return text.contains(u' ') && kAmounts.match(text).hasMatch();
}

QString elidedAmounts(const QString& amounts, const QFontMetrics& font, int width)
{
    if (font.horizontalAdvance(amounts) <= width)
        return amounts;
    for (auto end = amounts.lastIndexOf(u','); end > 0; end = amounts.lastIndexOf(u',', end - 1)) {
        if (const QString text = amounts.left(end) + QStringLiteral(", …");
            font.horizontalAdvance(text) <= width)
            return text;
    }
    return font.elidedText(amounts.left(amounts.indexOf(u' ')) + QStringLiteral(" …"), Qt::ElideRight, width);
}

IconLabel::IconLabel(int side, QWidget* parent) : QWidget(parent)
{
    setScaledFixedSize(this, {side, side});
}

void IconLabel::setIcon(const QIcon& icon)
{
    m_icon = icon;
    update();
}

void IconLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    m_icon.paint(&painter, rect());
}

void StateLabel::setState(models::RowState state)
{
    m_state = state;
    applyColour();
}

void StateLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        applyColour();
}

void StateLabel::applyColour()
{
    if (m_state == models::RowState::Normal) {
        if (testAttribute(Qt::WA_SetPalette)) // else every change of the palette would be another one
            setPalette({});
        return;
    }
    const QColor colour = stateColor(palette(), m_state);
    if (palette().color(QPalette::WindowText) == colour) // as above
        return;
    QPalette tinted;
    for (const auto role : {QPalette::WindowText, QPalette::Text}) // on a window, and on the base of a page
        tinted.setColor(role, colour);
    setPalette(tinted);
}

ElidedLabel::ElidedLabel(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto* copy = new QAction(tr("Copy"), this);
    connect(copy, &QAction::triggered, this, [this] { QGuiApplication::clipboard()->setText(m_text); });
    addAction(copy);
    setContextMenuPolicy(Qt::ActionsContextMenu);
}

void ElidedLabel::setText(const QString& text)
{
    if (text == m_text)
        return;
    m_text = text;
    m_shown = shortText(text, LineBreaks::Mark);
    setToolTip(text);
    setAccessibleName(text);
    updateGeometry();
    update();
}

void ElidedLabel::setElideMode(Qt::TextElideMode mode)
{
    m_elideMode = mode;
    update();
}

bool ElidedLabel::isElided() const
{
    return m_shown != m_text || fontMetrics().horizontalAdvance(m_shown) > contentsRect().width();
}

void ElidedLabel::setState(models::RowState state)
{
    m_state = state;
    update();
}

QSize ElidedLabel::sizeHint() const
{
    const QMargins margins = contentsMargins();
    return {fontMetrics().horizontalAdvance(m_shown) + 1 + margins.left() + margins.right(),
            minimumSizeHint().height()};
}

QSize ElidedLabel::minimumSizeHint() const
{
    const QMargins margins = contentsMargins();
    return {fontMetrics().averageCharWidth() * 6, fontMetrics().height() + margins.top() + margins.bottom()};
}

void ElidedLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(m_state == models::RowState::Normal ? palette().color(foregroundRole())
                                                       : stateColor(palette(), m_state));
    const int width = contentsRect().width();
    painter.drawText(contentsRect(), Qt::AlignLeft | Qt::AlignVCenter,
                     isQueuePath(m_shown) ? elidedPath(m_shown, fontMetrics(), width)
                                          : fontMetrics().elidedText(m_shown, m_elideMode, width));
}
} // namespace quotadeck::ui

#include "moc_labels.cpp"
