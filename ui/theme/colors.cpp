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
                 Role{QPalette::PlaceholderText, 0x5F6772},
                 Role{QPalette::Button, 0xF7F8FA},
                 Role{QPalette::ButtonText, 0x1B1F24},
                 Role{QPalette::BrightText, 0x7B0000},
                 Role{QPalette::Light, 0xFFFFFF},
                 Role{QPalette::Midlight, 0xE6E8EC},
                 Role{QPalette::Mid, 0xC6CAD1},
                 Role{QPalette::Dark, 0x9BA1AB},
                 Role{QPalette::Shadow, 0x6B7280},
                 // Pale, so that bars and state colours keep their contrast on a selected row.
                 Role{QPalette::Highlight, 0xDAE7FA},
                 Role{QPalette::HighlightedText, 0x10151C},
                 Role{QPalette::Link, 0x0D5AB5},
                 Role{QPalette::LinkVisited, 0x5A4AB8},
                 Role{QPalette::ToolTipBase, 0xFFFFFF},
                 Role{QPalette::ToolTipText, 0x1B1F24},
             });
    setRoles(palette, QPalette::Inactive, std::array{Role{QPalette::Highlight, 0xE4E9F0}});
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
                 Role{QPalette::Text, 0xE4E7EC},        Role{QPalette::PlaceholderText, 0xB1B6BF},
                 Role{QPalette::Button, 0x343941},      Role{QPalette::ButtonText, 0xE4E7EC},
                 Role{QPalette::BrightText, 0xFF9098},  Role{QPalette::Light, 0x4A505B},
                 Role{QPalette::Midlight, 0x3A4049},    Role{QPalette::Mid, 0x4A505B},
                 Role{QPalette::Dark, 0x15171B},        Role{QPalette::Shadow, 0x0E1013},
                 Role{QPalette::Highlight, 0x263E63},   Role{QPalette::HighlightedText, 0xFFFFFF},
                 Role{QPalette::Link, 0x7FB0FF},        Role{QPalette::LinkVisited, 0xB9A3E3},
                 Role{QPalette::ToolTipBase, 0x343941}, Role{QPalette::ToolTipText, 0xE4E7EC},
             });
    setRoles(palette, QPalette::Inactive, std::array{Role{QPalette::Highlight, 0x323B4A}});
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

QPalette lightContrastPalette()
{
    QPalette palette;
    setRoles(palette, QPalette::All,
             std::array{
                 Role{QPalette::Window, 0xFFFFFF},
                 Role{QPalette::WindowText, 0x000000},
                 Role{QPalette::Base, 0xFFFFFF},
                 Role{QPalette::AlternateBase, 0xF4F4F4},
                 Role{QPalette::Text, 0x000000},
                 Role{QPalette::PlaceholderText, 0x3A3A3A},
                 Role{QPalette::Button, 0xFFFFFF},
                 Role{QPalette::ButtonText, 0x000000},
                 Role{QPalette::BrightText, 0x7B0000},
                 Role{QPalette::Light, 0xFFFFFF},
                 Role{QPalette::Midlight, 0xE0E0E0},
                 Role{QPalette::Mid, 0xD0D0D0},
                 Role{QPalette::Dark, 0x000000},
                 Role{QPalette::Shadow, 0x000000},
                 // Yellow as of a marker: all colours of states can be read on it.
                 Role{QPalette::Highlight, 0xFFF3A0},
                 Role{QPalette::HighlightedText, 0x000000},
                 Role{QPalette::Link, 0x002F8F},
                 Role{QPalette::LinkVisited, 0x4B1A80},
                 Role{QPalette::ToolTipBase, 0xFFFFFF},
                 Role{QPalette::ToolTipText, 0x000000},
             });
    setRoles(palette, QPalette::Disabled,
             std::array{
                 Role{QPalette::WindowText, 0x4A4A4A},
                 Role{QPalette::Text, 0x4A4A4A},
                 Role{QPalette::ButtonText, 0x4A4A4A},
                 Role{QPalette::HighlightedText, 0x4A4A4A},
                 Role{QPalette::Highlight, 0xF4F4F4},
             });
    return palette;
}

QPalette darkContrastPalette()
{
    QPalette palette;
    setRoles(palette, QPalette::All,
             std::array{
                 Role{QPalette::Window, 0x000000},      Role{QPalette::WindowText, 0xFFFFFF},
                 Role{QPalette::Base, 0x000000},        Role{QPalette::AlternateBase, 0x121212},
                 Role{QPalette::Text, 0xFFFFFF},        Role{QPalette::PlaceholderText, 0xCFCFCF},
                 Role{QPalette::Button, 0x000000},      Role{QPalette::ButtonText, 0xFFFFFF},
                 Role{QPalette::BrightText, 0xFFB3B3},  Role{QPalette::Light, 0x303030},
                 Role{QPalette::Midlight, 0x282828},    Role{QPalette::Mid, 0x303030},
                 Role{QPalette::Dark, 0xFFFFFF},        Role{QPalette::Shadow, 0xFFFFFF},
                 Role{QPalette::Highlight, 0x00336B},   Role{QPalette::HighlightedText, 0xFFFFFF},
                 Role{QPalette::Link, 0x9CD0FF},        Role{QPalette::LinkVisited, 0xD9C2FF},
                 Role{QPalette::ToolTipBase, 0x000000}, Role{QPalette::ToolTipText, 0xFFFFFF},
             });
    setRoles(palette, QPalette::Disabled,
             std::array{
                 Role{QPalette::WindowText, 0xB8B8B8},
                 Role{QPalette::Text, 0xB8B8B8},
                 Role{QPalette::ButtonText, 0xB8B8B8},
                 Role{QPalette::HighlightedText, 0xB8B8B8},
                 Role{QPalette::Highlight, 0x121212},
             });
    return palette;
}

bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

/// Known by its lines, which are of one strength there: no widget changes these roles.
bool isHighContrast(const QPalette& palette)
{
    return palette.color(QPalette::Dark) == palette.color(QPalette::Shadow);
}

namespace {
struct Shade
{
    QRgb light;
    QRgb dark;
    QRgb lightContrast;
    QRgb darkContrast;
};

constexpr std::array<Shade, kSeriesColorCount> kSeries{{
    {0x0D427F, 0x4D8FF8, 0x0035FF, 0x66A5A3}, // blue; dark contrast: teal
    {0x742920, 0xC54A17, 0x973C0B, 0xBBB00B}, // brick; olive
    {0x1F815A, 0x26865E, 0x155E6E, 0x04FAB3}, // green; teal in light contrast
    {0xF44992, 0xD47A9E, 0x1A0008, 0xB677FE}, // rose; black; purple
    {0xAC8D34, 0xFED891, 0x4F1600, 0xFAFF02}, // ochre; brown; yellow
    {0x1C9AD3, 0x45CFFD, 0x00009A, 0xE3FFFE}, // sky; navy; white
    {0x6656CC, 0x935F9C, 0x100032, 0xD4C1FF}, // violet; night blue; lilac
    {0x4D5056, 0xDFE3EA, 0x5A574C, 0x909B73}, // slate; grey; sage
}};

constexpr Shade kOk{0x005C48, 0xAFEAC2, 0x004D33, 0xAFEAC2};
constexpr Shade kNotice{0x0068B0, 0x74B4F7, 0x003B82, 0x9CD0FF};
constexpr Shade kWarning{0x93571B, 0xFCBB3D, 0x653800, 0xFFD65C};
constexpr Shade kCritical{0x7B0000, 0xFF9098, 0x7B0000, 0xFFB3B3};
constexpr Shade kStale{0x616770, 0xB1B6BF, 0x3A3A3A, 0xCFCFCF};
constexpr Shade kHairline{0xDADDE2, 0x3D434C, 0x4A4A4A, 0xB8B8B8};
constexpr Shade kAccent{0x2363B4, 0x4D8FF8, 0x002F8F, 0x9CD0FF};

QColor shade(const QPalette& palette, const Shade& pair)
{
    if (isHighContrast(palette))
        return {isDark(palette) ? pair.darkContrast : pair.lightContrast};
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

QColor border(const QPalette& palette)
{
    return palette.color(isHighContrast(palette) ? QPalette::Shadow : QPalette::Mid);
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
