// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/textsize.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QFont>
#include <QFontDatabase>
#include <QHeaderView>

#include <algorithm>
#include <array>
#include <cmath>

namespace quotadeck::ui {
namespace {
constexpr std::array kTextSteps{kLeastTextPercent, 90, kUsualTextPercent, 110, 125, 150, 175,
                                kMostTextPercent};

/// @p font in @p scale times the size of @p base, in whichever unit that has.
void setFontSize(QFont& font, const QFont& base, qreal scale)
{
    if (base.pointSizeF() > 0)
        font.setPointSizeF(base.pointSizeF() * scale);
    else
        font.setPixelSize(static_cast<int>(std::lround(base.pixelSize() * scale)));
}
} // namespace

TextSize& TextSize::current()
{
    static TextSize size;
    return size;
}

void TextSize::setPercent(int percent)
{
    if (percent == m_percent)
        return;
    m_percent = percent;
    Q_EMIT changed();
}

QFont textFont(const QFont& usual, int percent)
{
    QFont font = usual;
    setFontSize(font, usual, percent / 100.0);
    return font;
}

int largerTextPercent(int percent)
{
    const auto* const step = std::ranges::upper_bound(kTextSteps, percent);
    return step == kTextSteps.end() ? kMostTextPercent : *step;
}

int smallerTextPercent(int percent)
{
    const auto* const step = std::ranges::lower_bound(kTextSteps, percent);
    return step == kTextSteps.begin() ? kLeastTextPercent : *(step - 1);
}

int scaled(int pixels)
{
    const int percent = std::max(kUsualTextPercent, TextSize::current().percent());
    return static_cast<int>(std::lround(pixels * percent / 100.0));
}

QSize scaled(const QSize& size)
{
    return {scaled(size.width()), scaled(size.height())};
}

void followTextSize(QWidget* widget, const std::function<void()>& apply)
{
    apply();
    QObject::connect(&TextSize::current(), &TextSize::changed, widget, apply);
    // What is measured by fonts needs those of all widgets, of which some follow later.
    QObject::connect(&TextSize::current(), &TextSize::changed, widget, apply, Qt::QueuedConnection);
}

void setTextScale(QWidget* widget, qreal scale)
{
    followTextSize(widget, [widget, scale] {
        QFont font = widget->font();
        setFontSize(font, QApplication::font(), scale);
        widget->setFont(font);
    });
}

void showAsCode(QWidget* widget)
{
    widget->setLayoutDirection(Qt::LeftToRight);
    followTextSize(widget, [widget] {
        QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
        setFontSize(font, QFont(font), TextSize::current().percent() / 100.0);
        widget->setFont(font);
    });
}

void setScaledFixedSize(QWidget* widget, const QSize& size)
{
    followTextSize(widget, [widget, size] { widget->setFixedSize(scaled(size)); });
}

void setScaledFixedWidth(QWidget* widget, int pixels)
{
    followTextSize(widget, [widget, pixels] { widget->setFixedWidth(scaled(pixels)); });
}

void setScaledFixedHeight(QWidget* widget, int pixels)
{
    followTextSize(widget, [widget, pixels] { widget->setFixedHeight(scaled(pixels)); });
}

void setScaledMinimumWidth(QWidget* widget, int pixels)
{
    followTextSize(widget, [widget, pixels] { widget->setMinimumWidth(scaled(pixels)); });
}

void setScaledMinimumHeight(QWidget* widget, int pixels)
{
    followTextSize(widget, [widget, pixels] { widget->setMinimumHeight(scaled(pixels)); });
}

void setScaledMaximumWidth(QWidget* widget, int pixels)
{
    followTextSize(widget, [widget, pixels] { widget->setMaximumWidth(scaled(pixels)); });
}

void setScaledSections(QHeaderView* rows, int pixels)
{
    followTextSize(rows, [rows, pixels] { rows->setDefaultSectionSize(scaled(pixels)); });
}

void setScaledColumn(QHeaderView* columns, int column, int pixels)
{
    followTextSize(columns, [=] { columns->resizeSection(column, scaled(pixels)); });
}

void setScaledIcons(QAbstractItemView* view, int pixels)
{
    followTextSize(view, [view, pixels] { view->setIconSize({scaled(pixels), scaled(pixels)}); });
}
} // namespace quotadeck::ui

#include "moc_textsize.cpp"
