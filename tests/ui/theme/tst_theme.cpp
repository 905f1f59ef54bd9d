// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/theme/colors.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QImage>
#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <QWidget>

#include <cmath>

namespace tst_theme {
using namespace quotadeck;
using namespace quotadeck::ui;

namespace {
double luminance(const QColor& color)
{
    const auto linear
        = [](double part) { return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

double contrast(const QColor& a, const QColor& b)
{
    const auto [low, high] = std::minmax({luminance(a), luminance(b)});
    return (high + 0.05) / (low + 0.05);
}

/// The colour of the strongest pixel of @p picture.
QColor inkOf(const QIcon& picture)
{
    const QImage image = picture.pixmap(32, 32).toImage();
    QColor ink(Qt::transparent);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y).alpha() > ink.alpha())
                ink = image.pixelColor(x, y);
        }
    }
    return ink;
}
} // namespace

class TestTheme : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void switchesThePaletteAtRunTime()
    {
        Theme theme;
        QWidget widget;
        widget.show();
        QSignalSpy changed(&theme, &Theme::modeChanged);

        theme.setMode(ThemeMode::Dark);
        QTRY_VERIFY(isDark(widget.palette()));
        theme.setMode(ThemeMode::Light);
        QTRY_VERIFY(!isDark(widget.palette()));
        theme.setMode(ThemeMode::Light);
        QCOMPARE(changed.size(), 2);
    }

    void followsTheDesktopAgain()
    {
        Theme theme;
        theme.setMode(ThemeMode::Dark);
        theme.setMode(ThemeMode::System);
        QVERIFY(!isDark(QApplication::palette())); // the offscreen platform's desktop is light
    }

    void anIconTakesTheColourOfTheThemeItIsPaintedIn()
    {
        Theme theme;
        const QIcon queues = icon(Icon::Queues);
        theme.setMode(ThemeMode::Light);
        const QColor light = inkOf(queues);
        theme.setMode(ThemeMode::Dark);
        const QColor dark = inkOf(queues);

        QVERIFY(light.alpha() > 200);
        QVERIFY2(light.lightness() < 80, qPrintable(light.name()));
        QVERIFY2(dark.lightness() > 180, qPrintable(dark.name()));
    }

    void everyIconHasADrawing()
    {
        for (int i = 0; i <= static_cast<int>(Icon::Inspector); ++i)
            QVERIFY2(inkOf(icon(static_cast<Icon>(i))).alpha() > 200, qPrintable(QString::number(i)));
        QVERIFY(inkOf(applicationIcon()).alpha() > 200);
    }

    void textsAndStatesAreReadable_data()
    {
        QTest::addColumn<QPalette>("palette");
        QTest::newRow("light") << lightPalette();
        QTest::newRow("dark") << darkPalette();
    }

    void textsAndStatesAreReadable()
    {
        QFETCH(QPalette, palette);

        const QColor base = palette.color(QPalette::Base);
        using models::RowState;
        for (RowState state : {RowState::Normal, RowState::Notice, RowState::Warning, RowState::Critical})
            QVERIFY(contrast(stateColor(palette, state), base) >= 4.5);
        QVERIFY(contrast(okColor(palette), base) >= 4.5);
        QVERIFY(contrast(dimText(palette), base) >= 4.5);
        QVERIFY(contrast(palette.color(QPalette::WindowText), palette.color(QPalette::Window)) >= 7);
        QVERIFY(contrast(palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight)) >= 7);
        for (int i = 0; i < kSeriesColorCount; ++i)
            QVERIFY(contrast(seriesColor(palette, i), base) >= 3);
    }

    void seriesDifferWithoutColour()
    {
        QSet<QString> looks;
        for (int i = 0; i < 4 * kSeriesColorCount; ++i) {
            QString look = QString::number(static_cast<int>(seriesMarker(i)));
            for (qreal length : seriesDash(i))
                look += QStringLiteral(" %1").arg(length);
            looks << look;
        }
        QCOMPARE(looks.size(), 4 * kSeriesColorCount);
    }
};

QUOTADECK_TEST(TestTheme, QApplication)
} // namespace tst_theme

#include "tst_theme.moc"
