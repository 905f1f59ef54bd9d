// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/palettes.h"

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
} // namespace quotadeck::ui
