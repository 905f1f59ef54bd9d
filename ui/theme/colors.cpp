// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/colors.h"

#include <QColor>

#include <array>
#include <utility>

namespace quotadeck::ui {
namespace {
using Role = std::pair<QPalette::ColorRole, QRgb>;

template <std::size_t N>
void setRoles(QPalette& palette, QPalette::ColorGroup group, const std::array<Role, N>& roles)
{
    for (const auto& [role, color] : roles)
        palette.setColor(group, role, QColor(color));
}
} // namespace

QPalette lightPalette()
{
    QPalette palette;
    setRoles(palette, QPalette::All,
             std::array{
                 Role{QPalette::Window, 0xF3F4F6},
                 Role{QPalette::WindowText, 0x1B1F24},
                 Role{QPalette::Base, 0xFFFFFF},
                 Role{QPalette::AlternateBase, 0xF8F9FB},
                 Role{QPalette::Text, 0x1B1F24},
                 Role{QPalette::PlaceholderText, 0x626A75},
                 Role{QPalette::Button, 0xF7F8FA},
                 Role{QPalette::ButtonText, 0x1B1F24},
                 Role{QPalette::BrightText, 0x7B0000},
                 Role{QPalette::Light, 0xFFFFFF},
                 Role{QPalette::Midlight, 0xE6E8EC},
                 Role{QPalette::Mid, 0xC6CAD1},
                 Role{QPalette::Dark, 0x9BA1AB},
                 Role{QPalette::Shadow, 0x6B7280},
                 // Pale, so that bars and state colours keep their contrast on a selected row.
                 Role{QPalette::Highlight, 0xCFE0F8},
                 Role{QPalette::HighlightedText, 0x10151C},
                 Role{QPalette::Link, 0x0D5AB5},
                 Role{QPalette::LinkVisited, 0x5A4AB8},
                 Role{QPalette::ToolTipBase, 0xFFFFFF},
                 Role{QPalette::ToolTipText, 0x1B1F24},
             });
    setRoles(palette, QPalette::Inactive, std::array{Role{QPalette::Highlight, 0xDFE6EF}});
    setRoles(palette, QPalette::Disabled,
             std::array{
                 Role{QPalette::WindowText, 0x9299A3},
                 Role{QPalette::Text, 0x9299A3},
                 Role{QPalette::ButtonText, 0x9299A3},
                 Role{QPalette::HighlightedText, 0x9299A3},
                 Role{QPalette::Base, 0xF3F4F6},
                 Role{QPalette::Highlight, 0xE6E8EC},
             });
    return palette;
}

QPalette darkPalette()
{
    QPalette palette;
    setRoles(palette, QPalette::All,
             std::array{
                 Role{QPalette::Window, 0x282C33},      Role{QPalette::WindowText, 0xE4E7EC},
                 Role{QPalette::Base, 0x1E2126},        Role{QPalette::AlternateBase, 0x22262C},
                 Role{QPalette::Text, 0xE4E7EC},        Role{QPalette::PlaceholderText, 0xA1A6AF},
                 Role{QPalette::Button, 0x343941},      Role{QPalette::ButtonText, 0xE4E7EC},
                 Role{QPalette::BrightText, 0xE95C67},  Role{QPalette::Light, 0x4A505B},
                 Role{QPalette::Midlight, 0x3A4049},    Role{QPalette::Mid, 0x4A505B},
                 Role{QPalette::Dark, 0x15171B},        Role{QPalette::Shadow, 0x0E1013},
                 Role{QPalette::Highlight, 0x2D4870},   Role{QPalette::HighlightedText, 0xFFFFFF},
                 Role{QPalette::Link, 0x7FB0FF},        Role{QPalette::LinkVisited, 0xB9A3E3},
                 Role{QPalette::ToolTipBase, 0x343941}, Role{QPalette::ToolTipText, 0xE4E7EC},
             });
    setRoles(palette, QPalette::Inactive, std::array{Role{QPalette::Highlight, 0x364050}});
    setRoles(palette, QPalette::Disabled,
             std::array{
                 Role{QPalette::WindowText, 0x737983},
                 Role{QPalette::Text, 0x737983},
                 Role{QPalette::ButtonText, 0x737983},
                 Role{QPalette::HighlightedText, 0x737983},
                 Role{QPalette::Base, 0x282C33},
                 Role{QPalette::Highlight, 0x3A4049},
             });
    return palette;
}

bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

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
