// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/plaintext.h"

#include <QProxyStyle>

namespace quotadeck::ui {
/// Fusion without gradients: flat headers, bars and selections, hair lines between panes, and room around the texts
/// of tables and their headers, which line up. Every text is shown as plain text, with what is invisible in it written
/// out: names come from clusters and files.
class DeckStyle final : public QProxyStyle
{
    Q_OBJECT
public:
    DeckStyle();

    using QProxyStyle::polish;
    void polish(QWidget* widget) override;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option,
                                  const QWidget* widget) const override;
    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                                QStyleHintReturn* result) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                                         const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawItemText(QPainter* painter, const QRect& rect, int flags, const QPalette& palette,
                      bool isEnabled, const QString& text, QPalette::ColorRole role) const override;

private:
    void addContrast(ComplexControl control, const QStyleOptionComplex& option, QPainter& painter,
                     const QWidget* widget) const;

    PlainLabels m_labels;
};
} // namespace quotadeck::ui
