// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/colors.h"

#include "ui/theme/palettes.h"

#include <array>

namespace quotadeck::ui {
namespace {
struct Shade
{
    QRgb light;
    QRgb dark;
};

constexpr std::array<Shade, kSeriesColorCount> kSeries{{
    {0x0D427F, 0x4D8FF8}, // blue
    {0x742920, 0xC54A17}, // brick
    {0x1F815A, 0x26865E}, // green
    {0xF44992, 0xD47A9E}, // rose
    {0xAC8D34, 0xFED891}, // ochre
    {0x1C9AD3, 0x45CFFD}, // sky
    {0x6656CC, 0x935F9C}, // violet
    {0x4D5056, 0xDFE3EA}, // slate
}};

constexpr Shade kOk{0x005C48, 0xAFEAC2};
constexpr Shade kNotice{0x0075C6, 0x3E8EE3};
constexpr Shade kWarning{0xA36322, 0xFCBB3D};
constexpr Shade kCritical{0x7B0000, 0xE95C67};
constexpr Shade kStale{0x72777F, 0xA1A6AF};
constexpr Shade kHairline{0xDADDE2, 0x3D434C};
constexpr Shade kAccent{0x2363B4, 0x4D8FF8};

QColor shade(const QPalette& palette, const Shade& pair)
{
    return {isDark(palette) ? pair.dark : pair.light};
}
} // namespace

QColor seriesColor(const QPalette& palette, int index)
{
    Q_ASSERT(index >= 0);
    return shade(palette, kSeries[static_cast<std::size_t>(index % kSeriesColorCount)]);
}

QList<qreal> seriesDash(int index)
{
    Q_ASSERT(index >= 0);
    static const std::array<QList<qreal>, 4> rounds{{
        {},
        {6, 3},
        {2, 2},
        {8, 2, 2, 2},
    }};
    return rounds[static_cast<std::size_t>(index / kSeriesColorCount) % rounds.size()];
}

Marker seriesMarker(int index)
{
    Q_ASSERT(index >= 0);
    return static_cast<Marker>(index % kSeriesColorCount);
}

QColor stateColor(const QPalette& palette, models::RowState state)
{
    switch (state) {
    case models::RowState::Normal:
        return palette.color(QPalette::Text);
    case models::RowState::Notice:
        return shade(palette, kNotice);
    case models::RowState::Warning:
        return shade(palette, kWarning);
    case models::RowState::Critical:
        return shade(palette, kCritical);
    case models::RowState::Stale:
        return shade(palette, kStale);
    }
    return palette.color(QPalette::Text);
}

QColor okColor(const QPalette& palette)
{
    return shade(palette, kOk);
}

QColor dimText(const QPalette& palette)
{
    return palette.color(QPalette::PlaceholderText);
}

QColor hairline(const QPalette& palette)
{
    return shade(palette, kHairline);
}

QColor accent(const QPalette& palette)
{
    return shade(palette, kAccent);
}

QColor mixed(const QColor& base, const QColor& over, qreal share)
{
    const auto blend
        = [share](float from, float to) { return from + (to - from) * static_cast<float>(share); };
    return QColor::fromRgbF(blend(base.redF(), over.redF()), blend(base.greenF(), over.greenF()),
                            blend(base.blueF(), over.blueF()));
}
} // namespace quotadeck::ui
