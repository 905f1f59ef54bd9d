// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/common/roles.h"
#include "tests/support/testprogram.h"
#include "ui/theme/colors.h"
#include "ui/widgets/usagebar.h"

#include <QImage>
#include <QPainter>
#include <QStandardItemModel>
#include <QTest>

#include <limits>

namespace tst_usagebar {
using namespace quotadeck;
using namespace quotadeck::ui;
using models::UsageBar;

namespace {
const QRectF kTrack(0, 5, 200, 10);

UsageBar bar(qint64 used, qint64 pending, std::optional<qint64> guaranteed, std::optional<qint64> max)
{
    UsageBar result;
    result.used = used;
    result.pending = pending;
    result.guaranteed = guaranteed;
    result.max = max;
    return result;
}

QImage painted(const UsageBar& usage, models::RowState state = models::RowState::Normal)
{
    QImage image(200, 20, QImage::Format_RGB32);
    image.fill(lightPalette().color(QPalette::Base));
    QPainter painter(&image);
    paintUsageBar(painter, layoutUsageBar(usage, kTrack), lightPalette(), state);
    return image;
}

/// How many pixels of the row through the middle of the track have @p color.
int pixelsOf(const QImage& image, const QColor& color, int y = 10)
{
    int count = 0;
    for (int x = 0; x < image.width(); ++x)
        count += image.pixelColor(x, y) == color ? 1 : 0;
    return count;
}
} // namespace

class TestUsageBar : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatIsUsedAboveTheRuntimeIsOverrun()
    {
        UsageBar usage = bar(80, 10, 20, 100);
        usage.runtime = 50;

        const UsageBarLayout layout = layoutUsageBar(usage, kTrack);

        QCOMPARE(layout.solid, QRectF(0, 5, 40, 10));
        QCOMPARE(layout.borrowed, QRectF(40, 5, 60, 10));
        QCOMPARE(layout.overrun, QRectF(100, 5, 60, 10));
        QCOMPARE(layout.runtime, std::optional<qreal>(100));
        QCOMPARE(layout.max, std::optional<qreal>(199));
    }

    void foreignUseIsTheLastAndLighterPart()
    {
        UsageBar usage = bar(80, 0, std::nullopt, 100);
        usage.foreign = 30;

        const UsageBarLayout layout = layoutUsageBar(usage, kTrack);

        QCOMPARE(layout.solid, QRectF(0, 5, 100, 10));
        QCOMPARE(layout.borrowed, QRectF(100, 5, 60, 10));
    }

    void theFilledPartIsTheUsedPartOfTheMaximum()
    {
        const UsageBarLayout layout = layoutUsageBar(bar(30, 0, {}, 120), kTrack);
        QCOMPARE(layout.solid.width(), 50.0);
        QCOMPARE(layout.max, 199.0);
        QVERIFY(!layout.isUnlimited);

        const int filled = pixelsOf(painted(bar(30, 0, {}, 120)), accent(lightPalette()));
        QVERIFY2(filled >= 48 && filled <= 50, qPrintable(QString::number(filled)));
    }

    void whatIsAboveTheGuaranteeHasASecondTone()
    {
        const UsageBarLayout layout = layoutUsageBar(bar(60, 0, 40, 100), kTrack);
        QCOMPARE(layout.solid.right(), 80.0);
        QCOMPARE(layout.borrowed.left(), 80.0);
        QCOMPARE(layout.borrowed.right(), 120.0);
        QCOMPARE(layout.guaranteed, 80.0);

        const QImage image = painted(bar(60, 0, 40, 100));
        const int solid = qGray(image.pixel(30, 10));
        const int borrowed = qGray(image.pixel(100, 10));
        const int free = qGray(image.pixel(160, 10));
        QVERIFY(borrowed - solid > 40); // in greyscale too
        QVERIFY(free - borrowed > 40);
    }

    void pendingFollowsUsedAndCountsForTheScale()
    {
        const UsageBarLayout layout = layoutUsageBar(bar(50, 150, {}, 100), kTrack);
        QCOMPARE(layout.solid.right(), 50.0);
        QCOMPARE(layout.pending.left(), 50.0);
        QCOMPARE(layout.pending.right(), 200.0);
        QCOMPARE(layout.max, 100.0);
    }

    void anOverrunLiesBehindTheMaximumInAContrastingFrame()
    {
        const UsageBarLayout layout = layoutUsageBar(bar(125, 0, {}, 100), kTrack);
        QCOMPARE(layout.solid.right(), 160.0);
        QCOMPARE(layout.overrun.left(), 160.0);
        QCOMPARE(layout.overrun.right(), 200.0);
        QCOMPARE(layout.max, 160.0);

        const QImage image = painted(bar(125, 0, {}, 100), models::RowState::Critical);
        const int frame = qGray(image.pixel(180, 5));
        const int inside = qGray(image.pixel(180, 10));
        QVERIFY(frame != inside);
    }

    void withoutAMaximumThereIsAChevronAndNeverAFullBar()
    {
        const UsageBarLayout layout = layoutUsageBar(bar(70, 30, {}, {}), kTrack);
        QVERIFY(layout.isUnlimited);
        QVERIFY(!layout.max);
        QVERIFY(layout.pending.right() < 150);

        // The chevron is the only thing drawn near the right end.
        const QImage unlimited = painted(bar(0, 0, {}, {}));
        const QImage limited = painted(bar(0, 0, {}, 10));
        const auto hasInk = [](const QImage& image, int x) {
            return qGray(image.pixel(x, 10)) + 40 < qGray(image.pixel(100, 10));
        };
        bool hasChevron = false;
        bool isPlain = true;
        for (int x = 190; x < 198; ++x) {
            hasChevron = hasChevron || hasInk(unlimited, x);
            isPlain = isPlain && !hasInk(limited, x);
        }
        QVERIFY(hasChevron);
        QVERIFY(isPlain);
    }

    void theMaximumAboveIsTheScaleWhereThereIsNone()
    {
        UsageBar large = bar(30, 0, {}, {});
        UsageBar small = bar(10, 0, {}, {});
        large.scale = small.scale = 60;

        QCOMPARE(layoutUsageBar(large, kTrack).solid.width(), 100.0);
        QVERIFY(qAbs(layoutUsageBar(small, kTrack).solid.width() - 100.0 / 3) < 0.1);
        QCOMPARE(layoutUsageBar(large, kTrack).maxAbove, std::optional<qreal>(199));
        QVERIFY(!layoutUsageBar(large, kTrack).max);
        QVERIFY(!layoutUsageBar(large, kTrack).isUnlimited);
        large.pending = 90; // more than there may be
        QCOMPARE(layoutUsageBar(large, kTrack).maxAbove, std::optional<qreal>(100));
    }

    void whatNothingGivesAScaleHasNoLength()
    {
        const UsageBarLayout layout = layoutUsageBar(bar(70, 30, {}, {}), kTrack);
        QVERIFY(layout.isUnscaled);
        QVERIFY(layout.solid.isEmpty() && layout.pending.isEmpty());
        QVERIFY(!layoutUsageBar(bar(0, 0, {}, {}), kTrack).isUnscaled);
        QVERIFY(!layoutUsageBar(bar(70, 30, 50, {}), kTrack).isUnscaled); // the guarantee can be read against

        QCOMPARE(pixelsOf(painted(bar(70, 0, {}, {})), accent(lightPalette())), 0);
        QVERIFY(painted(bar(70, 0, {}, {})) != painted(bar(0, 0, {}, {})));
    }

    void aMaximumOfZeroIsATickAtTheLeftAndNotUnlimited()
    {
        const UsageBarLayout layout = layoutUsageBar(bar(0, 0, {}, 0), kTrack);
        QVERIFY(!layout.isUnlimited);
        QCOMPARE(layout.max, 1.0);
        QVERIFY(layout.solid.isEmpty());
    }

    void extremeNumbersStayInsideTheTrack()
    {
        constexpr qint64 kMost = std::numeric_limits<qint64>::max();
        for (const UsageBar& usage : {bar(kMost, kMost, kMost, kMost), bar(-5, 0, {}, 10), bar(5, -3, -1, -7),
                                      bar(kMost, 0, {}, 1)}) {
            const UsageBarLayout layout = layoutUsageBar(usage, kTrack);
            for (const QRectF& part : {layout.solid, layout.borrowed, layout.overrun, layout.pending})
                QVERIFY(part.isEmpty()
                        || (part.left() >= kTrack.left() && part.right() <= kTrack.right() + 0.01));
        }
    }

    void warningAndErrorHaveTheirOwnColour()
    {
        for (models::RowState state : {models::RowState::Warning, models::RowState::Critical})
            QVERIFY(pixelsOf(painted(bar(90, 0, {}, 100), state), stateColor(lightPalette(), state)) > 170);
    }

    void theDelegateKeepsTheTextOutsideTheBar()
    {
        QStandardItemModel model(1, 1);
        model.setData(model.index(0, 0), QVariant::fromValue(bar(100, 0, {}, 100)), models::UsageRole);
        model.setData(model.index(0, 0), QStringLiteral("100 %"), Qt::DisplayRole);
        const UsageBarDelegate delegate;
        QStyleOptionViewItem option;
        option.palette = lightPalette();
        option.rect = QRect(0, 0, 220, 26);
        option.font = QFont();
        option.fontMetrics = QFontMetrics(option.font);
        QImage image(220, 26, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        delegate.paint(&painter, option, model.index(0, 0));
        painter.end();

        const int textLeft = 220 - 6 - option.fontMetrics.horizontalAdvance(QStringLiteral("0000 %"));
        int rows = 0;
        for (int y = 0; y < 26; ++y)
            rows += image.pixelColor(40, y) == accent(lightPalette()) ? 1 : 0;
        QVERIFY2(rows >= 10, qPrintable(QString::number(rows)));
        for (int x = textLeft; x < 220; ++x)
            QVERIFY(image.pixelColor(x, 13) != accent(lightPalette()));
        QVERIFY(delegate.sizeHint(option, model.index(0, 0)).height() >= 24);
    }
};

QUOTADECK_TEST(TestUsageBar, QApplication)
} // namespace tst_usagebar

#include "tst_usagebar.moc"
