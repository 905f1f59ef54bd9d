// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace quotadeck::models {
struct FileVersion;
}

namespace quotadeck::ui {
/// Headings that name what an edited text is compared with, the same on every page.
[[nodiscard]] QString sinceLastSave();
[[nodiscard]] QString withFileOnDisk();
[[nodiscard]] QString withCurrentText();
[[nodiscard]] QString withActiveConfiguration();
[[nodiscard]] QString withVersion(const models::FileVersion& version);
/// A notice about a version that was restored as the current text.
[[nodiscard]] QString restoredText(const models::FileVersion& version);
} // namespace quotadeck::ui
