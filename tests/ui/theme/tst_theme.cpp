// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/theme/colors.h"
#include "ui/theme/icons.h"
#include "ui/theme/textsize.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSet>
#include <QSignalSpy>
#include <QStyle>
#include <QTest>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <utility>

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
        QTest::newRow("light, high contrast") << lightContrastPalette();
        QTest::newRow("dark, high contrast") << darkContrastPalette();
    }

    void highContrastIsKnownByThePalette()
    {
        QVERIFY(!isHighContrast(lightPalette()));
        QVERIFY(!isHighContrast(darkPalette()));
        QVERIFY(isHighContrast(lightContrastPalette()));
        QVERIFY(isHighContrast(darkContrastPalette()));
        QVERIFY(!isDark(lightContrastPalette()));
        QVERIFY(isDark(darkContrastPalette()));
    }

    void inHighContrastEveryPairOfColoursIsSevenToOne_data()
    {
        QTest::addColumn<QPalette>("palette");
        QTest::newRow("light") << lightContrastPalette();
        QTest::newRow("dark") << darkContrastPalette();
    }

    void inHighContrastEveryPairOfColoursIsSevenToOne()
    {
        QFETCH(QPalette, palette);

        using Roles = std::pair<QPalette::ColorRole, QPalette::ColorRole>;
        for (const auto group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled}) {
            for (const auto& [ink, ground] :
                 {Roles{QPalette::WindowText, QPalette::Window}, Roles{QPalette::Text, QPalette::Base},
                  Roles{QPalette::Text, QPalette::AlternateBase},
                  Roles{QPalette::ButtonText, QPalette::Button}, Roles{QPalette::WindowText, QPalette::Mid},
                  Roles{QPalette::WindowText, QPalette::Midlight},
                  Roles{QPalette::HighlightedText, QPalette::Highlight},
                  Roles{QPalette::ToolTipText, QPalette::ToolTipBase},
                  Roles{QPalette::PlaceholderText, QPalette::Base},
                  Roles{QPalette::PlaceholderText, QPalette::Window},
                  Roles{QPalette::PlaceholderText, QPalette::Highlight},
                  Roles{QPalette::BrightText, QPalette::Base}, Roles{QPalette::Link, QPalette::Base},
                  Roles{QPalette::Link, QPalette::Highlight}, Roles{QPalette::LinkVisited, QPalette::Base}}) {
                const double found = contrast(palette.color(group, ink), palette.color(group, ground));
                // What is disabled has one shade less to stand out.
                if (group != QPalette::Disabled || (ground != QPalette::Mid && ground != QPalette::Midlight))
                    QVERIFY2(found >= 7,
                             qPrintable(QStringLiteral("%1 on %2, group %3: %4")
                                            .arg(ink)
                                            .arg(ground)
                                            .arg(group)
                                            .arg(found)));
            }
        }
        using models::RowState;
        QList<QColor> inks{okColor(palette), accent(palette), dimText(palette)};
        for (RowState state :
             {RowState::Normal, RowState::Notice, RowState::Warning, RowState::Critical, RowState::Stale})
            inks << stateColor(palette, state);
        for (const QColor& ink : inks) { // on plain and selected rows
            for (const auto ground :
                 {QPalette::Base, QPalette::AlternateBase, QPalette::Window, QPalette::Highlight})
                QVERIFY2(contrast(ink, palette.color(ground)) >= 7, qPrintable(ink.name()));
            // On the ground of a message, which has a tint of it.
            const QColor tinted = mixed(palette.color(QPalette::Base), ink, 0.16);
            QVERIFY(contrast(ink, tinted) >= 4.5);
            QVERIFY(contrast(palette.color(QPalette::Text), tinted) >= 7);
        }
        QList<QColor> lines{hairline(palette), border(palette)};
        for (int i = 0; i < kSeriesColorCount; ++i)
            lines << seriesColor(palette, i);
        for (const QColor& line : lines)
            QVERIFY2(contrast(line, palette.color(QPalette::Base)) >= 7, qPrintable(line.name()));
    }

    void inHighContrastControlsHaveFrames_data() { inHighContrastEveryPairOfColoursIsSevenToOne_data(); }

    /// Fusion makes its frames of a darker shade of the window, which black does not have.
    void inHighContrastControlsHaveFrames()
    {
        QFETCH(QPalette, palette);
        Theme theme;
        theme.setMode(isDark(palette) ? ThemeMode::DarkContrast : ThemeMode::LightContrast);
        QPushButton button(QStringLiteral("Open"));
        QPushButton off(QStringLiteral("Open"));
        off.setEnabled(false);
        QComboBox choice;
        QLineEdit field;
        for (QWidget* control : std::initializer_list<QWidget*>{&button, &off, &choice, &field}) {
            control->resize(120, 30);
            const QImage picture = control->grab().toImage();
            QCOMPARE(control->palette().color(QPalette::Base), palette.color(QPalette::Base));
            const QColor window = palette.color(QPalette::Window);
            const auto isLine = [&](int x) {
                double best = 1;
                for (int y = 0; y < 4; ++y)
                    best = std::max(best, contrast(picture.pixelColor(x, y), window));
                return best >= 7;
            };
            int marked = 0;
            for (int x = 20; x < 100; ++x)
                marked += isLine(x) ? 1 : 0;
            if (control == &off) // dashed
                QVERIFY2(marked > 20 && marked < 80, qPrintable(QString::number(marked)));
            else
                QCOMPARE(marked, 80);
        }
        theme.setMode(ThemeMode::System);
    }

    void textsAndStatesAreReadable()
    {
        QFETCH(QPalette, palette);

        const QColor base = palette.color(QPalette::Base);
        using models::RowState;
        QList<QColor> inks{okColor(palette), dimText(palette)};
        for (RowState state :
             {RowState::Normal, RowState::Notice, RowState::Warning, RowState::Critical, RowState::Stale})
            inks << stateColor(palette, state);
        for (const auto group : {QPalette::Active, QPalette::Inactive}) {
            inks << palette.color(group, QPalette::Link);
            for (const auto ground :
                 {QPalette::Base, QPalette::AlternateBase, QPalette::Window, QPalette::Highlight})
                for (const QColor& ink : std::as_const(inks)) {
                    const double found = contrast(ink, palette.color(group, ground));
                    QVERIFY2(found >= 4.5,
                             qPrintable(QStringLiteral("%1 on %2, group %3: %4")
                                            .arg(ink.name())
                                            .arg(ground)
                                            .arg(group)
                                            .arg(found)));
                }
        }
        for (const QColor& ink : std::as_const(inks)) // on the ground of a message, which has a tint of it
            QVERIFY2(contrast(ink, mixed(base, ink, 0.16)) >= 4.5, qPrintable(ink.name()));
        // Bars and focus frames are no texts.
        for (const auto ground : {QPalette::Base, QPalette::Window, QPalette::Highlight})
            QVERIFY(contrast(accent(palette), palette.color(ground)) >= 3);
        QVERIFY(contrast(palette.color(QPalette::WindowText), palette.color(QPalette::Window)) >= 7);
        QVERIFY(contrast(palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight)) >= 7);
        for (int i = 0; i < kSeriesColorCount; ++i)
            QVERIFY(contrast(seriesColor(palette, i), base) >= 3);
    }

    void nothingIsAnimated()
    {
        for (const auto effect : {Qt::UI_AnimateMenu, Qt::UI_FadeTooltip})
            QApplication::setEffectEnabled(effect, true); // as some desktops have it
        const Theme theme;
        for (const auto effect : {Qt::UI_AnimateMenu, Qt::UI_FadeMenu, Qt::UI_AnimateCombo,
                                  Qt::UI_AnimateTooltip, Qt::UI_FadeTooltip, Qt::UI_AnimateToolBox})
            QVERIFY(!QApplication::isEffectEnabled(effect));
        QCOMPARE(QApplication::style()->styleHint(QStyle::SH_Widget_Animate), 0);
        QCOMPARE(QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration), 0);
    }

    void textSizesGoUpAndDownInSteps()
    {
        QList<int> steps{kLeastTextPercent};
        while (steps.last() < kMostTextPercent)
            steps << largerTextPercent(steps.last());
        QCOMPARE(steps, (QList<int>{80, 90, 100, 110, 125, 150, 175, 200}));
        QCOMPARE(largerTextPercent(200), 200);
        QCOMPARE(smallerTextPercent(80), 80);
        QCOMPARE(smallerTextPercent(200), 175);
        QCOMPARE(largerTextPercent(145), 150); // from one that was typed in the preferences
        QCOMPARE(smallerTextPercent(145), 125);
    }

    void theTextSizeReachesFontsAndLengths()
    {
        Theme theme;
        const qreal usual = QApplication::font().pointSizeF();
        QWidget window;
        auto* plain = new QLabel(QStringLiteral("plain"), &window);
        auto* strong = new QLabel(QStringLiteral("strong"), &window);
        QFont weight = strong->font();
        weight.setWeight(QFont::DemiBold);
        strong->setFont(weight);
        auto* title = new QLabel(QStringLiteral("title"), &window);
        setTextScale(title, 1.25);
        auto* field = new QLineEdit(&window);
        setScaledFixedWidth(field, 100);
        window.show();
        QSignalSpy changed(&theme, &Theme::textPercentChanged);

        theme.setTextPercent(200);
        QCOMPARE(changed.size(), 1);
        QTRY_COMPARE(plain->font().pointSizeF(),
                     2 * usual); // at once only while the program runs its own loop
        QCOMPARE(strong->font().pointSizeF(), 2 * usual);
        QCOMPARE(strong->font().weight(), QFont::DemiBold);
        QCOMPARE(title->font().pointSizeF(), 2.5 * usual);
        QCOMPARE(field->width(), 200);
        QCOMPARE(scaled(26), 52);
        theme.setTextPercent(80);
        QTRY_COMPARE(plain->font().pointSizeF(), 0.8 * usual);
        QCOMPARE(field->width(), 100); // rows and buttons stay targets for the pointer
        theme.setTextPercent(1000);
        QCOMPARE(theme.textPercent(), kMostTextPercent);
        theme.setTextPercent(kUsualTextPercent);
        QTRY_COMPARE(plain->font().pointSizeF(), usual);
        QCOMPARE(title->font().pointSizeF(), 1.25 * usual);
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
